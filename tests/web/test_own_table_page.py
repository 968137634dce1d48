"""At your own table in the page: cards by one tap, dice by two, corrections, piles, and Reverie dealing in the end."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browsing import PHONE, Server
from web_fonts import WIDEST
from web_for_everybody import obstacles

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser(launch: Callable[..., Browser]) -> Browser:
    """The whole Chromium, which can keep a screen on."""
    return launch(WIDEST, whole=True)


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        before = page.get_by_test_id("own-entries").inner_text()
        page.locator(f'[data-testid=own-pad] [data-outcome="{card}"]').click()
        expect(page.get_by_test_id("own-entries")).not_to_have_text(before)


def test_real_cards_and_dice_are_kept_corrected_and_dealt_in_the_end(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.goto(server.url)
    page.get_by_test_id("more").get_by_role("link", name="At your own table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("At your own table")
    assert obstacles(page, "own table") == []
    page.get_by_test_id("own-onirim").click()
    page.get_by_test_id("begin").click()
    pad = page.get_by_test_id("own-pad")
    pad.wait_for(timeout=120_000)  # the engine comes first
    expect(pad).to_contain_text("Which card came into the hand?")
    assert obstacles(page, "pad") == []
    tap(page, "red key", "red key", "red key")
    expect(pad.locator('[data-outcome="red key"]')).to_be_disabled()
    tap(page, "red sun", "blue moon")
    expect(pad).to_have_count(0)

    # Play a card, draw; then correct the first entry: what was done with that card no longer fits, and is named.
    page.locator('[data-answer="play red sun"], [data-card="red sun"]').first.click()
    play = page.locator('[data-answer="play red sun"]')
    if play.count():
        play.first.click()
    expect(pad).to_contain_text("Which card was drawn?")
    page.get_by_test_id("own-entries").click()
    page.locator('[data-entry="4"]').click()
    page.get_by_role("dialog").locator('[data-outcome="green moon"]').click()
    expect(page.get_by_test_id("own-aside")).to_contain_text("Entry 6")
    page.keyboard.press("u")
    expect(page.get_by_test_id("own-aside")).to_have_count(0)
    page.reload()
    pad.wait_for(timeout=60_000)
    expect(page.get_by_test_id("own-entries")).to_contain_text("6")
    page.get_by_test_id("own-piles").click()
    expect(page.get_by_test_id("piles")).to_contain_text("Labyrinth")
    expect(page.get_by_test_id("piles")).to_contain_text("red key")
    page.keyboard.press("Escape")
    page.get_by_test_id("own-deal").click()
    page.get_by_test_id("own-deal-now").click()
    expect(page.get_by_test_id("own-table")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    page.get_by_test_id("hint").wait_for(timeout=60_000)

    # Two sheets of Daydream, dice by two taps or two keys; nothing is covered at a real table.
    page.goto(f"{server.url}/own-table/daydream")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_test_id("begin").click()
    pad.wait_for(timeout=60_000)
    pad.locator('[data-die="5"]').click()
    pad.locator('[data-die="3"]').click()
    expect(pad).to_have_count(0)
    expect(page.get_by_test_id("daydream")).to_be_visible()
    page.keyboard.press("u")
    pad.wait_for()
    page.keyboard.press("2")
    page.keyboard.press("6")
    expect(pad).to_have_count(0)
    page.goto(f"{server.url}/own-table")
    expect(page.get_by_test_id("unfinished")).to_have_count(2)


# Chromium gives a lock; how often it is asked for and given back is counted here.
WAKE_LOCKS = """
window.locks = { taken: 0, released: 0 };
const request = navigator.wakeLock.request.bind(navigator.wakeLock);
navigator.wakeLock.request = async (kind) => {
  const lock = await request(kind);
  window.locks.taken++;
  lock.addEventListener("release", () => window.locks.released++);
  return lock;
};
"""


def test_a_game_goes_on_at_a_real_table_keeps_the_screen_on_and_is_reviewed(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(WAKE_LOCKS)
    wanted = {"setup": "onirim", "players": 1}
    page.request.post(f"{server.url}/api/guest", data={})
    match = page.request.post(f"{server.url}/api/matches", data=wanted).json()["id"]
    page.goto(f"{server.url}/match/{match}")
    page.get_by_role("button", name="Log").click()
    assert page.evaluate("window.locks.taken") == 0
    page.get_by_test_id("to-table").click()
    # The piles to lay out come by themselves; nothing of the deck's order is among them.
    piles = page.get_by_test_id("piles")
    piles.wait_for(timeout=120_000)
    expect(piles).to_contain_text("Deck, shuffled")
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.locks.taken === 1")
    # Out of sight the browser takes the lock away; back in sight it is asked for again.
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.locks.taken === 2")

    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    ending = page.get_by_test_id("ending")
    ending.wait_for(timeout=60_000)
    ending.get_by_role("link", name="Game review").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game review")
    expect(page.get_by_test_id("story").or_(page.get_by_text("nothing to decide"))).to_be_visible(timeout=120_000)
    page.wait_for_function("() => window.locks.released >= 1")
    with page.expect_download() as download:
        page.get_by_test_id("download-record").click()
    assert "\ntable own\n" in Path(download.value.path()).read_text()
    # The game at the server is as it was: the real table is a copy.
    assert page.request.get(f"{server.url}/api/matches/{match}").json()["result"] is None
    assert all(one["games"] == 0 for one in page.request.get(f"{server.url}/api/statistics").json()["setups"])
    page.goto(f"{server.url}/own-table")
    expect(page.get_by_test_id("own-past")).to_contain_text("Onirim")
