"""Marks of matches that could not be loaded, and why."""

from reverie.server.store.database import one
from reverie.server.store.statements import Rows


class DamagedStore(Rows):
    async def damaged(self) -> dict[str, str]:
        """Return the marked matches, each with what is wrong."""
        found = await self.database.read("SELECT match_id, reason FROM damaged ORDER BY match_id")
        return {row[0]: row[1] for row in found}

    async def mark_damaged(self, match: str, reason: str, at: int) -> None:
        sql = (
            "INSERT INTO damaged (match_id, reason, since) VALUES ($1, $2, $3) "
            "ON CONFLICT (match_id) DO UPDATE SET reason = excluded.reason"
        )
        await self.database.write([one(sql, match, reason, at)])

    async def clear_damaged(self, match: str) -> bool:
        """Remove the mark of a match; return whether it had one."""
        return (await self.database.write([one("DELETE FROM damaged WHERE match_id = $1", match)]))[0] == 1
