"""The daily dream: one set-up of each game a day, the same luck for everybody, one counted try."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any, Final

from reverie.core.errors import ReverieError
from reverie.core.fairness import commit
from reverie.core.game import Setup
from reverie.games import game_of, games
from reverie.server.rows import DAILY, Person, ResultRow, TryRow
from reverie.server.statistics import Played, Standing, ranks
from reverie.server.store import Store

GAMES: Final = ("onirim", "daydream")
LISTED: Final = 100  # lines of a leaderboard that are sent, and one's own


class NoSuchDaily(ReverieError):
    """There is no daily dream of that game or that day."""


@dataclass(frozen=True, slots=True)
class Daily:
    """One day's dream of one game."""

    game: str
    day: date

    @property
    def key(self) -> str:
        """The name it is stored and promised under; everybody's match of it carries the same."""
        return f"daily {self.game} {self.day.isoformat()}"

    @property
    def setup(self) -> Setup:
        return setup_of(self.game, self.day)

    def seed(self, secret: str) -> str:
        """Made from the server's secret by a keyed hash: one day's seed tells nothing of another's."""
        return hmac.new(secret.encode(), f"reverie daily 1\n{self.key}".encode(), hashlib.sha256).hexdigest()

    def commitment(self, secret: str) -> str:
        setup = self.setup
        return commit(self.key, setup, game_of(setup).rules_version, self.seed(secret))


def today_of(now: int) -> date:
    """The day of a time in milliseconds, the same all over the world."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def day_of(text: str) -> date:
    """The day so written: `2026-11-16`, and no other way."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoSuchDaily(f"{text[:40]!r} is no day") from None
    if day.isoformat() != text:
        raise NoSuchDaily(f"{text[:40]!r} is no day")
    return day


def daily_of(game: str, day: str) -> Daily:
    """The dream of that game on that day."""
    if game not in GAMES:
        raise NoSuchDaily(f"there is no daily dream of {game[:40]!r}: there is {' and '.join(GAMES)}")
    return Daily(game, day_of(day))


def revealed(day: str, now: int) -> bool:
    """Whether a day is over, and its seeds are everybody's."""
    return day_of(day) < today_of(now)


@cache
def _shuffled(game: str, number: int) -> list[Setup]:
    """Every set-up for one, in an order of this round's own."""
    found = next(one for one in games() if one.name == game)

    def place(setup: Setup) -> bytes:
        return hashlib.sha256(f"reverie daily {number} {setup.spelling}".encode()).digest()

    return sorted((setup for setup in found.setups() if setup.players == 1), key=place)


def _round(game: str, number: int) -> list[Setup]:
    """The order in which every set-up comes once. Only the first two may change places, so that rounds do not chain."""
    order = _shuffled(game, number)
    if order[0].spelling == _shuffled(game, number - 1)[-1].spelling:
        return [order[1], order[0], *order[2:]]
    return order


def setup_of(game: str, day: date) -> Setup:
    """The set-up of a day: all come round, none twice in a row."""
    number = day.toordinal()
    length = len(_round(game, 0))
    return _round(game, number // length)[number % length]


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a finished dream."""

    now: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """A streak lives until the day after its last day is over: today may still be played."""
    played = sorted(set(days))
    longest = run = 0
    before: date | None = None
    for day in played:
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = day
    alive = before is not None and today - before <= timedelta(days=1)
    return Streak(run if alive else 0, longest)


def standings(tries: Sequence[tuple[str, Played]]) -> list[Standing]:
    """The counted tries of one day in order; one that went back past something seen is left out."""
    first: dict[str, Played] = {}
    for person, one in sorted(tries, key=lambda pair: (pair[1].finished, pair[1].match)):
        first.setdefault(person, one)
    return ranks([(person, one) for person, one in first.items() if not one.forked])


@dataclass(frozen=True, slots=True)
class Begin:
    """What a try is begun with."""

    setup: Setup
    seed: str
    commitment: str
    day: str


async def _secret(store: Store) -> str:
    return await store.secret("daily", secrets.token_hex(32))


async def begin(store: Store, game: str, person: Person, now: int) -> str | Begin:
    """The match of the person's try of today, or what to begin one with."""
    daily = daily_of(game, today_of(now).isoformat())
    had = await _try(store, daily, person)
    if had is not None:
        return had.match_id
    secret = await _secret(store)
    return Begin(daily.setup, daily.seed(secret), daily.commitment(secret), daily.day.isoformat())


async def _try(store: Store, daily: Daily, person: Person) -> TryRow | None:
    return await store.first(
        TryRow, "WHERE day = $1 AND game = $2 AND person = $3", daily.day.isoformat(), daily.game, person.id
    )


async def today(store: Store, person: Person | None, now: int) -> dict[str, Any]:
    """The dreams of today, and how this person stands with them."""
    return await of_day(store, today_of(now).isoformat(), person, now)


async def of_day(store: Store, day: str, person: Person | None, now: int) -> dict[str, Any]:
    """The dreams of a day that has come; NoSuchDaily for one that has not."""
    date = day_of(day)
    if date > today_of(now):
        raise NoSuchDaily(f"{day} has not come yet")
    after = datetime.combine(date + timedelta(days=1), datetime.min.time(), UTC)
    dreams = [await _dream(store, Daily(game, date), person, now) for game in GAMES]
    return {"day": day, "ends": int(after.timestamp() * 1000), "games": dreams}


async def _dream(store: Store, daily: Daily, person: Person | None, now: int) -> dict[str, Any]:
    secret = await _secret(store)
    had = None if person is None else await _try(store, daily, person)
    rows = [] if person is None else await _finished(store, daily.game, person)
    mine = next((Played.of(row) for row in rows if had is not None and row.match_id == had.match_id), None)
    days = streak((day_of(row.day or "") for row in rows), today_of(now))
    return {
        "game": daily.game,
        "setup": daily.setup.to_json(),
        "commitment": daily.commitment(secret),
        "seed": daily.seed(secret) if daily.day < today_of(now) else None,
        "match": None if had is None else had.match_id,
        "result": None if mine is None else {"score": mine.score, "won": mine.won, "name": mine.name},
        "streak": {"now": days.now, "longest": days.longest},
    }


async def _finished(store: Store, game: str, person: Person) -> list[ResultRow]:
    return await store.results("WHERE person = $1 AND kind = $2 AND game = $3 ORDER BY day", person.id, DAILY, game)


async def streak_of(store: Store, game: str, person: Person, now: int) -> Streak:
    """The days in a row on which a person has finished the dream of a game."""
    return streak((day_of(row.day or "") for row in await _finished(store, game, person)), today_of(now))


async def leaderboard(store: Store, day: str, game: str, person: Person | None) -> dict[str, Any]:
    """The finished tries of a day, the best first; those of people who have gone are gone too."""
    daily = daily_of(game, day)
    rows = await store.results(
        "WHERE day = $1 AND game = $2 AND kind = $3 AND person IS NOT NULL ORDER BY finished", day, game, DAILY
    )
    found = await store.database.read(
        "SELECT id, shown FROM people WHERE id IN (SELECT person FROM results WHERE day = $1 AND game = $2)", day, game
    )
    shown = {row[0]: row[1] for row in found}
    lines = standings([(row.person, Played.of(row)) for row in rows if row.person is not None])
    me = None if person is None else person.id
    return {
        "day": day,
        "game": game,
        "setup": daily.setup.to_json(),
        "tries": [
            {
                "shown": shown.get(line.person, ""),
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
