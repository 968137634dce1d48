"""The one way a match changes: tried on the match in memory, stored in one transaction, then published."""

import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.events import EVERYBODY
from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.core.record import Record
from reverie.observed_match import audience
from reverie.server import statistics
from reverie.server.cache import MatchCache
from reverie.server.clock import now
from reverie.server.errors import Refused, refused
from reverie.server.events import Events, MatchChanged, Requester, SeatsChanged
from reverie.server.loaded_match import LoadedMatch, sampler, setup_of
from reverie.server.rows import DAILY, FINISHED, PLAYING, WAITING, EntryRow, MatchRow, ResultRow, SeatRow
from reverie.server.store import Store, Who, added, appended, begun, changed_from, ended
from reverie.server.store.database import Busy, Conflict, Statement

UNDO_ENTRIES: Final = 3000  # beyond these a match only goes forward: it has to fit into a record in the end
RETRIES: Final = 20  # lost races in a row before we say that we are busy
Change = Callable[[LoadedMatch], "Move | None"]
ChangeSeats = Callable[[MatchRow, list[SeatRow]], Awaitable["SeatChange"]]


class Move:
    """What was done to a match: the rules' match has it already, the database not yet."""

    __slots__ = ("forked", "key", "seat")

    def __init__(self, seat: int, key: str | None = None, forked: bool = False) -> None:
        self.seat = seat
        self.key = key
        self.forked = forked


class Attempt(NamedTuple):
    """A change that was tried on the match in memory, and what has to be stored of it."""

    move: Move
    row: MatchRow
    statements: list[Statement]
    asked_before: int


class SeatChange(NamedTuple):
    """What has to be stored of a change of seats, and the seats as they are afterwards."""

    statements: list[Statement]
    seats: list[SeatRow]


