"""The search player of Daydream: looks one roll ahead, over all rolls, for the best turns of the learned player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.games.daydream.players.appraiser import Appraiser
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.strong import Strong
from reverie.games.daydream.players.turns import MOST, Planner
from reverie.games.daydream.rules.board import DONE
from reverie.games.daydream.rules.table import Table
from reverie.players.network import Network
from reverie.players.player import Player

WIDTH: Final = 16  # first answers of a turn that are followed up
CANDIDATES: Final = 48  # turns that the network values
DEEPER: Final = 6  # turns that are searched one roll ahead
NEXT_WIDTH: Final = 6  # the same for the turn after the roll
NEXT_CANDIDATES: Final = 10
CASES: Final = 36  # rolls of two dice


class Search(Learned):
    """Values a turn by the mean, over all next rolls, of the best turn that can follow."""

    name = "search"
    stand_in = "strong"

    def __init__(self, network: Network | None = None, deeper: int = DEEPER) -> None:
        super().__init__(network, WIDTH, CANDIDATES)
        self.deeper: i64 = deeper
        self.ahead: Planner | None = None
        self.next_appraiser: Appraiser | None = None
        self.followed: vec[float] = vec[float]([0.0] * MOST)
        self.next_scores: vec[float] = vec[float]([0.0] * MOST)
        self.next_worths: vec[float] = vec[float]([0.0] * MOST)
        self.strong = Strong()  # plays on boards without a network

    def quick(self) -> Player:
        """Return the learned player with the same network: with a search, a game takes fifty times as long."""
        return Learned(self.network)

    def think_without(self, planner: Planner, own: Table, rng: Rng) -> None:
        self.strong.think(planner, own, rng)

    def weigh(self, appraiser: Appraiser, planner: Planner, own: Table, rng: Rng) -> None:
        appraiser.weigh(planner, own, self.scores, self.worths)
        best: i64 = appraiser.best
        best_worth = -1.0e9
        followed = self.followed
        i: i64 = 0
        while i < planner.turns.n:
            followed[i] = -1.0e9
            i += 1
        tried: i64 = 0
        while tried < min(self.deeper, planner.turns.n):
            # The best of those not tried yet: a turn that was tried is marked by a worth below all others.
            i = 0
            chosen: i64 = -1
            while i < planner.turns.n:
                if self.worths[i] > -1.0e8 and (chosen < 0 or self.worths[i] > self.worths[chosen]):
                    chosen = i
                i += 1
            worth = self.follow(appraiser, planner, own, chosen)
            self.worths[chosen] = -1.0e9
            followed[chosen] = worth
            if worth > best_worth:
                best_worth = worth
                best = chosen
            tried += 1
        self.followed = self.worths
        self.worths = followed  # a turn that was not followed cannot be chosen
        appraiser.best = best
        appraiser.best_value = self.scores[best]

    def follow(self, appraiser: Appraiser, planner: Planner, own: Table, turn: i64) -> float:
        """Return the mean worth of a turn over all rolls that may follow it."""
        after = own.copy()
        planner.play(after, turn)
        after.advance(0, DONE)
        if after.over:
            return appraiser.worth(after, self.scores[turn])
        ahead = self.ahead
        next_appraiser = self.next_appraiser
        if ahead is None or next_appraiser is None or next_appraiser.board is not own.board:
            ahead = Planner(own.board, planner.thorns_cost)
            next_appraiser = Appraiser(own.board, appraiser.network)
            self.ahead = ahead
            self.next_appraiser = next_appraiser
        next_appraiser.inputs.other_left = appraiser.inputs.other_left
        next_appraiser.inputs.other_things = appraiser.inputs.other_things
        total = 0.0
        low: i64 = 1
        while low <= 6:
            high = low
            while high <= 6:
                t = after.copy()
                t.roll(low, high)
                ahead.plan(t, NEXT_WIDTH, NEXT_CANDIDATES)
                next_appraiser.weigh(ahead, t, self.next_scores, self.next_worths)
                if low == high:
                    total += next_appraiser.best_value
                else:
                    total += 2.0 * next_appraiser.best_value
                high += 1
            low += 1
        return appraiser.worth(after, total / CASES)
