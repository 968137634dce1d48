"""Learning in a real browser: lessons played to their end by clicks and by keys, the rules searched, for everybody."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web_browsing import DESKTOP, PHONE, Server, begin
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


def lesson(page: Page, server: Server, name: str) -> Locator:
    page.goto(f"{server.url}/learn/{name}")
    words = page.get_by_test_id("lesson-text")
    words.wait_for()
    return words


def go_on(page: Page) -> None:
    page.get_by_test_id("lesson-next").click()


def test_a_lesson_of_onirim_is_played_by_clicks_to_its_end(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn")
    page.locator("[data-lesson=onirim-keys]").click()
    words = page.get_by_test_id("lesson-text")
    expect(words).to_contain_text("You hold three keys")
    go_on(page)
    # Another move is allowed by the rules: it is explained, and nothing is done.
    page.locator(".hands [data-card='red key']").click()
    page.locator("[data-answer='play red key']").click()
    expect(page.get_by_test_id("lesson-other")).to_contain_text("would be allowed")
    expect(words).to_contain_text("First, doors")
    page.locator(".hands [data-card='blue sun']").click()
    page.locator("[data-answer='discard blue sun']").click()
    page.locator("[data-answer=open]").click()
    expect(page.get_by_role("img", name="red door, found")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_test_id("to-table")).to_have_count(0)  # a lesson has no record to go on with
    page.keyboard.press("Escape")
    page.locator(".hands [data-card='green sun']").click()
    page.locator("[data-answer='play green sun']").click()
    page.locator("[data-answer=limbo]").click()
    page.locator(".hands [data-card='green key']").click()
    page.locator("[data-answer='discard green key']").click()
    page.locator("[data-answer='bin nightmare']").click()
    page.get_by_test_id("order-done").click()  # as they lie: not what the lesson needs
    expect(page.get_by_test_id("lesson-other")).to_contain_text("blue door → blue sun → red moon")
    for _ in range(3):
        page.get_by_role("button", name="blue door one place earlier").click()
    page.get_by_test_id("order-done").click()
    page.locator("[data-answer=open]").click()
    expect(words).to_contain_text("Two doors with two keys")
    expect(page.get_by_role("img", name="blue door, found")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("[data-lesson=onirim-keys]")).to_contain_text("done")


def test_a_lesson_of_daydream_is_played_by_keyboard_alone_left_and_resumed(server: Server, new_page: NewPage) -> None:
    page = new_page()
    words = lesson(page, server, "daydream-leaves")
    expect(words).to_contain_text("The plant has leaves")
    expect(page.locator("[data-testid=lesson-next]:focus")).to_have_count(1)  # the way on lies under the key
    page.keyboard.press("Enter")
    expect(words).to_contain_text("Two fours")
    page.keyboard.press("-")
    write(page, "c6")
    expect(words).to_contain_text("perfect!")
    page.reload()  # whoever leaves comes back to the same step
    expect(words).to_contain_text("perfect!")
    expect(page.get_by_test_id("announcer")).to_contain_text("perfect!")
    expect(page.locator("[data-testid=lesson-next]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("s")
    expect(words).to_contain_text("grows a thorn")
    page.get_by_test_id("lesson-next").press("Enter")
    page.keyboard.press("d")
    expect(words).to_contain_text("make the 4 a 5")
    page.keyboard.press("4")
    page.keyboard.press("+")
    write(page, "d6")
    write(page, "h4")
    page.keyboard.press("d")
    expect(words).to_contain_text("for a title")
    next_step = page.get_by_test_id("lesson-next")
    next_step.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("lesson-following")).to_be_visible()


def write(page: Page, cell: str) -> None:
    """The number in hand into that cloud, with the keys a grid has: towards it, or round where that leads back."""
    page.locator("[role=gridcell][tabindex='0']").focus()
    been: list[str] = []
    for _ in range(30):
        name = str(page.evaluate("document.activeElement.dataset.cell"))
        if name == cell:
            break
        across, down = ord(cell[0]) - ord(name[0]), int(cell[1:]) - int(name[1:])
        ways = ["ArrowDown" if down > 0 else "ArrowUp", "ArrowRight" if across > 0 else "ArrowLeft"]
        page.keyboard.press(ways[been.count(name) % 2] if down else ways[1])
        been.append(name)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-cell={cell}].full")).to_have_count(1)


def test_every_lesson_can_be_shown_from_beginning_to_end(server: Server, new_page: NewPage) -> None:
    """Whoever is stuck lets the coach make the moves: no lesson has a step that does not lead on."""
    page = new_page(language="fr")
    page.goto(f"{server.url}/learn")
    page.locator("[data-lesson]").first.wait_for()
    names = [str(one.get_attribute("data-lesson")) for one in page.locator("[data-lesson]").all()]
    assert len(names) == 19, "all of them are listed; two of them are gone through here"
    for name in ("onirim-variants", "daydream-together"):
        words = lesson(page, server, name)
        for _ in range(40):
            assert not words.inner_text().startswith("lesson-"), "a message that is not there says its name"
            if page.locator(".coach .end").count():
                break
            page.locator(".coach .me, [data-testid=lesson-next]").first.click()
        expect(page.locator(".coach .end")).to_be_visible()


def test_the_rules_are_found_as_one_types_and_from_a_question(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/rules")
    find = page.get_by_label("Search the rules")
    find.press_sequentially("false destr")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator("#ONI-45")).to_contain_text("Limbo")
    find.fill("day-13")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator("#DAY-13")).to_contain_text("thorn")
    find.fill("elephant")
    expect(page.get_by_role("status").filter(has_text="No rule found")).to_be_visible()
    begin(page, server)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("link", name="ONI-3").click()
    expect(page.locator("#ONI-3.named")).to_contain_text("symbol differs")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nobody_is_shut_out_of_learning(server: Server, new_page: NewPage, size: Any) -> None:
    page = new_page(size=size)
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(obstacles(page, where))

    page.goto(f"{server.url}/learn")
    page.locator("[data-lesson]").first.wait_for()
    look("lessons")
    page.goto(f"{server.url}/learn/rules/ONI-9")
    page.locator("#ONI-9.named").wait_for()
    look("rules")
    lesson(page, server, "onirim-two")
    go_on(page)
    look("onirim")
    lesson(page, server, "daydream-frames")
    go_on(page)
    go_on(page)
    look("daydream")
    assert found == []