class MoveService:
    """Changes matches: tries a change on the match in memory, stores it in one transaction, then publishes it."""

    def __init__(self, store: Store, cache: MatchCache, events: Events) -> None:
        self.store = store
        self.cache = cache
        self.events = events
        self.conflicts = 0

    async def play(
        self, match: str, who: Who, decision: int, answer: str, key: str, requester: Requester | None = None
    ) -> tuple[LoadedMatch, bool]:
        """Answer a decision; True if that very answer was stored before."""
        return await self.change(
            match, who, lambda loaded: _answered(loaded, who.seat, decision, answer, key), requester
        )

    def play_now(
        self, loaded: LoadedMatch, who: Who, decision: int, answer: str, key: str, requester: Requester
    ) -> bool:
        """Answer a decision without waiting for anything; False, and nothing done, where that is not possible.

        Refusals are left to `play` as well: it looks first whether another process knows better.
        """
        lock = self.cache.locks.get(loaded.row.id)
        if loaded.match is None or loaded.row.status != PLAYING or (lock is not None and lock.locked()):
            return False
        try:
            with self._tentative(loaded), self.store.database.transaction_now() as transaction:
                attempt = _tried(loaded, who, lambda match: _answered(match, who.seat, decision, answer, key))
                if attempt is None:
                    return False
                transaction.add(attempt.statements)
        except (Busy, ReverieError, Refused):
            return False
        except Conflict:
            self.conflicts += 1
            return False
        self._publish(loaded, attempt, requester)
        return True

    async def undo(self, match: str, who: Who, far: bool) -> LoadedMatch:
        def change(loaded: LoadedMatch) -> Move | None:
            if loaded.row.status == FINISHED:
                raise Refused("over")
            if far and loaded.row.kind == DAILY:
                raise Refused("daily")
            if far and loaded.row.players > 1:
                raise Refused("not-yours")
            if loaded.length >= UNDO_ENTRIES:
                raise Refused("too-long")
            try:
                if far:
                    loaded.game.fork(who.seat)
                else:
                    loaded.game.undo(who.seat)
            except OutOfTurn:
                raise Refused("nothing-to-undo") from None
            return Move(who.seat, forked=far)

        return (await self.change(match, who, change))[0]

    async def concede(self, match: str, who: Who) -> LoadedMatch:
        def change(loaded: LoadedMatch) -> Move | None:
            loaded.game.concede(who.seat)
            # To give up twice changes nothing.
            return Move(who.seat) if loaded.game.events_by_entry[0] else None

        return (await self.change(match, who, change))[0]

    async def change(
        self, match: str, who: Who, change: Change, requester: Requester | None = None
    ) -> tuple[LoadedMatch, bool]:
        """Do it, store it, tell it; a lost race is tried again from what the winner stored."""
        async with self.cache.lock(match):
            for _ in range(RETRIES):
                loaded = await self.cache.get(match)
                if not _sits(loaded, who):
                    # Perhaps only we have not heard of it yet.
                    loaded = await self.cache.load(match)
                    if not _sits(loaded, who):
                        raise Refused("not-yours")
                if loaded.match is None:
                    raise Refused("waiting")
                if loaded.row.status not in (PLAYING, FINISHED):
                    raise Refused("over")
                try:
                    with self._tentative(loaded):
                        async with self.store.database.transaction() as transaction:
                            attempt = _tried(loaded, who, change)
                            if attempt is None:
                                return loaded, True
                            transaction.add(attempt.statements)
                except Conflict:
                    self.conflicts += 1
                    await self.cache.load(match)
                    continue
                except (ReverieError, Refused) as error:
                    # Judged by what we know, which may be old: somebody answered elsewhere must not be refused.
                    if await self.cache.is_behind(loaded):
                        await self.cache.load(match)
                        continue
                    raise refused(error) if isinstance(error, ReverieError) else error from None
                self._publish(loaded, attempt, requester)
                return loaded, False
        raise Refused("busy")

    # -- seats ----------------------------------------------------------------------------------

    async def add(self, row: MatchRow, seats: Sequence[SeatRow], more: Sequence[Statement] = ()) -> MatchRow:
        """Store a new match, begun if no seat is free, and tell it; Conflict if it cannot be added."""
        async with self.store.database.transaction() as transaction:
            entries: list[EntryRow] = []
            if all(seat.taken for seat in seats):
                entries, asked = opening(row, await self.cache.attached(row))
                row = msgspec.structs.replace(row, status=PLAYING, length=len(entries), asked=asked)
            transaction.add([*added(row, seats, entries), *more])
        return (await self.tell_seats(row.id)).row

    async def change_seats(self, match: str, change: ChangeSeats) -> LoadedMatch:
        """Change who sits at a match, begin it if no seat is left free, all in one transaction, and tell it.

        A lost race is tried again from what the winner stored.
        """
        async with self.cache.lock(match):
            for _ in range(RETRIES):
                row = await self.store.match(match)
                if row is None:
                    raise Refused("not-found")
                try:
                    async with self.store.database.transaction() as transaction:
                        wanted = await change(row, await self.store.seats(match))
                        full = row.status == WAITING and all(seat.taken for seat in wanted.seats)
                        if wanted.statements or full:
                            transaction.add([changed_from(row), *wanted.statements])
                        if full:
                            transaction.add(begun(*opening(row, await self.cache.attached(row)), now()))
                except Conflict:
                    self.conflicts += 1
                    continue
                return await self.tell_seats(match)
        raise Refused("busy")

    async def tell_seats(self, match: str) -> LoadedMatch:
        """Read a match that is new or whose seats changed, and tell everybody concerned."""
        loaded = await self.cache.load(match, keep=False)
        self.events.publish(SeatsChanged(loaded))
        return loaded

    @contextlib.contextmanager
    def _tentative(self, loaded: LoadedMatch) -> Iterator[None]:
        """Drop the match from memory if the block raises after changing it: then only the database is right.

        A refusal of the rules changes nothing, and the match stays.
        """
        try:
            yield
        except BaseException as error:
            refusal = isinstance(error, Busy | ReverieError | Refused)
            if not refusal or len(loaded.game.record.entries) != loaded.length:
                self.cache.forget(loaded.row.id)
            raise

    def _publish(self, loaded: LoadedMatch, attempt: Attempt, requester: Requester | None) -> None:
        """The change is stored: the match in memory takes it over, and everybody concerned hears of it."""
        length = loaded.length
        loaded.row = attempt.row
        entries = list(zip(loaded.game.record.entries[length:], loaded.game.events_by_entry, strict=True))
        for number, (entry, events) in enumerate(entries):
            loaded.note(entry, events, attempt.move.key if number == 0 else None)
        self.events.publish(MatchChanged(loaded, length + 1, entries, attempt.asked_before, requester))


