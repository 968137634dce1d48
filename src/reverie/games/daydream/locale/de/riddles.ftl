### What riddles are about.

theme-day-start = Startzahlen
theme-day-bonus = Bonus
theme-day-rows = Reihen
theme-day-skip = Einen Würfel auslassen
theme-day-leaves = Blätter
theme-day-last-leaves = Die letzten Blätter
theme-day-space = Die richtige Wolke
theme-day-die = Der richtige Würfel
theme-day-constellation = Sternbild
theme-day-notes = Noten
theme-day-garland = Mondkette
theme-day-polaroids = Polaroids
theme-day-frames = Rahmen
