"""The terminal of the line client: what it can show, and how it reads a line."""

import os
import shutil
import sys
from typing import Final, Protocol, TextIO

from reverie.textui.ink import Paint

UNREADABLE: Final = "\N{REPLACEMENT CHARACTER}"  # a line in another alphabet than the terminal's
WIDTH: Final = 100
COVER_LINES: Final = 60  # on a terminal that cannot clear itself
CLEAR: Final = "\x1b[H\x1b[2J"
WIPE: Final = CLEAR + "\x1b[3J"  # what can be scrolled back to, too: a hand may have stood there

# For a terminal whose alphabet is smaller than ours.
PLAINER: Final = str.maketrans(
    "─│╭╮╰╯▸■□✓✗☼☾⚷▲·…•\u2013\u00d7━┊◦●○◎★♪♫¹²³\u2212\u2019\u00a0", "-|++++>#.vx*(%^.~*-x=:o@o0'dDabc-' "
)


class Source(Protocol):
    """Where typed lines come from: any text stream will do."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class InputEndedError(Exception):
    """There is nobody at the terminal any more: end of input, or an interrupt."""


class Screen:
    """Lines out, lines in."""

    def __init__(self, source: Source, output: TextIO) -> None:
        self.source = source
        self.output = output
        self.live = output.isatty()
        self.clears = self.live and os.environ.get("TERM", "dumb") != "dumb"
        self.paint = Paint(self.clears and not os.environ.get("NO_COLOR"))
        columns = shutil.get_terminal_size((WIDTH, 40)).columns if self.live else WIDTH
        self.width = max(60, min(columns, WIDTH))
        # The keyboard itself is read with line editing and a history; streams are read as they are.
        self.editing = source is sys.stdin and output is sys.stdout and source.isatty() and self.live
        if self.editing:
            self.forget()

    def show(self, *lines: str) -> None:
        for line in lines:
            self._write(line + "\n")
        self.output.flush()

    def clear(self) -> None:
        """Clear the screen to draw the table on; a stream just goes on."""
        if self.clears:
            self._write(CLEAR)

    def cover(self) -> None:
        """Nothing that stood on the screen may be read any more, nor fetched from the history."""
        self.forget()
        if self.clears:
            self._write(WIPE)
        elif self.live:
            self._write("\n" * COVER_LINES)

    def ask(self, prompt: str) -> str:
        """Read the next line that is typed."""
        try:
            if self.editing:
                return input(prompt)
            self._write(prompt)
            self.output.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt) as error:
            raise InputEndedError from error
        except UnicodeDecodeError:
            return UNREADABLE
        if not line:
            raise InputEndedError
        return line.rstrip("\r\n")

    def forget(self) -> None:
        """Drop the history of typed lines: what one player answered is not the other's to scroll to."""
        if self.editing and sys.platform != "win32":  # whose console edits lines by itself
            try:
                import readline
            except ImportError:  # some builds of Python have no line editing
                return
            readline.clear_history()

    def _write(self, text: str) -> None:
        try:
            self.output.write(text)
        except UnicodeEncodeError:
            alphabet = self.output.encoding or "ascii"
            self.output.write(text.translate(PLAINER).encode(alphabet, "replace").decode(alphabet))
