"""Moves that come in together are stored by one commit; what goes wrong with one of them leaves the others alone."""

import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from reverie.server import move_batch, moves
from reverie.server.store import sqlite
from reverie.server.store.database import one
from server.conftest import Host
from server.hosting import Hosted, Player


@pytest.fixture(autouse=True)
def long_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything that a test sends at once come within one tick; a whole one begins when the first arrives."""
    monkeypatch.setattr(move_batch, "TICK", 0.5)


def players_of(server: Hosted, count: int) -> list[Player]:
    """So many people, each alone at a game of their own."""
    people = [server.guest() for _ in range(count)]
    return [person.sit(person.match("onirim")["id"]) for person in people]


def answer(player: Player, key: str, text: str | None = None) -> None:
    fields = {"match": player.match, "decision": player.view["decision"], "key": key}
    player.page.send("play", answer=text if text is not None else player.answers()[0], **fields)


def commits(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many statements each transaction in the event loop holds, from now on."""
    counted: list[int] = []
    run = sqlite._run

    def counting(db: Any, statements: Any) -> list[int]:
        if db is getattr(server.services.store.database, "cursor", None):
            counted.append(len(statements))
        return run(db, statements)

    monkeypatch.setattr(sqlite, "_run", counting)
    return counted


def together(server: Hosted, players: Sequence[Player], key: str) -> None:
    """Let all of them answer, so that everything is there before the server looks at any of it."""

    def send() -> None:
        for number, player in enumerate(players):
            answer(player, f"{key}-{number:06}")

    arriving_at_once(server, send)


def arriving_at_once(server: Hosted, work: Callable[[], None]) -> None:
    """Let everything that is sent meanwhile arrive before the server looks at any of it."""
    held, going = threading.Event(), threading.Event()

    def hold() -> None:
        held.set()
        going.wait(20)

    server.services.loop.call_soon_threadsafe(hold)
    assert held.wait(20)
    work()
    going.set()


def stored(server: Hosted, player: Player) -> list[str]:
    rows = server.run(server.services.store.entries(player.match))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [row.key for row in rows if row.key is not None]


def test_moves_of_several_matches_share_a_commit(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host()
    players = players_of(server, 4)
    counted = commits(server, monkeypatch)
    together(server, players, "first")
    for player in players:
        assert player.page.hear("moved", player.match)["id"] == player.page.numbers
    assert len(counted) < len(players)
    assert sum(counted) == 2 * len(players)
    assert [stored(server, player) for player in players] == [[f"first-{n:06}"] for n in range(4)]


def test_a_refused_or_broken_move_leaves_the_others_alone(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host()
    first, wrong, broken, last = players_of(server, 4)
    answered = moves._answered

    def failing(loaded: Any, *arguments: Any) -> Any:
        if loaded.row.id == broken.match:
            loaded.game.play(0, broken.answers()[0])  # half done
            raise ZeroDivisionError("a defect")
        return answered(loaded, *arguments)

    monkeypatch.setattr(moves, "_answered", failing)

    def send() -> None:
        for player, text in ((first, None), (wrong, "no such answer"), (broken, None), (last, None)):
            answer(player, "only-once", text)

    arriving_at_once(server, send)
    assert first.page.hear("moved")["id"] == first.page.numbers
    assert last.page.hear("moved")["id"] == last.page.numbers
    assert wrong.page.hear("error")["code"] == "unreadable"
    assert broken.page.hear("error")["code"] == "broken"
    monkeypatch.setattr(moves, "_answered", answered)
    assert [stored(server, one) for one in (first, wrong, broken, last)] == [["only-once"], [], [], ["only-once"]]
    # What was half done in memory is forgotten, and everybody can go on.
    for player in (wrong, broken):
        player.play(player.answers()[0])


def test_a_lost_race_undoes_the_whole_batch_and_every_move_is_played_again(host: Host) -> None:
    server = host(poll_seconds=60)
    first, raced, last = players_of(server, 3)
    # Another process has changed the match; this one has not heard of it.
    server.run(
        server.services.store.database.write(
            [one("UPDATE matches SET version = version + 1, length = 99 WHERE id = $1", raced.match)]
        )
    )
    together(server, (first, raced, last), "only")
    assert first.page.hear("moved")["id"] == first.page.numbers
    assert last.page.hear("moved")["id"] == last.page.numbers
    assert raced.page.hear("error")["code"] == "damaged"
    assert server.services.moves.conflicts >= 1
    assert [stored(server, player) for player in (first, raced, last)] == [["only-000000"], [], ["only-000002"]]
    assert server.services.cache.peek(raced.match) is None


def test_messages_of_a_page_are_answered_in_the_order_they_came(host: Host) -> None:
    server = host()
    (player,) = players_of(server, 1)

    def send() -> None:
        answer(player, "key-first")
        player.page.send("ping")
        answer(player, "key-second")  # to a decision that is closed by then
        player.page.send("ping")

    arriving_at_once(server, send)
    said = [player.page.receive() for _ in range(4)]
    assert [message["type"] for message in said] == ["moved", "pong", "error", "pong"]
    assert [message["id"] for message in said] == [player.page.numbers - n for n in (3, 2, 1, 0)]
    assert stored(server, player) == ["key-first"]


def test_two_moves_to_one_match_are_played_one_after_the_other(host: Host) -> None:
    server = host()
    alma, bela = server.guest(), server.guest()
    match = alma.match("daydream:A", players=2)
    bela.join(match)
    sitting = [alma.sit(match["id"]), bela.sit(match["id"])]
    together(server, sitting, "key")
    for player in sitting:
        number = player.page.numbers
        while player.page.hear("moved").get("id") != number:
            pass
    assert sorted(stored(server, sitting[0])) == ["key-000000", "key-000001"]


def test_a_move_whose_page_goes_before_the_tick_is_stored_all_the_same(host: Host) -> None:
    server = host()
    (player,) = players_of(server, 1)
    answer(player, "key-first")
    player.page.go()
    again = Player(server.guest(cookie=server.people[0].cookie).page(), player.match)
    said = again.send_answer(player.answers()[0], decision=player.view["decision"], key="key-first")
    assert said["type"] in ("moved", "ok"), said
    assert stored(server, player) == ["key-first"]
