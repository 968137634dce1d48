### What only the terminal's own client says of this game.

## L'ingresso

day-setup-view = Tabellone
day-boards = Tabelloni
day-boards-edition = Edizione { $n }
day-boards-own = I tuoi ({ $name })

## Al tavolo

term-help-daydream = Le frecce portano la penna sulle nuvole in cui puoi scrivere, Invio vi scrive il dado scelto. Tab o il numero del dado prende l’altro, + e − spendono foglie, S salta il dado. Un clic su una nuvola scrive subito. P mostra i tabelloni degli altri.
term-day-looking = { $player }: è il tabellone che stai guardando. P mostra il prossimo, ogni altro tasto torna al tuo.
