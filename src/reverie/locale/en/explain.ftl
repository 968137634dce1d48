### Hints, the reasons behind them, and what a finished game was made of.

## Hints

help-hint = the best answers, what they are worth and why
hint-head = What the player “{ $player }” thinks of your answers:
hint-none = Nobody is asked anything here.
hint-win = { $text }: wins { $value } of 100 ({ $low } to { $high })
hint-score = { $text }: { $value } points expected ({ $low } to { $high })
hint-name = { $name } { $chance } %
hint-why = It { $reasons }.
hint-and = And it { $reasons }.
explain-percent = { $n } %
explain-points = { $n } points

## Parts of reasons in Onirim

why-key-red = the red key
why-key-blue = the blue key
why-key-green = the green key
why-key-brown = the brown key
why-doors-red = { $n ->
    [one] one red door
   *[other] { $n } red doors
}
why-doors-blue = { $n ->
    [one] one blue door
   *[other] { $n } blue doors
}
why-doors-green = { $n ->
    [one] one green door
   *[other] { $n } green doors
}
why-doors-brown = { $n ->
    [one] one brown door
   *[other] { $n } brown doors
}
why-cards-red = red cards
why-cards-blue = blue cards
why-cards-green = green cards
why-cards-brown = brown cards

## Reasons in Onirim

why-oni-chances = leaves the best chances on the whole
why-oni-wins = wins the game at once
why-oni-survives = does not empty the deck at once
why-oni-winnable = keeps the game winnable
why-oni-door = brings { $card }, which makes { $n } of 8
why-oni-doors-kept = { $n ->
    [one] gives up none of your doors: you have but one
   *[other] gives up none of your { $n } doors
}
why-oni-third = completes three { $cards } in a row, and the deck still holds their door
why-oni-second = makes two { $cards } in a row; the third will find a door
why-oni-second-held = leaves { $card } in your hand for the third
why-oni-first = begins a series of { $cards } that you can go on with: you hold { $card }
why-oni-first-whole = begins a series of three { $cards }, all of which you hold
why-oni-key-idle = costs only { $key }, which has no door left to open
why-oni-key-double = costs { $card } of which you hold another
why-oni-refind = gives up { $card } that can be found again: { $n } { $cards } are still unseen
why-oni-deck-plenty = takes five cards from a deck that has { $n } to spare them
why-oni-hand-poor = costs a hand without a key
why-oni-hand-kept = keeps your hand together
why-oni-deck-low = spares the deck, which is down to { $n } cards
why-oni-deck-kept = loses no card of the deck unseen
why-oni-prophecy = { $n ->
    [0] shows the next five cards and lets you put them in order
    [one] shows the next five cards; one of the { $unseen } unseen is a nightmare you could throw away
   *[other] shows the next five cards; { $n } of the { $unseen } unseen are nightmares, and one could be thrown away
}
why-oni-nightmare-gone = { $n ->
    [0] gets rid of the last nightmare
    [one] gets rid of a nightmare; only one more is left
   *[other] gets rid of a nightmare; { $n } more are left
}
why-oni-idle = costs nothing: { $cards } have no door left to find
why-oni-plenty = costs little: { $n } more like it are unseen
why-oni-tower-look = { $n ->
    [one] shows the next card
   *[other] shows the next { $n } cards and lets you put them in order
}
why-oni-door-next = lets you draw { $card } while you have { $key }
why-oni-key-first = brings { $key } before its door
why-oni-key-next = brings { $card } with the next draw
why-oni-fits-next = brings { $card }, which goes on with your series
why-oni-nightmare-later = puts the nightmare off
why-oni-door-later = puts off { $card } until you have { $key }
why-oni-partner = helps your partner, who still needs { $card }
why-oni-own-key = gives you { $key } for the door you still need
why-oni-own-pair = gives you { $cards } that go together
why-oni-key-kept = keeps { $key } for { $doors } among the { $unseen } unseen cards
why-oni-insurance = { $n ->
    [one] keeps a key against the last nightmare among the { $unseen } unseen cards
   *[other] keeps a key against the { $n } nightmares among the { $unseen } unseen cards
}
why-oni-series-kept = leaves your series of { $cards } unbroken
why-oni-rampart = completes the rampart
why-oni-tower = { $n ->
    [one] lays the first tower of a rampart
   *[other] makes { $n } towers of different colours in a row
}
why-oni-towers-kept = { $n ->
    [one] costs nothing of the rampart
   *[other] leaves { $n } towers of different colours in a row
}
why-oni-no-tower-falls = saves every tower
why-oni-punished = makes the nightmare pass without any loss
why-oni-goal-other = waits for the next goal, { $card }; any other door would go to Limbo
why-oni-goal-ready = makes { $card } the next goal, which you are ready for
why-oni-dispelled = spares you this: { $premonition }
why-oni-asleep = wakes no premonition
why-oni-playable = leaves { $n } cards of your hand playable

