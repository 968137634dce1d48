"""The places where cards can lie, and how a place is packed into words."""

from typing import Final

from mypy_extensions import i64

# Places. Each is four words of `Table.cards`, twelve kinds to a word and four bits to a kind: how many
# of it lie there. Above the kinds of its first word stands the number of all the cards of the place.
STRIDE: Final = 4
WORD_KINDS: Final = 12
ONE_CARD: Final = 1 << 48
COUNTS: Final = ONE_CARD - 1
EVEN_KINDS: Final = 0x0F0F0F0F0F0F
ONE_A_BYTE: Final = 0x010101010101
TOP_BIT: Final = 0x80
TOP_BITS: Final = TOP_BIT * ONE_A_BYTE

UNSEEN: Final = 0  # in the deck, seen by nobody
PLACED: Final = 4  # in the deck, in the known top or bottom
LIMBO: Final = 8
DISCARD: Final = 12
OUT: Final = 16  # out of the game
DRAWN: Final = 20  # just drawn, not yet placed
RESOLVING: Final = 24  # a dream that is being resolved
LOOKED: Final = 28  # taken from the deck to be looked at
HAND: Final = 32  # + STRIDE for the second player
COMMON: Final = 40
ROW: Final = 44  # + STRIDE for the second player
GAINED: Final = 52  # doors won; + STRIDE for the second player
TOWER_ROW: Final = 60
GOAL_ROW: Final = 64
FACE_UP: Final = 68  # premonitions that wait for their condition
PILE: Final = 72  # premonitions face down
REVEALED: Final = 76  # the open cards from which two players pick their first hands
GOAL_PILE: Final = 80  # goals not yet in their row
# Of a personal hand in a silent game: what the partner knows of it, what the whole table knows.
# These two repeat cards that lie in HAND, and are no places of their own.
TOLD_PARTNER: Final = 84  # + STRIDE
TOLD_TABLE: Final = 92  # + STRIDE
PLACES: Final = 100

# What a step can be instead of a draw from a place. They stand here, where the compiler can work them out.
RUNS: Final = PLACES  # the rules take it by themselves
ASKS: Final = PLACES + 1  # a question to the active player
OVER: Final = PLACES + 2  # no step at all
NO_STEP: Final = OVER << 8

PLACE_NAMES: Final = (
    (UNSEEN, "unseen"), (PLACED, "placed"), (LIMBO, "limbo"), (DISCARD, "discard"), (OUT, "out"),
    (DRAWN, "drawn"), (RESOLVING, "resolving"), (LOOKED, "looked"), (HAND, "hand1"),
    (HAND + STRIDE, "hand2"), (COMMON, "common"), (ROW, "row1"), (ROW + STRIDE, "row2"),
    (GAINED, "doors1"), (GAINED + STRIDE, "doors2"), (TOWER_ROW, "towers"), (GOAL_ROW, "goals"),
    (FACE_UP, "premonitions"), (PILE, "pile"), (REVEALED, "revealed"), (GOAL_PILE, "goal pile"),
    (TOLD_PARTNER, "told partner1"), (TOLD_PARTNER + STRIDE, "told partner2"),
    (TOLD_TABLE, "told table1"), (TOLD_TABLE + STRIDE, "told table2"),
)  # fmt: skip

# Who knows a card of the known top or bottom: 1 << seat, and TABLE for all spectators.
TABLE: Final = 4
ALL: Final = 7
KIND_BITS: Final = 6
KIND_MASK: Final = 63


def one_of(kind: i64) -> i64:
    """Return what one card of a kind adds to its word."""
    # Not 1 << ..., which the compiler would make a shift of 32 bits.
    return ONE_CARD >> (48 - 4 * (kind % WORD_KINDS))
