"""Boards of one's own in a browser: drawn by mouse, finger and keys, checked meanwhile, played on and shared."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, EDITIONS, load_boards
from web_browsing import DESKTOP, PHONE, Server, ask
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
# A photo of one grey pixel.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000"
    "3a7e9b550000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(page: Page, cell: str) -> Locator:
    return page.locator(f"[data-place={cell}]")


def expect_fine(page: Page) -> None:
    """The checker has nothing to say; on a busy machine it takes its time to start."""
    expect(page.locator("[data-fine]")).to_be_visible(timeout=60_000)


def start(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/boards")
    page.locator("[data-start=BCA]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-start=A]")).to_be_visible()
    # These tests draw around the clouds of the first edition.
    page.get_by_label("Open files (TOML)").set_input_files(BUILT_IN_BOARDS / "A.toml")
    expect_fine(page)


def drag(page: Page, first: str, last: str) -> None:
    page.mouse.move(*middle(place(page, first)))
    page.mouse.down()
    page.mouse.move(*middle(place(page, last)), steps=5)
    page.mouse.up()


def test_a_board_is_drawn_by_mouse_played_on_and_shared(server: Server, new_page: NewPage) -> None:
    page = new_page(size=DESKTOP)
    start(page, server)
    place(page, "f9").click()
    place(page, "g9").click()
    expect(place(page, "g9")).to_have_attribute("data-sign", "o")
    # The checker says what is missing, at its place: the cloud is in no row, and nothing can be begun.
    page.get_by_role("button", name="The cloud f9 is in no row").click()
    expect(page.locator("[data-place=f9].wrong")).to_be_visible()
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    page.get_by_role("radio", name="Row").check(force=True)
    drag(page, "f9", "g9")
    # An island needs a bridge.
    page.get_by_role("button", name="all clouds must be connected").wait_for()
    page.get_by_role("radio", name="Cloud").check(force=True)
    place(page, "f8").click()
    page.get_by_role("radio", name="Row").check(force=True)
    drag(page, "f8", "f9")
    expect_fine(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="The cloud f8 is in no row")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Redo").click()
    expect_fine(page)
    assert obstacles(page, "editor") == []

    page.get_by_role("button", name="Share").click()
    link = page.locator("[data-link]").get_attribute("href")
    assert link is not None

    # Anybody with the link sees the same board and can play on it at once.
    friend = new_page()
    friend.goto(link)
    expect(place(friend, "g9")).to_have_attribute("data-sign", "o")
    expect_fine(friend)
    friend.get_by_role("button", name="Play on it").click()
    friend.get_by_role("button", name="Begin").click()
    friend.wait_for_url("**/match/*")
    expect(friend.locator("[data-cell=g9]")).to_be_visible()
    friend.locator("[data-cell=g9]").click()
    expect(friend.locator("[data-cell=g9].full")).to_be_visible()
    # A fork of it is another set, with an address of its own.
    friend.goto(link)
    friend.get_by_label("Name of this set").fill("Fork")
    friend.get_by_role("button", name="Save").click()
    expect(friend.get_by_role("button", name="Saved")).to_be_visible(timeout=20_000)
    assert friend.url != link


def test_a_finger_draws_and_a_photo_stays_on_the_device(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(size=PHONE, fingers=True)
    sent: list[bytes] = []
    page.on("request", lambda request: sent.append(request.post_data_buffer or b""))
    start(page, server)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    place(page, "h8").scroll_into_view_if_needed()
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, cell: str) -> None:
        x, y = middle(place(page, cell))
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(*cells: str) -> None:
        finger("touchStart", cells[0])
        for cell in cells[1:]:
            finger("touchMove", cell)
        finger("touchEnd", cells[-1])

    swipe("f8", "f9", "g9")
    expect(place(page, "g9")).to_have_attribute("data-sign", "o")
    page.get_by_role("radio", name="Row").check(force=True)
    place(page, "f9").scroll_into_view_if_needed()
    swipe("f9", "g9")
    swipe("f8", "f9")
    expect_fine(page)

    page.get_by_role("tab", name="Shelf").click()
    page.locator("[data-point='0']").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    photo = tmp_path / "sketch.png"
    photo.write_bytes(PIXEL)
    page.get_by_label("Sketch or photo under it").set_input_files(photo)
    href = page.locator("svg image").get_attribute("href")
    assert href is not None
    assert href.startswith("blob:")
    page.locator("[data-point='1']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible(timeout=20_000)
    assert all(b"PNG" not in one and b"IDAT" not in one for one in sent)


def test_the_keyboard_alone_draws_a_row(server: Server, new_page: NewPage) -> None:
    page = new_page()
    start(page, server)
    place(page, "a1").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(place(page, "b2")).to_have_attribute("data-sign", "o")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(place(page, "b2")).to_have_attribute("aria-label", "b2: cloud, in a2-b2")
    expect_fine(page)
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="The cloud b2 is in no row")).to_be_visible(timeout=20_000)


def test_files_are_imported_coloured_tried_and_printed(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(size=DESKTOP)
    page.goto(f"{server.url}/boards")
    source = (BUILT_IN_BOARDS / "D.toml").read_text(encoding="utf-8")
    file = tmp_path / "D.toml"
    file.write_text(source.replace('name = "biscuit"', 'name = "heart"'), encoding="utf-8")
    page.get_by_label("Open files (TOML)").set_input_files(file)
    expect_fine(page)

    # Colours of its own, at once on the drawing.
    page.get_by_role("tab", name="Leaves and sky").click()
    page.get_by_label("Colours of its own").check()
    page.locator("[data-colour=sky]").fill("#aaccee")
    expect(page.locator(".editor").first).to_have_attribute("style", re.compile("--v-sky: #AACCEE"))

    # A detail drawn by hand, and one typed.
    page.get_by_role("tab", name="Shelf").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("heart")
    drawing = page.locator("[data-details]")
    had = page.locator("[data-details] path").count()
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 0.3 * box["width"], box["y"] + 0.3 * box["height"])
    page.mouse.down()
    page.mouse.move(box["x"] + 0.6 * box["width"], box["y"] + 0.5 * box["height"], steps=6)
    page.mouse.up()
    expect(page.locator("[data-details] path")).to_have_count(had + 1)
    page.get_by_label("Path", exact=True).fill("M10 10 L20 nonsense")
    expect(page.get_by_role("button", name=re.compile("path should be an SVG path"))).to_be_visible(timeout=20_000)
    page.get_by_label("Path", exact=True).fill("M10 10 L20 20")
    expect_fine(page)
    assert obstacles(page, "editor") == []

    page.get_by_role("button", name="Print").click()
    with page.expect_response("**/api/paper*", timeout=120_000) as printed:
        page.get_by_role("button", name="Make the PDF").click()
    assert (printed.value.status, printed.value.headers["content-type"]) == (200, "application/pdf")
    expect(page.locator("[data-pdf]")).to_have_attribute("href", re.compile("^blob:"))
    page.keyboard.press("Escape")

    # Tried by players, as a progress bar and a plot.
    page.get_by_role("button", name="See how hard it is").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("figure svg rect").first.wait_for(timeout=60_000)
    assert int(page.locator("[data-games]").get_attribute("data-games") or 0) > 0
    page.get_by_role("button", name="Stop").click()
    page.keyboard.press("Escape")

    # What is played on has the same colours.
    page.get_by_role("button", name="Play on it").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_test_id("daydream")).to_have_attribute("style", re.compile("--v-sky: #AACCEE"))


@pytest.mark.parametrize("edition", ["1", "2"])
def test_every_edition_is_drawn_as_it_is(server: Server, new_page: NewPage, edition: str) -> None:
    page = new_page()
    page.goto(server.url)
    wanted = {"setup": "daydream:D", "options": {"boards": edition}, "seats": [{"who": "me"}]}
    match = ask(page, server, "/matches", wanted)
    page.goto(f"{server.url}/match/{match['id']}")
    page.get_by_test_id("daydream").wait_for()
    cells = {str(one.get_attribute("data-cell")) for one in page.locator("[data-cell]").all()}
    board = load_boards(EDITIONS / edition, edition).boards["D"]
    assert cells == set(board.cell_names)
