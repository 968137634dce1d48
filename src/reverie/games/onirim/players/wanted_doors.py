"""The doors of Onirim as players count them: still needed, about to be gained, and counting towards the win."""

from mypy_extensions import i64

from reverie.games.onirim.rules.base import TAKE_DOOR
from reverie.games.onirim.rules.book import FACE_DOWN
from reverie.games.onirim.rules.cards import DOOR
from reverie.games.onirim.rules.places import GAINED, PLACED, STRIDE, UNSEEN
from reverie.games.onirim.rules.table import Table


def needed(t: Table, owner: i64, colour: i64) -> i64:
    """Return how many doors of a colour a player still needs for the win."""
    n = t.count(GAINED + STRIDE * owner, DOOR + colour)
    if t.rules.players == 1:
        return 2 - n
    return 1 - min(n, 1)


def goal_after(t: Table, first: i64) -> i64:
    """Return the colour of the leftmost open goal besides the first, or -1."""
    i: i64 = 0
    while i < len(t.goals):
        if i != first and i64(t.goals[i]) < FACE_DOWN:
            return i64(t.goals[i])
        i += 1
    return -1


def door_to_take(t: Table) -> i64:
    """Return the colour of a door that a series of three has found and that would be kept, or -1."""
    take = TAKE_DOOR.code & 255
    i: i64 = 0
    while i < t.depth:
        code = t.head
        if i > 0:
            code = t.stack[i]
        if code & 255 == take and can_gain(t, code >> 16):
            return code >> 16
        i += 1
    return -1


def useful_doors(t: Table) -> i64:
    """Count the gained doors that count towards the win: of two players, one of each colour and seat."""
    total: i64 = 0
    seat: i64 = 0
    while seat < t.rules.players:
        colour: i64 = 0
        while colour < 4:
            n = t.count(GAINED + STRIDE * seat, DOOR + colour)
            if t.rules.players == 2:
                n = min(n, 1)
            total += n
            colour += 1
        seat += 1
    return total


def can_gain(t: Table, colour: i64) -> bool:
    """Tell whether the active player needs a door of that colour and would keep it now."""
    for expansion in t.rules.expansions:
        if expansion.refuses(t, colour):
            return False
    return needed(t, t.active, colour) > 0


def in_deck(t: Table, kind: i64) -> i64:
    return t.count(UNSEEN, kind) + t.count(PLACED, kind)
