"""Any number of players over the same luck: how strong each is, and how far each pair is apart."""

from collections.abc import Sequence
from itertools import combinations

from reverie.core.game import Setup
from reverie.players.arena import Interval, Moments, Round, counts_wins, is_match, mean_of, wilson


class Tournament:
    """The rounds of a tournament as they come in.

    Where a table plays together, or alone, all players meet in one round: each has a table of its own with the same
    luck. In a match a round has room for two, so every pair meets.
    """

    def __init__(self, setup: Setup, names: Sequence[str], planned: int) -> None:
        self.setup = setup
        self.names = list(names)
        self.planned = planned  # rounds of each meeting
        everybody = tuple(range(len(names)))
        self.meetings: list[tuple[int, ...]] = (
            list(combinations(everybody, 2)) if is_match(setup) and len(names) > 1 else [everybody]
        )
        self.rounds = 0  # that have come in, of all meetings together
        self.points = [Moments() for _ in names]
        self.differences = {pair: Moments() for pair in combinations(everybody, 2)}
        self.decisions = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.notices: set[str] = set()
        self.interrupted = False

    @property
    def in_pairs(self) -> bool:
        """Whether players meet two by two."""
        return is_match(self.setup) and len(self.names) > 1

    @property
    def wins(self) -> bool:
        """Whether the figures are shares of games won; else they are scores."""
        return counts_wins(self.setup) and (self.in_pairs or not is_match(self.setup))

    def add(self, meeting: tuple[int, ...], one: Round) -> None:
        """Take in a round of the players of that meeting."""
        self.rounds += 1
        self.notices.update(one.notices)
        for place, side in enumerate(meeting):
            self.points[side].add(one.points[place])
            self.decisions[side] += one.decisions[place]
            self.seconds[side] += one.seconds[place]
        for (place, side), (other_place, other) in combinations(enumerate(meeting), 2):
            self.differences[side, other].add(one.points[place] - one.points[other_place])

    def strength(self, side: int) -> Interval:
        """Return the share of games won, or the mean score; in pairs the share won over all opponents."""
        points = self.points[side]
        return wilson(points.mean * points.n, points.n) if self.wins else mean_of(points)

    def difference(self, side: int, other: int) -> Interval:
        """By how much a player is ahead of another, game by game; the interval is for this pair alone."""
        if side > other:
            mean, low, high = self.difference(other, side)
            return Interval(0.0 - mean, 0.0 - high, 0.0 - low)
        found = mean_of(self.differences[side, other])
        return found.within(-1.0, 1.0) if self.wins else found

    def ranking(self) -> list[int]:
        """Return the players, the strongest first."""
        return sorted(range(len(self.names)), key=lambda side: (-self.points[side].mean, side))

    def milliseconds(self, side: int) -> float:
        """Return the mean time of a decision that left a choice."""
        return 1000 * self.seconds[side] / max(1, self.decisions[side])

    def to_json(self) -> dict[str, object]:
        players = [
            {
                "player": self.names[side],
                **self.strength(side).to_json(),
                "decisions": self.decisions[side],
                "milliseconds": round(self.milliseconds(side), 4),
            }
            for side in self.ranking()
        ]
        pairs = [
            {"players": [self.names[a], self.names[b]], **self.difference(a, b).to_json()}
            for a, b in combinations(self.ranking(), 2)
        ]
        return {
            "setup": self.setup.to_json(),
            "counts": "wins" if self.wins else "score",
            "games": self.rounds,
            "planned": self.planned * len(self.meetings),
            "interrupted": self.interrupted,
            "players": players,
            "differences": pairs,
            "notices": sorted(self.notices),
        }
