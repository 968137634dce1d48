"""Games a network can learn from: what each turn left, and what came of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.daydream.board import DONE
from reverie.daydream.table import Table
from reverie.players.daydream.appraiser import UNIT, Appraiser
from reverie.players.daydream.inputs import Inputs
from reverie.players.daydream.turns import MOST, Planner
from reverie.players.network import Network

PARTS: Final = 1_000_000  # of a chance


class Games:
    """Plays games of one board and writes down inputs and targets; without a network, by the valuation."""

    def __init__(self, start: Table, network: Network | None, width: int, candidates: int) -> None:
        board = start.board
        self.start = start
        self.width: i64 = width
        self.candidates: i64 = candidates
        self.planner = Planner(board, start.players == 1)
        self.appraiser: Appraiser | None = Appraiser(board, network) if network is not None else None
        self.inputs = Inputs(board)
        self.values: vec[float] = vec[float]([0.0] * MOST)
        self.lengths: list[int] = []
        self.numbers: list[int] = []
        self.targets: list[float] = []
        self.points = 0.0

    def play(self, luck: Rng, stray: float, trust: float) -> None:
        """One game; its positions are added to those before."""
        t = self.start.copy()
        scores: list[float] = []  # when the turn was closed
        values: list[float] = []  # what the best turn promised then, all in all
        first = len(self.lengths)
        strays: list[bool] = []
        chance = i64(int(stray * PARTS))
        while not t.over:
            t.advance(-1, t.pick(luck))
            self.planner.plan(t, self.width, self.candidates)
            turns = self.planner.turns
            best: i64 = 0
            value = 0.0
            appraiser = self.appraiser
            if appraiser is not None:
                appraiser.weigh(self.planner, t, self.values)
                best = appraiser.best
                value = appraiser.best_value
            strayed = luck.below(PARTS) < chance
            if strayed:
                best = luck.below(turns.n)
            self.planner.play(t, turns.first[best], turns.second[best])
            t.advance(0, DONE)
            values.append(value)
            strays.append(strayed)
            scores.append(float(t.score(0)))
            if not t.over:
                self.note(t)
        self.points += scores[-1]
        # From the end backwards: what came of each position, partly as it turned out, partly as it was foreseen.
        n = len(scores)
        come = scores[-1]
        targets: list[float] = []
        for i in range(n - 2, -1, -1):
            if self.appraiser is not None:
                if strays[i + 1]:
                    come = values[i + 1]
                else:
                    come = trust * come + (1.0 - trust) * values[i + 1]
            targets.append((come - scores[i]) / UNIT)
        targets.reverse()
        self.targets += targets
        assert len(self.lengths) - first == len(targets)

    def note(self, t: Table) -> None:
        inputs = self.inputs
        inputs.read(t.sheets)
        on = 0
        i: i64 = 0
        while i < inputs.n:
            number = inputs.slots[i]
            if number >= 0:
                self.numbers.append(int(number))
                on += 1
            i += 1
        self.lengths.append(on)
