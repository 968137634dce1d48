"""Onirim as the house offers it: set-ups, notation, and the events it tells."""

import re
from itertools import groupby
from typing import Any, Final

from reverie.core.errors import Unreadable
from reverie.core.game import CHANCE, Game, Setup, State
from reverie.core.rng import Rng
from reverie.onirim import rules, view
from reverie.onirim.cards import KIND_OF, NAMES

ACTION_OF: Final = {text: action for action, text in enumerate(rules.NOTATION)}
RULES_VERSION: Final = 1
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("seat", "turn"),
    "drawn": ("seat", "card"),
    "played": ("seat", "card"),
    "discarded": ("seat", "card"),
    "prophecy": ("seat",),
    "binned": ("seat", "card"),
    "put back": ("seat", "cards"),
    "limbo": ("card",),
    "limbo returns": ("cards",),
    "door gained": ("seat", "colour"),
    "door lost": ("seat", "colour"),
    "revealed": ("cards",),
    "hand discarded": ("seat", "cards"),
    "picked": ("seat", "card"),
    "common": ("card",),
    "swapped": ("seat", "given", "got"),
    "goals": ("colours",),
    "goal reached": ("goal", "colour"),
    "goal reopened": ("goal", "colour"),
    "goals swapped": ("first", "second"),
    "spell": ("seat", "spell"),
    "paid": ("seat", "card"),
    "raised": ("seat", "card"),
    "tower built": ("seat", "card", "end"),
    "tower lost": ("seat", "card"),
    "premonition revealed": ("premonition",),
    "premonition strikes": ("premonition",),
    "premonition dispelled": ("premonition",),
    "discarded from deck": ("cards",),
    "fetched": ("seat", "card"),
    "conceded": ("seat",),
    "over": ("won", "reason"),
}
# Verbs whose cards may be named in any order; the rules ask for them in the order of the kinds.
ANY_ORDER: Final = ("pay", "drop", "shed")
FIRST_WORDS: Final = sorted({text.split()[0] for text in rules.NOTATION})


class Onirim(Game):
    """The cards, the doors and the nightmares."""

    def __init__(self) -> None:
        super().__init__("onirim", RULES_VERSION, EVENTS)

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        return rules.parse(spelling, players, options)

    def setups(self) -> list[Setup]:
        return rules.setups()

    def new(self, setup: Setup) -> State:
        return rules.new_table(rules.rules_of(setup))

    def from_json(self, data: dict[str, Any]) -> State:
        return view.table_from_json(data)

    def sample(self, view_: dict[str, Any], rng: Rng) -> State:
        return view.sample(view_, rng)

    def write(self, actor: int, action: int) -> str:
        texts: Any = NAMES if actor == CHANCE else rules.NOTATION
        if not 0 <= action < len(texts):
            raise Unreadable(f"there is no action {action}")
        return str(texts[action])

    def read(self, actor: int, text: str) -> int:
        words = " ".join(text.lower().split())
        known = KIND_OF if actor == CHANCE else ACTION_OF
        if words not in known:
            what = "card" if actor == CHANCE else "action"
            raise Unreadable(f"{text!r} is no {what} of Onirim")
        return known[words]

    def sequence(self, text: str) -> list[str]:
        """`pay 3 red sun, blue moon` and `put red sun, nightmare` as single actions.

        The verb is said once; a number repeats a card; cards whose order does not matter are put
        into the one order the rules ask for them.
        """
        verb = ""
        out: list[str] = []
        for part in re.split(r"[;,]", text.lower()):
            words = part.split()
            if not words:
                continue
            if words[0] in FIRST_WORDS:
                verb = words[0]
                if verb == "swap" and "for" in words:
                    cut = words.index("for")
                    out += [" ".join(words[:cut]), " ".join(words[cut:])]
                    continue
                words = words[1:]
            times = 1
            if verb in ("pay", "drop", "put", "sink") and len(words) > 1 and words[0].isdigit():
                times = min(int(words[0]), 99)
                words = words[1:]
            out += [" ".join([verb, *words]) if verb else " ".join(words)] * times
        runs = groupby(out, key=lambda one: one.split(" ")[0])
        return [one for verb, run in runs for one in (sorted(run, key=_place) if verb in ANY_ORDER else run)]


def _place(text: str) -> int:
    return ACTION_OF.get(text, 0)
