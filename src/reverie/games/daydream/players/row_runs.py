"""Reads a row of a sheet of Daydream: its digits, and those it lacks to become a run."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.rules.board import ROW_CELLS, Board
from reverie.games.daydream.rules.sheet_layout import CELLS, EMPTY

DIGITS: Final = 10
# Looked up, never shifted: compiled, a shifted 1 would be a 32-bit number.
BIT: Final[vec[i64]] = vec[i64]([1 << digit for digit in range(DIGITS)])
# By size: the set of that many digits from 0 on.
RUN: Final[vec[i64]] = vec[i64]([(1 << size) - 1 for size in range(ROW_CELLS + 1)])
NO_RUN: Final = 16  # in place of the first digit of a run that is not possible any more
NO_CELL: Final = -1  # read a row as it is


class RowReader:
    """Reads rows of one board into its attributes, so that nothing is allocated."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.seen: i64 = 0  # the set of digits in the row
        self.filled: i64 = 0  # cells that hold a digit
        self.doubled = False  # whether a digit occurs twice
        self.rising: i64 = 0  # the digit a rising run would begin with
        self.falling: i64 = 0
        self.lacks_rising: i64 = -1  # the digits such a run lacks, as a set; -1 if it is not possible
        self.lacks_falling: i64 = -1

    def read(self, s: "vec[i64]", row: i64, cell: i64, digit: i64) -> None:
        """Read a row as if a cell held that digit, or as it is with NO_CELL.

        If a row would hold that digit twice, only `doubled` is set.
        """
        board = self.board
        size = board.row_sizes[row]
        first = row * ROW_CELLS
        seen: i64 = 0
        filled: i64 = 0
        rising: i64 = 0
        falling: i64 = 0
        doubled = False
        i: i64 = 0
        while i < size:
            here = board.row_cells[first + i]
            found = s[CELLS + here]
            if here == cell:
                found = digit
            if found != EMPTY:
                bit = BIT[found]
                if seen & bit != 0:
                    if cell != NO_CELL:
                        self.doubled = True
                        return  # callers ask nothing else of such a digit
                    doubled = True
                seen |= bit
                if filled == 0:
                    rising = found - i
                    falling = found + i
                else:
                    if found - i != rising:
                        rising = NO_RUN
                    if found + i != falling:
                        falling = NO_RUN
                filled += 1
            i += 1
        self.seen = seen
        self.filled = filled
        self.doubled = doubled
        self.rising = rising
        self.falling = falling
        self.lacks_rising = -1
        self.lacks_falling = -1
        if filled == 0 or doubled:
            return
        run = RUN[size]
        if rising >= 0 and rising + size <= DIGITS:
            self.lacks_rising = (run << rising) & ~seen
        if falling < DIGITS and falling >= size - 1:
            self.lacks_falling = (run << (falling - size + 1)) & ~seen
