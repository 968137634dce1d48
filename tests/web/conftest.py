"""One built client, one browser and one server for all tests of the pages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import bootstrap
import web
from web_browsing import CHROMIUM, DESKTOP, Server

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def pages() -> Path:
    """The pages, built once; without Chromium or node there is nothing to look at or with."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: the pages are NOT tested (Debian: apt-get install chromium)")
    try:
        return web.ready()
    except bootstrap.StepFailed as failure:
        if web.node_found() is None:
            pytest.skip(f"no node here and none to be had: the pages are NOT tested ({failure})")
        raise


@pytest.fixture(scope="session")
def browser(pages: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A page of somebody new; anything that goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def make(language: str = "en", size: Any = DESKTOP, fingers: bool = False) -> Page:
        context = browser.new_context(
            viewport=size,
            locale=language,
            reduced_motion="reduce",
            has_touch=fingers,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert wrong == []
