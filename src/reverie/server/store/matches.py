"""Matches without their seats and entries."""

from collections.abc import AsyncIterator, Sequence

from reverie.server.rows import ABANDONED, FINISHED, PLAYING, WAITING, EntryRow, MatchRow, SeatRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import PAGE, Rows, insert, marks


def added(match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> list[Statement]:
    """Return the statements that store a new match; Conflict if its id exists, or its predecessor has a rematch."""
    return [insert([match]), insert(seats), *([insert(entries)] if entries else [])]


def changed_from(match: MatchRow) -> Statement:
    """Return the statement that counts a change of a match; Conflict if it has changed since this row was read."""
    sql = "UPDATE matches SET version = version + 1 WHERE id = $1 AND version = $2"
    return one(sql, match.id, match.version, expect=1)


class MatchStore(Rows):
    async def add_match(
        self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], more: Sequence[Statement] = ()
    ) -> None:
        await self.database.write([*added(match, seats, entries), *more])

    async def match(self, match: str) -> MatchRow | None:
        return await self.first(MatchRow, "WHERE id = $1", match)

    async def count_matches(self) -> int:
        return int((await self.database.read("SELECT count(*) FROM matches"))[0][0])

    async def every_match_of(self, person: str) -> list[MatchRow]:
        """Return all matches of a person, the oldest first."""
        condition = "WHERE id IN (SELECT match_id FROM seats WHERE person = $1) ORDER BY created"
        return await self.all(MatchRow, condition, person)

    async def match_invited(self, code: str) -> MatchRow | None:
        return await self.first(MatchRow, "WHERE code = $1", code)

    async def rematch_of(self, match: str) -> MatchRow | None:
        return await self.first(MatchRow, "WHERE previous = $1", match)

    async def matches_of(self, person: str, statuses: Sequence[str], before: int, limit: int) -> list[MatchRow]:
        """Return the matches of a person with one of these statuses, the last changed first.

        For the next page, `before` is the time of the last one's change.
        """
        wanted = ", ".join(f"'{status}'" for status in statuses if status in (WAITING, PLAYING, FINISHED, ABANDONED))
        return await self.all(
            MatchRow,
            f"WHERE id IN (SELECT match_id FROM seats WHERE person = $1) AND status IN ({wanted}) AND updated < $2 "
            "ORDER BY updated DESC LIMIT $3",
            person,
            before,
            limit,
        )

    async def count_unfinished(self, person: str) -> int:
        sql = (
            "SELECT count(*) FROM matches WHERE status IN ('waiting', 'playing') "
            "AND id IN (SELECT match_id FROM seats WHERE person = $1)"
        )
        return int((await self.database.read(sql, person))[0][0])

    async def count_listed(self, owner: str) -> int:
        sql = "SELECT count(*) FROM matches WHERE status = 'waiting' AND listed = 1 AND owner = $1"
        return int((await self.database.read(sql, owner))[0][0])

    async def uploaded(self, person: str) -> tuple[int, int, int]:
        """Count the matches that a person has uploaded, their entries, and the characters of those."""
        kinds = "kind IN ('imported', 'offline') AND id IN (SELECT match_id FROM seats WHERE person = $1)"
        matches = await self.database.read(f"SELECT count(*) FROM matches WHERE {kinds}", person)
        sql = (
            "SELECT count(*), coalesce(sum(length(text)), 0) FROM entries "
            f"WHERE match_id IN (SELECT id FROM matches WHERE {kinds})"
        )
        entries, characters = (await self.database.read(sql, person))[0]
        return int(matches[0][0]), int(entries), int(characters)

    async def open_matches(self, before: int, limit: int) -> list[MatchRow]:
        return await self.all(
            MatchRow,
            "WHERE status = 'waiting' AND listed = 1 AND created < $1 ORDER BY created DESC LIMIT $2",
            before,
            limit,
        )

    async def matches_waiting_for_bots(self) -> AsyncIterator[str]:
        """Yield the ids of all matches where a bot is asked, read a page at a time."""
        sql = (
            "SELECT DISTINCT m.id FROM matches AS m JOIN seats AS s ON s.match_id = m.id WHERE m.id > $1 "
            "AND m.status = 'playing' AND coalesce(s.bot, s.stand_in) IS NOT NULL "
            "AND (m.asked >> s.seat) & 1 = 1 ORDER BY m.id LIMIT $2"
        )
        last = ""
        while page := await self.database.read(sql, last, PAGE):
            for (match,) in page:
                yield match
            last = page[-1][0]

    async def versions(self, matches: Sequence[str]) -> dict[str, int]:
        """Return the current version of each match."""
        found = await self.database.read(f"SELECT id, version FROM matches WHERE id IN ({marks(matches)})", *matches)
        return {row[0]: row[1] for row in found}

    async def ask_for_undo(self, match: str, length: int, before: str | None, undo_request: str | None) -> None:
        """Store or clear the request for an undo; Conflict if the entries or the request have changed meanwhile."""
        sql = (
            "UPDATE matches SET version = version + 1, asking = $3 "
            "WHERE id = $1 AND length = $2 AND status = 'playing' AND coalesce(asking, '') = $4"
        )
        await self.database.write([one(sql, match, length, undo_request, before or "", expect=1)])
