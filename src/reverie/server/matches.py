"""Matches before, between and after the moves: made, joined, left, listed, played again, taken in from a file."""

import base64
import contextlib
import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from reverie.core.errors import ReverieError, UnknownSetup
from reverie.core.fairness import commit
from reverie.core.game import CHANCE, Setup
from reverie.core.match import Match, forked
from reverie.core.record import Record, Replay, load
from reverie.games import find_setup, game_of
from reverie.server import daily
from reverie.server.database import Conflict, Statement
from reverie.server.errors import Refused, refused
from reverie.server.live import Live, sampler
from reverie.server.rows import (
    CASUAL,
    DAILY,
    FINISHED,
    IMPORTED,
    OFFLINE,
    PLAYING,
    WAITING,
    EntryRow,
    MatchRow,
    Person,
    SeatRow,
    TryRow,
)
from reverie.server.store import Store, insert
from reverie.server.tables import Tables, entry_rows, now, opening, result_rows
from reverie.server.wire import NewMatch, WantedSeat
from reverie.thinking import bots_for

Luck: TypeAlias = Callable[[], str]  # a seed for each match that begins
FAR_FUTURE: Final = 2**53
MOST_UNFINISHED: Final = 500  # of one person: far beyond anybody's patience, but not beyond a program's


def new_id() -> str:
    """16 characters that nobody can guess."""
    return secrets.token_urlsafe(12)


def fresh_luck() -> str:
    """The seed of a match, which nobody can guess."""
    return secrets.token_hex(32)


def taken(seat: SeatRow) -> bool:
    return seat.person is not None or seat.bot is not None


def new_row(
    setup: Setup,
    owner: str,
    *,
    kind: str = CASUAL,
    day: str | None = None,
    seed: str | None = None,
    commitment: str | None = None,
    listed: bool = False,
    watch: bool = True,
    previous: str | None = None,
) -> MatchRow:
    """A match that waits, with luck of its own unless a seed is given."""
    at = now()
    match = new_id()
    rules = game_of(setup).rules_version
    seed = seed if seed is not None else fresh_luck()
    return MatchRow(
        id=match,
        game=setup.game,
        spelling=setup.spelling,
        players=setup.players,
        options=msgspec.json.encode(setup.options).decode(),
        rules=rules,
        kind=kind,
        day=day,
        listed=int(listed),
        watch=int(watch),
        owner=owner,
        code=new_id(),
        seed=seed,
        commitment=commitment if commitment is not None else commit(match, setup, rules, seed),
        status=WAITING,
        created=at,
        updated=at,
        finished=None,
        length=0,
        asked=0,
        result=None,
        forked=0,
        asking=None,
        previous=previous,
        version=0,
    )


