"""The pages as people meet them: a first game, one with everything, two in silence, other languages, a lost server."""

import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, expect

from web_browsing import PHONE, TO_THE_END, Server, begin, text_of

NewPage = Callable[..., Page]
ALL_OF_IT = {"book": "book", "towers": "towers", "dreams": "dreams"}


def answer_once(page: Page, rng: random.Random) -> None:
    """Click what a person could: an order as it lies, a card of the hand and what it offers, or an answer."""
    order = page.get_by_test_id("order-done")
    if order.count():
        order.click()
        order.wait_for(state="detached")
        return
    answers = page.locator(".ask [data-answer]")
    if not answers.count():
        cards = page.locator(".hands [data-card]")
        cards.nth(rng.randrange(cards.count())).click()
    # To go on with a game that is won or lost by the candle, plain moves do; spells would only lengthen it.
    decision = page.locator(".table").get_attribute("data-decision")
    chosen = answers.nth(rng.randrange(answers.count()))
    # The only answer of a question is given by the page itself, perhaps before the click reaches it.
    with suppress(TimeoutError):
        chosen.click(timeout=4_000)
    expect(page.locator(f'.table[data-decision="{decision}"]')).to_have_count(0)


def test_two_clicks_from_the_house_to_a_table(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_test_id("play-onirim").click()
    expect(page.locator(".hands [data-card]")).to_have_count(5)
    page.locator(".hands [data-card]").first.click()
    expect(page.locator(".ask [data-answer]").first).to_be_visible()


def test_a_game_with_every_expansion_to_its_end_then_its_replay(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server, ALL_OF_IT)
    assert page.evaluate(TO_THE_END) > 5
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("You have (won|lost)"))
    expect(page.get_by_role("dialog")).not_to_contain_text("gave up")
    page.get_by_role("link", name="Replay").click()
    where = page.locator("#at")
    expect(where).to_be_visible()
    page.get_by_role("button", name="Previous move").click()
    last = int(where.get_attribute("max") or 0)
    expect(page.locator(".where")).to_contain_text(f"{last - 1}/{last}")


def name_at(page: Page, player: int) -> str:
    """What the page calls the person in that seat, counted from 1."""
    return page.locator(f"[data-testid=nameplate][data-seat='{player - 1}'] .name").first.inner_text()


def test_two_in_silence_never_hold_the_partners_cards(server: Server, new_page: NewPage) -> None:
    alma, bo = new_page(), new_page()
    alma.goto(f"{server.url}/new/onirim")
    alma.get_by_text("two players, together").click()
    alma.select_option("#talk", "silent")
    alma.get_by_test_id("begin").click()
    bo.goto(alma.locator("#link").input_value())
    bo.get_by_test_id("sit").click()
    for page in (alma, bo):
        page.locator(".table").wait_for()
    rng = random.Random(3)
    hidden = 0
    for _ in range(40):
        for page, partner, player in ((alma, bo, 2), (bo, alma, 1)):
            # Rooms go to a hand unseen: neither page, log nor live region may name them (doors and dreams are shown).
            assert not re.search(rf"{name_at(page, player)} draws [^.<]*(sun|moon|key)", text_of(page))
            backs = page.locator(".partner section").first.locator("[aria-hidden=true] svg").count()
            hidden += backs
            if page.locator(".ask [data-answer], .hands [data-card], [data-testid=order-done]").count():
                answer_once(page, rng)
                expect(partner.locator(".table")).to_be_visible()
        if hidden > 4:
            break
    assert hidden > 0
    for page, player in ((alma, 2), (bo, 1)):
        page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("dialog")).to_contain_text(f"{name_at(page, player)} p")  # picks, plays, puts back
        assert not re.search(rf"{name_at(page, player)} draws [^.<]*(sun|moon|key)", text_of(page))
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Chat")).to_have_count(0)  # nobody speaks


def test_every_language_from_the_browser_and_by_choice(server: Server, new_page: NewPage) -> None:
    page = new_page(language="de-AT")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Traumspiele")
    page.goto(f"{server.url}/settings")
    for language, title in (("fr", "Réglages"), ("it", "Impostazioni"), ("en", "Settings")):
        page.select_option("#language", language)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_server_that_comes_back_finds_the_game_where_it_was(new_page: NewPage, pages: Path, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    page = new_page()
    page.emulate_media(reduced_motion="reduce")  # the deck is counted at once
    begin(page, server)
    answer_once(page, random.Random(1))
    deck = page.locator(".candle strong").first.inner_text()
    server.stop()
    expect(page.locator(".offline")).to_be_visible()
    server.start()
    try:
        expect(page.locator(".offline")).to_have_count(0, timeout=20_000)
        assert page.locator(".candle strong").first.inner_text() == deck
        answer_once(page, random.Random(2))
    finally:
        server.stop()


def test_a_phone_needs_no_sideways_scrolling(server: Server, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    begin(page, server, ALL_OF_IT)
    for path in (None, "/", "/new/onirim", "/settings", "/statistics", "/learn"):
        if path:
            page.goto(server.url + path)
            page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


def test_nothing_is_blocked_by_the_servers_policy(server: Server, new_page: NewPage) -> None:
    page = new_page()
    blocked: list[str] = []
    page.on("console", lambda said: blocked.append(said.text) if re.search("Content.Security", said.text) else None)
    begin(page, server)
    answer_once(page, random.Random(5))
    assert blocked == []


def test_everything_home_offers_leads_somewhere(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    entries = page.get_by_test_id("more").get_by_role("link")
    expect(entries.first).to_be_visible()
    for number in range(entries.count()):
        page.goto(server.url)
        entries.nth(number).click()
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        expect(page.get_by_role("heading", level=1).first).not_to_have_text("Page not found")
        expect(page.get_by_test_id("more")).to_have_count(0)


def test_an_address_of_no_match_says_so_in_words(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/match/nonsense")
    expect(page.get_by_role("alert")).to_contain_text("There is no page at this address")
    assert "regex" not in text_of(page)


def test_a_lost_connection_is_said_at_once_and_the_move_is_kept(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server)
    page.context.set_offline(True)
    expect(page.locator("header .offline")).to_be_visible(timeout=2_000)
    decision = page.locator(".table").get_attribute("data-decision")
    page.locator(".hands [data-card]").first.click()
    page.locator(".ask [data-answer^=discard]").first.click()
    expect(page.get_by_test_id("move-kept")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(f'.table[data-decision="{decision}"]')).to_have_count(0)
    expect(page.get_by_test_id("move-kept")).to_have_count(0)
