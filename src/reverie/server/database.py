"""What the store asks of a database: reads, and writes that happen as a whole or not at all."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

Row = Sequence[Any]


class Conflict(Exception):
    """Somebody else was first: a key is taken, or a row is no longer as it was expected."""


class Unavailable(Exception):
    """The database does not answer; nothing is known to be stored."""


class Statement(NamedTuple):
    """One statement with `$1`, `$2` … filled in by each of the rows.

    `expect` is how many rows it must change; otherwise the whole write is a Conflict.
    """

    sql: str
    rows: Sequence[Row]
    expect: int | None = None


def one(sql: str, *values: Any, expect: int | None = None) -> Statement:
    return Statement(sql, (values,), expect)


class Database(ABC):
    """A connection to SQLite or PostgreSQL. The SQL is what both understand."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date under a lock."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    @abstractmethod
    async def write(self, statements: Sequence[Statement]) -> list[int]:
        """Do all of it or nothing, durably; the number of rows each statement changed.

        When this returns, a crash of the server loses none of it.
        """

    def begin_at_once(self) -> bool:
        """Begin a write here and now, waiting for nobody; False if the database or the moment does not allow it.

        Whoever got a True ends it with `write_at_once` or `cancel`, before anything else is awaited.
        """
        return False

    def write_at_once(self, statements: Sequence[Statement]) -> None:
        """Do what `write` does, in a write begun by `begin_at_once`."""
        raise NotImplementedError

    def cancel(self) -> None:
        """End a write begun by `begin_at_once` with nothing written."""
        raise NotImplementedError

    async def changed(self) -> bool:
        """Whether another process may have written since the last time this was asked."""
        return True


@cache
def migrations(database: str) -> list[tuple[int, str]]:
    """Every step of the schema with its version, in order; one meant for another database has nothing to do."""
    found = []
    for file in (files("reverie.server") / "migrations").iterdir():
        version, *only, ending = file.name.split(".")
        if ending == "sql":
            found.append((int(version), file.read_text("utf-8") if only in ([], [database]) else ""))
    return sorted(found)


def schema() -> int:
    """The version of the schema this program has."""
    return migrations("")[-1][0]


def statements_of(script: str) -> list[str]:
    """The single statements of a migration, without comments."""
    bare = re.sub(r"--[^\n]*", "", script)
    return [part.strip() for part in bare.split(";") if part.strip()]
