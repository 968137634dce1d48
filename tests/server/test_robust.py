"""What goes wrong stays where it went wrong: exceptions roll back, and a damaged match is nobody else's trouble."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from reverie.server import admin, moves
from reverie.server.errors import Refused
from reverie.server.rows import BlockRow, ResultRow
from reverie.server.store import insert
from reverie.server.store.database import Conflict, Unavailable, one
from reverie.server.store.sqlite import SqliteDatabase
from server.conftest import Host
from server.hosting import Hosted, Player, wait_until

STORES: list[dict[str, Any]] = [{"sync": "normal"}, {"sync": "full"}]


def fail_once(monkeypatch: pytest.MonkeyPatch, where: object, name: str, error: BaseException) -> None:
    """Let a function raise the first time it is called."""
    real: Callable[..., Any] = getattr(where, name)
    left = [error]

    def once(*arguments: Any, **named: Any) -> Any:
        if left:
            raise left.pop()
        return real(*arguments, **named)

    monkeypatch.setattr(where, name, once)


@pytest.mark.parametrize("settings", STORES, ids=str)
@pytest.mark.parametrize("where", ["_answered", "_attempt"])
def test_an_unexpected_exception_in_a_move_rolls_back(
    hosts: Host, settings: dict[str, Any], where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = hosts(**settings)
    alma = server.guest()
    match = alma.match("onirim")["id"]
    player = alma.sit(match)
    fail_once(monkeypatch, moves, where, ZeroDivisionError("a defect"))
    assert player.send_answer(player.answers()[0])["code"] == "broken"
    # Nothing was stored, nothing is left open, and everybody can go on.
    player.play(player.answers()[0])
    assert alma.match("onirim")["status"] == "playing"
    assert alma.get("/health")["status"] == "ok"
    stored = server.run(server.services.store.entries(match))
    assert [row.number for row in stored] == list(range(1, len(stored) + 1))


def test_no_exception_ends_a_thread_of_the_database(tmp_path: Path) -> None:
    """A wrong number of values, a value of no type that SQLite knows, a row too large: each fails alone."""

    async def run() -> None:
        database = SqliteDatabase(tmp_path / "reverie.sqlite")
        await database.open()
        try:
            for wrong in (object(), 2**70):
                with pytest.raises((sqlite3.Error, OverflowError)):
                    await database.read("SELECT $1", wrong)
                with pytest.raises((sqlite3.Error, OverflowError)):
                    await database.write([one("INSERT INTO secrets VALUES ($1, $2)", "name", wrong)])
                with pytest.raises((sqlite3.Error, OverflowError)), database.transaction_now() as transaction:
                    transaction.add([one("INSERT INTO secrets VALUES ($1, $2)", "name", wrong)])
            with contextlib.suppress(RuntimeError), database.transaction_now() as transaction:
                transaction.add([one("INSERT INTO secrets VALUES ('a', 'lost')")])
                raise RuntimeError
            with contextlib.suppress(RuntimeError):
                async with database.transaction() as later:
                    later.add([one("INSERT INTO secrets VALUES ('a', 'lost')")])
                    raise RuntimeError
            assert await database.read("SELECT * FROM secrets") == []
            with database.transaction_now() as transaction:
                transaction.add([one("INSERT INTO secrets VALUES ('a', 'kept')")])
            with pytest.raises(Conflict):
                await database.write([one("INSERT INTO secrets VALUES ('a', 'twice')")])
            assert await database.read("SELECT * FROM secrets") == [("a", "kept")]
        finally:
            await database.close()
        with pytest.raises(Unavailable):
            await database.read("SELECT 1")

    asyncio.run(run())


def test_a_seat_taken_through_another_process_may_undo_at_once(hosts: Host) -> None:
    first, second = hosts(poll_seconds=60), hosts(poll_seconds=60)
    alma = first.guest("Alma")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    alma.sit(match["id"])  # so that the first process knows the match, with a free seat
    bela = second.guest("Bela")
    bela.join(match)
    page = first.guest(cookie=bela.cookie).page()
    said = page.ask("undo", match=match["id"])
    assert said["type"] == "error"
    assert said["code"] != "not-yours", said


def test_a_seat_is_not_taken_when_the_match_cannot_begin(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host()
    alma, bela = server.guest("Alma"), server.guest("Bela")
    match = alma.match("daydream:A", players=2)
    fail_once(monkeypatch, moves, "opening", RuntimeError("no luck"))
    assert bela.http.post(f"/api/invitations/{match['code']}", json={}).status_code == 500
    waiting = alma.get(f"/api/matches/{match['id']}")
    assert (waiting["status"], [seat["free"] for seat in waiting["seats"]]) == ("waiting", [False, True])
    assert bela.join(match)["status"] == "playing"


def test_the_last_two_seats_taken_in_two_processes_at_once_begin_the_match(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = host(), host()
    alma, bela, cleo = first.guest("Alma"), first.guest("Bela"), second.guest("Cleo")
    match = alma.match("daydream:A", players=3)
    blocks_among = first.services.store.blocks_among
    begun: list[dict[str, Any]] = []

    async def while_another_sits_down(people: Sequence[str]) -> list[BlockRow]:
        if not begun:
            begun.append(await asyncio.to_thread(cleo.join, match))
        return await blocks_among(people)

    monkeypatch.setattr(first.services.store, "blocks_among", while_another_sits_down)
    assert bela.join(match)["status"] == "playing"
    assert begun[0]["status"] == "waiting"
    assert first.services.moves.conflicts == 1
    names = [seat["shown"] for seat in cleo.get(f"/api/matches/{match['id']}")["seats"]]
    assert sorted(names) == ["Alma", "Bela", "Cleo"]


def damage(server: Hosted, match: str, how: str) -> None:
    """Damage a stored match as a defect or a disk may."""
    statements = {
        "a missing entry": "DELETE FROM entries WHERE match_id = $1 AND number = 2",
        "an entry too many": "UPDATE matches SET length = length - 1 WHERE id = $1",
        "an illegal entry": "UPDATE entries SET text = 'nonsense' WHERE match_id = $1 AND number = 1",
        "options that are no JSON": "UPDATE matches SET options = '{' WHERE id = $1",
        "an unknown game": "UPDATE matches SET spelling = 'chess' WHERE id = $1",
        "an undo request that is no JSON": "UPDATE matches SET asking = '{' WHERE id = $1",
        "a document of another kind": "UPDATE matches SET overdue = '[1]' WHERE id = $1",
        "a missing seat": "DELETE FROM seats WHERE match_id = $1 AND seat = 1",
    }
    server.run(server.services.store.database.write([one(statements[how], match)]))


DAMAGES = [
    "a missing entry",
    "an entry too many",
    "an illegal entry",
    "options that are no JSON",
    "an unknown game",
    "an undo request that is no JSON",
    "a document of another kind",
    "a missing seat",
]


@pytest.mark.parametrize("how", DAMAGES)
def test_one_damaged_match_is_isolated_and_everything_else_goes_on(host: Host, how: str) -> None:
    first = host()
    alma = first.guest("Alma")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    matches = [alma.match("daydream:A", players=2, seats=seats)["id"] for _ in range(3)]
    first.services.bot_runner.stopping = True
    wait_until(lambda: not first.services.bot_runner.thinking)
    for match in matches:
        # All three bots are asked again, as if the server had stopped before they answered.
        player = alma.sit(match)
        while 0 in player.view["waiting"] and player.answers():
            player.play("done" if "done" in player.answers() else player.answers()[0])
    broken = sorted(matches)[0]
    damage(first, broken, how)
    alma.go()
    first.stop()
    second = host()
    back = second.guest(cookie=alma.cookie)
    for match in set(matches) - {broken}:
        wait_until(lambda match=match: back.get(f"/api/matches/{match}")["asked"] == [0])  # type: ignore[misc]
    back.refused("GET", f"/api/matches/{broken}", "damaged")
    assert back.page().ask("open", match=broken)["code"] == "damaged"
    health = back.get("/health")
    assert (health["status"], health["damaged_matches"]) == ("ok", 1)

    async def checked() -> dict[str, str | None]:
        return {found.match: found.wrong async for found in admin.check(second.services.store)}

    wrong = second.run(checked())
    assert wrong[broken] is not None
    assert {wrong[match] for match in set(matches) - {broken}} == {None}
    # Its owner can leave the server for good.
    assert back.http.delete("/api/me").status_code == 204
    assert second.run(second.services.store.matches_seated(back.me["id"])) == []


def test_the_mark_of_a_damaged_match_is_stored_and_goes_when_it_is_whole_again(host: Host) -> None:
    first, second = host(), host()
    alma = first.guest("Alma")
    loaded_again, checked_again = (alma.match("onirim")["id"] for _ in range(2))
    database = first.services.store.database
    texts = {
        match: first.run(database.read("SELECT text FROM entries WHERE match_id = $1 AND number = 1", match))[0][0]
        for match in (loaded_again, checked_again)
    }
    for match in texts:
        damage(first, match, "an illegal entry")
        first.services.cache.forget(match)
        alma.refused("GET", f"/api/matches/{match}", "damaged")

    def marks(server: Hosted) -> int:
        return int(httpx.get(f"{server.url}/health").json()["damaged_matches"])

    assert marks(first) == 2
    second.services.health.tried = float("-inf")
    assert marks(second) == 2
    alma.go()
    first.stop()
    third = host()
    assert marks(third) == 2
    mend = "UPDATE entries SET text = $2 WHERE match_id = $1 AND number = 1"
    third.run(third.services.store.database.write([one(mend, *pair) for pair in texts.items()]))
    back = third.guest(cookie=alma.cookie)
    assert back.get(f"/api/matches/{loaded_again}")["id"] == loaded_again
    assert third.run(third.services.store.damaged()).keys() == {checked_again}

    async def checked() -> list[tuple[str, bool]]:
        return [(found.match, found.mended) async for found in admin.check(second.services.store)]

    assert sorted(second.run(checked())) == sorted([(loaded_again, False), (checked_again, True)])
    assert second.run(second.services.store.damaged()) == {}


def test_a_match_that_cannot_even_be_marked_is_refused_all_the_same(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")["id"]
    damage(server, match, "an illegal entry")
    server.run(server.services.store.database.write([one("ALTER TABLE damaged RENAME TO lost")]))
    server.services.cache.forget(match)
    for _ in range(2):
        alma.refused("GET", f"/api/matches/{match}", "damaged")
    assert server.services.cache.damaged.marks == {}


def test_a_result_that_is_damaged_is_found_by_the_check(host: Host) -> None:
    server = host()
    match = server.guest().match("onirim")["id"]
    row = ResultRow(match, 0, None, "onirim", "onirim", 1, "casual", None, 0, 0, "over", 0, 1, "{}", 1)
    server.run(server.services.store.database.write([insert([row])]))
    server.run(server.services.store.database.write([one("UPDATE matches SET result = '{' WHERE id = $1", match)]))

    async def checked() -> list[str | None]:
        return [found.wrong async for found in admin.check(server.services.store)]

    assert server.run(checked()) != [None]


def test_a_bot_that_cannot_answer_tries_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host()
    alma = server.guest()
    fail_once(monkeypatch, server.services.thinking.workers, "run", Refused("busy"))
    match = alma.match("daydream:A", players=2, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])["id"]
    player = Player(alma.page(), match)
    player.wait(lambda one: 1 not in one.view["waiting"])
