"""Matches apart from their moves: created, joined, left, played again."""

import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from reverie.attachments import find_attached_setup
from reverie.core.errors import UnknownSetup
from reverie.core.fairness import commit
from reverie.core.game import Setup
from reverie.core.registry import game_name
from reverie.games.discovery import game_of, new_setup
from reverie.server import shared_deals
from reverie.server.cache import MatchCache
from reverie.server.clock import now
from reverie.server.errors import Refused, refused
from reverie.server.events import Events, MatchOpened, RematchCreated
from reverie.server.http_types import NewMatch, WantedSeat
from reverie.server.loaded_match import LoadedMatch
from reverie.server.moves import MoveService, SeatChange
from reverie.server.rows import (
    CASUAL,
    FINISHED,
    OFFLINE,
    PLAYING,
    WAITING,
    MatchRow,
    MaterialRow,
    Person,
    SeatRow,
    TryRow,
)
from reverie.server.shared_deals import SharedDeal, secret_of
from reverie.server.store import Store, insert, material_added, muted_by, sat_down, stood_up
from reverie.server.store.database import Conflict
from reverie.server.trusted_clock import TrustedClock
from reverie.thinking import bots_for

Luck: TypeAlias = Callable[[], str]  # a seed for each match that begins
FAR_FUTURE: Final = 2**53


def new_id() -> str:
    """Return 16 random characters; the first is never a dash, which a command line takes for an option."""
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn


def fresh_luck() -> str:
    """Return a random seed for a match."""
    return secrets.token_hex(32)


def new_row(
    setup: Setup,
    owner: str,
    *,
    kind: str = CASUAL,
    seed: str | None = None,
    listed: bool = False,
    watch: bool = True,
    previous: str | None = None,
    time_to_answer: int = 0,
    material: str | None = None,
) -> MatchRow:
    """Return the row of a new match that waits for players, with a random seed unless one is given."""
    at = now()
    match = new_id()
    game = game_of(setup)
    rules = game.rules_version
    seed = seed if seed is not None else fresh_luck()
    return MatchRow(
        id=match,
        game=setup.game,
        spelling=setup.spelling,
        players=setup.players,
        options=msgspec.json.encode(setup.options).decode(),
        rules=rules,
        kind=kind,
        day=None,
        listed=int(listed),
        watch=int(watch),
        owner=owner,
        code=new_id(),
        seed=seed,
        commitment=commit(match, setup, rules, seed),
        status=WAITING,
        created=at,
        updated=at,
        finished=None,
        length=0,
        asked=0,
        result=None,
        forked=0,
        undo_request=None,
        previous=previous,
        version=0,
        time_to_answer=time_to_answer,
        edition=game.edition(setup) or None,
        material=material,
    )


