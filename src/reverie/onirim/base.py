"""The base game: the turn, the labyrinth row, prophecies, doors and nightmares (ONI-1 to ONI-11)."""

from typing import Any, Final

from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.onirim.cards import COLOURS, DOOR, IN_DECK, KEYS, NAMES, NIGHTMARE
from reverie.onirim.layout import offer_cards, offer_kinds
from reverie.onirim.parts import Step, Verb, worded
from reverie.onirim.places import (
    ALL,
    ASKS,
    COMMON,
    DISCARD,
    DRAWN,
    GAINED,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    PLACED,
    RESOLVING,
    ROW,
    RUNS,
    STRIDE,
    UNSEEN,
    WORD_KINDS,
)
from reverie.onirim.table import LOST_DECK, Table

PROPHECY_CARDS: Final = 5
REVEALED_CARDS: Final = 5
ROOMS: Final = 12
KEY_ROOMS: Final = 0xFFFF << 32  # the keys in a word of rooms; four kinds below are the moons, then the suns
LABYRINTH: Final = 24  # kinds below this one are labyrinth cards


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
        if t.told is not None:
            t.tell_turn()
        t.push(ACT)


class DrawStep(Step):
    """Chance: the top card of the deck, when nobody knows it."""

    def happen(self, t: Table, kind: i64) -> None:
        t.pop()
        t.drawn_known = t.onlooker()
        self.arrive(t, kind, UNSEEN)

    def arrive(self, t: Table, kind: i64, source: i64) -> None:
        """What becomes of the card, which lies in `source` still."""
        raise NotImplementedError


class RefillDrawStep(DrawStep):
    """A card drawn in phase 2: to the hand, or to be resolved."""

    def arrive(self, t: Table, kind: i64, source: i64) -> None:
        if kind < LABYRINTH:
            join_hand(t, kind, source)
            return
        if t.told is not None:
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
            t.news = t.news or t.rules.silent
        else:
            t.push(LOOK)


class ProphecyStep(Step):
    """ONI-6: look at the top five, discard one, put the others back in any order."""

    def go(self, t: Table) -> None:
        t.pop()
        if not t.deck_empty():
            if t.told is not None:
                t.tell("prophecy", {"seat": int(t.active)})
            t.push(BIN)
            look(t, PROPHECY_CARDS, t.onlooker())


class RevealStep(Step):
    """ONI-9 III: what was revealed is discarded, but doors and dreams go to Limbo."""

    def go(self, t: Table) -> None:
        t.pop()
        if t.told is not None:
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
TAKE_DOOR: Final[Step] = Step("take door", ASKS)  # its argument is the door's colour
DOOR_DRAWN: Final[Step] = Step("door", ASKS)
NIGHTMARE_DRAWN: Final[Step] = Step("nightmare", ASKS)
BIN: Final[Step] = Step("bin", ASKS)
ORDER: Final[Step] = Step("order", ASKS)  # its argument counts the cards already put back


# -- what several rules have in common ----------------------------------------------------------


def draw(t: Table, step: DrawStep) -> None:
    """Draw the top card, by chance if nobody knows it."""
    if t.top_known():
        entry = t.pop_top()
        t.drawn_known = (entry >> KIND_BITS) | t.onlooker()
        t.news = t.news or t.rules.silent
        step.arrive(t, entry & KIND_MASK, PLACED)
    else:
        t.push(step)


def return_limbo(t: Table) -> None:
    """Phase 3: Limbo goes back into the deck. An empty Limbo shuffles nothing."""
    if t.size(LIMBO) > 0:
        if t.told is not None:
            t.tell_cards("limbo returns", LIMBO)
        t.move_all(LIMBO, UNSEEN)
        t.shuffle()


def refill(t: Table) -> None:
    """Phase 2, ONI-7: the next card of a hand that is not full."""
    if t.deck_empty():
        t.finish(False, LOST_DECK)
        return
    for expansion in t.rules.expansions:
        if expansion.before_draw(t):
            return
    draw(t, REFILL_DRAW)


def join_hand(t: Table, kind: i64, source: i64) -> None:
    for expansion in t.rules.expansions:
        if expansion.arrives(t, kind, source):
            return
    if t.told is not None:
        tell_drawn(t, kind)
    t.into_hand(kind, source, t.drawn_known)


def tell_drawn(t: Table, kind: i64) -> None:
    seat = int(t.active)
    t.tell_looker("drawn", {"seat": seat, "card": NAMES[kind]}, {"seat": seat, "card": None})


def to_limbo(t: Table, kind: i64, source: i64) -> None:
    t.move(kind, source, LIMBO)
    if t.told is not None:
        t.tell("limbo", {"card": NAMES[kind]})


