"""Guides a search that knows the cards to come: the network says which positions are promising."""

from mypy_extensions import i64

from reverie.core.game import State
from reverie.core.rng import Rng
from reverie.games.onirim.players.fingerprint import Fingerprint
from reverie.games.onirim.players.learned import Learned
from reverie.games.onirim.rules.table import Table
from reverie.players.clairvoyant import HOPELESS, Guide


class OnirimGuide(Guide):
    """Values positions for both players together: the search runs on finished games, where nothing is hidden."""

    def __init__(self) -> None:
        self.learned = Learned()
        self.fingerprint = Fingerprint()
        self.rng = Rng("guide")  # the learned player draws nothing from it

    def promise(self, state: State, seat: i64) -> float:
        assert isinstance(state, Table)
        if not state.winnable():
            return HOPELESS
        learned = self.learned
        learned.weigh(state, seat, self.rng)
        best = learned.worths[0]
        i: i64 = 1
        while i < learned.actions.n:
            best = max(best, learned.worths[i])
            i += 1
        return best

    def key(self, state: State) -> int:
        assert isinstance(state, Table)
        return int(self.fingerprint.of(state))

    def worth(self, state: State) -> float:
        assert isinstance(state, Table)
        return 1.0 if state.won else 0.0
