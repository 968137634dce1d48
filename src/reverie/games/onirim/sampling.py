"""Samples a whole table that agrees with a view: what the seat does not know is drawn at random."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from reverie.core.rng import Rng
from reverie.games.onirim.rules.cards import IN_DECK, KIND_OF, LABYRINTH, NAMES
from reverie.games.onirim.rules.duo import SWAP_FOR
from reverie.games.onirim.rules.places import (
    DISCARD,
    DRAWN,
    GAINED,
    HAND,
    KIND_BITS,
    LIMBO,
    LOOKED,
    OUT,
    PLACED,
    RESOLVING,
    ROW,
    STRIDE,
    TOLD_PARTNER,
    TOLD_TABLE,
    UNSEEN,
)
from reverie.games.onirim.rules.ruleset import parse, rules_of
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.state_json import arrange
from reverie.games.onirim.view_types import DeckEntry, OnirimView


def sample(view: OnirimView, rng: Rng) -> Table:
    """Return a whole table with the same view for that seat; the hidden cards are drawn at random."""
    setup = view["setup"]
    t = Table(rules_of(parse(setup["spelling"], setup["players"], setup["options"])))
    arrange(t, view)
    t.turns = view["turn"]
    seat = view["seat"]
    hands = view["hands"]
    deck = view["deck"]
    t.lay(LIMBO, view["limbo"])
    t.lay(DISCARD, view["discard"])
    t.lay(OUT, view["out"])
    t.lay(RESOLVING, view["resolving"])
    for number, row in enumerate(view["rows"]):
        for name in row:
            t.put(ROW + STRIDE * number, KIND_OF[name])
    for number, doors in enumerate(view["doors"]):
        t.lay(GAINED + STRIDE * number, doors)
    for expansion in t.rules.expansions:
        expansion.lay(t, view)

    unseen = [deck["unseen"].get(name, 0) for name in NAMES]
    for number, hand in enumerate(hands):
        t.lay(HAND + STRIDE * number, hand["cards"])
        for _ in range(hand["hidden"]):
            t.put(HAND + STRIDE * number, _draw(unseen, LABYRINTH, rng))
        if t.rules.silent:
            t.lay(TOLD_TABLE + STRIDE * number, hand["public"])
            t.lay(TOLD_PARTNER + STRIDE * number, hand["told"] if number == seat else hand["cards"])
    if view["drawn"]["cards"] is not None:
        t.lay(DRAWN, view["drawn"]["cards"])
    else:
        t.put(DRAWN, _draw(unseen, LABYRINTH, rng))
    if view["phase"] == SWAP_FOR.name and t.size(DRAWN) == 0:
        _offer_any(t, rng)
    if view["looked"]["cards"] is not None:
        t.lay(LOOKED, view["looked"]["cards"])
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
    if view["answered"] is not None:
        t.answered[seat] = view["answered"]
    result = view["result"]
    if result is not None:
        t.over = True
        t.won = bool(result["winners"])
        t.reason = result["reason"]
    t.settle()
    return t


def _draw(unseen: list[int], kinds: int, rng: Rng) -> int:
    """Remove one card, drawn at random from the first `kinds` kinds, from the unseen counts; return its kind."""
    left = int(rng.below(sum(unseen[:kinds])))
    for kind in range(kinds):
        left -= unseen[kind]
        if left < 0:
            unseen[kind] -= 1
            return kind
    raise AssertionError("drawn from nothing")


def _offer_any(t: Table, rng: Rng) -> None:
    """Lay a random card of the active player's hand aside for a swap: the sampling seat has not seen which."""
    own: i64 = HAND + STRIDE * t.active
    held = [int(t.count(own, kind)) for kind in range(LABYRINTH)]
    t.draw_aside(_draw(held, LABYRINTH, rng), own, t.onlooker())


def _placed(t: Table, entries: list[DeckEntry], unseen: list[int], rng: Rng) -> vec[i16]:
    """Return the known top or bottom as packed entries, the lowest card first; unknown cards are drawn at random."""
    out = vec[i16]()
    for entry in entries[::-1]:
        kind = _draw(unseen, IN_DECK, rng) if entry["card"] is None else KIND_OF[entry["card"]]
        t.put(PLACED, kind)
        known: int = entry["known"]
        packed: int = kind | (known << KIND_BITS)
        out = append(out, i16(packed))
    return out
