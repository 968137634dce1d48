"""The pictures of every screen in docs/screens, taken from the real server in a real browser.

`tools/screenshots.py` makes them all; with names, those whose names begin so; `--all-sizes` takes each screen at every
size, by day and by night, to look at: with `--into` a folder of your own. Each screen is brought about once and then
shown at one size after the other. Games are played on by bots, so that the tables are shown in the middle of something.
`--films` takes each animation instead, one picture a frame, into a folder for each.
"""

import argparse
import base64
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "tests"))
from reverie import thinking
from web_browsing import DESKTOP, PHONE, PLAY_ON, Server, browser_on_server

SCREENS: Final = bootstrap.ROOT / "docs" / "screens"
SIZES: Final = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "large": {"width": 1920, "height": 1080},
}
CHOSEN: Final = [("phone", True), ("desktop", False)]  # the looks kept in the docs
LARGEST: Final = 32_000  # bytes of a picture
WEEK: Final = 7 * 24 * 3600 * 1000
ALL_OF_IT: Final = "onirim+book+towers+dreams"

POST: Final = """async ([path, body]) => {
  const response = await fetch("/api" + path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
  return await response.json();
}"""


class Visit:
    """One browser at the server, at one size and hour."""

    def __init__(self, page: Page, server: Server, player: str = "greedy") -> None:
        self.page = page
        self.server = server
        page.expose_function("choose", lambda view: thinking.choose(player, view, "pictures"))
        self.go("/settings")
        self.post("/guest", {})

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate(POST, [path, body])
        return answer

    def match(self, setup: str, seats: list[str], **options: Any) -> str:
        """Start a match; a seat is `me`, `open`, or the name of a bot."""
        wanted = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        body = {"setup": setup, "players": len(seats), "seats": wanted, **options}
        return str(self.post("/matches", body)["id"])

    def play(self, match: str, least: int = 10_000, stop: str = "") -> None:
        """So many answers, and on until that is asked; or to the end."""
        self.page.evaluate(PLAY_ON, [match, least, stop])

    def sit(self, match: str) -> None:
        self.go(f"/match/{match}")
        self.page.locator(".table").first.wait_for()
        self.page.wait_for_timeout(500)


def home(visit: Visit) -> None:
    match = visit.match("onirim+book", ["me", "gentle"], options={"talk": "open"})
    visit.play(match, 6)
    visit.play(visit.match("daydream:EF", ["me"]), 20)
    visit.play(str(visit.post("/daily/onirim/begin", {})["id"]))
    visit.go("/")
    visit.page.get_by_test_id("daily").wait_for()


def newcomer(visit: Visit) -> None:
    visit.page.context.clear_cookies()
    visit.go("/")
    visit.page.get_by_test_id("daily").wait_for()


def alone_at_home(visit: Visit) -> None:
    """Show the pages once the server is gone; the page has seen the screen for it before, as an installed one has."""
    visit.go("/offline")
    visit.page.get_by_role("link", name="Reverie").click()
    visit.page.get_by_test_id("play-onirim").wait_for()
    visit.page.context.set_offline(True)
    visit.page.get_by_test_id("offline-onirim").wait_for()


def cut_off(visit: Visit) -> None:
    """Make a move without a connection."""
    match = visit.match("onirim", ["me"])
    visit.play(match, 6, "act")
    visit.sit(match)
    visit.page.context.set_offline(True)
    visit.page.keyboard.press("1")
    visit.page.locator(".ask [data-answer]").last.click()
    visit.page.get_by_test_id("move-kept").wait_for()


def leaderboard(visit: Visit) -> None:
    visit.play(str(visit.post("/daily/onirim/begin", {})["id"]))
    visit.go("/")
    visit.page.get_by_role("button", name="Onirim leaderboard").click()
    visit.page.get_by_role("dialog").wait_for()


def onirim(visit: Visit) -> None:
    match = visit.match("onirim", ["me"])
    visit.play(match, 26, "act")
    visit.sit(match)
    visit.page.locator(".hands [data-card]").first.click()


def onirim_everything(visit: Visit) -> None:
    match = visit.match(ALL_OF_IT, ["me"])
    visit.play(match, 45, "act")
    visit.sit(match)


def onirim_nightmare(visit: Visit) -> None:
    match = visit.match("onirim", ["me"])
    visit.play(match, 12, "nightmare")
    visit.sit(match)


def onirim_two(visit: Visit) -> None:
    match = visit.match("onirim", ["me", "gentle"], options={"talk": "open"})
    visit.play(match, 14, "act")
    visit.sit(match)


