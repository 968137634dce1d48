"""The numbering of the network's inputs of Onirim: at which number each question begins.

Each question begins where the one before ends; its comment says what it counts, and a number in brackets how many
values that has. A change here needs a new VERSION: weights trained with another numbering would be misread.
"""

from typing import Final

VERSION: Final = 2

# The inputs of a colour.
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
C_OTHER_HAND: Final = C_DRAWN + 3  # the other's hand with the common one as in C_HAND, and their row's state
COLOUR_INPUTS: Final = C_OTHER_HAND + 640

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
