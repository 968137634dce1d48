"""Effects are short, equally loud and never cut off; they play from the first tap on, and one button mutes them."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

import sounds
from web_browsing import Server, begin

LONGEST = 0.4  # seconds
APART = 3.0  # loudness units between the quietest and the loudest: noise differs from one time to the next


def test_every_effect_is_short_as_loud_as_the_others_and_whole(browser: Browser) -> None:
    alone = {name: sounds.measured(samples) for name, samples in sounds.rendered(browser).items()}
    assert len(alone) == 9
    assert {name: one.seconds for name, one in alone.items() if one.seconds > LONGEST} == {}
    loudness = [one.loudness for one in alone.values()]
    assert max(loudness) - min(loudness) <= APART, alone
    loudest = sounds.rendered(browser, sounds.LOUDEST, several=True)["all"]
    assert sounds.measured(loudest).peak < 0, "nothing is cut off, not even all at once at the loudest"


# Counts what is played: every sound begins with a gain of its own.
COUNT = """
window.gains = 0;
const make = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () { window.gains += 1; return make.call(this); };
"""


def test_effects_play_from_the_first_tap_until_the_bar_mutes_them(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    page.add_init_script(COUNT)
    begin(page, server)
    card = page.locator(".hands [data-card]").first
    answer = page.locator(".ask [data-answer]").last
    card.click()
    answer.click()
    page.wait_for_function("() => window.gains > 0")
    page.get_by_role("button", name="Sound off").click()
    expect(page.get_by_role("button", name="Sound off")).to_have_attribute("aria-pressed", "true")
    page.evaluate("() => { window.gains = 0; }")
    decision = page.locator(".table").get_attribute("data-decision")
    if card.count():
        card.click()
    answer.click()
    expect(page.locator(".table")).not_to_have_attribute("data-decision", decision or "")
    assert page.evaluate("() => window.gains") == 0
    page.reload()
    expect(page.get_by_role("button", name="Sound off")).to_have_attribute("aria-pressed", "true")
