"""A hash of a table, equal for equal positions however they were reached."""

from typing import Final

from mypy_extensions import i64

from reverie.games.onirim.rules.places import DRAWN, LOOKED, PLACES
from reverie.games.onirim.rules.table import Table

HALF_BITS: Final = 31
HALF: Final = (1 << HALF_BITS) - 1
# Odd multipliers below 2**30, so that no product overflows 64 bits.
FIRST_LOW: Final = 0x2545F491
FIRST_HIGH: Final = 0x1B873593
SECOND_LOW: Final = 0x3C6EF373
SECOND_HIGH: Final = 0x27D4EB2F


class Fingerprint:
    """Two halves of a hash, mixed word by word; the same compiled and interpreted."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0

    def of(self, t: Table) -> i64:
        """Return the hash: equal for tables with the same future, different for others but for rare collisions.

        The order of the cards in a row is left out: the rules ask for its last card and its running series alone.
        """
        self.first = 0
        self.second = 0
        at: i64 = 0
        while at < PLACES:
            word = t.cards[at]
            if word != 0:
                self.mix(word, at)
            at += 1
        self.mix(t.head, PLACES)
        i: i64 = 0
        while i < t.depth:
            self.mix(t.stack[i], PLACES + 1)
            i += 1
        whose = t.active + 2 * (t.turns & 1)
        # Leftover values of a drawn or looked-at card that has moved on must not count.
        if t.size(DRAWN) > 0:
            whose += (t.drawn << 8) + (t.drawn_known << 16)
        if t.size(LOOKED) > 0:
            whose += t.looked_known << 24
        self.mix(whose, PLACES + 2)
        rows = i64(t.last[0]) + (i64(t.last[1]) << 8) + (i64(t.series[0]) << 16) + (i64(t.series[1]) << 24)
        self.mix(rows, PLACES + 3)
        for entry in t.top:
            self.mix(i64(entry), PLACES + 4)
        for entry in t.bottom:
            self.mix(i64(entry), PLACES + 5)
        for tower in t.towers:
            self.mix(i64(tower), PLACES + 6)
        for goal in t.goals:
            self.mix(i64(goal), PLACES + 7)
        for goal in t.reopened:
            self.mix(i64(goal), PLACES + 8)
        return (self.first << HALF_BITS) | self.second

    def mix(self, word: i64, at: i64) -> None:
        low = word & HALF
        high = ((word >> HALF_BITS) & HALF) ^ (at << 24)
        first = (self.first ^ low) * FIRST_LOW + high * FIRST_HIGH
        second = (self.second ^ low) * SECOND_LOW + high * SECOND_HIGH
        self.first = (first >> HALF_BITS) ^ (first & HALF)
        self.second = (second >> HALF_BITS) ^ (second & HALF)
