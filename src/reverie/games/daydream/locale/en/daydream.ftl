### Daydream: the sheet, the questions, the events, the reasons, the rules.

## The sheet

day-start = Starting numbers
day-player = { $who ->
    [you] Player { $player } (you)
   *[other] Player { $player }
}
day-gone = gave up

day-place-dice = Dice
day-place-shelf = Shelf
day-place-leaves = Leaves
day-place-constellation = Stars
day-place-notes = Notes
day-place-garland = Garland
day-place-polaroids = Polaroids
day-place-frames = Frames
day-place-score = Score
day-place-players = Players

day-die-written = { $die } in { $cell }
day-die-changed = { $die } as { $digit } in { $cell }
day-die-skipped = { $die } skipped
day-objects = { $n } of { $all } objects
day-circled = { $n } circled
day-thorns = { $n ->
    [one] 1 thorn
   *[other] { $n } thorns
}{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
}
day-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
day-heads = { $n ->
    [one] 1 notehead
   *[other] { $n } noteheads
}
day-frame-full = { $family } full, nothing earned
day-frame-left = { $family } { $n } to fill, for { $rewards }
day-frame-earned = { $family } full, { $reward } earned

day-sum-objects = { $n ->
    [one] 1 object
   *[other] { $n } objects
}
day-sum-constellation = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
day-sum-notes = { $n ->
    [one] 1 notehead
   *[other] { $n } noteheads
}
day-sum-garland = { $n } from the garland
day-sum-polaroids = { $n } from polaroids
day-sum-frames = { $n } from frames
day-sum-thorns = { $n } for thorns

## The questions

day-hint = `5 c3` writes a 5 in c3, `5+1 c3` with a leaf. `undo` · `?` the rule · `help` the marks · `quit`
day-ask-start = Write { $n ->
    [one] the number in an empty cloud
   *[other] both starting numbers in empty clouds
}, wherever you like.
day-ask-write = Write { $n ->
    [one] the number
   *[other] the numbers
} next to filled clouds.
day-ask-row = Two rows are full at once. Which comes first?
day-ask-bonus = Finished: { $object }. Which bonus do you circle?{ $n ->
    [0] { "" }
    [one] { " " }Then one more line is drawn.
   *[other] { " " }Then { $n } more lines are drawn.
}
day-ask-done = Both dice are used. End your turn, or take something back.
    .typed = done, undo

day-anywhere = any empty cloud
day-do-write = { $dice } in: { $cells } (type `{ $example }`)
day-do-leaves = { $n ->
    [one] 1 circled leaf changes
   *[other] { $n } circled leaves change
} a die: { $ranges } (type `{ $example }`)
day-do-skip = { $skips }: { $how ->
    [solo] circle a leaf instead, and draw a thorn
   *[several] circle a leaf instead
}
day-do-complete = One cloud completes: { $rows }
day-do-row = { $icon } draws { $n } lines
day-do-bonus-sun = an extra line to the next sun
day-do-bonus-leaf = circle a leaf
day-do-done = end your turn

day-help-answers = Answer `write 5 c3` or just `5 c3`; with circled leaves `6-1 c3` or `4+2 c3`; `skip 2`; the name of a row; `sun` or `leaf`; `done`. Several in one line: “5 c3, 2 d3, done”. Short lists are answered by number too. Until `done` everything can be undone. Enter alone shows the board again.
day-legend-clouds = The grid: _ an empty cloud you can write in now, · another empty one; ★ ☾ a star or a moon, ¹ ² ³ the group of frames. At the end of each row: ◦ open, ● dot circled, ☼ sun circled, ✗ crossed out. ┊ is a fold: clouds on both sides are adjacent, but no row runs across.
day-legend-shelf = The shelf: ▸ the object being drawn, ━ its lines drawn, ─ open; ☼ suns, • dots, + the bonus symbol. Leaves: ◎ circled, ○ free, ● filled in. Clouds that complete a row: ☼ the numbers that earn its sun, ✗ those that spoil it.

## The events

