"""What the others may do about people who have not answered within the time limit of a match.

They may wait on, let a bot stand in, or end the match without a result. Time is counted in favour of those who owe
the answer: it restarts when they sit down or come back, a clock that jumps ahead does not shorten it, and after a
start of the server there is time to reconnect.
"""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from reverie.frames import Overdue
from reverie.server.cache import MatchCache
from reverie.server.clock import now
from reverie.server.deadlines import due, overdue_of
from reverie.server.errors import Refused
from reverie.server.loaded_match import LoadedMatch
from reverie.server.moves import MoveService
from reverie.server.presence import Presence
from reverie.server.rows import PLAYING, Person
from reverie.server.store import Store
from reverie.server.store.database import Conflict
from reverie.server.trusted_clock import TrustedClock
from reverie.thinking import stand_in_for

RETRIES: Final = 5  # lost races in a row before the request is refused as busy
COME_BACK: Final = 300_000  # milliseconds after a start in which no one is overdue; less if the limit is shorter


class TimeToAnswer:
    def __init__(
        self, store: Store, cache: MatchCache, moves: MoveService, presence: Presence, clock: TrustedClock
    ) -> None:
        self.store = store
        self.cache = cache
        self.moves = moves
        self.presence = presence
        self.clock = clock

    async def wait_on(self, match: str, person: Person) -> None:
        """Restart the time of those who are overdue; each person can do that once until the match changes."""

        async def change(loaded: LoadedMatch, seat: int, late: list[int]) -> None:
            said = overdue_of(loaded.row)
            if seat in said["waited"]:
                raise Refused("already")
            again: Overdue = {"end": [], "waited": sorted([*said["waited"], seat])}
            await self.store.wait_on(loaded.row, late, _written(again), now())

        await self._change(match, person, change)

    async def stand_in(self, match: str, person: Person, absent: int) -> None:
        """Let a bot answer for a person who is overdue, until they come back.

        It is always the same bot, so that opponents cannot choose a weak one.
        """

        async def change(loaded: LoadedMatch, _: int, late: list[int]) -> None:
            if absent not in late:
                raise self._not_overdue(loaded)
            await self.store.stand_in(loaded.row, loaded.seats[absent], stand_in_for(loaded.row.game))

        await self._change(match, person, change)

    async def end(self, match: str, person: Person) -> None:
        """Vote to end the match without a result; it ends when all who are neither overdue nor long gone want it."""

        async def change(loaded: LoadedMatch, seat: int, late: list[int]) -> None:
            said = overdue_of(loaded.row)
            wanted = sorted({*said["end"], seat})
            if await self._asked_to_end(loaded, late) <= {*wanted}:
                await self.store.end_without_result(loaded.row, now())
                return
            if seat in said["end"]:
                raise Refused("already")
            await self.store.say_overdue(loaded.row, _written({"end": wanted, "waited": said["waited"]}))

        await self._change(match, person, change)

    async def take_back(self, match: str, person: Person) -> None:
        """Let a person answer again from a seat where a bot stands in."""
        await self.cache.seated(match, person.id)
        async with self.cache.lock(match):
            try:
                await self.store.take_back(match, person.id, now())
            except Conflict:
                raise Refused("already") from None
            await self.moves.tell_seats(match)

    async def _change(
        self, match: str, person: Person, change: Callable[[LoadedMatch, int, list[int]], Awaitable[None]]
    ) -> None:
        """Apply a change by a person who is not overdue about those who are; a lost race is tried again."""
        async with self.cache.lock(match):
            for _ in range(RETRIES):
                loaded = await self.cache.load(match)
                seat = loaded.seat_of(person.id)
                if seat is None:
                    raise Refused("not-yours")
                if loaded.row.status != PLAYING:
                    raise Refused("over")
                late = self._late(loaded)
                if not late or seat in late:
                    raise self._not_overdue(loaded)
                if loaded.seats[seat].stand_in is not None:
                    raise Refused("stood-in")
                try:
                    await change(loaded, seat, late)
                except Conflict:
                    continue
                await self.moves.tell_seats(match)
                return
        raise Refused("busy")

    def _late(self, loaded: LoadedMatch) -> list[int]:
        """Return the seats whose people have not answered in time."""
        if self.clock.uptime() < min(COME_BACK, loaded.row.time_to_answer):
            return []
        at = self.clock.steady()
        return [seat for seat, until in due(loaded.row, loaded.seats).items() if until <= at]

    def _not_overdue(self, loaded: LoadedMatch) -> Refused:
        left = [until - self.clock.steady() for until in due(loaded.row, loaded.seats).values()]
        started = min(COME_BACK, loaded.row.time_to_answer) - self.clock.uptime()
        return Refused("not-overdue", seconds=max(1, round(max(min(left, default=0), started) / 1000)))

    async def _asked_to_end(self, loaded: LoadedMatch, late: list[int]) -> set[int]:
        """Return the seats whose people have to agree to the end: all but those overdue, stood in for, or long gone.

        A closed page alone does not count as gone: with a limit of days hardly anyone has one open.
        """
        absent = self.clock.steady() - loaded.row.time_to_answer
        present = await self.presence.of_match(loaded.row.id)
        return {
            one["seat"]
            for one in present
            if one["seat"] not in late
            and loaded.seats[one["seat"]].stand_in is None
            and not (one["state"] == "gone" and one["since"] <= absent)
        }


def _written(said: Overdue) -> str:
    return msgspec.json.encode(said).decode()
