"""The chat of matches."""

from reverie.server.rows import ChatRow
from reverie.server.store.database import one
from reverie.server.store.statements import CHAT_REMOVED, Rows, insert


class ChatStore(Rows):
    async def add_chat(self, line: ChatRow) -> None:
        await self.database.write([insert([line])])

    async def chat(self, match: str, limit: int) -> list[ChatRow]:
        """Return the last lines of a match's chat, the oldest of them first."""
        return (await self.all(ChatRow, "WHERE match_id = $1 ORDER BY at DESC LIMIT $2", match, limit))[::-1]

    async def chat_of(self, person: str) -> list[ChatRow]:
        """Return all lines of a person, the oldest first."""
        return await self.all(ChatRow, "WHERE person = $1 ORDER BY at", person)

    async def remove_chat(self, person: str, match: str | None) -> int:
        """Delete the lines of a person in one match, or in all; return how many."""
        lines = "chat WHERE person = $1 AND ($2 = '' OR match_id = $2)"
        noted = one(CHAT_REMOVED + f"(SELECT match_id FROM {lines})", person, match or "")
        return (await self.database.write([noted, one(f"DELETE FROM {lines}", person, match or "")]))[1]
