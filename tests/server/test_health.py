"""`/health` tells the truth, a start that cannot work says why, and an end leaves nothing behind."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from reverie.server.services import check_database
from reverie.server.settings import Settings
from reverie.server.store.database import CannotOpen, Unavailable, one
from reverie.server.store.sqlite import SqliteDatabase
from server.conftest import Host
from server.hosting import Hosted, wait_until
from server.test_operating import start

WRITE_VERSION = 18  # in the head of a database file: with one that SQLite does not know, nobody may write to it


def reason(url: str) -> str:
    """Why the server says it is down; empty while it is not."""
    answer = httpx.get(f"{url.rstrip('/')}/health", timeout=5)
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["status"]) in {(200, "ok"), (503, "down")}
    assert (found["status"] == "down") == bool(found["reason"])
    return str(found["reason"])


def sqlite_of(server: Hosted) -> SqliteDatabase:
    database = server.services.store.database
    assert isinstance(database, SqliteDatabase)
    return database


@pytest.mark.parametrize("queue", ["reads", "writes"])
def test_a_dead_thread_of_the_database_is_noticed(host: Host, queue: str) -> None:
    server = host()
    assert reason(server.url) == ""
    database = sqlite_of(server)
    getattr(database, queue).put(None)  # as if something had ended it
    wait_until(lambda: not all(thread.is_alive() for thread in database.threads))
    wait_until(lambda: "thread" in reason(server.url))


def test_damaged_pages_are_noticed(host: Host, tmp_path: Path) -> None:
    server = host()
    alma = server.guest()
    for _ in range(5):
        alma.match("onirim")
    assert reason(server.url) == ""  # it has been looked for not long ago
    path = sqlite_of(server).path
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (root,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
    db.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    time.sleep(3)  # one second, and what a busy machine adds
    assert "damaged" in reason(server.url)


def test_damage_that_a_move_meets_is_noticed(host: Host) -> None:
    server = host()
    database = sqlite_of(server)
    assert reason(server.url) == ""

    async def move() -> None:
        with pytest.raises(Unavailable), database.transaction_now() as transaction:
            # SQLite says of this what it says of a damaged page.
            transaction.add([one("UPDATE schema_version SET version = json('{')")])

    server.run(move())
    wait_until(lambda: "damaged" in reason(server.url))


def test_a_disk_that_is_full_is_noticed_and_play_goes_on_when_it_is_not(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with process:
        try:
            assert reason(address) == ""
            # No file may grow any more, as on a full disk.
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            wait_until(lambda: reason(address) != "")
            assert httpx.post(address + "api/guest").status_code == 503
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            wait_until(lambda: reason(address) == "")
            assert httpx.post(address + "api/guest").status_code == 201
        finally:
            process.kill()


def test_a_read_only_postgresql_is_noticed(host: Host, new_database: str) -> None:
    server = host(database=new_database)
    assert reason(server.url) == ""

    async def make_read_only() -> None:
        connection = await asyncpg.connect(new_database)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        await connection.close()

    asyncio.run(make_read_only())
    server.run(server.services.store.database.pool.expire_connections())  # type: ignore[attr-defined]
    wait_until(lambda: "ReadOnly" in reason(server.url))
    assert httpx.post(server.url + "/api/guest").status_code == 503
    with pytest.raises(CannotOpen, match="ReadOnly") as refused:
        asyncio.run(check_database(Settings(database=new_database)))
    assert len(str(refused.value).splitlines()) == 1


def refusal(folder: Path) -> str:
    """Why a server cannot work with the database in a folder, in one sentence."""
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(check_database(Settings(data=str(folder))))
    (line,) = str(refused.value).splitlines()
    return line


def test_a_database_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage"
    garbage.mkdir()
    (garbage / "reverie.sqlite").write_bytes(b"this is no database " * 500)
    words = [sys.executable, "-m", "reverie", "--no-open", "--port", "0", "--data", str(garbage)]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.strip().splitlines() == [f"reverie: {refusal(garbage)}"]
    assert "not a database" in ended.stderr
    newer = tmp_path / "newer"
    newer.mkdir()
    with sqlite3.connect(newer / "reverie.sqlite") as db:
        db.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)")
        db.execute("INSERT INTO schema_version VALUES (9999)")
    db.close()
    assert "newer Reverie (schema 9999" in refusal(newer)
    read_only = tmp_path / "read only"
    asyncio.run(check_database(Settings(data=str(read_only))))
    with (read_only / "reverie.sqlite").open("r+b") as file:
        file.seek(WRITE_VERSION)
        file.write(b"\x03")
    assert "cannot be written to: attempt to write a readonly database" in refusal(read_only)
    a_file = tmp_path / "file"
    a_file.write_text("")
    assert "cannot be used" in refusal(a_file)
    # A folder in which nobody may write, not even the superuser.
    assert "cannot be used" in refusal(Path("/proc/self"))


def children_of(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    """Whether a process is there, and no mere zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_server_that_is_killed_leaves_no_workers_behind(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with process:
        try:
            with httpx.Client(base_url=address, timeout=20) as guest:
                assert guest.post("/api/guest").status_code == 201
                seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
                match = guest.post("/api/matches", json={"setup": "daydream:A", "players": 2, "seats": seats}).json()
                wait_until(lambda: guest.get(f"/api/matches/{match['id']}").json()["asked"] == [0])
            workers = children_of(process.pid)
            assert workers
        finally:
            os.kill(process.pid, signal.SIGKILL)
    wait_until(lambda: not any(alive(worker) for worker in workers))
