"""A table fits phones and tablets both ways, desktops and large screens: nothing is cut, squashed or out of reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web_browsing import DESKTOP, PHONE, PLAY_ON, Server, begin, new_match, sit_down

NewPage = Callable[..., Page]
SIZES = ((320, 700), (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 720), (1440, 900), (1920, 1080))

# What is wrong with the table at this size: too wide a page, a table of cards that is higher than the window, cards
# too small to be seen or lying under the question, words of a price under the drawn card, goals drawn out, tools out of
# sight, clouds out of shape or too small, dice or leaves too small for a finger, a
# question or something to be taken that lies under something else.
WRONG = """([width, height]) => {
  const wrong = [];
  if (document.documentElement.scrollWidth > width) wrong.push("wide: " + document.documentElement.scrollWidth);
  const high = document.documentElement.scrollHeight;
  if (document.querySelector("[data-phase]") && high > height + 1) wrong.push("high: " + high);
  for (const one of document.querySelectorAll(".path .picture")) {
    const {width: wide, right} = one.getBoundingClientRect();
    if (wide < 6 || right > width) wrong.push(`card: ${wide} to ${right}`);
  }
  const asked = document.querySelector(".ask .words")?.getBoundingClientRect();
  for (const one of document.querySelectorAll(".labyrinth .picture")) {
    const {left, right, bottom} = one.getBoundingClientRect();
    if (bottom > asked.top + 2 && right > asked.left && left < asked.right) wrong.push("card under the question");
  }
  for (const one of document.querySelectorAll(".price h3")) {
    const range = document.createRange();
    range.selectNodeContents(one);
    const {left, top, height} = range.getBoundingClientRect();
    const over = document.elementFromPoint(left + 3, top + height / 2);
    if (!one.contains(over)) wrong.push(`covered: ${one.textContent} by ${over?.className}`);
  }
  for (const one of document.querySelectorAll(".goals"))
    if (one.offsetHeight > 2 * one.querySelector("svg").getBoundingClientRect().height) wrong.push("goals drawn out");
  for (const one of document.querySelectorAll("[role=toolbar] button")) {
    const box = one.getBoundingClientRect();
    if (box.bottom > height + 1 || box.top < 0 || box.right > width + 1) wrong.push("out of sight: " + one.textContent);
  }
  for (const one of document.querySelectorAll("[role=gridcell] .cloud")) {
    const {width: wide, height: high} = one.getBoundingClientRect();
    if (wide / high < 0.75 || wide / high > 1.6 || wide < 24) wrong.push(`cloud: ${wide} x ${high}`);
  }
  for (const one of document.querySelectorAll("button.die, button.leaf")) {
    const {width: wide, height: high} = one.getBoundingClientRect();
    if (wide < 44 || high < 44) wrong.push(`${one.className}: ${wide} x ${high}`);
  }
  const needed = ".question, .asks, button.die, button.leaf, .skip [data-answer], [role=toolbar] button";
  for (const one of document.querySelectorAll(needed)) {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!one.contains(top)) wrong.push("covered: " + (one.textContent || one.className) + " by " + top?.className);
  }
  return wrong.slice(0, 4);
}"""


# Buttons with words in a sheet that have no room to the left and right of them.
TIGHT = """() => [...document.querySelectorAll("dialog[open] p .button")].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getBoundingClientRect().width + 16 > one.getBoundingClientRect().width;
}).map((one) => one.textContent.trim())"""


def to_the_first_turn(page: Page, server: Server, match: str) -> None:
    """Write the starting numbers: afterwards there are leaves, and a die can be skipped."""
    sit_down(page, server, match)
    table = page.get_by_test_id("daydream")
    for press in ("[data-legal]", "[data-legal]", "[data-answer=done]"):
        decision = table.get_attribute("data-decision") or ""
        page.locator(press).last.dispatch_event("click")
        expect(table).not_to_have_attribute("data-decision", decision)
    page.locator("button.leaf").first.wait_for()


@pytest.mark.parametrize(
    ("setup", "players", "asked"),
    [
        ("onirim", 1, "act"),
        ("onirim+book+towers+dreams", 1, "nightmare"),
        ("onirim+book+towers+dreams", 2, "nightmare"),
        ("onirim", 2, "act"),
        ("daydream:A", 1, ""),
        ("daydream:DA", 5, ""),
        ("daydream:EFD", 3, ""),
    ],
)
def test_a_table_fits_every_screen(server: Server, new_page: NewPage, setup: str, players: int, asked: str) -> None:
    page = new_page("de" if setup.startswith("daydream") else "en")
    seats = [{"who": "me"}] + [{"who": "bot", "bot": "random"}] * (players - 1)
    page.expose_function("choose", lambda view: view["actions"][0]["text"])
    for _ in range(5):  # a game may be over before that is asked
        match = new_match(page, server, setup, seats)
        if setup.startswith("daydream"):
            to_the_first_turn(page, server, match["id"])
            break
        # Alone long enough for a labyrinth that winds.
        page.evaluate(PLAY_ON, [match["id"], 24 if (setup, players) == ("onirim", 1) else 6, asked])
        if page.request.get(f"{server.url}/api/matches/{match['id']}").json()["status"] == "playing":
            break
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator(".question, .asks").first.wait_for()
        wrong[width, height] = page.evaluate(WRONG, [width, height])
    assert {size: found for size, found in wrong.items() if found} == {}


# What cannot be read or reached in the largest text, however far down the page it is: a page that is too wide, words
# and things to be pressed that stick out of the window, a name that is cut off, odds that lie over the table unasked.
UNREACHED = """(width) => {
  const wrong = [];
  if (document.documentElement.scrollWidth > width) wrong.push("wide: " + document.documentElement.scrollWidth);
  const needed = ".question, .asks, .tip, [data-answer], button.die, .change *, [role=toolbar] button, .counts, .plate";
  for (const one of document.querySelectorAll(needed)) {
    const {left, right, width: wide} = one.getBoundingClientRect();
    if (wide > 0 && (left < -1 || right > width + 1)) wrong.push(`out: ${one.className} ${left} to ${right}`);
  }
  for (const one of document.querySelectorAll(".plate .name"))
    if (one.scrollWidth > one.clientWidth + 1) wrong.push("cut off: " + one.textContent);
  for (const one of document.querySelectorAll(".path .picture"))
    if (one.getBoundingClientRect().width < 24) wrong.push("card: " + one.getBoundingClientRect().width);
  if (document.querySelector(".odds[open]")) wrong.push("odds over the table");
  return [...new Set(wrong)].slice(0, 4);
}"""


@pytest.mark.parametrize(
    ("setup", "players", "asked"),
    [("onirim+book+towers+dreams", 1, "nightmare"), ("onirim", 2, "act"), ("daydream:EFD", 3, "")],
)
def test_a_table_holds_in_the_largest_text(
    server: Server, new_page: NewPage, setup: str, players: int, asked: str
) -> None:
    page = new_page("de")
    match = new_match(page, server, setup, [{"who": "me"}] + [{"who": "bot", "bot": "gentle"}] * (players - 1))
    if setup.startswith("daydream"):
        to_the_first_turn(page, server, match["id"])
    else:
        page.expose_function("choose", lambda view: view["actions"][0]["text"])
        page.evaluate(PLAY_ON, [match["id"], 6, asked])
    page.evaluate("localStorage.setItem('reverie-settings', JSON.stringify({language: 'de', textSize: '200'}))")
    wrong = {}
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator(".question, .asks").first.wait_for()
        # Fonts and measured widths arrive over several frames, more of them on a busy machine: what stays wrong counts.
        for _ in range(20):
            wrong[width, height] = page.evaluate(UNREACHED, width)
            if not wrong[width, height]:
                break
            page.wait_for_timeout(100)
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize("setup", ["onirim", "daydream:A"])
def test_a_hint_leaves_what_is_played_with_in_reach(server: Server, new_page: NewPage, setup: str) -> None:
    page = new_page()
    match = new_match(page, server, setup, [{"who": "me"}])
    if setup.startswith("daydream"):
        to_the_first_turn(page, server, match["id"])
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator("[role=toolbar]").get_by_role("button", name="Hint").click()
        expect(page.get_by_role("button", name="Play this")).to_be_in_viewport(ratio=1, timeout=60_000)
        if setup.startswith("daydream") and (width, height) == (844, 390):
            continue  # there it lies over the desk, so that clouds and what it points at are seen
        covered = page.evaluate(
            """() => [...document.querySelectorAll(".question, .hands [data-card], button.die, button.leaf")]
              .filter((one) => {
                const {left, top, width, height} = one.getBoundingClientRect();
                return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-testid=hint]");
              }).map((one) => one.className)"""
        )
        assert covered == [], (width, height)


def test_the_button_for_the_whole_board_covers_no_cloud_to_write_on(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.expose_function("choose", lambda view: view["actions"][-1]["text"])
    match = new_match(page, server, "daydream:EFD", [{"who": "me"}])["id"]
    for width, height in ((390, 844), (844, 390), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(3):
            page.evaluate(PLAY_ON, [match, 3, "write"])
            page.goto(f"{server.url}/match/{match}")
            page.locator("[data-legal]").first.wait_for()
            assert (
                page.evaluate("""() => {
              const zoom = document.querySelector("button.zoom")?.getBoundingClientRect();
              const under = (box) => box.right > zoom.left + 4 && box.left < zoom.right - 4 &&
                box.bottom > zoom.top + 4 && box.top < zoom.bottom - 4;
              return zoom === undefined ? [] : [...document.querySelectorAll("[data-legal] .cloud")]
                .filter((one) => under(one.getBoundingClientRect())).map((one) => one.textContent);
            }""")
                == []
            ), (width, height)


def test_every_card_of_a_partner_can_be_told_beside_a_long_labyrinth(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    match = new_match(page, server, "onirim", [{"who": "me"}, {"who": "bot", "bot": "gentle"}])["id"]
    page.expose_function("choose", lambda view: view["actions"][0]["text"])
    page.evaluate(PLAY_ON, [match, 24, "act"])
    for size in (PHONE, {"width": 320, "height": 700}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto(f"{server.url}/match/{match}")
        page.locator("[data-place=partner-hand] li").first.wait_for()
        shares = page.locator("[data-place=partner-hand] li").evaluate_all(
            "(all) => all.map((one) => one.offsetWidth / one.querySelector('.picture').offsetWidth)"
        )
        assert min(shares) > 0.3, (size, shares)


def test_the_odds_are_put_away_when_the_window_becomes_small(server: Server, new_page: NewPage) -> None:
    page = new_page(size=DESKTOP)
    begin(page, server)
    expect(page.locator(".odds[open]")).to_have_count(1)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator(".odds[open]")).to_have_count(0)


# Which names of boards are wider than the card they stand on.
TOO_WIDE = """() => [...document.querySelectorAll(".view")].filter((card) => {
  const name = document.createRange();
  name.selectNodeContents(card.querySelector(".name"));
  return name.getBoundingClientRect().right > card.getBoundingClientRect().right - 4;
}).map((card) => card.textContent)"""


def played(page: Page, server: Server, setup: str) -> str:
    """A game that was played to its end."""
    match: str = new_match(page, server, setup, [{"who": "me"}])["id"]
    page.expose_function("choose", lambda view: view["actions"][-1]["text"])
    page.evaluate(PLAY_ON, [match, 1000, ""])
    return match


def test_what_comes_next_is_in_sight_at_the_end_of_a_game(server: Server, new_page: NewPage) -> None:
    page = new_page()
    match = played(page, server, "daydream:A")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match}")
        again = page.get_by_role("button", name="Play again")
        again.wait_for()
        if width > 320:  # there the buttons would leave no room for anything else
            expect(again).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("link", name="Game review")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("setup", ["onirim", "daydream:A"])
def test_the_buttons_of_a_sheet_are_as_wide_as_their_words(server: Server, new_page: NewPage, setup: str) -> None:
    """What makes the tools of a table small is not meant for the sheets that they open."""
    page = new_page("de")
    match = new_match(page, server, setup, [{"who": "me"}])["id"]
    tight = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match}")
        page.get_by_role("toolbar").get_by_role("button", name="Aufgeben").click()
        page.locator("dialog[open]").wait_for()
        tight[width, height] = page.evaluate(TIGHT)
    assert {size: found for size, found in tight.items() if found} == {}


def test_what_is_shared_can_be_read_beside_its_picture(server: Server, new_page: NewPage) -> None:
    page = new_page()
    match = played(page, server, "onirim")
    for width, height in ((320, 700), (390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/match/{match}")
        page.get_by_role("button", name="Share").click()
        page.get_by_test_id("share-picture").wait_for()
        text, picture = (page.locator(f".shared {part}").bounding_box() for part in ("p", "img"))
        assert text is not None
        assert picture is not None
        assert text["width"] >= 180, (width, height)
        assert picture["width"] >= 180, (width, height)
        assert text["x"] + text["width"] <= picture["x"] or text["y"] + text["height"] <= picture["y"] + 1


def test_the_dock_of_a_replay_lies_below_the_hand(server: Server, new_page: NewPage) -> None:
    page = new_page()
    match = played(page, server, "onirim")
    for width, height in ((390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/replay/{match}")
        page.locator(".dock .curve svg").wait_for()
        page.get_by_role("slider").fill("12")
        hand, dock = page.locator(".hands").bounding_box(), page.locator(".dock").bounding_box()
        assert hand is not None
        assert dock is not None
        assert hand["y"] + hand["height"] <= dock["y"] + 4, (width, height)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_of_boards_fit_their_cards(server: Server, new_page: NewPage, language: str) -> None:
    page = new_page(language)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/new/daydream")
        page.locator(".view").first.wait_for()
        wrong[width, height] = page.evaluate(TOO_WIDE)
    assert {size: found for size, found in wrong.items() if found} == {}


def test_a_lost_connection_is_said_beside_the_title_not_over_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_test_id("play-onirim").wait_for()
    page.goto(f"{server.url}/offline")  # what has been seen is there without a server
    page.get_by_test_id("offline-onirim").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Reverie").click()
    for width, height in ((390, 844), (820, 1180), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        line, title = page.locator("header .offline").bounding_box(), page.locator("h1").first.bounding_box()
        assert line is not None
        assert title is not None
        assert line["y"] + line["height"] <= title["y"], (width, height)


@pytest.mark.parametrize("lesson", ["onirim-nightmares", "daydream-stars"])
def test_a_lesson_can_be_read_and_gone_through_at_every_size(server: Server, new_page: NewPage, lesson: str) -> None:
    page = new_page("de")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/learn/{lesson}")
        text = page.get_by_test_id("lesson-text")
        text.wait_for()  # the time it takes to load is measured elsewhere
        expect(text).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Weiter")).to_be_in_viewport(ratio=1)
        box = text.bounding_box()
        assert box is not None
        assert box["width"] >= 220, (width, height)


def test_every_price_of_a_nightmare_is_in_sight_beside_a_riddle(server: Server, new_page: NewPage) -> None:
    page = new_page("de")
    for width, height in ((1180, 820), (1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/riddles/about/oni-nightmare")
        page.get_by_test_id("riddle").wait_for()
        edges = page.evaluate("""() => {
          const right = (selector) => [...document.querySelectorAll(selector)]
            .map((one) => one.getBoundingClientRect().right);
          return [Math.max(0, ...right(".price")), Math.max(innerWidth * 0.8, ...right(".prices"))];
        }""")
        assert edges[0] <= edges[1] + 1, (width, height)
