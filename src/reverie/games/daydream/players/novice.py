"""The novice: knows that equal digits spoil a row, and otherwise writes anywhere."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.core.rng import Rng
from reverie.games.daydream.players.turn_planner import TurnPlanner
from reverie.games.daydream.players.turns import NOTHING, Planner
from reverie.games.daydream.rules.board import ROW_CELLS, SKIP, WRITE
from reverie.games.daydream.rules.sheet_layout import ASKS, CELLS, WRITES
from reverie.games.daydream.rules.table import Table

# How a novice rates an answer; it picks one of the highest at random.
AS_IT_FELL: Final = 3  # the die as it fell, different from all digits in its rows
WITH_LEAVES: Final = 2  # the same with leaves
SKIPPED: Final = 1
SPOILS: Final = 0


class Novice(TurnPlanner):
    """Avoids equal digits in a row, by leaves or by skipping if necessary; otherwise plays at random."""

    name = "novice"

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        turns = planner.turns
        turns.n = 0
        after = own.copy()
        first = self.pick(after, rng)
        planner.do(after, first)
        second: i64 = NOTHING
        if after.sheets[ASKS] == WRITES:
            second = self.pick(after, rng)
        turns.add(first, second, 0, 1)

    def pick(self, t: Table, rng: Rng) -> i64:
        """Return one of the highest rated answers at random."""
        actions = Actions()
        t.fill(0, actions)
        chosen: i64 = i64(actions.items[0])
        most: i64 = -1
        ties: i64 = 0
        i: i64 = 0
        while i < actions.n:
            action = i64(actions.items[i])
            i += 1
            liked = self.liking(t, action)
            if liked > most:
                most = liked
                ties = 0
            if liked == most:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = action
        return chosen

    def liking(self, t: Table, action: i64) -> i64:
        """Rate an answer: AS_IT_FELL to SPOILS."""
        if action < WRITE:
            return SKIPPED if action >= SKIP else SPOILS
        digit = action & 15
        if repeats(t, t.board.cell_at[(action >> 7) & 511], digit):
            return SPOILS
        return AS_IT_FELL if digit == (action >> 4) & 7 else WITH_LEAVES


def repeats(t: Table, cell: i64, digit: i64) -> bool:
    """Return whether a row of a cell already holds a digit."""
    board = t.board
    s: vec[i64] = t.sheets
    which: i64 = 0
    while which < 2:
        row = board.rows_of[cell * 2 + which]
        which += 1
        if row >= 0:
            i = row * ROW_CELLS
            end = i + board.row_sizes[row]
            while i < end:
                if s[CELLS + board.row_cells[i]] == digit:
                    return True
                i += 1
    return False
