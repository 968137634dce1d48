"""Running a server: what is exported comes back the same, what is damaged is found, who goes is gone."""

import asyncio
import io
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from reverie.server import admin
from reverie.server.admin import AdminError, Checked
from reverie.server.rows import Token, TryRow
from reverie.server.store import TABLES, Store, insert, one
from server.storing import open_store, put_match, somebody


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]], filled: bool = True) -> None:
    """Do something with a store that holds three people and four matches."""

    async def run() -> None:
        store = await open_store(folder)
        if filled:
            people = [somebody("me"), somebody("you"), somebody("third")]
            await store.database.write(
                [
                    insert(people),
                    insert([Token("hash", "me", 0, 0)]),
                    insert([TryRow("2026-11-16", "onirim", "me", "a", 0)]),
                ]
            )
            await store.secret("daily", "a secret")
            await put_match(store, "a", "onirim+book")
            await put_match(store, "b", "onirim", ("me", "you"), moves=20)
            await put_match(store, "c", "daydream:BC", ("you", "me", "third"))
            await put_match(store, "d", "daydream:A", ("me", "you"), moves=7)
        try:
            await work(store)
        finally:
            await store.database.close()

    asyncio.run(run())


async def checked(store: Store) -> list[Checked]:
    return [one async for one in admin.check(store)]


async def contents(store: Store) -> list[tuple[str, list[tuple[object, ...]]]]:
    return [
        (table, sorted((tuple(row) for row in await store.database.read(f"SELECT * FROM {table}")), key=repr))
        for table in [*TABLES.values(), "secrets"]
    ]


def exported(folder: Path) -> tuple[str, list[tuple[str, list[tuple[object, ...]]]]]:
    out = io.StringIO()
    kept: list[list[tuple[str, list[tuple[object, ...]]]]] = []

    async def work(store: Store) -> None:
        counts = await admin.export(store, out)
        assert counts["people"] == 3
        assert counts["matches"] == 4
        kept.append(await contents(store))

    with_store(folder, work)
    return out.getvalue(), kept[0]


def test_an_export_taken_in_gives_the_same_store(tmp_path: Path) -> None:
    text, before = exported(tmp_path / "one")

    async def work(store: Store) -> None:
        await admin.take_in(store, iter(text.splitlines()), "file")
        assert await contents(store) == before
        assert [found.wrong for found in await checked(store)] == [None] * 4
        again = io.StringIO()
        await admin.export(store, again)
        assert again.getvalue() == text

    with_store(tmp_path / "two", work, filled=False)


def test_an_export_of_the_first_schema_is_taken_in_as_the_migrations_would_have_left_it(tmp_path: Path) -> None:
    text, before = exported(tmp_path / "one")

    def older(line: str) -> str:
        missing = {"people": ',"owner":null', "tokens": ',"seen":0'}.get(msgspec.json.decode(line).get("table"), "")
        assert missing in line
        return line.replace(missing, "") if missing else line

    head, *lines = text.splitlines()
    old = [re.sub('"schema":[0-9]+', '"schema":1', head), *map(older, lines)]

    async def work(store: Store) -> None:
        await admin.take_in(store, iter(old), "file")
        assert await contents(store) == before

    with_store(tmp_path / "two", work, filled=False)


def test_an_import_needs_an_empty_store(tmp_path: Path) -> None:
    text, _ = exported(tmp_path / "one")

    async def work(store: Store) -> None:
        with pytest.raises(AdminError, match="needs an empty one"):
            await admin.take_in(store, iter(text.splitlines()), "file")

    with_store(tmp_path / "two", work)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda lines: lines[:0], "line 1: not an export"),
        (lambda lines: ["{", *lines[1:]], "line 1: not an export"),
        (lambda lines: [re.sub('"schema":[0-9]+', '"schema":0', lines[0]), *lines[1:]], "line 1: not an export"),
        (lambda lines: [lines[0].replace('"schema":', '"schema":9'), *lines[1:]], "line 1: written by a newer Reverie"),
        (lambda lines: [*lines[:5], '{"table": "tokens", "row": []}'], "line 6: no row of ours"),
        (lambda lines: [*lines[:5], "nonsense", *lines[5:]], "line 6: no row of ours"),
        (lambda lines: [*lines[:5], '{"table": "other", "row": {}}'], "line 6: no row of ours"),
        (lambda lines: [*lines[:5], lines[5].replace('"row":{', '"row":{"number": "x", "')], "line 6: no row of ours"),
        (lambda lines: [*lines, lines[-1]], "a row is there twice"),
    ],
)
def test_a_damaged_export_is_refused_with_its_line(
    tmp_path: Path, change: Callable[[list[str]], list[str]], reason: str
) -> None:
    text, _ = exported(tmp_path / "one")

    async def work(store: Store) -> None:
        with pytest.raises(AdminError, match=reason):
            await admin.take_in(store, iter(change(text.splitlines())), "file")

    with_store(tmp_path / "two", work, filled=False)


