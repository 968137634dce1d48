"""Dark Premonitions: eight penalties that wait for their condition (ONI-50 to ONI-54)."""

from typing import Final

from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.onirim.rules.answers import DOORS, KEY_NAMES
from reverie.games.onirim.rules.base import NEW_HAND, lose_door
from reverie.games.onirim.rules.cards import (
    BLUE,
    BROWN,
    DOOR,
    GREEN,
    HAPPY_DREAM,
    KEYS,
    NAMES,
    NIGHTMARE,
    P_FIVE,
    P_PAIR,
    P_THREE,
    PREMONITION,
    PREMONITIONS,
    RED,
)
from reverie.games.onirim.rules.parts import Step, Verb, worded
from reverie.games.onirim.rules.places import (
    ALL,
    ASKS,
    DISCARD,
    FACE_UP,
    GAINED,
    LIMBO,
    OUT,
    PILE,
    RUNS,
    STRIDE,
)
from reverie.games.onirim.rules.table import Table

RED_ROOMS: Final = 0x111 << RED  # a set of kinds: the sum of 1 << kind
KEYS_SHED: Final = 2
ANY_DOOR: Final = 0
PAIRED_DOOR: Final = 1
PREMONITION_NAMES: Final = NAMES[PREMONITION : PREMONITION + PREMONITIONS]


def doors_on_table(t: Table, colour: i64) -> i64:
    return t.count(GAINED, DOOR + colour) + t.count(GAINED + STRIDE, DOOR + colour)


def holds(t: Table, premonition: i64) -> bool:
    """Tell whether a premonition's condition is met (ONI-52)."""
    number = premonition - PREMONITION
    if number < 4:
        return doors_on_table(t, number) == 2
    doors = t.size(GAINED) + t.size(GAINED + STRIDE)
    if premonition == P_THREE:
        return doors >= 3
    if premonition == P_FIVE:
        return doors >= 5
    pairs: i64 = 0
    missing: i64 = 0
    colour: i64 = 0
    while colour < 4:
        n = doors_on_table(t, colour)
        if n == 2:
            pairs += 1
        elif n == 0:
            missing += 1
        colour += 1
    return pairs > 0 if premonition == P_PAIR else missing == 0


class FacingStep(Step):
    """Turn premonitions of the pile face up; its argument is how many."""

    def go(self, t: Table) -> None:
        left = t.arg()
        if left == 0 or t.size(PILE) == 0:
            t.pop()
            return
        t.set_arg(left - 1)
        t.push(FACE_ONE)


class FaceOneStep(Step):
    """Chance: which premonition is turned up."""

    def happen(self, t: Table, kind: i64) -> None:
        t.pop()
        t.move(kind, PILE, FACE_UP)
        if t.events is not None:
            t.tell("premonition revealed", {"premonition": NAMES[kind]})


class WakeStep(Step):
    """ONI-51: a premonition whose condition holds strikes, until none does."""

    def go(self, t: Table) -> None:
        woken: i64 = 0
        which: i64 = 0
        i: i64 = 0
        while i < PREMONITIONS:
            if t.count(FACE_UP, PREMONITION + i) > 0 and holds(t, PREMONITION + i):
                woken += 1
                which = PREMONITION + i
            i += 1
        if woken == 0:
            t.pop()
        elif woken == 1:
            strike(t, which)
        else:
            t.push(WHICH_FIRST)


class ShedKeysStep(Step):
    """Keys of the deck are discarded; the argument: lowest colour, + 4 * keys left."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"left": int(t.arg() >> 2)}


class SurrenderStep(Step):
    """A gained door is lost; the argument: any door, or one of a pair."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"which": "any" if t.arg() == ANY_DOOR else "paired"}


FACING: Final[Step] = FacingStep("facing", RUNS)
FACE_ONE: Final[Step] = FaceOneStep("face one", PILE)
PREMONITIONS_WAKE: Final[Step] = WakeStep("premonitions wake", RUNS)
WHICH_FIRST: Final[Step] = Step("which premonition", ASKS)
SHED_KEYS: Final[Step] = ShedKeysStep("shed keys", ASKS)
SURRENDER: Final[Step] = SurrenderStep("surrender", ASKS)


