"""The colours of the screens, for terminals with millions of colours, sixteen or none."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from textual.theme import BUILTIN_THEMES, Theme

from reverie.textui.ink import CODES, Paint

# Without colours: bold, faint and reversed, which every terminal has.
BARE: Final = {
    "strong": "1",
    "faint": "2",
    "asked": "1;7",
    "pointed": "7",
    "chosen": "1;7",
    "title": "1",
    "key": "1",
}
SIXTEEN: Final = CODES | {"pointed": "30;43", "chosen": "30;46", "title": "1;36", "key": "1;33", "brass": "33"}


def _ink(colour: str, ground: str = "", weight: str = "") -> str:
    """Return the code for `#rrggbb` on another."""
    parts = [weight] if weight else []
    for start, hue in ((38, colour), (48, ground)):
        if hue:
            parts.append(f"{start};2;" + ";".join(str(int(hue[n : n + 2], 16)) for n in (1, 3, 5)))
    return ";".join(parts)


NIGHT: Final = "#191B3A"
DUSK: Final = "#2B2350"
PAPER: Final = "#EFE3CC"
BRASS: Final = "#C9A46A"
PALE: Final = "#A9A3C9"

# The colours of cards and dice, light enough to be read on the night.
LAMPLIT: Final = {
    "red": _ink("#F08A7E"),
    "blue": _ink("#7FC4EC"),
    "green": _ink("#8BD49A"),
    "brown": _ink("#DDAA72"),
    "violet": _ink("#CBA2EE"),
    "strong": _ink("#FFF8E8", weight="1"),
    "faint": _ink(PALE),
    "asked": _ink(NIGHT, BRASS, "1"),
    "pointed": _ink(NIGHT, PAPER, "1"),
    "chosen": _ink(NIGHT, BRASS, "1"),
    "title": _ink("#F3D9A4", weight="1"),
    "key": _ink(BRASS, weight="1"),
    "brass": _ink(BRASS),
}


class Palette(NamedTuple):
    """A name, the codes of every style, and the theme of what is around the table."""

    name: str
    codes: Mapping[str, str]
    theme: Theme

    @property
    def paint(self) -> Paint:
        return Paint(True, self.codes)


def _own_colours(name: str) -> Theme:
    """Return a theme with the background and text colours of the terminal itself."""
    return replace(BUILTIN_THEMES["ansi-dark"], name=name, primary="ansi_yellow", accent="ansi_yellow")


FULL: Final = Palette(
    "night",
    LAMPLIT,
    Theme(name="night", primary=BRASS, secondary="#7FC4EC", accent=BRASS, foreground=PAPER, background=NIGHT,
          surface=NIGHT, panel=DUSK, warning="#DDAA72", error="#F08A7E", success="#8BD49A"),
)  # fmt: skip
FEW: Final = Palette("sixteen", SIXTEEN, _own_colours("sixteen"))
NONE: Final = Palette("bare", BARE, _own_colours("bare"))


def palette_for(environ: Mapping[str, str], colours: str | None) -> Palette:
    """Choose by what the environment asks for, and by the system of colours that the terminal has."""
    if environ.get("NO_COLOR") or colours is None:
        return NONE
    return FEW if colours in ("standard", "windows") else FULL