def gain_door(t: Table, colour: i64, source: i64) -> None:
    """A door has been fetched or paid for: it is gained, unless an expansion sends it to Limbo."""
    door = DOOR + colour
    for expansion in t.rules.expansions:
        if expansion.refuses(t, colour):
            to_limbo(t, door, source)
            return
    t.move(door, source, GAINED + STRIDE * t.active)
    if t.told is not None:
        t.tell("door gained", {"seat": int(t.active), "colour": COLOURS[colour]})
    for expansion in t.rules.expansions:
        expansion.gained(t, colour)
    t.check_win()


def lose_door(t: Table, seat: i64, colour: i64) -> None:
    t.move(DOOR + colour, GAINED + STRIDE * seat, LIMBO)
    if t.told is not None:
        t.tell("door lost", {"seat": int(seat), "colour": COLOURS[colour]})
    for expansion in t.rules.expansions:
        expansion.lost(t, colour)


def end_nightmare(t: Table) -> None:
    """An option was chosen: the nightmare is discarded once that, and what hangs on it, is done."""
    t.pop()
    t.push(BURY, NIGHTMARE)
    for expansion in t.rules.expansions:
        expansion.nightmare(t)


def look(t: Table, cards: i64, known: i64) -> None:
    """Take that many cards from the top into LOOKED, where `known` says who sees them."""
    t.looked_known = known
    t.push(LOOKING, cards)


def begin_order(t: Table) -> None:
    """Put the looked-at cards back on top in an order of the player's choice."""
    if t.size(LOOKED) > 0:
        t.push(ORDER)


def put_back(t: Table, kind: i64) -> None:
    """The card that goes under those already put back."""
    known = t.looked_known
    placed = t.arg()
    t.place_on_top(kind, placed, known)
    placed += 1
    if t.size(LOOKED) > 0:
        t.set_arg(placed)
        return
    t.pop()
    if t.told is not None:
        tell_put_back(t, int(placed))


def tell_put_back(t: Table, n: int) -> None:
    cards: list[str | None] = [NAMES[i64(t.top[len(t.top) - 1 - i]) & KIND_MASK] for i in range(n)]
    seat = int(t.active)
    hidden: list[str | None] = [None] * n
    tell_of_look(t, "put back", {"seat": seat, "cards": cards}, {"seat": seat, "cards": hidden})


def tell_of_look(t: Table, name: str, data: dict[str, Any], others: dict[str, Any]) -> None:
    """Tell of the looked-at cards to those who see them, and the second version to the others."""
    if t.looked_known == ALL:
        t.tell(name, data)
    else:
        t.tell_looker(name, data, others)


# -- what a player can answer -------------------------------------------------------------------


class HandVerb(Verb):
    """A verb about cards of the hand, for its personal or its common part."""

    def __init__(self, texts: list[str], common: bool) -> None:
        super().__init__(texts)
        self.common = common

    def part(self, t: Table) -> i64:
        if self.common:
            return COMMON
        return HAND + STRIDE * t.active


