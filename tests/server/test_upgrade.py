"""A store that an old release has filled goes on with this one: its own rows, at its own schema, on either database.

`stores/schema-4.jsonl` is what that release's `admin export` wrote after people had played at it. Why a game was over
it stored as a sentence.
"""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from reverie.server import admin
from reverie.server.store.database import migrations, statements_of
from reverie.server.store.sqlite import SqliteDatabase
from server.conftest import Host
from server.hosting import Hosted

SCHEMA = 4
ROWS = Path(__file__).parent / "stores" / f"schema-{SCHEMA}.jsonl"
COOKIES = {"Alma": "WrQiHqbCTefqrD9jE_bSBJNJvNrmaXGbdHPiE5Nctug", "Bela": "kjGYxMCWCHpHW6NGNGAqpTar_kBlkf_wk33Fc8QZOuY"}
PASSWORD = "a long password Alma"
BOT = "9v6HHD63JlBbH-MkK02zbpAavg9nHr-PaxnmbMfyFqo"
CODE = "h5niIgsAkp4zcbsy"  # of an invitation that was not accepted yet
GOING_ON = {  # by what it is, with who sits there
    "onirim+book": ("o6xkZOhfQRyhfBFC", ["Alma"]),
    "silent onirim": ("2-gPN3j11V2ayTsJ", ["Alma", "Bela"]),
    "daydream": ("whsKAnxvmvWOad8M", ["Alma", "Bela"]),
    "daydream with a bot": ("dEfe6RmLEtnKS1mQ", ["Alma"]),
    "daily": ("UY5-fAAJIunmrPwy", ["Alma"]),
}
FINISHED = {"ckzD4u-o2mLV9ub4": "deck", "ZRNJYOvYRpBJjdDO": "full"}  # and why


def old_statements(database: str) -> list[tuple[str, list[Any]]]:
    """What makes the store of the old release, row by row."""
    out: list[tuple[str, list[Any]]] = [("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)", [])]
    for version, script in migrations(database)[:SCHEMA]:
        out += [(statement, []) for statement in statements_of(script)]
        out.append(("INSERT INTO schema_version VALUES ($1)", [version]))
    head, *lines = ROWS.read_text(encoding="utf-8").splitlines()
    assert json.loads(head)["schema"] == SCHEMA
    for line in lines:
        table, row = json.loads(line)["table"], json.loads(line)["row"]
        places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
        out.append((f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", list(row.values())))
    return out


@pytest.fixture(params=["sqlite", "postgresql"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path, host: Host) -> Callable[[], Hosted]:
    """Starts the server on the old store."""
    if request.param == "sqlite":
        db = SqliteDatabase(tmp_path / "reverie.sqlite")._connect()
        for sql, values in old_statements("sqlite"):
            db.execute(sql.replace("$", "?"), values)
        db.close()
        return host
    url = request.getfixturevalue("new_database")

    async def fill() -> None:
        connection = await asyncpg.connect(url)
        for sql, values in old_statements("postgres"):
            await connection.execute(sql, *values)
        await connection.close()

    asyncio.run(fill())
    return lambda: host(database=url)


def test_a_store_of_an_old_release_goes_on(upgraded: Callable[[], Hosted]) -> None:
    server = upgraded()
    people = {name: server.guest(cookie=cookie) for name, cookie in COOKIES.items()}
    alma = people["Alma"]
    assert alma.me["name"] == "Alma"
    for match, seated in GOING_ON.values():
        players = [people[name].sit(match) for name in seated]
        asked = next(player for player in players if player.asked)
        before = asked.at
        asked.play(asked.answers()[0])
        assert asked.at > before
    for match, reason in FINISHED.items():
        assert alma.get(f"/api/matches/{match}")["result"]["reason"] == reason
        assert alma.http.get(f"/api/matches/{match}/record").status_code == 200
    assert {match["id"]: match["result"]["reason"] for match in alma.get("/api/history")["matches"]} == FINISHED
    assert sum(one["all"]["games"] for one in alma.get("/api/statistics")["setups"]) == len(FINISHED)
    assert [line["text"] for line in alma.sit(GOING_ON["daydream"][0]).table["chat"]] == ["hello from schema 4"]
    people["Bela"].change("POST", f"/api/invitations/{CODE}", {})
    elsewhere = server.guest()
    elsewhere.change("POST", "/api/sign-in", {"name": "alma", "password": PASSWORD})
    program = server.guest().http.get("/api/me", headers={"authorization": f"Bearer {BOT}"})
    assert program.json()["person"]["shown"] == "my bot (bot)"

    async def check() -> dict[str, str]:
        return {found.match: found.wrong async for found in admin.check(server.services.store) if found.wrong}

    assert server.run(check()) == {}
