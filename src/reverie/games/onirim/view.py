"""What a seat may know of a table, as plain data.

`view_of` is the only place that decides what is sent to whom (ONI-27, ONI-62).
"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from reverie.core.game import SPECTATOR, VIEW_VERSION, Setup
from reverie.core.view import Prompt, ViewParts
from reverie.games.onirim.rules.cards import IN_DECK, KINDS, LABYRINTH, NAMES
from reverie.games.onirim.rules.places import (
    DISCARD,
    DRAWN,
    GAINED,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LIMBO,
    LOOKED,
    OUT,
    RESOLVING,
    STRIDE,
    TABLE,
    TOLD_PARTNER,
    TOLD_TABLE,
    UNSEEN,
)
from reverie.games.onirim.view_types import Aside, Cards, DeckEntry, Hand, OnirimView, StepData

if TYPE_CHECKING:
    from reverie.games.onirim.rules.table import Table

SHARES: Final[dict[int, float]] = {}  # a cache by 64 * whole + part: at most a few thousand entries
NONE_OF_ANY: Final[vec[i64]] = vec[i64]([0] * KINDS)


def view_of(t: "Table", seat: int) -> OnirimView:
    """Return everything that seat may know; a SPECTATOR sees what is public."""
    rules = t.rules
    seats = range(int(rules.players))
    bit = TABLE if seat == SPECTATOR else 1 << seat
    result = t.result()
    unseen = _unseen_by(t, seat, bit)
    hidden = sum(_hidden_cards(t, other, seat) for other in seats)
    # A card offered for a swap has not left its hand yet, as far as the others can tell.
    in_hand = rules.silent and t.held_aside() > 0 and seat != t.active
    drawn_open = in_hand or t.size(DRAWN) == 0 or not rules.silent or t.drawn_known & bit != 0
    looked_open = t.size(LOOKED) == 0 or t.looked_known & bit != 0
    view: OnirimView = {
        "version": VIEW_VERSION,
        "game": "onirim",
        "setup": setup_of(t).to_json(),
        "seat": seat,
        "turn": int(t.turns),
        "active": int(t.active),
        "phase": t.step().name if t.depth > 0 else "over",
        "prompt": None,
        "decision": None,
        "actions": [],
        "result": result.to_json() if result is not None else None,
        "winnable": t.winnable(),
        "deck": {
            "size": int(t.deck_size()),
            "top": deck_entries(t.top, bit),
            "bottom": deck_entries(t.bottom, bit),
            "unseen": _named(unseen),
            "odds": _odds(t, bit, unseen, hidden if drawn_open else hidden + 1),
        },
        "limbo": t.named(LIMBO),
        "discard": t.named(DISCARD),
        "out": t.named(OUT),
        "drawn": {"size": 0, "cards": {}} if in_hand else _aside(t, DRAWN, drawn_open),
        "drawn_known": int(t.drawn_known) if t.size(DRAWN) > 0 and not in_hand else 0,
        "looked": _aside(t, LOOKED, looked_open),
        "looked_known": int(t.looked_known) if t.size(LOOKED) > 0 else 0,
        "resolving": t.named(RESOLVING),
        "hands": [_hand(t, other, seat) for other in seats],
        "common": {},
        "revealed": {},
        "rows": [[NAMES[int(kind)] for kind in t.row(other)] for other in seats],
        "series": [int(t.series[other]) for other in seats],
        "doors": [t.named(GAINED + STRIDE * other) for other in seats],
        "towers": [],
        "goals": [],
        "first_goal": None,
        "reopened": [],
        "premonitions": {},
        "premonition_pile": 0,
        "spell_costs": [0, 0, 0],
        "steps": steps_to_do(t),
        "answered": None,
    }
    for expansion in rules.expansions:
        expansion.write(t, view)
        expansion.show(t, view)
    cast("dict[str, object]", view).update(_own_part(t, seat))
    return view


def view_parts_of(t: "Table", seats: list[int]) -> ViewParts:
    """Return what each of these seats may know; players who may talk know the same."""
    if t.rules.silent or len(seats) < 2 or min(seats) < 0:
        return ViewParts({}, [view_of(t, seat) for seat in seats])
    common = cast("dict[str, object]", view_of(t, seats[0]))
    own = [_own_part(t, seat) for seat in seats]
    for name in own[0]:
        del common[name]
    return ViewParts(common, own)


def _own_part(t: "Table", seat: int) -> dict[str, object]:
    """Return the fields of a view that are its seat's own in every game: what it is asked, and has answered."""
    asked = seat >= 0 and t.actor() == seat
    notation = t.rules.notation
    return {
        "seat": seat,
        "prompt": _prompt(t) if asked else None,
        "decision": int(t.answered[seat]) if asked else None,
        "actions": [{"action": a, "text": notation[a]} for a in t.legal(seat)] if asked else [],
        "answered": int(t.answered[seat]) if seat >= 0 else None,
    }


