### Daydream with real dice: what is asked of chance, and what stands on the sheets.

day-chance-roll = Was wurde gewürfelt?

day-pile-dice = Würfel
day-pile-cells = Zahlen von Spieler { $player }
day-pile-marks = Gezeichnet von Spieler { $player }

day-mark-objects = fertige Gegenstände
day-mark-lines = gezeichnete Linien insgesamt
day-mark-circled-leaves = eingekreiste Blätter
day-mark-filled-leaves = ausgefüllte Blätter
day-mark-thorns = Dornen
day-mark-constellation = Punkte des Sternbilds
day-mark-notes = ausgefüllte Notenköpfe
day-mark-moons = Monde der Mondkette

day-pad-first = Tipp einen Würfel an, dann den anderen.
day-pad-second = { $die }, und der andere?
