"""A circle in browsers: made, joined by its link, played, compared; nothing to be learned before."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.hosting import Guest, Hosted, PassingTime
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
    # The link, and who is in; the deadline is in the reader's own time.
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


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> PassingTime:
    return PassingTime(monkeypatch)


@pytest.fixture
def hosted(pages: Path, tmp_path: Path, passing_time: PassingTime) -> Iterator[Hosted]:
    """A server in this process, whose time passes when the test says so."""
    with Hosted(tmp_path) as server:
        yield server


def played_by(person: Guest, circle: str) -> None:
    match = person.change("POST", f"/api/circles/{circle}/deals/1")["id"]
    person.page().ask("concede", match=match)


def test_a_week_that_is_over_and_a_guest_who_needs_a_name(
    hosted: Hosted, passing_time: PassingTime, new_page: NewPage
) -> None:
    alma, bela = hosted.guest("Alma"), hosted.guest("Bela")
    for person, name in ((alma, "alma"), (bela, "bela")):
        person.change("POST", "/api/me/claim", {"name": name, "password": "correct horse staple"})
        played_by(person, "public")
    week = alma.get("/api/circles/public")["week"]["week"]
    passing_time.pass_minutes(8 * 24 * 60)
    hosted.run(hosted.services.clock.observe())

    page = new_page(size=PHONE)
    page.goto(f"{hosted.url}/circles/public")
    page.get_by_role("heading", name="Past weeks").wait_for()
    assert "alma" not in page.get_by_test_id("deal-1").inner_text()
    page.locator(f"a[href='/circles/public/{week}']").click()
    expect(page.get_by_text("This week is over")).to_be_visible()
    page.get_by_role("button", name="Compare: Dream 1").click()
    tries = page.get_by_test_id("tries").get_by_role("listitem")
    expect(tries).to_have_count(2)
    page.get_by_text("Fingerprint of the luck").click()
    seed = alma.get(f"/api/circles/public/weeks/{week}")["deals"][0]["seed"]
    expect(page.get_by_role("dialog")).to_contain_text(seed)
    assert obstacles(page, "a week that is over") == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Compare: Dream 2").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody played this week.")

    # A guest may look; to play, a name is asked for first.
    page.goto(f"{hosted.url}/circles/public")
    page.get_by_test_id("deal-1").get_by_role("button", name="Play").click()
    expect(page.get_by_role("dialog")).to_contain_text("name")
    claim(page, "Carla.Circle")
    page.wait_for_url("**/match/*")
    page.get_by_role("button", name="Give up").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
