"""A game installed beside Reverie, in pages that were built without it: alone, with a bot, with a friend, offline."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from examples.golf_site import install
from web_browsing import PHONE, TO_THE_END, Server, join, new_match
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("golf"))


@pytest.fixture(scope="module")
def house(pages: Path, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"), beside=site)
    server.start()
    yield server
    server.stop()


def test_alone_from_the_first_page_to_the_end(house: Server, new_page: NewPage) -> None:
    page = new_page("fr", PHONE)
    page.goto(house.url)
    page.get_by_test_id("play-golf").click()
    table = page.get_by_test_id("plain")
    table.wait_for()
    expect(table).to_contain_text("Colonnes")
    expect(table.locator(".question")).to_contain_text("un rang voisin du sommet du pot")
    assert obstacles(page, "the plain table") == []
    decision = table.get_attribute("data-decision")
    page.keyboard.press("1")
    expect(table).not_to_have_attribute("data-decision", decision or "")
    assert page.evaluate(TO_THE_END) > 10
    expect(page.get_by_role("dialog")).to_contain_text("Score")


def test_with_a_bot_and_with_a_friend(house: Server, new_page: NewPage) -> None:
    page, other = new_page(), new_page("de")
    match = new_match(page, house, "golf", [{"who": "me"}, {"who": "bot", "bot": "gentle"}])
    page.goto(f"{house.url}/match/{match['id']}")
    page.locator("[data-answer=turn]").click()
    expect(page.locator("[data-field=stock]")).not_to_contain_text("16")
    expect(page.locator("[data-answer]").first).to_be_visible(timeout=30_000)  # the bot has turned a card, too

    match = new_match(page, house, "golf", [{"who": "me"}, {"who": "open"}])
    join(other, house, match)
    for one in (page, other):
        one.goto(f"{house.url}/match/{match['id']}")
        one.get_by_test_id("plain").wait_for()
    page.locator("[data-answer=turn]").click()
    expect(other.locator("[data-answer=turn]")).to_have_text("eine Karte aufdecken")
    other.locator("[data-answer=turn]").click()
    expect(page.locator("[data-answer=turn]")).to_be_visible()


def test_without_a_server(house: Server, new_page: NewPage) -> None:
    """What a page needs to play it comes from the server, and is kept like the engine: no page has to be built anew."""
    page = new_page()
    page.goto(f"{house.url}/offline")
    expect(page.get_by_test_id("offline-golf")).to_be_visible()
    page.get_by_role("button", name="Download now").click()
    expect(page.get_by_test_id("kept")).to_be_visible(timeout=40_000)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    house.stop()
    page.goto(house.url)
    expect(page.get_by_role("region", name="Golf")).to_be_visible()
    page.get_by_test_id("offline-golf").click()
    table = page.get_by_test_id("plain")
    table.wait_for(timeout=60_000)
    expect(table).to_contain_text("Waste pile")
    assert page.evaluate(TO_THE_END) > 10
    expect(page.get_by_role("dialog")).to_contain_text("Score")
