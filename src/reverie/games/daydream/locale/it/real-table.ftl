### Daydream with real dice: what is asked of chance, and what stands on the sheets.

day-chance-roll = Che cosa è uscito?

day-pile-dice = Dadi
day-pile-cells = Numeri del giocatore { $player }
day-pile-marks = Disegnato dal giocatore { $player }

day-mark-objects = oggetti finiti
day-mark-lines = linee tracciate in tutto
day-mark-circled-leaves = foglie cerchiate
day-mark-filled-leaves = foglie riempite
day-mark-thorns = spine
day-mark-constellation = punti della costellazione
day-mark-notes = teste di nota riempite
day-mark-moons = lune della ghirlanda

day-pad-first = Tocca un dado, poi l’altro.
day-pad-second = { $die }, e l’altro?
