"""Checks data of files that people write: what is wrong is refused with file, place and reason (DAY-34)."""

import math
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from reverie.games.daydream.rules.panels import BadBoard

MOST: Final = 99  # of anything that a board counts
FARTHEST: Final = 300  # from the corner of its square, of a point that is drawn
LONGEST_QUOTE: Final = 40
LONGEST_REASON: Final = 300


class FileChecks:
    """Checks of one file; each returns what it was given, or refuses it."""

    def __init__(self, file: str) -> None:
        self.file = file

    def refuse(self, place: str, reason: str, code: str = "", **values: str | int) -> NoReturn:
        # Both may quote what stands in the file, of any length and with any character in it.
        place, reason = (text[:LONGEST_REASON].replace("\n", " ") for text in (place, reason))
        raise BadBoard(self.file, place, reason, code, **values)

    def known(self, place: str, data: dict[str, Any], keys: Iterable[str]) -> None:
        for key in data:
            if key not in keys:
                self.refuse(place, f"{quoted(key)} is not known here: there is {', '.join(keys)}")

    def tables(self, place: str, value: Any, most: int = MOST) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.refuse(place, "should be a list of tables")
        if len(value) > most:
            self.refuse(place, f"there are {len(value)}; a panel has at most {most} of them")
        return list(value)

    def whole(self, place: str, value: Any, least: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.refuse(place, f"should be a whole number from {least} to {MOST}, not {quoted(value)}")
        return value

    def point(self, place: str, value: Any) -> list[float]:
        if not isinstance(value, list) or len(value) != 2 or not all(is_number(one) for one in value):
            self.refuse(place, f"should be two numbers [x, y], not {quoted(value)}")
        if not all(abs(one) <= FARTHEST for one in value):
            self.refuse(place, f"lies too far away: numbers go from -{FARTHEST} to {FARTHEST}")
        return list(value)


def quoted(value: object) -> str:
    """What stands in a file, short enough to be told."""
    text = str(value) if isinstance(value, (int, float)) else repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def is_number(value: object) -> bool:
    """Whether it is a number that can be drawn: TOML has infinite ones too."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < math.inf
