"""Samples a whole table that agrees with a view: the drafts of the others are random."""

from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.core.rng import Rng
from reverie.games.daydream.rules.board import Board
from reverie.games.daydream.rules.sheet_layout import ASKS, MAY_END
from reverie.games.daydream.rules.table import Table
from reverie.games.daydream.state_json import lay_draft, lay_out
from reverie.games.daydream.view_types import DaydreamView


def sample(board: Board, view: DaydreamView, rng: Rng) -> Table:
    """Return a whole table that the seat of a view cannot tell from the one it sees.

    The drafts of others are hidden. A player who is not done is assumed to have drafted nothing yet; a player who
    is done has answered at random.
    """
    seat = view["seat"]
    sheets = list(view["sheets"])
    if view["before"] is not None:
        sheets[seat] = view["before"]
    t = Table(board, view["setup"]["players"])
    lay_out(t, sheets, view["dice"], view["waiting"], view["gone"])
    t.turn = view["turn"]
    actions = Actions()
    for other in range(int(t.players)):
        if other == seat:
            lay_draft(t, other, view["draft"])
        elif t.waiting != 0 and ((t.waiting | t.gone) >> other) & 1 == 0:
            while t.sheets[other * board.size + ASKS] != MAY_END:
                actions.n = 0
                t.fill(other, actions)
                t.answer(other, i64(actions.items[rng.below(actions.n)]))
            lay_draft(t, other, [])
    result = view["result"]
    if result is not None:
        t.over = True
        t.reason = result["reason"]
    return t
