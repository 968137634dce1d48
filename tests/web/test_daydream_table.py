"""Daydream in real browsers on the real server: alone to the end, three at once, by keyboard alone, for everybody."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from reverie.commands.parser import main
from web_browsing import DESKTOP, PHONE, Server, join, new_match, sit_down, text_of
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
LONGEST = 400  # answers in a game of Daydream, and more


# Clicks whatever can be answered, as fast as the server takes it: a game has a few hundred answers.
PLAY_ON = """async ([most, until]) => {
  const table = () => document.querySelector("[data-testid=daydream]");
  for (let n = 0; n < most; n++) {
    if (document.querySelector("dialog[open]")) return n;
    const decision = table().dataset.decision;
    const pick = () => {
      const answers = [...document.querySelectorAll(".rest [data-answer]")];
      const cells = [...document.querySelectorAll("[data-legal]")];
      return answers[0] ?? cells[(n * 7) % Math.max(1, cells.length)];
    };
    const end = Date.now() + 30000;
    let next = 0;
    while (table()?.dataset.decision === decision && !document.querySelector("dialog[open]")) {
      if (Date.now() > end) throw new Error("nothing happens at decision " + decision);
      // The answer before may still be on its way: nothing can be pressed, or it has to be pressed once more.
      const chosen = Date.now() > next ? pick() : undefined;
      if (until === "done" && chosen?.dataset.answer === "done") return n;
      if (chosen) {
        chosen.dispatchEvent(new MouseEvent("click", {bubbles: true}));
        next = Date.now() + 400;
      }
      await new Promise((go) => setTimeout(go, 5));
    }
  }
  return most;
}"""


def test_a_game_alone_on_colorful_dreams_goes_to_its_end(new_page: NewPage, server: Server) -> None:
    page = new_page()
    match = new_match(page, server, "daydream:EFD", [{"who": "me"}])
    sit_down(page, server, match["id"])
    expect(page.get_by_test_id("question")).to_contain_text("starting numbers")
    assert page.locator("[data-legal]").count() == page.locator("[role=gridcell]").count()
    assert page.evaluate(PLAY_ON, [LONGEST, "end"]) < LONGEST
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text("Every cloud of a grid is filled.")
    expect(ending).to_contain_text("Score")
    assert page.locator(".cell.full").count() == page.locator("[role=gridcell]").count()


def test_the_board_explains_its_symbols_until_they_were_used_and_shows_everything_large(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    used = "localStorage.setItem('reverie-daydream-symbols', JSON.stringify({constellation: 2, dot: 3}))"
    page.add_init_script(f"if (!localStorage.getItem('reverie-daydream-symbols')) {used}")
    match = new_match(page, server, "daydream:BC", [{"who": "me"}])
    sit_down(page, server, match["id"])
    legend = page.get_by_test_id("legend")
    expect(legend.locator("[data-symbol=sun]")).to_be_visible()
    expect(legend.locator("[data-symbol=dot]")).to_have_count(0)
    for thing in ("object", "cell", "die", "plant"):
        page.locator(f"[data-look^={thing}]").first.click(button="right")
        expect(page.get_by_test_id("look")).to_be_visible()
        page.keyboard.press("Escape")
    star = page.locator("[data-legal]:has(.special)").first
    star.click()
    expect(legend.locator("[data-symbol=constellation]")).to_have_count(0)


def test_a_cell_shows_what_it_would_earn_and_a_stroke_can_be_taken_back(new_page: NewPage, server: Server) -> None:
    page = new_page()
    match = new_match(page, server, "daydream:BC", [{"who": "me"}])
    sit_down(page, server, match["id"])
    star = page.locator("[data-legal]:has(.special)").first
    star.hover()
    expect(page.locator("#day-preview")).to_contain_text("constellation")
    assert page.locator(".cell.full").count() == 0
    star.click()
    expect(page.locator(".cell.full")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cell.full")).to_have_count(0)


def test_three_write_at_once_and_nobody_sees_a_draft(new_page: NewPage, server: Server) -> None:
    pages = [new_page(), new_page(), new_page()]
    match = new_match(pages[0], server, "daydream:A", [{"who": "me"}, {"who": "open"}, {"who": "open"}])
    for page in pages[1:]:
        join(page, server, match)
    for page in pages:
        sit_down(page, server, match["id"])
    first, second, third = pages
    first.evaluate(PLAY_ON, [10, "done"])
    expect(first.locator(".cell.full")).to_have_count(2)
    for page in (second, third):
        page.locator("button.other").first.click()
        expect(page.get_by_role("dialog").locator("[role=gridcell]").first).to_be_visible()
        assert page.get_by_role("dialog").locator(".cell.full").count() == 0
        assert '"wrote"' not in text_of(page)
        page.keyboard.press("Escape")
    first.locator("[data-answer=done]").click()
    expect(second.locator("button.other.done")).to_have_count(1)
    expect(second.locator("button.other.thinking")).to_have_count(1)
    for page in (second, third):
        page.evaluate(PLAY_ON, [10, "done"])
        page.locator("[data-answer=done]").click()
    # The turn is closed: now everybody sees what everybody wrote.
    expect(first.get_by_test_id("question")).to_contain_text("next to filled clouds")
    first.locator("button.other").first.click()
    expect(first.get_by_role("dialog").locator(".cell.full")).to_have_count(2)


CLOUD = "document.querySelector('[role=gridcell] .target').getBoundingClientRect().width"
INSIDE = """(name) => {
  const one = document.querySelector(`[data-cell="${name}"]`).getBoundingClientRect();
  const frame = document.querySelector("div.frame").getBoundingClientRect();
  return one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom;
}"""


def _started(new_page: NewPage, server: Server, **how: Any) -> Page:
    """Three panels after the starting numbers: one writes."""
    page = new_page(**how)
    sit_down(page, server, new_match(page, server, "daydream:BCA", [{"who": "me"}])["id"])
    page.evaluate(PLAY_ON, [10, "done"])
    page.locator("[data-answer=done]").click()
    expect(page.locator(".dice .digit")).to_be_visible()
    return page


def test_three_panels_come_nearer_where_one_writes_and_are_seen_whole_again(new_page: NewPage, server: Server) -> None:
    page = _started(new_page, server)
    frame = page.locator("div.frame")
    expect(frame).to_have_attribute("data-zoom", "near")
    near = page.evaluate(CLOUD)
    page.get_by_role("button", name="Whole board").click()
    expect(frame).to_have_attribute("data-zoom", "whole")
    assert page.evaluate(CLOUD) < near * 0.8
    page.keyboard.press("z")
    expect(frame).to_have_attribute("data-zoom", "near")
    assert page.evaluate(CLOUD) == pytest.approx(near, rel=0.2)
    # By keys one goes anywhere, and the sheet follows.
    page.locator("[role=gridcell][tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        for _ in range(24 if key in ("ArrowRight", "ArrowLeft") else 8):
            page.keyboard.press(key)
        assert page.evaluate(INSIDE, page.evaluate("document.activeElement.dataset.cell")), key


def test_two_fingers_bring_the_sheet_nearer_and_away(new_page: NewPage, server: Server) -> None:
    page = _started(new_page, server, size=PHONE, fingers=True)
    session = page.context.new_cdp_session(page)

    def pinch(*apart: int) -> None:
        for kind, far in [("touchStart", apart[0]), *[("touchMove", one) for one in apart], ("touchEnd", 0)]:
            points = (
                [] if kind == "touchEnd" else [{"x": 195 - far, "y": 300, "id": 0}, {"x": 195 + far, "y": 300, "id": 1}]
            )
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    near = page.evaluate(CLOUD)
    pinch(40, 50, 60, 70, 80)
    assert page.evaluate(CLOUD) == pytest.approx(near * 2, rel=0.1)
    pinch(160, 120, 80, 40, 20, 10)
    expect(page.locator("div.frame")).to_have_attribute("data-zoom", "whole")
    # What is too small for a finger is not written in: it comes nearer.
    page.locator("[data-legal]").first.tap()
    expect(page.locator("div.frame")).to_have_attribute("data-zoom", "near")
    assert page.evaluate(CLOUD) == pytest.approx(near, rel=0.05)
    expect(page.locator(".cell.full")).to_have_count(2)


def test_the_sheet_stays_where_a_finger_brought_it(new_page: NewPage, server: Server) -> None:
    page = _started(new_page, server, size=PHONE, fingers=True)
    page.locator(".more:not(.none)").first.click()
    page.wait_for_timeout(500)
    seen = [one for one in page.locator("[data-legal]").all() if page.evaluate(INSIDE, one.get_attribute("data-cell"))]
    name = str(seen[0].get_attribute("data-cell"))
    cell = page.locator(f"[data-cell={name}]")
    cell.tap()
    expect(page.get_by_text("Tap again to write.")).to_be_visible()
    # What it earns takes lines that the sheet has to give.
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"] - 70})
    page.wait_for_timeout(500)
    assert page.evaluate(INSIDE, name)
    cell.tap()
    expect(page.locator(f"[data-cell={name}].full")).to_be_visible()


@pytest.mark.parametrize("view", ["EFD", "BCA", "AD"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nobody_is_shut_out_and_nothing_sticks_out(
    new_page: NewPage, server: Server, view: str, size: dict[str, int]
) -> None:
    page = new_page(size=size)
    match = new_match(page, server, f"daydream:{view}", [{"who": "me"}, {"who": "bot", "bot": "random"}])
    sit_down(page, server, match["id"])
    page.evaluate(PLAY_ON, [4, "end"])
    assert obstacles(page, view) == []
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_leaflet_is_the_menu(new_page: NewPage, server: Server, size: dict[str, int]) -> None:
    page = new_page(size=size)
    page.goto(f"{server.url}/new/daydream")
    page.get_by_role("radio", name="Colorful Dreams").check(force=True)
    expect(page.locator(".panel.shown")).to_have_count(3)
    page.get_by_role("button", name="Turn over").click()
    expect(page.get_by_role("radio", name="Evening Melody")).to_be_checked()
    assert obstacles(page, "set-up") == []
    page.get_by_test_id("begin").click()
    page.get_by_test_id("daydream").wait_for()
    expect(page).to_have_title("Evening Melody · Reverie")


def test_the_replay_of_a_game_alone_ends_with_its_title(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    assert main(["simulate", "daydream:A", "--games", "1", "--player", "greedy", "--records", str(tmp_path)]) == 0
    record = (tmp_path / "game-000000.reverie").read_text(encoding="utf-8")
    page = new_page()
    page.goto(f"{server.url}/settings")
    match = page.evaluate(
        """async (record) => {
          await fetch("/api/guest", {method: "POST", headers: {"content-type": "application/json"}, body: "{}"});
          const wanted = {method: "POST", headers: {"content-type": "text/plain"}, body: record};
          return (await (await fetch("/api/records", wanted)).json()).id;
        }""",
        record,
    )
    page.goto(f"{server.url}/match/{match}")
    title = page.get_by_test_id("question")
    title.wait_for()
    earned = title.inner_text()
    assert earned in {"Pillow malfunction", "Gentle wake-up", "Zen attitude", "Total serenity"}
    page.goto(f"{server.url}/replay/{match}")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.get_by_test_id("question")).to_have_text(earned)
    expect(page.locator(".dock .told")).to_contain_text("Every cloud of a grid is filled.")
    # No cloud lies under the dock, however long its text is.
    below = """() => {
      const box = (one) => one.getBoundingClientRect();
      const clouds = [...document.querySelectorAll("[role=gridcell] .target")].map((one) => box(one).bottom);
      return Math.max(...clouds) - box(document.querySelector(".dock")).top;
    }"""
    for width, height in ((1440, 900), (844, 390), (320, 700)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({below})() <= 1")


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_others_do_not_cover_what_one_draws(server: Server, new_page: NewPage, width: int) -> None:
    page = new_page("fr", {"width": width, "height": 844})
    bots = [{"who": "bot", "bot": "gentle"}] * 4
    for others in (1, 4):
        sit_down(page, server, new_match(page, server, "daydream:BC", [{"who": "me"}, *bots[:others]])["id"])
        page.locator(".desk .other").first.wait_for()
        left, right = page.evaluate(
            """() => [
              document.querySelector(".desk .other").getBoundingClientRect().left,
              Math.max(
                ...[...document.querySelectorAll(".desk .now > *")].map((one) => one.getBoundingClientRect().right)),
            ]"""
        )
        assert right <= left, f"{others} others"
