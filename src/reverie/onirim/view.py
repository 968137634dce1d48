"""What a seat may know of a table, as plain data, and the way back from data to tables.

`view_of` is the only place that decides what is sent to whom (ONI-27, ONI-62).
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from reverie.core.game import SPECTATOR, VIEW_VERSION, Setup
from reverie.core.rng import Rng
from reverie.onirim.base import LABYRINTH
from reverie.onirim.book import FACE_DOWN, first_goal
from reverie.onirim.cards import COLOURS, DOOR, GOAL, IN_DECK, KIND_OF, KINDS, NAMES
from reverie.onirim.places import (
    COMMON,
    DISCARD,
    DRAWN,
    FACE_UP,
    GAINED,
    GOAL_PILE,
    GOAL_ROW,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    OUT,
    PILE,
    PLACE_NAMES,
    PLACED,
    RESOLVING,
    REVEALED,
    ROW,
    STRIDE,
    TABLE,
    TOLD_PARTNER,
    TOLD_TABLE,
    TOWER_ROW,
    UNSEEN,
    WORD_KINDS,
)
from reverie.onirim.rules import NOTATION, STEPS, parse, rules_of
from reverie.onirim.table import Table

STEP_NAMES: Final = {step.name: step for step in STEPS}

# The rules behind each question, for the help a client shows with it.
RULES_BEHIND: Final = {
    "act": ["ONI-2", "ONI-3", "ONI-5", "ONI-41"],
    "take door": ["ONI-4", "ONI-31"],
    "door": ["ONI-8", "ONI-31"],
    "nightmare": ["ONI-9", "ONI-36", "ONI-44"],
    "bin": ["ONI-6"],
    "order": ["ONI-6", "ONI-43", "ONI-55"],
    "pick": ["ONI-20"],
    "place": ["ONI-22"],
    "swap": ["ONI-24"],
    "swap for": ["ONI-24"],
    "draw or cast": ["ONI-33"],
    "pay": ["ONI-33", "ONI-38"],
    "raise": ["ONI-34"],
    "sink": ["ONI-34"],
    "swap goals": ["ONI-35"],
    "may look": ["ONI-43"],
    "lose tower": ["ONI-44", "ONI-45"],
    "happy dream": ["ONI-55"],
    "sift": ["ONI-55"],
    "fetch": ["ONI-55"],
    "which premonition": ["ONI-51"],
    "shed keys": ["ONI-52"],
    "surrender": ["ONI-52", "ONI-54"],
}


SHARES: Final[dict[int, float]] = {}  # by 64 * the whole + the part: there are no more than a few thousand
NONE_OF_ANY: Final[vec[i64]] = vec[i64]([0] * KINDS)
EXPANSION_OF_TEN: Final = {"3": "book", "4": "towers", "5": "dreams"}


def view_of(t: Table, seat: int) -> dict[str, Any]:
    """Everything that seat may know; a SPECTATOR sees what the table sees."""
    rules = t.rules
    bit = TABLE if seat == SPECTATOR else 1 << seat
    asked = seat >= 0 and t.actor() == seat
    result = t.result()
    unseen = _unseen_by(t, seat, bit)
    hidden = sum(_hidden_cards(t, other, seat) for other in range(rules.players))
    drawn_open = t.size(DRAWN) == 0 or not rules.silent or t.drawn_known & bit != 0
    looked_open = t.size(LOOKED) == 0 or t.looked_known & bit != 0
    return {
        "version": VIEW_VERSION,
        "game": "onirim",
        "setup": setup_of(t).to_json(),
        "seat": seat,
        "turn": int(t.turns),
        "active": int(t.active),
        "phase": t.step().name if t.depth > 0 else "over",
        "prompt": _prompt(t) if asked else None,
        "decision": int(t.answered[seat]) if asked else None,
        "actions": [{"action": a, "text": NOTATION[a]} for a in t.legal(seat)] if asked else [],
        "result": result.to_json() if result is not None else None,
        "winnable": t.winnable(),
        "deck": {
            "size": int(t.deck_size()),
            "top": [_entry(entry, bit) for entry in list(t.top)[::-1]],
            "bottom": [_entry(entry, bit) for entry in list(t.bottom)[::-1]],
            "unseen": _named(unseen),
            "odds": _odds(t, bit, unseen, hidden if drawn_open else hidden + 1),
        },
        "limbo": _cards(t, LIMBO),
        "discard": _cards(t, DISCARD),
        "out": _cards(t, OUT),
        "drawn": _shown(t, DRAWN, drawn_open),
        "drawn_known": int(t.drawn_known) if t.size(DRAWN) > 0 else 0,
        "looked": _shown(t, LOOKED, looked_open),
        "looked_known": int(t.looked_known) if t.size(LOOKED) > 0 else 0,
        "resolving": _cards(t, RESOLVING),
        "hands": [_hand(t, other, seat) for other in range(rules.players)],
        "common": _cards(t, COMMON),
        "revealed": _cards(t, REVEALED),
        "rows": [[NAMES[int(kind)] for kind in t.row(other)] for other in range(rules.players)],
        "series": [int(t.series[other]) for other in range(rules.players)],
        "doors": [_doors(t, other) for other in range(rules.players)],
        "towers": [NAMES[int(tower)] for tower in t.towers],
        "goals": _goals(t),
        "first_goal": int(first_goal(t)),
        "reopened": [int(goal) for goal in t.reopened],
        "premonitions": _cards(t, FACE_UP),
        "premonition_pile": int(t.size(PILE)),
        "spell_costs": list(rules.spell_costs),
        "steps": [[step.name, arg] for step, arg in t.steps()],
        "answered": int(t.answered[seat]) if seat >= 0 else 0,
    }


def setup_of(t: Table) -> Setup:
    talk = "silent" if t.rules.silent else "open"
    return Setup("onirim", t.rules.spelling, int(t.rules.players), {"talk": talk} if t.rules.players == 2 else {})


def _prompt(t: Table) -> dict[str, Any]:
    name = t.step().name
    return {"name": name, "rules": [rule for rule in RULES_BEHIND[name] if _in_play(t, rule)]}


def _in_play(t: Table, rule: str) -> bool:
    """Whether a rule belongs to the set-up; the digest numbers each expansion's in a ten of its own."""
    expansion = EXPANSION_OF_TEN.get(rule[4], "") if len(rule) > 5 else ""
    return expansion in t.rules.spelling


