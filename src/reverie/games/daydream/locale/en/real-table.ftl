### Daydream with real dice: what is asked of chance, and what stands on the sheets.

day-chance-roll = What was rolled?

day-pile-dice = Dice
day-pile-cells = Numbers of player { $player }
day-pile-marks = Drawn by player { $player }

day-mark-objects = objects finished
day-mark-lines = lines drawn in all
day-mark-circled-leaves = circled leaves
day-mark-filled-leaves = filled leaves
day-mark-thorns = thorns
day-mark-constellation = points of the constellation
day-mark-notes = noteheads filled
day-mark-moons = moons of the garland

day-pad-first = Tap one die, then the other.
day-pad-second = { $die }, and the other?
