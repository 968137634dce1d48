"""The server's own secrets and notes, by name."""

from reverie.server.store.database import one
from reverie.server.store.statements import Rows


class SecretStore(Rows):
    async def remembered(self, name: str) -> str | None:
        """Return what `remember` last stored under that name, or None."""
        found = await self.database.read("SELECT value FROM secrets WHERE name = $1", name)
        return str(found[0][0]) if found else None

    async def remember(self, name: str, value: str) -> None:
        """Store a value of the server's own under a name, in place of the one before."""
        sql = (
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self.database.write([one(sql, name, value)])

    async def secret(self, name: str, fresh: str) -> str:
        """Return the secret under that name; the first time, store and return `fresh`."""
        await self.database.write([one("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)])
        found = await self.database.read("SELECT value FROM secrets WHERE name = $1", name)
        return str(found[0][0])
