"""Analyses of finished games: worked out once for all processes, in a worker of their own."""

import msgspec

from reverie import __version__, thinking
from reverie.server.background import BackgroundTasks
from reverie.server.errors import Refused
from reverie.server.loaded_match import LoadedMatch
from reverie.server.rows import FINISHED
from reverie.server.store import Store
from reverie.server.workers import Workers


class Analyses:
    def __init__(self, store: Store, workers: Workers, background: BackgroundTasks) -> None:
        self.store = store
        self.workers = workers
        self.background = background
        self.running: set[str] = set()

    async def of(self, loaded: LoadedMatch, record: str, sealed: bool) -> dict[str, object] | None:
        """What a finished game was made of, found by whichever process; None as long as it is worked on.

        `record` is the record as it may be given away; `sealed` says that its seed may not be yet, and then the luck
        that did not come is not looked at. Once it may be, the game is looked at again.
        """
        if loaded.row.status != FINISHED:
            raise Refused("not-over")
        match = loaded.row.id
        kept = await self.store.analysis(match, __version__)
        if kept is not None:
            found: dict[str, object] = msgspec.json.decode(kept)
            if found.get("sealed", True) == sealed:
                return found
        if match not in self.running:
            self.running.add(match)
            self.background.spawn(self._analyse(match, record, sealed))
        return None

    async def _analyse(self, match: str, record: str, sealed: bool) -> None:
        try:
            found = await self.workers.run(thinking.analyse, record, sealed)
            await self.store.keep_analysis(match, __version__, msgspec.json.encode(found).decode())
        finally:
            self.running.discard(match)  # if it failed, the next request tries again
