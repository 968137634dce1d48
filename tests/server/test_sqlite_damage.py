"""Damaged pages of a table that is too large for one check are found all the same, in several."""

import sqlite3
from pathlib import Path

import pytest

from reverie.server.store import sqlite_damage
from reverie.server.store.sqlite_damage import SLICE, DamageCheck, Damaged

ROWS = 20 * SLICE
SCHEMAS = [
    "CREATE TABLE rows (name TEXT PRIMARY KEY, text TEXT)",
    "CREATE TABLE rows (name TEXT, number INTEGER, text TEXT, PRIMARY KEY (name, number)) WITHOUT ROWID",
]


@pytest.fixture(params=SCHEMAS, ids=["rowid", "key"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "some.sqlite"
    db = sqlite3.connect(file)
    db.execute(request.param)
    values = [(f"{n:06}", *([n] if "number" in request.param else []), "x" * 200) for n in range(ROWS)]
    db.executemany(f"INSERT INTO rows VALUES ({', '.join('?' * len(values[0]))})", values)
    db.execute("CREATE TABLE small (id INTEGER PRIMARY KEY)")
    db.commit()
    db.close()
    return file


def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table be too large to be checked at once."""
    monkeypatch.setattr(sqlite_damage, "_checked", lambda *_: False)


def test_a_large_table_is_read_whole_over_several_calls(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    large(monkeypatch)
    check, db = DamageCheck(), sqlite3.connect(path)
    for done in range(1, 20):
        check.look(db, 0)
        assert check.table == 0
        assert check.after is not None
        assert check.after[0] in (done * SLICE, f"{done * SLICE - 1:06}")
    check.look(db, 0)
    check.look(db, 0)
    assert (check.table, check.after) == (1, None)
    check.look(db, 0)
    assert (check.table, check.after) == (2, None)
    check.look(db, 60)  # from the beginning; the other table gets the whole time of the next call
    assert (check.table, check.after) == (1, None)


def damage(path: Path) -> None:
    """Overwrite a page in the middle of the file."""
    db = sqlite3.connect(path)
    (size,), (pages,) = db.execute("PRAGMA page_size").fetchone(), db.execute("PRAGMA page_count").fetchone()
    db.close()
    with path.open("r+b") as file:
        file.seek((pages // 2) * size)
        file.write(b"\xff" * size)


def looks(path: Path, seconds: float) -> int:
    """Count the calls that find nothing before one finds damage."""
    check, db = DamageCheck(), sqlite3.connect(path)
    for calls in range(40):
        try:
            check.look(db, seconds)
        except (sqlite3.DatabaseError, Damaged):
            return calls
    raise AssertionError("nothing was found")


def test_damage_far_inside_a_large_table_is_found(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(path)
    assert looks(path, 60) == 0
    large(monkeypatch)
    assert looks(path, 60) == 0
    assert looks(path, 0) > 3
