"""The only way to change a match: try the change in memory, store it in one transaction, then publish it."""

import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.events import EVERYBODY, Event
from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.core.record import Entry, Record
from reverie.observed_match import audience
from reverie.server import statistics
from reverie.server.cache import MatchCache
from reverie.server.clock import now
from reverie.server.errors import Refused, refused
from reverie.server.events import Events, MatchChanged, Requester, SeatsChanged
from reverie.server.loaded_match import LoadedMatch, sampler, setup_of
from reverie.server.rows import FINISHED, PLAYING, WAITING, EntryRow, MatchRow, ResultRow, SeatRow
from reverie.server.shared_deals import refuse_help
from reverie.server.store import Store, Who, added, appended, begun, changed_from, ended
from reverie.server.store.database import Busy, Conflict, Statement

UNDO_ENTRIES: Final = 3000  # beyond these there is no undo: the match has to fit into a record in the end
RETRIES: Final = 20  # lost races in a row before the request is refused as busy
Change = Callable[[LoadedMatch], "Move | None"]
ChangeSeats = Callable[[MatchRow, list[SeatRow]], Awaitable["SeatChange"]]


class Move(msgspec.Struct):
    """A change that the rules' match already has and the database does not yet."""

    seat: int
    key: str | None = None
    forked: bool = False


class Attempt(msgspec.Struct):
    """A change that was tried on the match in memory, and what has to be stored of it."""

    move: Move
    row: MatchRow
    statements: list[Statement]
    entries: list[tuple[Entry, list[Event]]]
    masks: list[int]  # for each entry, who may know that it was made


class SentAnswer(msgspec.Struct):
    """An answer that came in over a socket; `stored` once it is, `error` if our own code failed on it."""

    match: str
    person: str
    decision: int
    text: str
    key: str
    requester: Requester
    stored: bool = False
    error: Exception | None = None


class SeatChange(msgspec.Struct):
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

    def play_now(self, answers: Sequence[SentAnswer]) -> None:
        """Answer decisions of different matches in one transaction, without waiting for anything.

        Those that are not `stored` afterwards have changed nothing. Refusals are left to `play`, which first checks
        whether another process has changed the match.
        """
        attempts: list[tuple[SentAnswer, LoadedMatch, Attempt]] = []
        try:
            with self.store.database.transaction_now() as transaction:
                for answer in answers:
                    loaded = self._open_to(answer)
                    attempt = None if loaded is None else self._tried_now(loaded, answer)
                    if loaded is not None and attempt is not None:
                        attempts.append((answer, loaded, attempt))
                        transaction.add(attempt.statements)
        except BaseException as error:
            # The matches in memory have changes that were not stored: read them from the database again.
            for answer, _, _ in attempts:
                self.cache.forget(answer.match)
            if isinstance(error, Conflict):
                self.conflicts += 1
            elif not isinstance(error, Busy):
                raise
            return
        for answer, loaded, attempt in attempts:
            answer.stored = True
            try:
                self._publish(loaded, attempt, answer.requester)
            except Exception as error:
                # The answer is stored: the next request reads the match from the database.
                self.cache.forget(answer.match)
                answer.error = error

    def _open_to(self, answer: SentAnswer) -> LoadedMatch | None:
        """Return the match of an answer if it is in memory, being played, and not locked by another change."""
        loaded = self.cache.peek(answer.match)
        if loaded is None or loaded.match is None or loaded.row.status != PLAYING:
            return None
        lock = self.cache.locks.get(answer.match)
        return loaded if lock is None or not lock.locked() else None

    def _tried_now(self, loaded: LoadedMatch, answer: SentAnswer) -> Attempt | None:
        """Try an answer on the match in memory; None if `play` has to handle it."""
        seat = loaded.seat_of(answer.person)
        if seat is None or loaded.seats[seat].stand_in is not None:
            return None
        try:
            move = _answered(loaded, seat, answer.decision, answer.text, answer.key)
            return None if move is None else _attempt(loaded, who_of(loaded.seats[seat]), move)
        except (ReverieError, Refused):
            if len(loaded.game.record.entries) != loaded.length:
                self.cache.forget(answer.match)
        except Exception as error:
            # A failure of our own code, which the other answers must not suffer from.
            self.cache.forget(answer.match)
            answer.error = error
        return None

    async def undo(self, match: str, who: Who, far: bool) -> LoadedMatch:
        def change(loaded: LoadedMatch) -> Move | None:
            if loaded.row.status == FINISHED:
                raise Refused("over")
            if far:
                refuse_help(loaded.row)
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
            # Conceding twice changes nothing.
            return Move(who.seat) if loaded.game.events_by_entry[0] else None

        return (await self.change(match, who, change))[0]

    async def change(
        self, match: str, who: Who, change: Change, requester: Requester | None = None
    ) -> tuple[LoadedMatch, bool]:
        """Apply a change, store it and publish it; return the match, and True if nothing had to be stored.

        A lost race is tried again from what the winner stored.
        """
        async with self.cache.lock(match):
            for _ in range(RETRIES):
                loaded = await self.cache.get(match)
                if not _sits(loaded, who):
                    # Perhaps they sat down in another process: read the match again.
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
                            move = change(loaded)
                            if move is None:
                                return loaded, True
                            attempt = _attempt(loaded, who, move)
                            transaction.add(attempt.statements)
                except Conflict:
                    self.conflicts += 1
                    await self.cache.load(match)
                    continue
                except (ReverieError, Refused) as error:
                    # The match in memory may be out of date: refuse only by the state in the database.
                    if await self.cache.is_behind(loaded):
                        await self.cache.load(match)
                        continue
                    raise refused(error) if isinstance(error, ReverieError) else error from None
                self._publish(loaded, attempt, requester)
                return loaded, False
        raise Refused("busy")

    # -- seats ----------------------------------------------------------------------------------

    async def add(self, row: MatchRow, seats: Sequence[SeatRow], more: Sequence[Statement] = ()) -> MatchRow:
        """Store a new match, begin it if no seat is free, and publish it; Conflict if it cannot be added."""
        async with self.store.database.transaction() as transaction:
            entries: list[EntryRow] = []
            if all(seat.taken for seat in seats):
                entries, asked = opening(row, await self.cache.attached(row))
                row = msgspec.structs.replace(row, status=PLAYING, length=len(entries), asked=asked)
            transaction.add([*added(row, seats, entries), *more])
        return (await self.tell_seats(row.id)).row

    async def change_seats(self, match: str, change: ChangeSeats) -> LoadedMatch:
        """Change who sits at a match and begin it if no seat is left free, in one transaction, then publish it.

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
        """Read a match that is new or whose seats changed, and publish that."""
        loaded = await self.cache.load(match, keep=False)
        self.events.publish(SeatsChanged(loaded))
        return loaded

    @contextlib.contextmanager
    def _tentative(self, loaded: LoadedMatch) -> Iterator[None]:
        """Drop the match from memory if the block raises after changing it, so that it is read from the database again.

        A refusal of the rules changes nothing, and the match stays in memory.
        """
        try:
            yield
        except BaseException as error:
            refusal = isinstance(error, Busy | ReverieError | Refused)
            if not refusal or len(loaded.game.record.entries) != loaded.length:
                self.cache.forget(loaded.row.id)
            raise

    def _publish(self, loaded: LoadedMatch, attempt: Attempt, requester: Requester | None) -> None:
        """Bring the match in memory up to date with a stored change, and publish it."""
        first, asked_before = loaded.length + 1, loaded.row.asked
        loaded.row = attempt.row
        for mask in attempt.masks:
            loaded.count(mask)
        if attempt.move.key is not None:
            loaded.keys[attempt.move.key] = (attempt.move.seat, first)
        self.events.publish(MatchChanged(loaded, first, attempt.entries, attempt.masks, asked_before, requester))


def _answered(loaded: LoadedMatch, seat: int, decision: int, answer: str, key: str) -> Move | None:
    """Answer a decision in the rules' match; None if an answer with that key was stored before."""
    if key in loaded.keys:
        if loaded.keys[key][0] != seat:
            raise Refused("invalid", reason="key")
        return None
    closed = loaded.closed(seat, decision)
    if closed is not None:
        raise Refused(closed)
    loaded.game.play(seat, answer)
    return Move(seat, key)


