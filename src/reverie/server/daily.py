"""The daily dream: one set-up of each game a day, the same luck for everybody, one counted try."""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from reverie.core.errors import ReverieError
from reverie.core.fairness import commit
from reverie.core.game import Setup
from reverie.games import game_of, games
from reverie.server.statistics import Played, Standing, ranks
from reverie.texts import Texts
from reverie.titles import setup_title, solo_name

GAMES: Final = ("onirim", "daydream")
DOORS: Final = 8
NAMES: Final = 4
DOOR, NO_DOOR, STAR, NO_STAR = "🚪", "▫️", "★", "☆"


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

    def open_on(self, today: date) -> bool:
        """A day's dream can be begun on that day alone; what was begun may be finished later."""
        return self.day == today

    def shown_on(self, today: date) -> bool:
        """The seed is shown the day after: who plays later in the day must not know it."""
        return self.day < today


def today_of(seconds: float) -> date:
    """The day, the same all over the world."""
    return datetime.fromtimestamp(seconds, UTC).date()


def daily_of(key: str) -> Daily:
    """The daily dream stored under that name."""
    words = key.split(" ")
    try:
        if len(words) != 3 or words[0] != "daily" or words[1] not in GAMES:
            raise ValueError
        found = Daily(words[1], date.fromisoformat(words[2]))
    except ValueError:
        raise NoSuchDaily(f"there is no daily dream {key[:60]!r}") from None
    if found.key != key:
        raise NoSuchDaily(f"there is no daily dream {key[:60]!r}")
    return found


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
    if game not in GAMES:
        raise NoSuchDaily(f"there is no daily dream of {game[:40]!r}: there is {' and '.join(GAMES)}")
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


def leaderboard(tries: Sequence[tuple[str, Played]]) -> list[Standing]:
    """The counted tries of one day in order; one that went back past something seen is left out."""
    first: dict[str, Played] = {}
    for person, one in sorted(tries, key=lambda pair: (pair[1].finished, pair[1].match)):
        first.setdefault(person, one)
    return ranks([(person, one) for person, one in first.items() if not one.forked])


def share(daily: Daily, one: Played, days: Streak, texts: Texts) -> str:
    """A result to send to friends: how well it went, and nothing of how it goes."""
    lines = [texts.say("daily-share-head", day=daily.day.isoformat()), setup_title(daily.setup, texts)]
    if daily.game == "onirim":
        doors = min(one.score, DOORS)
        lines.append(texts.say("daily-share-doors", won="yes" if one.won else "no", doors=doors, all=DOORS))
        lines.append(DOOR * doors + NO_DOOR * (DOORS - doors))
    elif one.name is None:
        lines.append(texts.say("daily-share-left"))
    else:
        name = solo_name(daily.setup.spelling.partition(":")[2], one.name, texts)
        lines.append(texts.say("daily-share-score", score=one.score, name=name))
        lines.append(STAR * one.name + NO_STAR * (NAMES - one.name))
    if days.now > 1:
        lines.append(texts.say("daily-share-streak", days=days.now))
    return "\n".join(lines)
