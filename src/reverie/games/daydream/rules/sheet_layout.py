"""The layout of a sheet: which number of it means what."""

from typing import Final

# A sheet is a slice of the numbers of a table. First those that stay from turn to turn:
THINGS: Final = 0  # objects finished, and so the number of the one being drawn
POINT: Final = 1  # how far along its path the pen is
DRAWN: Final = 2  # lines drawn on it, a sun line being one (DAY-12)
CIRCLED: Final = 3  # leaves ready to be filled in
FILLED: Final = 4  # leaves filled in, and so spent
THORNS: Final = 5
LEFT: Final = 6  # empty cells
ANSWERED: Final = 7  # decisions answered since the game began
# Then those that only matter within a turn:
DICE: Final = 8  # the dice still to be written: 1 for the lower, + 2 for the higher
SKIPPED: Final = 9  # 1 once a die was skipped
ASKS: Final = 10  # the question to the player: WRITES to IS_DONE
LINES: Final = 11  # lines still to be drawn for a row
ICON: Final = 12  # of what kind these lines are: DOT or SUN
WAITS: Final = 13  # a full row that still waits to be resolved, counted from 1; 0 if none
WAITS_TOO: Final = 14  # another one: the player picks which is first
BONUS: Final = 15  # 1 while the bonus of a finished object is to be chosen
DRAFTED: Final = 16  # answers given this turn, kept at the end of the sheet
# Then sets of cells, 32 to a word:
FREE: Final = 17  # empty cells
FRONT: Final = 21  # empty cells beside a filled one
# Then a digit for each cell, the empty cells of each row, the features' places, and the draft.
CELLS: Final = 25

EMPTY: Final = 10  # in place of a digit

WRITES: Final = 0  # the questions
PICKS_ROW: Final = 1
PICKS_BONUS: Final = 2
MAY_END: Final = 3
IS_DONE: Final = 4

SPOILED: Final = 0  # how a full row is judged
DOT: Final = 1
SUN: Final = 2
ICONS: Final = ("spoiled", "dot", "sun")
