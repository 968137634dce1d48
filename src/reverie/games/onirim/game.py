"""Onirim as a `Game`: its set-ups, its notation, the events and questions it declares."""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, cast

from reverie.core.errors import Unreadable
from reverie.core.game import CHANCE, Game, Setup, State
from reverie.core.pickling import pickled_as_data
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.onirim.rules import ruleset
from reverie.games.onirim.rules.cards import KIND_OF, NAMES
from reverie.games.onirim.rules.table import REASONS, Table
from reverie.games.onirim.sampling import sample
from reverie.games.onirim.state_json import load_table
from reverie.games.onirim.view_types import OnirimView

ACTION_OF: Final = {text: action for action, text in enumerate(ruleset.NOTATION)}
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
# Every question a table may ask, with the arguments it carries.
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "act": (),
    "take door": ("door",),
    "door": ("door",),
    "nightmare": (),
    "bin": (),
    "order": ("placed",),
    "pick": (),
    "place": ("card",),
    "swap": (),
    "swap for": ("card",),
    "draw or cast": (),
    "pay": ("spell", "left", "lowest"),
    "raise": (),
    "sink": (),
    "swap goals": (),
    "may look": ("cards",),
    "lose tower": (),
    "happy dream": (),
    "sift": ("lowest",),
    "fetch": (),
    "which premonition": (),
    "shed keys": ("left",),
    "surrender": ("which",),
}
# Verbs whose cards may be named in any order; the rules ask for them in the order of the kinds.
ANY_ORDER: Final = ("pay", "drop", "shed")
FIRST_WORDS: Final = sorted({text.split()[0] for text in ruleset.NOTATION})

pickled_as_data(Table)


class Onirim(Game):
    """The game of Onirim for the rest of Reverie."""

    def __init__(self) -> None:
        super().__init__("onirim", RULES_VERSION, EVENTS, PROMPTS, REASONS, OnirimView)

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        return ruleset.parse(spelling, players, options)

    def setups(self) -> list[Setup]:
        return ruleset.setups()

    def new(self, setup: Setup) -> State:
        return ruleset.new_table(ruleset.rules_of(setup))

    def from_json(self, data: Mapping[str, object]) -> State:
        t = Table(ruleset.rules_of(self.setup_in(data)))
        load_table(t, data)
        return t

    def sample(self, view: View, rng: Rng) -> State:
        return sample(cast(OnirimView, view), rng)

    def write(self, actor: int, action: int) -> str:
        texts: Sequence[str] = NAMES if actor == CHANCE else ruleset.NOTATION
        if not 0 <= action < len(texts):
            raise Unreadable(f"there is no action {action}")
        return texts[action]

    def read(self, actor: int, text: str) -> int:
        words = " ".join(text.lower().split())
        known = KIND_OF if actor == CHANCE else ACTION_OF
        if words not in known:
            what = "card" if actor == CHANCE else "action"
            raise Unreadable(f"{text!r} is no {what} of Onirim")
        return known[words]

    def sequence(self, text: str) -> list[str]:
        """Split `pay 3 red sun, blue moon` or `put red sun, nightmare` into single actions.

        The verb may be typed once, and a number repeats a card, up to 99 times. Cards whose order does not matter
        are sorted by kind, the order in which the rules ask for them.
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
            if verb in ("pay", "drop", "put", "sink") and len(words) > 1 and words[0].isdecimal():
                times = min(int(words[0][:4]), 99)
                words = words[1:]
            out += [" ".join([verb, *words]) if verb else " ".join(words)] * times
        runs = groupby(out, key=lambda one: one.split(" ")[0])
        return [one for verb, run in runs for one in (sorted(run, key=_place) if verb in ANY_ORDER else run)]


def _place(text: str) -> int:
    return ACTION_OF.get(text, 0)
