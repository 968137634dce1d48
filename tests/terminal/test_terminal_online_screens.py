"""Every screen at a server as it is read, small and wide, with colours and without; and what happens at its tables."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.terminal.online.desk import OnlineDesk
from reverie.terminal.online.lobby import Lobby
from reverie.terminal.palette import FULL, NONE, Palette
from reverie.texts import Texts
from server.hosting import Guest, Hosted, PassingTime
from terminal.visits import SMALL, WIDE, Visit, assert_screen, run, visiting

PASSWORD = "correct horse"
DIGITS = {r"\d": "0"}  # dice, and what bots think: different every time


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path / "server") as running:
        yield running


@pytest.fixture
def alma(server: Hosted) -> Guest:
    """Somebody with an account, made in a browser."""
    person = server.guest("Alma")
    person.change("POST", "/api/me/claim", {"name": "alma", "password": PASSWORD})
    return person


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> PassingTime:
    return PassingTime(monkeypatch)


async def sign_in(visit: Visit, password: str = PASSWORD) -> None:
    await visit.sees("Who are you")
    await visit.press("down", "enter")
    await visit.type_in("alma", password)
    await visit.press("enter")
    await visit.sees("Join by link or code")


@pytest.mark.parametrize(
    ("size", "palette", "end"),
    [(SMALL, FULL, ""), (WIDE, FULL, "-wide"), (SMALL, NONE, "")],
    ids=["small", "wide", "without colours"],
)
def test_from_the_door_to_the_table(
    server: Hosted,
    alma: Guest,
    size: tuple[int, int],
    palette: Palette,
    end: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without colours the same can be read: only weight and reversal say which entry is marked."""
    if palette is NONE:
        monkeypatch.setenv("NO_COLOR", "1")
    address = {re.escape(server.url): "http://127.0.0.1:55555", rf"127\.0\.0\.1:{server.port}": "127.0.0.1:55555"}
    begun = alma.match("onirim+towers")
    berta = server.guest("Berta")
    berta.match("daydream:A", players=2, seats=[{"who": "me"}, {"who": "open"}], open=True)
    both = berta.match("daydream:BC", players=2, seats=[{"who": "me"}, {"who": "open"}])
    alma.join(both)

    def seen(name: str, visit: Visit, **mask: str) -> None:
        assert_screen(f"online-{name}{end}", visit, address | mask)
        assert palette is not NONE or visit.colours() <= {"default"}

    async def work() -> None:
        async with visiting(size=size, palette=palette) as visit:
            await visit.choose("online")
            await visit.sees("Which server?")
            await visit.type_in(server.url)
            seen("server", visit)
            await visit.press("enter")
            await visit.sees("Who are you")
            seen("who", visit)
            await visit.press("down", "enter")
            await visit.type_in("alma", "wrong horse")
            seen("sign-in", visit)
            await visit.press("enter")
            await visit.sees("Wrong name or password.")
            seen("refused", visit)
            await visit.press("down", "enter")
            await visit.type_in("alma", PASSWORD)
            await visit.press("enter")
            await visit.sees("Berta")
            seen("lobby", visit)
            await visit.choose(begun["id"])
            await visit.sees("Play a card or discard one.")
            assert visit.view["hands"] == alma.sit(begun["id"]).view["hands"]
            await visit.press("q")
            await visit.choose("new daydream")
            await visit.sees("Start game")
            await visit.press("down", "right")
            seen("setup", visit)
            await visit.press("enter")
            await visit.sees("The game starts as soon as every seat is taken.")
            desk = visit.table.desk
            assert isinstance(desk, OnlineDesk)
            seen("waiting", visit, **{desk.table["code"]: "open-sesame-open"})
            await visit.press("b")
            await visit.sees("Add Gentle")
            seen("bot", visit, **{desk.table["code"]: "open-sesame-open"})
            await visit.press("escape", "t")
            await visit.type_in("good evening")
            seen("talk", visit, **{desk.table["code"]: "open-sesame-open"})
            await visit.press("escape", "q")
            await visit.until(lambda: isinstance(visit.app.screen, Lobby))
            await visit.choose(both["id"])
            await visit.sees("Write both starting numbers")
            await visit.press("enter", "enter", "enter")
            await visit.sees("Berta is thinking")
            await visit.settle()
            seen("turn", visit, **DIGITS)

    run(work())


def test_a_bot_that_lost_the_thread_says_so(server: Hosted, alma: Guest) -> None:
    """The words of one that fails, where every line counts too, and in the log."""
    both = server.guest("Berta").match("daydream:EFD", players=2, seats=[{"who": "me"}, {"who": "open"}])
    alma.join(both)

    async def fail() -> None:
        server.services.hub.bot_failed(await server.services.cache.get(both["id"]), 0)

    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url)) as visit:
            await sign_in(visit)
            await visit.sees("Berta")
            await visit.choose(both["id"])
            await visit.sees("Player 2")
            server.run(fail())
            await visit.sees("Berta: “(I got stuck: a simpler bot is answering for me.)”")
            assert any("got stuck" in line for line in visit.table.desk.log())
            await visit.press("enter")
            await visit.until(lambda: "got stuck" not in visit.text())

    run(work())


