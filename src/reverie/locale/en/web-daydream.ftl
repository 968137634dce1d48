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
web-day-ended = The end of a daydream

web-day-ask-done = Both dice are used. End your turn, or take strokes back.
web-day-done-rule = Nobody sees your draft before you end your turn. When everybody has, the dice are rolled again; the game ends when a grid is full or a shelf is drawn.
web-day-wait = Waiting for { $names } …
web-day-rolling = The dice are rolling …
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
web-day-done = Done
web-day-preview-none = Nothing earned yet.
web-day-tap-again = Tap again to write.
web-day-whole = Whole board
web-day-near = Closer
web-day-look-at = { $name }, { $score } points, { $state ->
    [thinking] still thinking
    [gone] gave up
   *[done] done
}: see the board
web-day-thinking = thinking
web-day-is-done = done
web-day-score = Score
web-day-keys = Arrows move over the clouds, Enter writes. 1–6 choose a die, + and − use leaves, S skips, D ends the turn.

## Before a game

web-day-fold = Fold the leaflet
web-day-turn-over = Turn over
web-day-own-boards = The boards are our own design.
web-day-easy = easy
web-day-medium = medium
web-day-hard = hard
web-day-about-a = Just the clouds and the shelf: the best place to begin.
web-day-about-d = Clouds and shelf again, with longer rows and a cat that wants coffee.
web-day-about-bc = Numbers in star spaces climb a constellation; every star counts.
web-day-about-ef = Numbers in moon spaces hang in a garland; equal neighbours pay.
web-day-about-ad = Six polaroids: high numbers on stars, low ones on moons.
web-day-about-da = Six polaroids: all different, and best of all in order.
web-day-about-bca = The constellation, and notes that sound when numbers around them are equal.
web-day-about-efd = The garland, and three groups of frames to fill before the others.
web-day-players = Players
web-day-alone = alone
web-day-seat = Seat { $n }
web-day-seat-you = You
web-day-seat-person = Somebody with the link
web-day-begin = Begin
