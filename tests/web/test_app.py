"""The page as an app: Chromium would install it, its files are kept and answers never, a new version waits politely."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from web_browsing import Server, begin

NewPage = Callable[..., Page]
KEPT = """async () => {
  const paths = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) paths.push(new URL(one.url).pathname);
  return paths;
}"""


def wait_for_the_worker(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    expect(page.locator("html")).to_be_attached()


def test_chromium_would_install_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    wait_for_the_worker(page)
    devtools = page.context.new_cdp_session(page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's window is a private one, where nothing is ever installed; besides that nothing stands in the way.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    for icon in page.evaluate("fetch('/manifest.webmanifest').then((one) => one.json())")["icons"]:
        size = page.evaluate(
            """(address) => new Promise((done) => {
              const image = new Image();
              image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`);
              image.src = address;
            })""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")


def test_files_are_kept_and_answers_never(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server)
    wait_for_the_worker(page)
    kept: list[str] = page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    # The engine is megabytes: nobody has asked for it yet.
    assert not [path for path in kept if re.search("^/(api|ws|health|metrics)|/(pyodide|engine)-", path)]


def test_a_new_version_waits_until_it_is_wanted(pages: Path, server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    wait_for_the_worker(page)
    page.reload()
    worker = pages / "sw.js"
    before = worker.read_bytes()
    look = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)"
    try:
        packed = pages / "sw.js.gz"
        kept = packed.read_bytes()
        packed.unlink()
        worker.write_bytes(before + b"\n// another version\n")
        page.evaluate(look)
        line = page.get_by_role("status").filter(has_text="new version")
        expect(line).to_be_visible()
        page.get_by_test_id("play-onirim").wait_for()  # and nothing has moved under anybody's hands
        line.get_by_role("button").click()
        expect(line).to_have_count(0)
        expect(page.get_by_test_id("play-onirim")).to_be_visible()
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.waiting === null)")
    finally:
        worker.write_bytes(before)
        packed.write_bytes(kept)
