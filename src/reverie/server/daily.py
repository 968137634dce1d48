"""The daily dream: one set-up of each game a day, the same luck for everybody, one counted try."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from reverie.core.errors import ReverieError
from reverie.core.fairness import commit, luck
from reverie.core.game import CHANCE, Setup
from reverie.core.record import Entry, Replay
from reverie.games.discovery import game_of, games, kits
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.errors import Refused
from reverie.server.rows import Person, TryRow
from reverie.server.statistics import Played, Standing, played_in, ranks
from reverie.server.store import Store

COMPARED: Final = 8  # outcomes of chance that are enough to tell two seeds apart
LISTED: Final = 100  # lines of a leaderboard that are sent, besides the person's own


class NoSuchDaily(ReverieError):
    """There is no daily dream of that game or that day."""


@dataclass(frozen=True, slots=True)
class Daily:
    """One day's dream of one game."""

    game: str
    day: date

    @property
    def key(self) -> str:
        """Return the name that its seed and commitment are made with, the same for everybody's match."""
        return f"daily {self.game} {self.day.isoformat()}"

    @property
    def setup(self) -> Setup:
        return setup_of(self.game, self.day)

    def seed(self, secret: str) -> str:
        """Return the seed: an HMAC with the server's secret, so that one day's seed reveals nothing about another's."""
        return hmac.new(secret.encode(), f"reverie daily 1\n{self.key}".encode(), hashlib.sha256).hexdigest()

    def commitment(self, secret: str) -> str:
        setup = self.setup
        return commit(self.key, setup, game_of(setup).rules_version, self.seed(secret))


def today_of(now: int) -> date:
    """Return the UTC day of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def day_of(text: str) -> date:
    """Read a day written as `2026-11-16`; NoSuchDaily for any other text."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoSuchDaily(f"{text[:40]!r} is no day") from None
    if day.isoformat() != text:
        raise NoSuchDaily(f"{text[:40]!r} is no day")
    return day


def _end_of(day: date) -> int:
    """Return the end of a UTC day, in milliseconds since 1970."""
    after = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(after.timestamp() * 1000)


@cache
def daily_games() -> tuple[str, ...]:
    """Return the games that have a set-up for one player, in the order they are listed."""
    return tuple(kit.name for kit in kits() if _alone(kit.name))


def _alone(game: str) -> list[Setup]:
    """Return every set-up of a game for one player."""
    found = next(one for one in games() if one.name == game)
    return [setup for setup in found.setups() if setup.players == 1]


def daily_of(game: str, day: str) -> Daily:
    """Return the dream of a game on a day; NoSuchDaily if there is no such game or day."""
    known = daily_games()
    if game not in known:
        raise NoSuchDaily(f"there is no daily dream of {game[:40]!r}: there is {' and '.join(known)}")
    return Daily(game, day_of(day))


def revealed(day: str, now: int) -> bool:
    """Tell whether a day is over, and with it its seed public."""
    return day_of(day) < today_of(now)


@cache
def _shuffled(game: str, number: int) -> list[Setup]:
    """Return every set-up for one player in the pseudo-random order of that round."""

    def place(setup: Setup) -> bytes:
        return hashlib.sha256(f"reverie daily {number} {setup.spelling}".encode()).digest()

    return sorted(_alone(game), key=place)


def _round(game: str, number: int) -> list[Setup]:
    """Return the order of a round, in which every set-up comes once and the first is not the last of the round before.

    For that only the first two change places, so that a round depends on the shuffles alone, not on all rounds before.
    """
    order = _shuffled(game, number)
    if len(order) > 1 and order[0].spelling == _shuffled(game, number - 1)[-1].spelling:
        return [order[1], order[0], *order[2:]]
    return order