def _named(counts: "vec[i64]") -> dict[str, int]:
    out: dict[str, int] = {}
    for kind in range(KINDS):
        n = counts[kind]
        if n > 0:
            out[NAMES[kind]] = int(n)
    return out


def _cards(t: Table, place: i64) -> dict[str, int]:
    """The cards of a place by name. A view asks for twenty places, most of them empty: so no list is made."""
    out: dict[str, int] = {}
    if t.size(place) == 0:
        return out
    word: i64 = 0
    while word < STRIDE:
        counts = t.counts(place, word)
        kind = word * WORD_KINDS
        while counts != 0:
            n = counts & 15
            if n > 0:
                out[NAMES[kind]] = int(n)
            counts >>= 4
            kind += 1
        word += 1
    return out


def _shown(t: Table, place: i64, open_: bool) -> dict[str, Any]:
    return {"size": int(t.size(place)), "cards": _cards(t, place) if open_ else None}


def _entry(entry: int, bit: int) -> dict[str, Any]:
    known = int(entry) >> KIND_BITS
    return {"card": NAMES[int(entry) & KIND_MASK] if known & bit != 0 else None, "known": known}


def _sees_hand(t: Table, owner: int, seat: int) -> bool:
    return not t.rules.silent or owner == seat


def _told_place(owner: int, seat: int) -> int:
    """Where it is kept what that seat knows of another's personal hand."""
    return (TOLD_TABLE if seat == SPECTATOR else TOLD_PARTNER) + STRIDE * owner


def _hidden_cards(t: Table, owner: int, seat: int) -> int:
    """How many cards of a personal hand that seat does not know."""
    if _sees_hand(t, owner, seat):
        return 0
    return int(t.size(HAND + STRIDE * owner)) - int(t.size(_told_place(owner, seat)))