def onirim_hint(visit: Visit) -> None:
    match = visit.match("onirim", ["me"])
    visit.play(match, 20, "act")
    visit.sit(match)
    visit.page.get_by_role("button", name="Hint").click()
    visit.page.get_by_test_id("hint").wait_for(timeout=60_000)


def daydream(letters: str, seats: list[str], answers: int) -> Callable[[Visit], None]:
    def show(visit: Visit) -> None:
        match = visit.match(f"daydream:{letters}", seats)
        visit.play(match, answers, "write")
        visit.sit(match)

    return show


def daydream_hint(visit: Visit) -> None:
    daydream("A", ["me"], 24)(visit)
    visit.page.get_by_role("button", name="Hint").click()
    visit.page.get_by_test_id("hint").wait_for(timeout=60_000)


def end(setup: str) -> Callable[[Visit], None]:
    def show(visit: Visit) -> None:
        for _ in range(3):
            match = visit.match(setup, ["me"])
            visit.play(match)
        visit.sit(match)
        visit.page.get_by_test_id("ending").wait_for()

    return show


def shared(visit: Visit) -> None:
    match = visit.match("onirim", ["me"])
    visit.play(match)
    visit.sit(match)
    visit.page.get_by_role("button", name="Share").click()
    visit.page.locator(".shared").wait_for()


def replay(setup: str, path: str) -> Callable[[Visit], None]:
    def show(visit: Visit) -> None:
        match = visit.match(setup, ["me"])
        visit.play(match)
        visit.go(f"/{path}/{match}")
        visit.page.locator("#at").wait_for()
        visit.page.get_by_test_id("story").first.wait_for(timeout=120_000)
        visit.page.locator("#at").evaluate(
            "(at) => { at.value = Math.round(at.max * 0.6); at.dispatchEvent(new Event('input', {bubbles: true})); }"
        )

    return show


def statistics(visit: Visit) -> None:
    games = [*["onirim"] * 8, *["onirim+towers"] * 4, *[ALL_OF_IT] * 3, *["daydream:A"] * 6, *["daydream:BC"] * 4]
    for setup in games:
        visit.play(visit.match(setup, ["me"]))
    _spread(visit.server)
    visit.go("/statistics")
    visit.page.locator(".bars").wait_for()


def _spread(server: Server) -> None:
    """As if the games had been played over the past weeks."""
    for path in server.folder.rglob("*.sqlite*"):
        if path.suffix.startswith(".sqlite") and not path.name.endswith(("-wal", "-shm")):
            with sqlite3.connect(path, timeout=10) as database:
                database.execute(f"UPDATE results SET finished = finished - (rowid * 7 % 6) * {WEEK}")


def set_up_onirim(visit: Visit) -> None:
    visit.go("/new/onirim")
    visit.page.locator("#book").check()
    visit.page.get_by_text("two players, together").click()


def set_up_daydream(visit: Visit) -> None:
    visit.go("/new/daydream")
    visit.page.get_by_role("radio", name="Evening Melody").check(force=True)
    visit.page.wait_for_timeout(600)


def lesson(name: str) -> Callable[[Visit], None]:
    def show(visit: Visit) -> None:
        visit.go(f"/learn/{name}")
        visit.page.get_by_test_id("lesson-text").wait_for()

    return show


def waiting(visit: Visit) -> None:
    """Show a table that waits for a friend."""
    visit.go(f"/match/{visit.match('onirim+towers', ['me', 'open'])}")
    visit.page.locator(".seats").wait_for()


def invited(full: bool) -> Callable[[Visit], None]:
    """Show an invitation from another player, to a table that may be full by now."""

    def show(visit: Visit) -> None:
        match = visit.match("daydream:EF", ["me", "open"])
        code = visit.page.evaluate("async (id) => (await (await fetch(`/api/matches/${id}`)).json()).code", match)
        if full:
            visit.post(f"/matches/{match}/seats/1", {"bot": "gentle"})
        visit.page.context.clear_cookies()
        visit.go(f"/join/{code}")
        visit.page.get_by_test_id("host").wait_for()

    return show


def first_game(visit: Visit) -> None:
    """Show the coached first game of somebody new."""
    visit.go("/")
    visit.page.get_by_test_id("play-onirim").click()
    visit.page.get_by_test_id("coach").wait_for()


def hand_over(visit: Visit) -> None:
    """Two people at one device."""
    visit.go("/new/onirim")
    visit.page.get_by_text("two players, together").click()
    visit.page.select_option("#partner", "here")
    visit.page.select_option("#talk", "silent")
    visit.page.get_by_test_id("begin").click()
    visit.page.get_by_test_id("take-device").wait_for()


def just(path: str) -> Callable[[Visit], None]:
    return lambda visit: visit.go(path)


