"""A store for tests, and finished games put into it by hand."""

from pathlib import Path

import msgspec

from reverie.server.database import Statement
from reverie.server.rows import CASUAL, Person, ResultRow
from reverie.server.sqlite import SqliteDatabase
from reverie.server.store import Store, insert


async def open_store(folder: Path) -> Store:
    store = Store(SqliteDatabase(folder / "reverie.db"))
    await store.database.open()
    return store


def somebody(name: str) -> Person:
    return Person(name, name.title(), None, None, None, "en", 0, 0)


def finished(
    match: str,
    person: str,
    spelling: str = "onirim",
    score: int = 0,
    won: bool = False,
    at: int = 0,
    kind: str = CASUAL,
    day: str | None = None,
    name: int | None = None,
) -> Statement:
    """The result of a game for one."""
    game = spelling.replace(":", "+").partition("+")[0]
    facts = msgspec.json.encode({"score": score, "name": name, "options": {}}).decode()
    won_ = int(won)
    return insert([ResultRow(match, 0, person, game, spelling, 1, kind, day, score, won_, "over", 0, 30, facts, at)])
