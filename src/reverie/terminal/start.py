"""`./reverie terminal`: whether this terminal will do, and what is opened first."""

import os
import sys
from pathlib import Path

from rich.console import Console

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.terminal.app import ReverieApp
from reverie.terminal.palette import palette_for
from reverie.terminal.settings import Settings
from reverie.texts import Texts


def start(
    setup: Setup | None,
    *,
    bots: list[str] | None = None,
    seed: str | None = None,
    lang: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    replay: Path | None = None,
    server: str | None = None,
) -> int:
    """Open the house on this terminal; the exit code."""
    settings = Settings()
    texts = Texts(lang or settings.language or None)
    if os.environ.get("TERM", "dumb") in ("dumb", "unknown") or not sys.stdout.isatty() or not sys.stdin.isatty():
        raise ReverieError(texts.say("term-dumb"))
    palette = palette_for(os.environ, Console().color_system)

    def first(app: ReverieApp) -> None:
        if replay is not None:
            app.replay(replay)
        elif resume is not None:
            app.resume(resume, bots, save)
        elif server is not None:
            app.go_online(server)
        elif setup is not None:
            app.play(setup, bots or [], save, spread=True)

    return ReverieApp(texts, palette, settings, seed=seed, first=first).run() or 0
