"""PostgreSQL through asyncpg: any number of server processes on one database."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from reverie.server.database import Conflict, Database, Row, Statement, Unavailable, migrations, statements_of

CONNECTIONS: Final = 10
MIGRATION_LOCK: Final = 0x7265766572  # "rever": held by whoever brings the schema up to date
PATIENCE: Final = 30.0  # seconds

AWAY: Final = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, OSError)


class PostgresDatabase(Database):
    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
            )
            async with self.pool.acquire() as connection:
                await self._migrate(connection)
        except (*AWAY, asyncpg.PostgresError) as error:
            # The address may hold a password: it is not said.
            raise Unavailable(f"the database cannot be used: {type(error).__name__}") from None

    async def _migrate(self, connection: Any) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
            done = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
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

    async def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            rows: list[Row] = await self.pool.fetch(sql, *values)
        except (*AWAY, TimeoutError) as error:
            raise Unavailable(type(error).__name__) from error
        return rows

    async def write(self, statements: Sequence[Statement]) -> list[int]:
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                return [await _run(connection, statement) for statement in statements]
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError) as error:
            raise Conflict(type(error).__name__) from error
        except (*AWAY, TimeoutError) as error:
            raise Unavailable(type(error).__name__) from error


async def _run(connection: Any, statement: Statement) -> int:
    sql, rows, expect = statement
    if len(rows) == 1:
        changed = int((await connection.execute(sql, *rows[0])).rpartition(" ")[2])
    else:
        # Each of many rows changes one, or the whole is a conflict.
        await connection.executemany(sql, rows)
        changed = len(rows)
    if expect is not None and changed != expect:
        raise Conflict(f"{changed} rows instead of {expect}")
    return changed
