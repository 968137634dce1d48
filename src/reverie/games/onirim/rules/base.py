"""The base game: the turn, the labyrinth row, prophecies, doors and nightmares (ONI-1 to ONI-11)."""

from typing import Final

from mypy_extensions import i64

from reverie.games.onirim.rules.cards import COLOURS, DOOR, LABYRINTH, NAMES, NIGHTMARE
from reverie.games.onirim.rules.parts import Step
from reverie.games.onirim.rules.places import (
    ALL,
    ASKS,
    DISCARD,
    GAINED,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    PLACED,
    RESOLVING,
    RUNS,
    STRIDE,
    UNSEEN,
)
from reverie.games.onirim.rules.table import LOST_DECK, Table

PROPHECY_CARDS: Final = 5


# -- steps the rules take by themselves ---------------------------------------------------------


class TurnStep(Step):
    """ONI-2: once a card was played or discarded, refill and shuffle Limbo back; then the next turn."""

    def go(self, t: Table) -> None:
        if t.hand_size() < t.rules.hand_limit:
            refill(t)
            return
        return_limbo(t)
        if t.rules.players == 2:
            t.active = t.turns & 1
        t.turns += 1
        if t.events is not None:
            t.tell_turn()
        t.push(ACT)


class DrawStep(Step):
    """Chance: the top card of the deck, when nobody knows it."""

    def happen(self, t: Table, kind: i64) -> None:
        t.pop()
        t.drawn_known = t.onlooker()
        self.arrive(t, kind, UNSEEN)

    def arrive(self, t: Table, kind: i64, source: i64) -> None:
        """Move the drawn card on from `source`, where it still lies."""
        raise NotImplementedError


class RefillDrawStep(DrawStep):
    """A card drawn in phase 2: to the hand, or to be resolved."""

    def arrive(self, t: Table, kind: i64, source: i64) -> None:
        if kind < LABYRINTH:
            join_hand(t, kind, source)
            return
        if t.events is not None:
            t.tell_card("drawn", kind)
        if kind < NIGHTMARE:
            t.draw_aside(kind, source, ALL)
            t.push(DOOR_DRAWN)
            return
        t.move(kind, source, RESOLVING)
        if kind == NIGHTMARE:
            t.push(NIGHTMARE_DRAWN)
        else:
            for expansion in t.rules.expansions:
                if expansion.dream(t, kind):
                    return


class NewHandStep(Step):
    """ONI-1, ONI-9 IV: draw a whole hand; doors and dreams go to Limbo unresolved."""

    def go(self, t: Table) -> None:
        if t.hand_size() >= t.rules.hand_limit:
            t.pop()
        elif t.deck_empty():
            t.finish(False, LOST_DECK)
        else:
            draw(t, HAND_DRAW)


class HandDrawStep(DrawStep):
    """A card drawn for a whole new hand."""

    def arrive(self, t: Table, kind: i64, source: i64) -> None:
        if kind < LABYRINTH:
            join_hand(t, kind, source)
        else:
            to_limbo(t, kind, source)


class LookStep(Step):
    """Chance: the next card that is looked at, when nobody knows it."""

    def happen(self, t: Table, kind: i64) -> None:
        t.pop()
        t.move(kind, UNSEEN, LOOKED)


class LookingStep(Step):
    """Take the top cards to look at them; its argument is how many are still to come."""

    def go(self, t: Table) -> None:
        left = t.arg()
        if left == 0 or t.deck_empty():
            t.pop()
            return
        t.set_arg(left - 1)
        if t.top_known():
            t.move(t.pop_top() & KIND_MASK, PLACED, LOOKED)
            t.news |= ALL if t.rules.silent else 0
        else:
            t.push(LOOK)


class ProphecyStep(Step):
    """ONI-6: look at the top five, discard one, put the others back in any order."""

    def go(self, t: Table) -> None:
        t.pop()
        if not t.deck_empty():
            if t.events is not None:
                t.tell("prophecy", {"seat": int(t.active)})
            t.push(BIN)
            look(t, PROPHECY_CARDS, t.onlooker())


class RevealStep(Step):
    """ONI-9 III: what was revealed is discarded, but doors and dreams go to Limbo."""

    def go(self, t: Table) -> None:
        t.pop()
        if t.events is not None:
            t.tell_cards("revealed", LOOKED)
        while t.size(LOOKED) > 0:
            kind = t.first(LOOKED)
            if kind < LABYRINTH:
                t.move(kind, LOOKED, DISCARD)
            else:
                t.move(kind, LOOKED, LIMBO)


class BuryStep(Step):
    """A resolved dream is discarded; its argument is which."""

    def go(self, t: Table) -> None:
        dream = t.arg()
        t.pop()
        t.move(dream, RESOLVING, DISCARD)


class TakeDoorStep(Step):
    """A series of three has found a door; the argument is its colour."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"door": NAMES[DOOR + t.arg()]}


class DoorStep(Step):
    """A drawn door lies in DRAWN."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"door": NAMES[t.drawn]}


class AsideStep(Step):
    """A question about the labyrinth card that lies in DRAWN."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"card": NAMES[t.drawn]}


class OrderStep(Step):
    """Cards go back on top in an order of the player's choice; the argument counts those already put back."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"placed": int(t.arg())}