## Reasons in Daydream

why-day-prospects = leaves the best prospects on the whole
why-day-row-sun = completes { $row } in order: { $n } lines from sun to sun
why-day-row-dot = completes { $row } without a repeat: { $n } lines
why-day-object = finishes this object: { $object }
why-day-nearer = { $n ->
    [one] leaves this object one point from its end: { $object }
   *[other] leaves this object { $n } points from its end: { $object }
}
why-day-apart = keeps the starting numbers apart, with room around both
why-day-run = { $n ->
    [one] keeps { $row } consecutive, with one space to go
   *[other] keeps { $row } consecutive, with { $n } spaces to go
}
why-day-run-nearly = leaves { $row } one number short of a sun
why-day-nearly = leaves { $row } one number short of its dot
why-day-distinct = brings a { $digit } that { $row } does not have yet
why-day-opens = opens { $n } more spaces to write in
why-day-stars = { $n ->
    [one] reaches a star
   *[other] reaches { $n } stars
}
why-day-climbs = { $n ->
    [one] takes the constellation one line higher
   *[other] takes the constellation { $n } lines higher
}
why-day-moons = { $n ->
    [one] equals the last moon of the garland, for one point
   *[other] equals the last moon of the garland, for { $n } points
}
why-day-note = { $n ->
    [one] fills in a notehead
   *[other] fills in both heads of a note
}
why-day-frames = fills a whole group of frames
why-day-frames-nearly = { $n ->
    [one] leaves one space open in a group of frames
   *[other] leaves { $n } spaces open in a group of frames
}
why-day-polaroid-new = shows a { $digit }, which no polaroid has yet
why-day-polaroid-high = puts a high { $digit } where it counts for you
why-day-polaroid-low = puts only a { $digit } where it counts against you
why-day-leaf = earns a leaf to change a later die
why-day-leaves-kept = spends none of your leaves
why-day-leaf-spent = { $n ->
    [one] is worth the leaf it takes
   *[other] is worth the { $n } leaves it takes
}
why-day-no-thorn = draws no thorn
why-day-odd-thorn = draws a thorn that costs nothing as long as no other follows
why-day-clean = spoils no row
why-day-bonus-sun = takes the next object a whole sun line further
why-day-bonus-leaf = gives you a leaf for a die that does not fit
why-day-ends-ahead = ends the game while you are ahead

## What a game was made of

analysis-head = { $setup }, judged by the player “{ $player }”
analysis-seat = Player { $player }
analysis-change = From { $from } to { $to }: { $luck } by luck, { $skill } by choice.
analysis-accuracy = Accuracy { $n } %: 100 is the best answer every time, 0 is answering at random.
analysis-decisions = { $n } decisions left a choice; { $best } times it was as good as the best.
analysis-costly = What cost most:
analysis-cost = { $entry }  { $text }: { $cost } less than “{ $better }”
analysis-reason = “{ $better }” { $reasons }.
analysis-nothing = No choice cost anything to speak of.
analysis-lucky = Kindest turn of chance: { $gain } before entry { $entry }.
analysis-unlucky = Hardest turn of chance: { $gain } before entry { $entry }.
analysis-plot = The plot is in { $file }.

plot-title-win = The chance to win, decision by decision
plot-title-score = The score to expect, decision by decision
plot-decisions = decisions
plot-luck = luck
plot-skill = choices
plot-result = result
calibration-title = What is stated, and what comes true
calibration-stated = stated chance to win
calibration-won = games won
calibration-games = { $n } positions of { $games } games
