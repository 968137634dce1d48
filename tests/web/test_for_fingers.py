"""On a phone everything that can be pressed is large enough for a thumb: 44 pixels either way."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from web_browsing import PHONE, Server, begin, new_match, sit_down

NewPage = Callable[..., Page]

# Whatever can be pressed, in sight, with what it is called and its size; words in a sentence are no targets.
SMALL = """() => [...document.querySelectorAll("button, select, input, summary, a[href], [role=gridcell] .target")]
  .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .filter((one) => !one.matches(".skip, [type=radio], [type=checkbox], p a, p.line button"))
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
    for path in ("/", "/new/onirim", "/new/daydream", "/settings", "/statistics", "/learn", "/offline"):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for()
        small[path] = page.evaluate(SMALL)
    begin(page, server, {"book": "book", "towers": "towers", "dreams": "dreams"})
    page.locator(".hands [data-card]").first.click()
    small["table"] = page.evaluate(SMALL)
    assert {where: found for where, found in small.items() if found} == {}