class Matches:
    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        moves: MoveService,
        events: Events,
        clock: TrustedClock,
        luck: Luck = fresh_luck,
    ) -> None:
        self.store = store
        self.cache = cache
        self.moves = moves
        self.events = events
        self.clock = clock
        self.luck = luck

    async def look(self, match: str, person: Person | None) -> LoadedMatch:
        """Return a match for this person to look at; Refused if they may not."""
        loaded = await self.cache.fresh(match)
        is_bot = person is not None and person.owner is not None
        if loaded.seat_of(person.id if person is not None else None) is None:
            if is_bot or not loaded.row.watch:
                raise Refused("not-yours")
            await shared_deals.refuse_look(self.store, loaded.row, person, self.clock.confirmed())
        self.events.publish(MatchOpened(loaded))
        return loaded

    async def rematch_id(self, loaded: LoadedMatch) -> str | None:
        """Return the id of the rematch of a finished match, if there is one."""
        if loaded.row.status != FINISHED:
            return None
        found = await self.store.rematch_of(loaded.row.id)
        return None if found is None else found.id

    # -- creation -------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: NewMatch) -> MatchRow:
        material = await self._material(wanted)
        try:
            if material is None:
                setup = new_setup(wanted.setup, wanted.players, wanted.options)
            else:
                options = {**wanted.options, **msgspec.json.decode(material.options)}
                attached = msgspec.json.decode(material.attached)
                setup = find_attached_setup(wanted.setup, wanted.players, options, attached)
        except UnknownSetup as error:
            raise refused(error) from None
        who = wanted.seats
        if who is None:
            who = [WantedSeat("me"), *(WantedSeat("open") for _ in range(setup.players - 1))]
        _check_seats(setup, who)
        row = new_row(
            setup,
            person.id,
            seed=self.luck(),
            listed=wanted.open,
            watch=wanted.watch,
            time_to_answer=1000 * (wanted.time_to_answer or 0),
            material=None if material is None else material.id,
        )
        seats = [_wanted(row, number, seat, person) for number, seat in enumerate(who)]
        # Its owner may delete the material at this very moment: it is stored again with the match that needs it.
        return await self.moves.add(row, seats, [] if material is None else [material_added(material)])

    async def _material(self, wanted: NewMatch) -> MaterialRow | None:
        """Return the material that a match is wanted with, if any; Refused if there is none with that id."""
        if wanted.material is None:
            return None
        found = await self.store.material(wanted.material)
        if found is None or found.game != game_name(wanted.setup):
            raise Refused("not-found")
        return found

    async def begin_try(self, person: Person, deal: SharedDeal, ranked: bool = True) -> tuple[str, bool]:
        """Return the match of a person's one try at a shared deal, and True if it begins now."""
        for _ in range(2):
            had = await self.store.try_of(deal.period, deal.name, person.id)
            if had is not None:
                return had.match_id, False
            secret = await secret_of(self.store, deal.kind)
            row = msgspec.structs.replace(
                new_row(deal.setup, person.id, kind=deal.kind, seed=deal.seed(secret)),
                day=deal.period,
                deal=deal.name,
                commitment=deal.commitment(secret),
            )
            counted = insert([TryRow(deal.period, deal.name, person.id, row.id, row.created, int(ranked))])
            seat = SeatRow(row.id, 0, person.id, None, person.display_name, 0, person.portrait)
            try:
                await self.moves.add(row, [seat], [counted])
            except Conflict:
                continue  # begun on another page at the same moment
            return row.id, True
        raise Refused("busy")

    async def rematch(self, person: Person, match: str) -> tuple[MatchRow, bool]:
        """Create a rematch with the same seats, or join the one that another player created; True if it is new.

        The other people's seats are left free, and the match waits until they join.
        """
        loaded = await self.cache.get(match)
        if loaded.seat_of(person.id) is None or loaded.row.kind not in (CASUAL, OFFLINE):
            raise Refused("not-yours")
        if loaded.row.status != FINISHED:
            raise Refused("not-over")
        found = await self.store.rematch_of(match)
        if found is not None:
            return await self._agree(person, loaded, found), False
        old = loaded.row
        row = new_row(
            loaded.setup,
            person.id,
            seed=self.luck(),
            watch=bool(old.watch),
            previous=match,
            time_to_answer=old.time_to_answer,
            material=old.material,
        )
        try:
            seats = await self.store.seats(match)
            mine = [
                SeatRow(row.id, seat.seat, seat.person, seat.bot, seat.display_name, 0, seat.portrait, row.created)
                if seat.bot is not None or seat.person == person.id
                else SeatRow(row.id, seat.seat, None, None, "", 0)
                for seat in seats
            ]
            row = await self.moves.add(row, mine)
        except Conflict:
            found = await self.store.rematch_of(match)
            assert found is not None
            return await self._agree(person, loaded, found), False
        self.events.publish(RematchCreated(loaded, row.id))
        return row, True

    async def _agree(self, person: Person, before: LoadedMatch, rematch: MatchRow) -> MatchRow:
        """Join a rematch that another player created, in the same seat as before or in any that is free."""
        seats = await self.store.seats(rematch.id)
        if rematch.status != WAITING or any(seat.person == person.id for seat in seats):
            return rematch
        mine = before.seat_of(person.id)
        free = mine is not None and not seats[mine].taken
        return (await self.join(person, rematch, mine if free else None)).row

    # -- seats ----------------------------------------------------------------------------------

    async def join(self, person: Person, row: MatchRow, wanted: int | None) -> LoadedMatch:
        """Take the wanted seat or the first that is free; nothing changes for a person already at the table."""

        async def change(row: MatchRow, seats: list[SeatRow]) -> SeatChange:
            if any(seat.person == person.id for seat in seats):
                return SeatChange([], seats)
            if row.status not in (WAITING, PLAYING):
                raise Refused("over")
            free = [seat for seat in seats if not seat.taken and wanted in (None, seat.seat)]
            if not free or row.kind != CASUAL:
                raise Refused("seat-taken")
            blocks = await self.store.blocks_among([person.id, *(seat.person for seat in seats if seat.person)])
            if any(block.blocked == person.id for block in blocks):
                raise Refused("not-yours")
            mine = msgspec.structs.replace(
                free[0], person=person.id, display_name=person.display_name, portrait=person.portrait, since=now()
            )
            # People they have blocked are muted here too.
            return SeatChange([*sat_down(mine), *map(muted_by, blocks)], _with(seats, mine))

        return await self.moves.change_seats(row.id, change)

    async def put_bot(self, person: Person, match: str, seat: int, bot: str) -> LoadedMatch:
        """Put a bot into a free seat of a match the person sits at."""

        async def change(row: MatchRow, seats: list[SeatRow]) -> SeatChange:
            if all(one.person != person.id for one in seats):
                raise Refused("not-yours")
            if bot not in bots_for(row.game) or seat >= row.players:
                raise Refused("invalid", reason="bot")
            if seats[seat].taken or row.status not in (WAITING, PLAYING):
                raise Refused("seat-taken")
            placed = msgspec.structs.replace(seats[seat], bot=bot, display_name=bot)
            return SeatChange(sat_down(placed), _with(seats, placed))

        return await self.moves.change_seats(match, change)

    async def leave(self, person: Person, match: str) -> LoadedMatch | None:
        """Leave a seat; None for a damaged match, whose seat is left all the same."""

        async def change(row: MatchRow, seats: list[SeatRow]) -> SeatChange:
            mine = next((seat for seat in seats if seat.person == person.id), None)
            if mine is None:
                raise Refused("not-yours")
            if row.status == FINISHED:
                raise Refused("over")
            left = SeatRow(match, mine.seat, None, None, "", 0)
            return SeatChange(stood_up(mine, now()), _with(seats, left))

        try:
            return await self.moves.change_seats(match, change)
        except Refused as error:
            if error.code != "damaged":
                raise
            return None


def _with(seats: list[SeatRow], changed: SeatRow) -> list[SeatRow]:
    return [changed if seat.seat == changed.seat else seat for seat in seats]


def _check_seats(setup: Setup, who: Sequence[WantedSeat]) -> None:
    people = [seat for seat in who if seat.who != "bot"]
    if len(who) != setup.players or not people or sum(1 for seat in people if seat.who == "me") > 1:
        raise Refused("invalid", reason="seats")
    for seat in who:
        if (seat.who == "bot") != (seat.bot is not None):
            raise Refused("invalid", reason="seats")
        if seat.bot is not None and seat.bot not in bots_for(setup.game):
            raise Refused("invalid", reason="bot")


def _wanted(row: MatchRow, number: int, seat: WantedSeat, person: Person) -> SeatRow:
    if seat.who == "me":
        return SeatRow(row.id, number, person.id, None, person.display_name, 0, person.portrait, row.created)
    return SeatRow(row.id, number, None, seat.bot, seat.bot or "", 0)
