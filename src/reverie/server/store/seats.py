"""Seats of matches: taken, given back, muted."""

from reverie.server.rows import SeatRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import VACANT, Rows, marks


def sat_down(seat: SeatRow) -> list[Statement]:
    """Return the statements that take a free seat; Conflict if it is not free, or the person has one already."""
    sql = (
        "UPDATE seats SET person = $3, bot = $4, shown = $5, portrait = $6, since = $7 "
        "WHERE match_id = $1 AND seat = $2 "
        "AND person IS NULL AND bot IS NULL AND NOT EXISTS "
        "(SELECT 1 FROM seats AS other WHERE other.match_id = $1 AND other.person = $3) "
        "AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status IN ('waiting', 'playing'))"
    )
    values = (seat.match_id, seat.seat, seat.person, seat.bot, seat.display_name, seat.portrait, seat.since)
    return [one(sql, *values, expect=1)]


def stood_up(seat: SeatRow, at: int) -> list[Statement]:
    """Return the statements that free a seat; they abandon a match without people, and replace an owner who leaves."""
    people = "(SELECT person FROM seats WHERE match_id = $1 AND person IS NOT NULL ORDER BY seat LIMIT 1)"
    return [
        one(
            f"UPDATE seats SET {VACANT} WHERE match_id = $1 AND seat = $2 AND person = $3",
            *(seat.match_id, seat.seat, seat.person),
            expect=1,
        ),
        one(f"UPDATE matches SET owner = {people} WHERE id = $1 AND owner = $2", seat.match_id, seat.person),
        one(
            "UPDATE matches SET status = 'abandoned', updated = $2 WHERE id = $1 "
            f"AND status IN ('waiting', 'playing') AND NOT EXISTS {people}",
            *(seat.match_id, at),
        ),
    ]


class SeatStore(Rows):
    async def seats(self, *matches: str) -> list[SeatRow]:
        return await self.all(SeatRow, f"WHERE match_id IN ({marks(matches)}) ORDER BY match_id, seat", *matches)

    async def matches_seated(self, person: str) -> list[str]:
        """Return the ids of all matches of a person."""
        return [row[0] for row in await self.database.read("SELECT match_id FROM seats WHERE person = $1", person)]

    async def mute(self, match: str, seat: int, person: str, muted: int) -> None:
        sql = "UPDATE seats SET muted = $4 WHERE match_id = $1 AND seat = $2 AND person = $3"
        await self.database.write([one(sql, match, seat, person, muted, expect=1)])