day-event-rolled = { $turn ->
    [0] The starting numbers are { $first } and { $second }.
   *[other] Turn { $turn }: the dice show { $first } and { $second }.
}
day-event-wrote = You write { $digit } in { $cell }{ $leaves ->
    [0] .
    [one] , filling in one leaf.
   *[other] , filling in { $leaves } leaves.
}
day-event-skipped = You skip the { $die }.
day-event-lapsed = No cloud is left for the { $die }; it lapses.
day-event-leaf = You circle a leaf.
day-event-thorn = You draw a thorn; there { $thorns ->
    [one] is one now.
   *[other] are { $thorns } now.
}
day-event-row = Row { $row }: { $icon ->
    [sun] consecutive numbers, perfect! The sun { $mark } is circled.
    [dot] different numbers, well done! The dot { $mark } is circled.
   *[spoiled] a number appears twice, oops. { $mark } Nothing is earned.
}
day-event-line = { $n ->
    [one] One line
   *[other] { $n } lines
} { $icon } on this object: { $object }.
day-event-object = Finished: { $object }!
day-event-constellation = The constellation grows by { $n ->
    [one] one line
   *[other] { $n } lines
}; { $stars ->
    [0] no star is reached.
    [one] one star is circled.
   *[other] { $stars } stars are circled.
}
day-event-note = { $heads ->
    [one] A notehead is filled in.
   *[other] Both noteheads of a note are filled in.
}
day-event-polaroid = The polaroid of { $cell } shows { $digit }.
day-event-moon = { $digit } goes into moon { $moon } of the garland{ $reward ->
    [0] .
   *[other] , equal to the one before: { $reward } points.
}
day-event-frames = { $who ->
    [you] You have filled
   *[other] { $name } has filled
} the group of frames { $family }: { $reward ->
    [0] no reward is left.
   *[other] { $reward } points.
}
day-event-rewards-crossed = Every { $reward } of the frames that is not earned is crossed out.
day-event-played = { $name }: { $answers }.
day-event-conceded = { $who ->
    [you] You give the game up.
   *[other] { $name } gives the game up.
}
day-nothing = nothing

## The end

day-over-full = Every cloud of a grid is filled.
day-over-drawn = Every object of a shelf is drawn.
day-over-conceded = The game was given up.
day-end-name = Your title: { $name }
day-end-score = Score { $n } = { $sum }
day-end-won = { $n ->
    [0] Nobody wins.
    [one] { $players } wins!
   *[other] { $players } win together!
}
day-end-tie = The tie is broken by the lines on the unfinished object: { $n }.

## Why not

day-then = your turn ends with “{ $done }”; “{ $rest }” has to wait. Nothing was done.
day-why-only-done = both dice are used; only `done` or `undo` are left
day-why-other-question = “{ $verb }” does not answer the current question
day-why-not-done = { $dice } must be written first, or one die skipped
day-why-no-row = no two rows are waiting to be ordered
day-why-no-bonus = there is no bonus to choose
day-why-no-die = no die shows { $die }; leaves are written with the die, as in `4+1 c3`
day-why-die-used = the { $die } is used already
day-why-skipped = one die has been skipped already this turn
day-why-start-skip = starting numbers cannot be skipped
day-why-start-leaves = starting numbers cannot be changed by leaves
day-why-no-cell = there is no cloud { $cell } on this grid
day-why-filled = { $cell } holds a { $digit } already
day-why-not-beside = { $cell } is not adjacent to a filled cloud
day-why-leaves = this takes { $n ->
    [one] one circled leaf
   *[other] { $n } circled leaves
}, and you have { $have }

## The rules

day-rule-ids = Rules { $ids }
day-rule-start = Both numbers of the first roll go into two empty clouds anywhere on the grid. They cannot be skipped or changed. Far apart is a good idea.
day-rule-write = Write both numbers, in any order, each in an empty cloud adjacent to a filled one; the second may touch the first. One die a turn may be skipped to circle a leaf. Before writing, fill in circled leaves to change the die by 1 each, between 0 and 9. A full row of different numbers circles the dot, of consecutive ones the sun; a repeated number spoils it. The row draws as many lines as it has clouds: to the next point, or from sun to sun.
day-rule-write-solo = Solo, every skipped die also draws a thorn; two thorns cost an object at the end.
day-rule-row = Full rows are resolved in the order you like. A dot row draws to the next point, a sun row to the next sun; one object is finished before the next begins.
day-rule-bonus = An object with the bonus symbol gives one extra line to the next sun, or one circled leaf, before the lines that are left over.
day-rule-done = Nobody sees your draft before `done`. When everybody is done, the dice are rolled again; the game ends when a grid is full or a shelf is drawn.
day-rule-constellation = A number in a star cloud draws that many lines on the constellation; every star reached counts one.
day-rule-notes = A single note counts one if its two clouds are equal. A double note counts one if any two of its clouds are equal, and two if all are.
day-rule-garland = A number in a moon cloud goes into the next moon of the garland; equal to the one before, it earns the reward between them.
day-rule-frames = The grid is divided into three groups of frames; a completely filled group earns a reward.
day-rule-frames-solo = Solo, the first line of the clover crosses out every 5 not yet earned, the first line of the bow tie every 2.
day-rule-frames-several = The first to fill a group earns 5, the next 2; players who fill it in the same turn earn the same.
day-rule-polaroids-ad = The numbers of the three star clouds count for you, those of the three moon clouds against you.
day-rule-polaroids-da = Every different number on the six polaroids counts one; twice as much if all six are consecutive from left to right.
