"""SQLite: a move is written right in the event loop, where nobody ever waits for a lock; all else in threads.

To hand a small write to a thread and back costs more than the write. So whoever finds the file free writes at once;
whoever does not, and everything that may take longer, goes to a thread that commits in groups, and reads to another.
"""

import asyncio
import contextlib
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from reverie.server.database import Conflict, Database, Row, Statement, Unavailable, migrations, statements_of

BUSY_SECONDS: Final = 30
GROUP: Final = 256  # writes that share one commit, at most
CHECKPOINT: Final = 1000  # writes made at once before the log is brought into the file
LONG_LOG: Final = 8000  # pages of it that may lie about before writers are made to wait for that

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]


@lru_cache(maxsize=512)
def _spelled(sql: str) -> str:
    """`$1` as SQLite spells it."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


class SqliteDatabase(Database):
    """A file. Several processes may share it, though one is what it is meant for."""

    def __init__(self, path: Path, full: bool = False) -> None:
        self.path = path
        self.full = full
        self.writes: SimpleQueue[Job | None] = SimpleQueue()
        self.reads: SimpleQueue[Job | None] = SimpleQueue()
        self.threads: list[threading.Thread] = []
        self.version = -1
        self.here: sqlite3.Connection | None = None  # what the event loop itself writes by
        self.written = 0  # by it, since the last checkpoint

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._migrate)
        self.threads = [
            threading.Thread(target=self._serve_writes, name="sqlite-writer", daemon=True),
            threading.Thread(target=self._serve_reads, name="sqlite-reader", daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        if not self.full:
            # With `full` every commit waits for the disk: then threads share commits, and the event loop goes on.
            self.here = self._connect()
            self.here.execute("PRAGMA busy_timeout = 0")
            self.here.execute("PRAGMA wal_autocheckpoint = 0")
            self.cursor = self.here.cursor()

    async def close(self) -> None:
        self.writes.put(None)
        self.reads.put(None)
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.threads = []
        if self.here is not None:
            self.here.close()
            self.here = None

    async def read(self, sql: str, *values: Any) -> list[Row]:
        spelled = _spelled(sql)
        rows: list[Row] = await self._ask(self.reads, lambda db: db.execute(spelled, values).fetchall())
        return rows

    async def write(self, statements: Sequence[Statement]) -> list[int]:
        counts: list[int] = await self._ask(self.writes, lambda db: _run(db, statements))
        return counts

    async def changed(self) -> bool:
        # A connection's own writes change nothing in what it calls the version of the data: so the one is asked that
        # writes most.
        if self.here is not None:
            version = self.cursor.execute("PRAGMA data_version").fetchone()[0]
        else:
            version = await self._ask(self.writes, lambda db: db.execute("PRAGMA data_version").fetchone()[0])
        before, self.version = self.version, version
        return bool(before != version)

    # -- at once --------------------------------------------------------------------------------

    def begin_at_once(self) -> bool:
        if self.here is None:
            return False
        try:
            self.cursor.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False  # another thread or process writes just now
        return True

    def write_at_once(self, statements: Sequence[Statement]) -> None:
        try:
            _run(self.cursor, statements)
            self.cursor.execute("COMMIT")
        except (Conflict, sqlite3.Error) as error:
            self.cancel()
            raise _named(error) from None
        self.written += 1
        if self.written >= CHECKPOINT:
            self.written = 0
            self.loop.run_in_executor(None, self._checkpoint)

    def cancel(self) -> None:
        if self.here is not None and self.here.in_transaction:
            self.cursor.execute("ROLLBACK")

    def _checkpoint(self) -> None:
        """Bring the log into the file beside the writers; if they were faster than we, make them wait once."""
        db = self._connect()
        # Somebody else may be at it, or hold on to the log: the next one comes soon.
        with contextlib.suppress(sqlite3.OperationalError), contextlib.closing(db):
            _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > LONG_LOG:
                db.execute("PRAGMA wal_checkpoint(RESTART)")

    def _ask(self, queue: "SimpleQueue[Job | None]", work: Work) -> "asyncio.Future[Any]":
        if not self.threads:
            raise Unavailable("the database is closed")
        future = self.loop.create_future()
        queue.put((work, future))
        return future

    # -- in threads -----------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=256)
        db.execute("PRAGMA journal_mode = WAL")
        # NORMAL: what was acknowledged survives the end of the process, however sudden, for the system has it by then;
        # FULL survives a power cut too, at the price of one wait for the disk a group (6 ms where we measured).
        db.execute(f"PRAGMA synchronous = {'FULL' if self.full else 'NORMAL'}")
        return db

    def _migrate(self) -> None:
        db = self._connect()
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
            (done,) = db.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
            for version, script in migrations("sqlite"):
                if version > done:
                    for statement in statements_of(script):
                        db.execute(statement)
                    db.execute("INSERT INTO schema_version VALUES (?1)", (version,))
            db.execute("COMMIT")
        finally:
            db.close()

    def _serve_reads(self) -> None:
        db = self._connect()
        while True:
            job = self.reads.get()
            if job is None:
                break
            work, future = job
            self._answer([(future, _attempt(work, db))])
        db.close()

    def _serve_writes(self) -> None:
        db = self._connect()
        stopping = False
        while not stopping:
            jobs: list[Job] = []
            job = self.writes.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == GROUP or self.writes.empty():
                    break
                job = self.writes.get()
            stopping = job is None
            if jobs:
                self._answer(_commit(db, jobs))
        db.close()

    def _answer(self, answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
        self.loop.call_soon_threadsafe(_deliver, answers)


def _deliver(answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in answers:
        if future.done():
            continue  # whoever asked has gone; what was written is written
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _attempt(work: Work, db: sqlite3.Connection) -> Any:
    """What the work gives, or the exception it raises."""
    try:
        return work(db)
    except (Conflict, sqlite3.Error) as error:
        return _named(error)


def _named(error: Conflict | sqlite3.Error) -> Conflict | Unavailable:
    """What went wrong, as the store calls it."""
    if isinstance(error, Conflict):
        return error
    return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else Unavailable(str(error))


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> list[tuple["asyncio.Future[Any]", Any]]:
    """Do each job as a whole or not at all, and all of them durably by one commit."""
    try:
        db.execute("BEGIN IMMEDIATE")
        if len(jobs) == 1:
            answers = [(jobs[0][1], _attempt(jobs[0][0], db))]
            db.execute("ROLLBACK" if isinstance(answers[0][1], Exception) else "COMMIT")
            return answers
        answers = []
        for work, future in jobs:
            db.execute("SAVEPOINT job")
            answer = _attempt(work, db)
            if isinstance(answer, Exception):
                db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
            answers.append((future, answer))
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(future, Unavailable(str(error))) for _, future in jobs]
    return answers


def _run(db: sqlite3.Connection | sqlite3.Cursor, statements: Sequence[Statement]) -> list[int]:
    counts = []
    for sql, rows, expect in statements:
        changed = 0
        for values in rows:
            changed += db.execute(_spelled(sql), values).rowcount
        if expect is not None and changed != expect:
            raise Conflict(f"{changed} rows instead of {expect}")
        counts.append(changed)
    return counts
