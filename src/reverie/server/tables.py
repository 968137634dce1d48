"""The matches this process has in memory, and the one door through which anybody changes them.

Nothing here is the truth: that is the database. A match is rebuilt from its entries when it is missing or
somebody else was faster, and put away when nobody has touched it for a while.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Container
from typing import Final

import msgspec

from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.events import EVERYBODY, Event
from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.core.record import Entry, Record
from reverie.seen import audience
from reverie.server import statistics
from reverie.server.database import Conflict, Statement
from reverie.server.errors import Refused, refused
from reverie.server.live import Live, sampler, setup_of
from reverie.server.rows import DAILY, FINISHED, PLAYING, WAITING, EntryRow, MatchRow, ResultRow, SeatRow
from reverie.server.settings import Settings
from reverie.server.store import Store, Who, appended, ended

UNWATCHED_SECONDS: Final = 5.0  # how long a match that nobody has open stays in memory
RETRIES: Final = 20  # lost races in a row before we say that we are busy
Change = Callable[[Live], "Move | None"]
Loaded = Callable[[Live, Live | None], None]


class Move:
    """What was done to a match: the rules' match has it already, the database not yet."""

    __slots__ = ("forked", "key", "seat")

    def __init__(self, seat: int, key: str | None = None, forked: bool = False) -> None:
        self.seat = seat
        self.key = key
        self.forked = forked


class Asker:
    """Who sent an answer: a page that is told of the move and of its own success in one message."""

    __slots__ = ("number", "page", "told")

    def __init__(self, page: object, number: int | None) -> None:
        self.page = page
        self.number = number  # the id of its request
        self.told = False


class News:
    """Entries that were just stored, with what they told."""

    __slots__ = ("asked_before", "asker", "first", "live", "told")

    def __init__(
        self,
        live: Live,
        first: int,
        told: list[tuple[Entry, list[Event]]],
        asked_before: int,
        asker: Asker | None,
    ) -> None:
        self.live = live
        self.asked_before = asked_before
        self.first = first
        self.told = told
        self.asker = asker


def now() -> int:
    return time.time_ns() // 1_000_000


