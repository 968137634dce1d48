"""What the network sees of a table of Onirim: one input for each of a fixed list of questions.

A *slot* is a question with one answer (how many red suns are in the deck?) and holds the number of the input
that stands for the answer, or -1. What a move does not touch keeps its slots, so that sums can be changed
instead of made anew. The four colours are the blocks of the network: they share their weights.

Everything is seen with the eyes of one seat: in a silent game the partner's unknown cards count as unseen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.onirim.base import TAKE_DOOR
from reverie.onirim.book import FACE_DOWN, PAY
from reverie.onirim.cards import (
    DOOR,
    GREEN,
    HAPPY_DREAM,
    LEFT_EDGES,
    NIGHTMARE,
    P_EVERY,
    P_FIVE,
    P_PAIR,
    P_THREE,
    PREMONITION,
    RIGHT_EDGES,
    TOWER,
)
from reverie.onirim.parts import Rules
from reverie.onirim.places import (
    COMMON,
    COUNTS,
    DISCARD,
    DRAWN,
    FACE_UP,
    GAINED,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    PILE,
    PLACED,
    RESOLVING,
    REVEALED,
    STRIDE,
    TOLD_PARTNER,
    TOWER_ROW,
    UNSEEN,
)
from reverie.onirim.rules import STEPS
from reverie.onirim.table import Table
from reverie.onirim.towers import RAMPART
from reverie.players.network import Shape

VERSION: Final = 1  # of the numbering below: weights of another one mean something else

# The inputs of a colour. Each begins where the one before ends; the comment says what is counted.
C_COLOUR: Final = 0  # 4: which one
C_HAND: Final = C_COLOUR + 4  # suns, moons, keys in hand up to 3, and the row's state (10)
C_DOORS: Final = C_HAND + 640  # gained by the mover, by the other (3 each)
C_SUNS: Final = C_DOORS + 9  # in the deck, up to 9
C_MOONS: Final = C_SUNS + 10
C_KEYS: Final = C_MOONS + 5  # keys in the deck (4), in hand (4), doors needed (3)
C_AHEAD: Final = C_KEYS + 48  # doors in the deck (3), in Limbo (3), needed (3)
C_ASKED: Final = C_AHEAD + 27  # a drawn door without and with its key, a door to take
C_TOP: Final = C_ASKED + 3  # by place in the known top (7): sun, moon, key, door
C_LOOKED: Final = C_TOP + 28  # sun, moon, key, door among the cards looked at: 1, 2, 3 or more
C_GOAL: Final = C_LOOKED + 12  # the next goals (8)
C_NEXT: Final = C_GOAL + 8  # first or second goal, with the series (3) and a key or none
C_BOTTOM: Final = C_NEXT + 12  # by place in the known bottom (5): sun, moon, key, door
C_TOWERS: Final = C_BOTTOM + 20  # towers built, in hand, in the deck (4 each)
C_DARK: Final = C_TOWERS + 64  # the colour's premonition waits, by doors on the table (3)
C_COMMON: Final = C_DARK + 3  # sun, moon, key in the common hand: 1 or 2
C_OTHER: Final = C_COMMON + 6  # sun, moon, key in the other's hand: 1, 2 or 3
C_OTHER_ROW: Final = C_OTHER + 9  # the other's row (10)
C_REVEALED: Final = C_OTHER_ROW + 10  # sun, moon, key among the open cards: 1, 2, 3 or more
C_DRAWN: Final = C_REVEALED + 9  # a drawn room that has no place yet
COLOUR_INPUTS: Final = C_DRAWN + 3

# The inputs that all colours share.
FIVES: Final = 19  # steps of five cards of the largest deck
S_STEP: Final = 0  # what is asked or dealt next
S_UNDER: Final = S_STEP + 48  # what comes after it
S_LOOKED: Final = S_UNDER + 48  # cards looked at, up to 7
S_MISSING: Final = S_LOOKED + 8  # cards the hand lacks
S_DECK: Final = S_MISSING + 6  # cards in the deck, one by one
S_DECK_FOURS: Final = S_DECK + 93
S_NIGHTMARES: Final = S_DECK_FOURS + 24  # in the deck (11), by its fives
S_LIMBO_NIGHTMARES: Final = S_NIGHTMARES + 11 * FIVES
S_MISSING_DOORS: Final = S_LIMBO_NIGHTMARES + 5  # by fives of the deck
S_HELD_KEYS: Final = S_MISSING_DOORS + 9 * FIVES  # (6), by nightmares in the deck
S_LAST: Final = S_HELD_KEYS + 66  # the last symbol of the row, or none
S_TOP: Final = S_LAST + 4  # by place in the known top (7): nightmare, happy dream, tower, one not known
S_KNOWN: Final = S_TOP + 28  # cards in the known top
S_LIMBO: Final = S_KNOWN + 8
S_LOOKED_NIGHTMARES: Final = S_LIMBO + 6
S_RESOLVING: Final = S_LOOKED_NIGHTMARES + 5  # a nightmare, a happy dream
S_SETUP: Final = S_RESOLVING + 2  # book (3), towers (3), dreams (4), players and talk (3)
S_DISCARD: Final = S_SETUP + 13  # cards in the discard pile up to 40, by the variant of the book
S_PAY: Final = S_DISCARD + 82  # a spell (3) and the cards still to pay for it (13)
S_BOTTOM: Final = S_PAY + 39  # by place in the known bottom (5): nightmare, happy dream, tower, one not known
S_TOWER: Final = S_BOTTOM + 20  # where each of the twelve is (8)
S_RAMPART: Final = S_TOWER + 96  # the longest run of different colours (5), and with a tower of the hand (5)
S_EDGES: Final = S_RAMPART + 25  # left and right edge of the row (4 each)
S_TOWER_ROW: Final = S_EDGES + 16  # its length
S_DARK: Final = S_TOWER_ROW + 13  # premonitions that wait
S_PILE: Final = S_DARK + 8  # premonitions face down
S_HAPPY: Final = S_PILE + 9  # happy dreams in the deck, in Limbo (5 each)
S_DARK_DOORS: Final = S_HAPPY + 25  # doors on the table (9), by the premonitions of three and of five
S_DARK_PAIRS: Final = S_DARK_DOORS + 36  # pairs (5), colours on the table (5), by their premonitions
S_DARK_NIGHTMARES: Final = S_DARK_PAIRS + 100  # discarded, while the green premonition waits
S_LOOKED_HAPPY: Final = S_DARK_NIGHTMARES + 11
S_HIDDEN: Final = S_LOOKED_HAPPY + 5  # unknown cards in the mover's and in the other's hand (4 each)
S_OTHER_KEYS: Final = S_HIDDEN + 16
S_COMMON: Final = S_OTHER_KEYS + 4  # cards in the common hand
SHARED_INPUTS: Final = S_COMMON + 3

SLOTS: Final = 200
TOP_PLACES: Final = 7
BOTTOM_PLACES: Final = 5
UNDER_SLOTS: Final = 5
ROW_END: Final = 3  # where a tower may be: hand, other's hand, deck, left end, right end, inside, gone, only one


def shape_of(width: int, second: int) -> Shape:
    """The shape of a network over these inputs: one output, the chance to win."""
    return Shape(4, COLOUR_INPUTS, SHARED_INPUTS, width, second, 1, True)


class Inputs:
    """The slots of one set-up, filled again and again."""

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
        # Read from the steps, for they have their numbers only when all rules are loaded.
        self.take_door: i64 = STEPS.index(TAKE_DOOR)
        self.pay: i64 = STEPS.index(PAY)
        # What is read once for several slots.
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
            self.read_book(t, seat)
        if self.towers > 0:
            self.read_towers(t)
        if self.dreams > 0:
            self.read_dreams(t)
        if self.duo:
            self.read_duo(t, seat, mover, other)

    def ask(self, number: i64) -> None:
        self.slots[self.n] = number
        self.n += 1

    def shared(self, number: i64) -> None:
        self.slots[self.n] = 4 * COLOUR_INPUTS + number
        self.n += 1

    def nothing(self) -> None:
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
                self.hidden_mover = self.hide(t, place, told)
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
        self.hand0 = (cards[place] & COUNTS) + (cards[COMMON] & COUNTS)

    def hide(self, t: Table, place: i64, told: i64) -> i64:
        """Count what is not told of a hand among the unseen; how many cards that is."""
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
        """Doors that count towards the win of two players (ONI-26)."""
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
        """The last symbol, and how far a series of that colour is."""
        last = i64(t.last[seat]) - 1
        if last < 0:
            return 3
        series = i64(t.series[seat])
        if series > 0 and last & 3 == colour:
            return 1 + 3 * series + (last >> 2)
        return last >> 2

    def read_known(self, t: Table, seat: i64) -> None:
        """The known top, as far as this seat knows it."""
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
        suns = (self.hand0 >> shift) & 15
        moons = (self.hand0 >> (shift + 16)) & 15
        keys = (self.hand0 >> (shift + 32)) & 15
        suns = min(suns, 3)
        moons = min(moons, 3)
        keys = min(keys, 3)
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
        self.ask(first + C_HAND + ((suns * 4 + moons) * 4 + keys) * 10 + self.row_state(t, mover, colour))
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
        """One of three inputs for 1, 2, 3 or more; none for none."""
        if n == 0:
            self.nothing()
        else:
            self.ask(base + min(n, 3) - 1)

    def read_book(self, t: Table, seat: i64) -> None:
        rank: i64 = 0
        first: i64 = -1
        second: i64 = -1
        # Goals turned up again come first, the latest of them before the others (ONI-32).
        again: i64 = len(t.reopened)
        while again > 0:
            again -= 1
            colour = i64(t.goals[i64(t.reopened[again])])
            self.ask(colour * COLOUR_INPUTS + C_GOAL + rank)
            if rank == 0:
                first = colour
            elif rank == 1:
                second = colour
            rank += 1
        i: i64 = 0
        while i < len(t.goals):
            colour = i64(t.goals[i])
            if colour < FACE_DOWN and not self.reopened(t, i):
                self.ask(colour * COLOUR_INPUTS + C_GOAL + rank)
                if rank == 0:
                    first = colour
                elif rank == 1:
                    second = colour
                rank += 1
            i += 1
        while rank < 8:
            self.nothing()
            rank += 1
        self.read_next(t, first, 0)
        self.read_next(t, second, 6)
        size = min(t.size(DISCARD), 40)
        self.shared(S_DISCARD + (self.book - 1) * 41 + size)
        if t.head & 255 == self.pay:
            arg = t.arg()
            self.shared(S_PAY + (arg & 3) * 13 + min(arg >> 8, 12))
        else:
            self.nothing()
        known: i64 = len(t.bottom)
        place: i64 = 0
        while place < BOTTOM_PLACES:
            if place >= known:
                self.nothing()
            else:
                self.place(i64(t.bottom[place]), seat, C_BOTTOM + 4 * place, S_BOTTOM + 4 * place)
            place += 1

    def reopened(self, t: Table, goal: i64) -> bool:
        for again in t.reopened:
            if i64(again) == goal:
                return True
        return False

    def read_next(self, t: Table, colour: i64, base: i64) -> None:
        if colour < 0:
            self.nothing()
            return
        series: i64 = 0
        last = i64(t.last[t.active]) - 1
        if last >= 0 and last & 3 == colour:
            series = i64(t.series[t.active])
        keys = min((self.hand0 >> (32 + 4 * colour)) & 15, 1)
        self.ask(colour * COLOUR_INPUTS + C_NEXT + base + series * 2 + keys)

    def read_towers(self, t: Table) -> None:
        towers = t.towers
        length: i64 = len(towers)
        hand1 = t.cards[HAND + STRIDE * t.active + 1] + t.cards[COMMON + 1]
        if self.hidden_mover > 0:
            hand1 = t.cards[TOLD_PARTNER + STRIDE * t.active + 1] + t.cards[COMMON + 1]
        i: i64 = 0
        while i < 12:
            kind = TOWER + i
            where: i64 = 6
            if (hand1 >> (4 * i)) & 15 > 0:
                where = 0
            elif (self.deck1 >> (4 * i)) & 15 > 0:
                where = 2
            elif self.duo and t.count(self.other_place, kind) > 0:
                where = 1
            elif t.count(TOWER_ROW, kind) > 0:
                where = ROW_END + 2
                if length == 1:
                    where = 7
                elif i64(towers[0]) == kind:
                    where = ROW_END
                elif i64(towers[length - 1]) == kind:
                    where = ROW_END + 1
            elif t.count(LOOKED, kind) > 0:
                where = 2
            self.shared(S_TOWER + i * 8 + where)
            i += 1
        run = self.longest(t, -1, False)
        reach = run
        i = 0
        while i < 12:
            if (hand1 >> (4 * i)) & 15 > 0:
                if length == 0 or RIGHT_EDGES[i] & LEFT_EDGES[i64(towers[0]) - TOWER] == 0:
                    reach = max(reach, self.longest(t, TOWER + i, True))
                if length > 0 and RIGHT_EDGES[i64(towers[length - 1]) - TOWER] & LEFT_EDGES[i] == 0:
                    reach = max(reach, self.longest(t, TOWER + i, False))
            i += 1
        self.shared(S_RAMPART + run * 5 + reach)
        self.shared(S_TOWER_ROW + length)
        if length == 0:
            self.nothing()
        else:
            left: i64 = LEFT_EDGES[i64(towers[0]) - TOWER]
            right: i64 = RIGHT_EDGES[i64(towers[length - 1]) - TOWER]
            self.shared(S_EDGES + left * 4 + right)
        colour: i64 = 0
        while colour < 4:
            built = _threes(t.cards[TOWER_ROW + 1], colour)
            held = _threes(hand1, colour)
            ahead = _threes(self.deck1, colour)
            self.ask(colour * COLOUR_INPUTS + C_TOWERS + (built * 4 + held) * 4 + ahead)
            colour += 1

    def longest(self, t: Table, more: i64, left: bool) -> i64:
        """The longest run of neighbours of different colours, up to a rampart, with one more tower at an end."""
        best: i64 = 0
        seen: i64 = 0  # the colours of the run, the newest lowest, two bits and a mark for each
        run: i64 = 0
        if more >= 0 and left:
            seen = (more & 3) | 4
            run = 1
            best = 1
        i: i64 = 0
        n: i64 = len(t.towers)
        while i <= n:
            kind = more
            if i < n:
                kind = i64(t.towers[i])
            elif more < 0 or left:
                break
            colour = (kind & 3) | 4
            same: i64 = 0
            while same < run and (seen >> (3 * same)) & 7 != colour:
                same += 1
            run = same + 1
            seen = (seen << 3) | colour
            best = max(best, run)
            i += 1
        return min(best, RAMPART)

    def read_dreams(self, t: Table) -> None:
        i: i64 = 0
        while i < 8:
            if t.count(FACE_UP, PREMONITION + i) > 0:
                self.shared(S_DARK + i)
            else:
                self.nothing()
            i += 1
        self.shared(S_PILE + t.size(PILE))
        happy = (self.deck2 >> 20) & 15
        self.shared(S_HAPPY + happy * 5 + min(t.count(LIMBO, HAPPY_DREAM), 4))
        doors: i64 = t.size(GAINED) + t.size(GAINED + STRIDE)
        pairs: i64 = 0
        present: i64 = 0
        colour: i64 = 0
        while colour < 4:
            n = t.count(GAINED, DOOR + colour) + t.count(GAINED + STRIDE, DOOR + colour)
            if n == 2:
                pairs += 1
            if n > 0:
                present += 1
            if t.count(FACE_UP, PREMONITION + colour) > 0:
                self.ask(colour * COLOUR_INPUTS + C_DARK + n)
            else:
                self.nothing()
            colour += 1
        three = t.count(FACE_UP, P_THREE)
        five = t.count(FACE_UP, P_FIVE)
        self.shared(S_DARK_DOORS + (doors * 2 + three) * 2 + five)
        pair = t.count(FACE_UP, P_PAIR)
        every = t.count(FACE_UP, P_EVERY)
        self.shared(S_DARK_PAIRS + ((pairs * 5 + present) * 2 + pair) * 2 + every)
        if t.count(FACE_UP, PREMONITION + GREEN) > 0:
            self.shared(S_DARK_NIGHTMARES + t.count(DISCARD, NIGHTMARE))
        else:
            self.nothing()
        self.shared(S_LOOKED_HAPPY + min((self.looked2 >> 20) & 15, 4))

    def read_duo(self, t: Table, seat: i64, mover: i64, other: i64) -> None:
        common = t.cards[COMMON] & COUNTS
        theirs = t.cards[self.other_place] & COUNTS
        revealed = t.cards[REVEALED] & COUNTS
        drawn: i64 = -1
        if t.size(DRAWN) > 0 and t.drawn < TOWER and not (self.silent and t.drawn_known & (1 << seat) == 0):
            drawn = t.drawn
        keys: i64 = 0
        colour: i64 = 0
        while colour < 4:
            first = colour * COLOUR_INPUTS
            symbol: i64 = 0
            while symbol < 3:
                shift = 16 * symbol + 4 * colour
                n = (common >> shift) & 15
                if n == 0:
                    self.nothing()
                else:
                    self.ask(first + C_COMMON + 2 * symbol + min(n, 2) - 1)
                self.few(first + C_OTHER + 3 * symbol, (theirs >> shift) & 15)
                self.few(first + C_REVEALED + 3 * symbol, (revealed >> shift) & 15)
                symbol += 1
            keys += (theirs >> (32 + 4 * colour)) & 15
            self.ask(first + C_OTHER_ROW + self.row_state(t, other, colour))
            if drawn >= 0 and drawn & 3 == colour:
                self.ask(first + C_DRAWN + (drawn >> 2))
            else:
                self.nothing()
            colour += 1
        self.shared(S_HIDDEN + self.hidden_mover * 4 + self.hidden_other)
        self.shared(S_OTHER_KEYS + min(keys, 3))
        self.shared(S_COMMON + t.size(COMMON))


def _variant(spelling: str, expansion: str, variant: str) -> int:
    """0 without the expansion, 1 with it, 2 with its variant."""
    if expansion not in spelling:
        return 0
    return 2 if f"{expansion}:{variant}" in spelling else 1


def _threes(counts: i64, colour: i64) -> i64:
    """The number of towers of a colour in a word of them."""
    counts >>= 4 * colour
    return (counts & 15) + ((counts >> 16) & 15) + ((counts >> 32) & 15)
