"""Stored analyses of finished games, one per match."""

from reverie.server.store.database import one
from reverie.server.store.statements import Rows


class AnalysisStore(Rows):
    async def analysis(self, match: str, version: str) -> str | None:
        """Return the analysis that this version of the program made of a finished game, or None."""
        sql = "SELECT content FROM analyses WHERE match_id = $1 AND version = $2"
        found = await self.database.read(sql, match, version)
        return str(found[0][0]) if found else None

    async def keep_analysis(self, match: str, version: str, content: str) -> None:
        sql = (
            "INSERT INTO analyses (match_id, version, content) VALUES ($1, $2, $3) "
            "ON CONFLICT (match_id) DO UPDATE SET version = excluded.version, content = excluded.content"
        )
        await self.database.write([one(sql, match, version, content)])
