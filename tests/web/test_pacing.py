"""What happens is shown one moment after another; a game ends in a scene, and its end can be sent as a picture."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from reverie import thinking
from web_browsing import PHONE, PLAY_ON, Server, new_match

NewPage = Callable[..., Page]

# Every moment that is shown, and how many there were at once.
WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const now = [...document.querySelectorAll("[data-testid=moment]")];
    if (now.length > 1) window.seen.push("several at once");
    const text = now[0]?.innerText;
    if (text && window.seen.at(-1) !== text) window.seen.push(text);
  }).observe(document.body, {subtree: true, childList: true});
}"""

# Answers whatever is asked until something was shown: one's own turn ends, and the partner's begins.
ON = """async () => {
  while (window.seen.length === 0) {
    const answers = [...document.querySelectorAll(".ask [data-answer]")];
    (answers.at(-1) ?? document.querySelector(".hands [data-card]"))?.click();
    await new Promise((go) => setTimeout(go, 50));
  }
}"""


def sit(page: Page, server: Server, seats: list[dict[str, str]]) -> None:
    """At a table where things move, whatever the browser asks for."""
    page.add_init_script("""localStorage.setItem("reverie-settings", JSON.stringify({motion: "full", sound: false}))""")
    page.goto(f"{server.url}/match/{new_match(page, server, 'onirim', seats)['id']}")
    page.locator(".table").wait_for()


def test_a_partners_turn_is_shown_in_moments_that_can_be_skipped_and_seen_again(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    sit(page, server, [{"who": "me"}, {"who": "bot", "bot": "gentle"}])
    page.evaluate(WATCH)
    again = page.get_by_test_id("show-again")
    page.evaluate(ON)
    heard = page.get_by_test_id("announcer")
    first = page.evaluate("() => window.seen[0]")
    expect(heard).to_contain_text(first)
    assert "several at once" not in page.evaluate("() => window.seen")
    page.locator(".table").click(position={"x": 4, "y": 4})
    expect(again).to_be_visible()
    told = heard.locator("p", has_text=re.compile(f"^{re.escape(first)}$")).count()
    page.evaluate("() => { window.seen = []; }")
    again.click()
    page.wait_for_function("(text) => window.seen.includes(text)", arg=first)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("moment")).to_have_count(0)
    assert heard.locator("p", has_text=re.compile(f"^{re.escape(first)}$")).count() == told, "heard once"


def test_a_lost_game_ends_in_the_dark_and_can_be_sent_as_text_link_and_picture(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(size=PHONE)
    sit(page, server, [{"who": "me"}])
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_test_id("finale")).to_have_attribute("data-won", "false")
    expect(page.locator(".finale .candle")).to_have_count(1)
    expect(page.locator(".finale .dawn")).to_have_count(0)
    page.keyboard.press("Enter")
    page.get_by_test_id("ending").get_by_role("button", name="Share").click()
    picture = page.get_by_test_id("share-picture")
    picture.wait_for()
    assert picture.evaluate("(image) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])") == [
        1200,
        630,
    ]
    expect(page.locator(".shared")).to_contain_text(f"{server.url}/new/onirim")
    assert picture.evaluate(COLOURS) > 200, "something is drawn on the card"


def test_a_won_game_ends_at_dawn_behind_its_doors(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.expose_function("choose", lambda view: thinking.choose("learned", view, "dawn"))
    finale, ending = page.get_by_test_id("finale"), page.get_by_test_id("ending")
    for _ in range(6):  # nine games of ten are won
        sit(page, server, [{"who": "me"}])
        page.evaluate(PLAY_ON, [page.url.rsplit("/", 1)[-1], 1000, ""])
        expect(finale.or_(ending).first).to_be_visible(timeout=30_000)  # a whole game is played first
        if finale.count() and finale.get_attribute("data-won") == "true":
            break
    expect(page.locator(".finale .dawn")).to_have_count(1)
    expect(page.locator(".finale .candle")).to_have_count(0)
    expect(page.locator(".finale .door:not(.shut)")).to_have_count(8)
    page.keyboard.press("Enter")
    expect(finale).to_have_count(0)
    expect(ending).to_be_visible()
    expect(page.get_by_role("dialog").locator("h2")).to_contain_text("You have won")
    ending.get_by_role("button", name="Share").click()
    picture = page.get_by_test_id("share-picture")
    picture.wait_for()
    left, right = picture.evaluate(CORNERS)
    assert sum(abs(one - other) for one, other in zip(left, right, strict=True)) < 12, "the candle's light ends with it"


# How many different colours the picture has: an empty card has the few of its sky.
COLOURS = """(image) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 0, canvas.width, 300).data.buffer)).size;
}"""

# What lies behind the lower corners of the night on the card; it is 360 by 104 and begins 48 below the upper edge.
CORNERS = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const at = (x, y) => [...pen.getImageData(x, y, 1, 1).data];
  let left = 0;
  while (String(at(left, 150)) === String(at(0, 150))) left++;
  const y = Math.round(48 + ((canvas.width - 2 * left) * 104) / 360) - 4;
  return [at(left + 3, y), at(canvas.width - left - 4, y)];
}"""
