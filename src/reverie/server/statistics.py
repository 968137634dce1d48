"""Statistics of a person's finished games: wins, doors, scores, names, streaks, and how one game compares."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Final, NotRequired, TypedDict

import msgspec

from reverie.core.game import Setup, State
from reverie.core.registry import find_game
from reverie.games.discovery import facts_of, kit_of, setup_of
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.rows import ResultRow
from reverie.server.store import Store

EVER: Final = "ever"


class SeatFacts(TypedDict):
    """What is stored of a finished game for one seat, besides who won."""

    score: int
    name: int | None
    options: dict[str, str]
    feats: NotRequired[list[str]]  # missing in games that ended before feats were stored
    tie_breaks: NotRequired[list[int]]  # older results have none


def facts(state: State, seat: int) -> SeatFacts:
    """Return the facts of a finished game for one seat."""
    result = state.result()
    assert result is not None
    view = state.view(seat)
    setup = setup_of(view)
    score = sum(result.scores) if facts_of(setup).shared_score else result.scores[seat]
    kit = kit_of(setup.game)
    return {
        "score": score,
        "name": kit.earned(view),
        "options": view["setup"]["options"],
        "feats": kit.achieved(view),
        "tie_breaks": list(kit.tie_breaks(view)),
    }


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game from one seat."""

    match: str
    setup: Setup
    score: int
    won: bool
    finished: int  # milliseconds since 1970, UTC
    forked: bool = False  # the player went back past something revealed: such a game is not counted
    name: int | None = None  # which of the names that a score can earn
    decisions: int = 0
    feats: tuple[str, ...] = ()  # what was achieved, by the names of the game's kit
    tie_breaks: tuple[int, ...] = ()  # what is compared after win and score

    @classmethod
    def of(cls, row: ResultRow) -> "Played":
        more = msgspec.json.decode(row.facts, type=SeatFacts)
        setup = Setup(find_game(row.setup).name, row.setup, row.players, more["options"])
        won, forked = bool(row.won), bool(row.forked)
        return cls(
            row.match_id,
            setup,
            more["score"],
            won,
            row.finished,
            forked,
            more["name"],
            row.decisions,
            feats=tuple(more.get("feats", ())),
            tie_breaks=tuple(more.get("tie_breaks", ())),
        )

    @property
    def merit(self) -> tuple[bool, int]:
        """Return the key by which games of one set-up are ranked, the greatest first."""
        return self.won, self.score

    @property
    def measure(self) -> tuple[int, ...]:
        """Return what games of the same deal are compared by, the greatest first: finer than `merit`."""
        return (int(self.won), self.score, *self.tie_breaks)

    @property
    def week(self) -> str:
        """Return the ISO week in which the game ended: `2026-W47`."""
        year, week, _ = datetime.fromtimestamp(self.finished / 1000, UTC).isocalendar()
        return f"{year}-W{week:02}"


def in_order(played: Iterable[Played]) -> list[Played]:
    """Sort games by the time they ended; by match where that is equal, so that the order is stable."""
    return sorted(played, key=lambda one: (one.finished, one.match))


@dataclass(slots=True)
class Tally:
    """Games of one set-up in one stretch of time."""

    games: int = 0
    forked: int = 0  # forked games, which are counted nowhere else
    wins: int = 0
    total: int = 0
    doors: int = 0  # the total of scores that all seats share
    best: int | None = None
    names: Counter[int] = field(default_factory=Counter)
    streak: int = 0  # wins in a row up to the last game
    longest: int = 0

    def add(self, one: Played) -> None:
        """Add a game; games have to be added in the order in which they ended."""
        if one.forked:
            self.forked += 1
            return
        self.games += 1
        self.total += one.score
        self.doors += one.score if facts_of(one.setup).shared_score else 0
        self.best = one.score if self.best is None else max(self.best, one.score)
        self.wins += one.won
        self.streak = self.streak + 1 if one.won else 0
        self.longest = max(self.longest, self.streak)
        if one.name is not None:
            self.names[one.name] += 1

    @property
    def mean(self) -> float | None:
        return round(self.total / self.games, 2) if self.games else None

    def to_json(self) -> dict[str, object]:
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
    """Return tallies by set-up as it is typed, then by period: EVER, and each week, the latest last."""
    out: dict[str, dict[str, Tally]] = {}
    for one in in_order(played):
        periods = out.setdefault(one.setup.words(), {})
        for period in (EVER, one.week):
            periods.setdefault(period, Tally()).add(one)
    return out


def report(played: Iterable[Played]) -> list[dict[str, object]]:
    """Return the statistics of games as plain data, one item for each set-up."""
    games = list(played)
    setups = {one.setup.words(): one.setup for one in games}
    out: list[dict[str, object]] = []
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


def compare(one: Played, others: Iterable[Played]) -> dict[str, object]:
    """Compare a game with the same person's earlier games of that set-up."""
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
    """Rank the tries: equal results share a rank and the next rank is left out; the earlier try comes first."""
    ordered = sorted(best, key=lambda pair: (not pair[1].won, -pair[1].score, pair[1].finished, pair[0]))
    out: list[Standing] = []
    for place, (person, one) in enumerate(ordered, 1):
        shared = bool(out) and out[-1].best.merit == one.merit
        out.append(Standing(out[-1].rank if shared else place, person, one, counts[person] if counts else 1))
    return out


def leaderboard(played: Iterable[tuple[str, Played]], week: str | None = None) -> list[Standing]:
    """Rank the best game of each person in a set-up, in one week or of all time, without forked games."""
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


async def played_in(damaged: DamagedMatches, rows: Iterable[ResultRow]) -> list[tuple[ResultRow, Played]]:
    """Return the games of stored results, each with its row; damaged ones are marked and left out."""
    found = [(row, await damaged.attempt(row.match_id, partial(Played.of, row))) for row in rows]
    return [(row, played) for row, played in found if played is not None]


async def played_by(store: Store, damaged: DamagedMatches, person: str) -> list[Played]:
    """Return every counted game of a person, the earliest first."""
    return [played for _, played in await played_in(damaged, await store.counted_results(person))]


async def statistics(
    store: Store,
    damaged: DamagedMatches,
    person: str,
    game: str | None = None,
    setup: str | None = None,
    players: int | None = None,
) -> dict[str, object]:
    """Return a person's statistics, of everything or of one game, set-up or number of players."""
    wanted = [
        one
        for one in await played_by(store, damaged, person)
        if game in (None, one.setup.game)
        and setup in (None, one.setup.spelling)
        and players in (None, one.setup.players)
    ]
    return {"setups": report(wanted)}


async def comparison(store: Store, damaged: DamagedMatches, person: str, match: str) -> dict[str, object] | None:
    """Compare a finished match with that person's earlier games; None if they did not play it."""
    played = await played_by(store, damaged, person)
    found = next((one for one in played if one.match == match), None)
    return None if found is None else compare(found, played)
