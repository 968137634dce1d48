"""Temperaments: what a player likes about a sheet, to choose by among turns of nearly equal worth.

All players write with the same dice, so that equal players would fill equal sheets. A temperament only chooses among
turns of nearly the same worth, and only as long as a sheet is young, so that it hardly costs any strength.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.games.daydream.players.turns import Planner
from reverie.games.daydream.rules.board import ROW_CELLS
from reverie.games.daydream.rules.sheet_layout import CELLS, CIRCLED, EMPTY, FRONT, POINT, THINGS, THORNS
from reverie.games.daydream.rules.table import Table

NONE: Final = 0
CAREFUL: Final = 1  # keeps leaves and avoids thorns
COLLECTOR: Final = 2  # hurries along the shelf
SUN_SEEKER: Final = 3  # keeps rows straight
EXPLORER: Final = 4  # spreads over the sky
HOMEBODY: Final = 5  # stays close together
KINDS: Final = 5
OPENING: Final = 2  # turns
THING: Final = 100  # more than any object has points
FRONT_WORDS: Final = 4
FRONT_BITS: Final = 32


def preferred(planner: Planner, own: Table, worths: "vec[float]", margin: float, temperament: i64, rng: Rng) -> i64:
    """Return which of the turns within a margin of the best the temperament likes most; ties are broken at random.

    Only the opening has a margin: sheets that begin differently stay different. Afterwards a temperament chooses only
    among turns of the same worth, so that none gives away more than another.
    """
    turns = planner.turns
    if own.turn >= OPENING:
        margin = 0.0
    best: i64 = 0
    i: i64 = 1
    while i < turns.n:
        if worths[i] > worths[best]:
            best = i
        i += 1
    chosen = best
    most: i64 = -1_000_000
    ties: i64 = 0
    i = 0
    while i < turns.n:
        if worths[i] >= worths[best] - margin:
            after = own.copy()
            planner.play(after, i)
            liked = liking(after, temperament)
            if liked > most:
                most = liked
                chosen = i
                ties = 1
            elif liked == most:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = i
        i += 1
    return chosen


def liking(t: Table, temperament: i64) -> i64:
    """Return how much a temperament likes the first sheet of a table; only comparable within one temperament."""
    s = t.sheets
    if temperament == CAREFUL:
        return s[CIRCLED] - 2 * s[THORNS]
    if temperament == COLLECTOR:
        return THING * s[THINGS] + s[POINT]
    if temperament == SUN_SEEKER:
        return straight_digits(t)
    spread: i64 = 0
    word: i64 = 0
    while word < FRONT_WORDS:
        bits = s[FRONT + word]
        shift: i64 = 0
        while shift < FRONT_BITS:
            spread += (bits >> shift) & 1
            shift += 1
        word += 1
    return spread if temperament == EXPLORER else -spread


def straight_digits(t: Table) -> i64:
    """Count the digits in rows that hold at least two and can still rise or fall one by one."""
    board = t.board
    s = t.sheets
    total: i64 = 0
    row: i64 = 0
    while row < board.rows:
        rising: i64 = EMPTY
        falling: i64 = EMPTY
        filled: i64 = 0
        rises = True
        falls = True
        i: i64 = 0
        while i < board.row_sizes[row]:
            digit = s[CELLS + board.row_cells[row * ROW_CELLS + i]]
            if digit != EMPTY:
                # In a straight row, digit and place differ by the same number everywhere, or add up to it.
                if filled > 0:
                    rises = rises and digit - i == rising
                    falls = falls and digit + i == falling
                rising = digit - i
                falling = digit + i
                filled += 1
            i += 1
        if filled > 1 and (rises or falls):
            total += filled
        row += 1
    return total
