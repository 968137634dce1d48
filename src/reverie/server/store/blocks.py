"""Which people have blocked which others."""

from collections.abc import Sequence

from reverie.server.rows import BlockRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, insert, marks


def muted_by(block: BlockRow) -> Statement:
    """Return the statement that mutes the blocked person for the other in every match of both."""
    sql = (
        "UPDATE seats SET muted = muted | (SELECT 1 << other.seat FROM seats AS other "
        "WHERE other.match_id = seats.match_id AND other.person = $2) WHERE person = $1 "
        "AND match_id IN (SELECT match_id FROM seats WHERE person = $2)"
    )
    return one(sql, block.person, block.blocked)


class BlockStore(Rows):
    async def blocks_of(self, person: str) -> list[BlockRow]:
        """Return the blocks of a person, the earliest first."""
        return await self.all(BlockRow, "WHERE person = $1 ORDER BY created, blocked", person)

    async def blocked_names(self, person: str) -> list[tuple[str, str]]:
        """Return the people that a person has blocked: id and display name."""
        sql = (
            "SELECT p.id, p.shown FROM blocks AS b JOIN people AS p ON p.id = b.blocked "
            "WHERE b.person = $1 ORDER BY p.shown, p.id"
        )
        return [(row[0], row[1]) for row in await self.database.read(sql, person)]

    async def blocks_among(self, people: Sequence[str]) -> list[BlockRow]:
        """Return the blocks between these people."""
        if len(people) < 2:
            return []
        return await self.all(BlockRow, f"WHERE person IN ({marks(people)}) AND blocked IN ({marks(people)})", *people)

    async def add_block(self, block: BlockRow) -> None:
        """Store a block, and mute the blocked person in every match of both."""
        await self.database.write([insert([block], "ON CONFLICT DO NOTHING"), muted_by(block)])

    async def drop_block(self, person: str, blocked: str) -> bool:
        sql = "DELETE FROM blocks WHERE person = $1 AND blocked = $2"
        return (await self.database.write([one(sql, person, blocked)]))[0] == 1