def setup_of(game: str, day: date) -> Setup:
    """Return the set-up of a day: in each round every one comes once, and none twice in a row."""
    number = day.toordinal()
    length = len(_round(game, 0))
    return _round(game, number // length)[number % length]


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a finished dream."""

    now: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """Return the current and the longest streak; the current one counts if it reaches yesterday or today."""
    played = sorted(set(days))
    longest = run = 0
    before: date | None = None
    for day in played:
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = day
    alive = before is not None and today - before <= timedelta(days=1)
    return Streak(run if alive else 0, longest)


def copies(setup: Setup, entries: Iterable[Entry], daily: Daily, seed: str) -> bool:
    """Tell whether a game has the same outcomes of chance as a day's dream, comparing the first COMPARED."""
    if setup.to_json() != daily.setup.to_json():
        return False
    replay, sampler = Replay(setup), luck(seed)
    equal = 0
    for entry in entries:
        if entry.actor == CHANCE:
            if entry.text != replay.game.write(CHANCE, sampler.outcome(replay.state)):
                return False
            equal += 1
            if equal == COMPARED:
                break
        replay.follow(entry)
    return equal > 0


async def refuse_copy(store: Store, setup: Setup, entries: Sequence[Entry], now: int) -> None:
    """Refuse an uploaded game with the luck of a dream of today, which could then be played with hints."""
    if setup.game not in daily_games():
        return
    daily = Daily(setup.game, today_of(now))
    if copies(setup, entries, daily, daily.seed(await _secret(store))):
        raise Refused("daily")


def standings(tries: Sequence[tuple[str, Played]]) -> list[Standing]:
    """Rank the first try of each person on one day; forked ones are left out."""
    first: dict[str, Played] = {}
    for person, one in sorted(tries, key=lambda pair: (pair[1].finished, pair[1].match)):
        first.setdefault(person, one)
    return ranks([(person, one) for person, one in first.items() if not one.forked])


@dataclass(frozen=True, slots=True)
class Begin:
    """What a new try at today's dream is created with."""

    setup: Setup
    seed: str
    commitment: str
    day: str


async def _secret(store: Store) -> str:
    return await store.secret("daily", secrets.token_hex(32))


async def begin(store: Store, game: str, person: Person, now: int) -> str | Begin:
    """Return the match id of the person's try of today, or what to create one with."""
    daily = daily_of(game, today_of(now).isoformat())
    had = await _try(store, daily, person)
    if had is not None:
        return had.match_id
    secret = await _secret(store)
    return Begin(daily.setup, daily.seed(secret), daily.commitment(secret), daily.day.isoformat())


async def _try(store: Store, daily: Daily, person: Person) -> TryRow | None:
    return await store.try_of(daily.day.isoformat(), daily.game, person.id)


async def today(
    store: Store, damaged: DamagedMatches, person: Person | None, now: int, confirmed: int
) -> dict[str, object]:
    """Return the dreams of today, with this person's own tries and streaks."""
    return await of_day(store, damaged, today_of(now).isoformat(), person, now, confirmed)


async def of_day(
    store: Store, damaged: DamagedMatches, day: str, person: Person | None, now: int, confirmed: int
) -> dict[str, object]:
    """Return the dreams of a day; NoSuchDaily for a day in the future. Seeds are shown by the confirmed time."""
    date = day_of(day)
    if date > today_of(now):
        raise NoSuchDaily(f"{day} has not come yet")
    dreams = [await _dream(store, damaged, Daily(game, date), person, now, confirmed) for game in daily_games()]
    return {"day": day, "ends": _end_of(date), "games": dreams}


async def _dream(
    store: Store, damaged: DamagedMatches, daily: Daily, person: Person | None, now: int, confirmed: int
) -> dict[str, object]:
    secret = await _secret(store)
    had = None if person is None else await _try(store, daily, person)
    finished = [] if person is None else await played_in(damaged, await store.daily_results(person.id, daily.game))
    mine = next((played for _, played in finished if had is not None and played.match == had.match_id), None)
    days = streak((day_of(row.day or "") for row, _ in finished), today_of(now))
    return {
        "game": daily.game,
        "setup": daily.setup.to_json(),
        "commitment": daily.commitment(secret),
        "seed": daily.seed(secret) if daily.day < today_of(confirmed) else None,
        "match": None if had is None else had.match_id,
        "ranked": bool(had.ranked) if had is not None else person is not None and person.name is not None,
        "result": None if mine is None else {"score": mine.score, "won": mine.won, "name": mine.name},
        "streak": {"now": days.now, "longest": days.longest},
    }


async def streak_of(store: Store, game: str, person: Person, now: int) -> Streak:
    """Return the streak of a person: days in a row with a finished dream of that game."""
    return streak((day_of(row.day or "") for row in await store.daily_results(person.id, game)), today_of(now))


async def leaderboard(
    store: Store, damaged: DamagedMatches, day: str, game: str, person: Person | None
) -> dict[str, object]:
    """Return the ranked tries finished within their day, the best first; without those of deleted people.

    Once the day is over its luck is public: a game played after that is not ranked.
    """
    daily = daily_of(game, day)
    rows = await store.ranked_results(day, game, _end_of(daily.day))
    display_name = await store.names_of_day(day, game)
    tries = await played_in(damaged, rows)
    lines = standings([(row.person, played) for row, played in tries if row.person is not None])
    me = None if person is None else person.id
    return {
        "day": day,
        "game": game,
        "setup": daily.setup.to_json(),
        "tries": [
            {
                "shown": display_name.get(line.person, ""),
                "you": line.person == me,
                "won": line.best.won,
                "score": line.best.score,
                "decisions": line.best.decisions,
                "rank": line.rank,
            }
            for place, line in enumerate(lines)
            if place < LISTED or line.person == me
        ],
    }
