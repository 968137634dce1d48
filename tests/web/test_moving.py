"""Things are moved by hand: dragged with a real mouse and a real finger, or chosen and their place tapped."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web_browsing import DESKTOP, PHONE, PLAY_ON, Server, begin, new_match, sit_down

NewPage = Callable[..., Page]


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, place: Locator, finger: bool) -> None:
    """From the middle of the one to the middle of the other, as a hand moves: in steps."""
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    steps = [(x + (to_x - x) * n / 8, y + (to_y - y) * n / 8) for n in range(1, 9)]
    if not finger:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in steps:
            page.mouse.move(*step)
        page.mouse.up()
        return
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]} for at in points]}
        )

    touch("touchStart", (x, y))
    for step in steps:
        touch("touchMove", step)
    touch("touchEnd")


def playable(page: Page) -> Locator:
    return page.locator(".hands .held:not(.dim)").first


@pytest.mark.parametrize(("size", "finger"), [(DESKTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_cards_are_dragged_to_the_labyrinth_and_to_the_discard_pile(
    server: Server, new_page: NewPage, size: Any, finger: bool
) -> None:
    page = new_page(size=size, fingers=finger)
    begin(page, server)
    row = page.locator(".labyrinth [data-look]")
    drag(page, playable(page), page.locator("[data-drop=row]"), finger)
    expect(row).to_have_count(1)
    expect(page.locator(".carried")).to_have_count(0)
    _until_asked_to_act(page)
    before = page.locator("[data-drop=discard] .n").inner_text()
    drag(page, page.locator(".hands .held").first, page.locator("[data-drop=discard]"), finger)
    expect(page.locator("[data-drop=discard] .n")).not_to_have_text(before)


@pytest.mark.parametrize(("size", "finger"), [(DESKTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_nightmares_prophecies_spells_and_swaps_are_moved_by_hand(
    server: Server, new_page: NewPage, size: Any, finger: bool
) -> None:
    page = new_page(size=size, fingers=finger)
    # The last answer that is no spell: discards, so that the deck is drawn from and the discard pile can pay.
    page.expose_function(
        "choose", lambda view: [one["text"] for one in view["actions"] if not one["text"].startswith("cast ")][-1]
    )
    me, bot = {"who": "me"}, {"who": "bot", "bot": "random"}
    table = page.locator(".table")
    for setup, seats, asked, thing, place in (
        ("onirim", [me], "nightmare", ".drawn", "[data-drop=deck]"),
        ("onirim", [me], "bin", ".choices button", "[data-drop=discard]"),
        ("onirim+book", [me], "act", ".page[aria-disabled=false]", "[data-drop=discard]"),
        ("onirim", [me, bot], "swap", ".hands > section .held", "[data-drop=common]"),
    ):
        match = new_match(page, server, setup, seats)["id"]
        page.evaluate(PLAY_ON, [match, 40 if "book" in setup else 12, asked])
        page.goto(f"{server.url}/match/{match}")
        page.locator(thing).first.wait_for()
        decision = str(table.get_attribute("data-decision"))
        drag(page, page.locator(thing).first, page.locator(place), finger)
        expect(table).not_to_have_attribute("data-decision", decision)
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("size", "finger"), [(DESKTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_the_first_common_card_is_laid_where_none_lies_yet(
    server: Server, new_page: NewPage, size: Any, finger: bool
) -> None:
    page = new_page(size=size, fingers=finger)

    def choose(view: dict[str, Any]) -> str:
        """A new hand as soon as there is a nightmare: then both hands are empty."""
        texts = [one["text"] for one in view["actions"]]
        return "new hand" if "new hand" in texts else str(texts[-1])

    page.expose_function("choose", choose)
    match = new_match(page, server, "onirim", [{"who": "me"}, {"who": "bot", "bot": "random"}])["id"]
    page.evaluate(PLAY_ON, [match, 1, "place"])
    page.goto(f"{server.url}/match/{match}")
    common = page.locator(".hands [data-drop=common]")
    expect(common.locator("li")).to_have_count(0)
    drag(page, page.locator(".drawn"), common, finger)
    expect(common.locator("li")).to_have_count(1)


def test_a_card_is_carried_as_large_as_it_lies_and_lifts_no_other(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server)
    first, second = page.locator(".hands .held").nth(0), page.locator(".hands .held").nth(1)
    lying = first.locator(".picture").evaluate("(one) => one.offsetWidth")
    page.mouse.move(*middle(first))
    page.mouse.down()
    x, y = middle(second)
    page.mouse.move(x - 20, y, steps=4)
    page.mouse.move(x, y, steps=4)
    carried = page.locator(".carried .picture")
    assert carried.evaluate("(one) => one.offsetWidth") == pytest.approx(lying, abs=1)
    assert second.evaluate("(one) => one.matches(':hover')") is False
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(carried).to_have_count(0)


def test_a_place_that_does_not_fit_says_why(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server)
    decision = page.locator(".table").get_attribute("data-decision")
    for place, why in (
        ("limbo", "no card goes from the hand to Limbo"),
        ("deck", "no card goes from the hand back into the deck"),
        ("doors", "a door opens for three cards of its colour"),
    ):
        drag(page, page.locator(".hands .held").first, page.locator(f"[data-drop={place}]"), False)
        expect(page.get_by_role("alert")).to_contain_text(why)
    assert page.locator(".table").get_attribute("data-decision") == decision


def test_a_chosen_card_lights_its_places_and_goes_where_one_taps(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE, fingers=True)
    begin(page, server)
    expect(page.locator("[data-drop].lit")).to_have_count(0)
    playable(page).tap()
    expect(page.locator("[data-drop=row].lit")).to_contain_text("1 of 3")
    expect(page.locator("[data-drop=discard].lit")).to_be_visible()
    page.locator("[data-drop=row]").tap()
    expect(page.locator(".labyrinth [data-look]")).to_have_count(1)
    # Flung there instead: the next tap still chooses.
    _until_asked_to_act(page)
    drag(page, page.locator(".hands .held").first, page.locator("[data-drop=discard]"), True)
    expect(page.locator(".carried")).to_have_count(0)
    _until_asked_to_act(page, finger=True)
    page.locator(".hands .held").first.tap()
    expect(page.locator(".hands [aria-pressed=true]")).to_have_count(1)


def test_a_long_press_holds_a_card_up_with_its_rule(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE, fingers=True)
    begin(page, server)
    x, y = middle(page.locator(".hands .held").first)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_role("dialog")).to_contain_text("room")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    expect(page.locator(".hands [aria-pressed=true]")).to_have_count(0)
    # A mouse that holds a card for long is about to drag it.
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(700)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.mouse.move(*middle(page.locator("[data-drop=discard]")), steps=4)
    page.mouse.up()
    expect(page.locator("[data-drop=discard] .n")).to_have_text("1")


@pytest.mark.parametrize(("size", "finger"), [(DESKTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_a_die_is_laid_on_a_cloud_and_a_leaf_on_a_die(
    server: Server, new_page: NewPage, size: Any, finger: bool
) -> None:
    page = new_page(size=size, fingers=finger)
    sit_down(page, server, new_match(page, server, "daydream:A", [{"who": "me"}])["id"])
    dice, written = page.locator("[data-die]"), page.locator(".cell.full")
    for n in (1, 2):
        drag(page, page.locator("[data-die]:not(:disabled)").first, page.locator("[data-legal]").nth(9), finger)
        expect(written).to_have_count(n)
    page.locator("[data-answer=done]").click()
    expect(page.locator(".dice .digit")).to_be_visible()
    # On a cloud that holds a digit nothing is written, and it is said why.
    tools = page.locator(".desk > .tools").bounding_box()
    drag(page, dice.first, written.first, finger)
    expect(page.get_by_role("alert")).to_contain_text("already")
    assert page.locator(".desk > .tools").bounding_box() == tools
    expect(written).to_have_count(2)
    # A circled leaf changes the die that it is laid on.
    face = int(dice.nth(1).get_attribute("data-die") or 0)
    drag(page, page.locator(".change .leaf:not(:disabled)").last, dice.nth(1), finger)
    expect(page.locator(".dice .digit")).to_have_text(str(face + 1))


def test_a_die_carried_in_over_the_edge_leaves_the_sheet_where_it_is(server: Server, new_page: NewPage) -> None:
    page = new_page(size={"width": 1440, "height": 900})
    sit_down(page, server, new_match(page, server, "daydream:BCA", [{"who": "me"}])["id"])
    for n in (1, 2):
        drag(page, page.locator("[data-die]:not(:disabled)").first, page.locator("[data-legal]").nth(40), False)
        expect(page.locator(".cell.full")).to_have_count(n)
    page.locator("[data-answer=done]").click()
    frame = page.locator("[data-zoom=near]")
    frame.wait_for()
    expect(page.locator(".dice .digit")).to_be_visible()
    box = frame.bounding_box()
    assert box is not None
    before = frame.evaluate("(one) => [one.scrollLeft, one.scrollTop]")
    page.mouse.move(*middle(page.locator("[data-die]:not(:disabled)").first))
    page.mouse.down()
    for above in (20, -10, -20, -30, -40, -50, -90):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] + above)
        page.wait_for_timeout(40)
    assert frame.evaluate("(one) => [one.scrollLeft, one.scrollTop]") == before
    page.keyboard.press("Escape")
    page.mouse.up()


def test_a_cloud_at_the_edge_stays_under_the_die_laid_on_it(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE, fingers=True)
    sit_down(page, server, new_match(page, server, "daydream:EFD", [{"who": "me"}])["id"])
    frame = page.locator("[data-zoom=near]")
    frame.wait_for()
    # The middle of a cloud that is near the edge, but not at it.
    cell, x, y = frame.evaluate("""(frame) => {
      const {right, top, bottom} = frame.getBoundingClientRect();
      return [...frame.querySelectorAll("[data-legal]")].map((one) => {
        const box = one.getBoundingClientRect();
        return [one.dataset.cell, box.x + box.width / 2, box.y + box.height / 2];
      }).find(([, x, y]) => x > right - 50 && x < right - 20 && y > top + 90 && y < bottom - 90);
    }""")
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]} for at in points]}
        )

    start = middle(page.locator("[data-die]").first)
    touch("touchStart", start)
    for n in range(1, 13):
        touch("touchMove", (start[0] + (x - start[0]) * n / 12, start[1] + (y - start[1]) * n / 12))
    before = frame.evaluate("(one) => one.scrollLeft")
    page.wait_for_timeout(400)
    assert frame.evaluate("(one) => one.scrollLeft") == before
    touch("touchEnd")
    expect(page.locator(f"[data-cell={cell}].full")).to_be_visible()


def test_a_card_let_go_stays_there_until_it_is_answered(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server)
    page.context.set_offline(True)
    card = page.locator(".hands .held").first
    drag(page, card, page.locator("[data-drop=discard]"), False)
    expect(page.get_by_test_id("move-kept")).to_be_visible()
    expect(page.locator(".carried")).to_have_count(1)
    expect(card).to_have_class(re.compile("lifted"))
    page.context.set_offline(False)
    expect(page.locator("[data-drop=discard] .n")).to_have_text("1")
    expect(page.locator(".carried")).to_have_count(0)


def _until_asked_to_act(page: Page, finger: bool = False) -> None:
    """Settle whatever the draw brought: nightmares and doors, by the last answer offered."""
    table = page.locator(".table")
    while not page.locator("[data-drop=row]").count():
        decision = table.get_attribute("data-decision")
        answer = page.locator(".ask [data-answer], [data-testid=order-done]").last
        answer.tap() if finger else answer.click()
        expect(table).not_to_have_attribute("data-decision", str(decision))
