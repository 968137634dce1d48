### The reasons behind hints.

## Reasons

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
    [one] keeps { $row } consecutive, with one cloud to go
   *[other] keeps { $row } consecutive, with { $n } clouds to go
}
why-day-run-nearly = leaves { $row } one number short of a sun
why-day-nearly = leaves { $row } one number short of its dot
why-day-distinct = brings a { $digit } that { $row } does not have yet
why-day-opens = opens { $n } more clouds to write in
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
    [one] leaves one cloud open in a group of frames
   *[other] leaves { $n } clouds open in a group of frames
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

## What to take away

takeaway-day-skipped = Think twice about skipping a die: a number in a modest cloud often beats a thorn.
takeaway-day-forced = A number is not always worth writing: a skip earns a leaf, and spoils no row.
takeaway-day-leaf = Spend a leaf when it completes something, and save it when it does not.
takeaway-day-space = Same number, better cloud: look for the row that gains most from it.
takeaway-day-die = Look at both dice before you write: the other one may fit better first.
takeaway-day-other = Before you answer, look at the alternatives once more.
