"""Analyses of finished games: worked out once for all processes, in a worker of their own."""

import msgspec

from reverie import __version__, thinking
from reverie.server.background import BackgroundTasks
from reverie.server.loaded_match import LoadedMatch
from reverie.server.store import Store
from reverie.server.workers import Workers


class Analyses:
    def __init__(self, store: Store, workers: Workers, background: BackgroundTasks) -> None:
        self.store = store
        self.workers = workers
        self.background = background
        self.running: set[str] = set()

    async def of(self, loaded: LoadedMatch) -> dict[str, list[dict[str, object]]] | None:
        """What a finished game was made of, found by whichever process; None as long as it is worked on."""
        match = loaded.row.id
        found = await self.store.analysis(match, __version__)
        if found is not None:
            content: dict[str, list[dict[str, object]]] = msgspec.json.decode(found)
            return content
        if match not in self.running:
            self.running.add(match)
            self.background.spawn(self._analyse(match, loaded.game.record.write()))
        return None

    async def _analyse(self, match: str, record: str) -> None:
        try:
            found = await self.workers.run(thinking.analyse, record)
            await self.store.keep_analysis(match, __version__, msgspec.json.encode(found).decode())
        finally:
            self.running.discard(match)  # if it failed, whoever asks again has it tried again
