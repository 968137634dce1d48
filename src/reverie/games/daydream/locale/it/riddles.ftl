### What riddles are about.

theme-day-start = Numeri di partenza
theme-day-bonus = Bonus
theme-day-rows = File
theme-day-skip = Saltare un dado
theme-day-leaves = Foglie
theme-day-last-leaves = Le ultime foglie
theme-day-space = La nuvola giusta
theme-day-die = Il dado giusto
theme-day-constellation = Costellazione
theme-day-notes = Note
theme-day-garland = Ghirlanda
theme-day-polaroids = Polaroid
theme-day-frames = Cornici