def strike(t: Table, premonition: i64) -> None:
    """Remove a premonition from the game and apply its penalty, as far as possible (ONI-52, ONI-53)."""
    t.move(premonition, FACE_UP, OUT)
    if t.events is not None:
        t.tell("premonition strikes", {"premonition": NAMES[premonition]})
    if premonition == PREMONITION + RED:
        discard_from_deck(t, RED_ROOMS)
    elif premonition == PREMONITION + GREEN:
        if t.count(DISCARD, NIGHTMARE) > 0:
            t.move(NIGHTMARE, DISCARD, LIMBO)
            if t.events is not None:
                t.tell("limbo", {"card": NAMES[NIGHTMARE]})
    elif premonition == PREMONITION + BLUE:
        t.search()
        keys = keys_in_deck(t, 0)
        if keys < KEYS_SHED:
            keys_told(t)
        if keys > 0:
            t.push(SHED_KEYS, 4 * min(keys, KEYS_SHED))
    elif premonition == PREMONITION + BROWN:
        t.push(SURRENDER, ANY_DOOR)
    elif premonition == P_PAIR:
        t.push(SURRENDER, PAIRED_DOOR)
    elif premonition == P_THREE:
        t.push(FACING, 1)
        t.discard_hand()
        t.push(NEW_HAND)
    elif premonition == P_FIVE:
        t.push(FACING, 2)
    else:
        discard_from_deck(t, 1 << HAPPY_DREAM)


def discard_from_deck(t: Table, kinds: i64) -> None:
    """Search the deck and discard every card of a set of kinds, the sum of 1 << kind."""
    t.search()
    found: list[str] = []
    any_found = False
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1 != 0:
            while t.in_deck(kind) > 0:
                t.from_deck(kind, DISCARD)
                any_found = True
                if t.events is not None:
                    found.append(NAMES[kind])
            t.tell_all_hands(kind)
        kinds >>= 1
        kind += 1
    if any_found:
        t.shuffle()
    if t.events is not None:
        t.tell("discarded from deck", {"cards": found})


def keys_in_deck(t: Table, lowest: i64) -> i64:
    """Count the keys in the deck of the colours from `lowest` on."""
    keys: i64 = 0
    colour = lowest
    while colour < 4:
        keys += t.in_deck(KEYS + colour)
        colour += 1
    return keys


def keys_told(t: Table) -> None:
    """Note that all keys not in the deck are known to be held: a search found too few of them."""
    colour: i64 = 0
    while colour < 4:
        t.tell_all_hands(KEYS + colour)
        colour += 1


class Face(Verb):
    """ONI-51: which of several premonitions strikes first."""

    def offer(self, t: Table, out: Actions) -> None:
        i: i64 = 0
        while i < PREMONITIONS:
            if t.count(FACE_UP, PREMONITION + i) > 0 and holds(t, PREMONITION + i):
                out.add(self.base + i)
            i += 1

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        strike(t, PREMONITION + arg)


class Shed(Verb):
    """ONI-52, two blue doors: a key of the deck, of the player's choice, in the order of the colours."""

    def offer(self, t: Table, out: Actions) -> None:
        lowest = t.arg() & 3
        left = t.arg() >> 2
        colour = lowest
        while colour < 4:
            if t.in_deck(KEYS + colour) > 0 and keys_in_deck(t, colour) >= left:
                out.add(self.base + colour)
            colour += 1

    def do(self, t: Table, arg: i64) -> None:
        left = (t.arg() >> 2) - 1
        t.set_arg(arg + 4 * left)
        t.from_deck(KEYS + arg, DISCARD)
        t.news |= ALL & ~t.onlooker()
        if t.events is not None:
            t.tell("discarded from deck", {"cards": [NAMES[KEYS + arg]]})
        if left == 0:
            t.pop()
            t.shuffle()


class Surrender(Verb):
    """ONI-52, ONI-54: a gained door goes to Limbo, the active player's if they have one that counts."""

    def offer(self, t: Table, out: Actions) -> None:
        seat = loser(t)
        colour: i64 = 0
        while colour < 4:
            if eligible(t, seat, colour):
                out.add(self.base + colour)
            colour += 1

    def do(self, t: Table, arg: i64) -> None:
        seat = loser(t)
        t.pop()
        lose_door(t, seat, arg)


def eligible(t: Table, seat: i64, colour: i64) -> bool:
    """Tell whether a seat may lose a door of that colour to the question being asked."""
    if t.count(GAINED + STRIDE * seat, DOOR + colour) == 0:
        return False
    return t.arg() == ANY_DOOR or doors_on_table(t, colour) == 2


def loser(t: Table) -> i64:
    """Return the seat that loses a door: the active one if it has an eligible door, else the partner's."""
    colour: i64 = 0
    while colour < 4:
        if eligible(t, t.active, colour):
            return t.active
        colour += 1
    return 1 - t.active


FACE: Final[Verb] = Face(worded("face", PREMONITION_NAMES))
SHED: Final[Verb] = Shed(worded("shed", KEY_NAMES))
SURRENDER_DOOR: Final[Verb] = Surrender(worded("surrender", DOORS))
