"""Measures the browser client in Chromium on loopback: what a first visit loads, when a table can be played, how soon
an action is on screen, how many frames a second a dragged thing moves at by the browser's own trace, and how long the
engine takes to start on the device.

PYTHONPATH=src:tests:tools .venv/bin/python benchmarks/pages.py [--rounds 5] [--slower 4]    builds the pages first
"""

import argparse
import itertools
import json
import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

from web_browsing import DESKTOP, Server, browser_on_server, new_match

READY: Final = {"onirim": ".hands [data-card]", "daydream": "[role=gridcell][data-legal]"}
SETUPS: Final = {"onirim": "onirim", "daydream": "daydream:A"}
FIRST: Final = 150_000  # bytes, compressed, before art
TABLE: Final = 1500  # milliseconds, with a processor four times slower
ACTION: Final = 100  # milliseconds
FRAMES: Final = 60  # a second, while something is dragged
LEG: Final = 30  # moves from one place to the other
TRACED: Final = ["devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline"]
CARRIED: Final = {"onirim": (".hands .held", ".piles"), "daydream": ("[data-die]", "[role=gridcell]")}

# A card that follows the pointer, and nothing else.
BARE: Final = """<div style="position: fixed; width: 90px; height: 130px; background: teal"></div>
<script>
  const card = document.querySelector("div");
  addEventListener("pointermove", (event) => {
    card.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  });
</script>"""

# Notes when something that can be pressed is first on screen: drawn, with nothing left to do before the next frame.
WATCH: Final = """(selector) => {
  const seen = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(seen);
    setTimeout(() => (window.ready = performance.now()));
  };
  requestAnimationFrame(seen);
}"""

# From the press of an answer to the frame that shows the next decision.
ACT: Final = """async (rounds) => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const there = (selector) => document.querySelector(selector);
  const times = [];
  while (times.length < rounds && !there("dialog[open]")) {
    const table = there(".table");
    const before = table.dataset.decision;
    if (there(".hands [data-card]") && !there(".ask [data-answer]")) {
      there(".hands [data-card]").click();
      await frame();
    }
    const answers = [...document.querySelectorAll(".ask [data-answer], .rest [data-answer]")];
    const done = there("[data-answer=done]");
    const next = there("[data-testid=order-done]") ?? done ?? answers.at(-1) ?? there("[data-legal]");
    const pressed = performance.now();
    next.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    while (there(".table").dataset.decision === before && !there("dialog[open]")) await frame();
    times.push(performance.now() - pressed);
  }
  return times;
}"""


@contextmanager
def visitor(browser: Browser, slower: float) -> Iterator[tuple[Page, CDPSession]]:
    """Somebody who has never been here, at a machine so many times slower."""
    size = ViewportSize(width=DESKTOP["width"], height=DESKTOP["height"])
    context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en")
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page, devtools
    context.close()


def first_visit(browser: Browser, server: Server) -> tuple[int, int]:
    """Bytes over the wire until the page is usable, and how many files."""
    with visitor(browser, 1) as (page, devtools):
        sizes: list[int] = []
        own: set[str] = set()
        devtools.on("Network.requestWillBeSent", lambda event: own.add(event["requestId"]))

        def finished(event: dict[str, Any]) -> None:
            if event["requestId"] in own:
                sizes.append(int(event["encodedDataLength"]))

        devtools.on("Network.loadingFinished", finished)
        devtools.send("Network.enable")
        page.goto(server.url)
        page.get_by_test_id("play-onirim").wait_for()
        page.wait_for_load_state("networkidle")
        return sum(sizes), len(sizes)


def table(browser: Browser, server: Server, game: str, slower: float) -> tuple[float, list[float]]:
    """Milliseconds until somebody new, sent straight to a table, can play; and those of some actions."""
    with visitor(browser, slower) as (page, _):
        match = new_match(page, server, SETUPS[game], [{"who": "me"}])
        page.add_init_script(f"({WATCH})({READY[game]!r})")
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator(READY[game]).first.wait_for(timeout=60_000)
        page.wait_for_timeout(300)
        ready = float(page.evaluate("window.ready"))
        return ready, [float(one) for one in page.evaluate(ACT, 12)]


