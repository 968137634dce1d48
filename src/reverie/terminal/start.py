"""`./reverie terminal`: checks the terminal and opens the first screen."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.program import program
from reverie.terminal.app import ReverieApp
from reverie.terminal.palette import palette_for
from reverie.terminal.settings import Settings
from reverie.texts import Texts

WIDE: Final = 80  # columns that every table is drawn for
HIGH: Final = 24  # lines


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
    own_table: bool = False,
) -> int:
    """Open the application on this terminal and return the exit code."""
    settings = Settings()
    texts = Texts(lang or settings.language or None)
    if not can_draw(os.environ, sys.platform) or not sys.stdout.isatty() or not sys.stdin.isatty():
        raise ReverieError(texts.say("term-dumb", program=program()))
    too_small = smallness(texts, *os.get_terminal_size(sys.stdout.fileno()))
    if too_small:
        raise ReverieError(too_small)
    palette = palette_for(os.environ, Console().color_system)

    def first(app: ReverieApp) -> None:
        if replay is not None:
            app.replay(replay)
        elif resume is not None:
            app.resume(resume, bots, save, own_table=own_table)
        elif server is not None:
            app.go_online(server)
        elif setup is not None:
            app.play(setup, bots or [], save, spread=True, own_table=own_table)

    return exit_code(ReverieApp(texts, palette, settings, seed=seed, first=first))


def can_draw(environ: Mapping[str, str], platform: str) -> bool:
    """Tell whether the terminal has a cursor to move; a console of Windows has one and does not set TERM."""
    return environ.get("TERM", "" if platform == "win32" else "dumb") not in ("dumb", "unknown")


def smallness(texts: Texts, columns: int, lines: int) -> str:
    """Return the message for a terminal that is too small; empty if it is large enough or its size is unknown."""
    if columns == 0 or (columns >= WIDE and lines >= HIGH):
        return ""
    return texts.say("term-small", columns=columns, lines=lines, wide=WIDE, high=HIGH, program=program())


def exit_code(app: ReverieApp, headless: bool = False) -> int:
    """Run the application: 0 when somebody leaves it, 1 when it crashed, after which Textual gives no value."""
    code = app.run(headless=headless)
    return (app.return_code or 0) if code is None else code