def _attempt(loaded: LoadedMatch, who: Who, move: Move) -> Attempt:
    """Return what is not stored yet of the rules' match: the new row, the entries, and the statements for both."""
    at, game, before = now(), loaded.game, loaded.row
    record, length = game.record, len(loaded.masks)
    made = list(zip(record.entries[length:], game.events_by_entry, strict=True))
    masks = [audience(entry, events) for entry, events in made]
    entries = entry_rows(before.id, record, length, at, move.key)
    last = entries[-1].number
    if record.result is None:
        asked = loaded.asked()
        # Others see when a match last changed, and must not learn of a draft by it.
        seen = at if EVERYBODY in masks else before.updated
        row = msgspec.structs.replace(
            before,
            version=before.version + 1,
            length=last,
            asked=asked,
            updated=seen,
            undo_request=None,
            overdue=before.overdue if seen == before.updated else None,
            forked=before.forked or int(move.forked),
        )
        return Attempt(move, row, appended(entries, who, asked, seen, move.forked), made, masks)
    written = msgspec.json.encode(record.result.to_json()).decode()
    row = msgspec.structs.replace(
        before,
        version=before.version + 1,
        length=last,
        asked=0,
        updated=at,
        finished=at,
        undo_request=None,
        overdue=None,
        result=written,
        status=FINISHED,
    )
    return Attempt(move, row, ended(entries, who, written, result_rows(loaded, at), at), made, masks)


def entry_rows(match: str, record: Record, after: int, at: int, key: str | None = None) -> list[EntryRow]:
    """Return the rows of a record's entries after a number; the first carries the key."""
    rows: list[EntryRow] = []
    for number, entry in enumerate(record.entries[after:], after + 1):
        rows.append(EntryRow(match, number, entry.actor, entry.text, int(entry.auto), key, at))
        key = None
    return rows


def opening(row: MatchRow, attached: Mapping[str, str] | None = None) -> tuple[list[EntryRow], int]:
    """Return the entries of chance that begin a match, and the mask of the seats asked after them."""
    setup = setup_of(row, attached)
    match = Match(setup, sampler(row, Record(setup, row.rules)))
    asked = sum(1 << seat for seat in match.state.actors() if seat != CHANCE)
    return entry_rows(row.id, match.record, 0, now()), asked


def result_rows(loaded: LoadedMatch, at: int) -> list[ResultRow]:
    """Return the results of a finished match by seat; none with material of one's own, which compares with nothing."""
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
