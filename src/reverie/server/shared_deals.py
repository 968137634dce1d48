"""Deals that many people play, each alone and once: the daily dream, and the deals of circles.

The luck of a shared deal follows from a secret of the server. It is promised by a commitment before anybody plays, and
shown when the period of the deal, a day or a week, is over. Until then a match of it is sealed: no hints, no way back
past what was revealed, no record to continue elsewhere, and nobody looks on who has not played the deal.
"""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final, TypeAlias

from reverie.core.errors import ReverieError
from reverie.core.fairness import commit, luck
from reverie.core.game import CHANCE, Setup, State
from reverie.core.record import Entry, Replay
from reverie.games.discovery import game_of
from reverie.server.errors import Refused
from reverie.server.rows import CIRCLE, FINISHED, SHARED, MatchRow, Person
from reverie.server.store import Store

COMPARED: Final = 8  # outcomes of chance that are enough to tell two seeds apart


class NoSuchPeriod(ReverieError):
    """There is no such day or week, or it has no such deal."""


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A set-up and a secret seed for everybody."""

    kind: str  # DAILY or CIRCLE
    name: str  # which deal of its period: a game, or a circle and a number
    period: str  # a day (`2026-11-16`) or a week (`2026-W47`), in UTC
    setup: Setup

    @property
    def key(self) -> str:
        """Return the name that its seed and commitment are made with, the same for everybody's match."""
        return f"{self.kind} {self.name} {self.period}"

    def seed(self, secret: str) -> str:
        """Return the seed: an HMAC with the server's secret, so that one seed reveals nothing about another."""
        return hmac.new(secret.encode(), f"reverie {self.kind} 1\n{self.key}".encode(), hashlib.sha256).hexdigest()

    def commitment(self, secret: str) -> str:
        setup = self.setup
        return commit(self.key, setup, game_of(setup).rules_version, self.seed(secret))


# Returns the deals of one kind and that set-up which are played now, those that the person may play first; and how many
# of these there are.
Source: TypeAlias = Callable[[Person, Setup], Awaitable[tuple[Sequence[SharedDeal], int]]]


async def secret_of(store: Store, kind: str) -> str:
    """Return the secret that the seeds of a kind of shared deals are made with."""
    return await store.remembered(kind) or await store.secret(kind, secrets.token_hex(32))


# -- periods --------------------------------------------------------------------------------------


def start_of(period: str) -> int:
    """Return when a day or a week begins, in milliseconds since 1970; NoSuchPeriod for any other text."""
    return int(datetime.combine(_first_day(period), datetime.min.time(), UTC).timestamp() * 1000)


def end_of(period: str) -> int:
    """Return when a day or a week ends, in milliseconds since 1970; NoSuchPeriod for any other text."""
    days = 7 if "W" in period else 1
    after = datetime.combine(_first_day(period) + timedelta(days=days), datetime.min.time(), UTC)
    return int(after.timestamp() * 1000)


def is_over(period: str, at: int) -> bool:
    """Tell whether a period is over, and with it its seeds public."""
    return end_of(period) <= at


def day_of(text: str) -> date:
    """Read a day written as `2026-11-16`; NoSuchPeriod for any other text."""
    day = _first_day(text)
    if day.isoformat() != text:
        raise NoSuchPeriod(f"{text[:40]!r} is no day")
    return day


def week_of(now: int) -> str:
    """Return the ISO week of a time in milliseconds since 1970, as `2026-W47`; it begins on Monday, 0:00 UTC."""
    year, week, _ = datetime.fromtimestamp(now / 1000, UTC).isocalendar()
    return f"{year}-W{week:02}"


def monday_of(week: str) -> date:
    """Return the first day of a week written as `2026-W47`; NoSuchPeriod for any other text."""
    monday = _first_day(week)
    year, number, _ = monday.isocalendar()
    if f"{year}-W{number:02}" != week:
        raise NoSuchPeriod(f"{week[:40]!r} is no week")
    return monday


def _first_day(period: str) -> date:
    try:
        # 40 characters are more than any day or week has.
        found = date.fromisoformat(period[:40])
        if found.year > 9000:  # the end of the last years is no date any more
            raise ValueError
    except ValueError:
        raise NoSuchPeriod(f"{period[:40]!r} is no day or week") from None
    return found


# -- protections ----------------------------------------------------------------------------------


def sealed(row: MatchRow, at: int) -> bool:
    """Tell whether the luck of a match has to stay secret even when its game is over.

    `at` is the confirmed time: what is published cannot be taken back.
    """
    return row.kind in SHARED and (row.day is None or not is_over(row.day, at))


def promised_name(row: MatchRow) -> str:
    """Return the name that the commitment of a match was made with; all matches of a shared deal have one."""
    return f"{row.kind} {row.deal or row.game} {row.day}" if row.kind in SHARED else row.id


def refuse_help(row: MatchRow) -> None:
    """Refuse what would help with a try that is not over yet: hints, a way back, a record to be continued elsewhere."""
    if row.kind in SHARED and row.status != FINISHED:
        raise Refused(row.kind)


async def refuse_look(store: Store, row: MatchRow, person: Person | None, at: int) -> None:
    """Refuse to show a sealed match to somebody who would learn from it.

    Who has finished their own try at a deal of a circle may look at the finished tries of the others.
    """
    if not sealed(row, at):
        return
    if row.kind == CIRCLE and row.status == FINISHED and person is not None:
        mine = await store.try_of(row.day or "", row.deal or "", person.id)
        own = None if mine is None else await store.match(mine.match_id)
        if own is not None and own.status == FINISHED:
            return
    raise Refused(f"{row.kind}-hidden")


async def refuse_copy(
    store: Store, sources: Sequence[Source], person: Person, setup: Setup, entries: Sequence[Entry]
) -> None:
    """Refuse an uploaded game with the luck of a deal that is played now: it could be continued with hints.

    A beginning as short as a single outcome is enough where the person may play that deal. With a deal of somebody
    else's circle it has to be longer: short beginnings are often equal by chance.
    """
    asked: list[tuple[State, str]] | None = None
    for source in sources:
        deals, own = await source(person, setup)
        if not deals:
            continue
        secret = await secret_of(store, deals[0].kind)
        asked = _first_outcomes(setup, entries) if asked is None else asked
        for place, deal in enumerate(deals):
            if (place < own or len(asked) == COMPARED) and _same_luck(setup, asked, deal.seed(secret)):
                raise Refused(deal.kind)


def copies(entries: Iterable[Entry], deal: SharedDeal, seed: str) -> bool:
    """Tell whether a game of the same set-up has the outcomes of chance of a deal, comparing the first COMPARED."""
    return _same_luck(deal.setup, _first_outcomes(deal.setup, entries), seed)


def _first_outcomes(setup: Setup, entries: Iterable[Entry]) -> list[tuple[State, str]]:
    """Return the first outcomes of chance in a game, COMPARED at most, each with the state that chance was asked in."""
    replay = Replay(setup)
    found: list[tuple[State, str]] = []
    for entry in entries:
        if entry.actor == CHANCE:
            found.append((replay.state, entry.text))
            if len(found) == COMPARED:
                break
        replay.follow(entry)
    return found


def _same_luck(setup: Setup, asked: Sequence[tuple[State, str]], seed: str) -> bool:
    game, sampler = game_of(setup), luck(seed)
    return bool(asked) and all(text == game.write(CHANCE, sampler.outcome(state)) for state, text in asked)
