### What only the terminal's own client says of this game.

## The first screen

day-setup-view = View

## At the table

term-help-daydream = Arrows move the pen over the spaces you can write in, Enter writes the chosen die there. Tab or the die’s number takes the other die, + and − spend leaves, S skips. A click on a space writes at once. P shows the other players’ sheets.
term-day-looking = { $player }: the sheet you are looking at. Any other key goes back to yours, P to the next player’s.
