"""Looks for damaged pages of an SQLite file, a little at a time."""

import sqlite3
import time
from typing import Any, Final

STEPS: Final = 1000  # of SQLite's virtual machine between two looks at the clock
SLICE: Final = 200  # rows of a large table that are read at a time


class Damaged(Exception):
    """A page of the file is not as SQLite left it; the text says what is wrong."""


class DamageCheck:
    """Goes through all tables again and again; each call goes on where the last one stopped.

    A table that can be checked within the time of one call is checked with its indexes, by SQLite itself. That cannot
    be interrupted and resumed, so all rows of a larger one are read instead, in the order of their key.
    """

    def __init__(self) -> None:
        self.table = 0  # the index of the table that comes next
        self.after: tuple[Any, ...] | None = None  # the key up to which a large table was read; () at its beginning

    def look(self, db: sqlite3.Connection, seconds: float) -> None:
        """Check for about so long; Damaged if something is wrong, sqlite3.Error if the file cannot be read at all."""
        started = time.monotonic()
        until = started + seconds
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")]
        first = self.table = self.table % len(tables)
        while self.table < len(tables) and (self.table == first or time.monotonic() < until):
            name = tables[self.table]
            if self.after is None and not _checked(db, name, until):
                if self.table != first:
                    return  # it gets the whole time of the next call
                self.after = ()
            if self.after is not None and not self._read_on(db, name, max(until, time.monotonic())):
                return
            self.after = None
            self.table += 1

    def _read_on(self, db: sqlite3.Connection, table: str, until: float) -> bool:
        """Read rows of a table, at least one slice of them; return True at its end."""
        key = _key_of(db, table)
        columns, marks = ", ".join(key), ", ".join("?" * len(key))
        while True:
            condition = f"WHERE ({columns}) > ({marks})" if self.after else ""
            rows = db.execute(
                f"SELECT {columns}, * FROM {table} {condition} ORDER BY {columns} LIMIT {SLICE}", self.after or ()
            ).fetchall()
            if len(rows) < SLICE:
                return True
            self.after = rows[-1][: len(key)]
            if time.monotonic() >= until:
                return False


def _checked(db: sqlite3.Connection, table: str, until: float) -> bool:
    """Check a table and its indexes; return False if the time was not enough."""
    db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        (found,) = db.execute(f"PRAGMA quick_check('{table}')").fetchone()
    except sqlite3.OperationalError as error:
        if "interrupted" not in str(error):
            raise
        return False
    finally:
        db.set_progress_handler(None, 0)
    if found != "ok":
        raise Damaged(str(found))
    return True


def _key_of(db: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns that the rows of a table are ordered by in the file."""
    (sql,) = db.execute("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", (table,)).fetchone()
    if not sql.upper().endswith("WITHOUT ROWID"):
        return ["rowid"]
    return [row[0] for row in db.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (table,))]
