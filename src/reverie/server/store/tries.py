"""The one try of each person at a shared deal: a daily dream, or a deal of a circle."""

from collections.abc import Sequence

from reverie.server.rows import MatchRow, ResultRow, TryRow
from reverie.server.store.statements import Rows, columns


class TryStore(Rows):
    async def try_of(self, period: str, deal: str, person: str) -> TryRow | None:
        return await self.first(TryRow, "WHERE day = $1 AND game = $2 AND person = $3", period, deal, person)

    async def first_try(self, period: str, deal: str) -> MatchRow | None:
        """Return the match of anybody's first try at a deal, if it was played at all."""
        sql = "WHERE id = (SELECT match_id FROM tries WHERE day = $1 AND game = $2 ORDER BY created, match_id LIMIT 1)"
        return await self.first(MatchRow, sql, period, deal)

    async def tries_of(self, period: str, deals: Sequence[str], person: str) -> dict[str, tuple[str, str]]:
        """Return the tries of a person at some deals of a period: by deal, the match and its status."""
        sql = (
            "SELECT t.game, m.id, m.status FROM tries AS t JOIN matches AS m ON m.id = t.match_id "
            f"WHERE t.day = $1 AND t.person = $2 AND t.game IN ({_marks(deals)})"
        )
        return {row[0]: (row[1], row[2]) for row in await self.database.read(sql, period, person, *deals)}

    async def results_of_deals(self, period: str, deals: Sequence[str], before: int) -> list[tuple[str, ResultRow]]:
        """Return the results of tries that were finished before that time, each with its deal, the earliest first."""
        if not deals:
            return []
        sql = (
            f"SELECT t.game, {columns(ResultRow, 'r.')} FROM tries AS t "
            "JOIN results AS r ON r.match_id = t.match_id AND r.person = t.person "
            f"WHERE t.day = $1 AND r.finished < $2 AND t.game IN ({_marks(deals)}) ORDER BY r.finished, r.match_id"
        )
        found = await self.database.read(sql, period, before, *deals)
        return [(row[0], ResultRow(*row[1:])) for row in found]


def _marks(deals: Sequence[str]) -> str:
    """Return a placeholder for each of the deals, which come after two other values."""
    return ", ".join(f"${number}" for number in range(3, len(deals) + 3))
