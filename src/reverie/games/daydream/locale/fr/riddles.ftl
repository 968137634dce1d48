### What riddles are about.

theme-day-start = Chiffres de départ
theme-day-bonus = Bonus
theme-day-rows = Lignes
theme-day-skip = Renoncer à un dé
theme-day-leaves = Feuilles
theme-day-last-leaves = Les dernières feuilles
theme-day-space = Le bon nuage
theme-day-die = Le bon dé
theme-day-constellation = Constellation
theme-day-notes = Notes
theme-day-garland = Guirlande
theme-day-polaroids = Polaroïds
theme-day-frames = Cadres
