### What only Daydream's pages say.

web-day-clouds = Clouds
web-day-board = { $who }, { $view }
web-day-empty = empty
web-day-row = Row { $row }
web-day-cell-star = star
web-day-cell-moon = moon
web-day-cell-frame = frame { $family }
web-day-drawing = Being drawn: { $object }, { $n } of { $all } lines
web-day-drawn-all = Every object is drawn.
web-day-plant = Leaves: { $circled } circled, { $free } free, { $filled } spent.
web-day-ended = Your afternoon is over

web-day-done-rule = Nobody sees your draft before you end your turn. When everybody has, the dice are rolled again; the game ends when a grid is full or a shelf is drawn.
web-day-wait = Waiting for { $names }…
web-day-rolling = The dice are rolling…
web-day-die = Choose a die
web-day-die-is = Die showing { $die }
web-day-die-used = Die showing { $die }, used
web-day-leaf-less = One less, for a leaf
web-day-leaf-more = One more, for a leaf
web-day-writes = You write { $digit }
web-day-leaves-used = { $n ->
    [one] for one leaf
   *[other] for { $n } leaves
}
web-day-do-write = { $digit } in { $cell }
web-day-do-write-here = write { $digit } here
web-day-do-skip = Skip the { $die }
web-day-skip-gives = { $how ->
    [solo] a leaf, and a thorn
   *[several] a leaf instead
}
web-day-done = End turn
web-day-preview-none = Earns nothing yet.
web-day-tap-again = Tap again to write.
web-day-whole = Whole board
web-day-near = Zoom in
web-day-look-at = { $name }, { $score ->
    [1] one point
   *[other] { $score } points
}, { $state ->
    [thinking] still thinking
    [gone] gave up
   *[done] done
}: see the board
web-day-thinking = thinking
web-day-is-done = done
web-day-score = { $n ->
    [one] point
   *[other] points
}
web-day-keys = Arrows move over the clouds, N leads to the next one you can write in, Enter writes. 1–6 choose a die, + and − use leaves, S skips, D ends the turn, Z zooms.

## Before a game

web-day-fold = Choose a board
web-day-turn-over = Turn over
web-day-own-boards = The boards are our own designs.
web-day-easy = easy
web-day-medium = medium
web-day-hard = hard
web-day-about-a = Just the clouds and the shelf: the best place to begin.
web-day-about-d = Clouds and shelf again, with longer rows and a cat that wants coffee.
web-day-about-bc = Numbers in star clouds climb a constellation; every star counts.
web-day-about-ef = Numbers in moon clouds hang in a garland; equal neighbours pay.
web-day-about-ad = Six polaroids: high numbers on stars, low ones on moons.
web-day-about-da = Six polaroids: all different, and best of all in order.
web-day-about-bca = The constellation, and notes that sound when numbers around them are equal.
web-day-about-efd = The garland, and three groups of frames to fill before the others.
web-day-players = Players
web-day-alone = solo
web-day-seat = Seat { $n }
web-day-seat-you = You
web-day-begin = Start game

## Pages


## The end

web-day-left-objects = { $n ->
    [one] One object was not finished: { $object }.
   *[other] { $n } objects were not finished; the next would have been: { $object }.
}
web-day-left-clouds = { $n ->
    [one] One cloud stayed empty.
   *[other] { $n } clouds stayed empty.
}
web-day-left-rows = Perfect rows: { $suns }. Spoiled rows: { $spoiled }.
web-day-left-leaves = { $n ->
    [one] One circled leaf was not spent.
   *[other] { $n } circled leaves were not spent.
}

## Before a game

web-day-unfold = Unfold
web-day-fold-away = Fold
web-day-alone-what = Solo, you play for a title: a skipped die draws a thorn, and two thorns cost a point.
web-day-several-what = Everybody uses the same two dice at the same time; nobody sees your draft until all are done.

# What becomes of a row, as soon as it is certain.
web-day-fate-doomed = cannot be saved any more
web-day-fate-sunny = may still earn its sun
# What a number would do.
web-day-would-dot = Row { $row }: all different, { $n } lines
web-day-would-sun = Row { $row }: in order, { $n } lines from sun to sun
web-day-would-spoiled = Row { $row }: a number twice, nothing
web-day-would-finish = Finishes this object: { $object }
web-day-brightens = { $n ->
    [one] One row may earn its sun now.
   *[other] { $n } rows may earn their suns now.
}
web-day-dooms = { $n ->
    [one] One row cannot be saved any more.
   *[other] { $n } rows cannot be saved any more.
}
web-day-dims = { $n ->
    [one] One row loses its sun.
   *[other] { $n } rows lose their suns.
}
web-day-goal-line = fill rows of clouds to draw the objects on your shelf; each finished one is a point.
web-day-coach-start = Write both numbers anywhere. Far apart gives you two places to grow from.
web-day-coach-write = Write each die next to a filled cloud. A row must never hold a number twice; numbers in order earn its sun.
web-day-coach-nearly = Row { $row } needs only { $cell }. Any number but { $taken } earns its dot ●{ $sun ->
    [none] .
   *[other] , and a { $sun } earns its sun ☼.
}
web-day-coach-leaf = A die does not fit? The plant has circled leaves: − and + change the die by one for each.
web-day-coach-row = Two rows are full. Choose the one that should draw first.
web-day-coach-bonus = A bonus: a line to the next sun moves the shelf on, a leaf changes a die later.
web-day-coach-done = Happy with it? End your turn. Until then you can take everything back.
web-day-tip-doomed = The same number twice in one row spoils it: the row earns nothing any more. Look for a row without it.
web-day-tip-skip = Every skipped die grows a thorn, and two thorns cost a point. A leaf can change the die instead.

## The legend of the board, and things held up to the eyes

web-day-legend = What the symbols mean
web-day-cloud = Cloud { $cell }
web-day-plant-title = The plant
web-day-legend-dot = all different: a line for each cloud, to the next point
    .short = all different
web-day-legend-sun = consecutive numbers: lines from sun to sun
    .short = in order
web-day-legend-spoiled = a number twice: nothing
    .short = twice: nothing
web-day-legend-leaf = a circled leaf changes a die by 1
    .short = ±1
web-day-legend-bonus = bonus: a line or a leaf
    .short = bonus
web-day-legend-constellation = a number here draws that many lines of the constellation
    .short = climbs
web-day-legend-garland = hangs the number on the garland
    .short = to the garland
web-day-legend-polaroids-ad = stars count for you, moons against you
    .short = stars +, moons −
web-day-legend-polaroids-da = each different number counts one
    .short = all different
web-day-legend-notes = equal numbers around it fill the note
    .short = equal
web-day-legend-frames = a full group of frames earns its reward
    .short = fill a group
web-board-own = Draw or print boards of your own
