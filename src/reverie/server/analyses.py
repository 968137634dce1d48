"""Analyses of finished games: computed once for all processes, in a worker of their own."""

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
        """Return the stored analysis of a finished game; start one and return None if there is none yet.

        `record` is the public record; `sealed` says that its seed is still secret, and then outcomes of chance that
        did not happen are left out. Once the seed is public, the game is analysed again.
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
