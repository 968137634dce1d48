"""Without the server: pages from the service worker, the engine beside them, and what was played brought home after."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reverie.riddles.library import riddles
from reverie.riddles.riddle import Riddle
from reverie.riddles.tries import ladder_of
from web_browsing import PHONE, TO_THE_END, Server
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
BY_BUTTON = ("door", "nightmare", "lose tower", "draw or cast")  # questions of Onirim that are answered by a button


def asked(riddle: Riddle) -> str:
    prompt = riddle.view()["prompt"]
    return "" if prompt is None else prompt["name"]


@pytest.fixture
def house(pages: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped at will."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def make_ready(page: Page, server: Server) -> None:
    """Fetch the engine while there is a server, and wait until all is said to be here: the pages as well."""
    page.goto(f"{server.url}/offline")
    page.get_by_role("button", name="Download now").click()
    expect(page.get_by_test_id("kept")).to_be_visible(timeout=40_000)


def test_a_whole_game_and_a_hint_with_the_server_stopped_then_home(house: Server, new_page: NewPage) -> None:
    page = new_page()
    make_ready(page, house)
    house.stop()
    page.goto(house.url)  # from this device: nobody else is there
    expect(page.locator(".offline")).to_contain_text("Play offline")
    page.get_by_test_id("offline-onirim").click()
    page.locator(".table").wait_for(timeout=40_000)
    expect(page.get_by_role("status").first).to_contain_text("this device")
    page.get_by_role("button", name="Hint").click()
    page.get_by_test_id("hint").wait_for(timeout=40_000)
    assert page.evaluate(TO_THE_END) > 5
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Previous move").click()

    # Some turns of Daydream against a bot, taken up again after the page was closed.
    page.get_by_role("link", name="Reverie").click()
    page.get_by_role("link", name="Game options").last.click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_test_id("begin").click()
    table = page.get_by_test_id("daydream")
    table.wait_for(timeout=40_000)
    for turn in range(3):
        while not page.locator("[data-answer=done]").count():
            decision = table.get_attribute("data-decision")
            page.locator(".rest [data-answer], [data-legal]").first.dispatch_event("click")
            expect(table).not_to_have_attribute("data-decision", decision or "")
        page.locator("[data-answer=done]").click()
        expect(page.locator("section.desk")).to_contain_text(f"Turn {turn + 1}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_test_id("hint").wait_for(timeout=40_000)
    filled = page.locator(".cell.full").count()
    page.reload()
    table.wait_for(timeout=40_000)
    expect(page.locator(".cell.full")).to_have_count(filled)
    page.get_by_role("link", name="Reverie").click()
    page.get_by_role("link", name="Play offline").click()
    expect(page.get_by_test_id("homeless")).to_contain_text("One finished game is")
    expect(page.get_by_role("link", name="Calm Morning")).to_be_visible()

    house.start()
    expect(page.get_by_test_id("homeless")).to_have_count(0, timeout=20_000)
    page.goto(f"{house.url}/statistics")
    expect(page.get_by_role("link", name="Onirim")).to_be_visible()


def test_an_open_home_page_says_that_the_connection_is_gone_and_back(house: Server, new_page: NewPage) -> None:
    """Somebody new, for whom the page holds no connection open."""
    page = new_page()
    make_ready(page, house)
    page.get_by_role("link", name="Reverie").click()
    page.get_by_test_id("play-onirim").wait_for()
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_contain_text("No connection", timeout=2_000)
    page.get_by_test_id("offline-onirim").click()
    page.locator(".table").wait_for(timeout=40_000)
    page.get_by_role("link", name="Reverie").click()
    page.get_by_test_id("offline-daydream").wait_for()
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Back online")).to_be_visible(timeout=2_000)
    page.get_by_test_id("play-onirim").wait_for()
    expect(page.locator(".offline")).to_have_count(0)

    # The server alone is gone: the browser knows nothing of it.
    house.stop()
    expect(page.locator(".offline")).to_be_visible(timeout=15_000)
    house.start()
    expect(page.locator(".offline")).to_have_count(0, timeout=15_000)


def test_without_the_games_on_the_device_the_rules_can_be_read(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_test_id("play-onirim").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.context.set_offline(True)
    expect(page.get_by_test_id("not-here")).to_be_visible(timeout=5_000)
    expect(page.get_by_test_id("offline-onirim")).to_be_disabled()
    page.get_by_test_id("not-here").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The base game").first).to_be_visible()


def test_a_board_is_drawn_checked_and_played_on_with_the_server_stopped(house: Server, new_page: NewPage) -> None:
    page = new_page()
    make_ready(page, house)
    house.stop()
    page.goto(f"{house.url}/boards")
    page.locator("[data-start=A]").click()
    expect(page.locator("[data-fine]")).to_be_visible(timeout=120_000)  # the engine comes first
    empty = page.locator("[data-place][data-sign='.']").last.get_attribute("data-place")
    page.locator(f"[data-place={empty}]").click()
    wrong = page.get_by_role("button", name=f"The cloud {empty} is in no row")
    expect(wrong).to_be_visible(timeout=40_000)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-fine]")).to_be_visible(timeout=40_000)
    page.get_by_role("button", name="Play on it").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_test_id("daydream").wait_for(timeout=60_000)
    cell = page.locator("[data-cell][data-legal=yes]").first.get_attribute("data-cell")
    page.locator(f"[data-cell={cell}]").click()
    expect(page.locator(f"[data-cell={cell}].full")).to_be_visible()


def test_two_people_pass_one_device_and_nobody_sees_the_others_hand(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.goto(f"{server.url}/new/onirim")
    page.get_by_text("two players, together").click()
    page.select_option("#partner", "here")
    page.select_option("#talk", "silent")
    page.get_by_test_id("begin").click()
    take = page.get_by_test_id("take-device")
    take.wait_for(timeout=120_000)  # the engine comes first
    expect(page.locator(".table")).to_have_count(0)
    assert obstacles(page, "hand over") == []
    expect(page.get_by_role("heading", level=1)).to_have_text("Player 1, it is your turn")
    take.click()
    page.locator(".table").wait_for()
    expect(page.get_by_test_id("nameplate")).to_have_count(2)
    expect(page.locator("[data-testid=nameplate][data-state=away]")).to_have_count(0)  # both are at this device
    first = page.get_by_role("heading", level=1).text_content()
    # Both pick their first hands in turn: the device goes round.
    page.locator("[data-answer], .answers button").first.click()
    take.wait_for(timeout=60_000)
    expect(page.locator(".table")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Player 2")
    assert first is not None
    # At the end nobody is "you": both look at it.
    take.click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    told = page.get_by_test_id("ending")
    expect(told).to_contain_text("Player 1: 0")
    expect(told).to_contain_text("Player 2: 0")
    page.goto(f"{server.url}/new/daydream")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_test_id("begin").click()
    take.click(timeout=60_000)
    expect(page.get_by_role("button", name="still thinking")).to_be_visible()
    expect(page.locator(".face.away")).to_have_count(0)


def test_without_a_server_nobody_is_asked_to_come(house: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.url}/new/onirim")
    page.get_by_text("two players, together").click()
    partner = page.locator("#partner")
    expect(partner).to_have_value("open")
    page.context.set_offline(True)
    expect(partner.locator("[value=open]")).to_have_count(0)
    expect(partner).to_have_value("here")


def test_riddles_without_the_server_have_a_rating_of_this_device(house: Server, new_page: NewPage) -> None:
    page = new_page()
    make_ready(page, house)
    house.stop()
    page.goto(f"{house.url}/riddles")
    expect(page.get_by_test_id("riddle-on-device")).to_be_visible(timeout=120_000)  # the engine comes first
    expect(page.get_by_test_id("riddle-empty")).to_be_visible()
    expect(page.get_by_test_id("riddle-next")).to_be_visible()
    riddle = next(
        one for one in ladder_of(riddles().values()) if one.name.startswith("onirim") and asked(one) in BY_BUTTON
    )
    page.goto(f"{house.url}/riddles/{riddle.name}")
    page.get_by_test_id("riddle").wait_for(timeout=120_000)
    page.locator(f"[data-answer='{riddle.best}']").click()
    page.get_by_test_id("riddle-give").click()
    verdict = page.get_by_test_id("riddle-verdict")
    expect(verdict).to_contain_text("The best answer", timeout=40_000)
    expect(page.get_by_test_id("riddle-rating")).to_contain_text("1500 →")
    page.get_by_test_id("riddle-challenge").click()
    expect(page.get_by_test_id("riddle-opinions")).to_be_visible(timeout=120_000)
    page.goto(f"{house.url}/riddles")
    expect(page.get_by_test_id("riddle-my-rating")).to_be_visible(timeout=120_000)
    assert page.evaluate("JSON.parse(localStorage.getItem('reverie-riddles')).length") == 1

    # The server knows nothing of it: a rating there is another one.
    house.start()
    expect(page.get_by_test_id("riddle-on-device")).to_have_count(0, timeout=20_000)
    page.goto(f"{house.url}/riddles")
    expect(page.get_by_test_id("riddle-empty")).to_be_visible(timeout=20_000)
