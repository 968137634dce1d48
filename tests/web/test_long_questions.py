"""Questions with many cards and tables with many cards on the smallest phones: positions of records, on a server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web_browsing import Server, ask

NewPage = Callable[..., Page]
POSITIONS = Path(__file__).parent / "positions"
PHONES = ((320, 700), (390, 844))

# What cannot be seen or pressed where it lies; of answers in a list that scrolls the last one, which is scrolled to.
HIDDEN = """([width, height]) => {
  const list = document.querySelector(".choices, .prices, .ordering");
  list.scrollTop = list.scrollHeight;
  const wrong = [];
  if (document.documentElement.scrollHeight > height + 1) wrong.push("high: " + document.documentElement.scrollHeight);
  if (document.documentElement.scrollWidth > width) wrong.push("wide: " + document.documentElement.scrollWidth);
  const last = [...list.querySelectorAll("[data-answer], [data-slot]")].at(-1);
  const below = document.querySelectorAll(".answers [data-answer], [data-testid=order-done]");
  const tools = document.querySelectorAll("[role=toolbar] button");
  for (const one of [document.querySelector(".question"), last, ...below, ...tools]) {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < -1 || right > width + 1 || top < 0 || bottom > height + 1 || !one.contains(over))
      wrong.push(`${one.textContent || one.dataset.answer}: ${left} ${top} to ${right} ${bottom}`);
  }
  if (list.getBoundingClientRect().height < 100) wrong.push("a list of " + list.getBoundingClientRect().height);
  return wrong;
}"""

# Cards of a labyrinth of at least so many that stick out of the window, and whether the newest lies free.
STICKS_OUT = """([width, least]) => {
  const cards = [...document.querySelectorAll(".labyrinth .picture")];
  const wrong = cards.length < least ? ["only " + cards.length] : [];
  if (document.documentElement.scrollWidth > width) wrong.push("wide: " + document.documentElement.scrollWidth);
  for (const one of document.querySelectorAll(".table *")) {
    const {left, right, width: wide} = one.getBoundingClientRect();
    if (wide > 0 && one.checkVisibility() && (left < -1 || right > width + 1) && !one.closest("svg *"))
      wrong.push(`${one.className?.baseVal ?? one.className}: ${left} to ${right}`);
  }
  for (const one of document.querySelectorAll(".tower-row .picture")) {
    const {left, top, width: wide, height: high} = one.getBoundingClientRect();
    if (!one.contains(document.elementFromPoint(left + wide * 0.8, top + high / 2))) wrong.push("a tower is covered");
  }
  const {left, right, top, bottom} = cards.at(-1).getBoundingClientRect();
  for (const share of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2);
    if (!cards.at(-1).contains(over)) wrong.push(`the newest card is covered at ${share}`);
  }
  return wrong.slice(0, 6);
}"""


def continued(page: Page, server: Server, name: str) -> str:
    """Bring the record of a position, to be played on; return the match."""
    ask(page, server, "/guest", {})
    record = (POSITIONS / f"{name}.txt").read_text()
    brought = page.request.post(f"{server.url}/api/records", data=record, headers={"content-type": "text/plain"})
    assert brought.status == 201, brought.text()
    return str(brought.json()["id"])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["search", "sift", "sink", "nightmare"])
def test_of_a_long_question_only_the_cards_scroll(server: Server, new_page: NewPage, name: str, language: str) -> None:
    page = new_page(language)
    match = continued(page, server, name)
    wrong = {}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match}")
        page.locator(".choices, .prices, .ordering").first.wait_for()
        wrong[width, height] = page.evaluate(HIDDEN, [width, height])
    assert {size: found for size, found in wrong.items() if found} == {}


def test_a_finger_scrolls_a_long_list_of_cards(server: Server, new_page: NewPage) -> None:
    page = new_page(size={"width": 320, "height": 700}, fingers=True)
    match = continued(page, server, "search")
    page.goto(f"{server.url}/match/{match}")
    cards = page.locator(".choices")
    cards.wait_for()
    box = cards.locator("[data-answer]").nth(8).bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    where = {"x": box["x"] + 20, "y": box["y"] + 30}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    for _ in range(12):
        where["y"] -= 12
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [where]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert cards.evaluate("(one) => one.scrollTop") > 20
    last = cards.locator("[data-answer]").last
    expect(last).to_be_in_viewport(ratio=0.95)
    page.wait_for_timeout(500)  # what moves is stopped by a tap, not pressed
    last.tap()
    expect(page.locator(".choices.many")).to_have_count(0)


@pytest.mark.parametrize("name", ["long-row", "nightmare", "towers"])
def test_the_newest_card_of_a_long_row_stays_in_sight_beside_towers(
    server: Server, new_page: NewPage, name: str
) -> None:
    page = new_page()
    match = continued(page, server, name)
    wrong = {}
    for width, height in (*PHONES, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match}")
        page.locator(".question").wait_for()
        wrong[width, height] = page.evaluate(STICKS_OUT, [width, 17])
    assert {size: found for size, found in wrong.items() if found} == {}
