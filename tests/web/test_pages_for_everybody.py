"""WCAG 2.2 AA as far as a program can tell: axe finds nothing on any screen, at either size, by day or by night."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from web_browsing import DESKTOP, PHONE, Server, begin, new_match
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(server: Server, new_page: NewPage, size: Any) -> None:
    page = new_page(size=size)
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(obstacles(page, where))

    for path in (
        "/",
        "/new/onirim",
        "/settings",
        "/statistics",
        "/circles",
        "/circles/public",
        "/learn",
        "/offline",
        "/nowhere",
    ):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for()
        look(path)
    match = new_match(page, server, "onirim+towers", [{"who": "me"}, {"who": "open"}])
    page.goto(f"{server.url}/match/{match['id']}")
    page.locator(".seats").wait_for()
    look("waiting")
    friend = new_page(size=size)
    friend.goto(f"{server.url}/join/{match['code']}")
    friend.get_by_test_id("sit").wait_for()
    found.extend(obstacles(friend, "join"))
    begin(page, server, {"book": "book", "towers": "towers", "dreams": "dreams"})
    page.locator(".hands [data-card]").first.click()
    look("table")
    page.get_by_role("button", name="Log").click()
    look("log")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.get_by_test_id("hint").wait_for()
    look("hint")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("link", name="Replay").wait_for()
    look("end")
    page.get_by_role("link", name="Replay").click()
    page.locator("#at").wait_for()
    look("replay")
    assert found == []