class Play(HandVerb):
    """ONI-3: a room whose symbol differs from the last one's."""

    def offer(self, t: Table, out: Actions) -> None:
        playable = t.counts(self.part(t), 0)
        last = t.last_room()
        if last >= 0:
            playable &= ~(KEY_ROOMS >> (32 - 4 * (last & ~3)))
        offer_kinds(playable, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.from_hand(arg, self.common, ROW + STRIDE * t.active)
        if t.told is not None:
            t.tell_card("played", arg)
        if t.extend_row(arg) == 3 and t.in_deck(DOOR + (arg & 3)) > 0:
            t.push(TAKE_DOOR, arg & 3)


class Discard(HandVerb):
    """ONI-5: any card of the hand; a key brings a prophecy (ONI-6)."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, self.part(t), self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.from_hand(arg, self.common, DISCARD)
        if t.told is not None:
            t.tell_card("discarded", arg)
        if KEYS <= arg < ROOMS:
            t.push(PROPHECY)
        for expansion in t.rules.expansions:
            expansion.discarded(t, arg)


class Bin(Verb):
    """ONI-6: the one card a prophecy discards."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, LOOKED, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.move(arg, LOOKED, DISCARD)
        if t.told is not None:
            t.tell_card("binned", arg)
        begin_order(t)


class Put(Verb):
    """The next card to go back on the deck, the highest first."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, LOOKED, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        put_back(t, arg)


def offer_rising(t: Table, place: i64, lowest: i64, needed: i64, base: i64, out: Actions) -> None:
    """The kinds from `lowest` on that still leave `needed` cards to be chosen in rising order."""
    left = t.size(place)
    first: i64 = 0
    while first < IN_DECK:
        counts = t.counts(place, first // WORD_KINDS)
        kind = first
        while counts != 0:
            n = counts & 15
            if n > 0:
                if kind >= lowest and left >= needed:
                    out.add(base + kind)
                left -= n
            counts >>= 4
            kind += 1
        first += WORD_KINDS


class TakeDoor(Verb):
    """ONI-4: fetch the door that a series of three has found, and shuffle."""

    def do(self, t: Table, arg: i64) -> None:
        colour = t.arg()
        t.pop()
        t.search()
        t.from_deck(DOOR + colour, DRAWN)
        t.shuffle()
        gain_door(t, colour, DRAWN)


class LeaveDoor(Verb):
    """ONI-4: the door stays in the deck; the series is spent all the same."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()


class OpenDoor(HandVerb):
    """ONI-8: discard a key of the drawn door's colour to gain it."""

    def offer(self, t: Table, out: Actions) -> None:
        if t.count(self.part(t), KEYS + t.drawn - DOOR) > 0:
            out.add(self.base)

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        colour = t.drawn - DOOR
        key = KEYS + colour
        t.from_hand(key, self.common, DISCARD)
        if t.told is not None:
            t.tell_card("discarded", key)
        gain_door(t, colour, DRAWN)


class Limbo(Verb):
    """ONI-8: the drawn door goes to Limbo."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        to_limbo(t, t.drawn, DRAWN)


class GiveKey(HandVerb):
    """ONI-9 I: a key of the hand."""

    def offer(self, t: Table, out: Actions) -> None:
        part = self.part(t)
        colour: i64 = 0
        while colour < 4:
            if t.count(part, KEYS + colour) > 0:
                out.add(self.base + colour)
            colour += 1

    def do(self, t: Table, arg: i64) -> None:
        end_nightmare(t)
        t.from_hand(KEYS + arg, self.common, DISCARD)
        if t.told is not None:
            t.tell_card("discarded", KEYS + arg)


class Sacrifice(Verb):
    """ONI-9 II: a door already gained."""

    def offer(self, t: Table, out: Actions) -> None:
        colour: i64 = 0
        while colour < 4:
            if t.count(GAINED + STRIDE * t.active, DOOR + colour) > 0:
                out.add(self.base + colour)
            colour += 1

    def do(self, t: Table, arg: i64) -> None:
        end_nightmare(t)
        lose_door(t, t.active, arg)


class RevealFive(Verb):
    """ONI-9 III: the top five cards."""

    def do(self, t: Table, arg: i64) -> None:
        end_nightmare(t)
        t.push(REVEAL)
        look(t, REVEALED_CARDS, ALL)


class NewHand(Verb):
    """ONI-9 IV: the whole hand."""

    def do(self, t: Table, arg: i64) -> None:
        end_nightmare(t)
        t.discard_hand()
        t.push(NEW_HAND)


FROM_COMMON: Final = " from common"
KEY_NAMES: Final = tuple(f"{colour} key" for colour in COLOURS)
DOORS: Final = tuple(f"{colour} door" for colour in COLOURS)
DECK_CARDS: Final = NAMES[:IN_DECK]

PLAY: Final[Verb] = Play(worded("play", NAMES[:ROOMS]), False)
PLAY_COMMON: Final[Verb] = Play(worded("play", NAMES[:ROOMS], FROM_COMMON), True)
DISCARD_CARD: Final[Verb] = Discard(worded("discard", NAMES[:LABYRINTH]), False)
DISCARD_COMMON: Final[Verb] = Discard(worded("discard", NAMES[:LABYRINTH], FROM_COMMON), True)
BIN_CARD: Final[Verb] = Bin(worded("bin", DECK_CARDS))
PUT: Final[Verb] = Put(worded("put", DECK_CARDS))
TAKE: Final[Verb] = TakeDoor(["take"])
LEAVE: Final[Verb] = LeaveDoor(["leave"])
OPEN: Final[Verb] = OpenDoor(["open"], False)
OPEN_COMMON: Final[Verb] = OpenDoor(["open" + FROM_COMMON], True)
LIMBO_DOOR: Final[Verb] = Limbo(["limbo"])
GIVE: Final[Verb] = GiveKey(worded("give", KEY_NAMES), False)
GIVE_COMMON: Final[Verb] = GiveKey(worded("give", KEY_NAMES, FROM_COMMON), True)
SACRIFICE: Final[Verb] = Sacrifice(worded("sacrifice", DOORS))
REVEAL_FIVE: Final[Verb] = RevealFive(["reveal five"])
FRESH_HAND: Final[Verb] = NewHand(["new hand"])