class Matches:
    def __init__(self, store: Store, tables: Tables, luck: Luck = fresh_luck) -> None:
        self.store = store
        self.tables = tables
        self.luck = luck

    # -- made -----------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: NewMatch) -> MatchRow:
        try:
            setup = find_setup(wanted.setup, wanted.players, dict(wanted.options))
        except UnknownSetup as error:
            raise refused(error) from None
        who = wanted.seats
        if who is None:
            who = [WantedSeat("me"), *(WantedSeat("open") for _ in range(setup.players - 1))]
        _check_seats(setup, who)
        unfinished = await self.store.matches_of(person.id, [WAITING, PLAYING], FAR_FUTURE, MOST_UNFINISHED)
        if len(unfinished) == MOST_UNFINISHED:
            raise Refused("too-many", seconds=3600)
        row = new_row(setup, person.id, seed=self.luck(), listed=wanted.open, watch=wanted.watch)
        return await self.add(row, [_wanted(row.id, number, seat, person) for number, seat in enumerate(who)])

    async def add(self, row: MatchRow, seats: Sequence[SeatRow], more: Sequence[Statement] = ()) -> MatchRow:
        """Keep a new match; with no seat free it begins at once."""
        if not all(taken(seat) for seat in seats):
            await self.store.add_match(row, seats, [], more)
            return row
        entries, asked = opening(row)
        row = msgspec.structs.replace(row, status=PLAYING, length=len(entries), asked=asked)
        await self.store.add_match(row, seats, entries, more)
        return row

    async def daily(self, person: Person, game: str) -> tuple[str, bool]:
        """The match of a person's one counted try of today; True if it begins now."""
        for _ in range(2):
            begun = await daily.begin(self.store, game, person, now())
            if isinstance(begun, str):
                return begun, False
            row = new_row(
                begun.setup, person.id, kind=DAILY, day=begun.day, seed=begun.seed, commitment=begun.commitment
            )
            counted = insert([TryRow(begun.day, game, person.id, row.id, row.created)])
            try:
                await self.add(row, [SeatRow(row.id, 0, person.id, None, person.shown, 0)], [counted])
            except Conflict:
                continue  # begun on another page in the same moment
            return row.id, True
        raise Refused("busy")

    async def rematch(self, person: Person, match: str) -> tuple[MatchRow, bool]:
        """The same people and bots again; whoever asks second finds the match of the first."""
        live = await self.tables.get(match)
        if live.seat_of(person.id) is None or live.row.kind not in (CASUAL, OFFLINE):
            raise Refused("not-yours")
        if live.row.status != FINISHED:
            raise Refused("not-over")
        found = await self.store.rematch_of(match)
        if found is not None:
            return found, False
        old = live.row
        row = new_row(
            live.setup,
            person.id,
            seed=self.luck(),
            listed=bool(old.listed),
            watch=bool(old.watch),
            previous=match,
        )
        try:
            seats = await self.store.seats(match)
            again = [msgspec.structs.replace(seat, match_id=row.id, muted=0) for seat in seats]
            return await self.add(row, again), True
        except Conflict:
            found = await self.store.rematch_of(match)
            assert found is not None
            return found, False

    async def take_in(self, person: Person, text: str) -> MatchRow:
        """A record somebody brings: to be replayed, or, open and for one, to be gone on with."""
        record, replay = _read(text)
        if record.result is None and record.setup.players > 1:
            raise Refused("not-over")
        row, entries = _as_it_stands(new_row(record.setup, person.id, kind=IMPORTED), record, replay)
        mine = SeatRow(row.id, 0, person.id, None, person.shown, 0)
        others = [SeatRow(row.id, seat, None, None, "", 0) for seat in range(1, row.players)]
        await self.store.add_match(row, [mine, *others], entries)
        return row

    async def take_home(self, person: Person, key: str, text: str, bots: Sequence[str]) -> tuple[MatchRow, bool]:
        """A game somebody has played to its end without us; brought again it is the match it was the first time.

        It counts in their statistics, and nowhere else: nobody but their own page has seen it happen.
        """
        record, replay = _read(text)
        if record.result is None:
            raise Refused("not-over")
        if len(bots) != record.setup.players or list(bots).count("") != 1:
            raise Refused("invalid", reason="bots")
        if not {*bots} <= {"", *bots_for(record.setup.game)}:
            raise Refused("invalid", reason="bot")
        match = base64.urlsafe_b64encode(hashlib.sha256(f"offline {person.id} {key}".encode()).digest()[:12]).decode()
        row = msgspec.structs.replace(
            new_row(record.setup, person.id, kind=OFFLINE), id=match, forked=int(forked(record))
        )
        row, entries = _as_it_stands(row, record, replay)
        seats = [
            SeatRow(match, seat, None if bot else person.id, bot or None, bot or person.shown, 0)
            for seat, bot in enumerate(bots)
        ]
        results = result_rows(Live(row, seats, entries), row.created)
        try:
            await self.store.add_match(row, seats, entries, [insert(results)])
        except Conflict:
            found = await self.store.match(match)
            if found is None:
                raise
            return found, False
        return row, True

    # -- seats ----------------------------------------------------------------------------------

    async def join(self, person: Person, row: MatchRow, wanted: int | None) -> Live:
        """Take the wanted seat or the first that is free; to sit there already is fine."""
        for _ in range(row.players + 1):
            seats = await self.store.seats(row.id)
            if any(seat.person == person.id for seat in seats):
                return await self.begin_if_full(row.id)
            if row.status not in (WAITING, PLAYING):
                raise Refused("over")
            free = [seat.seat for seat in seats if not taken(seat) and wanted in (None, seat.seat)]
            if not free or row.kind != CASUAL:
                raise Refused("seat-taken")
            # On a conflict somebody was faster; perhaps another seat is left.
            with contextlib.suppress(Conflict):
                await self.store.sit(row.id, free[0], person.id, None, person.shown)
        raise Refused("seat-taken")

    async def put_bot(self, person: Person, match: str, seat: int, bot: str) -> Live:
        live = await self.tables.load(match, keep=False)
        if live.seat_of(person.id) is None:
            raise Refused("not-yours")
        if bot not in bots_for(live.row.game) or seat >= live.row.players:
            raise Refused("invalid", reason="bot")
        try:
            await self.store.sit(match, seat, None, bot, bot)
        except Conflict:
            raise Refused("seat-taken") from None
        return await self.begin_if_full(match)

    async def begin_if_full(self, match: str) -> Live:
        row = await self.store.match(match)
        if row is None:
            raise Refused("not-found")
        if row.status == WAITING and all(taken(seat) for seat in await self.store.seats(match)):
            entries, asked = opening(row)
            # On a conflict another process saw the last seat taken as well, and was first.
            with contextlib.suppress(Conflict):
                await self.store.begin(match, entries, asked, now())
        return await self.tables.load(match, keep=False)

    async def leave(self, person: Person, match: str) -> Live:
        live = await self.tables.load(match, keep=False)
        seat = live.seat_of(person.id)
        if seat is None:
            raise Refused("not-yours")
        if live.row.status == FINISHED:
            raise Refused("over")
        try:
            await self.store.stand_up(match, seat, person.id, now())
        except Conflict:
            raise Refused("not-yours") from None
        return await self.tables.load(match, keep=False)


