"""A real browser on a real server: where Chromium is, how a server is started and stopped, how a page is played."""

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import services
import web

ROOT = Path(__file__).resolve().parents[1]
CHROMIUM = services.browser()
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 720}


class Server:
    """`reverie` as a process of its own, on a port and a folder that survive a restart."""

    def __init__(self, folder: Path, beside: Path | None = None) -> None:
        """`beside` is a folder of packages installed beside ours."""
        self.folder = folder
        self.path = [ROOT / "src"] if beside is None else [beside, ROOT / "src"]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.port = self.port or _free_port()
        words = [sys.executable, "-m", "reverie", "--no-open", "--port", str(self.port), "--data", str(self.folder)]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(map(str, self.path)), REVERIE_LIMITS="false")
        with (self.folder / "server.out").open("a") as out:
            self.process = subprocess.Popen(words, stdout=out, stderr=out, env=environment, text=True)
        end = time.monotonic() + 120  # a busy machine takes its time
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.out").read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@contextmanager
def browser_on_server() -> Iterator[tuple[Browser, Server]]:
    """A browser and a new server that has the pages built; the program ends where there is no Chromium."""
    if CHROMIUM is None:
        sys.exit("There is no Chromium on this machine.")
    web.ready()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def _free_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def text_of(page: Page) -> str:
    """Everything the page holds, in sight or not: texts, labels and data."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def begin(page: Page, server: Server, expansions: dict[str, str] | None = None) -> None:
    """From the address to the first decision, alone."""
    page.goto(server.url)
    if expansions is None:
        page.get_by_test_id("play-onirim").click()
    else:
        page.get_by_role("link", name="Game options").first.click()
        for part, variant in expansions.items():
            page.locator(f"#{part}").check()
            page.locator(f"input[name={part}][value='{variant}']").check()
        page.get_by_test_id("begin").click()
    page.locator(".table").wait_for()


def ask(page: Page, server: Server, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server says to the page's own guest, asked over the interface that the screens use."""
    page.goto(f"{server.url}/settings")
    said: dict[str, Any] = page.evaluate(
        """async ([path, body]) => {
          const post = (path, body) => fetch("/api" + path, {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
          await post("/guest", {});
          return await (await post(path, body)).json();
        }""",
        [path, body],
    )
    return said


def new_match(page: Page, server: Server, setup: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    return ask(page, server, "/matches", {"setup": setup, "players": len(seats), "seats": seats})


def join(page: Page, server: Server, match: dict[str, Any]) -> None:
    ask(page, server, f"/invitations/{match['code']}", {})


def sit_down(page: Page, server: Server, match: str) -> None:
    page.goto(f"{server.url}/match/{match}")
    page.get_by_test_id("daydream").wait_for()


# Answers over a WebSocket of the page's own, as the function exposed as `choose` says: at least so many, and on until
# that is asked, or to the end.
PLAY_ON = """async ([match, least, stop]) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  let done = 0, answered = -1;
  await new Promise((over, broken) => {
    socket.onerror = broken;
    socket.onopen = () => socket.send(JSON.stringify({type: "open", match}));
    socket.onmessage = async (event) => {
      const told = JSON.parse(event.data);
      if (told.type === "error") return broken(new Error(told.message));
      if (told.match !== match || !told.view) return;
      if (told.view.result) return over();
      if (told.view.decision === null || told.view.actions.length === 0) return;
      if (done >= least && (!stop || told.view.prompt?.name === stop)) return over();
      if (told.view.decision === answered) return;  // another player has moved meanwhile
      answered = told.view.decision;
      done += 1;
      const answer = await window.choose(told.view);
      const key = Array.from({length: 16}, () => Math.floor(Math.random() * 36).toString(36)).join("");
      socket.send(JSON.stringify({type: "play", match, decision: told.view.decision, answer, key}));
    };
  });
  socket.close();
  return done;
}"""

# Presses whatever can be answered at a table of Onirim, as fast as it is taken: an order as it lies, the last answer
# offered (which of a card is its discard: the deck runs out the sooner), or else a card.
TO_THE_END = """async () => {
  const there = (selector) => document.querySelector(selector);
  for (let n = 0; n < 500; n++) {
    if (there("dialog[open]")) return n;
    const decision = there(".table").dataset.decision;
    const end = Date.now() + 20000;
    while (there(".table")?.dataset.decision === decision && !there("dialog[open]")) {
      if (Date.now() > end) throw new Error("nothing happens at decision " + decision);
      const answers = [...document.querySelectorAll(".ask [data-answer]")];
      (there("[data-testid=order-done]") ?? answers.at(-1) ?? there(".hands [data-card]"))?.click();
      await new Promise((go) => setTimeout(go, 10));
    }
  }
  return -1;
}"""