SHOWN: Final[dict[str, Callable[[Visit], None]]] = {
    "home": home,
    "home-new": newcomer,
    "home-offline": alone_at_home,
    "leaderboard": leaderboard,
    "setup-onirim": set_up_onirim,
    "setup-daydream": set_up_daydream,
    "onirim": onirim,
    "onirim-everything": onirim_everything,
    "onirim-nightmare": onirim_nightmare,
    "onirim-two": onirim_two,
    "onirim-hint": onirim_hint,
    "daydream-A": daydream("A", ["me"], 30),
    "daydream-D": daydream("D", ["me"], 40),
    "daydream-BC": daydream("BC", ["me", "gentle", "gentle"], 34),
    "daydream-EFD": daydream("EFD", ["me"], 60),
    "daydream-DA": daydream("DA", ["me"], 44),
    "daydream-hint": daydream_hint,
    "end-onirim": end("onirim"),
    "end-daydream": end("daydream:A"),
    "shared": shared,
    "replay-onirim": replay("onirim", "replay"),
    "story-onirim": replay("onirim", "story"),
    "story-daydream": replay("daydream:A", "story"),
    "statistics": statistics,
    "settings": just("/settings"),
    "learn": just("/learn"),
    "lesson-onirim": lesson("onirim-nightmares"),
    "lesson-daydream": lesson("daydream-stars"),
    "rules": just("/learn/rules"),
    "riddles": just("/riddles"),
    "riddle": just("/riddles/next"),
    "circles": just("/circles"),
    "circle": just("/circles/public"),
    "boards": just("/boards"),
    "own-table": just("/own-table"),
    "your-turn": just("/waiting"),
    "waiting": waiting,
    "invited": invited(full=False),
    "full": invited(full=True),
    "lost": just("/nothing/here"),
    "cut-off": cut_off,
    "statistics-none": just("/statistics"),
    "first-game": first_game,
    "hand-over": hand_over,
    "offline": just("/offline"),
}


# -- films --------------------------------------------------------------------------------------


Cause = Callable[[], object]  # what sets an animation off


def partner(visit: Visit) -> Cause:
    """One's own turn is over: what the partner does comes in moments."""
    match = visit.match("onirim", ["me", "gentle"], options={"talk": "open"})
    visit.play(match, 8, "act")
    visit.sit(match)
    visit.page.keyboard.press("1")

    def end_turn() -> None:
        visit.page.locator(".ask [data-answer^=discard]").first.click()  # after which cards may be swapped
        visit.page.locator("[data-answer='no swap']").click()

    return end_turn


def nightmare(visit: Visit) -> Cause:
    """Show what was given to a nightmare once more."""
    match = visit.match("onirim", ["me"])
    visit.play(match, 12, "nightmare")
    visit.sit(match)
    return visit.page.locator(".ask [data-answer]").last.click


def door_won(visit: Visit) -> Cause:
    """Three of a colour: the door swings open."""
    match = visit.match("onirim", ["me"])
    visit.play(match, 4, "take door")
    visit.sit(match)
    return visit.page.locator(".ask [data-answer=take]").click


def dragged(visit: Visit) -> Cause:
    match = visit.match("onirim", ["me"])
    visit.play(match, 10, "act")
    visit.sit(match)
    card, pile = visit.page.locator(".hands .held").first, visit.page.locator("[data-drop=discard]")
    return lambda: card.drag_to(pile, no_wait_after=True, steps=12)


def written(visit: Visit) -> Cause:
    """Write a number, and see what it earns drawn."""
    match = visit.match("daydream:A", ["me"])
    visit.play(match, 24, "write")
    visit.sit(match)
    return lambda: visit.page.locator("[data-legal]").first.dispatch_event("click")


def rolled(visit: Visit) -> Cause:
    """End a turn: the dice are rolled."""
    match = visit.match("daydream:A", ["me"])
    visit.play(match, 20, "done")
    visit.sit(match)
    return visit.page.locator("[data-answer=done]").click


def over(setup: str, given_up: bool) -> Callable[[Visit], Cause]:
    def show(visit: Visit) -> Cause:
        match = visit.match(setup, ["me"])
        if given_up:
            visit.play(match, 8)
            visit.sit(match)
            visit.page.get_by_role("button", name="Give up").click()
            return visit.page.get_by_role("dialog").get_by_role("button", name="Give up").click
        visit.sit(match)

        def to_the_end() -> None:
            visit.play(match)
            visit.page.get_by_test_id("finale").wait_for()

        return to_the_end

    return show


def opened(visit: Visit) -> Cause:
    """Open a box of an expansion."""
    visit.go("/new/onirim")
    visit.page.locator("#towers").wait_for()
    return visit.page.locator("#towers").check