def _tried(loaded: LoadedMatch, who: Who, change: Change) -> Attempt | None:
    """Try a change on the match in memory; None if it was made before."""
    asked_before = loaded.row.asked
    move = change(loaded)
    if move is None:
        return None
    return Attempt(move, *_to_store(loaded, loaded.length, who, move), asked_before)


def _answered(loaded: LoadedMatch, seat: int, decision: int, answer: str, key: str) -> Move | None:
    """Answer a decision in the rules' match; nothing if that very answer was stored before."""
    if key in loaded.keys:
        if loaded.keys[key][0] != seat:
            raise Refused("invalid", reason="key")
        return None
    closed = loaded.closed(seat, decision)
    if closed is not None:
        raise Refused(closed)
    loaded.game.play(seat, answer)
    return Move(seat, key)


def _to_store(loaded: LoadedMatch, length: int, who: Who, move: Move) -> tuple[MatchRow, list[Statement]]:
    """What the rules' match has beyond that length: the row it leads to, and how both are stored."""
    at = now()
    record = loaded.game.record
    told = zip(record.entries[length:], loaded.game.events_by_entry, strict=True)
    # Others are shown when a match last changed: a draft is not theirs to know of.
    seen = loaded.row.updated
    for entry, events in told:
        if audience(entry, events) == EVERYBODY:
            seen = at
            break
    entries = entry_rows(loaded.row.id, record, length, at, move.key)
    version, last = loaded.row.version + 1, entries[-1].number
    if record.result is None:
        asked = loaded.asked()
        forked = loaded.row.forked or int(move.forked)
        row = msgspec.structs.replace(
            loaded.row,
            version=version,
            length=last,
            asked=asked,
            updated=seen,
            undo_request=None,
            overdue=loaded.row.overdue if seen == loaded.row.updated else None,
            forked=forked,
        )
        return row, appended(entries, who, asked, seen, move.forked)
    written = msgspec.json.encode(record.result.to_json()).decode()
    row = msgspec.structs.replace(
        loaded.row,
        version=version,
        length=last,
        asked=0,
        updated=at,
        finished=at,
        undo_request=None,
        overdue=None,
        result=written,
        status=FINISHED,
    )
    return row, ended(entries, who, written, result_rows(loaded, at), at)


def entry_rows(match: str, record: Record, after: int, at: int, key: str | None = None) -> list[EntryRow]:
    """The entries of a record beyond a number, as they are stored; the first carries the key."""
    return [
        EntryRow(match, number, entry.actor, entry.text, int(entry.auto), key if number == after + 1 else None, at)
        for number, entry in enumerate(record.entries[after:], after + 1)
    ]


def opening(row: MatchRow, attached: Mapping[str, str] | None = None) -> tuple[list[EntryRow], int]:
    """What chance does before anybody is asked, and who is asked then."""
    setup = setup_of(row, attached)
    match = Match(setup, sampler(row, Record(setup, row.rules)))
    asked = sum(1 << seat for seat in match.state.actors() if seat != CHANCE)
    return entry_rows(row.id, match.record, 0, now()), asked


def result_rows(loaded: LoadedMatch, at: int) -> list[ResultRow]:
    """How a match that is just over ended for every seat; with files of one's own it compares with nothing."""
    result = loaded.game.record.result
    assert result is not None
    row = loaded.row
    if row.material is not None:
        return []
    facts = [statistics.facts(loaded.game.state, seat.seat) for seat in loaded.seats]
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
            forked=row.forked or seat.helped,
            decisions=sum(1 for entry in loaded.game.record.entries if entry.actor == seat.seat),
            facts=msgspec.json.encode(facts[seat.seat]).decode(),
            finished=at,
        )
        for seat in loaded.seats
    ]


def _sits(loaded: LoadedMatch, who: Who) -> bool:
    return 0 <= who.seat < len(loaded.seats) and who_of(loaded.seats[who.seat]) == who


def who_of(seat: SeatRow) -> Who:
    return Who(seat.seat, seat.person or "", seat.bot or "", seat.stand_in or "")
