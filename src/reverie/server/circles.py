"""Circles: made, joined by a link, left, handed over; and the tries at their deals."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import msgspec

from reverie.core.errors import UnknownSetup
from reverie.core.game import Setup
from reverie.server.circle_weeks import DEALS, checked_setup, deals_of, has_setup, new_week, planned
from reverie.server.clock import now
from reverie.server.errors import Refused, refused
from reverie.server.limits import Limits
from reverie.server.matches import Matches, new_id
from reverie.server.names import clean, reserved, skeleton, visible
from reverie.server.rows import CIRCLE, CircleMemberRow, CircleRow, CircleWeekRow, Person
from reverie.server.shared_deals import SharedDeal, secret_of, week_of
from reverie.server.store import Store
from reverie.server.store.database import Conflict
from reverie.server.trusted_clock import TrustedClock

PUBLIC: Final = "public"  # the id of the circle that is open to all
MOST_MEMBERS: Final = 50
MOST_CIRCLES: Final = 20  # of one person
RETRIES: Final = 10  # lost races in a row before a request is refused as busy
SUGGESTED: Final = [""] * DEALS

T = TypeVar("T")


class Circles:
    def __init__(self, store: Store, matches: Matches, limits: Limits, clock: TrustedClock, public: bool) -> None:
        self.store = store
        self.matches = matches
        self.limits = limits
        self.clock = clock
        self.has_public = public

    def current_week(self) -> str:
        return week_of(self.clock.playing())

    # -- finding --------------------------------------------------------------------------------

    async def public(self) -> CircleRow | None:
        """Return the circle that is open to all; None if the operator has turned it off."""
        if not self.has_public:
            return None
        found = await self.store.circle(PUBLIC)
        if found is None:
            row = CircleRow(PUBLIC, "", None, new_id(), _written(SUGGESTED), now(), self.current_week())
            await self.store.add_circle(row, None, await self._new_week(row))
            found = await self.store.circle(PUBLIC)
        return found

    async def visible(self, circle: str, person: Person | None) -> CircleRow:
        """Return a circle that a person is a member of, or the public one; Refused as not found for any other."""
        if circle == PUBLIC:
            found = await self.public()
        elif person is not None and await self.store.is_member(circle, person.id):
            found = await self.store.circle(circle)
        else:
            found = None
        if found is None:
            raise Refused("not-found")
        return found

    async def owned(self, circle: str, person: Person) -> CircleRow:
        """Return a circle for its owner to change; Refused to others."""
        found = await self.visible(circle, person)
        if found.owner != person.id:
            raise Refused("not-yours")
        return found

    async def invited(self, code: str) -> CircleRow:
        found = await self.store.circle_invited(code)
        if found is None or found.id == PUBLIC:
            raise Refused("not-found")
        return found

    # -- weeks ----------------------------------------------------------------------------------

    async def week(self, circle: CircleRow) -> CircleWeekRow:
        """Return the current week of a circle, which opens now if nobody has looked at it yet."""
        found = await self.store.circle_week(circle.id, self.current_week())
        return found or await self.store.open_circle_week(await self._new_week(circle))

    async def _new_week(self, circle: CircleRow) -> CircleWeekRow:
        setups = msgspec.json.decode(circle.setups, type=list[str])
        secret = await secret_of(self.store, CIRCLE)
        return new_week(circle.id, self.current_week(), setups, secret)

    async def begin(self, person: Person, circle: str, number: int) -> tuple[str, bool]:
        """Return the match of a person's one try at a deal of this week, and True if it begins now."""
        row = await self.visible(circle, person)
        _check_named(person)
        if not 1 <= number <= DEALS:
            raise Refused("not-found")
        week = await self.week(row)
        plan, deal = planned(week)[number - 1], deals_of(week)[number - 1]
        if deal.commitment(await secret_of(self.store, CIRCLE)) != plan.commitment:
            raise Refused("unknown-setup", reason="its rules have changed since the week began")
        return await self.matches.begin_try(person, deal)

    async def deals_like(self, person: Person, setup: Setup) -> tuple[list[SharedDeal], int]:
        """Return this week's deals with a set-up, of all circles; those of the person's own and of the public first."""
        if setup.players != 1:
            return [], 0
        found = await self.store.weeks_with_setup(self.current_week(), setup.spelling)
        theirs = {PUBLIC, *(circle.id for circle in await self.store.circles_of(person.id))} if found else set()
        deals = [
            (week.circle_id in theirs, deal) for week in found for deal in deals_of(week) if has_setup(deal, setup)
        ]
        own = [deal for mine, deal in deals if mine]
        return [*own, *(deal for mine, deal in deals if not mine)], len(own)

    # -- changes --------------------------------------------------------------------------------

    async def create(self, person: Person, address: str, name: str, setups: Sequence[str] | None) -> CircleRow:
        """Make a circle of which this person is the owner; its first week is the current one."""
        _check_named(person)
        row = CircleRow(new_id(), checked_name(name), person.id, new_id(), _checked(setups), now(), self.current_week())
        await self._check_more(person, address)
        await self.store.add_circle(row, CircleMemberRow(row.id, person.id, row.created), await self._new_week(row))
        return row

    async def change(self, person: Person, circle: str, name: str | None, setups: Sequence[str] | None) -> None:
        """Rename a circle, or choose other set-ups for the weeks to come."""

        async def change() -> None:
            row = await self.owned(circle, person)
            await self.week(row)  # the current one keeps its set-ups
            named = row.name if name is None else checked_name(name)
            chosen = row.setups if setups is None else _checked(setups)
            await self.store.change_circle(row, named, row.code, chosen)

        await _retried(change)

    async def renew_link(self, person: Person, circle: str) -> None:
        """Make another invitation; the link that was sent before leads nowhere from now on."""

        async def change() -> None:
            row = await self.owned(circle, person)
            await self.store.change_circle(row, row.name, new_id(), row.setups)

        await _retried(change)

    async def join(self, person: Person, address: str, code: str) -> CircleRow:
        """Make somebody with the link a member; nothing changes for one who is."""
        _check_named(person)
        await self._check_more(person, address, (await self.invited(code)).id)

        async def change() -> CircleRow:
            row = await self.invited(code)
            if not await self.store.is_member(row.id, person.id):
                if (await self.store.count_members([row.id])).get(row.id, 0) >= MOST_MEMBERS:
                    raise Refused("circle-full")
                await self.store.join_circle(row, CircleMemberRow(row.id, person.id, now()))
            return row

        return await _retried(change)

    async def leave(self, person: Person, circle: str) -> None:
        """Leave a circle. An owner's place goes to who joined first; without members the circle is deleted.

        What somebody played stays in the tables.
        """

        async def change() -> None:
            row = await self.visible(circle, person)
            if row.id == PUBLIC:
                raise Refused("not-yours")
            await self.store.leave_circle(row, person.id, row.code)

        await _retried(change)

    async def remove(self, person: Person, circle: str, member: str) -> None:
        """Take a member out; they know the link, so it is renewed."""

        async def change() -> None:
            row = await self.owned(circle, person)
            if member == person.id or not await self.store.is_member(row.id, member):
                raise Refused("not-found")
            await self.store.leave_circle(row, member, new_id())

        await _retried(change)

    async def hand_over(self, person: Person, circle: str, member: str) -> None:
        """Make another member the owner."""

        async def change() -> None:
            row = await self.owned(circle, person)
            if not await self.store.is_member(row.id, member):
                raise Refused("not-found")
            await self.store.hand_over_circle(row, member)

        await _retried(change)

    async def _check_more(self, person: Person, address: str, joining: str = "") -> None:
        """Refuse one circle more than a person may have, or too many at one address."""
        mine = await self.store.circles_of(person.id)
        if any(circle.id == joining for circle in mine):
            return
        if len(mine) >= MOST_CIRCLES:
            raise Refused("too-many-circles")
        wait = self.limits.wait("circle", address)
        if wait:
            raise Refused("too-many", seconds=max(1, round(wait)))


def checked_name(name: str) -> str:
    """Return the name of a circle as one visible line; Refused if it shows nothing, or is one of ours."""
    cleaned = clean(name)
    if not visible(cleaned):
        raise Refused("invalid", reason="name")
    if skeleton(cleaned) in reserved():
        raise Refused("name-reserved")
    return cleaned


def _check_named(person: Person) -> None:
    """Refuse guests: a guest may be anybody, several times, and would have as many tries."""
    if person.name is None:
        raise Refused("name-first")


def _checked(setups: Sequence[str] | None) -> str:
    try:
        return _written([spelling and checked_setup(spelling) for spelling in setups or SUGGESTED])
    except UnknownSetup as error:
        raise refused(error) from None


def _written(setups: Sequence[str]) -> str:
    return msgspec.json.encode(list(setups)).decode()


async def _retried(change: Callable[[], Awaitable[T]]) -> T:
    """Do a change; one that loses a race is tried again from what the winner stored."""
    for _ in range(RETRIES):
        try:
            return await change()
        except Conflict:
            continue
    raise Refused("busy")
