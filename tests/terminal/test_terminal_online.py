"""Play at a real server: the same account as in the browser, invitations, bots, lost connections."""

import contextlib
import json
import sqlite3
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reverie.files import data_folder, load_file
from reverie.terminal.online.client import address_of
from reverie.terminal.online.desk import OnlineDesk
from reverie.terminal.settings import Settings
from terminal.visits import Visit, play_on, run, visiting
from web_browsing import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A process of its own: bots think there in processes too."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def claimed(server: Server, name: str, password: str) -> None:
    """An account made in a browser."""

    def post(path: str, body: dict[str, str], cookie: str = "") -> str:
        data = json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(server.url + path, data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return str(answer.headers["set-cookie"] or "").partition(";")[0]

    cookie = post("/api/guest", {})
    post("/api/me/claim", {"name": name, "password": password}, cookie)


def removes_chat(server: Server) -> None:
    """An operator deletes everything that was said."""
    with contextlib.closing(sqlite3.connect(server.folder / "reverie.sqlite")) as store:
        people = [row[0] for row in store.execute("SELECT DISTINCT person FROM chat")]
    for person in people:
        words = ["admin", "--data", str(server.folder), "remove-chat", person, "--reason", "a test"]
        subprocess.run([sys.executable, "-m", "reverie", *words], check=True, capture_output=True, timeout=60)


async def as_guest(visit: Visit) -> None:
    await visit.sees("Who are you")
    await visit.press("enter")
    await visit.sees("as Guest")


def drafted(visit: Visit, number: int) -> Callable[[], bool]:
    """Whether so many answers are in the draft."""
    return lambda: len(visit.view["draft"]) == number


async def answered(visit: Visit) -> None:
    """Enter, and then until one is asked again or it is over."""
    desk = visit.table.desk
    assert isinstance(desk, OnlineDesk)
    before = desk.at
    await visit.press("enter")
    await visit.until(lambda: desk.at > before)
    await visit.until(lambda: desk.view is not None and (desk.view["result"] or desk.view["prompt"]) is not None)


def test_a_guest_plays_a_whole_game_and_sees_it_again(server: Server) -> None:
    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url)) as visit:
            await as_guest(visit)
            await visit.choose("new onirim")
            await visit.sees("Start game")
            await visit.press("enter")
            await visit.sees("Play a card or discard one.")
            await visit.press("h")
            await visit.sees("thinks of your answers")
            await visit.press("escape")
            await play_on(visit, answered)
            await visit.until(lambda: visit.table.desk.record() is not None)
            await visit.press("v")
            await visit.sees("Move ")
        (path,) = (data_folder() / "games").glob("online-*.reverie")
        record = load_file(path)[0]
        assert record.result is not None
        assert record.commitment

    run(work())


def test_the_account_of_the_browser_and_its_token(server: Server) -> None:
    claimed(server, "alma", "correct horse")

    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url)) as visit:
            await visit.sees("Who are you")
            await visit.press("down", "enter")
            await visit.type_in("alma", "wrong horse")
            await visit.press("enter")
            await visit.sees("Wrong name or password.")
            await visit.press("down", "enter")
            await visit.type_in("alma", "correct horse")
            await visit.press("enter")
            await visit.sees("as ")
            await visit.sees("Join by link or code")
        settings = Settings()
        assert settings.token(server.url)
        assert stat.S_IMODE(settings.path.stat().st_mode) == 0o600
        async with visiting(lambda app: app.go_online(server.url)) as visit:
            await visit.sees("Join by link or code")  # without being asked again
            await visit.choose("sign_out")
            await visit.sees("R E V E R I E")
        assert not Settings().token(server.url)

    run(work())


def test_two_terminals_one_table(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An invitation by code; each answers on their own sheet, and the connection may break meanwhile."""

    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url)) as one:
            await as_guest(one)
            await one.choose("new daydream")
            await one.sees("Start game")
            await one.press("down", "right", "enter")
            await one.sees("The game starts as soon as every seat is taken.")
            desk = one.table.desk
            assert isinstance(desk, OnlineDesk)
            code = desk.table["code"]
            assert code in one.text()
            monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "somebody else"))
            async with visiting(lambda app: app.go_online(server.url)) as two:
                await as_guest(two)
                await two.press("j")
                await two.type_in(f"{server.url}/join/{code}")
                await two.press("enter")
                await two.sees("Write both starting numbers")
                await one.sees("Write both starting numbers")
                socket = desk.socket.socket
                assert socket is not None
                await socket.close()
                await one.until(lambda: desk.socket.socket not in (None, socket))
                for visit in (one, two):
                    await visit.press("enter")
                    await visit.until(drafted(visit, 1))
                    await visit.press("u")
                    await visit.until(drafted(visit, 0))
                    for number in (1, 2):
                        await visit.press("enter")
                        await visit.until(drafted(visit, number))
                    assert one.view["sheets"][1]["cells"] == {}
                    await visit.press("enter")
                await one.until(lambda: one.view["turn"] == 1)
                await two.until(lambda: two.view["turn"] == 1)
                assert len(one.view["sheets"][1]["cells"]) == 2
                await two.press("t")
                await two.type_in("sweet dreams")
                await two.press("enter")
                await one.until(lambda: any("sweet dreams" in line for line in desk.log()))
                removes_chat(server)
                await one.until(lambda: not any("sweet dreams" in line for line in desk.log()))

    run(work())


def test_a_bot_takes_the_free_seat(server: Server) -> None:
    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url)) as visit:
            await as_guest(visit)
            await visit.choose("new onirim")
            await visit.sees("Start game")
            await visit.press("down", "down", "down", "right", "enter")
            await visit.sees("The game starts as soon as")
            await visit.press("b")
            await visit.sees("Add Gentle")
            await visit.press("enter")
            await visit.until(lambda: visit.table.desk.view is not None)
            await visit.sees("Pick a card for your hand.")

    run(work())


def test_nobody_answers_there() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.go_online("127.0.0.1:9")) as visit:
            await visit.sees("127.0.0.1:9 cannot be reached")

    run(work())


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("play.example.org", "https://play.example.org"),
        ("localhost:8377/", "http://localhost:8377"),
        ("http://there:80/match/abc", "http://there:80"),
    ],
)
def test_addresses_as_people_type_them(typed: str, address: str) -> None:
    assert address_of(typed) == address


def test_a_damaged_settings_file_costs_a_sign_in_and_nothing_else(tmp_path: Path) -> None:
    for text in ("", "[]", "{", '{"tokens": 3, "language": []}', "\x00"):
        (tmp_path / "terminal.json").write_text(text)
        assert Settings(tmp_path).tokens == {}
