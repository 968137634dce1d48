"""No page is wider than a small phone, in the largest text, in any language, whatever fonts the machine has."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page

from reverie.riddles.ladder import kept_for_a_day
from reverie.riddles.library import riddles
from reverie.server.riddles import SECRET
from web_browsing import PLAY_ON, TO_THE_END, Server, ask, join, new_match
from web_fonts import SETS, WIDEST

NARROW = {"width": 320, "height": 640}
LANGUAGES = ("en", "fr", "de", "it")
LONGEST = ("fr", "de")  # the languages with the longest words; in the narrower fonts they stand for all four
LARGEST = "200"
Launch = Callable[[str], Browser]

# What sticks out of a page that is too wide, the innermost of it, with its right edge: where to look.
WIDE = """(width) => {
  const out = (one) => one.getBoundingClientRect().right > width + 1;
  const kept = ({parentElement: around}) => around && around !== document.documentElement &&
    (getComputedStyle(around).overflowX !== "visible" || kept(around));
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("#content *, header *")]
    .filter((one) => out(one) && one.checkVisibility() && ![...one.children].some(out) && !kept(one))
    .map((one) => `${one.tagName}.${one.className?.baseVal ?? one.className} ` +
      `${Math.round(one.getBoundingClientRect().right)}: ${one.textContent.trim().slice(0, 30)}`).slice(0, 8);
}"""
# Words broken over lines in a column that is too small for them, which is not wider than the page, and not to be read
# either. Broken where there is no more room on a phone they may be.
SQUEEZED = """(width) => {
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const node = words.currentNode;
    const around = node.parentElement;
    if (!around.checkVisibility({visibilityProperty: true}) || around.closest("svg")) continue;
    if (around.getBoundingClientRect().width <= 1 || getComputedStyle(around).clipPath !== "none") continue;
    for (const {0: word, index} of node.data.matchAll(/[\\p{L}\\p{N}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()].filter((one) => one.width > 1);
      if (new Set(pieces.map((one) => Math.round(one.top))).size < 2) continue;
      if (Math.max(...pieces.map((one) => one.width)) >= width * 0.4) continue;
      found.push(`${word} in ${around.tagName}.${around.className}`);
    }
  }
  return found.slice(0, 8);
}"""
# Cards that lie over the edge of the window: a table keeps what sticks out of it to itself, so the page is not wider.
CUT = """(width) => [...document.querySelectorAll(".table .picture")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.closest("section")?.ariaLabel, one.getBoundingClientRect()])
  .filter(([, {left, right}]) => left < -1 || right > width + 1)
  .map(([where, {left, right}]) => `a card of ${where} from ${Math.round(left)} to ${Math.round(right)}`).slice(0, 8)"""
# Signs of the bar beyond the edge of the window: at a table what sticks out makes no page wider.
OUT = """(width) => [...document.querySelectorAll("header :is(a, button)")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width + 1)
  .map((one) => `${one.ariaLabel} ends at ${Math.round(one.getBoundingClientRect().right)}`)"""
FLAWS = (WIDE, SQUEEZED, CUT, OUT)
# Turned to without loading the page anew: its texts and styles are there already.
TURN = """async (path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


@pytest.mark.parametrize("fonts", SETS)
def test_no_page_scrolls_sideways(server: Server, launch: Launch, fonts: str) -> None:
    context = launch(fonts).new_context(viewport=NARROW, reduced_motion="reduce")  # type: ignore[arg-type]
    # With the pages' own letters kept away, every word is set in the machine's.
    context.route("**/*.woff2", lambda route: route.abort())
    page = context.new_page()
    page.set_default_timeout(60_000)  # a whole game is analysed among other things
    screens = _screens(page, server) | _with_a_name(
        page, server, launch(fonts).new_context().new_page(), f"Mnemosyne-{fonts}"
    )
    wide: dict[str, list[str]] = {}
    for language in LANGUAGES if fonts == WIDEST else LONGEST:
        chosen = json.dumps({"language": language, "textSize": LARGEST})
        page.evaluate("(chosen) => localStorage.setItem('reverie-settings', chosen)", chosen)
        page.goto(f"{server.url}/settings")
        page.locator("#bot-name").fill("Morpheus")
        page.locator("#bot-name + button").click()
        page.locator("#token").wait_for()
        wide[f"{language} token"] = page.evaluate(WIDE, NARROW["width"])
        for path, shown in screens.items():
            wide[f"{language} {path}"] = _flaws(page, path, shown)
    context.close()
    assert {where: found for where, found in wide.items() if found} == {}


@pytest.mark.parametrize("fonts", SETS)
def test_no_question_of_onirim_breaks_its_words(server: Server, launch: Launch, fonts: str) -> None:
    """A riddle of every kind of answer, before and after it: the same ones each time, most of them for two players."""
    context = launch(fonts).new_context(viewport=NARROW, reduced_motion="reduce")  # type: ignore[arg-type]
    context.route("**/*.woff2", lambda route: route.abort())
    page = context.new_page()
    page.set_default_timeout(60_000)
    asked = _of_every_kind(server)
    ask(page, server, "/guest", {})
    wide: dict[str, list[str]] = {}
    every = LANGUAGES if fonts == WIDEST else LONGEST
    for shown, languages in (("[data-testid=riddle]", every), ("[data-testid=riddle-verdict]", LONGEST)):
        for language in languages:
            chosen = json.dumps({"language": language, "textSize": LARGEST})
            page.evaluate("(chosen) => localStorage.setItem('reverie-settings', chosen)", chosen)
            page.goto(f"{server.url}/riddles")
            for name in asked:
                wide[f"{language} {name} {shown}"] = _flaws(page, f"/riddles/{name}", shown)
        for name in asked:
            page.request.post(f"{server.url}/api/riddles/{name}/answer", data={"answer": riddles()[name].best})
    context.close()
    assert {where: found for where, found in wide.items() if found} == {}


def _of_every_kind(server: Server) -> list[str]:
    """Names of riddles of Onirim, one for each kind of answer. Which of all riddles can be opened is the server's
    secret; here it is a known one."""
    secret = "narrow"
    with closing(sqlite3.connect(server.folder / "reverie.sqlite", timeout=20)) as database, database:
        database.execute("INSERT OR REPLACE INTO secrets VALUES (?, ?)", (SECRET, secret))
    kinds: dict[str, str] = {}
    for riddle in sorted(riddles().values(), key=lambda one: "players 2" not in one.head):
        if riddle.family.startswith("onirim") and not kept_for_a_day(secret, riddle.name):
            kinds.setdefault(riddle.best.split()[0], riddle.name)
    return list(kinds.values())


def _flaws(page: Page, path: str, shown: str) -> list[str]:
    """Turn to a page and measure it once it is drawn."""
    page.evaluate(TURN, path)
    page.locator(shown).first.wait_for(state="attached")
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    return [found for flaw in FLAWS for found in page.evaluate(flaw, NARROW["width"])]


def _screens(page: Page, server: Server) -> dict[str, str]:
    """Every kind of page with somebody's games in it: its path, and what is there once it is drawn."""
    me, bot = {"who": "me"}, {"who": "bot", "bot": "random"}
    over = new_match(page, server, "onirim", [me])["id"]
    page.goto(f"{server.url}/match/{over}")
    page.locator(".table").wait_for()
    page.evaluate(TO_THE_END)
    furnished = new_match(page, server, "daydream:A", [me])["id"]
    page.expose_function("choose", lambda view: view["actions"][-1]["text"])
    page.evaluate(PLAY_ON, [furnished, 1000, ""])
    tables = {
        setup: new_match(page, server, setup, seats)["id"]
        for setup, seats in {
            "onirim+book+towers+dreams": [me],
            "onirim+towers": [me, bot],
            "daydream:EFD": [me],
            "daydream:A": [me, bot, bot, bot, bot],
        }.items()
    }
    waiting = new_match(page, server, "daydream:EF", [me, {"who": "open"}, {"who": "open"}, bot])
    with_people = new_match(page, server, "onirim+towers", [me, {"who": "open"}])
    plain = (
        "/",
        "/new/onirim",
        "/new/daydream",
        "/statistics",
        "/circles",
        "/circles/public",
        "/learn",
        "/learn/rules",
        "/offline",
        "/own-table",
        "/own-table/onirim",
        "/own-table/daydream",
        "/riddles",
        "/boards",
        "/mail/a-link-that-nobody-was-sent",
        "/nowhere",
    )
    return {
        **dict.fromkeys(plain, "h1"),
        **{f"/match/{match}": ".table" for match in tables.values()},
        f"/match/{waiting['id']}": ".seats",
        f"/match/{with_people['id']}": ".seats",
        f"/match/{over}": "[data-testid=ending]",
        f"/match/{furnished}": "[data-testid=ending] .ladder",
        f"/replay/{over}": "[data-testid=story]",
        "/learn/onirim-nightmares": "[data-testid=lesson-text]",
        "/learn/daydream-stars": "[data-testid=lesson-text]",
    }


def _with_a_name(page: Page, server: Server, friend: Page, name: str) -> dict[str, str]:
    """Pages of a person with a name: profile, circle, games with a friend, a riddle before and after its answer."""
    ask(page, server, "/me/claim", {"name": name, "password": "correct horse staple"})
    ask(friend, server, "/me/claim", {"name": name.replace("Mnemosyne", "Hypnos"), "password": "correct horse staple"})
    wanted = {"name": "Schlafwandlervereinigung", "setups": [""] * 7}
    circle, theirs = (ask(one, server, "/circles", wanted) for one in (page, friend))
    for number in (1, 2):
        join(
            friend,
            server,
            new_match(page, server, "onirim+book:lost+towers:ruins+dreams:6", [{"who": "me"}, {"who": "open"}]),
        )
        ask(page, server, f"/circles/{circle['id']}/deals/{number}", {})
    solved = page.request.get(f"{server.url}/api/riddles/next").json()["riddle"]["name"]
    ask(page, server, f"/riddles/{solved}/answer", {"answer": riddles()[solved].best})
    friend.context.close()
    return {
        "/circles": "[data-testid^=circle-]",
        f"/circles/{circle['id']}": "[data-testid=deal-7]",
        f"/circles/join/{theirs['code']}": "[data-testid=host]",
        f"/people/{name}": "[data-testid=achievements]",
        "/people/nobody-of-that-name": "[role=alert]",
        "/waiting": "[data-testid=waiting] li",
        "/riddles": "[data-testid=riddle-my-rating]",
        "/riddles/next": "[data-testid=riddle]",
        "/riddles/about/oni-nightmare": "[data-testid=riddle]",
        f"/riddles/{solved}": "[data-testid=riddle-verdict]",
    }
