"""People who play together, in browsers: who is there, who takes long, a full table."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.hosting import Guest, Hosted, PassingTime
from web_browsing import DESKTOP, PHONE, PLAY_ON, Server, ask, join, new_match
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
SEATS = [{"who": "me"}, {"who": "open"}]


def both(server: Server, alma: Page, bo: Page) -> dict[str, Any]:
    """A match of two with five minutes to answer, open on both pages."""
    wanted = {"setup": "daydream:A", "players": 2, "seats": SEATS, "time_to_answer": 300}
    match = ask(alma, server, "/matches", wanted)
    join(bo, server, match)
    for page in (alma, bo):
        page.goto(f"{server.url}/match/{match['id']}")
        page.get_by_test_id("daydream").wait_for()
    return match


def with_keys(view: Any) -> str:
    """Answer so that a prophecy comes soon: keys are picked, and discarded first."""
    texts = [action["text"] for action in view["actions"]]
    of_keys = [text for text in texts if text.startswith(("pick", "discard")) and "key" in text]
    return str([*of_keys, *reversed(texts)][0])


def test_a_move_is_taken_back_when_the_other_agrees(server: Server, new_page: NewPage) -> None:
    alma, bo = new_page(), new_page("de", size=PHONE)
    for page in (alma, bo):
        page.expose_function("choose", with_keys)
    for _ in range(5):  # a game may have no key in time
        match = new_match(alma, server, "onirim", SEATS)
        join(bo, server, match)
        # Bo answers on and on while Alma plays until a prophecy of hers, of which a card is gone already.
        bo.evaluate(f"(given) => void ({PLAY_ON})(given)", [match["id"], 1000, ""])
        alma.evaluate(PLAY_ON, [match["id"], 1, "order"])
        for page in (alma, bo):
            page.goto(f"{server.url}/match/{match['id']}")
            page.locator(".table").wait_for()
        if alma.locator(".ordering").count():
            break
    for agree in (False, True):
        alma.get_by_role("toolbar").get_by_role("button", name="Undo").click()
        asked = bo.get_by_role("alertdialog")
        expect(asked).to_contain_text(re.compile(r"(Guest|Gast) \d+ möchte einen Zug zurücknehmen"))
        expect(alma.get_by_text("Waiting for an answer")).to_be_visible()
        assert obstacles(bo, "somebody asks for an undo") == []
        asked.get_by_role("button", name="Zustimmen" if agree else "Ablehnen").click()
        expect(asked).to_have_count(0)
        expect(alma.get_by_text("Waiting for an answer")).to_have_count(0)
        expect(alma.get_by_text("was declined")).to_have_count(0 if agree else 1)
    for page, words in ((alma, "goes back"), (bo, "geht zu einer früheren Entscheidung zurück")):
        expect(page.locator(".ask")).to_contain_text(words)


def test_the_time_to_answer_is_chosen_and_shown(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.goto(f"{server.url}/new/onirim")
    page.get_by_label("Two").check()
    page.get_by_test_id("answer-time").select_option("300")
    assert obstacles(page, "set-up") == []
    page.get_by_test_id("begin").click()
    expect(page.get_by_text("Time to answer: 5 minutes")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_who_is_there_who_takes_long_and_who_is_not_welcome(server: Server, new_page: NewPage, size: Any) -> None:
    alma, bo = new_page(size=size), new_page()
    both(server, alma, bo)
    expect(alma.get_by_role("timer")).to_contain_text("Time left for your answer: 4:")
    alma.get_by_role("button", name="Chat").click()
    person = alma.locator("li[data-seat='1']")
    expect(person).to_contain_text("here")
    bo.evaluate(
        "Object.defineProperty(document, 'visibilityState', {value: 'hidden'});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(person).to_contain_text("away for a moment")
    bo.close()
    expect(person).to_contain_text("offline for a moment")
    person.get_by_role("button", name="Report").click()
    alma.get_by_label("What happened?").select_option("stalling")
    alma.get_by_label("In your own words").fill("He went away.")
    assert obstacles(alma, "report") == []
    alma.get_by_role("button", name="Send report").click()
    expect(alma.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    person.get_by_role("button", name="Block").click()
    alma.get_by_test_id("block").click()
    expect(alma.get_by_text("is blocked.")).to_be_visible()
    alma.goto(f"{server.url}/settings")
    blocked = alma.get_by_test_id("blocked")
    expect(blocked.get_by_role("button")).to_have_count(1)
    assert obstacles(alma, "settings") == []
    blocked.get_by_role("button").click()
    expect(blocked).to_contain_text("You have blocked nobody.")


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> PassingTime:
    return PassingTime(monkeypatch)


@pytest.fixture
def hosted(tmp_path: Path, passing_time: PassingTime) -> Iterator[Hosted]:
    """A server in this process, whose time passes when the test says so."""
    with Hosted(tmp_path) as server:
        yield server


def test_a_bot_stands_in_until_the_person_is_back(hosted: Hosted, passing_time: PassingTime, new_page: NewPage) -> None:
    people = [hosted.guest("Alma"), hosted.guest("Bo")]
    match = people[0].match("onirim", players=2, options={"talk": "open"}, time_to_answer=120)
    people[1].join(match)
    asked = people[0].get(f"/api/matches/{match['id']}")["asked"][0]
    late, other = people[asked], people[1 - asked]

    def open_match(person: Guest, size: Any) -> Page:
        page = new_page(size=size)
        page.context.add_cookies([{"name": "reverie", "value": person.cookie, "url": hosted.url}])
        page.goto(f"{hosted.url}/match/{match['id']}")
        page.locator(".table").wait_for()
        return page

    here, there = open_match(other, PHONE), open_match(late, DESKTOP)
    timer = there.get_by_role("timer")
    expect(timer).to_contain_text("Time left for your answer: 1:")
    colour = timer.evaluate("one => getComputedStyle(one).color.match(/\\d+/g).map(Number)")
    assert min(colour[:3]) > 180, "the table is a night sky, in light pages too: its words are light"
    expect(here.get_by_test_id("overdue")).to_have_count(0)
    passing_time.pass_minutes(2.1)
    there.goto(f"{hosted.url}/settings")
    overdue = here.get_by_test_id("overdue")
    expect(overdue).to_contain_text("has not answered in time.")
    assert obstacles(here, "overdue") == []
    overdue.get_by_role("button", name="Let a bot stand in").click()
    expect(overdue).to_have_count(0)
    there.goto(f"{hosted.url}/match/{match['id']}")
    expect(there.get_by_text("A bot is playing for you.")).to_be_visible()
    assert obstacles(there, "stood in") == []
    there.get_by_role("button", name="Take my seat back").click()
    expect(there.get_by_text("A bot is playing for you.")).to_have_count(0)
    stored = other.get(f"/api/matches/{match['id']}")
    assert [seat["stand_in"] for seat in stored["seats"]] == [None, None]


def test_nameplates_tell_whose_turn_it_is_while_it_passes(server: Server, new_page: NewPage) -> None:
    pages = [new_page(), new_page(language="de", size=PHONE)]
    match = ask(
        pages[0], server, "/matches", {"setup": "onirim", "players": 2, "seats": SEATS, "options": {"talk": "open"}}
    )
    join(pages[1], server, match)
    for page in pages:
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator(".table").wait_for()

    def plate(page: Page, seat: int) -> Locator:
        return page.locator(f"[data-testid=nameplate][data-seat='{seat}']")

    for _ in range(12):  # cards are picked in turn, then everybody plays one
        first = 0 if plate(pages[0], 0).get_attribute("data-state") == "turn" else 1
        answers = pages[first].locator(".ask [data-answer]")
        expect(answers.or_(pages[first].locator(".hands [data-card]")).first).to_be_visible()
        if not answers.count():
            pages[first].locator(".hands [data-card]").first.click()
        decision = pages[first].locator(".table").get_attribute("data-decision")
        answers.last.click()
        expect(pages[first].locator(".table")).not_to_have_attribute("data-decision", str(decision))
        pages[first].wait_for_function("() => document.querySelector('.table').dataset.decision !== ''")
        asked = pages[0].evaluate("async (id) => (await (await fetch(`/api/matches/${id}`)).json()).asked", match["id"])
        for page in pages:
            expect(plate(page, asked[0])).to_have_attribute("data-state", "turn")
            expect(plate(page, 1 - asked[0])).to_have_attribute("data-state", "waits")
    # The host, a guest without a name, is called so in the reader's language and has one face.
    expect(plate(pages[1], 0)).to_contain_text("Gast ")
    faces = [plate(page, 0).locator("svg").evaluate("(one) => one.innerHTML.length") for page in pages]
    assert faces[0] == faces[1]
    # Who wants another game says so by beginning it: the other reads it at the end of this one.
    pages[0].get_by_role("toolbar").get_by_role("button", name="Give up").click()
    pages[0].get_by_role("dialog").get_by_role("button", name="Give up").click()
    for page in pages:
        page.get_by_test_id("ending").wait_for()
    expect(pages[1].get_by_test_id("ending")).not_to_contain_text("Eine neue Partie")
    pages[0].get_by_role("button", name="Play again").click()
    expect(pages[1].get_by_test_id("ending")).to_contain_text("Eine neue Partie mit denselben Leuten wartet.")


def test_a_full_table_offers_to_watch(server: Server, new_page: NewPage) -> None:
    alma, bo, eve = new_page(), new_page(), new_page(size=PHONE)
    match = both(server, alma, bo)
    eve.goto(f"{server.url}/join/{match['code']}")
    expect(eve.get_by_test_id("host")).to_contain_text("is full")
    assert obstacles(eve, "full") == []
    eve.get_by_role("link", name="Watch").click()
    eve.get_by_test_id("daydream").wait_for()
    closed = ask(alma, server, "/matches", {"setup": "daydream:A", "players": 2, "seats": SEATS, "watch": False})
    join(bo, server, closed)
    eve.goto(f"{server.url}/join/{closed['code']}")
    expect(eve.get_by_test_id("host")).to_contain_text("is full")
    expect(eve.get_by_role("link", name="Watch")).to_have_count(0)


def test_password_sessions_and_a_reset_link(server: Server, new_page: NewPage) -> None:
    name, first, second, third = "Alma.Reset", "a first secret", "a second secret", "a third secret"
    here, there = new_page(size=PHONE), new_page()

    def sign_in(page: Page, button: str, password: str) -> None:
        page.goto(f"{server.url}/settings")
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Password", exact=True).fill(password)
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()

    sign_in(here, "Create account", first)
    here.get_by_label("Current password").fill("not the secret")
    here.get_by_label("New password").fill(second)
    here.get_by_role("button", name="Change password").click()
    expect(here.get_by_text("Wrong name or password")).to_be_visible()
    here.get_by_label("Current password").fill(first)
    here.get_by_role("button", name="Change password").click()
    expect(here.get_by_text("Your password is changed.")).to_be_visible()
    sign_in(there, "Sign in", second)
    here.reload()
    sessions = here.get_by_test_id("sessions").locator("li")
    expect(sessions).to_have_count(2)
    assert obstacles(here, "sessions") == []
    here.get_by_role("button", name="Sign out everywhere else").click()
    expect(sessions).to_have_count(1)
    there.reload()
    expect(there.get_by_role("button", name="Sign in")).to_be_visible()
    words = [sys.executable, "-m", "reverie", "admin", "--data", str(server.folder), "reset-password", name]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    there.goto(f"{server.url}/settings#{said.partition('#')[2].split()[0]}")
    there.get_by_label("New password").fill(third)
    assert obstacles(there, "reset") == []
    there.get_by_role("button", name="Set password").click()
    expect(there.get_by_text(f"Signed in as {name}")).to_be_visible()
    assert there.url == f"{server.url}/settings"
    sign_out = there.get_by_test_id("sessions").get_by_role("button", name="Sign out")
    sign_in(new_page(), "Sign in", third)
    there.reload()
    sign_out.click()
    expect(there.get_by_test_id("sessions").locator("li")).to_have_count(1)
