"""The lobby: open matches and a person's own, pushed to the pages that show them."""

import asyncio
import logging
from functools import partial
from typing import Final

from reverie import frames
from reverie.core.registry import find_game
from reverie.frames import MatchOut
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.events import Events, MatchChanged, SeatsChanged
from reverie.server.hub import Connection, Hub
from reverie.server.loaded_match import LoadedMatch, check_seats
from reverie.server.responses import match_out
from reverie.server.rows import FINISHED, PLAYING, WAITING, MatchRow, SeatRow
from reverie.server.store import Store
from reverie.server.store.database import Unavailable

PAGE: Final = 50
FAR_FUTURE: Final = 2**53
PAUSE: Final = 0.5  # seconds between two updates, which take all changes together

log = logging.getLogger("reverie.lobby")


class Lobby:
    def __init__(self, store: Store, hub: Hub, damaged: DamagedMatches, events: Events) -> None:
        self.store = store
        self.damaged = damaged
        self.hub = hub
        self.open_changed = False
        self.people_changed: set[str] = set()
        events.subscribe(MatchChanged, self.moved)
        events.subscribe(SeatsChanged, lambda event: self.changed(event.loaded))

    def moved(self, change: MatchChanged) -> None:
        row = change.loaded.row
        if row.asked != change.asked_before or row.status == FINISHED:
            self.changed(change.loaded)

    def changed(self, loaded: LoadedMatch) -> None:
        """Note that the lobby has to be sent again: a match began, ended, or changed its seats or who is asked."""
        if loaded.row.listed:
            self.open_changed = True
        self.people_changed |= {seat.person or "" for seat in loaded.seats} & self.hub.of_person.keys()

    def mark_open(self) -> None:
        self.open_changed = True

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            people, self.people_changed = self.people_changed, set()
            everybody, self.open_changed = self.open_changed, False
            for connection in list(self.hub.connections):
                if connection.lobby and (everybody or connection.person_id in people):
                    try:
                        await self.tell(connection)
                    except Unavailable as error:
                        log.warning("the lobby could not be read", extra={"reason": str(error)})

    async def tell(self, connection: Connection) -> None:
        person = connection.person_id
        rows = await self.store.open_matches(FAR_FUTURE, PAGE)
        mine = [] if person is None else await self.store.matches_of(person, [WAITING, PLAYING], FAR_FUTURE, PAGE)
        connection.tell(frames.lobby(await self.listed(rows, person), await self.listed(mine, person)))

    async def listed(self, rows: list[MatchRow], person: str | None) -> list[MatchOut]:
        """Return matches as this person sees them; damaged ones are left out."""
        if not rows:
            return []
        seats = await self.store.seats(*(row.id for row in rows))
        out = []
        for row in rows:
            of_match = [seat for seat in seats if seat.match_id == row.id]
            found = await self.damaged.attempt(row.id, partial(_listed, row, of_match, person))
            if found is not None:
                out.append(found)
        return out


def _listed(row: MatchRow, seats: list[SeatRow], person: str | None) -> MatchOut:
    find_game(row.spelling)  # raises for a match of a game that is not installed
    check_seats(row, seats)
    return match_out(row, seats, person)
