"""The one try of each person at a riddle."""

from reverie.server.rows import RiddleTryRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, insert


def riddle_tries_brought(guest: str, person: str) -> list[Statement]:
    """Return the statements that move a guest's tries to a person who has none: two ratings cannot be made one."""
    sql = (
        "UPDATE riddle_tries SET person = $2 WHERE person = $1 "
        "AND NOT EXISTS (SELECT 1 FROM riddle_tries AS mine WHERE mine.person = $2)"
    )
    return [one(sql, guest, person)]


class RiddleTryStore(Rows):
    async def riddle_try(self, person: str, riddle: str) -> RiddleTryRow | None:
        return await self.first(RiddleTryRow, "WHERE person = $1 AND riddle = $2", person, riddle)

    async def riddle_tries(self, person: str) -> list[RiddleTryRow]:
        """Return all tries of a person, the first one first: at most one for each riddle there is."""
        return await self.all(RiddleTryRow, "WHERE person = $1 ORDER BY number", person)

    async def last_riddle_try(self, person: str) -> RiddleTryRow | None:
        return await self.first(RiddleTryRow, "WHERE person = $1 ORDER BY number DESC", person)

    async def add_riddle_try(self, row: RiddleTryRow) -> None:
        """Store a try; Conflict if that riddle was tried before, or another try was stored meanwhile."""
        await self.database.write([insert([row])])

    async def riddle_counts(self, riddle: str) -> tuple[int, int]:
        """Return how many people have tried a riddle, and how many of them found the answer."""
        sql = "SELECT count(*), coalesce(sum(solved), 0) FROM riddle_tries WHERE riddle = $1"
        (found,) = await self.database.read(sql, riddle)
        return int(found[0]), int(found[1])
