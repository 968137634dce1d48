"""Processes of an old and a new version side by side on PostgreSQL, while people play."""

import asyncio
import re

import asyncpg
import pytest

from reverie.server.store import postgres as postgres_module
from reverie.server.store.database import migrations, statements_of
from server.conftest import Host
from server.hosting import Player
from services import RedisServer

WITH_A_PAUSE = 4  # the last version of the schema whose steps were not written with this in mind


def test_one_process_after_the_other_is_replaced(
    host: Host, new_database: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = {"database": new_database, "redis": redis.url}
    old = host(**shared)
    alma, bela = old.guest("Alma"), old.guest("Bela")
    match = alma.match("daydream:A", players=2)
    bela.join(match)
    at_old = alma.sit(match["id"])
    later = (migrations("postgres")[-1][0] + 1, "ALTER TABLE matches ADD COLUMN later TEXT NOT NULL DEFAULT ''")
    monkeypatch.setattr(postgres_module, "migrations", lambda kind: [*migrations(kind), later])
    new = host(**shared)
    back = new.guest(cookie=bela.cookie)
    at_new = back.sit(match["id"])
    for _ in range(6):
        for player in (at_old, at_new):
            player.wait(lambda one: one.asked or one.over)
            player.play(player.answers()[0])
    made_by_old = alma.match("onirim")["id"]
    old.stop()
    moved = new.guest(cookie=alma.cookie)
    again = Player(moved.page(), match["id"])
    assert again.at >= at_old.at
    again.wait(lambda one: one.asked or one.over)
    again.play(again.answers()[0])
    assert moved.sit(made_by_old).asked


def test_rows_of_an_older_program_are_taken_by_the_newest_schema(new_database: str) -> None:
    """A process that was not replaced yet names only the columns it knows: everything else has a default."""

    async def columns(connection: asyncpg.Connection) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        sql = "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'"
        for table, column, kind in await connection.fetch(sql):
            found.setdefault(table, {})[column] = kind
        return found

    async def run() -> None:
        connection = await asyncpg.connect(new_database)
        try:
            known: dict[int, dict[str, dict[str, str]]] = {}
            for version, script in migrations("postgres"):
                for statement in statements_of(script):
                    await connection.execute(statement)
                if version >= WITH_A_PAUSE:
                    known[version] = await columns(connection)
            assert len(known) > 1
            for version, tables in known.items():
                for table, kinds in tables.items():
                    values = ", ".join(f"'{version}'" if kind == "text" else str(version) for kind in kinds.values())
                    await connection.execute(f"INSERT INTO {table} ({', '.join(kinds)}) VALUES ({values})")
        finally:
            await connection.close()

    asyncio.run(run())


def test_new_steps_of_the_schema_only_add() -> None:
    """An old process goes on after a new one has brought the schema up to date."""
    for version, script in migrations("postgres"):
        if version <= WITH_A_PAUSE:
            continue
        for statement in statements_of(script):
            text = re.sub(r"\s+", " ", statement).upper()
            assert re.match(r"(CREATE (UNIQUE )?INDEX|CREATE TABLE|UPDATE|INSERT|ALTER TABLE \w+ ADD COLUMN) ", text), (
                version,
                statement,
            )
            if text.startswith("ALTER") and "NOT NULL" in text:
                assert "DEFAULT" in text, (version, statement)
