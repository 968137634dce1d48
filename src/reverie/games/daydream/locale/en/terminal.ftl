### What only the terminal's own client says of this game.

## The first screen

day-setup-view = Board
day-boards = Boards
day-boards-edition = Edition { $n }
day-boards-own = Your own ({ $name })

## At the table

term-help-daydream = Arrows move the pen over the clouds you can write in, Enter writes the chosen die there. Tab or the die’s number takes the other die, + and − spend leaves, S skips. A click on a cloud writes at once. P shows the other players’ boards.
term-day-looking = { $player }: the board you are looking at. Any other key goes back to yours, P to the next player’s.
