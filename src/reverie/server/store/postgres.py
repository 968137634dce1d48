"""PostgreSQL through asyncpg: any number of server processes on one database."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from reverie.server.rows import EntryRow
from reverie.server.store.database import (
    Conflict,
    Database,
    Row,
    Statement,
    Unavailable,
    check_schema,
    migrations,
    statements_of,
)
from reverie.server.store.statements import TABLES

CONNECTIONS: Final = 10
MIGRATION_LOCK: Final = 0x7265766572  # "rever": an advisory lock, held by the process that migrates the schema
PATIENCE: Final = 30.0  # seconds for a connection or a statement
OF_PEOPLE: Final = ", ".join(sorted(set(TABLES.values()) - {TABLES[EntryRow]}))  # tables that may hold personal data

# The database is unreachable, stopping, full, read-only or broken: no error of our statements.
AWAY: Final = (
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    OSError,
)


class PostgresDatabase(Database):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    async def exists(self) -> bool:
        try:
            connection = await asyncpg.connect(self.url, timeout=PATIENCE)
            try:
                return await connection.fetchval("SELECT to_regclass('schema_version')") is not None
            finally:
                await connection.close()
        except (*AWAY, asyncpg.PostgresError) as error:
            raise Unavailable(f"the database cannot be used: {type(error).__name__}") from None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
            )
            try:
                async with self.pool.acquire() as connection:
                    await self._migrate(connection)
            except BaseException:
                self.pool.terminate()
                raise
        except (*AWAY, asyncpg.PostgresError) as error:
            # The address may contain a password, so it is not in the message.
            raise Unavailable(f"the database cannot be used: {type(error).__name__}") from None

    async def _migrate(self, connection: Any) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
            done = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
            check_schema(done)
            for version, script in migrations("postgres"):
                if version > done:
                    for statement in statements_of(script):
                        await connection.execute(statement)
                    await connection.execute("INSERT INTO schema_version VALUES ($1)", version)

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE)
        except TimeoutError:
            self.pool.terminate()

    async def erase(self) -> None:
        # Removes dead rows; the write-ahead log and its archive are for the operator to expire.
        try:
            await self.pool.execute(f"VACUUM {OF_PEOPLE}")
        except (*AWAY, TimeoutError) as error:
            raise Unavailable(type(error).__name__) from error

    async def _read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        try:
            rows: list[Row] = await self.pool.fetch(sql, *values)
        except (*AWAY, TimeoutError) as error:
            raise Unavailable(type(error).__name__) from error
        return rows

    async def _write(self, statements: Sequence[Statement]) -> list[int]:
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                return [await _run(connection, statement) for statement in statements]
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError) as error:
            raise Conflict(type(error).__name__) from error
        except (*AWAY, TimeoutError) as error:
            raise Unavailable(type(error).__name__) from error


async def _run(connection: Any, statement: Statement) -> int:
    sql, rows, expect = statement.sql, statement.rows, statement.expect
    if len(rows) == 1:
        changed = int((await connection.execute(sql, *rows[0])).rpartition(" ")[2])
    else:
        # `executemany` reports no counts: each row of values is taken to change one row.
        await connection.executemany(sql, rows)
        changed = len(rows)
    if expect is not None and changed != expect:
        raise Conflict(f"{changed} rows instead of {expect}")
    return changed
