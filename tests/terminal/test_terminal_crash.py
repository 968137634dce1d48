"""The terminal ends with an exit code that scripts can trust."""

import os

import pytest
from rich.console import Console

from reverie.terminal.app import ReverieApp
from reverie.terminal.palette import palette_for
from reverie.terminal.settings import Settings
from reverie.terminal.start import can_draw, exit_code, smallness
from reverie.texts import Texts


def test_a_crash_exits_with_one_and_leaving_with_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    def crash(app: ReverieApp) -> None:
        raise RuntimeError("broken")

    def leave(app: ReverieApp) -> None:
        app.exit(0)

    palette = palette_for(os.environ, Console().color_system)
    assert exit_code(ReverieApp(Texts("en"), palette, Settings(), first=leave), headless=True) == 0
    assert exit_code(ReverieApp(Texts("en"), palette, Settings(), first=crash), headless=True) == 1
    assert "broken" in capsys.readouterr().err


def test_a_console_of_windows_can_be_drawn_on_without_a_name() -> None:
    assert can_draw({}, "win32")
    assert not can_draw({}, "linux")
    for platform in ("linux", "darwin", "win32"):
        assert not can_draw({"TERM": "dumb"}, platform)
        assert can_draw({"TERM": "xterm-256color"}, platform)


def test_too_small_a_terminal_says_so() -> None:
    assert smallness(Texts("en"), 80, 24) == smallness(Texts("en"), 0, 0) == ""
    for language in ("en", "fr", "de", "it"):
        for columns, lines in ((79, 24), (80, 23)):
            said = smallness(Texts(language), columns, lines)
            assert all(str(number) in said for number in (columns, lines, 80, 24))
