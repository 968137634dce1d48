"""Takes the two pictures of the README, docs/screens/*.png, in a real browser on a real server.

PYTHONPATH=tools:tests python tools/screens.py        run with the environment's Python, once the pages are built
"""

import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, ViewportSize, sync_playwright

import palette
from reverie.core.fairness import luck
from reverie.core.match import Match
from reverie.games import find_setup
from reverie.thinking import choose
from web_browsing import CHROMIUM, ROOT, Server

SCREENS = ROOT / "docs" / "screens"
SIZE: ViewportSize = {"width": 1100, "height": 720}
MOST_BYTES = 100_000
# Games well under way, played up to there by a player of the house: set-up, answers, seed.
TABLES = {"onirim": ("onirim", 33, "ab" * 32), "daydream": ("daydream:BC", 58, "ab" * 32)}


def record(setup: str, answers: int, seed: str) -> str:
    match = Match(find_setup(setup, 1, {}), luck(seed))
    for number in range(answers):
        match.play(0, choose("learned", match.state.view(0), str(number)))
    return match.record.write()


def taken(browser: Browser, server: Server, text: str) -> bytes:
    """The table of somebody who brings that record to go on with it."""
    with httpx.Client(base_url=server.url, trust_env=False) as guest:
        guest.post("/api/guest").raise_for_status()
        guest.patch("/api/me", json={"shown": "Alma"}).raise_for_status()
        brought = guest.post("/api/records", content=text, headers={"content-type": "text/plain"})
        match, cookie = brought.raise_for_status().json()["id"], guest.cookies["reverie"]
    context = browser.new_context(viewport=SIZE, color_scheme="light", locale="en", reduced_motion="reduce")
    context.add_cookies([{"name": "reverie", "value": cookie, "url": server.url}])
    page = context.new_page()
    page.goto(f"{server.url}/match/{match}")
    page.locator(".table").wait_for()
    page.wait_for_timeout(1500)  # for pictures and fonts
    shot = page.screenshot()
    context.close()
    return shot


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, table in TABLES.items():
            small = palette.reduced(taken(browser, server, record(*table)), MOST_BYTES)
            (SCREENS / f"{name}.png").write_bytes(small)
            print(f"{name}.png: {len(small):,} bytes")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
