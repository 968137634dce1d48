"""Feats of games that ended before feats were stored: worked out once, when somebody looks at the player's page."""

from collections.abc import Sequence
from typing import Final

import msgspec

from reverie.server import statistics
from reverie.server.background import BackgroundTasks
from reverie.server.cache import MatchCache
from reverie.server.errors import Refused
from reverie.server.rows import ResultRow
from reverie.server.statistics import SeatFacts
from reverie.server.store import Store

AT_ONCE: Final = 200  # games worked out for one look; the next look goes on


class OlderFeats:
    def __init__(self, store: Store, cache: MatchCache, background: BackgroundTasks) -> None:
        self.store = store
        self.cache = cache
        self.background = background
        self.running: set[str] = set()  # people whose games are being worked out

    def complete(self, person: str, rows: Sequence[ResultRow]) -> None:
        """Work out, in the background, what is missing in these results of a person."""
        if person not in self.running and any(_lacks_feats(row) for row in rows):
            self.running.add(person)
            self.background.spawn(self._complete(person, rows))

    async def _complete(self, person: str, rows: Sequence[ResultRow]) -> None:
        try:
            for row in [row for row in rows if _lacks_feats(row)][:AT_ONCE]:
                try:
                    loaded = await self.cache.load(row.match_id, keep=False)
                except Refused:
                    continue  # damaged, and marked as such; the next look tries again
                facts = msgspec.json.decode(row.facts, type=SeatFacts)
                facts["feats"] = statistics.facts(loaded.game.state, row.seat).get("feats", [])
                await self.store.keep_facts(row, msgspec.json.encode(facts).decode())
        finally:
            self.running.discard(person)


def _lacks_feats(row: ResultRow) -> bool:
    # Forked games achieve nothing.
    return not row.forked and '"feats"' not in row.facts
