"""The first minute: a coached first game that is a real one, tips, boxes to open, games to go on with, scenes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web_browsing import DESKTOP, PHONE, Server, new_match, sit_down
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


def test_the_first_game_is_coached_and_the_second_is_not(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE, coached=True)
    page.goto(server.url)
    page.get_by_test_id("play-onirim").click()
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("find all eight doors")
    expect(coach).to_contain_text("Three of one colour in a row")
    assert obstacles(page, "") == []
    page.get_by_test_id("coach-skip").click()
    expect(coach).to_have_count(0)
    page.locator(".hands [data-card]").first.wait_for()
    page.goto(server.url)
    unfinished = page.get_by_test_id("unfinished")
    expect(unfinished).to_contain_text("0 of 8 doors")
    expect(unfinished).to_contain_text("your turn · now")
    expect(unfinished.locator("svg[viewBox]").first).to_be_visible()
    assert obstacles(page, "") == []
    page.get_by_test_id("play-onirim").click()
    page.locator(".hands [data-card]").first.wait_for()
    expect(coach).to_have_count(0)
    # However many games wait, the doors of new ones stay near; a phone has the games in one line.
    for _ in range(3):
        new_match(page, server, "onirim", [{"who": "me"}])
    page.goto(server.url)
    shown = unfinished.locator("visible=true")
    expect(shown).to_have_count(5)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(shown).to_have_count(3)
    page.get_by_role("button", name="Show all 5 games").click()
    expect(shown).to_have_count(5)


def test_boxes_are_opened_by_keyboard_and_say_how_hard_they_are(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/new/onirim")
    measured = page.get_by_test_id("measured")
    expect(measured).to_contain_text("Difficulty: easy")
    page.locator("#towers").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-box=towers]")).to_contain_class("open")
    expect(measured).to_contain_text("medium")
    page.get_by_role("radio", name="Ruins").check()
    expect(measured).to_contain_text("our bot Sharp wins")
    assert obstacles(page, "") == []
    page.get_by_test_id("begin").click()
    page.locator(".table").wait_for()


def test_invitations_full_tables_and_missing_pages_are_scenes(server: Server, new_page: NewPage) -> None:
    alma, berta, carl = new_page(), new_page(size=PHONE), new_page()
    alma.goto(f"{server.url}/new/onirim")
    alma.get_by_text("two players, together").click()
    alma.get_by_test_id("begin").click()
    link = alma.locator("#link").input_value()
    assert obstacles(alma, "") == []
    for page in (berta, carl):
        page.goto(link)
        expect(page.get_by_test_id("host")).to_contain_text("invites you to play")
        expect(page.get_by_text("minutes")).to_be_visible()
    assert obstacles(berta, "") == []
    berta.get_by_test_id("sit").click()
    berta.locator(".table").wait_for()
    carl.get_by_test_id("sit").click()
    expect(carl.get_by_test_id("host")).to_contain_text("is full")
    assert obstacles(carl, "") == []
    carl.goto(f"{server.url}/nothing/here")
    expect(carl.get_by_role("heading", level=1)).to_have_text("Page not found")
    assert obstacles(carl, "") == []


@pytest.mark.parametrize("read", [True, False], ids=["read", "played on"])
def test_a_tip_is_given_when_a_mistake_is_made_again(server: Server, new_page: NewPage, read: bool) -> None:
    page = new_page()
    match = new_match(page, server, "daydream:A", [{"who": "me"}])
    sit_down(page, server, match["id"])
    table, tip = page.get_by_test_id("daydream"), page.get_by_test_id("tip")

    def press(selector: str) -> None:
        decision = table.get_attribute("data-decision")
        page.locator(selector).first.dispatch_event("click")
        expect(table).not_to_have_attribute("data-decision", decision or "")

    def write_until_done() -> None:
        while not page.locator("[data-answer=done]").count():
            press(".rest [data-answer], [data-legal]")
        press("[data-answer=done]")

    write_until_done()
    press("[data-answer^=skip]")
    write_until_done()
    expect(tip).to_have_count(0)
    press("[data-answer^=skip]")
    expect(tip).to_contain_text("two thorns cost a point")
    box = tip.bounding_box()
    assert box is not None
    assert box["y"] < 10, "it lies over the bar, not over the table"
    assert obstacles(page, "") == []
    if read:
        tip.get_by_role("button", name="Got it").click()
    else:  # it does not lie on the table for the rest of the game
        write_until_done()
        write_until_done()
    # Another mistake may have been made again meanwhile.
    expect(tip.filter(has_text="two thorns cost a point")).to_have_count(0)


def test_on_a_slow_line_the_house_offers_what_plays_on_this_device(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.add_init_script("Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}})")
    page.goto(server.url)
    expect(page.get_by_test_id("poor")).to_contain_text("Your connection is poor")
    assert obstacles(page, "") == []
    page.get_by_test_id("poor").get_by_role("link", name="Play offline").click()
    expect(page.get_by_test_id("offline-onirim")).to_be_visible()
