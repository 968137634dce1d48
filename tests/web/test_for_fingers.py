"""On a phone everything that can be pressed is large enough for a thumb, and a finger looks before it writes."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web_browsing import PHONE, Server, begin, new_match, sit_down

NewPage = Callable[..., Page]

# Whatever can be pressed, in sight, and is below 44 pixels either way, with its name and size; words in a sentence are
# no targets.
SMALL = """() => [...document.querySelectorAll("button, select, input, summary, a[href], [role=gridcell] .target")]
  .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .filter((one) => !one.matches(".skip, [type=radio], [type=checkbox], p:not(.setting) a, p.line button"))
  .map((one) => [one.getAttribute("aria-label") || one.textContent.trim() || one.id, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
  .map(([name, box]) => `${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""


@pytest.mark.parametrize("view", ["A", "EFD", "BCA", "DA"])
def test_every_cloud_can_be_touched(new_page: NewPage, server: Server, view: str) -> None:
    page = new_page(size=PHONE)
    match: dict[str, Any] = new_match(
        page, server, f"daydream:{view}", [{"who": "me"}, {"who": "bot", "bot": "random"}]
    )
    sit_down(page, server, match["id"])
    page.locator("[role=gridcell]").first.wait_for()
    assert page.evaluate(SMALL) == []


def test_every_button_can_be_touched(new_page: NewPage, server: Server) -> None:
    page = new_page(size=PHONE)
    small: dict[str, list[str]] = {}
    paths = ["/", "/new/onirim", "/new/daydream", "/settings", "/statistics", "/circles", "/learn", "/learn/rules"]
    for path in (*paths, "/offline", "/riddles", "/riddles/next", "/own-table", "/waiting", "/nothing/here"):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for(state="attached")
        small[path] = page.evaluate(SMALL)
    begin(page, server, {"book": "book", "towers": "towers", "dreams": "dreams"})
    page.locator(".hands [data-card]").first.click()
    small["table"] = page.evaluate(SMALL)
    assert {where: found for where, found in small.items() if found} == {}


def test_a_finger_sees_what_a_cloud_earns_before_it_is_written(new_page: NewPage, server: Server) -> None:
    page = new_page(size=PHONE, fingers=True)
    sit_down(page, server, new_match(page, server, "daydream:BC", [{"who": "me"}])["id"])
    star, other = (
        page.locator("[data-legal]:has(.special)").first,
        page.locator("[data-legal]:not(:has(.special))").first,
    )
    places = "[...document.querySelectorAll('[role=gridcell] .target')].map((one) => one.getBoundingClientRect().y)"
    before = page.evaluate(places)
    star.tap()
    expect(page.locator("#day-preview")).to_contain_text("constellation")
    expect(page.locator("#day-preview")).to_contain_text("Tap again")
    assert page.evaluate(places) == before, "the board moved away from under the finger"
    # Another cloud is looked at in its turn, and what was touched before is not written any more.
    other.tap()
    expect(page.locator("#day-preview")).not_to_contain_text("constellation")
    star.tap()
    expect(page.locator("#day-preview")).to_contain_text("constellation")
    assert page.locator(".cell.full").count() == 0
    star.tap()
    expect(page.locator(".cell.full")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".cell.full")).to_have_count(0)


def test_who_wants_no_questions_writes_at_the_first_touch(new_page: NewPage, server: Server) -> None:
    page = new_page(size=PHONE, fingers=True)
    match = new_match(page, server, "daydream:A", [{"who": "me"}])
    page.get_by_role("checkbox", name="Ask before giving up").uncheck()
    sit_down(page, server, match["id"])
    page.locator("[data-legal]").first.tap()
    expect(page.locator(".cell.full")).to_have_count(1)
    # Without a connection the number is seen in its cloud all the same, and arrives later.
    page.context.set_offline(True)
    page.locator("[data-legal]").first.tap()
    expect(page.locator("[data-sent]")).to_be_visible()
    expect(page.get_by_test_id("move-kept")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".cell.full")).to_have_count(2)
    expect(page.locator("[data-sent]")).to_have_count(0)
