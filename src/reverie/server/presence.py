"""Presence: who has a page of a match open, who is away, and since when the others are gone.

Every process stores which seats have pages connected to it, and updates a heartbeat: when that stops, its pages count
as closed. Other processes learn of changes through Redis, or by polling.
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

ALIVE_SECONDS: Final = 15.0  # between two heartbeats of a process
DEAD_SECONDS: Final = 60.0  # without a heartbeat, after which a process counts as dead
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
        """Note that pages of some matches changed; `run` stores and publishes all such changes together."""
        self.changed.update(matches)
        self.wake.set()

    def leave(self, connection: Connection) -> None:
        """Forget a closed socket, and note the change for the matches it had open."""
        self.note(*self.hub.drop(connection))

    async def of_match(self, match: str) -> list[PresenceOut]:
        """Return the presence of every person in a match, over all processes."""
        return (await self._read([match]))[match]

    async def _read(self, matches: list[str]) -> dict[str, list[PresenceOut]]:
        pages: dict[tuple[str, int], PageRow] = {}
        for page in await self.store.pages(*matches):
            known = pages.get((page.match_id, page.seat))
            # Of several pages of one seat, one that is looked at decides.
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
        """Send the presence in some matches to the pages of this process that have not got it yet."""
        for start in range(0, len(matches), AT_A_TIME):
            for match, present in (await self._read(matches[start : start + AT_A_TIME])).items():
                states = states_of(present)
                behind = [page for page in self.hub.of_match.get(match, ()) if page.open[match].presence != states]
                message = encode(frames.here(match, present, now())) if behind else b""
                for page in behind:
                    page.open[match].presence = states
                    page.send(message)

    # -- in the background ----------------------------------------------------------------------

    async def run(self) -> None:
        """Store and publish changes, and update the heartbeat, for as long as the server runs."""
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
            # This loop has to go on: without it presence would stand still until the next start.
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
        """Update the heartbeat, and drop the processes whose heartbeat has stopped."""
        if self.stored:
            kept = await self.store.count_pages(self.process, now())
            if kept != sum(len(seats) for seats in self.stored.values()):
                # Another process took this one for dead, or a change could not be stored: store all of it again.
                self.changed |= self.stored.keys()
                self.stored.clear()
        for process, seen in await self.store.dead_processes(now() - int(DEAD_SECONDS * 1000)):
            if process != self.process:
                log.warning("a process is gone", extra={"its_id": process})
                await self.store.drop_process(process, seen)

    async def stop(self) -> None:
        """Store that every page of this process is closed."""
        self.stopping = True
        await self._attempt(self.store.drop_process(self.process, now()))


def states_of(present: list[PresenceOut]) -> list[tuple[int, str]]:
    """Return the part whose changes are sent to pages: the state of each seat, without times."""
    return [(one["seat"], one["state"]) for one in present]
