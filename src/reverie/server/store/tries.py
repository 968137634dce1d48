"""The one try of each person at a daily dream."""

from reverie.server.rows import TryRow
from reverie.server.store.statements import Rows


class TryStore(Rows):
    async def try_of(self, day: str, game: str, person: str) -> TryRow | None:
        return await self.first(TryRow, "WHERE day = $1 AND game = $2 AND person = $3", day, game, person)
