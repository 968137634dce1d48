"""Undo in matches with several people: done at once where no other is affected, requested from them otherwise."""

import msgspec

from reverie.frames import UndoRequest
from reverie.server.cache import MatchCache
from reverie.server.errors import Refused
from reverie.server.events import Events, UndoRequestChanged
from reverie.server.loaded_match import LoadedMatch
from reverie.server.moves import MoveService, who_of
from reverie.server.responses import undo_request_of
from reverie.server.rows import WAITING, Person
from reverie.server.store import Store
from reverie.server.store.database import Conflict

RETRIES = 5  # lost races in a row before the request is refused as busy


class UndoRequests:
    def __init__(self, store: Store, cache: MatchCache, moves: MoveService, events: Events) -> None:
        self.store = store
        self.cache = cache
        self.moves = moves
        self.events = events

    async def undo(self, match: str, person: Person, far: bool) -> str:
        """Undo at once, or ask the others first; return `done` or `asked`."""
        for _ in range(RETRIES):
            loaded, seat = await self.cache.acting(match, person.id)
            if loaded.match is None or loaded.row.status == WAITING:
                raise Refused("waiting")
            others = [one for one in loaded.people() if one != seat]
            if far or not others or loaded.game.state.retractable(seat):
                await self.moves.undo(match, who_of(loaded.seats[seat]), far)
                return "done"
            if loaded.game.undo_target(seat) is None:
                raise Refused("nothing-to-undo")
            if loaded.row.undo_request is not None:
                raise Refused("already")
            if await self._keep(loaded, {"seat": seat, "agreed": []}):
                return "asked"
        raise Refused("busy")

    async def consent(self, match: str, person: Person, agree: bool) -> None:
        """Agree to the undo that another seat asked for, or refuse it; it is done when the last person agrees."""
        for _ in range(RETRIES):
            loaded, seat = await self.cache.acting(match, person.id)
            request = undo_request_of(loaded.row)
            if request is None or request["seat"] == seat or loaded.match is None:
                raise Refused("nothing-to-undo")
            if not agree:
                if await self._keep(loaded, None):
                    return
                continue
            agreed = sorted({*request["agreed"], seat})
            if {*loaded.people()} <= {*agreed, request["seat"]}:
                await self.moves.undo(match, who_of(loaded.seats[request["seat"]]), False)
                return
            if await self._keep(loaded, {"seat": request["seat"], "agreed": agreed}):
                return
        raise Refused("busy")

    async def _keep(self, loaded: LoadedMatch, request: UndoRequest | None) -> bool:
        """Store who asks and who agreed; return False after a lost race, with the match read again."""
        written = None if request is None else msgspec.json.encode(request).decode()
        try:
            await self.store.ask_for_undo(loaded.row.id, loaded.length, loaded.row.undo_request, written)
        except Conflict:
            await self.cache.load(loaded.row.id)
            return False
        loaded.row = msgspec.structs.replace(loaded.row, undo_request=written, version=loaded.row.version + 1)
        self.events.publish(UndoRequestChanged(loaded))
        return True
