### Daydream with real dice: what is asked of chance, and what stands on the sheets.

day-chance-roll = Qu’ont donné les dés ?

day-pile-dice = Dés
day-pile-cells = Chiffres du joueur { $player }
day-pile-marks = Dessiné par le joueur { $player }

day-mark-objects = objets terminés
day-mark-lines = traits dessinés en tout
day-mark-circled-leaves = feuilles entourées
day-mark-filled-leaves = feuilles coloriées
day-mark-thorns = épines
day-mark-constellation = points de la constellation
day-mark-notes = têtes de note coloriées
day-mark-moons = lunes de la guirlande

day-pad-first = Touchez un dé, puis l’autre.
day-pad-second = { $die }, et l’autre ?
