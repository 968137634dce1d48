"""Riddles in the browser: found from home, answered after a second thought, explained in numbers, challenged."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from reverie.riddles.library import riddles
from reverie.riddles.review import may_be_reviewed
from reverie.riddles.riddle import Riddle
from web_browsing import PHONE, Server
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


BY_BUTTON = ("door", "nightmare", "place", "may look", "lose tower", "draw or cast")


def offered(page: Page, server: Server) -> Riddle:
    """A riddle of the ladder answered by a card of the hand or a button; a server keeps some for its days."""
    for name, riddle in riddles().items():
        asked = riddle.view()["prompt"]
        simple = asked is not None and asked["name"] in ("act", *BY_BUTTON) and "common" not in riddle.best
        if name.startswith("onirim") and simple and page.request.get(f"{server.url}/api/riddles/{name}").ok:
            return riddle
    raise AssertionError("no riddle with a simple answer")


def test_a_riddle_is_found_answered_explained_and_challenged(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_test_id("more").get_by_role("link", name="Riddles").click()
    expect(page.get_by_test_id("riddle-empty")).to_be_visible()
    expect(page.get_by_test_id("riddle-streak")).to_contain_text("No streak yet")
    assert obstacles(page, "riddles") == []
    page.get_by_test_id("riddle-of-day").click()
    expect(page.get_by_test_id("riddle")).to_contain_text("Riddle of the day")

    riddle = offered(page, server)
    page.goto(f"{server.url}/riddles/{riddle.name}")
    verb, _, card = riddle.best.partition(" ")
    if verb in ("play", "discard"):
        page.locator(f".hands [data-card='{card}']").first.click()
    page.locator(f"[data-answer='{riddle.best}']").click()
    expect(page.get_by_test_id("riddle-chosen")).to_be_visible()
    page.get_by_role("button", name="Think again").click()
    expect(page.get_by_test_id("riddle-chosen")).to_have_count(0)
    page.locator(f"[data-answer='{riddle.best}']").click()  # the card is still in hand
    expect(page.get_by_test_id("riddle-give")).to_be_focused()
    page.keyboard.press("Enter")
    verdict = page.get_by_test_id("riddle-verdict")
    expect(verdict).to_have_attribute("data-solved", "true")
    expect(verdict).to_contain_text("Right!")
    expect(verdict).to_contain_text("in 2,000 games")
    expect(page.get_by_test_id("riddle-rating")).to_contain_text("1500 →")
    assert obstacles(page, "a verdict") == []
    # A challenge opens the analysis: the game so far, what other judges say, and games played on.
    page.get_by_test_id("riddle-challenge").click()
    opinions = page.get_by_test_id("riddle-opinions").locator("tbody tr")
    expect(opinions.first).to_contain_text("%")
    expect(opinions.first).not_to_contain_text("…", timeout=60_000)
    if may_be_reviewed(riddle.name):
        expect(page.get_by_test_id("story").first).to_be_visible(timeout=60_000)
        entries = len(riddle.entries)
        expect(page.locator(".scrub .where")).to_have_text(f"{entries}/{entries}")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".scrub .where")).to_have_text(f"{entries - 1}/{entries}")
    page.get_by_test_id("riddle-play-on").click()
    expect(page.get_by_test_id("riddle-challenged")).to_contain_text("After 200 more games each", timeout=60_000)
    assert obstacles(page, "a challenge") == []

    page.goto(f"{server.url}/riddles/{riddle.name}")
    expect(verdict).to_contain_text("Right!")
    expect(page.get_by_test_id("riddle-rating")).to_have_count(0)
    page.get_by_role("link", name="All riddles").click()
    expect(page.get_by_test_id("riddle-my-rating")).to_be_visible()
    page.locator("[data-theme-name]").first.click()
    expect(page.get_by_test_id("riddle").or_(page.get_by_test_id("riddle-none"))).to_be_visible()


def test_by_finger_in_german(server: Server, new_page: NewPage) -> None:
    page = new_page("de", PHONE, fingers=True)
    page.goto(f"{server.url}/riddles/next")
    expect(page.get_by_test_id("riddle")).to_contain_text("Welche Antwort ist die beste?")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
