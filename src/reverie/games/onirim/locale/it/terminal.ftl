### What only the terminal's own client says of this game.

## Al tavolo

term-help-onirim = La candela è il mazzo: si consuma a ogni carta. L’ultima carta di un labirinto è intera, quelle sotto mostrano simbolo e colore. Una cornice spessa indica la carta a cui si riferisce la tua risposta.
