"""Text with colours in it: measuring, padding, flowing into lines, boxes and columns."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

_MARKS: Final = re.compile(r"\x1b\[[0-9;]*m")

# Brown has no colour of its own in a terminal; what is printed as 33 comes closest on most of them.
CODES: Final = {
    "red": "31",
    "blue": "94",
    "green": "32",
    "brown": "33",
    "violet": "35",
    "strong": "1",
    "faint": "2",
    "asked": "1;7",
    "pointed": "7",
}


class Paint:
    """Puts colours on text, where there are any."""

    def __init__(self, colours: bool, codes: Mapping[str, str] = CODES) -> None:
        self.codes = codes if colours else {}

    def __call__(self, text: str, style: str) -> str:
        if style not in self.codes or not text:
            return text
        return f"\x1b[{self.codes[style]}m{text}\x1b[0m"


PLAIN: Final = Paint(False)


def strip(text: str) -> str:
    """Remove the colours of a text."""
    return _MARKS.sub("", text)


def width_of(text: str) -> int:
    """Count the columns a text takes, without its colours."""
    return len(strip(text))


def pad(text: str, width: int) -> str:
    return text + " " * (width - width_of(text))


def flow(pieces: Sequence[str], width: int, between: str) -> list[str]:
    """Lay pieces one after the other, in as many lines as they need; no piece is broken."""
    lines: list[str] = []
    for piece in pieces:
        if lines and width_of(lines[-1]) + width_of(between) + width_of(piece) <= width:
            lines[-1] += between + piece
        else:
            lines.append(piece)
    return lines


def labelled(label: str, lines: Sequence[str], column: int) -> list[str]:
    """Put a label into the first column, and lines beside and under it."""
    out = [" " + pad(label, column - 1) + line for line in lines[:1]]
    return out + [" " * column + line for line in lines[1:]]


def box(lines: Sequence[str]) -> list[str]:
    """Draw lines of text as a card lying on the table."""
    inner = max(width_of(line) for line in lines)
    rule = "─" * (inner + 2)
    return [f"╭{rule}╮", *(f"│ {pad(line, inner)} │" for line in lines), f"╰{rule}╯"]


def beside(blocks: Sequence[Sequence[str]], gap: str = "") -> list[str]:
    """Lay blocks of lines side by side, each as wide as its widest line."""
    height = max((len(block) for block in blocks), default=0)
    widths = [max((width_of(line) for line in block), default=0) for block in blocks]
    out: list[str] = []
    for i in range(height):
        parts = [pad(block[i] if i < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)]
        out.append(gap.join(parts).rstrip())
    return out


def columns(items: Sequence[str], width: int, indent: str = "  ") -> list[str]:
    """Lay items in as many columns as fit, read downwards; one too long for a line goes on in the next."""
    if not items:
        return []
    widest = max(width_of(item) for item in items)
    if widest > width - len(indent):
        lines = [flow(item.split(" "), width - 2 * len(indent), " ") for item in items]
        return [indent + (indent if number else "") + line for item in lines for number, line in enumerate(item)]
    across = max(1, (width - len(indent) + 3) // (widest + 3))
    down = -(-len(items) // across)
    rows = [[items[i] for i in range(row, len(items), down)] for row in range(down)]
    return [(indent + "   ".join(pad(item, widest) for item in row)).rstrip() for row in rows]


def wrapped(text: str, width: int, indent: str = " ") -> list[str]:
    """Break a paragraph into lines between words."""
    return [indent + line for line in flow(text.split(), width - len(indent), " ")]