def setup_of(t: "Table") -> Setup:
    talk = "silent" if t.rules.silent else "open"
    return Setup("onirim", t.rules.spelling, int(t.rules.players), {"talk": talk} if t.rules.players == 2 else {})


def _prompt(t: "Table") -> Prompt:
    step = t.step()
    return {"name": step.name, "rules": list(t.rules.help[step.name]), "arguments": step.arguments(t)}


def steps_to_do(t: "Table") -> list[StepData]:
    """Return what the rules have still to do, the next step last."""
    return [{"name": step.name, "argument": arg} for step, arg in t.steps()]


def deck_entries(entries: "vec[i16]", bit: int) -> list[DeckEntry]:
    """Return the known top or bottom of the deck, the topmost card first, as the seat of that `bit` knows it."""
    return [_entry(int(entry), bit) for entry in list(entries)[::-1]]


def _named(counts: "vec[i64]") -> Cards:
    out: Cards = {}
    for kind in range(KINDS):
        n = counts[kind]
        if n > 0:
            out[NAMES[kind]] = int(n)
    return out


def _aside(t: "Table", place: i64, open_: bool) -> Aside:
    return {"size": int(t.size(place)), "cards": t.named(place) if open_ else None}


def _entry(entry: int, bit: int) -> DeckEntry:
    known = entry >> KIND_BITS
    return {"card": NAMES[entry & KIND_MASK] if known & bit != 0 else None, "known": known}


def _sees_hand(t: "Table", owner: int, seat: int) -> bool:
    return not t.rules.silent or owner == seat


def _told_place(owner: int, seat: int) -> int:
    """Return the place with the cards that seat knows of another seat's personal hand."""
    return (TOLD_TABLE if seat == SPECTATOR else TOLD_PARTNER) + STRIDE * owner


def _hidden_cards(t: "Table", owner: int, seat: int) -> int:
    """Return how many cards of a personal hand that seat does not know."""
    if _sees_hand(t, owner, seat):
        return 0
    aside: i64 = t.held_aside() if owner == t.active else 0
    return int(t.size(HAND + STRIDE * owner) + aside) - int(t.size(_told_place(owner, seat)))


def _hand(t: "Table", owner: int, seat: int) -> Hand:
    if not t.rules.silent:
        return {"cards": t.named(HAND + STRIDE * owner), "hidden": 0, "told": {}, "public": {}}
    own = owner == seat
    place = HAND + STRIDE * owner if own else _told_place(owner, seat)
    return {
        "cards": t.named(place),
        "hidden": _hidden_cards(t, owner, seat),
        "told": t.named(TOLD_PARTNER + STRIDE * owner) if own else {},  # what the partner knows of it
        "public": t.named(TOLD_TABLE + STRIDE * owner),
    }


def _unseen_by(t: "Table", seat: int, bit: i64) -> "vec[i64]":
    """Count by kind the cards whose place that seat does not know."""
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


def _odds(t: "Table", bit: i64, unseen: "vec[i64]", hidden: int) -> dict[str, float]:
    """Return the chance of each card to be drawn next, as far as the seat can tell.

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
    """Return n / of, rounded to six places; cached, because rounding takes longer than the rest of a view's odds."""
    key = of * 64 + n
    share = SHARES.get(key)
    if share is None:
        share = SHARES[key] = round(float(n) / of, 6)
    return share
