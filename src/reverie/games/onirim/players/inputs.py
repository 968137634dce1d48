"""What the network sees of a table of Onirim: one input for each of a fixed list of questions.

A *slot* is a question with one answer (how many red suns are in the deck?) and holds the number of the input
that stands for the answer, or -1. Slots that a move does not touch stay the same, so that the network's sums can
be updated instead of computed again. The four colours are the blocks of the network: they share their weights.

Everything is read as one seat knows it: in a silent game the partner's unknown cards count as unseen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.onirim.players.expansion_inputs import holding, read_book, read_dreams, read_duo, read_towers
from reverie.games.onirim.players.numbering import (
    C_AHEAD,
    C_ASKED,
    C_COLOUR,
    C_DOORS,
    C_HAND,
    C_KEYS,
    C_LOOKED,
    C_MOONS,
    C_SUNS,
    C_TOP,
    COLOUR_INPUTS,
    FIVES,
    S_DECK,
    S_DECK_FOURS,
    S_HELD_KEYS,
    S_KNOWN,
    S_LAST,
    S_LIMBO,
    S_LIMBO_NIGHTMARES,
    S_LOOKED,
    S_LOOKED_NIGHTMARES,
    S_MISSING,
    S_MISSING_DOORS,
    S_NIGHTMARES,
    S_RESOLVING,
    S_SETUP,
    S_STEP,
    S_TOP,
    S_UNDER,
    SHARED_INPUTS,
)
from reverie.games.onirim.rules.base import TAKE_DOOR
from reverie.games.onirim.rules.book import PAY
from reverie.games.onirim.rules.cards import (
    DOOR,
    NIGHTMARE,
    TOWER,
)
from reverie.games.onirim.rules.parts import Rules
from reverie.games.onirim.rules.places import (
    COMMON,
    COUNTS,
    DRAWN,
    GAINED,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    PLACED,
    RESOLVING,
    STRIDE,
    TOLD_PARTNER,
    UNSEEN,
)
from reverie.games.onirim.rules.ruleset import STEPS
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Shape

SLOTS: Final = 200
TOP_PLACES: Final = 7
UNDER_SLOTS: Final = 5


def shape_of(width: int, second: int) -> Shape:
    """Return the shape of a network over these inputs: one output, the chance to win."""
    return Shape(4, COLOUR_INPUTS, SHARED_INPUTS, width, second, 1, True)


class Inputs:
    """The slots of one set-up, filled again for each table."""

    def __init__(self, rules: Rules) -> None:
        spelling = rules.spelling
        self.book: i64 = _variant(spelling, "book", "lost")
        self.towers: i64 = _variant(spelling, "towers", "ruins")
        self.dreams: i64 = 0 if rules.premonitions == 0 else rules.premonitions - 3
        self.duo = rules.players == 2
        self.silent = rules.silent
        self.slots: vec[i64] = vec[i64]([-1] * SLOTS)
        self.n: i64 = 0
        self.top_places: i64 = TOP_PLACES if self.book + self.towers + self.dreams > 0 else 5
        # By their index: the steps are numbered only when all rules are loaded.
        self.take_door: i64 = STEPS.index(TAKE_DOOR)
        self.pay: i64 = STEPS.index(PAY)
        # Read once for several slots.
        self.deck0: i64 = 0  # counts of the deck, twelve kinds to a word, as in places.py
        self.deck1: i64 = 0
        self.deck2: i64 = 0
        self.hand0: i64 = 0
        self.looked0: i64 = 0
        self.looked2: i64 = 0
        self.hidden_mover: i64 = 0
        self.hidden_other: i64 = 0
        self.other_place: i64 = 0

    def read(self, t: Table, seat: i64) -> None:
        """Fill the slots with what that seat knows of a table where the game goes on."""
        self.n = 0
        mover = t.active
        other = 1 - mover
        self.count_cards(t, seat, mover, other)
        self.read_turn(t, mover)
        self.read_known(t, seat)
        colour: i64 = 0
        while colour < 4:
            self.read_colour(t, colour, mover, other)
            colour += 1
        if self.book > 0:
            read_book(self, t, seat)
        if self.towers > 0:
            read_towers(self, t)
        if self.dreams > 0:
            read_dreams(self, t)
        if self.duo:
            read_duo(self, t, seat, other)

    def ask(self, number: i64) -> None:
        """Fill the next slot with an input of a colour."""
        self.slots[self.n] = number
        self.n += 1

    def shared(self, number: i64) -> None:
        """Fill the next slot with an input that all colours share."""
        self.slots[self.n] = 4 * COLOUR_INPUTS + number
        self.n += 1

    def nothing(self) -> None:
        """Leave the next slot empty."""
        self.slots[self.n] = -1
        self.n += 1

    def count_cards(self, t: Table, seat: i64, mover: i64, other: i64) -> None:
        cards = t.cards
        self.deck0 = (cards[UNSEEN] & COUNTS) + (cards[PLACED] & COUNTS)
        self.deck1 = cards[UNSEEN + 1] + cards[PLACED + 1]
        self.deck2 = cards[UNSEEN + 2] + cards[PLACED + 2]
        place = HAND + STRIDE * mover
        self.other_place = HAND + STRIDE * other
        self.looked0 = cards[LOOKED] & COUNTS
        self.looked2 = cards[LOOKED + 2]
        self.hidden_mover = 0
        self.hidden_other = 0
        if self.silent:
            if seat != mover:
                told = TOLD_PARTNER + STRIDE * mover
                self.hidden_mover = self.hide(t, place, told) + t.held_aside()
                place = told
            else:
                told = TOLD_PARTNER + STRIDE * other
                self.hidden_other = self.hide(t, self.other_place, told)
                self.other_place = told
            if t.looked_known & (1 << seat) == 0:
                self.deck0 += self.looked0
                self.deck1 += cards[LOOKED + 1]
                self.deck2 += self.looked2
                self.looked0 = 0
                self.looked2 = 0
            if t.size(DRAWN) > 0 and t.drawn_known & (1 << seat) == 0:
                self.deck0 += cards[DRAWN] & COUNTS
                self.deck1 += cards[DRAWN + 1]
        self.hand0 = (cards[place] & COUNTS) + (cards[COMMON] & COUNTS)

    def hide(self, t: Table, place: i64, told: i64) -> i64:
        """Count the cards of a hand that the seat does not know as unseen; return how many there are."""
        cards = t.cards
        self.deck0 += (cards[place] & COUNTS) - (cards[told] & COUNTS)
        self.deck1 += cards[place + 1] - cards[told + 1]
        return t.size(place) - t.size(told)

    def read_turn(self, t: Table, mover: i64) -> None:
        step = t.head & 255
        self.shared(S_STEP + step)
        under: i64 = 0
        while under < UNDER_SLOTS:
            if under + 1 < t.depth:
                self.shared(S_UNDER + (t.stack[under + 1] & 255))
            else:
                self.nothing()
            under += 1
        deck = t.deck_size()
        fives = deck // 5
        nightmares = (self.deck2 >> 16) & 15
        doors = t.size(GAINED)
        if self.duo:
            doors = self.different_doors(t)
        limbo = t.cards[LIMBO + 2]
        keys = self.hand0 >> 32
        held = (keys & 15) + ((keys >> 4) & 15) + ((keys >> 8) & 15) + ((keys >> 12) & 15)
        self.shared(S_LOOKED + min(t.size(LOOKED), 7))
        self.shared(S_MISSING + max(0, t.rules.hand_limit - t.hand_size()))
        self.shared(S_DECK + min(deck, 92))
        self.shared(S_DECK_FOURS + min(deck // 4, 23))
        self.shared(S_NIGHTMARES + nightmares * FIVES + fives)
        self.shared(S_LIMBO_NIGHTMARES + min((limbo >> 16) & 15, 4))
        self.shared(S_MISSING_DOORS + (8 - doors) * FIVES + fives)
        self.shared(S_HELD_KEYS + min(held, 5) * 11 + nightmares)
        self.shared(S_LAST + self.last_symbol(t, mover))
        self.shared(S_KNOWN + min(len(t.top), 7))
        self.shared(S_LIMBO + min(t.size(LIMBO), 5))
        self.shared(S_LOOKED_NIGHTMARES + min((self.looked2 >> 16) & 15, 4))
        if t.size(RESOLVING) == 0:
            self.nothing()
        elif t.count(RESOLVING, NIGHTMARE) > 0:
            self.shared(S_RESOLVING)
        else:
            self.shared(S_RESOLVING + 1)
        self.shared(S_SETUP + self.book)
        self.shared(S_SETUP + 3 + self.towers)
        self.shared(S_SETUP + 6 + self.dreams)
        if self.silent:
            self.shared(S_SETUP + 12)
        elif self.duo:
            self.shared(S_SETUP + 11)
        else:
            self.shared(S_SETUP + 10)

    def different_doors(self, t: Table) -> i64:
        """Count the doors that count towards the win of two players (ONI-26)."""
        doors: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if t.count(GAINED, DOOR + colour) > 0:
                doors += 1
            if t.count(GAINED + STRIDE, DOOR + colour) > 0:
                doors += 1
            colour += 1
        return doors

    def last_symbol(self, t: Table, seat: i64) -> i64:
        last = i64(t.last[seat]) - 1
        if last < 0:
            return 3
        return last >> 2

    def row_state(self, t: Table, seat: i64, colour: i64) -> i64:
        """Return one of ten states: the row's last symbol or none, and the length of a series of that colour."""
        last = i64(t.last[seat]) - 1
        if last < 0:
            return 3
        series = i64(t.series[seat])
        if series > 0 and last & 3 == colour:
            return 1 + 3 * series + (last >> 2)
        return last >> 2

    def read_known(self, t: Table, seat: i64) -> None:
        """Fill the slots of the known top, as far as this seat knows it."""
        known: i64 = len(t.top)
        place: i64 = 0
        while place < self.top_places:
            if place >= known:
                self.nothing()
            else:
                self.place(i64(t.top[known - 1 - place]), seat, C_TOP + 4 * place, S_TOP + 4 * place)
            place += 1

    def place(self, entry: i64, seat: i64, colour_base: i64, shared_base: i64) -> None:
        kind = entry & KIND_MASK
        if self.silent and (entry >> KIND_BITS) & (1 << seat) == 0:
            self.shared(shared_base + 3)
        elif kind < TOWER:
            self.ask((kind & 3) * COLOUR_INPUTS + colour_base + (kind >> 2))
        elif kind < DOOR:
            self.shared(shared_base + 2)
        elif kind < NIGHTMARE:
            self.ask((kind & 3) * COLOUR_INPUTS + colour_base + 3)
        else:
            self.shared(shared_base + kind - NIGHTMARE)

    def read_colour(self, t: Table, colour: i64, mover: i64, other: i64) -> None:
        first = colour * COLOUR_INPUTS
        shift = 4 * colour
        held = holding(self.hand0, colour)
        keys = held & 3
        gained = t.count(GAINED + STRIDE * mover, DOOR + colour)
        theirs: i64 = 0
        needed = 2 - gained
        if self.duo:
            theirs = t.count(GAINED + STRIDE * other, DOOR + colour)
            needed = 0
            if gained == 0:
                needed += 1
            if theirs == 0:
                needed += 1
        deck_keys = (self.deck0 >> (shift + 32)) & 15
        deck_doors = (self.deck2 >> shift) & 15
        limbo_doors = (t.cards[LIMBO + 2] >> shift) & 15
        step = t.head & 255
        self.ask(first + C_COLOUR + colour)
        self.ask(first + C_HAND + held * 10 + self.row_state(t, mover, colour))
        self.ask(first + C_DOORS + gained * 3 + theirs)
        self.ask(first + C_SUNS + min((self.deck0 >> shift) & 15, 9))
        self.ask(first + C_MOONS + min((self.deck0 >> (shift + 16)) & 15, 4))
        self.ask(first + C_KEYS + (min(deck_keys, 3) * 4 + keys) * 3 + needed)
        self.ask(first + C_AHEAD + (deck_doors * 3 + limbo_doors) * 3 + needed)
        if step == self.take_door and t.arg() == colour:
            self.ask(first + C_ASKED + 2)
        elif t.size(DRAWN) > 0 and t.drawn == DOOR + colour:
            self.ask(first + C_ASKED + min(keys, 1))
        else:
            self.nothing()
        self.few(first + C_LOOKED, (self.looked0 >> shift) & 15)
        self.few(first + C_LOOKED + 3, (self.looked0 >> (shift + 16)) & 15)
        self.few(first + C_LOOKED + 6, (self.looked0 >> (shift + 32)) & 15)
        self.few(first + C_LOOKED + 9, (self.looked2 >> shift) & 15)

    def few(self, base: i64, n: i64) -> None:
        """Fill a slot with one of three inputs, for 1, 2, and 3 or more; leave it empty for 0."""
        if n == 0:
            self.nothing()
        else:
            self.ask(base + min(n, 3) - 1)


def _variant(spelling: str, expansion: str, variant: str) -> int:
    """Return 0 without the expansion, 1 with it, 2 with its variant."""
    if expansion not in spelling:
        return 0
    return 2 if f"{expansion}:{variant}" in spelling else 1
