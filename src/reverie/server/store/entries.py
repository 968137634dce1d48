"""Entries of matches, and the statements that append them together with the change of the match."""

from collections.abc import Sequence
from typing import Final

import msgspec

from reverie.server.rows import EntryRow, ResultRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, insert


class Who(msgspec.Struct, frozen=True):
    """Who acts from a seat: a person, a bot, or a bot that stands in for a person."""

    seat: int
    person: str
    bot: str
    stand_in: str = ""


# Part of every append: it fails if the seat has another occupant by now, which another process may not know yet.
STILL_SITS: Final = (
    "EXISTS (SELECT 1 FROM seats WHERE match_id = $1 AND seat = $7 "
    "AND coalesce(person, '') = $8 AND coalesce(bot, '') = $9 AND coalesce(stand_in, '') = $10)"
)
APPENDED: Final = (
    "UPDATE matches SET version = version + 1, length = $2, asked = $3, updated = $4, asking = NULL, "
    "overdue = CASE WHEN updated = $4 THEN overdue ELSE NULL END, forked = CASE WHEN $5 = 1 THEN 1 ELSE forked END "
    f"WHERE id = $1 AND length = $6 AND status = 'playing' AND {STILL_SITS}"
)
ENDED: Final = (
    "UPDATE matches SET version = version + 1, length = $2, asked = 0, updated = $3, finished = $4, "
    "asking = NULL, overdue = NULL, result = $5, status = 'finished' "
    f"WHERE id = $1 AND length = $6 AND status = 'playing' AND {STILL_SITS}"
)


def appended(entries: Sequence[EntryRow], who: Who, asked: int, at: int, forked: bool) -> list[Statement]:
    """Return the statements that append entries to a match that goes on.

    They end in a Conflict if another entry came first, or if the seat has another occupant.
    """
    last = entries[-1]
    values = (last.match_id, last.number, asked, at, int(forked), entries[0].number - 1, *msgspec.structs.astuple(who))
    return [insert(entries), one(APPENDED, *values, expect=1)]


def ended(entries: Sequence[EntryRow], who: Who, result: str, results: Sequence[ResultRow], at: int) -> list[Statement]:
    """Return the statements that append the last entries of a match and its results; Conflict as for `appended`."""
    last = entries[-1]
    values = (last.match_id, last.number, at, at, result, entries[0].number - 1, *msgspec.structs.astuple(who))
    return [insert(entries), one(ENDED, *values, expect=1), *([insert(results)] if results else [])]


def begun(entries: Sequence[EntryRow], asked: int, at: int) -> list[Statement]:
    """Return the statements that begin a waiting match with its first entries; Conflict if it has begun meanwhile."""
    sql = (
        "UPDATE matches SET version = version + 1, length = $2, asked = $3, updated = $4, status = 'playing' "
        "WHERE id = $1 AND length = 0 AND status = 'waiting'"
    )
    return [insert(entries), one(sql, entries[-1].match_id, len(entries), asked, at, expect=1)]


class EntryStore(Rows):
    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        return await self.all(EntryRow, "WHERE match_id = $1 AND number > $2 ORDER BY number", match, after)