def _read(text: str) -> tuple[Record, Replay]:
    try:
        return load(text)
    except ReverieError as error:
        raise refused(error) from None


def _as_it_stands(row: MatchRow, record: Record, replay: Replay) -> tuple[MatchRow, list[EntryRow]]:
    """The row of a match that begins with a whole record, and its entries."""
    match = Match(record.setup, sampler(row, record), record, replay)
    entries = entry_rows(row.id, record, 0, row.created)
    result = record.result
    row = msgspec.structs.replace(
        row,
        status=PLAYING if result is None else FINISHED,
        length=len(entries),
        asked=sum(1 << seat for seat in match.state.actors() if seat != CHANCE),
        result=None if result is None else msgspec.json.encode(result.to_json()).decode(),
        finished=None if result is None else row.created,
    )
    return row, entries


def _check_seats(setup: Setup, who: Sequence[WantedSeat]) -> None:
    people = [seat for seat in who if seat.who != "bot"]
    if len(who) != setup.players or not people or sum(1 for seat in people if seat.who == "me") > 1:
        raise Refused("invalid", reason="seats")
    for seat in who:
        if (seat.who == "bot") != (seat.bot is not None):
            raise Refused("invalid", reason="seats")
        if seat.bot is not None and seat.bot not in bots_for(setup.game):
            raise Refused("invalid", reason="bot")


def _wanted(match: str, number: int, seat: WantedSeat, person: Person) -> SeatRow:
    if seat.who == "me":
        return SeatRow(match, number, person.id, None, person.shown, 0)
    return SeatRow(match, number, None, seat.bot, seat.bot or "", 0)
