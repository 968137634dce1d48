"""A page about oneself, in a browser: seen by others only as its owner wants."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from web_browsing import PHONE, Server, ask
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


def test_somebody_shows_a_page_and_hides_a_part_of_it(server: Server, new_page: NewPage) -> None:
    alma, bo = new_page(size=PHONE), new_page(language="de")
    alma.goto(server.url)
    ask(alma, server, "/guest", {})
    ask(alma, server, "/me/claim", {"name": "alma-owl", "password": "a long and odd password"})
    alma.goto(f"{server.url}/settings")
    alma.get_by_role("link", name="Profile").click()
    expect(alma.get_by_role("heading", name="alma-owl")).to_be_visible()
    expect(alma.get_by_text("Only you can see this page.")).to_be_visible()
    expect(alma.get_by_test_id("achievements")).to_contain_text("Home before midnight")
    assert obstacles(alma, "profile") == []
    bo.goto(f"{server.url}/people/alma-owl")
    expect(bo.get_by_role("alert")).to_contain_text("Hier heißt niemand so")
    alma.get_by_label("Show my page to others").check()
    alma.get_by_label("Favourite games").uncheck()
    expect(alma.get_by_text("Others can see this page.")).to_be_visible()
    bo.reload()
    expect(bo.get_by_role("heading", name="alma-owl")).to_be_visible()
    expect(bo.get_by_test_id("achievements")).to_contain_text("Vor Mitternacht zu Hause")
    expect(bo.get_by_test_id("profile-choice")).to_have_count(0)
