"""Lines of painted text with places in them that can be pressed."""

from collections.abc import Sequence
from typing import NamedTuple

from reverie.textui.ink import pad, width_of


class Zone(NamedTuple):
    """A rectangle of the picture and what it stands for; the last line and column are outside."""

    top: int
    left: int
    bottom: int
    right: int
    target: str


class Picture:
    """Something drawn, growing downwards."""

    def __init__(self, lines: Sequence[str] = (), zones: Sequence[Zone] = ()) -> None:
        self.lines = list(lines)
        self.zones = list(zones)

    def add(self, lines: Sequence[str]) -> None:
        self.lines += lines

    def below(self, other: "Picture") -> None:
        """Put another picture under this one."""
        shift = len(self.lines)
        self.zones += [zone._replace(top=zone.top + shift, bottom=zone.bottom + shift) for zone in other.zones]
        self.lines += other.lines

    def right(self, lines: Sequence[str], target: str = "", gap: int = 0) -> None:
        """Put lines to the right of everything, from the first line on."""
        start = max(map(width_of, self.lines), default=0) + (gap if self.lines else 0)
        self.lines += [""] * (len(lines) - len(self.lines))
        for number, line in enumerate(lines):
            self.lines[number] = pad(self.lines[number], start) + line
        if target:
            self.zones.append(Zone(0, start, len(lines), start + max(map(width_of, lines)), target))

    def at(self, x: int, y: int) -> str:
        """Return what is pressed there, or nothing; what was drawn last lies on top."""
        for zone in reversed(self.zones):
            if zone.top <= y < zone.bottom and zone.left <= x < zone.right:
                return zone.target
        return ""
