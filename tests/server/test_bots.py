"""Bots of somebody's: examples/bot.py plays whole games on a real server; what a token opens, and what it does not."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from reverie.core.record import load
from reverie.server.app import ENDPOINTS
from reverie.server.bot_accounts import FOR_BOTS, MOST_BOTS
from reverie.server.clock import now
from reverie.server.store.database import one
from server.conftest import Host
from server.hosting import PATIENCE, Guest, Hosted, Page, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def made(owner: Guest, shown: str = "Dreamer") -> dict[str, Any]:
    found: dict[str, Any] = owner.change("POST", "/api/bots", {"shown": shown})
    return found


def undo_request(server: Hosted, token: str) -> httpx.Client:
    return httpx.Client(
        base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE, trust_env=False
    )


def page_of(server: Hosted, token: str) -> Page:
    return Page(server.url.replace("http", "ws") + "/ws", None, authorization=f"Bearer {token}")


@pytest.fixture(name="started")
def _started() -> Iterator[list[subprocess.Popen[str]]]:
    """Bots of the example that are running; none is left behind."""
    running: list[subprocess.Popen[str]] = []
    yield running
    for process in running:
        process.kill()
        process.communicate()


def run_example(server: Hosted, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), server.url, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


@pytest.mark.parametrize("setup", ["onirim", "daydream:A"])
def test_the_example_plays_a_game_alone_to_its_end(
    host: Host, started: list[subprocess.Popen[str]], setup: str
) -> None:
    server = host(limits=True)
    token = made(server.guest("Alma"))["token"]
    started.append(run_example(server, token, setup))
    out, wrong = started[0].communicate(timeout=60)
    assert started[0].returncode == 0, wrong
    match = out.split()[0]
    with undo_request(server, token) as bot:
        over = bot.get(f"/api/matches/{match}").json()
        assert (over["status"], over["setup"]["spelling"]) == ("finished", setup)
        record, _ = load(bot.get(f"/api/matches/{match}/record").text)
    assert record.result is not None


@pytest.mark.parametrize("setup", ["daydream:A", "onirim+book+towers+dreams"])
def test_the_example_plays_with_a_person_to_the_end(
    host: Host, started: list[subprocess.Popen[str]], setup: str
) -> None:
    server = host()
    alma = server.guest("Alma")
    options = {"talk": "silent"} if setup.startswith("onirim") else {}
    match = alma.match(setup, players=2, options=options)
    started.append(run_example(server, made(alma)["token"], match["code"]))
    wait_until(lambda: alma.get(f"/api/matches/{match['id']}")["status"] == "playing")
    player, dice = alma.sit(match["id"]), random.Random(5)
    assert [seat["shown"] for seat in player.table["table"]["seats"]] == ["Alma", "Dreamer (bot)"]
    while not player.over:
        player.wait(lambda one: one.asked or one.over)
        if not player.over:
            player.play(dice.choice(player.answers()))
            player.catch_up()
    out, wrong = started[0].communicate(timeout=20)
    assert started[0].returncode == 0, wrong
    assert out.split()[0] == match["id"]
    record, _ = load(alma.http.get(f"/api/matches/{match['id']}/record").text)
    assert {entry.actor for entry in record.entries} >= {0, 1}


def test_the_example_comes_back_when_the_server_does(tmp_path: Path, started: list[subprocess.Popen[str]]) -> None:
    with Hosted(tmp_path) as server:
        alma = server.guest("Alma")
        token, port = made(alma)["token"], server.port
        match = alma.match("daydream:A", players=2)
        started.append(run_example(server, token))
        with undo_request(server, token) as bot:
            bot.post(f"/api/invitations/{match['code']}", json={})
        player = alma.sit(match["id"])
        player.wait(lambda one: one.asked)
        cookie = alma.cookie
    with Hosted(tmp_path, listen_at=port) as server:
        player = server.guest(cookie=cookie).sit(match["id"])
        turn = player.view["turn"]
        while player.view["turn"] < turn + 3:
            player.wait(lambda one: one.asked)
            player.play(player.answers()[0])
            player.catch_up()


def test_a_token_is_told_once_and_only_its_hash_is_kept(hosts: Host) -> None:
    server = hosts()
    alma, eve = server.guest("Alma"), server.guest("Eve")
    bot = made(alma, "Deep\u202e Dream")
    assert bot["shown"] == "Deep Dream (bot)"
    assert alma.get("/api/bots") == {"bots": [{key: bot[key] for key in ("id", "shown", "created")}]}
    assert eve.get("/api/bots") == {"bots": []}
    with undo_request(server, bot["token"]) as program:
        assert program.get("/api/me").json()["person"]["id"] == bot["id"]

    async def stored() -> str:
        rows = [await server.services.store.database.read(f"SELECT * FROM {table}") for table in ("people", "tokens")]
        return str([[tuple(row) for row in found] for found in rows])

    assert bot["token"] not in server.run(stored())
    assert alma.get("/api/me/export")["bots"] == ["Deep Dream (bot)"]
    alma.refused("POST", "/api/bots", "invalid", {"shown": "x" * 19})
    alma.refused("POST", "/api/bots", "invalid", {"shown": "\u200b"})
    for number in range(1, MOST_BOTS):
        made(alma, f"number {number}")
    alma.refused("POST", "/api/bots", "too-many", {"shown": "one more"})


def test_a_token_is_revoked_and_another_one_given(hosts: Host) -> None:
    server = hosts()
    alma, eve = server.guest("Alma"), server.guest("Eve")
    bot = made(alma)
    match = alma.match("daydream:A", players=2)
    with undo_request(server, bot["token"]) as program:
        assert program.post(f"/api/invitations/{match['code']}", json={}).json()["seat"] == 1
    page = page_of(server, bot["token"])
    eve.refused("POST", f"/api/bots/{bot['id']}/token", "not-found")
    eve.refused("DELETE", f"/api/bots/{bot['id']}", "not-found")
    again = alma.change("POST", f"/api/bots/{bot['id']}/token")
    assert page.closed() == 1008
    with pytest.raises(InvalidStatus, match="401"):
        page_of(server, bot["token"])
    page = page_of(server, again["token"])
    assert page.ask("open", match=match["id"])["table"]["seat"] == 1
    alma.change("DELETE", f"/api/bots/{bot['id']}", None, (204,))
    assert page.closed() == 1008
    with undo_request(server, again["token"]) as program:
        assert program.get("/api/me").json() == {"person": None}
        assert program.get("/api/matches").json()["error"]["code"] == "sign-in-first"
    assert alma.get(f"/api/matches/{match['id']}")["seats"][1]["free"]
    assert alma.get("/api/bots") == {"bots": []}


def test_bots_go_with_whoever_owns_them(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    token = made(alma)["token"]
    match = bo.match("daydream:A", players=2)
    with undo_request(server, token) as program:
        program.post(f"/api/invitations/{match['code']}", json={})
        alma.change("DELETE", "/api/me", None, (204,))
        assert program.get("/api/me").json() == {"person": None}
    assert bo.get(f"/api/matches/{match['id']}")["seats"][1]["free"]


def test_a_bot_is_not_forgotten_as_a_guest_is(hosts: Host) -> None:
    server = hosts(forget_days=30)
    alma = server.guest("Alma")
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})
    token = made(alma)["token"]

    async def nobody_came_for(days: int) -> list[str]:
        at = now() - days * 24 * 3_600_000
        for table in ("tokens", "people"):
            await server.services.store.database.write([one(f"UPDATE {table} SET seen = $1", at)])
        return [person.display_name for person in await server.services.accounts.lost()]

    assert server.run(nobody_came_for(31)) == []
    with undo_request(server, token) as program:
        assert program.get("/api/me").json()["person"]["shown"] == "Dreamer (bot)"


def test_bots_of_a_guest_come_along_when_they_sign_in(hosts: Host) -> None:
    server = hosts()
    alma, guest = server.guest("Alma"), server.guest()
    named = {"name": "alma", "password": "correct horse"}
    alma.change("POST", "/api/me/claim", named)
    bot = made(guest)
    guest.change("POST", "/api/sign-in", named)
    assert [mine["id"] for mine in alma.get("/api/bots")["bots"]] == [bot["id"]]
    with undo_request(server, bot["token"]) as program:
        assert program.get("/api/me").json()["person"]["id"] == bot["id"]


def test_a_bot_sees_what_its_seat_may_know_and_does_nothing_but_play(host: Host) -> None:
    server = host()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    token = made(alma)["token"]
    others = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(others)
    page = page_of(server, token)
    assert page.ask("open", match=others["id"])["code"] == "not-yours"
    with undo_request(server, token) as program:
        mine = program.post("/api/matches", json={"setup": "onirim"}).json()
        assert program.get(f"/api/matches/{others['id']}/table").json()["error"]["code"] == "not-yours"
        table = page.ask("open", match=mine["id"])
        assert table["view"]["seat"] == 0
        decision = table["view"]["decision"]
        assert page.ask("hint", match=mine["id"], decision=decision)["code"] == "not-for-bots"
        for endpoint in ENDPOINTS:
            if f"{endpoint.method} {endpoint.path}" not in FOR_BOTS:
                path = re.sub(r"{\w+}", "x", endpoint.path.replace("{match}", mine["id"]))
                refusal = program.request(endpoint.method, path)
                assert refusal.json()["error"]["code"] == "not-for-bots", endpoint.path


def test_what_bots_may_ask_for_is_there() -> None:
    assert {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS} >= FOR_BOTS


def test_a_stranger_with_a_token_of_nobodys_is_told_so(host: Host) -> None:
    server = host()
    with undo_request(server, "nonsense") as program:
        assert program.get("/api/matches").status_code == 401
    for header in ("Bearer nonsense", "bearer"):
        with (
            pytest.raises(InvalidStatus, match="401"),
            connect(server.url.replace("http", "ws") + "/ws", additional_headers={"authorization": header}),
        ):
            pass
    # What a proxy asks browsers for is none of our tokens: whoever has no cookie may look on.
    looking_on = Page(server.url.replace("http", "ws") + "/ws", None, authorization="Basic YTpi")
    assert looking_on.welcome["person"] is None
    looking_on.go()


def test_the_views_of_the_manual_are_those_that_are_sent(host: Host) -> None:
    """docs/bots.md shows messages; each has the fields it shows."""
    server = host()
    token = made(server.guest("Alma"))["token"]
    page = page_of(server, token)
    with undo_request(server, token) as program:
        match = program.post("/api/matches", json={"setup": "onirim"}).json()["id"]
    text = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text("utf-8")
    shown = {
        message["type"]: message
        for message in (json.loads(line) for line in text.splitlines() if line.startswith('{"type"'))
    }
    table = page.ask("open", match=match)
    answer = table["view"]["actions"][0]["text"]
    play = {"match": match, "decision": table["view"]["decision"], "answer": answer, "key": "a-key-of-ours"}
    moved, again = page.ask("play", **play), page.ask("play", **play)
    for message in (table, moved, again):
        assert shown[message["type"]].keys() - {"id"} <= message.keys()
        view = shown[message["type"]].get("view", {})
        assert view.keys() <= message.get("view", {}).keys()
