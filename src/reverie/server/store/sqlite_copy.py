"""Copies of an SQLite store, made while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from reverie.server.private_files import create_private


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy an SQLite store as it is at this moment, while it is written to, and check the copy."""
    create_private(target).close()
    try:
        with closing(sqlite3.connect(source, timeout=30, isolation_level=None)) as database:
            database.execute("VACUUM INTO ?", (str(target),))
        with closing(sqlite3.connect(target)) as copy:
            (found,) = copy.execute("PRAGMA quick_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {found}")
        with target.open("rb") as file:
            os.fsync(file.fileno())
    except BaseException:
        target.unlink(missing_ok=True)
        raise
