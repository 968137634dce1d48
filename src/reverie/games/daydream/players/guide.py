"""Guides a search that knows the dice to come through solo games of Daydream, by the estimates of the network."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import Actions, State
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.turns import Best
from reverie.games.daydream.rules.sheet_layout import ANSWERED, ASKS, WRITES
from reverie.games.daydream.rules.table import Table
from reverie.players.clairvoyant import Guide

TRIED: Final = 16  # answers with a die: the best by the valuation
FOLLOWED: Final = 2  # answers with a die that are followed when the rest of a turn is estimated


class DaydreamGuide(Guide):
    """Guides the search on tables for one player."""

    def __init__(self) -> None:
        self.learned = Learned()
        self.best = Best()

    def answers(self, state: State, seat: i64, out: Actions) -> bool:
        assert isinstance(state, Table)
        if state.sheets[ASKS] != WRITES:
            state.fill(seat, out)
            return True
        best = self.best
        self.learned.planner_for(state.board, True).rank(state, TRIED, best)
        i: i64 = 0
        while i < best.n:
            out.add(best.first[i])
            i += 1
        return False

    def promise(self, state: State, seat: i64) -> float:
        assert isinstance(state, Table)
        appraiser = self.learned.ready(state.board)
        if appraiser is None:
            return float(state.score(0))
        appraiser.look(state, 0)
        appraiser.begin(state)
        return appraiser.expected(self.learned.planner_for(state.board, True), state, FOLLOWED)

    def key(self, state: State) -> int:
        assert isinstance(state, Table)
        sheet: vec[i64] = state.sheets[: state.board.draft_at]
        sheet[ANSWERED] = 0
        return hash(tuple(sheet))

    def worth(self, state: State) -> float:
        assert isinstance(state, Table)
        return float(state.score(0))
