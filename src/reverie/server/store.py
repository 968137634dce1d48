"""Everything the server keeps and how it is asked for; the database behind it is SQLite or PostgreSQL."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from reverie.server.database import Conflict, Database, Statement, one
from reverie.server.rows import (
    ABANDONED,
    FINISHED,
    PLAYING,
    WAITING,
    ChatRow,
    EntryRow,
    MatchRow,
    Person,
    ResultRow,
    SeatRow,
    Token,
    TryRow,
)

TABLES: Final[dict[type[msgspec.Struct], str]] = {
    Person: "people",
    Token: "tokens",
    MatchRow: "matches",
    SeatRow: "seats",
    EntryRow: "entries",
    ChatRow: "chat",
    ResultRow: "results",
    TryRow: "tries",
}

R = TypeVar("R", bound=msgspec.Struct)
CHANGED: Final = "UPDATE matches SET version = version + 1 WHERE id = $1"


class Who(NamedTuple):
    """Who acts: a person or a bot, in a seat."""

    seat: int
    person: str
    bot: str


# Part of every append: a person who has left a seat does not act from it, whatever another process still believes.
STILL_SITS: Final = (
    "EXISTS (SELECT 1 FROM seats WHERE match_id = $1 AND seat = $7 "
    "AND coalesce(person, '') = $8 AND coalesce(bot, '') = $9)"
)
APPENDED: Final = (
    "UPDATE matches SET version = version + 1, length = $2, asked = $3, updated = $4, asking = NULL, "
    "forked = CASE WHEN $5 = 1 THEN 1 ELSE forked END "
    f"WHERE id = $1 AND length = $6 AND status = 'playing' AND {STILL_SITS}"
)
ENDED: Final = (
    "UPDATE matches SET version = version + 1, length = $2, asked = 0, updated = $3, finished = $4, "
    "asking = NULL, result = $5, status = 'finished' "
    f"WHERE id = $1 AND length = $6 AND status = 'playing' AND {STILL_SITS}"
)


def columns(row: type[msgspec.Struct], prefix: str = "") -> str:
    return ", ".join(prefix + field for field in row.__struct_fields__)


def insert(rows: Sequence[msgspec.Struct], otherwise: str = "") -> Statement:
    """Put rows of one kind into their table; `otherwise` says what to do with those whose key is taken."""
    sql = _inserting(type(rows[0])) + otherwise
    return Statement(sql, [msgspec.structs.astuple(row) for row in rows], len(rows) if not otherwise else None)


@cache
def _inserting(kind: type[msgspec.Struct]) -> str:
    marks = ", ".join(f"${n}" for n in range(1, len(kind.__struct_fields__) + 1))
    return f"INSERT INTO {TABLES[kind]} ({columns(kind)}) VALUES ({marks}) "


def appended(entries: Sequence[EntryRow], who: Who, asked: int, at: int, forked: bool) -> list[Statement]:
    """The next entries of a match that goes on.

    Conflict if somebody else's came first, or the seat is no longer whose it was.
    """
    last = entries[-1]
    values = (last.match_id, last.number, asked, at, int(forked), entries[0].number - 1, *who)
    return [insert(entries), one(APPENDED, *values, expect=1)]


def ended(entries: Sequence[EntryRow], who: Who, result: str, results: Sequence[ResultRow], at: int) -> list[Statement]:
    """The last entries of a match, and how it ended for every seat; Conflict as for `appended`."""
    last = entries[-1]
    values = (last.match_id, last.number, at, at, result, entries[0].number - 1, *who)
    return [insert(entries), one(ENDED, *values, expect=1), insert(results)]


class Store:
    """The typed door to the database. Whoever loses a race gets a Conflict and may look again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self, row: type[R], condition: str, *values: Any) -> list[R]:
        found = await self.database.read(f"SELECT {columns(row)} FROM {TABLES[row]} {condition}", *values)
        return [row(*values) for values in found]

    async def first(self, row: type[R], condition: str, *values: Any) -> R | None:
        found = await self.all(row, condition + " LIMIT 1", *values)
        return found[0] if found else None

    # -- people ---------------------------------------------------------------------------------

    async def add_person(self, person: Person, token: Token) -> None:
        await self.database.write([insert([person]), insert([token])])

    async def person(self, person: str) -> Person | None:
        return await self.first(Person, "WHERE id = $1", person)

    async def person_named(self, name_key: str) -> Person | None:
        return await self.first(Person, "WHERE name_key = $1", name_key)

    async def person_of_token(self, token_hash: str, used_since: int) -> tuple[Person, int] | None:
        """Whose it is and when it was last used, unless that was too long ago."""
        found = await self.database.read(
            f"SELECT {columns(Person, 'p.')}, t.seen FROM tokens AS t JOIN people AS p ON p.id = t.person "
            "WHERE t.hash = $1 AND t.seen >= $2",
            *(token_hash, used_since),
        )
        return None if not found else (Person(*found[0][:-1]), found[0][-1])

    async def see(self, token_hash: str, person: str, at: int) -> None:
        """Somebody is here."""
        await self.database.write(
            [
                one("UPDATE tokens SET seen = $2 WHERE hash = $1", token_hash, at),
                one("UPDATE people SET seen = $2 WHERE id = $1", person, at),
            ]
        )

    async def forget_tokens(self, used_before: int) -> int:
        """Drop the cookies nobody has used since."""
        return (await self.database.write([one("DELETE FROM tokens WHERE seen < $1", used_before)]))[0]

    async def unreachable(self, seen_before: int, limit: int) -> list[Person]:
        """Guests that nobody can come back as: without a name, and without a cookie."""
        condition = (
            "WHERE name IS NULL AND owner IS NULL AND seen < $1 "
            "AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id) LIMIT $2"
        )
        return await self.all(Person, condition, seen_before, limit)

    async def bots_of(self, owner: str) -> list[Person]:
        return await self.all(Person, "WHERE owner = $1 ORDER BY created, id", owner)

    async def change_person(self, person: str, shown: str, language: str) -> None:
        await self.database.write(
            [
                one("UPDATE people SET shown = $2, language = $3 WHERE id = $1", person, shown, language, expect=1),
                one("UPDATE seats SET shown = $2 WHERE person = $1", person, shown),
            ]
        )

    async def claim_name(self, person: str, name: str, name_key: str, password: str) -> None:
        """Conflict if the name is somebody's, or this person has one already."""
        sql = "UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND name IS NULL"
        await self.database.write([one(sql, person, name, name_key, password, expect=1)])

    async def add_token(self, token: Token) -> None:
        await self.database.write([insert([token])])

    async def replace_tokens(self, token: Token) -> None:
        """From now on the person is known by this one alone."""
        await self.database.write([one("DELETE FROM tokens WHERE person = $1", token.person), insert([token])])

    async def drop_token(self, token_hash: str) -> None:
        await self.database.write([one("DELETE FROM tokens WHERE hash = $1", token_hash)])

    async def games_to_bring(self, guest: str, person: str) -> list[str]:
        """The matches of a guest that can be a person's: not where both sit, nor a second try at a day's dream."""
        found = await self.database.read(
            "SELECT match_id FROM seats AS s WHERE person = $1 "
            "AND NOT EXISTS (SELECT 1 FROM seats AS mine WHERE mine.match_id = s.match_id AND mine.person = $2) "
            "AND NOT EXISTS (SELECT 1 FROM tries AS t JOIN tries AS mine ON mine.day = t.day AND mine.game = t.game "
            "WHERE t.match_id = s.match_id AND t.person = $1 AND mine.person = $2)",
            *(guest, person),
        )
        return [row[0] for row in found]

    async def bring(self, guest: str, person: str, shown: str, matches: Sequence[str], nameless: str) -> None:
        """Make a guest's matches a person's, and let the guest go; Conflict if either sat down there meanwhile."""
        rows = [(match, guest, person) for match in matches]
        seats = [(*row, shown) for row in rows]
        moved = [
            Statement("UPDATE seats SET person = $3, shown = $4 WHERE match_id = $1 AND person = $2", seats, len(rows)),
            Statement("UPDATE results SET person = $3 WHERE match_id = $1 AND person = $2", rows),
            Statement("UPDATE chat SET person = $3, shown = $4 WHERE match_id = $1 AND person = $2", seats),
            Statement("UPDATE tries SET person = $3 WHERE match_id = $1 AND person = $2", rows),
            Statement("UPDATE matches SET owner = $3 WHERE id = $1 AND owner = $2", rows),
            Statement(CHANGED, [(match,) for match in matches]),
        ]
        bots = one("UPDATE people SET owner = $2 WHERE owner = $1", guest, person)
        await self.database.write([*(moved if rows else []), bots, *self._gone(guest, nameless)])

    async def delete_person(self, person: str, nameless: str) -> None:
        """Nothing that says who it was stays, nor their bots; games they sat in do, without a name."""
        people = [*(bot.id for bot in await self.bots_of(person)), person]
        await self.database.write([part for gone in people for part in self._gone(gone, nameless)])

    def _gone(self, person: str, nameless: str) -> list[Statement]:
        others = "SELECT 1 FROM seats WHERE match_id = matches.id AND person IS NOT NULL AND person <> $1"
        unfinished = "SELECT id FROM matches WHERE status IN ('waiting', 'playing', 'abandoned')"
        return [
            one(
                "UPDATE matches SET version = version + 1, "
                f"status = CASE WHEN EXISTS ({others}) THEN status ELSE 'abandoned' END "
                "WHERE status IN ('waiting', 'playing') AND id IN (SELECT match_id FROM seats WHERE person = $1)",
                person,
            ),
            one(
                "UPDATE seats SET person = NULL, shown = '', muted = 0 "
                f"WHERE person = $1 AND match_id IN ({unfinished})",
                person,
            ),
            one("UPDATE seats SET person = NULL, shown = $2 WHERE person = $1", person, nameless),
            one("UPDATE results SET person = NULL WHERE person = $1", person),
            one("UPDATE matches SET owner = NULL WHERE owner = $1", person),
            one("DELETE FROM chat WHERE person = $1", person),
            one("DELETE FROM tries WHERE person = $1", person),
            one("DELETE FROM tokens WHERE person = $1", person),
            one("DELETE FROM people WHERE id = $1", person, expect=1),
        ]

    # -- matches --------------------------------------------------------------------------------

    async def add_match(
        self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], more: Sequence[Statement] = ()
    ) -> None:
        statements = [insert([match]), insert(seats)]
        if entries:
            statements.append(insert(entries))
        await self.database.write([*statements, *more])

    async def match(self, match: str) -> MatchRow | None:
        return await self.first(MatchRow, "WHERE id = $1", match)

    async def match_invited(self, code: str) -> MatchRow | None:
        return await self.first(MatchRow, "WHERE code = $1", code)

    async def rematch_of(self, match: str) -> MatchRow | None:
        return await self.first(MatchRow, "WHERE previous = $1", match)

    async def matches_of(self, person: str, statuses: Sequence[str], before: int, limit: int) -> list[MatchRow]:
        """Those a person sits in, the last changed first; `before` pages back."""
        wanted = ", ".join(f"'{status}'" for status in statuses if status in (WAITING, PLAYING, FINISHED, ABANDONED))
        return await self.all(
            MatchRow,
            f"WHERE id IN (SELECT match_id FROM seats WHERE person = $1) AND status IN ({wanted}) AND updated < $2 "
            "ORDER BY updated DESC LIMIT $3",
            person,
            before,
            limit,
        )

    async def open_matches(self, before: int, limit: int) -> list[MatchRow]:
        return await self.all(
            MatchRow,
            "WHERE status = 'waiting' AND listed = 1 AND created < $1 ORDER BY created DESC LIMIT $2",
            before,
            limit,
        )

    async def seats(self, *matches: str) -> list[SeatRow]:
        marks = ", ".join(f"${n}" for n in range(1, len(matches) + 1))
        return await self.all(SeatRow, f"WHERE match_id IN ({marks}) ORDER BY match_id, seat", *matches)

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        return await self.all(EntryRow, "WHERE match_id = $1 AND number > $2 ORDER BY number", match, after)

    async def versions(self, matches: Sequence[str]) -> dict[str, int]:
        """How often each has changed by now."""
        marks = ", ".join(f"${n}" for n in range(1, len(matches) + 1))
        found = await self.database.read(f"SELECT id, version FROM matches WHERE id IN ({marks})", *matches)
        return {row[0]: row[1] for row in found}

    async def begin(self, match: str, entries: Sequence[EntryRow], asked: int, at: int) -> None:
        """Every seat is taken: the first entries; Conflict if another process saw that first."""
        sql = (
            "UPDATE matches SET version = version + 1, length = $2, asked = $3, updated = $4, status = 'playing' "
            "WHERE id = $1 AND length = 0 AND status = 'waiting'"
        )
        await self.database.write([insert(entries), one(sql, match, len(entries), asked, at, expect=1)])

    async def ask_for_undo(self, match: str, length: int, before: str | None, asking: str | None) -> None:
        """Keep who asks the others for an undo; Conflict if anything happened meanwhile."""
        sql = (
            "UPDATE matches SET version = version + 1, asking = $3 "
            "WHERE id = $1 AND length = $2 AND status = 'playing' AND coalesce(asking, '') = $4"
        )
        await self.database.write([one(sql, match, length, asking, before or "", expect=1)])

    async def sit(self, match: str, seat: int, person: str | None, bot: str | None, shown: str) -> None:
        """Take a free seat; Conflict if it is not free, or the person sits there already."""
        sql = (
            "UPDATE seats SET person = $3, bot = $4, shown = $5 WHERE match_id = $1 AND seat = $2 "
            "AND person IS NULL AND bot IS NULL AND NOT EXISTS "
            "(SELECT 1 FROM seats AS other WHERE other.match_id = $1 AND other.person = $3) "
            "AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status IN ('waiting', 'playing'))"
        )
        await self.database.write([one(sql, match, seat, person, bot, shown, expect=1), one(CHANGED, match)])

    async def stand_up(self, match: str, seat: int, person: str, at: int) -> None:
        """Leave a seat; with the last person gone the match is abandoned, with the owner gone it is somebody else's."""
        people = "(SELECT person FROM seats WHERE match_id = $1 AND person IS NOT NULL ORDER BY seat LIMIT 1)"
        await self.database.write(
            [
                one(
                    "UPDATE seats SET person = NULL, shown = '', muted = 0 "
                    "WHERE match_id = $1 AND seat = $2 AND person = $3",
                    *(match, seat, person),
                    expect=1,
                ),
                one(f"UPDATE matches SET owner = {people} WHERE id = $1 AND owner = $2", match, person),
                one(
                    "UPDATE matches SET status = 'abandoned', updated = $2 WHERE id = $1 "
                    f"AND status IN ('waiting', 'playing') AND NOT EXISTS {people}",
                    *(match, at),
                ),
                one(CHANGED, match),
            ]
        )

    async def mute(self, match: str, seat: int, person: str, muted: int) -> None:
        sql = "UPDATE seats SET muted = $4 WHERE match_id = $1 AND seat = $2 AND person = $3"
        await self.database.write([one(sql, match, seat, person, muted, expect=1)])

    async def results(self, condition: str, *values: Any) -> list[ResultRow]:
        return await self.all(ResultRow, condition, *values)

    # -- analyses -------------------------------------------------------------------------------

    async def analysis(self, match: str, version: str) -> str | None:
        """What that version of the program found in a finished game, if it has looked."""
        sql = "SELECT content FROM analyses WHERE match_id = $1 AND version = $2"
        found = await self.database.read(sql, match, version)
        return str(found[0][0]) if found else None

    async def keep_analysis(self, match: str, version: str, content: str) -> None:
        sql = (
            "INSERT INTO analyses (match_id, version, content) VALUES ($1, $2, $3) "
            "ON CONFLICT (match_id) DO UPDATE SET version = excluded.version, content = excluded.content"
        )
        await self.database.write([one(sql, match, version, content)])

    # -- chat, secrets --------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> None:
        await self.database.write([insert([line])])

    async def chat(self, match: str, limit: int) -> list[ChatRow]:
        """The last lines, the oldest of them first."""
        return (await self.all(ChatRow, "WHERE match_id = $1 ORDER BY at DESC LIMIT $2", match, limit))[::-1]

    async def secret(self, name: str, fresh: str) -> str:
        """What the server keeps under that name; `fresh` the first time."""
        await self.database.write([one("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)])
        found = await self.database.read("SELECT value FROM secrets WHERE name = $1", name)
        return str(found[0][0])


__all__ = ["TABLES", "Conflict", "Store", "columns", "insert", "one"]