def _hand(t: Table, owner: int, seat: int) -> dict[str, Any]:
    if not t.rules.silent:
        return {"cards": _cards(t, HAND + STRIDE * owner), "hidden": 0, "told": {}, "public": {}}
    own = owner == seat
    place = HAND + STRIDE * owner if own else _told_place(owner, seat)
    return {
        "cards": _cards(t, place),
        "hidden": _hidden_cards(t, owner, seat),
        "told": _cards(t, TOLD_PARTNER + STRIDE * owner) if own else {},  # what the partner knows of it
        "public": _cards(t, TOLD_TABLE + STRIDE * owner),
    }


def _doors(t: Table, seat: int) -> dict[str, int]:
    gained: i64 = GAINED + STRIDE * seat
    out: dict[str, int] = {}
    if t.size(gained) > 0:
        for colour in range(len(COLOURS)):
            n = t.count(gained, DOOR + colour)
            if n > 0:
                out[COLOURS[colour]] = int(n)
    return out


def _goals(t: Table) -> list[dict[str, Any]]:
    return [{"colour": COLOURS[int(goal) % FACE_DOWN], "open": int(goal) < FACE_DOWN} for goal in t.goals]


def _unseen_by(t: Table, seat: int, bit: i64) -> "vec[i64]":
    """By kind, the cards whose place that seat does not know."""
    counts = NONE_OF_ANY[:]
    kind: i64 = 0
    while kind < KINDS:
        counts[kind] = t.count(UNSEEN, kind)
        kind += 1
    _add_unknown(counts, t.top, bit)
    _add_unknown(counts, t.bottom, bit)
    if t.rules.silent:
        for owner in range(2):
            if owner != seat:
                told: i64 = _told_place(owner, seat)
                hand: i64 = HAND + STRIDE * owner
                kind = 0
                while kind < LABYRINTH:
                    counts[kind] += t.count(hand, kind) - t.count(told, kind)
                    kind += 1
        if t.size(DRAWN) > 0 and t.drawn_known & bit == 0:
            counts[t.drawn] += 1
        if t.size(LOOKED) > 0 and t.looked_known & bit == 0:
            kind = 0
            while kind < IN_DECK:
                counts[kind] += t.count(LOOKED, kind)
                kind += 1
    return counts


def _add_unknown(counts: "vec[i64]", entries: "vec[i16]", bit: i64) -> None:
    for entry in entries:
        if (i64(entry) >> KIND_BITS) & bit == 0:
            counts[i64(entry) & KIND_MASK] += 1


def _odds(t: Table, bit: i64, unseen: "vec[i64]", hidden: int) -> dict[str, float]:
    """The chance of each card to be drawn next, as far as the seat can tell.

    Cards hidden in a hand are labyrinth cards, so doors and dreams that are unseen lie in the deck.
    """
    if t.deck_size() == 0:
        return {}
    known_top = list(t.top)[-1:] or (list(t.bottom)[-1:] if t.size(UNSEEN) == 0 else [])
    if known_top and (int(known_top[0]) >> KIND_BITS) & bit != 0:
        return {NAMES[int(known_top[0]) & KIND_MASK]: 1.0}
    rooms: i64 = 0
    others: i64 = 0
    for kind in range(KINDS):
        if kind < LABYRINTH:
            rooms += unseen[kind]
        else:
            others += unseen[kind]
    in_deck = int(rooms + others) - hidden
    out: dict[str, float] = {}
    for kind in range(KINDS):
        n = int(unseen[kind])
        if n > 0:
            if kind < LABYRINTH and hidden > 0:
                out[NAMES[kind]] = round(n * (int(rooms) - hidden) / int(rooms) / in_deck, 6)
            else:
                out[NAMES[kind]] = _share(n, in_deck)
    return out


def _share(n: int, of: int) -> float:
    """One number out of another, rounded as views tell it; kept, for rounding takes longer than all the rest."""
    key = of * 64 + n
    share = SHARES.get(key)
    if share is None:
        share = SHARES[key] = round(float(n) / of, 6)
    return share


