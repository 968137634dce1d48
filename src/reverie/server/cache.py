"""The matches this process has in memory. The database decides: a match can be dropped from here at any time.

A match is rebuilt from its entries when it is not in memory or another process has changed it, and dropped when it
has not been used for a while.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Container
from typing import Final

import msgspec

from reverie.core.errors import UnknownSetup
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.errors import Refused
from reverie.server.events import Events, MatchLoaded
from reverie.server.loaded_match import LoadedMatch
from reverie.server.rows import WAITING, EntryRow, MatchRow, SeatRow
from reverie.server.settings import Settings
from reverie.server.store import Store

UNWATCHED_SECONDS: Final = 5.0  # how long a match that no page has open stays in memory
MATERIALS: Final = 200  # whose files are kept in memory
READS: Final = 20  # of a match whose row and entries do not agree, before it counts as damaged


class MatchCache:
    """Loaded matches by id, the least recently used first.

    Every match that is read from the database is published as MatchLoaded.
    """

    def __init__(self, store: Store, settings: Settings, events: Events) -> None:
        self.store = store
        self.settings = settings
        self.events = events
        self.matches: OrderedDict[str, tuple[LoadedMatch, float]] = OrderedDict()
        self.materials: OrderedDict[str, dict[str, str]] = OrderedDict()  # they never change
        self.locks: dict[str, asyncio.Lock] = {}
        self.rebuilt = 0
        self.damaged = DamagedMatches(store)

    async def get(self, match: str) -> LoadedMatch:
        """Return a match from memory, or from the database; Refused if there is none."""
        return self.peek(match) or await self.load(match)

    def peek(self, match: str) -> LoadedMatch | None:
        """Return a match if it is in memory, and mark it as used."""
        kept = self.matches.get(match)
        if kept is None:
            return None
        self.matches[match] = (kept[0], time.monotonic())
        self.matches.move_to_end(match)
        return kept[0]

    async def settled(self, match: str) -> LoadedMatch:
        """Return a match as `get` does, but not while a change to it is being stored."""
        async with self.lock(match):
            return await self.get(match)

    async def seated(self, match: str, person: str) -> tuple[LoadedMatch, int]:
        """Return a match and the seat of a person in it; Refused if they have none."""
        loaded = await self.get(match)
        seat = loaded.seat_of(person)
        if seat is None:
            # Perhaps the seat was taken in another process: read the match again.
            loaded = await self.load(match)
            seat = loaded.seat_of(person)
        if seat is None:
            raise Refused("not-yours")
        return loaded, seat

    async def acting(self, match: str, person: str) -> tuple[LoadedMatch, int]:
        """Return a match and a seat as `seated` does; Refused while a bot stands in for the person."""
        loaded, seat = await self.seated(match, person)
        if loaded.seats[seat].stand_in is not None:
            loaded = await self.load(match)
            if loaded.seats[seat].stand_in is not None:
                raise Refused("stood-in")
        return loaded, seat

    async def load(self, match: str, keep: bool = True) -> LoadedMatch:
        """Read a match from the database; without `keep` it stays in memory only if it was there before."""
        row, seats, entries = await self._read(match)
        try:
            loaded = LoadedMatch(row, seats, entries, await self.attached(row))
        except Exception as error:  # a damaged row or entry may make the rules raise anything
            raise await self._damaged(match, f"{type(error).__name__}: {error}") from error
        await self.damaged.clear(match)
        self.rebuilt += 1
        before = self.matches.get(match)
        if keep or before is not None:
            self.keep(loaded)
        self.events.publish(MatchLoaded(loaded, None if before is None else before[0]))
        return loaded

    async def attached(self, row: MatchRow) -> dict[str, str] | None:
        """Return the files of a match's material, or None if it has none; UnknownSetup if they are gone."""
        if row.material is None:
            return None
        if row.material not in self.materials:
            found = await self.store.material(row.material)
            if found is None:
                raise UnknownSetup("the files it was played with are gone")
            self.materials[row.material] = msgspec.json.decode(found.attached)
            if len(self.materials) > MATERIALS:
                self.materials.popitem(last=False)
        self.materials.move_to_end(row.material)
        return self.materials[row.material]

    async def _read(self, match: str) -> tuple[MatchRow, list[SeatRow], list[EntryRow]]:
        """Read the rows of a match as of one moment; Refused if there is no match, or entries are missing."""
        wrong = ""
        for _ in range(READS):
            row = await self.store.match(match)
            if row is None:
                raise Refused("not-found")
            seats = await self.store.seats(match)
            entries = await self.store.entries(match) if row.status != WAITING else []
            if row.status == WAITING or [one.number for one in entries] == list(range(1, row.length + 1)):
                return row, seats, entries
            wrong = f"{row.length} entries should be there, but {len(entries)} are, or one is missing"
            # The row was read first: more entries than it says mean a move in between, and both are read again.
            if len(entries) < row.length:
                break
        raise await self._damaged(match, wrong)

    async def _damaged(self, match: str, reason: str) -> Refused:
        """Mark a match as damaged; return the refusal for it."""
        self.forget(match)
        return await self.damaged.mark(match, reason)

    def keep(self, loaded: LoadedMatch) -> None:
        self.matches[loaded.row.id] = (loaded, time.monotonic())
        self.matches.move_to_end(loaded.row.id)
        while len(self.matches) > self.settings.live_matches:
            self.matches.popitem(last=False)

    def forget(self, match: str) -> None:
        self.matches.pop(match, None)

    def drop_idle(self, watched: Container[str] = ()) -> None:
        """Drop the matches not used for `idle_seconds`, and sooner those that no page has open (`watched`)."""
        at = time.monotonic()
        idle, unwatched = at - self.settings.idle_seconds, at - min(UNWATCHED_SECONDS, self.settings.idle_seconds)
        for match, (_, touched) in list(self.matches.items()):
            if touched > unwatched:
                break
            if touched <= idle or match not in watched:
                del self.matches[match]
        for match in [match for match, lock in self.locks.items() if not lock.locked() and match not in self.matches]:
            del self.locks[match]

    async def fresh(self, match: str) -> LoadedMatch:
        """Return a match as it is in the database, which is read again only if another process has changed it."""
        async with self.lock(match):
            kept = self.matches.get(match)
            if kept is None or not await self.is_behind(kept[0]):
                return await self.get(match)
            return await self.load(match)

    async def is_behind(self, loaded: LoadedMatch) -> bool:
        """Tell whether another process has changed a match since this one read it."""
        return (await self.store.versions([loaded.row.id])).get(loaded.row.id) != loaded.row.version

    def lock(self, match: str) -> asyncio.Lock:
        """Return the lock of a match against races within this process; those between processes end as a Conflict."""
        lock = self.locks.get(match)
        if lock is None:
            lock = self.locks[match] = asyncio.Lock()
        return lock
