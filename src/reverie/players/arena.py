"""Who is stronger: the same luck for both, honest intervals, and no more games than the answer needs.

Chance answers by key (`KeyedSampler`), so that game number n deals both sides nearly the same cards and
exactly the same dice; what is compared is the difference game by game, which is far less noisy than two
rates side by side.

**When to stop.** Looking again and again until something shows finds differences that are not there. So
the error of one in twenty is shared out: 1 % goes to all the looks on the way, by an interval that holds at
every look at once (a normal mixture after Robbins: Waudby-Smith and others call it an asymptotic
confidence sequence), and 4 % to the last look, when all games have been played. An early stop states the
wide interval, a full run the narrow one, and either way the stated interval misses the truth in at
most 5 % of all contests.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from reverie.core.chance import KeyedSampler
from reverie.core.game import CHANCE, Setup
from reverie.core.registry import game_of
from reverie.core.rng import Rng
from reverie.games.discovery import facts_of
from reverie.players.player import Player

Clock = Callable[[], float]  # seconds; handed in, because players know no clock

Z95: Final = 1.959964
EARLY_ERROR: Final = 0.01  # for all looks on the way together
Z_LAST: Final = 2.053749  # two-sided 4 %: the last look
FIRST_LOOK: Final = 100  # games before which no normal law can be trusted


class Interval(NamedTuple):
    """An estimate and the range that holds the truth, 19 times out of 20."""

    mean: float
    low: float
    high: float

    def within(self, low: float, high: float) -> "Interval":
        """Cut off what cannot be."""
        return Interval(self.mean, max(low, self.low), min(high, self.high))

    def to_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


class Played(NamedTuple):
    """One game: its result and the effort of each seat."""

    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]


class Round(NamedTuple):
    """One number of a contest: the points of each side, its decisions and the time they took."""

    points: list[float]
    decisions: list[int]
    seconds: list[float]
    notices: list[str] = []  # what the players had to say: that one plays without its weights, for instance


# -- games --------------------------------------------------------------------------------------


def play_game(setup: Setup, seats: Sequence[Player], luck: str, thoughts: str, clock: Clock) -> Played:
    """Play a game through views alone. `luck` is the key of chance, `thoughts` seeds what the players think."""
    state = game_of(setup).new(setup)
    sampler = KeyedSampler(luck)
    rngs = [Rng(f"{thoughts}/{seat}/{player.name}") for seat, player in enumerate(seats)]
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    while True:
        actors = state.actors()
        if not actors:
            break
        if actors[0] == CHANCE:
            state.advance(CHANCE, sampler.outcome(state))
            continue
        seat = actors[0]
        view = state.view(seat)
        if len(view["actions"]) == 1:
            state.advance(seat, view["actions"][0]["action"])
            continue
        started = clock()
        action = seats[seat].choose(view, rngs[seat])
        seconds[seat] += clock() - started
        decisions[seat] += 1
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    return Played(result.scores, result.winners, decisions, seconds)


def is_match(setup: Setup) -> bool:
    """Tell whether the players of a table play against each other: then the sides share it."""
    return setup.players > 1 and not facts_of(setup).cooperative


def counts_wins(setup: Setup) -> bool:
    """Tell whether a game is won or lost; else it is scored."""
    return facts_of(setup).winnable


def play_round(setup: Setup, sides: Sequence[Player], seed: str, number: int, clock: Clock) -> Round:
    """Play one number of a contest between one side or two.

    Where a table plays together, or alone, each side has a table of its own, with the same luck. In a match
    both sit at one table, seat by seat in turns, and then once more with the seats swapped.
    """
    luck = f"{seed}/{number}"
    points = [0.0] * len(sides)
    decisions = [0] * len(sides)
    seconds = [0.0] * len(sides)
    tables: list[list[int]]  # by table: the side in each seat
    if is_match(setup) and len(sides) == 2:
        tables = [[(seat + first) % 2 for seat in range(setup.players)] for first in range(2)]
    else:
        tables = [[side] * setup.players for side in range(len(sides))]
    for number_of_table, table in enumerate(tables):
        thoughts = f"{luck}/{number_of_table}" if is_match(setup) else luck
        played = play_game(setup, [sides[side] for side in table], luck, thoughts, clock)
        for seat, side in enumerate(table):
            decisions[side] += played.decisions[seat]
            seconds[side] += played.seconds[seat]
        if not is_match(setup):
            points[table[0]] = float(bool(played.winners)) if counts_wins(setup) else float(played.scores[0])
        elif len(sides) == 2:
            for seat in played.winners:
                points[table[seat]] += 1 / (len(played.winners) * len(tables))
        else:
            points[0] = sum(played.scores) / setup.players
    return Round(points, decisions, seconds, sorted({side.notice for side in sides if side.notice}))


# -- intervals ----------------------------------------------------------------------------------


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """Return the share of wins, with Wilson's interval: right near 0 and 1 too."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