def drag(browser: Browser, server: Server, game: str, moves: int = 150) -> tuple[float, float, float]:
    """Frames a second while something is dragged to and fro; milliseconds of the slowest twentieth between two frames;
    and those that the page's own work took for a frame, of the 16.7 there are."""
    thing, place = CARRIED[game]
    with visitor(browser, 1) as (page, _):
        match = new_match(page, server, SETUPS[game], [{"who": "me"}])
        page.goto(f"{server.url}/match/{match['id']}")
        page.locator(READY[game]).first.wait_for(timeout=60_000)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # what is kept for later has been fetched
        return _dragged(browser, page, _middle(page, thing), _middle(page, place), moves)


def bare_drag(browser: Browser, moves: int = 150) -> tuple[float, float, float]:
    """The same of a page that holds nothing but the thing: what the browser can draw on this machine."""
    with visitor(browser, 1) as (page, _):
        page.set_content(BARE)
        return _dragged(browser, page, (700, 700), (300, 200), moves)


def _dragged(
    browser: Browser, page: Page, start: tuple[float, float], end: tuple[float, float], moves: int
) -> tuple[float, float, float]:
    """Drag from one place to another and back, again and again; see `drag` for what is returned."""
    (x, y), (to_x, to_y) = start, end
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 20)
    browser.start_tracing(page=page, categories=TRACED)
    # The browser takes a move with the frame it belongs to and answers then. The next one follows at once, from the
    # driver: a pause in this program would make every other frame one without a move.
    for leg in range(moves // LEG):
        page.mouse.move(*((to_x, to_y) if leg % 2 == 0 else (x, y)), steps=LEG)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.mouse.move(x, y)
    page.mouse.up()
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "Commit")  # a frame handed on to be drawn
    gaps = sorted(later - earlier for earlier, later in itertools.pairwise(drawn))
    work = sum(event.get("dur", 0) for event in events if event["name"] in PAGE_WORK) / 1000
    return 1000 / statistics.median(gaps), gaps[int(len(gaps) * 0.95)], work / len(drawn)


# What the page does for a frame: scripts, styles, layout, layers and paint.
PAGE_WORK: Final = {"FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Layerize", "Paint", "Commit"}


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def engine(browser: Browser, server: Server) -> tuple[float, float]:
    """Milliseconds from wanting to play offline to a table: with everything to be fetched, and the next time."""
    with visitor(browser, 1) as (page, _):
        times: list[float] = []
        for _ in range(2):
            page.goto(f"{server.url}/offline")
            button = page.get_by_test_id("offline-onirim")
            button.wait_for()
            started = float(page.evaluate("performance.now()"))
            button.click()
            page.locator(READY["onirim"]).first.wait_for(timeout=120_000)
            times.append(float(page.evaluate("performance.now()")) - started)
        return times[0], times[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4.0)
    given = parser.parse_args()
    with browser_on_server() as (browser, server):
        report(browser, server, given.rounds, given.slower)
    return 0


def report(browser: Browser, server: Server, rounds: int, slower: float) -> None:
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    size, files = first_visit(browser, server)
    print(f"first visit: {size:,} bytes in {files} files, fonts and heads included (goal {FIRST:,})", flush=True)
    for game in SETUPS:
        for rate, goals in ((slower, f"(goals {TABLE} and, not slowed down, {ACTION})"), (1.0, f"(goal {ACTION})")):
            ready, actions = zip(*(table(browser, server, game, rate) for _ in range(rounds)), strict=True)
            every = sorted(one for some in actions for one in some)
            print(
                f"{game}, {rate:g}x slower: table after {statistics.median(ready):.0f} ms, an action after "
                f"{statistics.median(every):.0f} ms (95 %: {every[int(len(every) * 0.95)]:.0f}) {goals}",
                flush=True,
            )
    for game, measured in (("a bare page", bare_drag(browser)), *((one, drag(browser, server, one)) for one in SETUPS)):
        rate, slowest, work = measured
        print(
            f"{game}, dragging: {rate:.0f} frames a second (goal {FRAMES}), 95 % within {slowest:.0f} ms, "
            f"{work:.1f} ms of work for a frame",
            flush=True,
        )
    fetched, again = engine(browser, server)
    print(f"offline: table after {fetched:.0f} ms with the engine to be fetched, {again:.0f} ms the next time")


if __name__ == "__main__":
    sys.exit(main())
