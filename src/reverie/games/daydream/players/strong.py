"""The strong player: plays the best few turns on with random dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.games.daydream.players.turn_planner import TurnPlanner
from reverie.games.daydream.players.turns import WORST, Planner, is_last
from reverie.games.daydream.rules.board import DONE
from reverie.games.daydream.rules.table import Table

FIRST_ANSWERS: Final = 8  # of a turn that are followed up
CANDIDATES: Final = 8  # turns that are tried out
FUTURES: Final = 12  # sequences of rolls to try each turn with: the same for all turns, so that luck does not decide
TURNS_AHEAD: Final = 3


class Strong(TurnPlanner):
    """Values each candidate by rollouts: quick turns that follow it, added up by the valuation."""

    name = "strong"

    def __init__(self, candidates: int = CANDIDATES, futures: int = FUTURES, turns_ahead: int = TURNS_AHEAD) -> None:
        super().__init__()
        self.candidates: i64 = candidates
        self.futures: i64 = futures
        self.turns_ahead: i64 = turns_ahead
        self.dice: vec[i64] = vec[i64]([0] * (futures * turns_ahead))

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        planner.plan(own, FIRST_ANSWERS, self.candidates)
        turns = planner.turns
        if turns.n == 1:
            return
        i: i64 = 0
        while i < self.futures * self.turns_ahead:
            self.dice[i] = own.pick(rng)
            i += 1
        best: i64 = 0
        best_value: i64 = WORST
        i = 0
        while i < turns.n:
            after = own.copy()
            gained = planner.play(after, i) * self.futures
            if not is_last(after):
                future: i64 = 0
                while future < self.futures:
                    gained += self.ahead(planner, after, future * self.turns_ahead)
                    future += 1
            if gained > best_value:
                best = i
                best_value = gained
            i += 1
        turns.choose(best)

    def ahead(self, planner: Planner, after: Table, dice: i64) -> i64:
        """Return what quick turns gain with one sequence of rolls, which begins at index `dice`."""
        t = after.copy()
        gained: i64 = 0
        turn: i64 = 0
        while turn < self.turns_ahead:
            t.advance(0, DONE)
            if t.over:
                break
            roll = self.dice[dice + turn]
            t.roll(roll // 6 + 1, roll % 6 + 1)
            gained += planner.quick(t)
            turn += 1
        return gained
