"""The learned player: of the turns that look good, the one after which the network expects most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.daydream.table import Table
from reverie.players.daydream.appraiser import Appraiser
from reverie.players.daydream.dreamer import Dreamer
from reverie.players.daydream.turns import MOST, Planner
from reverie.players.network import Network

FIRST_ANSWERS: Final = 8
CANDIDATES: Final = 16


class Learned(Dreamer):
    name = "learned"

    def __init__(self, network: Network, width: int = FIRST_ANSWERS, candidates: int = CANDIDATES) -> None:
        super().__init__()
        self.network = network
        self.width: i64 = width
        self.candidates: i64 = candidates
        self.appraiser: Appraiser | None = None
        self.values: vec[float] = vec[float]([0.0] * MOST)

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        planner.plan(own, self.width, self.candidates)
        turns = planner.turns
        if turns.n == 1:
            return
        appraiser = self.appraiser
        if appraiser is None or appraiser.board is not own.board:
            appraiser = Appraiser(own.board, self.network)
            self.appraiser = appraiser
        appraiser.weigh(planner, own, self.values)
        turns.first[0] = turns.first[appraiser.best]
        turns.second[0] = turns.second[appraiser.best]
