"""Who has a page of a match open and looks at it, who is away, and since when the others are gone.

Every process stores which seats have pages with it, and says now and then that it is alive: what it had open is gone
when it is not. Other processes hear that something changed through Redis, or look for it from time to time.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import Final

from reverie import frames
from reverie.frames import PresenceOut
from reverie.server.clock import now
from reverie.server.events import Events, PageSeated, SeatsChanged
from reverie.server.fanout import Fanout
from reverie.server.hub import Connection, Hub
from reverie.server.rows import PageRow
from reverie.server.store import Store
from reverie.server.store.database import Conflict, Unavailable
from reverie.server.wire import encode

ALIVE_SECONDS: Final = 15.0  # between two times that a process says it is alive
DEAD_SECONDS: Final = 60.0  # without that, after which it is dead
AT_A_TIME: Final = 500  # matches that are asked about in one query
log = logging.getLogger("reverie.presence")


class Presence:
    def __init__(self, hub: Hub, store: Store, fanout: Fanout, events: Events) -> None:
        self.hub = hub
        self.store = store
        self.fanout = fanout
        self.stopping = False
        self.process = secrets.token_hex(8)
        self.stored: dict[str, dict[int, bool]] = {}  # by match, the seats with pages here, and whether all are away
        self.changed: set[str] = set()  # matches whose pages came, went, or are looked at again
        self.wake = asyncio.Event()
        events.subscribe(SeatsChanged, lambda event: self.note(event.loaded.row.id))
        events.subscribe(PageSeated, lambda event: self.note(event.match))

    def note(self, *matches: str) -> None:
        """Something changed here: it is stored and told in a moment, with all else that changed meanwhile."""
        self.changed.update(matches)
        self.wake.set()

    def leave(self, connection: Connection) -> None:
        """A socket is gone: those at its tables should know."""
        self.note(*self.hub.drop(connection))

    async def of_match(self, match: str) -> list[PresenceOut]:
        """How every person in a match is there now, as all processes together know it."""
        return (await self._read([match]))[match]

    async def _read(self, matches: list[str]) -> dict[str, list[PresenceOut]]:
        pages: dict[tuple[str, int], PageRow] = {}
        for page in await self.store.pages(*matches):
            known = pages.get((page.match_id, page.seat))
            # Who looks at one of several pages is there.
            if known is None or (page.away, page.since) < (known.away, known.since):
                pages[page.match_id, page.seat] = page
        out: dict[str, list[PresenceOut]] = {match: [] for match in matches}
        for match, seat, gone in await self.store.gone(*matches):
            here = pages.get((match, seat))
            own = self.hub.here(match).get(seat)  # which may not be stored yet
            if here is None and own is None:
                out[match].append({"seat": seat, "state": "gone", "since": gone})
                continue
            away = own is not False and (here is None or bool(here.away))
            since = here.since if here is not None and bool(here.away) == away else now()
            out[match].append({"seat": seat, "state": "away" if away else "open", "since": since})
        return out

    async def look(self, matches: list[str]) -> None:
        """Tell the pages here how others are there, where that has changed since they were told."""
        for start in range(0, len(matches), AT_A_TIME):
            for match, present in (await self._read(matches[start : start + AT_A_TIME])).items():
                message, states = encode(frames.here(match, present, now())), states_of(present)
                for connection in self.hub.of_match.get(match, ()):
                    if connection.open[match].presence != states:
                        connection.open[match].presence = states
                        connection.send(message)

    # -- beside the requests --------------------------------------------------------------------

    async def run(self) -> None:
        """Store and tell what changes, and say that this process is alive."""
        while True:
            try:
                await asyncio.wait_for(self.wake.wait(), ALIVE_SECONDS)
            except TimeoutError:
                await self._attempt(self._say_alive())
            self.wake.clear()
            if self.changed and not self.stopping:
                await self._attempt(self._store_changes())

    async def _attempt(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (Unavailable, Conflict) as error:
            log.warning("who is there could not be stored", extra={"reason": str(error)})
        except Exception:
            # Without this loop nobody would be seen coming or going until the next start.
            log.exception("who is there could not be told")

    async def _store_changes(self) -> None:
        matches, self.changed = self.changed, set()
        try:
            await self._store(matches)
        except (Unavailable, Conflict):
            self.changed |= matches
            raise
        await self.look([match for match in matches if match in self.hub.of_match])
        for match in matches:
            self.fanout.publish({"kind": "here", "match": match})

    async def _store(self, matches: set[str]) -> None:
        at = now()
        opened: list[PageRow] = []
        closed: list[tuple[str, int]] = []
        now_here = {match: self.hub.here(match) for match in matches}
        for match, here in now_here.items():
            before = self.stored.get(match, {})
            opened += [
                PageRow(match, seat, self.process, int(away), at)
                for seat, away in here.items()
                if before.get(seat) is not away
            ]
            closed += [(match, seat) for seat in before if seat not in here]
        if opened or closed:
            await self.store.keep_pages(self.process, opened, closed, at)
        self.stored = {match: here for match, here in {**self.stored, **now_here}.items() if here}

    async def _say_alive(self) -> None:
        """Say that this process is alive, and forget those that are not."""
        if self.stored:
            kept = await self.store.count_pages(self.process, now())
            if kept != sum(len(seats) for seats in self.stored.values()):
                # Somebody took us for dead, or the database did not answer when something changed.
                self.changed |= self.stored.keys()
                self.stored.clear()
        for process, seen in await self.store.dead_processes(now() - int(DEAD_SECONDS * 1000)):
            if process != self.process:
                log.warning("a process is gone", extra={"its_id": process})
                await self.store.drop_process(process, seen)

    async def stop(self) -> None:
        """Every page here is gone."""
        self.stopping = True
        await self._attempt(self.store.drop_process(self.process, now()))


def states_of(present: list[PresenceOut]) -> list[tuple[int, str]]:
    """What of it is worth telling when it changes."""
    return [(one["seat"], one["state"]) for one in present]
