### What riddles are about.

theme-day-start = Starting numbers
theme-day-bonus = Bonus
theme-day-rows = Rows
theme-day-skip = Skipping a die
theme-day-leaves = Leaves
theme-day-last-leaves = The last leaves
theme-day-space = The right cloud
theme-day-die = The right die
theme-day-constellation = Constellation
theme-day-notes = Notes
theme-day-garland = Garland
theme-day-polaroids = Polaroids
theme-day-frames = Frames
