"""What a digit in a cell is worth on a sheet of Daydream: a small valuation, written by hand.

Everything is counted in thousandths of an object. A gain is the change of what may still come (rows that
can become dots or suns, what the features may pay) together with what is earned at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.players.prospects import Prospect, prospects_of
from reverie.games.daydream.players.row_runs import DIGITS, RowReader
from reverie.games.daydream.rules.board import ROW_CELLS, Board
from reverie.games.daydream.rules.sheet_layout import CIRCLED, FILLED, LEFT, POINT, THINGS, THORNS

OBJECT: Final = 1000
CERTAIN: Final = 1024  # chances are counted in these parts

# The chance that one more cell of a row gets a die that suits it, by how much is asked of it.
SUN_DIGIT: Final = 0.55  # exactly this digit, on a die
SUN_BY_LEAF: Final = 0.25  # a digit that no die shows
LEAF: Final = 380  # a circled leaf, as long as most cells are empty
THORN: Final = 500  # every two cost an object

SETS: Final = 1 << DIGITS
ON_DICE: Final = 0b0001111110


def _ones(number: int) -> int:
    return bin(number).count("1")


def _dot_chances() -> list[int]:
    """By the number of cells and of different digits in them: how likely the others turn out different too."""
    chances = [0] * ((ROW_CELLS + 1) * (ROW_CELLS + 1))
    for size in range(2, ROW_CELLS + 1):
        for filled in range(size + 1):
            chance = 1.0
            for used in range(filled, size):
                chance *= 1 - (used / 6) ** 3
            chances[size * (ROW_CELLS + 1) + filled] = round(CERTAIN * chance)
    return chances


def _sun_chances() -> list[int]:
    """By the set of digits a run still lacks: how likely they all come."""
    return [
        round(CERTAIN * SUN_DIGIT ** _ones(lacking & ON_DICE) * SUN_BY_LEAF ** _ones(lacking & ~ON_DICE))
        for lacking in range(SETS)
    ]


DOT_CHANCE: Final[vec[i64]] = vec[i64](_dot_chances())
SUN_CHANCE: Final[vec[i64]] = vec[i64](_sun_chances())


class Valuation:
    """The valuation of one board's sheets; a sheet here always begins at 0, as it does in a solo game."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.reader = RowReader(board)
        self.prospects: vec[Prospect] = vec[Prospect](prospects_of(board))
        self.lines: i64 = 0  # the part of the last worth of rows that stands for lines to draw at once
        dot_lines: list[int] = []
        sun_lines: list[int] = []
        for thing in range(board.things):
            objects = int(board.things) - thing
            ends = sum(int(board.ends[other]) for other in range(thing, board.things))
            suns = sum(_suns(board, other) for other in range(thing, board.things))
            dot_lines.append(OBJECT * objects // ends)
            sun_lines.append(OBJECT * objects // suns)
        dot_lines.append(0)  # none are left to draw
        sun_lines.append(0)
        # By the number of objects finished: what a line is worth on those that are left.
        self.dot_line: vec[i64] = vec[i64](dot_lines)
        self.sun_line: vec[i64] = vec[i64](sun_lines)
        self.untouched: vec[i64] = vec[i64]([_untouched(size) for size in range(ROW_CELLS + 1)])

    # -- what is there --------------------------------------------------------------------------

    def shelf(self, s: "vec[i64]") -> i64:
        """Objects finished and the share of the one being drawn."""
        thing = s[THINGS]
        if thing == self.board.things:
            return thing * OBJECT
        return thing * OBJECT + OBJECT * s[POINT] // self.board.ends[thing]

    def leaf(self, s: "vec[i64]") -> i64:
        """What a circled leaf is worth: the fewer cells are left, the less."""
        return LEAF * min(self.board.cells, s[LEFT] + 8) // self.board.cells

    def skipping(self, s: "vec[i64]", thorns_cost: bool) -> i64:
        """What skipping a die gains: a leaf if there is one to circle, less a thorn."""
        gained: i64 = 0
        if s[CIRCLED] + s[FILLED] < self.board.leaves:
            gained = self.leaf(s)
        if not thorns_cost:
            return gained
        if s[LEFT] <= 2 and s[THORNS] & 1 == 0:
            return gained  # the last odd thorn costs nothing
        return gained - THORN

    # -- what a digit changes -------------------------------------------------------------------

    def gain(self, s: "vec[i64]", cell: i64, digit: i64, before: i64) -> i64:
        """What writing that digit there gains over its rows as they were before."""
        total = self.rows(s, cell, digit) - before
        special = self.board.special[cell]
        if special != 0:
            for prospect in self.prospects:
                if special & 1 != 0:
                    total += prospect.gain(s, cell, digit)
                special >>= 1
        return total

    def rows(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        """What the rows of a cell may be expected to draw if it holds that digit, or nothing if it is EMPTY.

        `lines` keeps the part of the rows that are filled by it: that will be drawn at once.
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
        """What one row may be expected to draw with that digit in that cell."""
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


def _suns(board: Board, thing: int) -> int:
    """The number of sun lines an object takes."""
    point, lines = 0, 0
    while point < board.ends[thing]:
        point = int(board.next_sun[thing * 10 + point])
        lines += 1
    return lines


def _untouched(size: int) -> int:
    """The chance of an empty row to become a run: a little more than with a first digit, for any will do."""
    return round(CERTAIN * 1.15 * SUN_DIGIT ** max(0, size - 1)) if size >= 2 else 0
