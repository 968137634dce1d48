"""Open pages of matches, by the process they are connected to, and since when seats have had none."""

from collections.abc import Sequence

from reverie.server.rows import PageRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, insert, marks


class PageStore(Rows):
    async def pages(self, *matches: str) -> list[PageRow]:
        """Return the open pages of some matches, in all processes."""
        return await self.all(
            PageRow, f"WHERE match_id IN ({marks(matches)}) ORDER BY match_id, seat, process", *matches
        )

    async def gone(self, *matches: str) -> list[tuple[str, int, int]]:
        """Return match, seat and time for each person: when their last page was closed, or else the seat taken."""
        sql = (
            f"SELECT match_id, seat, coalesce(gone, since) FROM seats "
            f"WHERE match_id IN ({marks(matches)}) AND person IS NOT NULL ORDER BY match_id, seat"
        )
        return [(row[0], row[1], row[2]) for row in await self.database.read(sql, *matches)]

    async def keep_pages(
        self, process: str, opened: Sequence[PageRow], closed: Sequence[tuple[str, int]], at: int
    ) -> None:
        """Store which seats have pages in a process from now on, and which have none any more."""
        statements = [_alive(process, at)]
        if opened:
            taken = "ON CONFLICT (match_id, seat, process) DO UPDATE SET away = excluded.away, since = excluded.since"
            statements.append(insert(opened, taken))
        if closed:
            sql = "DELETE FROM pages WHERE match_id = $1 AND seat = $2 AND process = $3"
            statements.append(Statement(sql, [(*page, process) for page in closed]))
            sql = "UPDATE seats SET gone = $3 WHERE match_id = $1 AND seat = $2 AND person IS NOT NULL"
            statements.append(Statement(sql, [(*page, at) for page in closed]))
        await self.database.write(statements)

    async def count_pages(self, process: str, at: int) -> int:
        """Update the heartbeat of a process; return how many rows of pages are stored for it."""
        await self.database.write([_alive(process, at)])
        return int((await self.database.read("SELECT count(*) FROM pages WHERE process = $1", process))[0][0])

    async def dead_processes(self, seen_before: int) -> list[tuple[str, int]]:
        """Return the processes whose last heartbeat is older than that, with its time."""
        found = await self.database.read("SELECT id, seen FROM processes WHERE seen < $1 ORDER BY id", seen_before)
        return [(row[0], row[1]) for row in found]

    async def drop_process(self, process: str, at: int) -> None:
        """Delete a process and its pages, which count as closed at that time."""
        theirs = "SELECT 1 FROM pages AS p WHERE p.process = $1 AND p.match_id = seats.match_id AND p.seat = seats.seat"
        await self.database.write(
            [
                one(
                    "UPDATE seats SET gone = $2 "
                    f"WHERE person IS NOT NULL AND coalesce(gone, 0) < $2 AND EXISTS ({theirs})",
                    *(process, at),
                ),
                one("DELETE FROM pages WHERE process = $1", process),
                one("DELETE FROM processes WHERE id = $1", process),
            ]
        )


def _alive(process: str, at: int) -> Statement:
    sql = "INSERT INTO processes (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
    return one(sql, process, at)
