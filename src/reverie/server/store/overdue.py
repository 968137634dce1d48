"""Changes of matches where people do not answer in time."""

from collections.abc import Sequence

from reverie.server.rows import MatchRow, SeatRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import CHANGED, Rows


class OverdueStore(Rows):
    async def say_overdue(self, row: MatchRow, overdue: str) -> None:
        """Store what was said about people who do not answer; Conflict if the match has changed since it was read."""
        await self.database.write([_overdue(row, overdue)])

    async def wait_on(self, row: MatchRow, seats: Sequence[int], overdue: str, at: int) -> None:
        """Restart the time of some seats; Conflict as for `say_overdue`."""
        sql = "UPDATE seats SET since = $3 WHERE match_id = $1 AND seat = $2"
        rows = [(row.id, seat, at) for seat in seats]
        await self.database.write([_overdue(row, overdue), Statement(sql, rows, len(rows))])

    async def stand_in(self, row: MatchRow, seat: SeatRow, bot: str) -> None:
        """Let a bot answer for the person in a seat; Conflict as for `say_overdue`."""
        sql = (
            "UPDATE seats SET stand_in = $4, helped = 1 "
            "WHERE match_id = $1 AND seat = $2 AND person = $3 AND stand_in IS NULL"
        )
        values = (row.id, seat.seat, seat.person, bot)
        await self.database.write([_overdue(row, None), one(sql, *values, expect=1)])

    async def take_back(self, match: str, person: str, at: int) -> None:
        """Let a person answer again where a bot stands in; Conflict if none does, or the match is over."""
        sql = (
            "UPDATE seats SET stand_in = NULL, since = $3 WHERE match_id = $1 AND person = $2 AND stand_in IS NOT NULL"
        )
        playing = CHANGED + " AND status = 'playing'"
        await self.database.write([one(sql, match, person, at, expect=1), one(playing, match, expect=1)])

    async def end_without_result(self, row: MatchRow, at: int) -> None:
        """End a match without a result; Conflict as for `say_overdue`."""
        sql = (
            "UPDATE matches SET version = version + 1, status = 'abandoned', asked = 0, updated = $3, asking = NULL, "
            "overdue = NULL WHERE id = $1 AND version = $2 AND status = 'playing'"
        )
        await self.database.write([one(sql, row.id, row.version, at, expect=1)])


def _overdue(row: MatchRow, overdue: str | None) -> Statement:
    sql = "UPDATE matches SET version = version + 1, overdue = $3 WHERE id = $1 AND version = $2 AND status = 'playing'"
    return one(sql, row.id, row.version, overdue, expect=1)