def folded(visit: Visit) -> Cause:
    """Unfold the leaflet to another board."""
    visit.go("/new/daydream")
    visit.page.locator("[data-fold=right]").wait_for()
    return visit.page.locator("[data-fold=right]").click


FILMS: Final[dict[str, Callable[[Visit], Cause]]] = {
    "film-box": opened,
    "film-leaflet": folded,
    "film-partner": partner,
    "film-nightmare": nightmare,
    "film-door": door_won,
    "film-drag": dragged,
    "film-written": written,
    "film-rolled": rolled,
    "film-end-onirim": over("onirim", given_up=False),
    "film-end-onirim-lost": over("onirim", given_up=True),
    "film-end-daydream": over("daydream:A", given_up=False),
    "film-end-daydream-lost": over("daydream:A", given_up=True),
}
FILM: Final = 3000  # milliseconds


def film(visit: Visit, prepare: Callable[[Visit], Cause], folder: Path) -> int:
    """Film every frame the browser draws while it is shown and for a while after."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpeg"):
        old.unlink()
    frames: list[str] = []
    session = visit.page.context.new_cdp_session(visit.page)

    def drawn(event: dict[str, Any]) -> None:
        frames.append(event["data"])
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", drawn)
    cause = prepare(visit)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 60, "everyNthFrame": 1})
    cause()
    visit.page.wait_for_timeout(FILM)
    session.remove_listener("Page.screencastFrame", drawn)
    session.send("Page.stopScreencast")
    for number, data in enumerate(frames):
        (folder / f"{number:03}.jpeg").write_bytes(base64.b64decode(data))
    return len(frames)


@contextmanager
def visiting(browser: Browser, server: Server, moving: bool = False) -> Iterator[Visit]:
    """Somebody new at a desk, by day."""
    context = browser.new_context(
        viewport=SIZES["desktop"],  # type: ignore[arg-type]
        color_scheme="light",
        locale="en",
        reduced_motion="no-preference" if moving else "reduce",
    )
    page = context.new_page()
    page.set_default_timeout(90_000)
    page.on("pageerror", lambda error: print(f"  wrong: {error}", file=sys.stderr))
    yield Visit(page, server)
    context.close()


def looks_of(visit: Visit, looks: list[tuple[str, bool]], name: str, into: Path) -> None:
    """Photograph the screen that is there, at each size and hour."""
    for size, dark in looks:
        visit.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        visit.page.emulate_media(color_scheme="dark" if dark else "light")
        file = f"{name}-{size}-{'night' if dark else 'day'}.webp"
        print(f"{file}: {take(visit.page, into / file, small=into == SCREENS):,} bytes", flush=True)


def take(page: Page, target: Path, small: bool = True) -> int:
    """Write a picture: as small as it has to be to be kept, or sharp, to look at."""
    page.wait_for_timeout(700)
    session = page.context.new_cdp_session(page)
    assert page.viewport_size is not None
    whole = {**page.evaluate("({x: scrollX, y: scrollY})"), **page.viewport_size}
    for quality, scale in ((82, 1), (70, 1), (55, 1), (40, 1), (40, 0.8), (35, 0.65), (30, 0.5)):
        wanted = {"format": "webp", "quality": quality, "clip": {**whole, "scale": scale}}
        data = base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])
        if not small or len(data) <= LARGEST:
            break
    target.write_bytes(data)
    return len(data)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="screens whose names begin so")
    parser.add_argument("--all-sizes", action="store_true", help="every size, by day and by night")
    parser.add_argument("--into", type=Path, default=SCREENS)
    parser.add_argument("--films", action="store_true", help="every animation, frame by frame, into the folder given")
    wanted = parser.parse_args()
    if wanted.films and wanted.into == SCREENS:
        parser.error("films are to look at, not to keep: name a folder of your own with --into")
    wanted.into.mkdir(parents=True, exist_ok=True)
    looks = [(size, dark) for size in SIZES for dark in (False, True)] if wanted.all_sizes else CHOSEN
    with browser_on_server() as (browser, server):
        if wanted.films:
            for name, prepare in FILMS.items():
                if not wanted.names or any(name.startswith(one) for one in wanted.names):
                    with visiting(browser, server, moving=True) as visit:
                        print(f"{name}: {film(visit, prepare, wanted.into / name)} frames", flush=True)
            return 0
        for name, shown in SHOWN.items():
            if wanted.names and not any(name.startswith(one) for one in wanted.names):
                continue
            with visiting(browser, server) as visit:
                shown(visit)
                looks_of(visit, looks, name, wanted.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
