"""The interface of a database for the store: reads, and atomic writes."""

import contextlib
import re
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from reverie.core.errors import ReverieError
from reverie.server.timing import Timing

Row = Sequence[Any]
PROBE: Final = "UPDATE schema_version SET version = version WHERE version = 1"  # writes, but changes nothing


class Conflict(Exception):
    """Another transaction was first: a key is taken, or a row is not as expected any more; nothing was stored."""


class Unavailable(Exception):
    """The database does not answer; nothing is known to be stored."""


class CannotOpen(ReverieError):
    """The database cannot be used at all; the text says why, in one sentence."""


class Busy(Exception):
    """The database cannot be written to without waiting; nothing has happened."""


class Statement(msgspec.Struct, frozen=True):
    """One SQL statement, run for each of the rows of values for `$1`, `$2` ….

    `expect` is how many rows it must change in all; otherwise the whole write is a Conflict.
    """

    sql: str
    rows: Sequence[Row]
    expect: int | None = None


def one(sql: str, *values: Any, expect: int | None = None) -> Statement:
    """Return a statement that is run once, with these values."""
    return Statement(sql, (values,), expect)


class Transaction:
    """Statements that are stored together when its `with` block ends; if the block raises anything, none of them is."""

    __slots__ = ("statements",)

    def __init__(self) -> None:
        self.statements: list[Statement] = []

    def add(self, statements: Sequence[Statement]) -> None:
        self.statements += statements


class Database(ABC):
    """A connection to SQLite or PostgreSQL. Statements have to be valid in both."""

    writes_now = False  # whether `transaction_now` can work at all

    def __init__(self) -> None:
        self.read_times = Timing()
        self.write_times = Timing()

    @abstractmethod
    async def exists(self) -> bool:
        """Tell whether the database has been created already; `open` would create it."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date under a lock."""

    @abstractmethod
    async def close(self) -> None:
        """Finish running work, and disconnect."""

    @abstractmethod
    async def erase(self) -> None:
        """Erase deleted rows from the files of the database, as far as it supports that."""

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Return the rows that a query finds."""
        started = time.perf_counter()
        try:
            return await self._read(sql, values)
        finally:
            self.read_times.observe(time.perf_counter() - started)

    async def write(self, statements: Sequence[Statement]) -> list[int]:
        """Run all statements in one durable transaction; return the number of rows each of them changed.

        When this returns, a crash of the server loses none of it.
        """
        started = time.perf_counter()
        try:
            return await self._write(statements)
        finally:
            self.write_times.observe(time.perf_counter() - started)

    @abstractmethod
    async def _read(self, sql: str, values: Sequence[Any]) -> list[Row]: ...

    @abstractmethod
    async def _write(self, statements: Sequence[Statement]) -> list[int]: ...

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Collect statements and store all of them, durably, when the block ends; Conflict or Unavailable if not."""
        transaction = Transaction()
        yield transaction
        if transaction.statements:
            await self.write(transaction.statements)

    def transaction_now(self) -> contextlib.AbstractContextManager[Transaction]:
        """Collect and store statements as `transaction` does, but synchronously; Busy if that would have to wait.

        Nothing may be awaited inside the block.
        """
        raise Busy

    async def vacuum(self) -> None:
        """Give back the space of what was deleted."""
        await self.read("VACUUM")

    async def probe(self) -> None:
        """Try to read and to write; Unavailable says what is wrong."""
        await self.read("SELECT max(version) FROM schema_version")
        await self.write([one(PROBE)])

    async def changed(self) -> bool:
        """Tell whether another process may have written since the last call."""
        return True


@cache
def migrations(database: str) -> list[tuple[int, str]]:
    """Return every migration with its version, in order; one for another kind of database is an empty script."""
    found = []
    for file in (files("reverie.server") / "migrations").iterdir():
        version, *only, ending = file.name.split(".")
        if ending == "sql":
            found.append((int(version), file.read_text("utf-8") if only in ([], [database]) else ""))
    return sorted(found)


def schema() -> int:
    """Return the version of the schema that this program has."""
    return migrations("")[-1][0]


def check_schema(stored: int) -> None:
    """Raise CannotOpen for a database whose schema is newer than this program's."""
    if stored > schema():
        raise CannotOpen(
            f"the database was written by a newer Reverie (schema {stored}; this one knows {schema()}): "
            "start that version, or a newer one"
        )


def statements_of(script: str) -> list[str]:
    """Split a migration into its statements, without comments."""
    bare = re.sub(r"--[^\n]*", "", script)
    return [part.strip() for part in bare.split(";") if part.strip()]
