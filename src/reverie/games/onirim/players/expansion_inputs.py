"""What the network sees of the expansions of Onirim and of a second player."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from reverie.games.onirim.players.numbering import (
    C_BOTTOM,
    C_COMMON,
    C_DARK,
    C_DRAWN,
    C_GOAL,
    C_NEXT,
    C_OTHER,
    C_OTHER_HAND,
    C_OTHER_ROW,
    C_REVEALED,
    C_TOWERS,
    COLOUR_INPUTS,
    S_BOTTOM,
    S_COMMON,
    S_DARK,
    S_DARK_DOORS,
    S_DARK_NIGHTMARES,
    S_DARK_PAIRS,
    S_DISCARD,
    S_EDGES,
    S_HAPPY,
    S_HIDDEN,
    S_LOOKED_HAPPY,
    S_OTHER_KEYS,
    S_PAY,
    S_PILE,
    S_RAMPART,
    S_TOWER,
    S_TOWER_ROW,
)
from reverie.games.onirim.rules.book import FACE_DOWN
from reverie.games.onirim.rules.cards import (
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
from reverie.games.onirim.rules.places import (
    COMMON,
    COUNTS,
    DISCARD,
    DRAWN,
    FACE_UP,
    GAINED,
    HAND,
    LIMBO,
    LOOKED,
    PILE,
    REVEALED,
    STRIDE,
    TOLD_PARTNER,
    TOWER_ROW,
)
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.rules.towers import RAMPART

if TYPE_CHECKING:
    from reverie.games.onirim.players.inputs import Inputs

BOTTOM_PLACES: Final = 5
# Where a tower is: 0 hand, 1 other's hand, 2 deck, 3 left end, 4 right end, 5 inside, 6 gone, 7 alone in the row.
ROW_END: Final = 3


def read_book(inputs: "Inputs", t: Table, seat: i64) -> None:
    rank: i64 = 0
    first: i64 = -1
    second: i64 = -1
    # Goals turned up again come first, the latest of them before the others (ONI-32).
    again: i64 = len(t.reopened)
    while again > 0:
        again -= 1
        colour = i64(t.goals[i64(t.reopened[again])])
        inputs.ask(colour * COLOUR_INPUTS + C_GOAL + rank)
        if rank == 0:
            first = colour
        elif rank == 1:
            second = colour
        rank += 1
    i: i64 = 0
    while i < len(t.goals):
        colour = i64(t.goals[i])
        if colour < FACE_DOWN and not _reopened(t, i):
            inputs.ask(colour * COLOUR_INPUTS + C_GOAL + rank)
            if rank == 0:
                first = colour
            elif rank == 1:
                second = colour
            rank += 1
        i += 1
    while rank < 8:
        inputs.nothing()
        rank += 1
    _read_next(inputs, t, first, 0)
    _read_next(inputs, t, second, 6)
    size = min(t.size(DISCARD), 40)
    inputs.shared(S_DISCARD + (inputs.book - 1) * 41 + size)
    if t.head & 255 == inputs.pay:
        arg = t.arg()
        inputs.shared(S_PAY + (arg & 3) * 13 + min(arg >> 8, 12))
    else:
        inputs.nothing()
    known: i64 = len(t.bottom)
    place: i64 = 0
    while place < BOTTOM_PLACES:
        if place >= known:
            inputs.nothing()
        else:
            inputs.place(i64(t.bottom[place]), seat, C_BOTTOM + 4 * place, S_BOTTOM + 4 * place)
        place += 1


def _reopened(t: Table, goal: i64) -> bool:
    for again in t.reopened:
        if i64(again) == goal:
            return True
    return False


def _read_next(inputs: "Inputs", t: Table, colour: i64, base: i64) -> None:
    if colour < 0:
        inputs.nothing()
        return
    series: i64 = 0
    last = i64(t.last[t.active]) - 1
    if last >= 0 and last & 3 == colour:
        series = i64(t.series[t.active])
    keys = min((inputs.hand0 >> (32 + 4 * colour)) & 15, 1)
    inputs.ask(colour * COLOUR_INPUTS + C_NEXT + base + series * 2 + keys)


def read_towers(inputs: "Inputs", t: Table) -> None:
    towers = t.towers
    length: i64 = len(towers)
    hand1 = t.cards[HAND + STRIDE * t.active + 1] + t.cards[COMMON + 1]
    if inputs.hidden_mover > 0:
        hand1 = t.cards[TOLD_PARTNER + STRIDE * t.active + 1] + t.cards[COMMON + 1]
    i: i64 = 0
    while i < 12:
        kind = TOWER + i
        where: i64 = 6
        if (hand1 >> (4 * i)) & 15 > 0:
            where = 0
        elif (inputs.deck1 >> (4 * i)) & 15 > 0:
            where = 2
        elif inputs.duo and t.count(inputs.other_place, kind) > 0:
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
        inputs.shared(S_TOWER + i * 8 + where)
        i += 1
    run = _longest(t, -1, False)
    reach = run
    i = 0
    while i < 12:
        if (hand1 >> (4 * i)) & 15 > 0:
            if length == 0 or RIGHT_EDGES[i] & LEFT_EDGES[i64(towers[0]) - TOWER] == 0:
                reach = max(reach, _longest(t, TOWER + i, True))
            if length > 0 and RIGHT_EDGES[i64(towers[length - 1]) - TOWER] & LEFT_EDGES[i] == 0:
                reach = max(reach, _longest(t, TOWER + i, False))
        i += 1
    inputs.shared(S_RAMPART + run * 5 + reach)
    inputs.shared(S_TOWER_ROW + length)
    if length == 0:
        inputs.nothing()
    else:
        left: i64 = LEFT_EDGES[i64(towers[0]) - TOWER]
        right: i64 = RIGHT_EDGES[i64(towers[length - 1]) - TOWER]
        inputs.shared(S_EDGES + left * 4 + right)
    colour: i64 = 0
    while colour < 4:
        built = _threes(t.cards[TOWER_ROW + 1], colour)
        held = _threes(hand1, colour)
        ahead = _threes(inputs.deck1, colour)
        inputs.ask(colour * COLOUR_INPUTS + C_TOWERS + (built * 4 + held) * 4 + ahead)
        colour += 1


def _longest(t: Table, more: i64, left: bool) -> i64:
    """Return the longest run of neighbours of different colours, RAMPART at most, with one more tower at an end.

    `more` is the kind of that tower, or -1 for none; `left` is the end it goes to.
    """
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


def read_dreams(inputs: "Inputs", t: Table) -> None:
    i: i64 = 0
    while i < 8:
        if t.count(FACE_UP, PREMONITION + i) > 0:
            inputs.shared(S_DARK + i)
        else:
            inputs.nothing()
        i += 1
    inputs.shared(S_PILE + t.size(PILE))
    happy = (inputs.deck2 >> 20) & 15
    inputs.shared(S_HAPPY + happy * 5 + min(t.count(LIMBO, HAPPY_DREAM), 4))
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
            inputs.ask(colour * COLOUR_INPUTS + C_DARK + n)
        else:
            inputs.nothing()
        colour += 1
    three = t.count(FACE_UP, P_THREE)
    five = t.count(FACE_UP, P_FIVE)
    inputs.shared(S_DARK_DOORS + (doors * 2 + three) * 2 + five)
    pair = t.count(FACE_UP, P_PAIR)
    every = t.count(FACE_UP, P_EVERY)
    inputs.shared(S_DARK_PAIRS + ((pairs * 5 + present) * 2 + pair) * 2 + every)
    if t.count(FACE_UP, PREMONITION + GREEN) > 0:
        inputs.shared(S_DARK_NIGHTMARES + t.count(DISCARD, NIGHTMARE))
    else:
        inputs.nothing()
    inputs.shared(S_LOOKED_HAPPY + min((inputs.looked2 >> 20) & 15, 4))


def read_duo(inputs: "Inputs", t: Table, seat: i64, other: i64) -> None:
    common = t.cards[COMMON] & COUNTS
    theirs = t.cards[inputs.other_place] & COUNTS
    revealed = t.cards[REVEALED] & COUNTS
    drawn: i64 = -1
    if t.size(DRAWN) > 0 and t.drawn < TOWER and not (inputs.silent and t.drawn_known & (1 << seat) == 0):
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
                inputs.nothing()
            else:
                inputs.ask(first + C_COMMON + 2 * symbol + min(n, 2) - 1)
            inputs.few(first + C_OTHER + 3 * symbol, (theirs >> shift) & 15)
            inputs.few(first + C_REVEALED + 3 * symbol, (revealed >> shift) & 15)
            symbol += 1
        keys += (theirs >> (32 + 4 * colour)) & 15
        row = inputs.row_state(t, other, colour)
        inputs.ask(first + C_OTHER_ROW + row)
        inputs.ask(first + C_OTHER_HAND + holding(theirs + common, colour) * 10 + row)
        if drawn >= 0 and drawn & 3 == colour:
            inputs.ask(first + C_DRAWN + (drawn >> 2))
        else:
            inputs.nothing()
        colour += 1
    inputs.shared(S_HIDDEN + inputs.hidden_mover * 4 + inputs.hidden_other)
    inputs.shared(S_OTHER_KEYS + min(keys, 3))
    inputs.shared(S_COMMON + t.size(COMMON))


def holding(counts: i64, colour: i64) -> i64:
    """Return which of the 64 holdings of a colour a word of counts has: suns, moons and keys, each up to 3."""
    counts >>= 4 * colour
    suns = min(counts & 15, 3)
    moons = min((counts >> 16) & 15, 3)
    keys = min((counts >> 32) & 15, 3)
    return (suns * 4 + moons) * 4 + keys


def _threes(counts: i64, colour: i64) -> i64:
    """Return the number of towers of a colour in a word of them."""
    counts >>= 4 * colour
    return (counts & 15) + ((counts >> 16) & 15) + ((counts >> 32) & 15)