def test_the_circles_of_a_server(server: Hosted, alma: Guest) -> None:
    """Listed, played and compared; nothing is shown of a deal that was not played."""
    berta = server.guest()
    berta.change("POST", "/api/me/claim", {"name": "berta", "password": PASSWORD})
    circle = berta.change("POST", "/api/circles", {"name": "The night owls", "setups": ["onirim", *[""] * 6]})
    alma.change("POST", f"/api/circle-invitations/{circle['code']}")
    match = berta.change("POST", f"/api/circles/{circle['id']}/deals/1")["id"]
    berta.page().ask("concede", match=match)

    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url)) as visit:
            await sign_in(visit)
            await visit.choose("circles")
            await visit.sees("The open circle")
            assert "The night owls · 0 of 7 played" in visit.text()
            await visit.choose(circle["id"])
            await visit.sees("1 Onirim · not played yet")
            assert "berta" not in visit.text()
            await visit.choose("tables")
            await visit.sees("Points count here when a week is over.")
            assert "berta" not in visit.text()
            await visit.press("escape")
            await visit.sees("1 Onirim · not played yet")
            await visit.choose("1")
            await visit.sees("Play a card or discard one.")
            await visit.press("g")
            await visit.press("down", "enter")
            await visit.until(lambda: visit.view["result"] is not None)
            await visit.press("q")
            await visit.until(lambda: isinstance(visit.app.screen, Lobby))
            await visit.choose("circles")
            await visit.sees("1 of 7 played")
            await visit.choose(circle["id"])
            await visit.sees("1 Onirim · 50 of 100")
            await visit.choose("1")
            await visit.sees("berta")
            assert re.search(r"1 +berta +0 +50 of 100", visit.text())

    run(work())


def test_weeks_of_a_circle_that_are_over(server: Hosted, alma: Guest, passing_time: PassingTime) -> None:
    """Everybody's results and the seeds of the luck; of the week that goes on, nothing of either."""
    berta = server.guest()
    berta.change("POST", "/api/me/claim", {"name": "berta", "password": PASSWORD})
    circle = berta.change("POST", "/api/circles", {"name": "The night owls", "setups": ["onirim", *[""] * 6]})
    alma.change("POST", f"/api/circle-invitations/{circle['code']}")
    match = berta.change("POST", f"/api/circles/{circle['id']}/deals/1")["id"]
    berta.page().ask("concede", match=match)
    passing_time.pass_minutes(8 * 24 * 60)
    server.run(server.services.clock.observe())
    week = circle["week"]["week"]

    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url), size=WIDE) as visit:
            await sign_in(visit)
            await visit.choose("circles")
            await visit.choose(circle["id"])
            await visit.choose("past")
            await visit.choose(week)
            await visit.choose("1")
            await visit.sees("berta")
            seed = alma.get(f"/api/circles/{circle['id']}/weeks/{week}")["deals"][0]["seed"]
            assert seed in visit.in_one_line().replace(" ", "")
            await visit.press("escape")
            await visit.choose("2")
            await visit.sees("Nobody played this week.")
            await visit.press("escape")
            await visit.choose("tables")
            await visit.sees("50 points")
            await visit.press("escape", "escape", "escape")
            await visit.sees("1 Onirim · not played yet")
            assert "Seed" not in visit.text()

    run(work())


def test_a_guest_needs_a_name_for_a_circle(server: Hosted) -> None:
    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url), size=WIDE) as visit:
            await visit.sees("Who are you")
            await visit.press("enter")
            await visit.sees("Join by link or code")
            await visit.choose("circles")
            await visit.choose("public")
            await visit.sees("not played yet")
            await visit.choose("1")
            await visit.sees(Texts("en").say("server-name-first"))

    run(work())


def test_pages_of_people(server: Hosted, alma: Guest) -> None:
    """One's own page and what others see of it; a page that is hidden looks like none."""
    berta = server.guest()
    berta.change("POST", "/api/me/claim", {"name": "berta", "password": PASSWORD})

    async def work() -> None:
        async with visiting(lambda app: app.go_online(server.url), size=WIDE) as visit:
            await sign_in(visit)
            await visit.choose("profiles")
            await visit.sees("Your page")
            await visit.choose("own")
            await visit.sees("First light: Win a game. Still to come.")
            await visit.press("escape")
            await visit.choose("choose")
            await visit.sees("Only you can see this page.")
            await visit.choose("visible")
            await visit.sees("Others can see this page.")
            await visit.choose("achievements")
            await visit.sees("· Achievements")
            await visit.press("escape")
            seen = berta.get("/api/people/alma")
            assert (seen["achievements"], seen["choice"]) == (None, None)
            await visit.choose("other")
            await visit.type_in("berta")
            await visit.press("enter")
            await visit.sees("There is nobody by that name here")
            await visit.press("escape", "escape")
            await visit.until(lambda: isinstance(visit.app.screen, Lobby))

    run(work())
