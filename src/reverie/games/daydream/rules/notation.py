"""Writes actions and outcomes in words and reads them: `write 6-1 c3`, `skip 2`, `row b1-b4`, `roll 3 5`."""

import re
from typing import Final

from reverie.core.errors import Unreadable
from reverie.games.daydream.rules.board import (
    BONUS_LEAF,
    BONUS_SUN,
    COLUMNS,
    DONE,
    LINE_BITS,
    LINES,
    PLACES,
    ROW,
    ROW_CELLS,
    SKIP,
    WRITE,
    place_name,
    row_action,
    row_name,
)

WORDS_OF: Final[dict[int, str]] = {DONE: "done", BONUS_SUN: "bonus sun", BONUS_LEAF: "bonus leaf"}
ACTIONS_OF: Final[dict[str, int]] = {text: action for action, text in WORDS_OF.items()}
PLACE: Final = re.compile(r"([a-z])([1-9][0-9]?)")
WRITTEN: Final = re.compile(r"write ([1-6])(?:([+-])([1-9]))? (\S+)")
SKIPPED: Final = re.compile(r"skip ([1-6])")
PICKED: Final = re.compile(r"row (\S+?)-(\S+)")
ROLLED: Final = re.compile(r"roll ([1-6]) ([1-6])")


def is_place(place: int) -> bool:
    """Return whether a number is a place on the lattice."""
    return place < PLACES and place & 31 < COLUMNS


def describe(action: int) -> str:
    """Return a player's action in words; raise Unreadable for a number that is no action."""
    known = WORDS_OF.get(action)
    if known is not None:
        return known
    # Cached: a view names every legal action, and the same few thousand come back on every board.
    text = _in_words(action)
    WORDS_OF[action] = text
    ACTIONS_OF[text] = action
    return text


def _in_words(action: int) -> str:
    if SKIP < action <= SKIP + 6:
        return f"skip {action - SKIP}"
    if ROW <= action < ROW + (PLACES << 4):
        first, cells = (action - ROW) >> 4, action & 7
        last = first + ((cells - 1) << (LINE_BITS if action & 8 else 0))
        if 2 <= cells <= ROW_CELLS and is_place(first) and is_place(last):
            return f"row {row_name(first, last)}"
    if WRITE <= action < WRITE + (PLACES << 7):
        place, face, digit = (action - WRITE) >> 7, (action >> 4) & 7, action & 15
        if 1 <= face <= 6 and digit <= 9 and is_place(place):
            change = f"{digit - face:+d}" if digit != face else ""
            return f"write {face}{change} {place_name(place)}"
    raise Unreadable(f"there is no action {action}")


def describe_roll(outcome: int) -> str:
    """Return an outcome of chance in words; raise Unreadable for a number that is no outcome."""
    low, high = divmod(outcome, 6)
    if not 0 <= low <= high:
        raise Unreadable(f"there is no outcome {outcome}")
    return f"roll {low + 1} {high + 1}"


def read_place(name: str) -> int:
    """Return the place that a name such as `c3` stands for; raise Unreadable if it is none."""
    match = PLACE.fullmatch(name)
    if match is None or int(match[2]) > LINES:
        raise Unreadable(f"{name!r} is no cell: say a letter and a number up to {LINES}, like c3")
    return (int(match[2]) - 1) << LINE_BITS | (ord(match[1]) - ord("a"))


def run_of(first: int, last: int) -> list[int]:
    """Return the places from one to another in a straight line, left to right or down; empty if there is none."""
    if last < first:
        first, last = last, first
    if (last - first) >> LINE_BITS == 0 and last & 31 >= first & 31:
        return list(range(first, last + 1))
    if (last - first) & 31 == 0:
        return list(range(first, last + 1, 1 << LINE_BITS))
    return []


def read_action(text: str) -> int:
    """Return the player's action that a text stands for; raise Unreadable if it is none."""
    words = " ".join(text.lower().split())
    known = ACTIONS_OF.get(words)
    if known is not None:
        return known
    match = SKIPPED.fullmatch(words)
    if match is not None:
        return SKIP | int(match[1])
    match = WRITTEN.fullmatch(words)
    if match is not None:
        face = int(match[1])
        digit = face + int(f"{match[2]}{match[3]}") if match[2] else face
        if not 0 <= digit <= 9:
            raise Unreadable(f"{text!r} would write {digit}: digits go from 0 to 9")
        return WRITE | (read_place(match[4]) << 7) | (face << 4) | digit
    match = PICKED.fullmatch(words)
    if match is not None:
        run = run_of(read_place(match[1]), read_place(match[2]))
        if 2 <= len(run) <= ROW_CELLS:
            return row_action(run)
    raise Unreadable(f"{text!r} is no action of Daydream")


def read_roll(text: str) -> int:
    """Return the outcome of chance that a text stands for; the dice may come in either order."""
    match = ROLLED.fullmatch(" ".join(text.lower().split()))
    if match is None:
        raise Unreadable(f"{text!r} is no roll of two dice")
    low, high = sorted((int(match[1]), int(match[2])))
    return (low - 1) * 6 + high - 1
