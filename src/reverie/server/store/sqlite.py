"""SQLite: moves are written in the event loop, without ever waiting for a lock; everything else in threads.

Handing a small write to a thread and back costs more than the write itself. So a move is written at once if the file
is not locked. If it is, the write goes to a thread that commits in groups, as do all other writes; reads have a
thread of their own.
"""

import asyncio
import contextlib
import logging
import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from reverie.server.private_files import PRIVATE, PRIVATE_FOLDER
from reverie.server.store.database import (
    Busy,
    CannotOpen,
    Conflict,
    Database,
    Row,
    Statement,
    Transaction,
    Unavailable,
    check_schema,
    migrations,
    statements_of,
)
from reverie.server.store.sqlite_damage import DamageCheck, Damaged

log = logging.getLogger("reverie.sqlite")

BUSY_SECONDS: Final = 30  # for which a thread waits for a lock
GROUP: Final = 256  # writes that share one commit, at most
LEAST_FREE: Final = 8_000_000  # bytes on the disk below which it counts as full
CHECK_PAUSE: Final = 0.9  # seconds between two checks for damaged pages, at least
CHECK_SECONDS: Final = 0.3  # that one check may take; a large file is read over several of them
CHECK_SHARE: Final = 10  # the pause is this many times the duration of a check, which bounds its processor time
CHECKPOINT: Final = 1000  # writes of the event loop between two checkpoints of the write-ahead log
LONG_LOG: Final = 8000  # pages of the log above which a checkpoint makes writers wait

DISK_FULL: Final = "the disk is full"
DAMAGED: Final = ("malformed", "not a database")  # in SQLite's messages about a damaged file

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]


