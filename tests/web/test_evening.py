"""Around a game, in real browsers: hints, the story of a game, its end, the day's dream, statistics, talk."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web_browsing import DESKTOP, PHONE, Server, begin, join, new_match
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
THINKS = 60_000  # milliseconds a hint or an analysis may take on a busy machine
# Plays a match of one's own to its end over a socket of the page's, as fast as the server takes the answers.
TO_THE_END = """async (match) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  let n = 0;
  await new Promise((over, broken) => {
    socket.onopen = () => socket.send(JSON.stringify({type: "open", match}));
    socket.onmessage = ({data}) => {
      const {type, view, message} = JSON.parse(data);
      if (type === "error") return broken(new Error(message));
      if (!view || view.decision === null) return view?.result && over();
      if (view.result) return over();
      const answer = view.actions[(n++ * 7) % view.actions.length].text;
      const key = "answer-" + String(n).padStart(4, "0");
      socket.send(JSON.stringify({type: "play", match, decision: view.decision, answer, key}));
    };
  });
  socket.close();
}"""


def finished(page: Page, server: Server, setup: str) -> str:
    match = str(new_match(page, server, setup, [{"who": "me"}])["id"])
    page.evaluate(TO_THE_END, match)
    return match


def test_a_hint_says_what_why_and_how_sure(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_test_id("hint")
    hint.wait_for(timeout=THINKS)
    expect(hint.locator("li")).to_have_count(3)
    expect(hint.locator("li").first).to_contain_text(re.compile(r"\d+%.*probably \d+(\.\d)?% to \d+(\.\d)?%", re.S))
    expect(hint.locator(".why")).to_contain_text(re.compile(r"“.+” \w+ .+\."))
    expect(page.locator(".hands .hinted").first).to_be_visible()
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_the_story_of_a_game_can_be_walked_through(server: Server, new_page: NewPage) -> None:
    page = new_page()
    match = finished(page, server, "onirim")
    page.goto(f"{server.url}/match/{match}")
    ending = page.get_by_test_id("ending")
    expect(ending).to_contain_text("Doors not found:")
    expect(ending).to_contain_text("Your first game with this set-up")
    ending.get_by_role("link", name="Game review").click()
    story = page.get_by_test_id("story")
    story.wait_for(timeout=THINKS)
    expect(story).to_contain_text("Luck")
    expect(story).to_contain_text("Your chance to win went from")
    where = page.locator("#at")
    costly = story.locator("[data-entry]").first
    entry = costly.get_attribute("data-entry") or ""
    costly.click()
    expect(where).to_have_value(entry)
    expect(page.locator(".dock .told")).to_contain_text("Better:")
    page.get_by_test_id("curve").click(position={"x": 36, "y": 20})
    expect(where).not_to_have_value(entry)
    at = int(where.input_value())
    page.get_by_role("button", name="Next move").click()
    expect(where).to_have_value(str(at + 1))
    hindsight = page.get_by_test_id("hindsight")
    expect(hindsight).to_contain_text("knowing the luck to come", ignore_case=True)
    expect(hindsight).to_contain_text("neither as luck nor as a mistake")
    # A mistake is tried again: a new game, from just before it.
    story.get_by_test_id("takeaways").get_by_role("button", name="Try it again").first.click()
    page.wait_for_url("**/match/*")
    assert match not in page.url
    expect(page.locator(".hands [data-card], .ask [data-answer]").first).to_be_visible()


def test_an_end_is_compared_with_ones_own_past(server: Server, new_page: NewPage) -> None:
    page = new_page()
    finished(page, server, "daydream:A")
    match = finished(page, server, "daydream:A")
    page.goto(f"{server.url}/match/{match}")
    ending = page.get_by_test_id("ending")
    expect(ending.locator(".ladder li")).to_have_count(4)
    reached = page.get_by_role("dialog").locator("h2")
    expect(reached).not_to_be_empty()
    expect(ending.locator(".ladder [aria-current]")).to_have_text(reached.inner_text())
    expect(ending).to_contain_text("of your 2 games with this set-up")
    ending.get_by_role("button", name="Share").click()
    shared = ending.locator(".shared")
    expect(shared).to_contain_text("★")
    expect(shared).not_to_contain_text(match)  # nothing that leads to the game itself
    ending.get_by_role("button", name="Play again").click()
    page.get_by_test_id("daydream").wait_for()
    expect(page.locator(".cell.full")).to_have_count(0)


def test_the_days_dream_counts_once_and_is_ranked(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.request.post(f"{server.url}/api/guest")
    page.request.post(f"{server.url}/api/me/claim", data={"name": "alma", "password": "correct horse"})
    page.goto(server.url)
    page.get_by_test_id("daily-onirim").click()
    page.locator(".table").wait_for()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # nobody is helped with it
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_test_id("ending").get_by_test_id("leaderboard")).to_contain_text("(you)")
    expect(page.get_by_test_id("ending").get_by_role("button", name="Play again")).to_have_count(0)
    page.goto(server.url)
    daily = page.get_by_test_id("daily")
    expect(daily).to_contain_text("one day")
    expect(daily.get_by_role("link", name="Your result")).to_be_visible()
    daily.get_by_role("button", name="Share your Onirim result").click()
    expect(daily.locator(".shared")).to_contain_text("daily dream")
    daily.get_by_role("button", name="Onirim leaderboard").click()
    expect(page.get_by_role("dialog").get_by_test_id("leaderboard").locator(".you")).to_have_count(1)


def test_statistics_are_drawn_by_set_up_and_over_time(server: Server, new_page: NewPage) -> None:
    page = new_page()
    for setup in ("onirim", "onirim", "onirim+towers", "daydream:A"):
        finished(page, server, setup)
    page.goto(f"{server.url}/statistics")
    bars = page.locator(".bars li")
    expect(bars).to_have_count(2)
    expect(bars.first).to_contain_text("0 of 2")
    expect(page.locator(".cards > li svg[role=img]").first).to_have_attribute(
        "aria-label", re.compile(r"^W\d+: 2 games, 0%")
    )
    page.get_by_role("radio", name="Daydream").check(force=True)
    expect(bars).to_have_count(1)
    expect(page.locator(".names li")).to_have_count(4)
    page.locator(".past").get_by_role("link", name="Game review").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game review")


def test_feelings_are_shown_and_anybody_can_be_muted(server: Server, new_page: NewPage) -> None:
    alma, bo = new_page(), new_page()
    match = new_match(alma, server, "daydream:A", [{"who": "me"}, {"who": "open"}])
    join(bo, server, match)
    for page in (alma, bo):
        page.goto(f"{server.url}/match/{match['id']}")
        page.get_by_test_id("daydream").wait_for()
        page.get_by_role("button", name="Chat").click()
    bo.locator("[data-reaction=well-done]").click()
    expect(alma.get_by_test_id("bubble")).to_contain_text("Well done!")
    bo.get_by_role("textbox").fill("a fine row")
    bo.get_by_role("button", name="Send").click()
    expect(alma.locator(".lines")).to_contain_text("a fine row")
    alma.get_by_role("button", name="Mute").click()
    expect(alma.get_by_role("button", name="Unmute")).to_be_visible()
    expect(alma.locator(".lines li")).to_have_count(0)
    bo.get_by_role("textbox").fill("do you hear me?")
    bo.get_by_role("button", name="Send").click()
    expect(bo.locator(".lines")).to_contain_text("do you hear me?")
    alma.reload()
    alma.get_by_role("button", name="Chat").click()
    expect(alma.locator(".lines li")).to_have_count(0)
    alma.get_by_role("button", name="Unmute").click()
    expect(alma.locator(".lines")).to_contain_text("do you hear me?")


def test_the_leaflet_folds_as_paper_does(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/new/daydream")
    for fold, title in (("right", "Winter Memories"), ("back", "Under the Stars"), ("right", "Evening Melody")):
        page.locator(f"[data-fold={fold}]").click()
        expect(page.get_by_role("radio", name=title)).to_be_checked()
    expect(page.locator(".panel.shown")).to_have_count(3)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nobody_is_shut_out_around_a_game(server: Server, new_page: NewPage, size: Any) -> None:
    page = new_page(size=size)
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(obstacles(page, where))

    begin(page, server)
    page.get_by_role("button", name="Hint").click()
    page.get_by_test_id("hint").wait_for(timeout=THINKS)
    look("hint")
    match = finished(page, server, "onirim")
    page.goto(f"{server.url}/story/{match}")
    page.get_by_test_id("story").wait_for(timeout=THINKS)
    look("story")
    page.goto(f"{server.url}/statistics")
    page.locator(".bars").wait_for()
    look("statistics")
    page.goto(server.url)
    page.get_by_role("button", name="Onirim leaderboard").click()
    look("leaderboard")
    talk = new_match(page, server, "daydream:A", [{"who": "me"}, {"who": "bot", "bot": "gentle"}])
    page.goto(f"{server.url}/match/{talk['id']}")
    page.get_by_role("button", name="Chat").click()
    page.locator("[data-reaction]").first.wait_for()
    look("talk")
    assert found == []
