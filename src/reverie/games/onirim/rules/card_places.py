"""Where every card lies and who knows it: the piles, the deck, the hands and the rows.

The deck is a *known top* (a list), a multiset of cards that no player has seen, and a *known bottom*
(a list): an unseen card is drawn only when it is needed, and shuffling forgets the lists (ONI-62). All
other places are multisets, and cards only move between places, so none can be lost or made (ONI-61).
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i32, i64, u8

from reverie.core.game import Actions, State
from reverie.core.vectors import copy_words
from reverie.games.onirim.rules.cards import KIND_OF, NAMES
from reverie.games.onirim.rules.parts import Rules
from reverie.games.onirim.rules.places import (
    ALL,
    COMMON,
    COUNTS,
    DRAWN,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LOOKED,
    ONE_CARD,
    PLACED,
    PLACES,
    STRIDE,
    TABLE,
    TOLD_PARTNER,
    TOLD_TABLE,
    UNSEEN,
    WORD_KINDS,
    one_of,
)
from reverie.games.onirim.view_types import Cards


class CardPlaces(State):
    """The cards of a game of Onirim and who knows them; `Table` adds the steps of the rules."""

    def __init__(self, rules: Rules, like: "CardPlaces | None" = None) -> None:
        self.rules = rules
        if like is None:
            self.cards: vec[i64] = vec[i64]([0] * PLACES)
            self.top: vec[i16] = vec[i16]()  # of the deck; the last entry is drawn first
            self.bottom: vec[i16] = vec[i16]()  # of the deck; the last entry is the highest card
            self.row1: vec[u8] = vec[u8]()
            self.row2: vec[u8] = vec[u8]()
            self.last: vec[u8] = vec[u8]([0, 0])  # the last card of each row, + 1
            self.series: vec[u8] = vec[u8]([0, 0])  # cards in the running series of each row
            self.towers: vec[u8] = vec[u8]()  # from left to right
            self.goals: vec[u8] = vec[u8]()  # colour, + 4 when face down
            self.reopened: vec[u8] = vec[u8]()  # goals turned up again, the first goal last (ONI-32)
            self.active: i64 = 0
            self.drawn: i64 = 0  # the kind of the card in DRAWN, or of the last that lay there
            self.drawn_known: i64 = 0  # who knows the card in DRAWN
            self.looked_known: i64 = 0  # who sees the cards in LOOKED
            self.news: i64 = 0  # who learned something by the last action: 1 << seat, and TABLE
        else:
            self.cards = like.cards[:]
            self.top = like.top[:]
            self.bottom = like.bottom[:]
            self.row1 = like.row1[:]
            self.row2 = like.row2[:]
            self.last = like.last[:]
            self.series = like.series[:]
            self.towers = like.towers[:]
            self.goals = like.goals[:]
            self.reopened = like.reopened[:]
            self.active = like.active
            self.drawn = like.drawn
            self.drawn_known = like.drawn_known
            self.looked_known = like.looked_known
            self.news = like.news

    def become_places(self, other: "CardPlaces") -> None:
        """Take over the other's cards without making garbage where lengths never change."""
        copy_words(self.cards, other.cards)
        self.top = other.top[:]
        self.bottom = other.bottom[:]
        self.row1 = other.row1[:]
        self.row2 = other.row2[:]
        self.last[0] = other.last[0]
        self.last[1] = other.last[1]
        self.series[0] = other.series[0]
        self.series[1] = other.series[1]
        self.towers = other.towers[:]
        self.goals = other.goals[:]
        self.reopened = other.reopened[:]
        self.active = other.active
        self.drawn = other.drawn
        self.drawn_known = other.drawn_known
        self.looked_known = other.looked_known
        self.news = other.news

    # -- cards ----------------------------------------------------------------------------------

    def count(self, place: i64, kind: i64) -> i64:
        at = place + kind // WORD_KINDS
        return (self.cards[at] >> (4 * (kind % WORD_KINDS))) & 15

    def size(self, place: i64) -> i64:
        return self.cards[place] >> 48

    def counts(self, place: i64, word: i64) -> i64:
        """Return how many of each kind from 12 * word on lie there, four bits to a kind."""
        at = place + word
        return self.cards[at] & COUNTS

    def put(self, place: i64, kind: i64) -> None:
        cards = self.cards
        cards[place] += ONE_CARD
        cards[place + kind // WORD_KINDS] += one_of(kind)

    def take(self, place: i64, kind: i64) -> None:
        cards = self.cards
        cards[place] -= ONE_CARD
        cards[place + kind // WORD_KINDS] -= one_of(kind)

    def move(self, kind: i64, source: i64, target: i64) -> None:
        cards = self.cards
        card: i64 = ONE_CARD
        if kind < WORD_KINDS:
            card += ONE_CARD >> (48 - 4 * kind)
        else:
            word = kind // WORD_KINDS
            cards[source + word] -= one_of(kind)
            cards[target + word] += one_of(kind)
        cards[source] -= card
        cards[target] += card

    def move_all(self, source: i64, target: i64) -> None:
        cards = self.cards
        word: i64 = 0
        while word < STRIDE:
            cards[target + word] += cards[source + word]
            cards[source + word] = 0
            word += 1

    def empty(self, place: i64) -> None:
        """Clear a place that only repeats what lies elsewhere."""
        word: i64 = 0
        while word < STRIDE:
            self.cards[place + word] = 0
            word += 1

    def named(self, place: i64) -> Cards:
        """Count the cards of a place by name.

        Fast for an empty place: a view asks for twenty places, and most are empty.
        """
        out: Cards = {}
        if self.size(place) == 0:
            return out
        word: i64 = 0
        while word < STRIDE:
            counts = self.counts(place, word)
            kind = word * WORD_KINDS
            while counts != 0:
                n = counts & 15
                if n > 0:
                    out[NAMES[kind]] = int(n)
                counts >>= 4
                kind += 1
            word += 1
        return out

    def lay(self, place: i64, cards: Cards) -> None:
        """Put counted cards into a place, by name."""
        for name, n in cards.items():
            for _ in range(n):
                self.put(place, KIND_OF[name])

    def draw_aside(self, kind: i64, source: i64, known: i64) -> None:
        """Lay a drawn card apart until its player has decided about it."""
        self.move(kind, source, DRAWN)
        self.drawn = kind
        self.drawn_known = known

    def first(self, place: i64) -> i64:
        """Return the lowest kind lying in a place."""
        kind: i64 = 0
        word: i64 = 0
        counts = self.counts(place, word)
        while counts == 0:
            kind += WORD_KINDS
            word += 1
            counts = self.counts(place, word)
        while counts & 15 == 0:
            kind += 1
            counts >>= 4
        return kind

    # -- the deck -------------------------------------------------------------------------------

    def deck_size(self) -> i64:
        return self.size(UNSEEN) + self.size(PLACED)

    def deck_empty(self) -> bool:
        return self.size(UNSEEN) == 0 and self.size(PLACED) == 0

    def top_known(self) -> bool:
        """Tell whether the top card is one that somebody has seen."""
        return len(self.top) > 0 or self.size(UNSEEN) == 0

    def in_deck(self, kind: i64) -> i64:
        return self.count(UNSEEN, kind) + self.count(PLACED, kind)

    def shuffle(self) -> None:
        """Forget the order of the deck: the known top and bottom become unseen cards."""
        if self.size(PLACED) > 0:
            self.move_all(PLACED, UNSEEN)
            self.top = vec[i16]()
            self.bottom = vec[i16]()

    def search(self) -> None:
        """Let the active player look through the deck: what is missing there, they know the partner holds."""
        if self.rules.silent:
            partner = 1 - self.active
            self.copy_place(HAND + STRIDE * partner, TOLD_PARTNER + STRIDE * partner)
            self.news = ALL

    def copy_place(self, source: i64, target: i64) -> None:
        word: i64 = 0
        while word < STRIDE:
            self.cards[target + word] = self.cards[source + word]
            word += 1

    def from_deck(self, kind: i64, place: i64) -> None:
        """Take one card of a kind out of the deck wherever it lies; the caller shuffles."""
        if self.count(UNSEEN, kind) > 0:
            self.move(kind, UNSEEN, place)
        else:
            self.move(kind, PLACED, place)
            self.unplace(kind)

    def unplace(self, kind: i64) -> None:
        """Drop one card of that kind from the list of known ones, which is about to be shuffled."""
        kept = vec[i16]()
        found = False
        for entry in self.top:
            if not found and (i64(entry) & KIND_MASK) == kind:
                found = True
            else:
                kept = append(kept, entry)
        self.top = kept
        if not found:
            kept = vec[i16]()
            for entry in self.bottom:
                if not found and (i64(entry) & KIND_MASK) == kind:
                    found = True
                else:
                    kept = append(kept, entry)
            self.bottom = kept

    def pop_top(self) -> i64:
        """Remove the top card, a known one, from its list; return the entry: its kind, and who knows it."""
        if len(self.top) > 0:
            self.top, entry = pop(self.top)
        else:
            self.bottom, entry = pop(self.bottom)
        return i64(entry)

    def pop_bottom(self) -> i64:
        """Remove the bottom card, a known one, from its list; return the entry: its kind, and who knows it."""
        if len(self.bottom) > 0:
            self.bottom, entry = pop(self.bottom, 0)
        else:
            self.top, entry = pop(self.top, 0)
        return i64(entry)

    def place_on_top(self, kind: i64, below: i64, known: i64) -> None:
        """Put a looked-at card into the known top, under the `below` cards that were put back before it."""
        at = len(self.top) - below
        entry = i16(kind | (known << KIND_BITS))
        self.top = append(self.top, entry)
        i = len(self.top) - 1
        while i > at:
            self.top[i] = self.top[i - 1]
            i -= 1
        self.top[at] = entry
        self.move(kind, LOOKED, PLACED)

    def place_at_bottom(self, kind: i64, known: i64) -> None:
        """Put a looked-at card at the very bottom."""
        entry = i16(kind | (known << KIND_BITS))
        self.bottom = append(self.bottom, entry)
        i = len(self.bottom) - 1
        while i > 0:
            self.bottom[i] = self.bottom[i - 1]
            i -= 1
        self.bottom[0] = entry
        self.move(kind, LOOKED, PLACED)

    def onlooker(self) -> i64:
        """Return who knows a card that the active player looks at: only they in a silent game, else everybody."""
        if self.rules.silent:
            return 1 << self.active
        return ALL

    # -- hands ----------------------------------------------------------------------------------

    def hand_size(self) -> i64:
        return self.size(HAND + STRIDE * self.active) + self.size(COMMON)

    def hand_count(self, kind: i64) -> i64:
        """Return how many of a kind the active player holds, in either part."""
        return self.count(HAND + STRIDE * self.active, kind) + self.count(COMMON, kind)

    def from_hand(self, kind: i64, common: bool, target: i64) -> None:
        """Move a card out of the active player's hand, or out of the common part of it, to where all see it."""
        if common:
            self.move(kind, COMMON, target)
            return
        self.move(kind, HAND + STRIDE * self.active, target)
        if self.rules.silent:
            self.show_of_hand(kind)

    def show_of_hand(self, kind: i64) -> None:
        """Note that a card of the active player's personal hand is open now: new to all who did not know of it."""
        self.news |= ALL & ~self.knowers(kind)
        # Of a known and an unknown card of one kind, the known one counts as gone: nobody can
        # tell them apart, so nobody may be sure of the other.
        for told in (TOLD_PARTNER, TOLD_TABLE):
            told_of = told + STRIDE * self.active
            if self.count(told_of, kind) > 0:
                self.take(told_of, kind)

    def knowers(self, kind: i64) -> i64:
        """Return who knows of a card of that kind in the active player's personal hand."""
        known = self.onlooker()
        if self.rules.silent:
            if self.count(TOLD_PARTNER + STRIDE * self.active, kind) > 0:
                known |= 1 << (1 - self.active)
            if self.count(TOLD_TABLE + STRIDE * self.active, kind) > 0:
                known |= TABLE
        return known

    def into_hand(self, kind: i64, source: i64, known: i64) -> None:
        """Move a card into the active player's personal hand; `known` says who knows which it is."""
        self.move(kind, source, HAND + STRIDE * self.active)
        if self.rules.silent:
            if known & (1 << (1 - self.active)) != 0:
                self.put(TOLD_PARTNER + STRIDE * self.active, kind)
            if known & TABLE != 0:
                self.put(TOLD_TABLE + STRIDE * self.active, kind)

    def tell_all_hands(self, kind: i64) -> None:
        """Note what follows when a search leaves no card of a kind in the deck (ONI-62).

        By elimination each player knows how many of it the other holds.

        A spectator knows no hand of their own, and so cannot tell which player holds it, unless all the cards of
        one hand are public.
        """
        if self.rules.silent:
            seat: i64 = 0
            while seat < 2:
                held = self.count(HAND + STRIDE * seat, kind)
                partner = STRIDE * (1 - seat)
                self.tell_of_hand(TOLD_PARTNER + STRIDE * seat, kind, held)
                if self.size(TOLD_TABLE + partner) == self.size(HAND + partner):
                    self.tell_of_hand(TOLD_TABLE + STRIDE * seat, kind, held)
                seat += 1

    def tell_of_hand(self, told: i64, kind: i64, held: i64) -> None:
        """Note that `held` cards of a kind are known to be in a hand."""
        while self.count(told, kind) < held:
            self.put(told, kind)

    # -- rows -----------------------------------------------------------------------------------

    def row(self, seat: i64) -> vec[u8]:
        return self.row1 if seat == 0 else self.row2

    def last_room(self) -> i64:
        """Return the last card of the active player's row, or -1."""
        return i64(self.last[self.active]) - 1

    def extend_row(self, kind: i64) -> i64:
        """Append a card to the active player's row; return the length of its series, from 1 to 3."""
        last = self.last_room()
        n = i64(self.series[self.active])
        if n > 0 and (last ^ kind) & 3 == 0:
            n += 1
        else:
            n = 1
        self.last[self.active] = u8(kind + 1)
        if n == 3:
            self.series[self.active] = u8(0)
        else:
            self.series[self.active] = u8(n)
        if self.active == 0:
            self.row1 = append(self.row1, u8(kind))
        else:
            self.row2 = append(self.row2, u8(kind))
        return n


def offer_cards(t: CardPlaces, place: i64, base: i64, out: Actions) -> None:
    """Add the action `base + kind` for each kind that lies in a place."""
    offer_kinds(t.counts(place, 0), base, out)
    word: i64 = 1
    while word < STRIDE:
        at = place + word
        counts = t.cards[at]
        word += 1
        base += WORD_KINDS
        if counts != 0:
            offer_kinds(counts, base, out)


def offer_kinds(counts: i64, action: i64, out: Actions) -> None:
    """Add one action for each kind that a word counts at least once, numbered from `action`."""
    items = out.items
    n = out.n
    while counts != 0:
        # Branch-free, because hands are unpredictable: every kind is written, and overwritten by the next one
        # if its count was 0.
        items[n] = i32(action)
        n += ((counts & 15) + 15) >> 4
        action += 1
        counts >>= 4
    out.n = n