@lru_cache(maxsize=512)
def _spelled(sql: str) -> str:
    """Return a statement with `$1` written as SQLite wants it: `?1`."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


class SqliteDatabase(Database):
    """An SQLite file, meant for one process, though several may share it."""

    def __init__(self, path: Path, full: bool = False) -> None:
        super().__init__()
        self.path = path
        self.full = full
        self.writes: SimpleQueue[Job | None] = SimpleQueue()
        self.reads: SimpleQueue[Job | None] = SimpleQueue()
        self.threads: list[threading.Thread] = []
        self.version = -1
        self.damage = ""  # what is wrong with the file; never cleared, as damage does not heal by itself
        self.next_check = float("-inf")
        self.damage_check = DamageCheck()
        self.checking = threading.Lock()  # held by the thread that does it
        self.here: sqlite3.Connection | None = None  # the event loop's own connection for writing
        self.written = 0  # transactions on it since the last checkpoint

    async def exists(self) -> bool:
        return self.path.exists()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            if not self.path.exists():
                self.path.touch(PRIVATE)  # SQLite gives its log the same permissions
            await asyncio.to_thread(self._migrate)
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            with contextlib.suppress(OSError):
                reason = DISK_FULL if self._disk_full() else reason
            raise CannotOpen(f"the database {self.path} cannot be used: {reason}") from error
        self.threads = [
            threading.Thread(target=self._serve_writes, name="sqlite-writer", daemon=True),
            threading.Thread(target=self._serve_reads, name="sqlite-reader", daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        if not self.full:
            # With `full` every commit waits for the disk, so the thread does all writes and the event loop goes on.
            self._connect_here()

    def _connect_here(self) -> None:
        self.here = self._connect()
        self.here.execute("PRAGMA busy_timeout = 0")
        self.here.execute("PRAGMA wal_autocheckpoint = 0")
        self.cursor = self.here.cursor()
        self.writes_now = True

    async def close(self) -> None:
        self.writes.put(None)
        self.reads.put(None)
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.threads = []
        if self.here is not None:
            self.here.close()
            self.here = None
            self.writes_now = False

    async def erase(self) -> None:
        # Pages were overwritten on deletion (`secure_delete`); the write-ahead log still has the old ones.
        await asyncio.to_thread(self._empty_log)

    def _empty_log(self) -> None:
        db = self._connect()
        try:
            busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            db.close()
        if busy:
            log.warning("the log could not be emptied after a deletion; it is when it is next brought into the file")

    async def _read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        spelled = _spelled(sql)
        rows: list[Row] = await self._ask(self.reads, lambda db: db.execute(spelled, values).fetchall())
        return rows

    async def _write(self, statements: Sequence[Statement]) -> list[int]:
        counts: list[int] = await self._ask(self.writes, lambda db: _run(db, statements))
        return counts

    async def changed(self) -> bool:
        # A connection's `data_version` does not change by its own writes: so ask the one that writes most.
        if self.here is not None:
            version = self.cursor.execute("PRAGMA data_version").fetchone()[0]
        else:
            version = await self._ask(self.writes, lambda db: db.execute("PRAGMA data_version").fetchone()[0])
        before, self.version = self.version, version
        return bool(before != version)

    async def probe(self) -> None:
        if self.damage:
            raise Unavailable(self.damage)
        await asyncio.gather(super().probe(), asyncio.to_thread(self._check_file))

    def _check_file(self) -> None:
        """Check the free space on the disk and, a part at a time and not too often, for damaged pages."""
        if self._disk_full():
            raise Unavailable(DISK_FULL)
        started = time.monotonic()
        if started < self.next_check or not self.checking.acquire(blocking=False):
            return
        try:
            self._look_for_damage()
        finally:
            self.next_check = time.monotonic() + max(CHECK_PAUSE, CHECK_SHARE * (time.monotonic() - started))
            self.checking.release()

    def _disk_full(self) -> bool:
        return shutil.disk_usage(self.path.parent).free < LEAST_FREE

    def _look_for_damage(self) -> None:
        try:
            with contextlib.closing(self._connect()) as db:
                self.damage_check.look(db, CHECK_SECONDS)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error
        except (sqlite3.DatabaseError, Damaged) as error:
            self.damage = f"the database file is damaged: {error}"
            raise Unavailable(self.damage) from error

    # -- in the event loop ----------------------------------------------------------------------

    def transaction_now(self) -> contextlib.AbstractContextManager[Transaction]:
        return TransactionNow(self)

    def begin_now(self) -> None:
        if self.here is None:
            raise Busy
        try:
            self.cursor.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            raise Busy from None  # another thread or process writes just now

    def commit_now(self, statements: Sequence[Statement]) -> None:
        """Run statements in the transaction begun and commit; if that fails, roll back and raise."""
        started = time.perf_counter()
        try:
            _run(self.cursor, statements)
            self.cursor.execute("COMMIT" if statements else "ROLLBACK")
        except BaseException as error:
            self.roll_back_now()
            if isinstance(error, sqlite3.Error):
                named = _named(error)
                self._note_damage(named)
                raise named from None
            raise
        self.write_times.observe(time.perf_counter() - started)
        self.written += 1
        if self.written >= CHECKPOINT:
            self.written = 0
            self.loop.run_in_executor(None, self._checkpoint)

    def roll_back_now(self) -> None:
        assert self.here is not None
        if not self.here.in_transaction:
            return
        try:
            self.cursor.execute("ROLLBACK")
        except sqlite3.Error:
            # The connection is unusable: open a new one, outside of any transaction.
            self.here.close()
            self._connect_here()

    def _checkpoint(self) -> None:
        """Write the log into the database file without blocking writers; if it stays long, let them wait once."""
        db = self._connect()
        # Another process may do the same, or read the log: the next attempt comes soon.
        with contextlib.suppress(sqlite3.OperationalError), contextlib.closing(db):
            _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > LONG_LOG:
                db.execute("PRAGMA wal_checkpoint(RESTART)")

    def _ask(self, queue: "SimpleQueue[Job | None]", work: Work) -> "asyncio.Future[Any]":
        if not self.threads:
            raise Unavailable("the database is closed")
        if not all(thread.is_alive() for thread in self.threads):
            raise Unavailable("a thread of the database has died")
        future = self.loop.create_future()
        queue.put((work, future))
        return future

    # -- in threads -----------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=256)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA secure_delete = ON")  # deleted data is overwritten, not only unlinked
        # NORMAL: what was acknowledged survives a crash of the process, as the system has it by then; FULL survives a
        # power cut too, at the price of one wait for the disk per group (6 ms where we measured).
        db.execute(f"PRAGMA synchronous = {'FULL' if self.full else 'NORMAL'}")
        return db

    def _migrate(self) -> None:
        db = self._connect()
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
            (done,) = db.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
            check_schema(done)
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

    def _note_damage(self, answer: object) -> None:
        if isinstance(answer, Unavailable) and any(sign in str(answer) for sign in DAMAGED):
            self.damage = f"the database file is damaged: {answer}"

    def _answer(self, answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
        for _, answer in answers:
            self._note_damage(answer)
        self.loop.call_soon_threadsafe(_deliver, answers)


class TransactionNow(Transaction):
    """A transaction on the event loop's own connection; a class, because a generator would slow down every move."""

    __slots__ = ("database",)

    def __init__(self, database: SqliteDatabase) -> None:
        super().__init__()
        self.database = database

    def __enter__(self) -> Transaction:
        self.database.begin_now()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if error is None:
            self.database.commit_now(self.statements)
        else:
            self.database.roll_back_now()


def _deliver(answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in answers:
        if future.done():
            continue  # the caller was cancelled; what was written stays
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _attempt(work: Work, db: sqlite3.Connection) -> Any:
    """Return the result of the work, or the exception it raised, which must not end the thread."""
    try:
        return work(db)
    except Exception as error:
        return _named(error)


def _named(error: Exception) -> Exception:
    """Return an error of SQLite as Conflict or Unavailable; any other error as it is."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    if isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError) or not isinstance(error, sqlite3.Error):
        return error  # our own mistake, not the database's
    return Unavailable(str(error))


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> list[tuple["asyncio.Future[Any]", Any]]:
    """Run each job in a savepoint and all of them in one transaction; return the result of each."""
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
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")
        return [(future, _named(error)) for _, future in jobs]
    return answers


def _run(db: sqlite3.Connection | sqlite3.Cursor, statements: Sequence[Statement]) -> list[int]:
    counts = []
    for statement in statements:
        spelled, rows, expect = _spelled(statement.sql), statement.rows, statement.expect
        run = db.execute(spelled, rows[0]) if len(rows) == 1 else db.executemany(spelled, rows)
        changed = max(run.rowcount, 0)  # -1 if there are no rows
        if expect is not None and changed != expect:
            raise Conflict(f"{changed} rows instead of {expect}")
        counts.append(changed)
    return counts
