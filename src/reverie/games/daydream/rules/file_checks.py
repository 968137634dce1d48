"""Checks the data of board files: each error names the file, the place and the reason (DAY-34)."""

import math
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from reverie.games.daydream.rules.panels import BadBoard

MOST: Final = 99  # of anything that a board counts
FARTHEST: Final = 300  # coordinate of a drawn point, counted from the corner of its square
LONGEST_QUOTE: Final = 40
LONGEST_REASON: Final = 300


class FileChecks:
    """Checks values of one file; each check returns the value or raises BadBoard."""

    def __init__(self, file: str) -> None:
        self.file = file

    def refuse(self, place: str, reason: str, code: str = "", **values: str | int) -> NoReturn:
        """Raise BadBoard for a place in the file."""
        # Both may quote the file: text of any length, with any character.
        place, reason = (text[:LONGEST_REASON].replace("\n", " ") for text in (place, reason))
        raise BadBoard(self.file, place, reason, code, **values)

    def known(self, place: str, data: dict[str, Any], keys: Iterable[str]) -> None:
        """Refuse a key that does not belong there."""
        for key in data:
            if key not in keys:
                self.refuse(place, f"{quoted(key)} is not known here: there is {', '.join(keys)}")

    def tables(self, place: str, value: Any, most: int = MOST) -> list[dict[str, Any]]:
        """Check a list of at most so many tables."""
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.refuse(place, "should be a list of tables")
        if len(value) > most:
            self.refuse(place, f"there are {len(value)}; a panel has at most {most} of them")
        return list(value)

    def whole(self, place: str, value: Any, least: int) -> int:
        """Check a whole number from `least` to MOST."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.refuse(place, f"should be a whole number from {least} to {MOST}, not {quoted(value)}")
        return value

    def point(self, place: str, value: Any) -> list[float]:
        """Check a point [x, y] that is not too far away to be drawn."""
        if not isinstance(value, list) or len(value) != 2 or not all(is_number(one) for one in value):
            self.refuse(place, f"should be two numbers [x, y], not {quoted(value)}")
        if not all(abs(one) <= FARTHEST for one in value):
            self.refuse(place, f"lies too far away: numbers go from -{FARTHEST} to {FARTHEST}")
        return list(value)


def quoted(value: object) -> str:
    """Quote a value of a file, cut to a length that fits an error message."""
    text = str(value) if isinstance(value, (int, float)) else repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def is_number(value: object) -> bool:
    """Return whether it is a finite number: TOML has inf and nan, too."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < math.inf