# -- whole tables as data -----------------------------------------------------------------------


def table_to_json(t: Table) -> dict[str, Any]:
    """The whole table, hidden parts too."""
    return {
        "setup": setup_of(t).to_json(),
        "places": {name: _cards(t, place) for place, name in PLACE_NAMES if t.size(place) > 0},
        "top": [[NAMES[int(e) & KIND_MASK], int(e) >> KIND_BITS] for e in t.top],
        "bottom": [[NAMES[int(e) & KIND_MASK], int(e) >> KIND_BITS] for e in t.bottom],
        "rows": [[NAMES[int(kind)] for kind in t.row1], [NAMES[int(kind)] for kind in t.row2]],
        "series": [int(n) for n in t.series],
        "towers": [NAMES[int(tower)] for tower in t.towers],
        "goals": _goals(t),
        "reopened": [int(goal) for goal in t.reopened],
        "steps": [[step.name, arg] for step, arg in t.steps()],
        "active": int(t.active),
        "turn": int(t.turns),
        "answered": [int(n) for n in t.answered],
        "drawn": NAMES[int(t.drawn)] if t.size(DRAWN) > 0 else None,
        "drawn_known": int(t.drawn_known) if t.size(DRAWN) > 0 else 0,
        "looked_known": int(t.looked_known) if t.size(LOOKED) > 0 else 0,
        "over": t.over,
        "won": t.won,
        "reason": t.reason,
    }


def table_from_json(data: dict[str, Any]) -> Table:
    t = _bare(data)
    places = {name: place for place, name in PLACE_NAMES}
    for name, cards in data["places"].items():
        _lay(t, places[name], cards)
    t.top = vec[i16]([KIND_OF[name] | (known << KIND_BITS) for name, known in data["top"]])
    t.bottom = vec[i16]([KIND_OF[name] | (known << KIND_BITS) for name, known in data["bottom"]])
    t.answered = vec[i32](data["answered"])
    t.drawn = KIND_OF[data["drawn"]] if data["drawn"] is not None else 0
    t.over = data["over"]
    t.won = data["won"]
    t.reason = data["reason"]
    t.settle()
    return t


def _bare(data: dict[str, Any]) -> Table:
    """A table with what views and whole tables write alike."""
    given = data["setup"]
    t = Table(rules_of(parse(given["spelling"], given["players"], given["options"])))
    for seat, row in enumerate(data["rows"]):
        kinds = [KIND_OF[name] for name in row]
        if kinds:
            t.last[seat] = kinds[-1] + 1
        if seat == 0:
            t.row1 = vec[u8](kinds)
        else:
            t.row2 = vec[u8](kinds)
    for seat, n in enumerate(data["series"]):
        t.series[seat] = n
    t.towers = vec[u8]([KIND_OF[name] for name in data["towers"]])
    t.goals = vec[u8]([COLOURS.index(goal["colour"]) + (0 if goal["open"] else FACE_DOWN) for goal in data["goals"]])
    t.reopened = vec[u8](data["reopened"])
    for name, arg in data["steps"]:
        t.push(STEP_NAMES[name], arg)
    t.active = data["active"]
    t.turns = data["turn"]
    t.drawn_known = data["drawn_known"]
    t.looked_known = data["looked_known"]
    return t


def _lay(t: Table, place: int, cards: dict[str, int]) -> None:
    for name, n in cards.items():
        for _ in range(n):
            t.put(place, KIND_OF[name])


# -- a table that agrees with a view ------------------------------------------------------------


