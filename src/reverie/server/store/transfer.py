"""Rows of every kind, for export, check and import."""

from collections.abc import AsyncIterator, Sequence
from typing import Final, TypeVar

import msgspec

from reverie.server.rows import AuditRow, CircleRow, MatchRow, MaterialRow, Person, ReportRow
from reverie.server.store.database import one
from reverie.server.store.statements import PAGE, TABLES, Rows, insert

R = TypeVar("R", bound=msgspec.Struct)
Identified = TypeVar("Identified", Person, MatchRow, CircleRow, MaterialRow, ReportRow, AuditRow)  # rows with an id
SECRETS: Final = "secrets"  # the table whose rows have no type of their own


class TransferStore(Rows):
    async def rows_of_person(self, kind: type[R], person: str) -> list[R]:
        """Return the rows of one kind that belong to a person."""
        return await self.all(kind, "WHERE person = $1", person)

    async def rows_of_match(self, kind: type[R], match: str) -> list[R]:
        """Return the rows of one kind that belong to a match."""
        return await self.all(kind, "WHERE match_id = $1", match)

    async def every(self, kind: type[Identified]) -> AsyncIterator[Identified]:
        """Yield every row of a kind, read a page at a time: the whole need not fit into memory."""
        last = ""
        while True:
            page = await self.all(kind, "WHERE id > $1 ORDER BY id LIMIT $2", last, PAGE)
            for row in page:
                yield row
            if len(page) < PAGE:
                return
            last = page[-1].id

    async def secrets(self) -> list[tuple[str, str]]:
        """Return the server's own secrets: names and values."""
        found = await self.database.read("SELECT name, value FROM secrets ORDER BY name")
        return [(row[0], row[1]) for row in found]

    async def filled_table(self) -> str | None:
        """Return the name of a table that is not empty, or None; the server's secrets do not count."""
        for table in TABLES.values():
            if await self.database.read(f"SELECT 1 FROM {table} LIMIT 1"):
                return table
        return None

    async def add_rows(self, rows: Sequence[msgspec.Struct]) -> None:
        """Insert rows of any kinds in one transaction; Conflict if one exists already."""
        kinds: dict[type[msgspec.Struct], list[msgspec.Struct]] = {}
        for row in rows:
            kinds.setdefault(type(row), []).append(row)
        await self.database.write([insert(rows) for rows in kinds.values()])

    async def add_secret(self, name: str, value: str) -> None:
        await self.database.write([one("INSERT INTO secrets VALUES ($1, $2)", name, value)])
