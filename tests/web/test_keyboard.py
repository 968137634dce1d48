"""The keyboard alone, from the house to the end of a game: no pointer, and no focus but where keys and page lead it."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from web_browsing import Server

NewPage = Callable[..., Page]
LONGEST = 300  # presses of Enter, and more than a game takes


def sit_down(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    button = page.get_by_test_id(f"play-{game}")
    button.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")


def where(page: Page) -> str:
    """What has the focus, and at which decision."""
    return str(
        page.evaluate(
            """() => {
              const one = document.activeElement;
              const decision = document.querySelector(".table")?.dataset.decision ?? "";
              const dialog = document.querySelector("dialog[open]") ? "over" : "";
              const {card, answer, cell, testid} = one?.dataset ?? {};
              return [dialog, decision, card, answer, cell, testid].join("|");
            }"""
        )
    )


def enter(_: Page) -> str:
    return "Enter"


def next_key(page: Page) -> str:
    """At a sheet of Daydream: *done* as soon as it can be said, a cloud if one is under the keys, else the next."""
    if page.locator("[data-answer=done]").count():
        return "d"
    return "n" if page.locator("[role=gridcell]:focus:not([data-legal])").count() else "Enter"


def press_on(page: Page, press: Callable[[Page], str]) -> None:
    """Press key after key until the game is over; each must lead on, to another decision or to what it offers."""
    was = ""
    for _ in range(LONGEST):
        for _ in range(400):
            now = where(page)
            if now.startswith("over") or (now != was and not now.endswith("||||")):
                break
            page.wait_for_timeout(10)
        else:
            raise AssertionError(f"the keyboard leads nowhere from {was!r}")
        if now.startswith("over"):
            return
        was = now
        page.keyboard.press(press(page))
    raise AssertionError("the game does not end")


def test_a_whole_game_of_onirim(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, "onirim")
    page.locator(".hands [data-card]:focus").wait_for()
    page.keyboard.press("2")  # the second card
    expect(page.locator(".ask [data-answer]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ask [data-answer]")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hands [data-card]:focus")).to_have_count(1)  # back where it was
    press_on(page, enter)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))
    expect(page.get_by_test_id("announcer")).not_to_be_empty()  # and whoever listens has heard of it


def test_a_whole_game_of_daydream(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, "daydream")
    page.locator("[role=gridcell]:focus").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")

    press_on(page, next_key)
    expect(page.get_by_role("dialog")).to_contain_text("Score")