def sample(view: dict[str, Any], rng: Rng) -> Table:
    """A whole table that a seat cannot tell from the one it sees: the hidden cards at random."""
    t = _bare(view)
    seat = view["seat"]
    hands = view["hands"]
    deck = view["deck"]
    for place, name in ((LIMBO, "limbo"), (DISCARD, "discard"), (OUT, "out"), (RESOLVING, "resolving"),
                        (COMMON, "common"), (REVEALED, "revealed"), (FACE_UP, "premonitions")):  # fmt: skip
        _lay(t, place, view[name])
    for number, row in enumerate(view["rows"]):
        for name in row:
            t.put(ROW + STRIDE * number, KIND_OF[name])
    for number, doors in enumerate(view["doors"]):
        for colour, n in doors.items():
            for _ in range(n):
                t.put(GAINED + STRIDE * number, DOOR + COLOURS.index(colour))
    for name in view["towers"]:
        t.put(TOWER_ROW, KIND_OF[name])
    for goal in view["goals"]:
        t.put(GOAL_ROW, GOAL + COLOURS.index(goal["colour"]))

    unseen = [deck["unseen"].get(name, 0) for name in NAMES]
    for number, hand in enumerate(hands):
        _lay(t, HAND + STRIDE * number, hand["cards"])
        for _ in range(hand["hidden"]):
            t.put(HAND + STRIDE * number, _draw(unseen, LABYRINTH, rng))
        if t.rules.silent:
            _lay(t, TOLD_TABLE + STRIDE * number, hand["public"])
            _lay(t, TOLD_PARTNER + STRIDE * number, hand["told"] if number == seat else hand["cards"])
    if view["drawn"]["cards"] is not None:
        _lay(t, DRAWN, view["drawn"]["cards"])
    else:
        t.put(DRAWN, _draw_aside(view, unseen, rng))
    if view["looked"]["cards"] is not None:
        _lay(t, LOOKED, view["looked"]["cards"])
    else:
        for _ in range(view["looked"]["size"]):
            t.put(LOOKED, _draw(unseen, IN_DECK, rng))
    if t.size(DRAWN) > 0:
        t.drawn = t.first(DRAWN)
    t.top = _placed(t, deck["top"], unseen, rng)
    t.bottom = _placed(t, deck["bottom"], unseen, rng)
    for kind, n in enumerate(unseen):
        for _ in range(n):
            t.put(UNSEEN, kind)
    _lay_relics(t)
    if seat >= 0:
        t.answered[seat] = view["answered"]
    result = view["result"]
    if result is not None:
        t.over = True
        t.won = bool(result["winners"])
        t.reason = result["reason"]
    t.settle()
    return t


def _draw(unseen: list[int], kinds: int, rng: Rng) -> int:
    """Take one card of the first so many kinds out of the unseen ones."""
    left = int(rng.below(sum(unseen[:kinds])))
    for kind in range(kinds):
        left -= unseen[kind]
        if left < 0:
            unseen[kind] -= 1
            return kind
    raise AssertionError("drawn from nothing")


def _draw_aside(view: dict[str, Any], unseen: list[int], rng: Rng) -> int:
    """A card the partner thinks about: drawn, or offered for a swap and then unlike some common card."""
    common = [KIND_OF[name] for name in view["common"]]
    if view["phase"] != "swap for" or len(common) > 1:
        return _draw(unseen, LABYRINTH, rng)
    held = unseen[common[0]]
    unseen[common[0]] = 0
    kind = _draw(unseen, LABYRINTH, rng)
    unseen[common[0]] = held
    return kind


def _placed(t: Table, entries: list[dict[str, Any]], unseen: list[int], rng: Rng) -> vec[i16]:
    """The known top or bottom, the lowest card first, what the seat does not know at random."""
    out = vec[i16]()
    for entry in entries[::-1]:
        kind = _draw(unseen, IN_DECK, rng) if entry["card"] is None else KIND_OF[entry["card"]]
        t.put(PLACED, kind)
        known: int = entry["known"]
        packed: int = kind | (known << KIND_BITS)
        out = append(out, i16(packed))
    return out


def _lay_relics(t: Table) -> None:
    """Goals not yet dealt and premonitions face down are what is missing from the table."""
    for kind in range(GOAL, KINDS):
        here = i64(0)
        for place in (GOAL_ROW, FACE_UP, OUT):
            here += t.count(place, kind)
        for _ in range(t.rules.cards[kind] - here):
            t.put(GOAL_PILE if kind < GOAL + len(COLOURS) else PILE, kind)