class Tables:
    """Live matches by id, the least lately touched first.

    `moved` is called with what this process has stored, `loaded` with every match that was read anew and
    what was known of it before.
    """

    def __init__(self, store: Store, settings: Settings, moved: Callable[[News], None], loaded: Loaded) -> None:
        self.store = store
        self.settings = settings
        self.moved = moved
        self.loaded = loaded
        self.live: OrderedDict[str, tuple[Live, float]] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.conflicts = 0
        self.rebuilt = 0

    # -- in and out of memory -------------------------------------------------------------------

    async def get(self, match: str) -> Live:
        """The match as this process knows it; Refused if there is none."""
        return self.at_hand(match) or await self.load(match)

    def at_hand(self, match: str) -> Live | None:
        """The match if it is in memory."""
        kept = self.live.get(match)
        if kept is None:
            return None
        self.live[match] = (kept[0], time.monotonic())
        self.live.move_to_end(match)
        return kept[0]

    async def settled(self, match: str) -> Live:
        """As `get`, but never while a change is on its way: what might not be stored yet is nobody's to see."""
        async with self.lock(match):
            return await self.get(match)

    async def load(self, match: str, keep: bool = True) -> Live:
        """The match as the database knows it; unless it is to be kept, only one that was in memory stays there."""
        row = await self.store.match(match)
        if row is None:
            raise Refused("not-found")
        seats = await self.store.seats(match)
        entries = await self.store.entries(match) if row.status != WAITING else []
        # The row was read first: a move in between has more entries than it says, and the row is read again.
        while row.length != len(entries) and row.status != WAITING:
            row = await self.store.match(match)
            assert row is not None
            entries = await self.store.entries(match)
        try:
            live = Live(row, seats, entries)
        except ReverieError as error:
            raise refused(error) from error
        self.rebuilt += 1
        before = self.live.get(match)
        if keep or before is not None:
            self.keep(live)
        self.loaded(live, None if before is None else before[0])
        return live

    def keep(self, live: Live) -> None:
        self.live[live.row.id] = (live, time.monotonic())
        self.live.move_to_end(live.row.id)
        while len(self.live) > self.settings.live_matches:
            self.live.popitem(last=False)

    def forget(self, match: str) -> None:
        self.live.pop(match, None)

    def put_away_idle(self, watched: Container[str] = ()) -> None:
        """Drop what nobody has touched for a while, and soon what nobody looks at: an idle match costs nothing."""
        at = time.monotonic()
        idle, unwatched = at - self.settings.idle_seconds, at - min(UNWATCHED_SECONDS, self.settings.idle_seconds)
        for match, (_, touched) in list(self.live.items()):
            if touched > unwatched:
                break
            if touched <= idle or match not in watched:
                del self.live[match]
        for match in [match for match, lock in self.locks.items() if not lock.locked() and match not in self.live]:
            del self.locks[match]

    async def fresh(self, match: str) -> Live:
        """The match as it stands in the database, read anew only if somebody else has changed it."""
        async with self.lock(match):
            kept = self.live.get(match)
            if kept is None or not await self._behind(kept[0]):
                return await self.get(match)
            return await self.load(match)

    async def _behind(self, live: Live) -> bool:
        """Whether another process has changed the match since we last looked."""
        return (await self.store.versions([live.row.id])).get(live.row.id) != live.row.version

    def lock(self, match: str) -> asyncio.Lock:
        """Keeps this process from racing against itself; others are met in the database."""
        lock = self.locks.get(match)
        if lock is None:
            lock = self.locks[match] = asyncio.Lock()
        return lock

    # -- change ---------------------------------------------------------------------------------

    async def play(
        self, match: str, who: Who, decision: int, answer: str, key: str, asker: Asker | None = None
    ) -> tuple[Live, bool]:
        """Answer a decision; True if that very answer was stored before."""

        def change(live: Live) -> Move | None:
            return _answered(live, who.seat, decision, answer, key)

        return await self.change(match, who, change, asker)

    def play_at_once(self, live: Live, who: Who, decision: int, answer: str, key: str, asker: Asker) -> bool:
        """Answer a decision without waiting for anything; False, and nothing done, where that is not possible.

        Refusals are left to `play` as well: it looks first whether another process knows better.
        """
        match = live.row.id
        lock = self.locks.get(match)
        if live.match is None or live.row.status != PLAYING or (lock is not None and lock.locked()):
            return False
        database = self.store.database
        if not database.begin_at_once():
            return False
        length, asked_before = live.length, live.row.asked
        try:
            move = _answered(live, who.seat, decision, answer, key)
            if move is None:
                database.cancel()
                return False
        except (ReverieError, Refused):
            database.cancel()
            return False
        try:
            row, statements = _to_store(live, length, who, move)
            database.write_at_once(statements)
        except BaseException as error:
            # What we know is ahead of what is stored, or behind what another process has.
            database.cancel()
            self.forget(match)
            if isinstance(error, Conflict):
                self.conflicts += 1
                return False
            raise
        live.row = row
        self._tell(live, length, move, asked_before, asker)
        return True

    async def undo(self, match: str, who: Who, far: bool) -> Live:
        def change(live: Live) -> Move | None:
            if live.row.status == FINISHED:
                raise Refused("over")
            if far and live.row.kind == DAILY:
                raise Refused("daily")
            if far and live.row.players > 1:
                raise Refused("not-yours")
            try:
                if far:
                    live.game.fork(who.seat)
                else:
                    live.game.undo(who.seat)
            except OutOfTurn:
                raise Refused("nothing-to-undo") from None
            return Move(who.seat, forked=far)

        return (await self.change(match, who, change))[0]

    async def concede(self, match: str, who: Who) -> Live:
        def change(live: Live) -> Move | None:
            live.game.concede(who.seat)
            # To give up twice changes nothing.
            return Move(who.seat) if live.game.told[0] else None

        return (await self.change(match, who, change))[0]

    async def change(self, match: str, who: Who, change: Change, asker: Asker | None = None) -> tuple[Live, bool]:
        """Do it, store it, tell it; a lost race is tried again from what the winner stored."""
        async with self.lock(match):
            for _ in range(RETRIES):
                live = await self.get(match)
                if not _sits(live, who):
                    # Perhaps only we have not heard of it yet.
                    live = await self.load(match)
                    if not _sits(live, who):
                        raise Refused("not-yours")
                if live.match is None:
                    raise Refused("waiting")
                if live.row.status not in (PLAYING, FINISHED):
                    raise Refused("not-found")
                length = live.length
                asked_before = live.row.asked
                try:
                    move = change(live)
                    if move is None:
                        return live, True
                    row, statements = _to_store(live, length, who, move)
                    await self.store.database.write(statements)
                    live.row = row
                except Conflict:
                    self.conflicts += 1
                    await self.load(match)
                    continue
                except (ReverieError, Refused) as error:
                    # Judged by what we know, which may be old: somebody answered elsewhere must not be refused.
                    if await self._behind(live):
                        await self.load(match)
                        continue
                    raise refused(error) if isinstance(error, ReverieError) else error from None
                except BaseException:
                    # Cancelled or broken in the middle: memory may be ahead of the database, which is the truth.
                    self.forget(match)
                    raise
                self._tell(live, length, move, asked_before, asker)
                return live, False
        raise Refused("busy")

    def _tell(self, live: Live, length: int, move: Move, asked_before: int, asker: Asker | None) -> None:
        """What was stored beyond that length is everybody's now."""
        told = list(zip(live.game.record.entries[length:], live.game.told, strict=True))
        for number, (entry, events) in enumerate(told):
            live.note(entry, events, move.key if number == 0 else None)
        self.moved(News(live, length + 1, told, asked_before, asker))


