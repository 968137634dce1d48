"""A circle in browsers: made, joined by its link, played, compared; nothing to be learned before."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from web_browsing import PHONE, Server, text_of
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


def claim(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill("correct horse staple")
    page.get_by_role("button", name="Create account").click()


def give_up(page: Page) -> None:
    """The shortest game there is; then back to where it was begun."""
    page.locator(".table").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_test_id("to-circle").click()


def test_two_friends_play_the_same_dream(server: Server, new_page: NewPage) -> None:
    alma, bo = new_page(), new_page(size=PHONE)
    alma.goto(server.url)
    alma.get_by_test_id("more").get_by_role("link", name="Circles").click()
    expect(alma.get_by_text("You are not in a circle yet.")).to_be_visible()
    claim(alma, "Alma.Circle")
    alma.get_by_label("Name of the circle").fill("The night owls")
    alma.get_by_text("Dreams", exact=True).click()
    alma.get_by_label("Dream 1").select_option("onirim")
    assert obstacles(alma, "circles") == []
    alma.get_by_test_id("make-circle").click()
    expect(alma.get_by_role("heading", name="The night owls")).to_be_visible()
    assert obstacles(alma, "a circle") == []
    # The link, and who is in; the deadline is told in the reader's own time.
    alma.get_by_test_id("manage").click()
    link = alma.get_by_label("Invite friends with this link").input_value()
    assert obstacles(alma, "manage") == []
    alma.keyboard.press("Escape")
    bo.goto(link)
    expect(bo.get_by_test_id("host")).to_contain_text("Alma.Circle invites you")
    assert obstacles(bo, "invited") == []
    claim(bo, "Bo.Circle")
    first = bo.get_by_test_id("deal-1")
    expect(first).to_contain_text("not played yet")
    assert obstacles(bo, "a circle on a phone") == []
    first.get_by_role("button", name="Play").click()
    give_up(bo)
    expect(first.get_by_role("button", name="Compare")).to_be_visible()
    expect(bo.get_by_role("row", name="Bo.Circle")).to_contain_text("50 points")
    # Alma has not played: she learns that Bo is a member, and no more.
    alma.reload()
    expect(alma.get_by_test_id("deal-1")).to_contain_text("not played yet")
    assert "Bo.Circle" not in text_of(alma)
    alma.get_by_test_id("deal-1").get_by_role("button", name="Play").focus()
    alma.keyboard.press("Enter")
    give_up(alma)
    alma.get_by_test_id("deal-1").get_by_role("button", name="Compare").click()
    expect(alma.get_by_test_id("tries").get_by_role("listitem")).to_have_count(2)
    assert obstacles(alma, "side by side") == []
    alma.get_by_role("link", name="Replay of Bo.Circle").click()
    expect(alma.get_by_role("slider").first).to_be_visible()
    # Taken out, Bo finds the door closed.
    alma.goto(link.replace("join/", ""))
    alma.goto(f"{server.url}/circles")
    alma.get_by_role("link", name="The night owls").click()
    alma.get_by_test_id("manage").click()
    alma.get_by_role("button", name="Remove Bo.Circle").click()
    alma.get_by_role("alertdialog").get_by_role("button", name="Remove Bo.Circle").click()
    expect(alma.get_by_role("dialog").get_by_text("Bo.Circle")).to_have_count(0)
    bo.reload()
    expect(bo.get_by_role("alert")).to_contain_text("There is no such circle")
