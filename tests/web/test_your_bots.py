"""Bots of one's own, made without a program: the settings make one, tell its token once, and dismiss it."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web_browsing import DESKTOP, PHONE, Server
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


def let_in(server: Server, token: str) -> str | None:
    """Who the server takes the holder of a token for."""
    request = urllib.request.Request(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        person = json.load(answer)["person"]
        return None if person is None else str(person["shown"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_bot_is_made_told_its_token_once_and_dismissed(server: Server, new_page: NewPage, size: Any) -> None:
    page = new_page(size=size)
    page.goto(f"{server.url}/settings")
    page.get_by_label("Name of a new bot").fill("Morpheus")
    page.get_by_role("button", name="Create bot").click()
    token = page.get_by_label("Token of Morpheus (bot)")
    first = token.input_value()
    assert let_in(server, first) == "Morpheus (bot)"
    assert obstacles(page, "token") == []
    # Whoever comes back finds the bot, and its token nowhere.
    page.reload()
    another = page.get_by_role("button", name="New token for Morpheus (bot)")
    another.wait_for()
    assert first not in page.content()
    expect(token).to_have_count(0)
    another.click()
    expect(token).not_to_have_value(first)
    second = token.input_value()
    assert (let_in(server, first), let_in(server, second)) == (None, "Morpheus (bot)")
    page.get_by_role("button", name="Delete Morpheus (bot)").click()
    assert obstacles(page, "dismissing") == []
    page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    assert let_in(server, second) is not None
    page.get_by_role("button", name="Delete Morpheus (bot)").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Morpheus")).to_have_count(0)
    assert let_in(server, second) is None


def test_one_too_many_is_refused_in_words(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/settings")
    for number in range(10):
        page.get_by_label("Name of a new bot").fill(f"Bot {number}")
        page.get_by_role("button", name="Create bot").click()
        page.get_by_label(f"Token of Bot {number} (bot)").wait_for()
    page.get_by_label("Name of a new bot").fill("Bot 10")
    page.get_by_role("button", name="Create bot").click()
    expect(page.get_by_role("alert")).to_be_visible()
