"""Keeps processes in step: tells the others what this one stored, and reads what they stored."""

import asyncio
import logging
from typing import Final

import msgspec

from reverie.server.cache import MatchCache
from reverie.server.errors import Refused
from reverie.server.events import Events, MatchChanged, PersonGone, SeatsChanged, UndoRequestChanged
from reverie.server.fanout import Fanout
from reverie.server.hub import Hub
from reverie.server.lobby import Lobby
from reverie.server.presence import Presence
from reverie.server.store import Store
from reverie.server.store.database import Unavailable

LOST_MESSAGES: Final = 5  # rounds of polling, of which one is made while Redis works, in case it lost a message
AT_A_TIME: Final = 500  # matches whose versions are asked for in one query
log = logging.getLogger("reverie")


class ProcessSync:
    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        fanout: Fanout,
        hub: Hub,
        lobby: Lobby,
        presence: Presence,
        events: Events,
        poll_seconds: float,
    ) -> None:
        self.store = store
        self.cache = cache
        self.fanout = fanout
        self.hub = hub
        self.lobby = lobby
        self.presence = presence
        self.poll_seconds = poll_seconds
        self.versions: dict[str, int] = {}  # last seen, of the matches open here: used without Redis
        events.subscribe(MatchChanged, lambda event: self._publish(event.loaded.row.id))
        events.subscribe(SeatsChanged, lambda event: self._publish(event.loaded.row.id))
        events.subscribe(UndoRequestChanged, lambda event: self._publish(event.loaded.row.id))
        events.subscribe(PersonGone, lambda event: fanout.publish({"kind": "gone", "person": event.person}))

    def _publish(self, match: str) -> None:
        self.fanout.publish({"kind": "match", "match": match})

    async def receive(self, message: dict[str, object]) -> None:
        """Handle a message of another process."""
        kind, match = message.get("kind"), str(message.get("match", ""))
        if kind == "missed":
            await self.look_for_changes()
        elif kind == "gone":
            self.hub.close_all(str(message["person"]))
        elif kind == "match":
            await self.refresh(match)
        elif kind == "said" and match in self.hub.of_match:
            seat = message["seat"]
            assert isinstance(seat, int)
            self.hub.said(await self.cache.get(match), seat, msgspec.json.encode(message["message"]))
        elif kind == "here" and match in self.hub.of_match:
            await self.presence.look([match])

    async def refresh(self, match: str) -> None:
        """Handle a match that another process changed: read it if a page here has it open, else only notify."""
        if match not in self.hub.of_match:
            self.cache.forget(match)
            await self._tell_absent(match)
            return
        loaded = await self.cache.fresh(match)
        self.hub.turn(loaded.row, loaded.seats)
        self.lobby.changed(loaded)

    async def _tell_absent(self, match: str) -> None:
        """Notify people with a page open at this process that a match waits for them."""
        if not self.hub.of_person:
            return
        row = await self.store.match(match)
        if row is not None:
            self.hub.turn(row, await self.store.seats(match))
        self.lobby.mark_open()

    async def look_for_changes(self) -> None:
        """Find the matches that other processes changed by comparing their versions with the database."""
        watched = list(self.hub.of_match)
        self.versions = {match: version for match, version in self.versions.items() if match in self.hub.of_match}
        await self.presence.look(watched)
        for start in range(0, len(watched), AT_A_TIME):
            found = await self.store.versions(watched[start : start + AT_A_TIME])
            for match, version in found.items():
                kept = self.cache.matches.get(match)
                known = kept[0].row.version if kept is not None else self.versions.get(match)
                self.versions[match] = version
                if known is not None and known < version:
                    try:
                        await self.refresh(match)
                    except Refused as error:
                        # One match that cannot be read must not hide the changes of the others.
                        log.warning("a match could not be refreshed", extra={"match": match, "reason": str(error)})

    async def poll(self) -> None:
        """Look for changes every `poll_seconds`; less often while Redis works."""
        rounds = 0
        while True:
            await asyncio.sleep(self.poll_seconds)
            rounds += 1
            if not self.hub.of_match or (self.fanout.state == "ok" and rounds % LOST_MESSAGES):
                continue
            try:
                if await self.store.database.changed():
                    await self.look_for_changes()
            except (Unavailable, Refused) as error:
                log.warning("could not look for changes", extra={"reason": str(error)})
