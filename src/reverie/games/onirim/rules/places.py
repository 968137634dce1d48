"""The places where cards can lie, and how a place is packed into 64-bit words."""

from typing import Final

from mypy_extensions import i64

# Places. Each is four 64-bit words of `Table.cards`. A word counts twelve kinds in its low 48 bits, four bits to a
# kind; the bits above them in the first word hold the number of all the cards of the place.
STRIDE: Final = 4
WORD_KINDS: Final = 12
ONE_CARD: Final = 1 << 48  # one more card in a place
COUNTS: Final = ONE_CARD - 1  # the mask of the twelve counts of a word
# Masks with which `Table.pick` adds up the counts of a word, a byte to every two kinds.
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
# In a silent game, the cards of a personal hand that the partner knows, and those that everybody knows.
# They repeat cards that lie in HAND, so sums over all places leave them out.
TOLD_PARTNER: Final = 84  # + STRIDE
TOLD_TABLE: Final = 92  # + STRIDE
PLACES: Final = 100

# What a step can be instead of a draw from a place; defined here so that the compiler folds them as constants.
RUNS: Final = PLACES  # taken without chance or a player
ASKS: Final = PLACES + 1  # a question to the active player
OVER: Final = PLACES + 2  # no step left: the game is over
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

# Who knows a card of the known top or bottom: 1 << seat, and TABLE for all spectators. An entry of those lists
# is the kind in its low KIND_BITS and this mask above.
TABLE: Final = 4
ALL: Final = 7
KIND_BITS: Final = 6
KIND_MASK: Final = 63


def one_of(kind: i64) -> i64:
    """Return what one card of a kind adds to its word."""
    # Shifted down from ONE_CARD: the compiler would make `1 << …` a 32-bit shift.
    return ONE_CARD >> (48 - 4 * (kind % WORD_KINDS))
