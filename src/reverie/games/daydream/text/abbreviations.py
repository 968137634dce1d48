"""Reads abbreviated answers: `5 c3`, `6-1 c3`, `s 2`, `a1-a4`, `leaf`, `d`."""

import re
from collections.abc import Sequence
from typing import Final

from reverie.core.errors import Unreadable
from reverie.games.daydream.rules.notation import describe, read_action

DIE: Final = re.compile(r"[1-6](?:[+-][1-9])?")
PLACE: Final = re.compile(r"[a-z][1-9][0-9]?")
RUN: Final = re.compile(r"[a-z][1-9][0-9]?-[a-z][1-9][0-9]?")
WORDS: Final = ("write", "skip", "row", "bonus", "done")
BONUSES: Final = ("sun", "leaf")


def candidates(typed: str) -> list[str]:
    """Return every action that a typed text may stand for, legal or not, in the notation."""
    # A die and its leaves may be typed apart: `6 - 1 c3`.
    words = re.sub(r"(?<=\d) *([+-]) *(?=\d\b)", r"\1", typed.lower()).split()
    if not words:
        return []
    verbs = [verb for verb in WORDS if verb.startswith(words[0])]
    rest = words[1:]
    out: list[str] = []
    for verb, parts in [(verb, rest) for verb in verbs] + [("", words)]:
        out += _whole(verb, parts)
    return [text for text in dict.fromkeys(map(_canonical, out)) if text]


def _whole(verb: str, parts: list[str]) -> list[str]:
    """Return the texts that a verb (empty: any) and the words after it may stand for."""
    if verb == "done":
        return ["done"] if not parts else []
    if verb == "skip":
        return [f"skip {parts[0]}"] if len(parts) == 1 else [f"skip {die}" for die in range(1, 7)] if not parts else []
    out: list[str] = []
    if verb in ("", "write") and len(parts) == 2:
        one, other = parts
        if DIE.fullmatch(other) and PLACE.fullmatch(one):
            one, other = other, one
        out.append(f"write {one} {other}")
    if verb in ("", "row") and len(parts) == 1 and RUN.fullmatch(parts[0]):
        out.append(f"row {parts[0]}")
    if verb in ("", "bonus") and len(parts) <= 1:
        out += [f"bonus {one}" for one in BONUSES if (parts and one.startswith(parts[0])) or (verb and not parts)]
    return out


def _canonical(text: str) -> str:
    """Return a text in the notation, or nothing if it is no action."""
    try:
        return describe(read_action(text))
    except Unreadable:
        return ""


def meanings(typed: str, legal: Sequence[str]) -> list[str]:
    """Return the legal actions that a typed text may stand for; a mere beginning stands for all that begin so."""
    found = [text for text in candidates(typed) if text in legal]
    if found:
        return found
    words = typed.lower().split()
    if candidates(typed) or not words:
        return []
    return [text for text in legal if _begins(text, words) or _begins(text.partition(" ")[2], words)]


def _begins(text: str, words: list[str]) -> bool:
    parts = text.split()
    return len(words) <= len(parts) and all(map(str.startswith, parts, words))
