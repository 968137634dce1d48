"""Onirim as observations: one vector layout for all set-ups; the index of an action is its number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from reverie.core.game import Actions, State
from reverie.games.onirim.rules.cards import DOOR, PREMONITION
from reverie.games.onirim.rules.places import (
    ALL,
    COMMON,
    DISCARD,
    DRAWN,
    FACE_UP,
    GAINED,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    ONE_CARD,
    OUT,
    PILE,
    RESOLVING,
    REVEALED,
    ROW,
    STRIDE,
    TOLD_PARTNER,
    UNSEEN,
    WORD_KINDS,
    one_of,
)
from reverie.games.onirim.rules.ruleset import NOTATION
from reverie.games.onirim.rules.table import Table
from reverie.observing.lens import WIN, Lens, lay_out

SOMEBODYS: Final = 63  # in place of a card whose position is known to others, but not its kind to this seat
SOMEBODYS_LAST: Final = SOMEBODYS << 56  # shifted down when used: compiled, a small literal shifted up has 32 bits
SHOWN: Final = 8  # cards of the known top and of the known bottom that are observed, at most

# Where each part begins, in words of eight bytes.
NOW: Final = 0
ASIDE: Final = 1
ROWS_END: Final = 2
TOP: Final = 3
TOP_KNOWN: Final = 4
BOTTOM: Final = 5
BOTTOM_KNOWN: Final = 6
GOALS: Final = 7
REOPENED: Final = 8
TOWERS: Final = 9  # two words
PREMONITIONS: Final = 11
GONE_PREMONITIONS: Final = 12
DOORS: Final = 13
LIMBO_DREAMS: Final = 14
OWN_ROW: Final = 15  # two words, like the other row
OTHER_ROW: Final = 17
HIDDEN: Final = 19  # four words each: thirty kinds, and how many cards they are
DISCARDED: Final = 23
REMOVED: Final = 27
SEEN: Final = 31
OWN_HAND: Final = 35  # three words each: the twenty-four kinds of labyrinth cards
TOLD: Final = 38
OTHER_HAND: Final = 41
SHARED: Final = 44
OPEN: Final = 47

FIELDS: Final = lay_out(
    [
        ("phase", 1, "the question, 1 + its number in `onirim.rules.STEPS`; 0 when the game is over"),
        ("argument", 3, "what the question keeps in mind (cards left to pay, picks made), lowest byte first"),
        ("then", 1, "the step after it, 1 + its number"),
        ("asked", 1, "1 if this seat is asked"),
        ("turn", 1, "the turn, 127 at most"),
        ("deck", 1, "cards in the deck"),
        (
            "drawn",
            1,
            "the card drawn and not yet placed, 1 + its kind; 63 if the seat may not see it; 0 if there is none",
        ),
        ("drawn_known", 1, "who knows it: 1 you, 2 your partner, 4 the table"),
        ("looked", 1, "cards taken from the deck to be looked at"),
        ("looked_known", 1, "who sees them"),
        ("resolving", 2, "nightmares and happy dreams being resolved"),
        ("pile", 1, "premonitions face down"),
        ("hidden_cards", 1, "cards of the partner's hand that the seat does not know"),
        ("series", 2, "cards in the running series of the own row and of the partner's"),
        ("last_room", 2, "the last card of either row, 1 + its kind"),
        ("spell_costs", 3, "cards a spell costs; 0 without the book"),
        ("seat", 1, "the seat that looks"),
        ("top", 8, "the known top from the next card on, 1 + kind; 63 for one only the partner knows"),
        ("top_known", 8, "who knows each of them"),
        ("bottom", 8, "the known bottom, the highest card first, in the same way"),
        ("bottom_known", 8, "who knows each of them"),
        ("goals", 8, "goals from left to right: 1 + colour, + 4 when face down"),
        ("reopened", 8, "goals turned up again, 1 + place, the first goal last"),
        ("towers", 16, "towers from left to right, 1 + kind"),
        ("premonitions", 8, "premonitions face up"),
        ("premonitions_out", 8, "premonitions out of the game"),
        ("doors", 8, "doors won by colour, the own ones, then the partner's"),
        ("limbo", 8, "doors by colour, nightmares and happy dreams in Limbo, all of them, and 0"),
        ("row", 16, "own labyrinth row: the twelve kinds of rooms, its length, and 0"),
        ("partner_row", 16, "the partner's"),
        ("unseen", 32, "cards whose place the seat does not know: thirty kinds, their number, and 0"),
        ("discard", 32, "the discard pile, likewise"),
        ("out", 32, "cards out of the game, likewise"),
        ("looked_at", 32, "cards being looked at, if the seat may see them, likewise"),
        ("hand", 24, "own hand: the twenty-four kinds of labyrinth cards"),
        ("told", 24, "what the partner knows of it, in a silent game"),
        ("partner_hand", 24, "what the seat knows of the partner's hand"),
        ("common", 24, "the common hand"),
        ("revealed", 24, "the open cards from which first hands are picked"),
    ]
)


def spread(x: i64) -> i64:
    """Spread eight 4-bit numbers over eight bytes."""
    x = (x | (x << 16)) & 0x0000FFFF0000FFFF
    x = (x | (x << 8)) & 0x00FF00FF00FF00FF
    return (x | (x << 4)) & 0x0F0F0F0F0F0F0F0F


def put_labyrinth(first: i64, second: i64, out: vec[i64], at: i64) -> None:
    """Write the counts of the 24 labyrinth kinds as bytes, from the two words they are packed in."""
    out[at] = spread(first & 0xFFFFFFFF)
    out[at + 1] = spread(((first >> 32) & 0xFFFF) | ((second & 0xFFFF) << 16))
    out[at + 2] = spread((second >> 16) & 0xFFFFFFFF)


def put_deck_cards(first: i64, second: i64, third: i64, out: vec[i64], at: i64) -> None:
    """Write the counts of the 30 kinds of the deck and their total, from the three words they are packed in."""
    put_labyrinth(first, second, out, at)
    out[at + 3] = spread(third & 0xFFFFFF) | ((first >> 48) << 48)


def put_row(rooms: i64, out: vec[i64], at: i64) -> None:
    """Write the counts of the twelve kinds of rooms and their total."""
    out[at] = spread(rooms & 0xFFFFFFFF)
    out[at + 1] = spread((rooms >> 32) & 0xFFFF) | ((rooms >> 48) << 32)


def premonitions(t: Table, place: i64) -> i64:
    """Return the eight premonitions of a place as bytes; they begin in one word and end in the next."""
    start: i64 = PREMONITION % WORD_KINDS
    low = t.cards[place + PREMONITION // WORD_KINDS] >> (4 * start)
    high = t.cards[place + PREMONITION // WORD_KINDS + 1] << (4 * (WORD_KINDS - start))
    return spread((low | high) & 0xFFFFFFFF)


def listed(cards: vec[u8], first: i64) -> i64:
    """Return up to eight numbers of a list from index `first` on as bytes, each + 1."""
    word: i64 = 0
    shift: i64 = 0
    n: i64 = len(cards)
    while first < n and shift < 64:
        word |= (i64(cards[first]) + 1) << shift
        shift += 8
        first += 1
    return word


class OnirimLens(Lens):
    """The observation of every set-up of Onirim."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, len(NOTATION), FIELDS)

    def index(self, state: State, seat: i64, action: i64) -> i64:
        return action

    def action(self, state: State, seat: i64, index: i64) -> i64:
        return index

    def mark(self, state: State, seat: i64, actions: Actions, masks: vec[u8], legal: vec[i32], at: i64) -> None:
        items = actions.items
        n = actions.n
        one = u8(1)
        i: i64 = 0
        while i < n:
            action = items[i]
            masks[at + i64(action)] = one
            legal[at + i] = action
            i += 1

    def worth(self, state: State, seat: i64, aim: i64) -> float:
        assert isinstance(state, Table)
        if aim == WIN:
            return 1.0 if state.won else 0.0
        # Doors are won together: what counts is how many stand on the table.
        doors: int = state.size(GAINED) + state.size(GAINED + STRIDE)
        return float(doors)

    def look(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Table)
        t = state
        bit: i64 = 1 << seat
        silent = t.rules.silent
        cards = t.cards
        self.look_now(t, seat, bit, out, at)
        self.look_deck(t, bit, out, at)
        out[at + LIMBO_DREAMS] = spread(cards[LIMBO + 2] & 0xFFFFFF) | (t.size(LIMBO) << 48)
        put_deck_cards(cards[DISCARD], cards[DISCARD + 1], cards[DISCARD + 2], out, at + DISCARDED)
        looked = t.size(LOOKED)
        if looked == 0 or t.looked_known & bit == 0:
            word: i64 = 0
            while word < 4:
                out[at + SEEN + word] = 0
                word += 1
        else:
            put_deck_cards(cards[LOOKED], cards[LOOKED + 1], cards[LOOKED + 2], out, at + SEEN)
        own = HAND + STRIDE * seat
        put_labyrinth(cards[own], cards[own + 1], out, at + OWN_HAND)
        put_row(cards[ROW + STRIDE * seat], out, at + OWN_ROW)
        self.look_doors(t, seat, out, at)
        if len(t.rules.expansions) > 0:
            self.look_expansions(t, out, at)
        if self.players == 2:
            self.look_partner(t, seat, out, at)
        if silent:
            self.look_unseen_silent(t, seat, bit, out, at)
        else:
            put_deck_cards(cards[UNSEEN], cards[UNSEEN + 1], cards[UNSEEN + 2], out, at + HIDDEN)

    def look_now(self, t: Table, seat: i64, bit: i64, out: vec[i64], at: i64) -> None:
        """Write the question, the cards that lie aside, and the ends of the rows."""
        now: i64 = 0
        if t.depth > 0:
            now = ((t.head & 255) + 1) | (((t.head >> 16) & 0xFFFFFF) << 8)
            if t.depth > 1:
                now |= ((t.stack[t.depth - 1] & 255) + 1) << 32
            if t.active == seat:
                now |= 1 << 40
        out[at + NOW] = now | (min(t.turns, 127) << 48) | (t.deck_size() << 56)

        aside: i64 = 0
        # A card offered for a swap has not left its hand yet, as far as a silent partner can tell.
        in_hand: i64 = 0
        if t.rules.silent and t.active != seat:
            in_hand = t.held_aside()
        if t.size(DRAWN) > in_hand:
            known = t.drawn_known
            if not t.rules.silent or known & bit != 0:
                aside = t.drawn + 1
            else:
                aside = SOMEBODYS
            aside |= seen_from(known, seat) << 8
        looked = t.size(LOOKED)
        if looked > 0:
            aside |= (looked << 16) | (seen_from(t.looked_known, seat) << 24)
        resolving = t.cards[RESOLVING + 2]
        aside |= (((resolving >> 16) & 15) << 32) | (((resolving >> 20) & 15) << 40)
        aside |= t.size(PILE) << 48
        if t.rules.silent:
            partner = STRIDE * (1 - seat)
            aside |= (t.size(HAND + partner) + in_hand - t.size(TOLD_PARTNER + partner)) << 56
        out[at + ASIDE] = aside

        ends = i64(t.series[seat]) | (i64(t.last[seat]) << 16) | (seat << 56)
        if self.players == 2:
            ends |= (i64(t.series[1 - seat]) << 8) | (i64(t.last[1 - seat]) << 24)
        if len(t.rules.expansions) > 0:
            ends |= spells(t)
        out[at + ROWS_END] = ends

    def look_deck(self, t: Table, bit: i64, out: vec[i64], at: i64) -> None:
        """Write the known top and the known bottom, as far as the seat knows them."""
        place_entries(t.top, bit, out, at + TOP)
        place_entries(t.bottom, bit, out, at + BOTTOM)

    def look_doors(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        doors = t.cards[GAINED + STRIDE * seat + DOOR // WORD_KINDS] & 0xFFFF
        if self.players == 2:
            doors |= (t.cards[GAINED + STRIDE * (1 - seat) + DOOR // WORD_KINDS] & 0xFFFF) << 16
        out[at + DOORS] = spread(doors)

    def look_expansions(self, t: Table, out: vec[i64], at: i64) -> None:
        cards = t.cards
        out[at + TOWERS] = listed(t.towers, 0)
        out[at + TOWERS + 1] = listed(t.towers, 8)
        out[at + GOALS] = listed(t.goals, 0)
        out[at + REOPENED] = listed(t.reopened, 0)
        out[at + PREMONITIONS] = premonitions(t, FACE_UP)
        out[at + GONE_PREMONITIONS] = premonitions(t, OUT)
        put_deck_cards(cards[OUT], cards[OUT + 1], cards[OUT + 2], out, at + REMOVED)

    def look_partner(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        cards = t.cards
        other = 1 - seat
        put_row(cards[ROW + STRIDE * other], out, at + OTHER_ROW)
        held = HAND + STRIDE * other
        if t.rules.silent:
            held = TOLD_PARTNER + STRIDE * other
            told = TOLD_PARTNER + STRIDE * seat
            put_labyrinth(cards[told], cards[told + 1], out, at + TOLD)
        put_labyrinth(cards[held], cards[held + 1], out, at + OTHER_HAND)
        put_labyrinth(cards[COMMON], cards[COMMON + 1], out, at + SHARED)
        put_labyrinth(cards[REVEALED], cards[REVEALED + 1], out, at + OPEN)

    def look_unseen_silent(self, t: Table, seat: i64, bit: i64, out: vec[i64], at: i64) -> None:
        """Write the cards whose place the seat does not know, in a silent game.

        They are the unseen ones, the hidden cards of the partner, and those that only the partner has seen.

        No kind has more than fifteen cards, so that packed words can be added up.
        """
        cards = t.cards
        partner = STRIDE * (1 - seat)
        first = cards[UNSEEN] + cards[HAND + partner] - cards[TOLD_PARTNER + partner]
        second = cards[UNSEEN + 1] + cards[HAND + partner + 1] - cards[TOLD_PARTNER + partner + 1]
        third = cards[UNSEEN + 2]
        if t.size(DRAWN) > 0 and t.drawn_known & bit == 0:
            first += cards[DRAWN]
            second += cards[DRAWN + 1]
            third += cards[DRAWN + 2]
        if t.size(LOOKED) > 0 and t.looked_known & bit == 0:
            first += cards[LOOKED]
            second += cards[LOOKED + 1]
            third += cards[LOOKED + 2]
        for entries in (t.top, t.bottom):
            for entry in entries:
                kind = i64(entry) & KIND_MASK
                if (i64(entry) >> KIND_BITS) & bit == 0:
                    first += ONE_CARD
                    if kind < WORD_KINDS:
                        first += one_of(kind)
                    elif kind < 2 * WORD_KINDS:
                        second += one_of(kind)
                    else:
                        third += one_of(kind)
        put_deck_cards(first, second, third, out, at + HIDDEN)


def seen_from(known: i64, seat: i64) -> i64:
    """Return a mask of who knows a card with the observing seat in the lowest bit and the partner in the next."""
    if seat == 0:
        return known
    return (known & ~3) | ((known & 1) << 1) | ((known >> 1) & 1)


def place_entries(entries: vec[i16], bit: i64, out: vec[i64], at: i64) -> None:
    """Write up to eight cards from the end of a list, and into the next word who knows each of them."""
    i: i64 = len(entries) - 1
    cards: i64 = 0
    knowers: i64 = 0
    shift: i64 = 0
    while i >= 0 and shift < 8 * SHOWN:
        entry = i64(entries[i])
        known = entry >> KIND_BITS
        if known & bit != 0:
            cards |= ((entry & KIND_MASK) + 1) << shift
        else:
            cards |= SOMEBODYS_LAST >> (8 * SHOWN - 8 - shift)
        knowers |= seen_from(known & ALL, bit >> 1) << shift
        shift += 8
        i -= 1
    out[at] = cards
    out[at + 1] = knowers


def spells(t: Table) -> i64:
    """Return the costs of the three spells as the bytes from the fifth on."""
    costs = t.rules.spell_costs
    word: i64 = 0
    shift: i64 = 32
    for cost in costs:
        word |= i64(cost) << shift
        shift += 8
    return word
