"""A board as plain numbers, ready for the rules: cells, neighbours, rows, paths of objects, features.

How an action is packed into a small integer is defined here too. It holds the place on the lattice instead of
the number of a cell, so that an action can be written and read without knowing the board.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.rules.sheet_layout import CELLS
from reverie.games.daydream.view_types import Sheet

if TYPE_CHECKING:
    from reverie.games.daydream.rules.sheets import Sheets

# -- actions ------------------------------------------------------------------------------------

DONE: Final = 0
BONUS_SUN: Final = 1
BONUS_LEAF: Final = 2
SKIP: Final = 8  # | face of the die
ROW: Final = 1 << 14  # | place of the first cell << 4 | vertical << 3 | number of cells
WRITE: Final = 1 << 16  # | place << 7 | face of the die << 4 | digit

LINE_BITS: Final = 5  # a place is line << 5 | column
COLUMNS: Final = 26  # one for each letter of the alphabet
LINES: Final = 16
PLACES: Final = LINES << LINE_BITS

# -- sizes --------------------------------------------------------------------------------------

WORD_CELLS: Final = 32  # cells in one word of a set of cells
WORDS: Final = 4
MAX_CELLS: Final = WORD_CELLS * WORDS
ROW_CELLS: Final = 6  # the longest row
MAX_LINES: Final = 9  # of one object
POINTS: Final = 10  # of the path of one object: one more than lines

# A de Bruijn sequence finds the number of the lowest set bit without a loop: multiplied by each of the
# 32 single bits, it gives different top five bits.
DE_BRUIJN: Final = 0x077CB531
WORD: Final = 0xFFFFFFFF


def _bit_numbers() -> list[int]:
    numbers = [0] * WORD_CELLS
    for bit in range(WORD_CELLS):
        numbers[((DE_BRUIJN << bit) & WORD) >> 27] = bit
    return numbers


BIT_NUMBER: Final[vec[i64]] = vec[i64](_bit_numbers())


# -- places in words ----------------------------------------------------------------------------


def place_name(place: int) -> str:
    """Return the name of a place: column letter, then line from 1 on, such as `c3`."""
    return f"{chr(ord('a') + (place & 31))}{(place >> LINE_BITS) + 1}"


def row_name(first: int, last: int) -> str:
    """Return the name of a row by the places of its first and last cell, such as `b1-b4`."""
    return f"{place_name(first)}-{place_name(last)}"


# -- features of a combination ------------------------------------------------------------------


class Feature:
    """What a combination adds to the base game: it reacts to digits, lines and closed turns, and scores.

    It keeps its numbers in `slots` places of every sheet, from `at` on, counted from the beginning of the
    sheet: `sheets[base + self.at]` is its first.
    """

    name: str = ""

    def __init__(self, cells: list[int], slots: i64) -> None:
        self.cells = cells  # `written` is called for digits in these cells
        self.slots = slots
        self.at: i64 = 0

    def prepare(self, sheets: "vec[i64]", base: i64) -> None:
        """Set the start values on a blank sheet."""

    def written(self, t: "Sheets", seat: i64, base: i64, cell: i64, digit: i64) -> None:
        """React to a digit written in one of its cells."""

    def begun(self, t: "Sheets", seat: i64, base: i64, thing: i64) -> None:
        """React to the first line drawn on an object."""

    def closed(self, t: "Sheets") -> None:
        """React to the end of a turn, when every player is done."""

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        """Return the points it adds to the score of a sheet."""
        return 0

    def show(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        """Write its part of a sheet as plain data."""
        raise NotImplementedError

    def check(self, sheet: Sheet) -> None:
        """Raise Impossible if its part of a sheet breaks the rules."""

    def load(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        """Read its part of a sheet from plain data, as far as the digits in the cells do not determine it."""


# -- the board ----------------------------------------------------------------------------------


class Thing:
    """An object of the shelf, as far as the rules care: its path of suns and dots, and its bonus."""

    def __init__(self, name: str, suns: list[bool], bonus: bool) -> None:
        self.name = name
        self.suns = suns  # one for each point of the path
        self.bonus = bonus


class Board:
    """One of the eight views, composed of its panels; shared by all games played on it."""

    def __init__(
        self,
        *,
        view: str,
        places: list[int],
        rows: list[list[int]],
        things: list[Thing],
        leaves: int,
        circled: int,
        features: list[Feature],
        names: list[int],
    ) -> None:
        self.view = view
        self.digest = ""  # of custom boards, or the name of a later edition; empty for the first edition
        # Why a game ends in which one player fills the grid and another the shelf in the same turn: the reason of the
        # last such seat, as in games stored on the first edition and on custom boards; or always the grid.
        self.last_seat_says_why = True
        self.leaves: i64 = leaves
        self.circled: i64 = circled  # at the start (DAY-5)
        self.names = names  # the lowest score of each solo name (DAY-15)

        self.cells: i64 = len(places)
        self.cell_names = [place_name(place) for place in places]
        self.places: vec[i64] = vec[i64](places)
        cell_at = [-1] * PLACES
        for cell, place in enumerate(places):
            cell_at[place] = cell
        self.cell_at: vec[i64] = vec[i64](cell_at)
        self.words: i64 = (len(places) + WORD_CELLS - 1) // WORD_CELLS
        # Looked up, never shifted: compiled, `1 << 31` would be shifted in 32 bits and come out negative.
        bits = [1 << (cell % WORD_CELLS) for cell in range(len(places))]
        self.bits: vec[i64] = vec[i64](bits)  # by cell: its bit in the word it belongs to
        near = [0] * (len(places) * WORDS)
        for cell in range(len(places)):
            for other in neighbours(cell, places, cell_at):
                near[cell * WORDS + other // WORD_CELLS] |= bits[other]
        self.near: vec[i64] = vec[i64](near)  # by cell: the set of its neighbours

        self.rows: i64 = len(rows)
        self.row_names = [row_name(places[row[0]], places[row[-1]]) for row in rows]
        self.row_sizes: vec[i64] = vec[i64]([len(row) for row in rows])
        self.row_cells: vec[i64] = vec[i64]([cell for row in rows for cell in (row + [0] * ROW_CELLS)[:ROW_CELLS]])
        self.row_actions: vec[i64] = vec[i64]([row_action([places[cell] for cell in row]) for row in rows])
        crossing: list[list[int]] = [[] for _ in places]
        for number, row in enumerate(rows):
            for cell in row:
                crossing[cell].append(number)
        # By cell: its one or two rows, -1 for a missing one. The panel reader refuses a cell with more.
        self.rows_of: vec[i64] = vec[i64]([number for rows in crossing for number in [*rows, -1, -1][:2]])

        self.things: i64 = len(things)
        self.thing_names = [thing.name for thing in things]
        self.ends: vec[i64] = vec[i64]([len(thing.suns) - 1 for thing in things])
        self.bonus: vec[i64] = vec[i64]([int(thing.bonus) for thing in things])
        next_sun: list[int] = []
        for thing in things:
            for point in range(POINTS):
                next_sun.append(next((i for i in range(point + 1, len(thing.suns)) if thing.suns[i]), 0))
        self.next_sun: vec[i64] = vec[i64](next_sun)  # by object and point; 0 if no sun follows

        self.features: vec[Feature] = vec[Feature](features)
        special = [0] * len(places)
        for number, feature in enumerate(features):
            for cell in feature.cells:
                special[cell] |= 1 << number
        self.special: vec[i64] = vec[i64](special)  # by cell: the set of features that its digits concern

        self.rows_at: i64 = CELLS + self.cells  # where on a sheet the rows begin; then the features and the draft
        at: i64 = self.rows_at + self.rows
        for feature in features:
            feature.at = at
            at += feature.slots
        self.draft_at: i64 = at
        # A draft holds at most two dice, two choices of a row and one bonus for each object that has one.
        self.size: i64 = at + 4 + sum(thing.bonus for thing in things)

    def sun_lines(self, thing: int) -> int:
        """Return the number of sun lines that an object takes."""
        point, lines = 0, 0
        while point < self.ends[thing]:
            point = int(self.next_sun[thing * POINTS + point])
            lines += 1
        return lines


def neighbours(cell: int, places: list[int], cell_at: list[int]) -> list[int]:
    """Return the cells beside, above and below a cell (DAY-3); columns run on across a fold."""
    x = places[cell] & 31
    y = places[cell] >> LINE_BITS
    out: list[int] = []
    for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        if 0 <= x + dx < COLUMNS and 0 <= y + dy < LINES:
            other = cell_at[((y + dy) << LINE_BITS) | (x + dx)]
            if other >= 0:
                out.append(other)
    return out


def row_action(places: list[int]) -> int:
    """Return the action that picks the row with these places to be resolved first."""
    vertical = int(places[1] - places[0] != 1)
    return ROW | (places[0] << 4) | (vertical << 3) | len(places)