@pytest.mark.parametrize(
    ("damage", "match", "reason"),
    [
        ("DELETE FROM entries WHERE match_id = 'a' AND number = 12", "a", "or their numbers have a gap"),
        ("UPDATE entries SET text = 'play nothing' WHERE match_id = 'b' AND number = 9", "b", "entry 9"),
        ("UPDATE entries SET text = 'roll 1 1' WHERE match_id = 'c' AND number = 1", "c", "the seed gives"),
        ("UPDATE matches SET result = NULL WHERE id = 'c'", "c", "another result"),
        ("UPDATE matches SET status = 'playing' WHERE id = 'c'", "c", "its game is not"),
        ("UPDATE matches SET asked = 7 WHERE id = 'b'", "b", "seats asked"),
        ("UPDATE matches SET seed = 'x' WHERE id = 'b'", "b", "the seed gives|not to the stored seed"),
        ("UPDATE matches SET commitment = 'x' WHERE id = 'd'", "d", "not to the stored seed"),
        ("UPDATE matches SET edition = '7' WHERE id = 'd'", "d", "played with edition 7"),
        ("UPDATE matches SET spelling = 'chess' WHERE id = 'd'", "d", "no game 'chess'"),
        ("DELETE FROM results WHERE match_id = 'c' AND seat = 1", "c", "results should be stored"),
        ("DELETE FROM seats WHERE match_id = 'b' AND seat = 1", "b", "seats should be there"),
    ],
)
def test_the_check_finds_every_damage_and_blames_nobody_else(
    tmp_path: Path, damage: str, match: str, reason: str
) -> None:
    async def work(store: Store) -> None:
        assert all(found.wrong is None for found in await checked(store))
        await store.database.write([one(damage, expect=1)])
        wrong = {found.match: found.wrong for found in await checked(store) if found.wrong is not None}
        assert list(wrong) == [match]
        assert re.search(reason, wrong[match])

    with_store(tmp_path, work)


def test_a_person_is_found_by_name_or_id_and_leaves_no_trace(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        me = await store.person("me")
        assert me is not None
        named = msgspec.structs.replace(me, name="Alma", name_key="alma", password="hash", skeleton="alma")
        await store.claim_name(named, Token("hash", "me", 0, 0))
        assert (await admin.find_person(store, "ALMA")).id == "me"
        assert (await admin.find_person(store, "you")).id == "you"
        with pytest.raises(AdminError, match="nobody called"):
            await admin.find_person(store, "nobody")
        await store.delete_person("me", "somebody")
        everything = repr(await contents(store))
        assert "'me'" not in everything
        assert "Alma" not in everything
        assert [found.wrong for found in await checked(store)] == [None] * 4

    with_store(tmp_path, work)


def test_a_backup_is_a_whole_store_and_never_tramples_on_a_file(tmp_path: Path) -> None:
    target = tmp_path / "backup" / "reverie.db"
    target.parent.mkdir()

    async def work(store: Store) -> None:
        writing = asyncio.create_task(put_match(store, "late", "daydream:A"))
        await admin.backup(store, target)
        await writing
        with pytest.raises(AdminError, match="there already"):
            await admin.backup(store, target)
        await admin.vacuum(store)
        assert len(await checked(store)) == 5

    async def read(store: Store) -> None:
        found = await checked(store)
        assert {one.match for one in found} >= {"a", "b", "c", "d"}
        assert all(one.wrong is None for one in found)

    with_store(tmp_path / "store", work)
    with_store(target.parent, read, filled=False)
