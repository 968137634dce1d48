"""The others at a table of a server, as the terminal shows them: how they are there, and what if they do not answer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from textual import events
from textual.widgets import OptionList

from reverie.files import load_file
from reverie.server.http_types import NewMatch
from reverie.terminal import attention
from reverie.terminal.online.desk import OnlineDesk
from reverie.terminal.online.other_people import DAY, HOUR, MINUTE, OtherPeople, lasting
from reverie.terminal.online.profiles import profile_lines
from reverie.terminal.setup import TIME, TIMES
from reverie.terminal.widgets import Choices
from reverie.texts import LANGUAGES, Texts
from server.hosting import Hosted, PassingTime, Player
from terminal.test_terminal_online import as_guest, drafted
from terminal.visits import Visit, run, visiting

TEXTS = Texts("en")


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> PassingTime:
    return PassingTime(monkeypatch)


@pytest.fixture
def hosted(tmp_path: Path, passing_time: PassingTime) -> Iterator[Hosted]:
    with Hosted(tmp_path) as server:
        yield server


async def choose_time(visit: Visit, seconds: int) -> None:
    """Take a time to answer in the set-up, with the keys that choose there."""
    rows = visit.app.screen.query_one(Choices).rows
    names = [row.name for row in rows]
    row = rows[names.index(TIME)]
    places = [value for value, _ in row.options].index(str(seconds))
    await visit.press(*["down"] * (len(names) - 1), *["right"] * places)


async def company_of_two(visit: Visit, server: Hosted) -> Player:
    """Begin a match with two minutes to answer; somebody called Bo joins by its code."""
    await as_guest(visit)
    await visit.choose("new daydream")
    await visit.sees("Start game")
    await visit.press("down", "right")
    await visit.sees("Time to answer")
    await visit.press("up")
    await choose_time(visit, TIMES[0])
    await visit.sees("2 minutes")
    await visit.press("enter")
    await visit.sees("The game starts as soon as every seat is taken.")
    desk = visit.table.desk
    assert isinstance(desk, OnlineDesk)
    assert desk.table["time_to_answer"] == TIMES[0]
    bo = server.guest("Bo")
    player = bo.sit(bo.join(desk.table)["id"])
    await visit.sees("Write both starting numbers")
    return player


async def hears(player: Player, state: str) -> None:
    """Until the player is told that whoever began the match is there like that."""
    while (await asyncio.to_thread(player.page.hear, "here"))["presence"][0]["state"] != state:
        pass


def test_somebody_who_does_not_answer_and_what_to_do_about_it(hosted: Hosted, passing_time: PassingTime) -> None:
    async def work() -> None:
        async with visiting(lambda app: app.go_online(hosted.url)) as visit:
            bo = await company_of_two(visit, hosted)
            for number in (1, 2):
                await visit.press("enter")
                await visit.until(drafted(visit, number))
            await visit.press("enter")
            await visit.sees("Bo")
            await visit.press("o")
            await visit.sees("Bo: here")
            await visit.sees("Time to answer: 2 minutes")
            await visit.press("escape")
            passing_time.pass_minutes(2.1)
            bo.page.go()
            await visit.sees("Bo is offline.")
            await visit.press("o")
            for offer in ("Bo: offline for a moment", "Bo: Let a bot stand in", "Keep waiting", "End without a result"):
                await visit.sees(offer)
            await visit.press("down", "down", "enter")
            await visit.sees("This game was ended without a result. It counts for nobody.")

    run(work())


def test_whoever_looks_elsewhere_or_touches_nothing_is_away(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with visiting(lambda app: app.go_online(hosted.url)) as visit:
            bo = await company_of_two(visit, hosted)
            desk = visit.table.desk
            assert isinstance(desk, OnlineDesk)
            monkeypatch.setattr(attention, "UNFOCUSED_SECONDS", 0.0)
            visit.app.post_message(events.AppBlur())
            await visit.until(lambda: visit.app.attention.away)
            await hears(bo, "away")
            visit.app.post_message(events.AppFocus())
            await hears(bo, "open")
            monkeypatch.setattr(attention, "IDLE_SECONDS", 0.0)
            await visit.pilot.press("l")
            await hears(bo, "away")
            # A connection that broke is told of it anew.
            socket = desk.socket.socket
            assert socket is not None
            await socket.close()
            await hears(bo, "away")

    run(work())


def test_a_full_table_offers_to_watch_and_a_guest_claims_a_name(hosted: Hosted) -> None:
    alma, bo = hosted.guest("Alma"), hosted.guest("Bo")
    match, closed = (alma.match("daydream:A", players=2, watch=watch) for watch in (True, False))
    bo.join(match)
    bo.join(closed)
    free = alma.match("onirim", players=2, open=True, options={"talk": "open"})

    async def work() -> None:
        async with visiting(lambda app: app.go_online(hosted.url)) as visit:
            await as_guest(visit)
            await visit.choose("join")
            await visit.type_in(str(closed["code"]))
            await visit.press("enter")
            await visit.sees("That did not work")
            await visit.press("escape", "j")
            await visit.type_in("nonsense")
            await visit.press("enter")
            await visit.sees("That did not work")
            await visit.press("escape", "j")
            await visit.type_in(str(match["code"]))
            await visit.press("enter")
            await visit.sees("Watch")
            await visit.press("enter")
            await visit.until(lambda: visit.table.desk.view is not None)
            assert visit.view["seat"] < 0
            await visit.press("q")
            await visit.sees("Join by link or code")
            await visit.choose("claim")
            await visit.type_in("x", "short")
            await visit.press("enter")
            await visit.sees("That did not work")
            await visit.press("escape")
            await visit.choose("claim")
            await visit.type_in("Eve.Terminal", "a long secret")
            await visit.press("enter")
            await visit.until(lambda: "Create an account" not in visit.text())
            await visit.until(
                lambda: str(free["id"]) in {option.id for option in visit.app.screen.query_one(OptionList).options}
            )
            await visit.choose(str(free["id"]))
            await visit.until(lambda: visit.table.desk.view is not None)

    run(work())


def test_a_game_alone_is_taken_back_typed_conceded_and_kept(hosted: Hosted, tmp_path: Path) -> None:
    target = tmp_path / "kept.reverie"

    async def work() -> None:
        async with visiting(lambda app: app.go_online(hosted.url)) as visit:
            await as_guest(visit)
            await visit.choose("new onirim")
            await visit.sees("Start game")
            await visit.press("enter")
            await visit.sees("Play a card or discard one.")
            desk = visit.table.desk
            assert isinstance(desk, OnlineDesk)
            answer = visit.view["actions"][0]["text"]
            await visit.press("colon")
            await visit.type_in(answer)
            await visit.press("enter")
            await visit.until(lambda: desk.at > 1 and visit.view["prompt"] is not None)
            before = desk.at
            await visit.press("b")
            await visit.until(lambda: desk.at > before)
            await visit.press("u")
            await visit.until(lambda: bool(visit.table.said))  # nothing is left to be taken back
            await visit.press("g")
            await visit.press("down", "enter")
            await visit.until(lambda: visit.view["result"] is not None)
            await visit.press("w")
            await visit.type_in(str(target))
            await visit.press("enter")
            await visit.until(target.is_file)  # the screen may have no room for the whole path
            await visit.press("w")
            await visit.type_in(str(target))
            await visit.press("enter")
            await visit.sees("is there already")

    run(work())
    assert load_file(target)[0].result is not None


def test_the_times_are_those_the_server_takes() -> None:
    literal = next(one for one in get_args(get_type_hints(NewMatch)["time_to_answer"]) if get_args(one))
    assert get_args(literal) == TIMES
    for seconds in TIMES:
        assert TEXTS.has(f"people-time-{seconds}")


def test_how_long_something_has_lasted_is_said_roughly() -> None:
    assert lasting(0, TEXTS) == "a moment"
    assert lasting(3 * MINUTE, TEXTS) == "3 minutes"
    assert lasting(5 * HOUR, TEXTS) == "5 hours"
    assert lasting(2 * DAY, TEXTS) == "2 days"


def seat(number: int, shown: str, you: bool = False, stand_in: str | None = None) -> dict[str, Any]:
    return {"seat": number, "shown": shown, "you": you, "stand_in": stand_in, "bot": None, "free": False}


def test_what_may_be_done_depends_on_who_is_late() -> None:
    company = OtherPeople(TEXTS)
    company.take({"presence": [{"seat": 1, "state": "gone", "since": 1000}], "now": 1000 + 5 * MINUTE})
    table = {
        "seats": [seat(0, "Alma", you=True), seat(1, "Bo")],
        "seat": 0,
        "status": "playing",
        "time_to_answer": 120,
    }
    assert company.remedies(table) == []  # without a clock nobody is late
    late = {"now": 1000 + 5 * MINUTE, "due": [{"seat": 1, "at": 2000}], "waited": [0], "end": []}
    company.take({"clock": late})
    assert [name for name, _ in company.remedies(table)] == ["stand-in 1", "end"]  # having waited once
    company.take({"clock": late | {"due": [{"seat": 0, "at": 2000}, {"seat": 1, "at": 2000}]}})
    assert company.remedies(table) == []  # whoever is late themselves has no say
    table["seats"] = [seat(0, "Alma", you=True, stand_in="sharp"), seat(1, "Bo", stand_in="sharp")]
    assert company.stood_in(table)
    assert [name for name, _ in company.remedies(table)] == ["return"]
    assert company.lines(table)[0].startswith("Bo: offline for 5 minutes · ")
    assert company.missed(table, [1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_told_in_every_language(language: str) -> None:
    daydream: dict[str, Any] = {"spelling": "daydream:A", "players": 1, "options": {}}
    onirim = {**daydream, "spelling": "onirim+towers"}
    profile: dict[str, Any] = {
        "shown": "Alma",
        "since": 1_790_000_000_000,
        "games": 3,
        "favourites": [
            {"game": "onirim", "setup": onirim, "games": 2, "wins": 1},
            {"game": "daydream", "setup": daydream, "games": 1, "wins": 0},
        ],
        "names": [{"game": "daydream", "setup": daydream, "name": 2}],
        "riddles": {"rating": 1612, "solved": 3, "tried": 5},
        "circles": ["Owls"],
        "achievements": [
            {"id": "win", "game": None, "at": 1_790_000_000_000},
            {"id": "six", "game": "daydream", "at": None},
            {"id": "unknown", "game": "elsewhere", "at": 5},
        ],
    }
    texts = Texts(language)
    lines = profile_lines(profile, texts)
    told = "\n".join(lines)
    for part in ("profile-favourites", "profile-names", "profile-achievements", "web-feat-win"):
        assert texts.say(part) in told
    assert "612" in told
    assert "Owls" in told
    assert "unknown" not in told
    assert "profile-" not in told
    hidden = dict.fromkeys(("favourites", "names", "riddles", "circles", "achievements"))
    assert len(profile_lines({**profile, **hidden, "games": 0}, texts)) == 1
