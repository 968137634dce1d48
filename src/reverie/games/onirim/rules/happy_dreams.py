"""Happy Dreams: three gifts to choose from (ONI-55)."""

from typing import Final

from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.onirim.rules.answers import DECK_CARDS, offer_rising
from reverie.games.onirim.rules.base import BURY, begin_order, look
from reverie.games.onirim.rules.cards import (
    HAPPY_DREAM,
    IN_DECK,
    NAMES,
    PREMONITION,
    PREMONITIONS,
)
from reverie.games.onirim.rules.parts import Step, Verb, worded
from reverie.games.onirim.rules.places import (
    ALL,
    ASKS,
    DISCARD,
    FACE_UP,
    LOOKED,
    OUT,
    RUNS,
)
from reverie.games.onirim.rules.premonitions import PREMONITION_NAMES
from reverie.games.onirim.rules.table import Table

REVEALED_CARDS: Final = 7


class SiftStep(Step):
    """Some of the revealed cards are dropped; the argument is the lowest kind that may still be."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"lowest": NAMES[t.arg()]}


HAPPY: Final[Step] = Step("happy dream", ASKS)
SIFT: Final[Step] = SiftStep("sift", ASKS)
FETCH: Final[Step] = Step("fetch", ASKS)


class SiftingStep(Step):
    """The revealed cards lie open: some are dropped, if there are any."""

    def go(self, t: Table) -> None:
        t.pop()
        if t.size(LOOKED) > 0:
            if t.events is not None:
                t.tell("revealed", {"cards": t.names(LOOKED)})
            t.push(SIFT)


SIFTING: Final[Step] = SiftingStep("sifting", RUNS)


def end_happy_dream(t: Table) -> None:
    t.pop()
    t.push(BURY, HAPPY_DREAM)


class Dispel(Verb):
    """ONI-55 (1): a premonition leaves the game unpaid."""

    def offer(self, t: Table, out: Actions) -> None:
        i: i64 = 0
        while i < PREMONITIONS:
            if t.count(FACE_UP, PREMONITION + i) > 0:
                out.add(self.base + i)
            i += 1

    def do(self, t: Table, arg: i64) -> None:
        end_happy_dream(t)
        t.move(PREMONITION + arg, FACE_UP, OUT)
        if t.events is not None:
            t.tell("premonition dispelled", {"premonition": PREMONITION_NAMES[arg]})


class RevealSeven(Verb):
    """ONI-55 (2): reveal the top seven, drop any number, put the rest back in any order."""

    def do(self, t: Table, arg: i64) -> None:
        end_happy_dream(t)
        t.push(SIFTING)
        look(t, REVEALED_CARDS, ALL)


class Drop(Verb):
    """A revealed card is discarded, in the order of the kinds."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_rising(t, LOOKED, t.arg(), 0, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.set_arg(arg)
        t.move(arg, LOOKED, DISCARD)
        if t.events is not None:
            t.tell_card("binned", arg)
        if t.size(LOOKED) == 0:
            t.pop()


class KeepRest(Verb):
    """No more cards are dropped; the rest goes back on top."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        begin_order(t)


class Search(Verb):
    """ONI-55 (3): look through the deck for one card."""

    def do(self, t: Table, arg: i64) -> None:
        end_happy_dream(t)
        if not t.deck_empty():
            t.search()
            t.push(FETCH)


class Fetch(Verb):
    """ONI-55 (3): the card that goes on top of the shuffled deck."""

    def offer(self, t: Table, out: Actions) -> None:
        kind: i64 = 0
        while kind < IN_DECK:
            if t.in_deck(kind) > 0:
                out.add(self.base + kind)
            kind += 1

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.from_deck(arg, LOOKED)
        t.shuffle()
        t.place_on_top(arg, 0, t.onlooker())
        if t.events is not None:
            seat = int(t.active)
            t.tell_looker("fetched", {"seat": seat, "card": NAMES[arg]}, {"seat": seat, "card": None})


DISPEL: Final[Verb] = Dispel(worded("dispel", PREMONITION_NAMES))
REVEAL_SEVEN: Final[Verb] = RevealSeven(["reveal seven"])
DROP: Final[Verb] = Drop(worded("drop", DECK_CARDS))
KEEP_REST: Final[Verb] = KeepRest(["keep the rest"])
SEARCH: Final[Verb] = Search(["search"])
FETCH_CARD: Final[Verb] = Fetch(worded("fetch", DECK_CARDS))
