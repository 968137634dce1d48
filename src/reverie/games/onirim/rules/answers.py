"""What a player can answer in the base game: plays, discards, doors, prophecies and the ways out of a nightmare."""

from typing import Final

from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.onirim.rules.base import (
    NEW_HAND,
    PROPHECY,
    REVEAL,
    TAKE_DOOR,
    begin_order,
    end_nightmare,
    gain_door,
    look,
    lose_door,
    put_back,
    to_limbo,
)
from reverie.games.onirim.rules.card_places import offer_cards, offer_kinds
from reverie.games.onirim.rules.cards import COLOURS, DOOR, IN_DECK, KEYS, LABYRINTH, NAMES
from reverie.games.onirim.rules.parts import Verb, worded
from reverie.games.onirim.rules.places import (
    ALL,
    COMMON,
    DISCARD,
    DRAWN,
    GAINED,
    HAND,
    LOOKED,
    ROW,
    STRIDE,
    WORD_KINDS,
)
from reverie.games.onirim.rules.table import Table

REVEALED_CARDS: Final = 5
ROOMS: Final = 12
KEY_ROOMS: Final = 0xFFFF << 32  # the mask of the keys in the word of rooms: suns, moons, keys, 16 bits each


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
        if t.events is not None:
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
        if t.events is not None:
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
        t.news |= ALL & ~t.looked_known
        if t.events is not None:
            t.tell_card("binned", arg)
        begin_order(t)


class Put(Verb):
    """Put the next card back on the deck, the topmost first."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, LOOKED, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        put_back(t, arg)


def offer_rising(t: Table, place: i64, lowest: i64, needed: i64, base: i64, out: Actions) -> None:
    """Add the kinds from `lowest` on that leave at least `needed` cards to choose in rising order."""
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
        if t.events is not None:
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
        if t.events is not None:
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
