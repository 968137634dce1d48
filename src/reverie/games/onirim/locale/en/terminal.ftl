### What only the terminal's own client says of this game.

## At the table

term-help-onirim = The candle is the deck: it burns down with every card. The last card of a labyrinth is shown in full, the others under it show symbol and colour. A heavy frame is the card your answer is about.
