"""Two players together: personal hands and a common one, picks, placing and swaps (ONI-20 to ONI-26)."""

from typing import Final

from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.onirim.rules.base import AsideStep, DrawStep, draw, return_limbo, tell_drawn, to_limbo
from reverie.games.onirim.rules.card_places import offer_cards
from reverie.games.onirim.rules.cards import LABYRINTH, NAMES
from reverie.games.onirim.rules.parts import Expansion, Step, Verb, worded
from reverie.games.onirim.rules.places import (
    ALL,
    ASKS,
    COMMON,
    DRAWN,
    HAND,
    REVEALED,
    RUNS,
    STRIDE,
    UNSEEN,
)
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.view_types import OnirimView

OPEN_CARDS: Final = 8
PICKS: Final = 6
LABYRINTH_CARDS: Final = NAMES[:LABYRINTH]


class RevealEightStep(Step):
    """ONI-20: eight labyrinth cards are laid open; doors and dreams met on the way go to Limbo."""

    def go(self, t: Table) -> None:
        if t.size(REVEALED) < OPEN_CARDS:
            draw(t, EIGHT_DRAW)
        else:
            t.pop()
            return_limbo(t)


class EightDrawStep(DrawStep):
    """Turn a card over for the eight open cards of the set-up."""

    def arrive(self, t: Table, kind: i64, source: i64) -> None:
        if kind >= LABYRINTH:
            to_limbo(t, kind, source)
            return
        t.move(kind, source, REVEALED)
        if t.events is not None:
            t.tell("revealed", {"cards": [NAMES[kind]]})


class OfferStep(AsideStep):
    """The personal card to give lies in DRAWN, and the swap is not made yet."""

    def __init__(self, name: str, chance: i64) -> None:
        super().__init__(name, chance)
        self.from_hand = True


REVEAL_EIGHT: Final[Step] = RevealEightStep("reveal eight", RUNS)
EIGHT_DRAW: Final[DrawStep] = EightDrawStep("draw eight", UNSEEN)
PICK_CARD: Final[Step] = Step("pick", ASKS)  # its argument counts the picks made
PLACE_CARD: Final[Step] = AsideStep("place", ASKS)
SWAP: Final[Step] = Step("swap", ASKS)
SWAP_FOR: Final[Step] = OfferStep("swap for", ASKS)


class Duo(Expansion):
    """The hooks of a second player, as of an expansion."""

    def arrives(self, t: Table, kind: i64, source: i64) -> bool:
        own_room = t.size(HAND + STRIDE * t.active) < t.rules.own_limit
        if t.size(COMMON) >= t.rules.common_limit:
            return False
        if not own_room:
            place_common(t, kind, source)
            return True
        if t.events is not None:
            tell_drawn(t, kind)
        t.draw_aside(kind, source, t.drawn_known)
        t.push(PLACE_CARD)
        return True

    def discarded(self, t: Table, kind: i64) -> None:
        t.push(SWAP)

    def help(self) -> dict[str, list[str]]:
        return {"pick": ["ONI-20"], "place": ["ONI-22"], "swap": ["ONI-24"], "swap for": ["ONI-24"]}

    def show(self, t: Table, view: OnirimView) -> None:
        view["common"] = t.named(COMMON)
        view["revealed"] = t.named(REVEALED)

    def lay(self, t: Table, view: OnirimView) -> None:
        t.lay(COMMON, view["common"])
        t.lay(REVEALED, view["revealed"])


def place_common(t: Table, kind: i64, source: i64) -> None:
    t.move(kind, source, COMMON)
    if t.events is not None:
        t.tell("common", {"card": NAMES[kind]})


class Pick(Verb):
    """ONI-20: take one of the open cards in turn, until each has three."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, REVEALED, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.into_hand(arg, REVEALED, ALL)
        if t.events is not None:
            t.tell_card("picked", arg)
        picks = t.arg() + 1
        t.set_arg(picks)
        t.active = picks % 2
        if picks == PICKS:
            t.pop()
            t.move_all(REVEALED, COMMON)


class Keep(Verb):
    """ONI-22: the drawn card joins the personal hand."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.into_hand(t.drawn, DRAWN, t.drawn_known)


class Share(Verb):
    """ONI-22: the drawn card joins the common hand."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        place_common(t, t.drawn, DRAWN)
        t.news |= ALL & ~t.drawn_known


class NoSwap(Verb):
    """ONI-24: a discard without a swap."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()


class Swap(Verb):
    """ONI-24: the personal card to give.

    A swap for a card of the same kind only shows the card. That can help in a silent game; in an open one it is not
    offered.
    """

    def offer(self, t: Table, out: Actions) -> None:
        own = HAND + STRIDE * t.active
        common = t.size(COMMON)
        kind: i64 = 0
        while kind < LABYRINTH:
            if t.count(own, kind) > 0 and common > (0 if t.rules.silent else t.count(COMMON, kind)):
                out.add(self.base + kind)
            kind += 1

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        # Until the swap is made, what others know of the hand counts this card in: to them it has not moved.
        t.draw_aside(arg, HAND + STRIDE * t.active, t.onlooker())
        t.push(SWAP_FOR)


class SwapFor(Verb):
    """ONI-24: the common card to get."""

    def offer(self, t: Table, out: Actions) -> None:
        given = t.drawn
        kind: i64 = 0
        while kind < LABYRINTH:
            if t.count(COMMON, kind) > 0 and (kind != given or t.rules.silent):
                out.add(self.base + kind)
            kind += 1

    def do(self, t: Table, arg: i64) -> None:
        given = t.drawn
        t.pop()
        t.move(given, DRAWN, COMMON)
        if t.rules.silent:
            t.show_of_hand(given)
            t.news |= ALL & ~t.drawn_known  # which of the cards they know of was given, the others learn only now
        t.into_hand(arg, COMMON, ALL)
        if t.events is not None:
            t.tell("swapped", {"seat": int(t.active), "given": NAMES[given], "got": NAMES[arg]})


PICK: Final[Verb] = Pick(worded("pick", LABYRINTH_CARDS))
KEEP: Final[Verb] = Keep(["keep"])
SHARE: Final[Verb] = Share(["share"])
NO_SWAP: Final[Verb] = NoSwap(["no swap"])
SWAP_CARD: Final[Verb] = Swap(worded("swap", LABYRINTH_CARDS))
SWAP_FOR_CARD: Final[Verb] = SwapFor(worded("for", LABYRINTH_CARDS))