class Moments:
    """Values as they come in: how many, their mean and their spread."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.n = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)

    def deviation(self) -> float:
        """Return the standard deviation; one imagined value a whole point off keeps equal ones from being certain."""
        return math.sqrt((self.squares + 1) / max(1, self.n))


def mean_of(values: Moments, z: float = Z95) -> Interval:
    """Return the mean of independent values, with the normal interval."""
    half = z * values.deviation() / math.sqrt(max(1, values.n))
    return Interval(values.mean, values.mean - half, values.mean + half)


def at_any_look(values: Moments, planned: int, error: float = EARLY_ERROR) -> Interval:
    """Return the mean, with an interval that holds however often one looks while values come in.

    It is narrowest around half of the planned number of values.
    """
    n = values.n
    chance = -2 * math.log(error)
    rho = (chance + math.log(chance + 1)) / max(FIRST_LOOK, planned / 2)
    wide = math.sqrt(2 * (n * rho + 1) / (n * n * rho) * math.log(math.sqrt(n * rho + 1) / error))
    half = values.deviation() * wide
    return Interval(values.mean, values.mean - half, values.mean + half)


class Contest:
    """The rounds of a contest as they come in, and what they say."""

    def __init__(self, setup: Setup, names: Sequence[str], planned: int, stops: bool = True) -> None:
        self.setup = setup
        self.names = list(names)
        self.planned = planned
        self.stops = stops and len(names) == 2
        self.points = [Moments() for _ in names]
        self.differences = Moments()
        self.decisions = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.notices: set[str] = set()
        self.clear = False  # whether it was stopped because the answer was clear
        self.interrupted = False  # whether a person stopped it, perhaps for what they saw

    @property
    def games(self) -> int:
        return self.points[0].n

    def add(self, one: Round) -> bool:
        """Take in the next round; False once no more are needed."""
        self.notices.update(one.notices)
        for side in range(len(self.names)):
            self.points[side].add(one.points[side])
            self.decisions[side] += one.decisions[side]
            self.seconds[side] += one.seconds[side]
        if len(self.names) == 2:
            self.differences.add(one.points[0] - one.points[1])
        if self.stops and FIRST_LOOK <= self.games < self.planned:
            seen = at_any_look(self.differences, self.planned)
            self.clear = seen.low > 0 or seen.high < 0
        return not self.clear and self.games < self.planned

    def strength(self, side: int) -> Interval:
        """Return the share of wins of a side, or its mean score."""
        points = self.points[side]
        if counts_wins(self.setup) and (len(self.names) == 2 or not is_match(self.setup)):
            return wilson(points.mean * points.n, points.n)
        return mean_of(points)

    def difference(self) -> Interval:
        """Return by how much the first side is stronger, peeking paid for."""
        if self.clear or (self.interrupted and self.games > 0):
            found = at_any_look(self.differences, self.planned)
        else:
            found = mean_of(self.differences, Z_LAST if self.stops else Z95)
        return found.within(-1.0, 1.0) if counts_wins(self.setup) else found

    def milliseconds(self, side: int) -> float:
        """Return the mean time of a decision that left a choice."""
        return 1000 * self.seconds[side] / max(1, self.decisions[side])

    def to_json(self) -> dict[str, object]:
        sides = [
            {
                "player": name,
                **self.strength(side).to_json(),
                "decisions": self.decisions[side],
                "milliseconds": round(self.milliseconds(side), 4),
            }
            for side, name in enumerate(self.names)
        ]
        report: dict[str, object] = {
            "setup": self.setup.to_json(),
            "counts": "wins" if counts_wins(self.setup) else "score",
            "games": self.games,
            "planned": self.planned,
            "clear": self.clear,
            "interrupted": self.interrupted,
            "players": sides,
            "notices": sorted(self.notices),
        }
        if len(self.names) == 2:
            report["difference"] = self.difference().to_json()
        return report
