"""What somebody's finished games come to: wins, doors, scores, names, streaks, and how a game compares."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from reverie.core.game import Setup
from reverie.daydream.views import VIEWS

EVER: Final = "ever"


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game from one seat."""

    match: str
    setup: Setup
    seat: int
    scores: tuple[int, ...]
    won: bool
    finished: float  # seconds since 1970, UTC
    forked: bool = False  # went back past something seen: such a game counts for nothing

    @property
    def score(self) -> int:
        """Doors gained together in Onirim, the own score in Daydream."""
        return sum(self.scores) if self.setup.game == "onirim" else self.scores[self.seat]

    @property
    def name(self) -> int | None:
        """Which of the four names a solo game of Daydream has earned; nothing for one given up."""
        if self.setup.game != "daydream" or self.setup.players != 1 or not self.won:
            return None
        lowest = VIEWS[self.setup.spelling.partition(":")[2]].names
        return max(1, sum(1 for least in lowest if self.score >= least))

    @property
    def merit(self) -> tuple[bool, int]:
        """What games of one set-up are ordered by."""
        return self.won, self.score

    @property
    def when(self) -> datetime:
        return datetime.fromtimestamp(self.finished, UTC)

    @property
    def week(self) -> str:
        """The week as ISO counts it: `2026-W47`."""
        year, week, _ = self.when.isocalendar()
        return f"{year}-W{week:02}"


def in_order(played: Iterable[Played]) -> list[Played]:
    """The earliest first; two that ended in the same moment keep one order for ever."""
    return sorted(played, key=lambda one: (one.finished, one.match))


@dataclass(slots=True)
class Tally:
    """Games of one set-up in one stretch of time."""

    games: int = 0
    forked: int = 0  # further games, which count for nothing else
    wins: int = 0
    total: int = 0
    doors: int = 0  # of Onirim
    best: int | None = None
    names: Counter[int] = field(default_factory=Counter)
    streak: int = 0  # wins up to now
    longest: int = 0

    def add(self, one: Played) -> None:
        """The next game; they come in the order in which they ended."""
        if one.forked:
            self.forked += 1
            return
        self.games += 1
        self.total += one.score
        self.doors += one.score if one.setup.game == "onirim" else 0
        self.best = one.score if self.best is None else max(self.best, one.score)
        self.wins += one.won
        self.streak = self.streak + 1 if one.won else 0
        self.longest = max(self.longest, self.streak)
        if one.name is not None:
            self.names[one.name] += 1

    @property
    def mean(self) -> float | None:
        return round(self.total / self.games, 2) if self.games else None

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "best": self.best,
            "mean": self.mean,
            "doors": self.doors,
            "names": [self.names[index] for index in range(1, 5)],
            "streak": self.streak,
            "best_streak": self.longest,
            "forked": self.forked,
        }


def tallies(played: Iterable[Played]) -> dict[str, dict[str, Tally]]:
    """By set-up as it is typed, then for ever and by week, the latest week last."""
    out: dict[str, dict[str, Tally]] = {}
    for one in in_order(played):
        periods = out.setdefault(one.setup.words(), {})
        for period in (EVER, one.week):
            periods.setdefault(period, Tally()).add(one)
    return out


def report(played: Iterable[Played]) -> list[dict[str, Any]]:
    """All statistics of a person as plain data, set-up by set-up."""
    games = list(played)
    setups = {one.setup.words(): one.setup for one in games}
    out: list[dict[str, Any]] = []
    for words, periods in sorted(tallies(games).items()):
        setup = setups[words]
        out.append(
            {
                "game": setup.game,
                "setup": setup.spelling,
                "players": setup.players,
                "options": dict(setup.options),
                "all": periods.pop(EVER).to_json(),
                "weeks": [{"week": week, **tally.to_json()} for week, tally in periods.items()],
            }
        )
    return out


def compare(one: Played, others: Iterable[Played]) -> dict[str, Any]:
    """A game that has just ended beside the same person's earlier games of that set-up."""
    before = [
        other
        for other in in_order(others)
        if other.setup.words() == one.setup.words()
        and other.match != one.match
        and (other.finished, other.match) < (one.finished, one.match)
    ]
    past = Tally()
    for other in before:
        past.add(other)
    counted = [other for other in before if not other.forked]
    worse = sum(other.merit < one.merit for other in counted)
    now = Tally()
    for other in [*before, one]:
        now.add(other)
    return {
        "score": one.score,
        "won": one.won,
        "name": one.name,
        "forked": one.forked,
        "games": past.games,
        "best": past.best,
        "mean": past.mean,
        "first": past.games == 0,
        "record": bool(counted) and not one.forked and worse == len(counted),
        "place": None if one.forked else 1 + sum(other.merit > one.merit for other in counted),
        "streak": now.streak,
    }


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard."""

    rank: int
    person: str
    best: Played
    games: int


def ranks(best: Sequence[tuple[str, Played]], counts: Counter[str] | None = None) -> list[Standing]:
    """Whoever did equally well shares a rank, and the next rank is left out; the earlier stands first."""
    ordered = sorted(best, key=lambda pair: (not pair[1].won, -pair[1].score, pair[1].finished, pair[0]))
    out: list[Standing] = []
    for place, (person, one) in enumerate(ordered, 1):
        shared = bool(out) and out[-1].best.merit == one.merit
        out.append(Standing(out[-1].rank if shared else place, person, one, counts[person] if counts else 1))
    return out


def leaderboard(played: Iterable[tuple[str, Played]], week: str | None = None) -> list[Standing]:
    """The best game of each person in a set-up, of a week or for ever; forked games are left out."""
    best: dict[str, Played] = {}
    counts: Counter[str] = Counter()
    for person, one in played:
        if one.forked or (week is not None and one.week != week):
            continue
        counts[person] += 1
        held = best.get(person)
        if held is None or (one.merit, -one.finished) > (held.merit, -held.finished):
            best[person] = one
    return ranks(list(best.items()), counts)