def _answered(live: Live, seat: int, decision: int, answer: str, key: str) -> Move | None:
    """Answer a decision in the rules' match; nothing if that very answer was stored before."""
    if key in live.keys:
        if live.keys[key][0] != seat:
            raise Refused("invalid", reason="key")
        return None
    closed = live.closed(seat, decision)
    if closed is not None:
        raise Refused(closed)
    live.game.play(seat, answer)
    return Move(seat, key)


def _to_store(live: Live, length: int, who: Who, move: Move) -> tuple[MatchRow, list[Statement]]:
    """What the rules' match has beyond that length: the row it leads to, and how both are stored."""
    at = now()
    record = live.game.record
    told = zip(record.entries[length:], live.game.told, strict=True)
    # Others are shown when a match last changed: a draft is not theirs to know of.
    seen = live.row.updated
    for entry, events in told:
        if audience(entry, events) == EVERYBODY:
            seen = at
            break
    entries = entry_rows(live.row.id, record, length, at, move.key)
    version, last = live.row.version + 1, entries[-1].number
    if record.result is None:
        asked = live.asked()
        forked = live.row.forked or int(move.forked)
        row = msgspec.structs.replace(
            live.row, version=version, length=last, asked=asked, updated=seen, asking=None, forked=forked
        )
        return row, appended(entries, who, asked, seen, move.forked)
    written = msgspec.json.encode(record.result.to_json()).decode()
    row = msgspec.structs.replace(
        live.row,
        version=version,
        length=last,
        asked=0,
        updated=at,
        finished=at,
        asking=None,
        result=written,
        status=FINISHED,
    )
    return row, ended(entries, who, written, result_rows(live, at), at)


def entry_rows(match: str, record: Record, after: int, at: int, key: str | None = None) -> list[EntryRow]:
    """The entries of a record beyond a number, as they are stored; the first carries the key."""
    return [
        EntryRow(match, number, entry.actor, entry.text, int(entry.auto), key if number == after + 1 else None, at)
        for number, entry in enumerate(record.entries[after:], after + 1)
    ]


def opening(row: MatchRow) -> tuple[list[EntryRow], int]:
    """What chance does before anybody is asked, and who is asked then."""
    setup = setup_of(row)
    match = Match(setup, sampler(row, Record(setup, row.rules)))
    asked = sum(1 << seat for seat in match.state.actors() if seat != CHANCE)
    return entry_rows(row.id, match.record, 0, now()), asked


def result_rows(live: Live, at: int) -> list[ResultRow]:
    """How a match that is just over ended for every seat."""
    result = live.game.record.result
    assert result is not None
    row = live.row
    facts = [statistics.facts(live.game.state, seat.seat) for seat in live.seats]
    return [
        ResultRow(
            match_id=row.id,
            seat=seat.seat,
            person=seat.person,
            game=row.game,
            setup=row.spelling,
            players=row.players,
            kind=row.kind,
            day=row.day,
            score=facts[seat.seat]["score"],
            won=int(seat.seat in result.winners),
            reason=result.reason,
            forked=row.forked,
            decisions=sum(1 for entry in live.game.record.entries if entry.actor == seat.seat),
            facts=msgspec.json.encode(facts[seat.seat]).decode(),
            finished=at,
        )
        for seat in live.seats
    ]


def _sits(live: Live, who: Who) -> bool:
    return 0 <= who.seat < len(live.seats) and who_of(live.seats[who.seat]) == who


def who_of(seat: SeatRow) -> Who:
    return Who(seat.seat, seat.person or "", seat.bot or "")
