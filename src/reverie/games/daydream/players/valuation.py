"""Values a digit in a cell on a sheet of Daydream: a small valuation, written by hand.

Everything is counted in thousandths of an object. A gain is the change of what may still come (rows that
can become dots or suns, points of the features) together with what is earned at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.players.prospects import Prospect, prospects_of
from reverie.games.daydream.players.row_runs import DIGITS, RowReader
from reverie.games.daydream.rules.board import ROW_CELLS, Board
from reverie.games.daydream.rules.sheet_layout import CIRCLED, FILLED, LEFT, POINT, THINGS, THORNS

OBJECT: Final = 1000
CERTAIN: Final = 1024  # a probability of 1

# The probability that one more cell of a run gets its digit.
SUN_DIGIT: Final = 0.55  # a digit that a die shows, 1 to 6
SUN_BY_LEAF: Final = 0.25  # a digit that needs leaves
LEAF: Final = 380  # a circled leaf, while most cells are empty
THORN: Final = 500  # a thorn: every two cost an object

SETS: Final = 1 << DIGITS  # sets of digits
ON_DICE: Final = 0b0001111110  # the set of digits that a die shows


def _ones(number: int) -> int:
    return bin(number).count("1")


def _dot_chances() -> list[int]:
    """Return, by the size of a row and its different digits, how likely the other cells become different, too."""
    chances = [0] * ((ROW_CELLS + 1) * (ROW_CELLS + 1))
    for size in range(2, ROW_CELLS + 1):
        for filled in range(size + 1):
            chance = 1.0
            for used in range(filled, size):
                chance *= 1 - (used / 6) ** 3
            chances[size * (ROW_CELLS + 1) + filled] = round(CERTAIN * chance)
    return chances


def _sun_chances() -> list[int]:
    """Return, by the set of digits that a run still lacks, how likely they all come."""
    return [
        round(CERTAIN * SUN_DIGIT ** _ones(lacking & ON_DICE) * SUN_BY_LEAF ** _ones(lacking & ~ON_DICE))
        for lacking in range(SETS)
    ]


DOT_CHANCE: Final[vec[i64]] = vec[i64](_dot_chances())
SUN_CHANCE: Final[vec[i64]] = vec[i64](_sun_chances())


class Valuation:
    """Values sheets of one board; `s` is a table whose first sheet is meant (see `turns.alone`)."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.reader = RowReader(board)
        self.prospects: vec[Prospect] = vec[Prospect](prospects_of(board))
        self.lines: i64 = 0  # the part of the last result of `rows` for rows that the digit fills
        dot_lines: list[int] = []
        sun_lines: list[int] = []
        for thing in range(board.things):
            objects = int(board.things) - thing
            ends = sum(int(board.ends[other]) for other in range(thing, board.things))
            suns = sum(board.sun_lines(other) for other in range(thing, board.things))
            dot_lines.append(OBJECT * objects // ends)
            sun_lines.append(OBJECT * objects // suns)
        dot_lines.append(0)  # no object is left
        sun_lines.append(0)
        # By the number of objects finished: the mean worth of a line on those that are left.
        self.dot_line: vec[i64] = vec[i64](dot_lines)
        self.sun_line: vec[i64] = vec[i64](sun_lines)
        self.untouched: vec[i64] = vec[i64]([_untouched(size) for size in range(ROW_CELLS + 1)])

    # -- the sheet as it is ---------------------------------------------------------------------

    def shelf(self, s: "vec[i64]") -> i64:
        """Return the worth of the finished objects and of the part drawn of the next."""
        thing = s[THINGS]
        if thing == self.board.things:
            return thing * OBJECT
        return thing * OBJECT + OBJECT * s[POINT] // self.board.ends[thing]

    def leaf(self, s: "vec[i64]") -> i64:
        """Return the worth of a circled leaf: the fewer cells are empty, the less."""
        return LEAF * min(self.board.cells, s[LEFT] + 8) // self.board.cells

    def skipping(self, s: "vec[i64]", thorns_cost: bool) -> i64:
        """Return what skipping a die gains: a leaf if one can be circled, minus a thorn."""
        gained: i64 = 0
        if s[CIRCLED] + s[FILLED] < self.board.leaves:
            gained = self.leaf(s)
        if not thorns_cost:
            return gained
        if s[LEFT] <= 2 and s[THORNS] & 1 == 0:
            return gained  # an odd thorn costs nothing, and hardly another will come
        return gained - THORN

    # -- what a digit changes -------------------------------------------------------------------

    def gain(self, s: "vec[i64]", cell: i64, digit: i64, before: i64) -> i64:
        """Return what writing a digit in a cell gains; `before` is the worth of its rows without it."""
        total = self.rows(s, cell, digit) - before
        special = self.board.special[cell]
        if special != 0:
            for prospect in self.prospects:
                if special & 1 != 0:
                    total += prospect.gain(s, cell, digit)
                special >>= 1
        return total

    def rows(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        """Return the expected worth of the lines that the rows of a cell draw if it holds a digit, which may be EMPTY.

        Sets `lines` to the part of the rows that the digit fills: those lines are drawn at once.
        """
        board = self.board
        thing = s[THINGS]
        dot_line = self.dot_line[thing]
        more = self.sun_line[thing] - dot_line
        total: i64 = 0
        self.lines = 0
        which: i64 = 0
        while which < 2:
            row = board.rows_of[cell * 2 + which]
            which += 1
            if row >= 0:
                worth = self.row(s, row, dot_line, more, cell, digit)
                total += worth
                if s[board.rows_at + row] == 1:
                    self.lines += worth
        return total

    def row(self, s: "vec[i64]", row: i64, dot_line: i64, more: i64, cell: i64, digit: i64) -> i64:
        """Return the expected worth of the lines that one row draws with a digit in a cell."""
        reader = self.reader
        reader.read(s, row, cell, digit)
        if reader.doubled:
            return 0
        size = self.board.row_sizes[row]
        dot = DOT_CHANCE[size * (ROW_CELLS + 1) + reader.filled]
        sun: i64 = 0
        if reader.filled == 0:
            sun = self.untouched[size]
        else:
            if reader.lacks_rising >= 0:
                sun = SUN_CHANCE[reader.lacks_rising]
            if reader.lacks_falling >= 0:
                sun = max(sun, SUN_CHANCE[reader.lacks_falling])
        sun = min(sun, dot)
        return size * (dot_line * dot + more * sun) // CERTAIN


def _untouched(size: int) -> int:
    """Return the chance of an empty row to become a run: a little more than with a first digit, as any will do."""
    return round(CERTAIN * 1.15 * SUN_DIGIT ** max(0, size - 1)) if size >= 2 else 0
