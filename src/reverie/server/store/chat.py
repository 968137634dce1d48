"""What people wrote at a table."""

from reverie.server.rows import ChatRow
from reverie.server.store.database import one
from reverie.server.store.statements import Rows, insert


class ChatStore(Rows):
    async def add_chat(self, line: ChatRow) -> None:
        await self.database.write([insert([line])])

    async def chat(self, match: str, limit: int) -> list[ChatRow]:
        """The last lines, the oldest of them first."""
        return (await self.all(ChatRow, "WHERE match_id = $1 ORDER BY at DESC LIMIT $2", match, limit))[::-1]

    async def chat_of(self, person: str) -> list[ChatRow]:
        """All a person wrote, the oldest first."""
        return await self.all(ChatRow, "WHERE person = $1 ORDER BY at", person)

    async def remove_chat(self, person: str, match: str | None) -> int:
        sql = "DELETE FROM chat WHERE person = $1 AND ($2 = '' OR match_id = $2)"
        return (await self.database.write([one(sql, person, match or "")]))[0]
