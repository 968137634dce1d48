"""Boards of one's own in a browser: drawn by mouse, finger and keys, checked meanwhile, played on and shared."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, EDITIONS, load_boards
from web_browsing import DESKTOP, PHONE, Server, ask
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
LAPTOP = {"width": 1440, "height": 900}
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
    expect(friend.locator("[data-cell=g9]")).to_be_visible(timeout=60_000)
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


def test_what_is_wrong_is_said_at_its_place(server: Server, new_page: NewPage) -> None:
    page = new_page(size=LAPTOP)
    page.goto(f"{server.url}/boards")
    page.locator("[data-start=AD]").click()
    expect_fine(page)
    # The whole width is used: the drawing, what it will look like, and what can be done with it.
    drawn, shown = page.locator("svg.grid").bounding_box(), page.locator(".preview svg").bounding_box()
    assert drawn is not None
    assert shown is not None
    assert drawn["x"] + drawn["width"] <= shown["x"]
    assert drawn["width"] > 0.4 * LAPTOP["width"]
    assert drawn["y"] + drawn["height"] <= LAPTOP["height"]
    # An island of the second panel: marked on that panel, under its own name.
    page.get_by_role("tab", name="D", exact=True).click()
    place(page, "a8").click()
    place(page, "b8").click()
    expect(page.locator(".bubble")).to_have_text("The cloud a8 is in no row.", timeout=20_000)
    page.get_by_role("radio", name="Row").check(force=True)
    place(page, "a8").click()  # a row is drawn by two taps, too
    place(page, "b8").click()
    expect(page.locator(".bubble")).to_have_text(re.compile("^a8 cannot be reached"), timeout=20_000)
    expect(page.locator("[data-place=a8].wrong")).to_be_visible()
    bubble, cell = page.locator(".bubble").bounding_box(), place(page, "a8").bounding_box()
    assert bubble is not None
    assert cell is not None
    assert abs(bubble["y"] + bubble["height"] - cell["y"]) < cell["height"]
    # A row that cannot be is refused with its reason.
    drag(page, "a8", "d8")
    expect(page.locator(".refused")).to_have_text("A row runs through c8, where there is no cloud.")


def test_a_row_is_drawn_from_under_another_ones_sun(server: Server, new_page: NewPage) -> None:
    page = new_page(size=DESKTOP)
    start(page, server)
    # A fast hand misses no cloud.
    page.mouse.move(*middle(place(page, "a9")))
    page.mouse.down()
    page.mouse.move(*middle(place(page, "f9")))
    page.mouse.up()
    assert all(place(page, cell).get_attribute("data-sign") == "o" for cell in ("a9", "b9", "c9", "d9", "e9", "f9"))
    page.get_by_role("radio", name="Row").check(force=True)
    drag(page, "b9", "c9")
    # Its sun lies over a9: a drag from there draws a row of the six, and does not move the sun.
    page.mouse.move(*middle(page.locator("[data-row] .touch").last))
    page.mouse.down()
    page.mouse.move(*middle(place(page, "f9")), steps=4)
    page.mouse.up()
    expect(place(page, "a9")).to_have_attribute("aria-label", re.compile("in a9-f9"))


def test_a_photo_is_moved_and_stays_for_the_next_object(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(size=DESKTOP)
    start(page, server)
    photo = tmp_path / "sketch.png"
    photo.write_bytes(PIXEL)
    page.get_by_role("tab", name="Shelf").click()
    page.get_by_label("Sketch or photo under it").set_input_files(photo)
    page.get_by_label("Size of the photo").fill("200")
    page.get_by_label("Left or right").fill("50")
    # The right edge of the photo is in the middle of the drawing.
    image = page.locator("svg image")
    assert [image.get_attribute(name) for name in ("x", "width")] == ["-150", "200"]
    page.get_by_role("tab", name="Clouds").click()
    page.get_by_role("tab", name="Shelf").click()
    expect(image).to_have_attribute("width", "200")
    # Keys act on the point they are at, and go on with the one they made.
    page.get_by_role("button", name="New object").click()
    page.locator("[data-point='0']").focus()
    page.keyboard.press("+")
    expect(page.locator("[data-point='1']")).to_be_focused()
    page.keyboard.press("b")
    page.get_by_role("button", name="Curve of the line to point 2").focus()
    before = page.locator("[data-bend='1'] rect").get_attribute("x")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-bend='1'] rect")).not_to_have_attribute("x", before or "")


def test_the_name_of_a_set_has_room_in_the_largest_text_on_a_small_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(size={"width": 320, "height": 700}, fingers=True)
    page.goto(f"{server.url}/boards")
    page.evaluate("""localStorage.setItem('reverie-settings', '{"language": "en", "textSize": "200"}')""")
    page.goto(f"{server.url}/boards")
    page.locator("[data-start=A]").click()
    expect_fine(page)
    name = page.get_by_label("Name of this set").bounding_box()
    assert name is not None
    assert name["width"] > 200


def test_a_board_is_begun_from_nothing_on_a_phone_lying_on_its_side(server: Server, new_page: NewPage) -> None:
    page = new_page(size={"width": 844, "height": 390}, fingers=True)
    page.goto(f"{server.url}/boards")
    page.get_by_label("On empty paper").check()
    page.locator("[data-start=A]").click()
    expect(page.locator(".bubble")).to_contain_text("this one has 0", timeout=60_000)
    # The clouds that most boards have are in sight without scrolling, and the tools beside them.
    drawn, tools = page.locator("svg.grid").bounding_box(), page.locator(".tools").bounding_box()
    assert drawn is not None
    assert tools is not None
    assert drawn["y"] < 390 / 3
    assert drawn["y"] + 0.7 * drawn["height"] < 390
    assert drawn["x"] + drawn["width"] <= tools["x"]
    place(page, "b2").tap()
    expect(place(page, "b2")).to_have_attribute("data-sign", "o")
    # The other parts of a panel fill the width.
    page.get_by_role("tab", name="Shelf").click()
    button = page.get_by_role("button", name="New object").bounding_box()
    assert button is not None
    assert button["x"] < 100


def test_two_panels_are_shared_and_the_sky_says_what_is_wrong_with_it(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(size=DESKTOP)
    page.goto(f"{server.url}/boards")
    odd = tmp_path / "A.toml"
    odd.write_text('panel = "A"\n')
    page.get_by_label("Open files (TOML)").set_input_files(odd)
    expect(page.get_by_role("alert")).to_contain_text("A.toml cannot be opened: “leaves” is missing")
    page.locator("[data-start=BC]").click()
    expect_fine(page)
    page.get_by_role("button", name="Share").click()
    link = page.locator("[data-link]").get_attribute("href")
    assert link is not None
    page.goto(link)
    expect_fine(page)
    page.get_by_role("button", name="Play on it").click()
    expect(page.get_by_role("combobox", name="Board", exact=True)).to_have_value("BC")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="C", exact=True).click()
    page.get_by_role("tab", name="Leaves and sky").click()
    page.locator("[data-spot='0']").focus()
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".more [role=alert]")).to_contain_text("has to be the lowest", timeout=20_000)
    expect(page.locator("[data-spot='0'].wrong")).to_be_visible()
    # The address says what a reload shows: what has changed since is a draft, and no longer what the link leads to.
    expect(page).to_have_url(re.compile("/boards/draft/"))
    page.reload()
    page.locator("[data-place=a1]").wait_for()
    expect(page.get_by_role("button", name="has to be the lowest")).to_be_visible(timeout=20_000)


def test_what_is_done_at_two_places_is_undone_in_two_steps(server: Server, new_page: NewPage) -> None:
    page = new_page(size=DESKTOP)
    start(page, server)
    page.get_by_role("tab", name="Leaves and sky").click()
    leaves = page.get_by_label("Leaves", exact=True)
    had = leaves.input_value()
    # A number is deleted and typed anew.
    leaves.click()
    page.keyboard.press("End")
    page.keyboard.press("Backspace")
    page.keyboard.type("7")
    expect(leaves).to_have_value("7")
    page.keyboard.press("Backspace")
    page.keyboard.press("Tab")
    expect(leaves).to_have_value("7")
    page.get_by_role("tab", name="Shelf").click()
    things, name = page.locator(".plank .thing"), page.get_by_label("Name", exact=True)
    for i, called in enumerate(("First", "Second")):
        things.nth(i).click()
        name.fill(called)
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(name).not_to_have_value("Second")
    things.nth(0).click()
    expect(name).to_have_value("First")
    undo.click()
    expect(name).not_to_have_value("First")
    undo.click()
    page.get_by_role("tab", name="Leaves and sky").click()
    expect(leaves).to_have_value(had)


def test_what_the_checker_says_of_files_is_said_in_the_readers_language(server: Server, new_page: NewPage) -> None:
    page = new_page("fr", size=DESKTOP)
    page.goto(f"{server.url}/boards")
    page.get_by_label("Ouvrir des fichiers (TOML)").set_input_files(BUILT_IN_BOARDS / "C.toml")
    said = page.locator(".checked")
    expect(said).to_contain_text("Ces volets", timeout=60_000)  # C alone makes no board
    page.get_by_role("tab", name="Étagère").click()
    page.get_by_label("Nom", exact=True).fill("a\u200db")
    expect(said).to_contain_text("Un nom a au plus 80 caractères", timeout=20_000)
    page.get_by_role("button", name="Annuler").click()
    for _ in range(40):
        page.get_by_role("button", name="Nouvel objet").click()
    expect(said).to_contain_text("plus ici que n\u2019en contient un volet", timeout=20_000)


def test_what_is_drawn_is_checked_before_it_is_saved(server: Server, new_page: NewPage) -> None:
    page = new_page(size=DESKTOP)
    start(page, server)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url.partition("/api")[2]))
    asked: list[Route] = []

    def wait(question: Route) -> None:
        asked.append(question)

    page.route("**/api/materials/check", wait)  # the checker takes its time
    place(page, "g9").click()
    page.get_by_role("button", name="Save").click()
    while not asked:
        page.wait_for_timeout(20)
    for question in asked:
        question.continue_()
    page.unroute("**/api/materials/check")
    expect(page.locator("[role=alert]")).to_have_text("The cloud g9 is in no row.", timeout=20_000)
    assert "/materials" not in sent
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_the_preview_has_the_colours_of_the_board(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(size=LAPTOP)
    page.goto(f"{server.url}/boards")
    for letter, colours in (("B", ""), ("C", '[palette]\nsky = "#AACCEE"\n')):
        (tmp_path / f"{letter}.toml").write_text((BUILT_IN_BOARDS / f"{letter}.toml").read_text() + colours)
    page.get_by_label("Open files (TOML)").set_input_files([tmp_path / "C.toml", tmp_path / "B.toml"])
    expect_fine(page)
    expect(page.get_by_label("Name of this set")).to_have_value("Under the Stars")
    # Panel B has none of its own, and is seen in those of the view.
    expect(page.locator(".preview [data-view]")).to_have_attribute("style", re.compile("--v-sky: #AACCEE"))


def test_a_new_drawing_leaves_the_one_before_and_a_friend_sees_what_it_is_played_on(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(size=DESKTOP)
    page.goto(f"{server.url}/boards")
    for view, name in (("D", "First of mine"), ("A", "Second of mine")):
        page.locator(f"[data-start={view}]").click()
        expect_fine(page)
        page.get_by_label("Name of this set").fill(name)
        page.get_by_role("link", name="Back to your boards").click()
    drafts = page.locator("[data-draft]")
    expect(drafts).to_have_count(2)
    expect(drafts.last).to_contain_text("First of mine")
    drafts.last.get_by_role("link", name="Continue").click()
    expect_fine(page)
    # A game with a friend: one more page, which joins, writes and is answered.
    page.get_by_role("button", name="Play on it").click()
    page.get_by_role("combobox", name="Players").select_option("friends")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_role("heading", name="Coffee Break (own board)")).to_be_visible()
    friend = new_page(size=PHONE, fingers=True)
    friend.goto(page.locator("#link").input_value())
    expect(friend.get_by_role("heading", name="Coffee Break (own board)")).to_be_visible()
    friend.get_by_role("button", name="Take a seat").click()
    friend.wait_for_url("**/match/*")
    for one in (friend, page):
        for _ in range(2):
            cell = one.locator("[data-cell][data-legal=yes]").first
            where = cell.get_attribute("data-cell")
            if one is friend:  # the first touch shows, the second writes
                cell.tap()
                one.locator(f"[data-cell={where}]").tap()
            else:
                cell.click()
            expect(one.locator(f"[data-cell={where}].full")).to_be_visible()
        one.get_by_role("button", name="End turn", exact=True).click()
    for one in (page, friend):
        expect(one.get_by_test_id("question")).to_have_text("Write the numbers next to filled clouds.")
    # It is saved now, and so no longer among what is only on this device.
    page.goto(f"{server.url}/boards")
    expect(page.locator("[data-draft]")).to_have_count(1)


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
    expect(page.get_by_role("button", name="A detail is no SVG path")).to_be_visible(timeout=20_000)
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


@pytest.mark.parametrize("edition", ["1", "2", "3", "4"])
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
