"""A table fits phones and tablets both ways, desktops and large screens: nothing is cut, squashed or out of reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web_browsing import Server, new_match

NewPage = Callable[..., Page]
SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 720), (1440, 900), (1920, 1080))

# What is wrong with the table at this size: too wide a page, tools out of sight, clouds out of shape or too small,
# a question or an answer that lies under something else.
WRONG = """([width, height]) => {
  const wrong = [];
  if (document.documentElement.scrollWidth > width) wrong.push("wide: " + document.documentElement.scrollWidth);
  for (const one of document.querySelectorAll("[role=toolbar] button")) {
    const box = one.getBoundingClientRect();
    if (box.bottom > height + 1 || box.top < 0 || box.right > width + 1) wrong.push("out of sight: " + one.textContent);
  }
  for (const one of document.querySelectorAll("[role=gridcell] .cloud")) {
    const {width: wide, height: high} = one.getBoundingClientRect();
    if (wide / high < 0.75 || wide / high > 1.6 || wide < 24) wrong.push(`cloud: ${wide} x ${high}`);
  }
  for (const one of document.querySelectorAll(".question, .asks")) {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top !== one) wrong.push("covered: " + one.textContent + " by " + top?.className);
  }
  return wrong.slice(0, 4);
}"""


@pytest.mark.parametrize(
    ("setup", "players"),
    [("onirim", 1), ("onirim+book+towers+dreams", 1), ("onirim", 2), ("daydream:A", 1), ("daydream:EFD", 3)],
)
def test_a_table_fits_every_screen(server: Server, new_page: NewPage, setup: str, players: int) -> None:
    page = new_page()
    seats = [{"who": "me"}] + [{"who": "bot", "bot": "random"}] * (players - 1)
    match = new_match(page, server, setup, seats)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator(".question, .asks").first.wait_for()
        wrong[width, height] = page.evaluate(WRONG, [width, height])
    assert {size: found for size, found in wrong.items() if found} == {}