TURN: Final[Step] = TurnStep("turn", RUNS)
NEW_HAND: Final[Step] = NewHandStep("new hand", RUNS)
REFILL_DRAW: Final[DrawStep] = RefillDrawStep("draw", UNSEEN)
HAND_DRAW: Final[DrawStep] = HandDrawStep("draw a hand", UNSEEN)
LOOK: Final[Step] = LookStep("look", UNSEEN)
LOOKING: Final[Step] = LookingStep("looking", RUNS)
PROPHECY: Final[Step] = ProphecyStep("prophecy", RUNS)
REVEAL: Final[Step] = RevealStep("reveal", RUNS)
BURY: Final[Step] = BuryStep("bury", RUNS)
ACT: Final[Step] = Step("act", ASKS)
TAKE_DOOR: Final[Step] = TakeDoorStep("take door", ASKS)
DOOR_DRAWN: Final[Step] = DoorStep("door", ASKS)
NIGHTMARE_DRAWN: Final[Step] = Step("nightmare", ASKS)
BIN: Final[Step] = Step("bin", ASKS)
ORDER: Final[Step] = OrderStep("order", ASKS)


# -- shared by several rules --------------------------------------------------------------------


def draw(t: Table, step: DrawStep) -> None:
    """Draw the top card, by chance if nobody knows it."""
    if t.top_known():
        entry = t.pop_top()
        t.drawn_known = (entry >> KIND_BITS) | t.onlooker()
        t.news |= ALL if t.rules.silent else 0
        step.arrive(t, entry & KIND_MASK, PLACED)
    else:
        t.push(step)


def return_limbo(t: Table) -> None:
    """Shuffle Limbo back into the deck (phase 3); an empty Limbo leaves the order of the deck as it is."""
    if t.size(LIMBO) > 0:
        if t.events is not None:
            t.tell_cards("limbo returns", LIMBO)
        t.move_all(LIMBO, UNSEEN)
        t.shuffle()


def refill(t: Table) -> None:
    """Draw the next card of a hand that is not full (phase 2, ONI-7); with an empty deck the game is lost."""
    if t.deck_empty():
        t.finish(False, LOST_DECK)
        return
    for expansion in t.rules.expansions:
        if expansion.before_draw(t):
            return
    draw(t, REFILL_DRAW)


def join_hand(t: Table, kind: i64, source: i64) -> None:
    """Move a drawn labyrinth card to the hand, unless an expansion places it."""
    for expansion in t.rules.expansions:
        if expansion.arrives(t, kind, source):
            return
    if t.events is not None:
        tell_drawn(t, kind)
    t.into_hand(kind, source, t.drawn_known)


def tell_drawn(t: Table, kind: i64) -> None:
    seat = int(t.active)
    t.tell_looker("drawn", {"seat": seat, "card": NAMES[kind]}, {"seat": seat, "card": None})


def to_limbo(t: Table, kind: i64, source: i64) -> None:
    t.move(kind, source, LIMBO)
    if t.events is not None:
        t.tell("limbo", {"card": NAMES[kind]})


def gain_door(t: Table, colour: i64, source: i64) -> None:
    """Gain a door that was fetched or opened, unless an expansion sends it to Limbo; then check the win."""
    door = DOOR + colour
    for expansion in t.rules.expansions:
        if expansion.refuses(t, colour):
            to_limbo(t, door, source)
            return
    t.move(door, source, GAINED + STRIDE * t.active)
    if t.events is not None:
        t.tell("door gained", {"seat": int(t.active), "colour": COLOURS[colour]})
    for expansion in t.rules.expansions:
        expansion.gained(t, colour)
    t.check_win()


def lose_door(t: Table, seat: i64, colour: i64) -> None:
    t.move(DOOR + colour, GAINED + STRIDE * seat, LIMBO)
    if t.events is not None:
        t.tell("door lost", {"seat": int(seat), "colour": COLOURS[colour]})
    for expansion in t.rules.expansions:
        expansion.lost(t, colour)


def end_nightmare(t: Table) -> None:
    """Push the steps after a chosen option: what expansions add to it, then the discard of the nightmare."""
    t.pop()
    t.push(BURY, NIGHTMARE)
    for expansion in t.rules.expansions:
        expansion.nightmare(t)


def look(t: Table, cards: i64, known: i64) -> None:
    """Take that many cards from the top into LOOKED; `known` says who sees them."""
    t.looked_known = known
    t.push(LOOKING, cards)


def begin_order(t: Table) -> None:
    """Put the looked-at cards back on top in an order of the player's choice."""
    if t.size(LOOKED) > 0:
        t.push(ORDER)


def put_back(t: Table, kind: i64) -> None:
    """Put a card back under those already put back; the step ends with the last one."""
    known = t.looked_known
    placed = t.arg()
    t.place_on_top(kind, placed, known)
    placed += 1
    if t.size(LOOKED) > 0:
        t.set_arg(placed)
        return
    t.pop()
    if t.events is not None:
        tell_put_back(t, int(placed))


def tell_put_back(t: Table, n: int) -> None:
    cards: list[str | None] = [NAMES[i64(t.top[len(t.top) - 1 - i]) & KIND_MASK] for i in range(n)]
    seat = int(t.active)
    hidden: list[str | None] = [None] * n
    tell_of_look(t, "put back", {"seat": seat, "cards": cards}, {"seat": seat, "cards": hidden})


def tell_of_look(t: Table, name: str, data: dict[str, object], others: dict[str, object]) -> None:
    """Add an event about looked-at cards; those who do not see them get the second version."""
    if t.looked_known == ALL:
        t.tell(name, data)
    else:
        t.tell_looker(name, data, others)
