"""One built client, one browser and one server for all tests of the pages."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import bootstrap
import services
import web
from reverie.games.discovery import kits
from web_browsing import CHROMIUM, DESKTOP, Server
from web_fonts import WIDEST, fontconfig

MET = "reverie-first-games"  # where the page remembers who has met which game
NewPage = Callable[..., Page]
Launch = Callable[..., Browser]


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
def launch(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launch]:
    """Start a browser on a machine that has one set of fonts, the whole one or the quick one; each is started once."""
    folder = tmp_path_factory.mktemp("fonts")
    started: dict[tuple[str, bool], Browser] = {}
    with sync_playwright() as playwright:

        def start(fonts: str, whole: bool = False) -> Browser:
            if (fonts, whole) not in started:
                environment: dict[str, str | float | bool] = {
                    **os.environ,
                    "FONTCONFIG_FILE": str(fontconfig(fonts, folder)),
                }
                started[fonts, whole] = playwright.chromium.launch(
                    executable_path=CHROMIUM if whole else services.quick_browser(),
                    args=["--no-sandbox"],
                    env=environment,
                )
            return started[fonts, whole]

        yield start
        for browser in started.values():
            browser.close()


@pytest.fixture(scope="session")
def browser(launch: Launch) -> Browser:
    return launch(WIDEST)


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

    def make(language: str = "en", size: Any = DESKTOP, fingers: bool = False, coached: bool = False) -> Page:
        context = browser.new_context(
            viewport=size,
            locale=language,
            reduced_motion="reduce",
            has_touch=fingers,
        )
        contexts.append(context)
        if not coached:
            met = {"first": {kit.name: "" for kit in kits()}}
            context.add_init_script(
                f"localStorage.getItem('{MET}') ?? localStorage.setItem('{MET}', '{json.dumps(met)}')"
            )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert wrong == []
