"""Whole tables as JSON, including what seats must not see: for storage and tests, never sent to a seat."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i32, u8

from reverie.core.errors import Impossible
from reverie.core.shapes import mismatch
from reverie.games.onirim.rules.cards import KIND_OF, NAMES
from reverie.games.onirim.rules.places import (
    ALL,
    DRAWN,
    KIND_BITS,
    LOOKED,
    PLACE_NAMES,
    RUNS,
)
from reverie.games.onirim.view import deck_entries, setup_of, steps_to_do
from reverie.games.onirim.view_types import Arrangement, Cards, DeckEntry, TableData

if TYPE_CHECKING:
    from reverie.games.onirim.rules.parts import Rules
    from reverie.games.onirim.rules.table import Table

PLACES_BY_NAME: Final = {name: place for place, name in PLACE_NAMES}
HANDS: Final = ("hand1", "hand2")
MOST_STEPS: Final = 15  # on the stack of steps at once
LONGEST_SERIES: Final = 2


def table_to_json(t: "Table") -> TableData:
    """Return the whole table."""
    data: TableData = {
        "setup": setup_of(t).to_json(),
        "places": {name: t.named(place) for place, name in PLACE_NAMES if t.size(place) > 0},
        "top": deck_entries(t.top, ALL),
        "bottom": deck_entries(t.bottom, ALL),
        "rows": [[NAMES[int(kind)] for kind in t.row1], [NAMES[int(kind)] for kind in t.row2]],
        "series": [int(n) for n in t.series],
        "towers": [],
        "goals": [],
        "reopened": [],
        "steps": steps_to_do(t),
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
    for expansion in t.rules.expansions:
        expansion.write(t, data)
    return data


def load_table(t: "Table", given: Mapping[str, object]) -> None:
    """Fill a blank table of the same set-up from data; raise Impossible if there can be no such table."""
    wrong = mismatch(given, TableData, "the table")
    if wrong:
        raise Impossible(wrong)
    data = cast(TableData, given)
    _check_cards(t.rules, data)
    _check_numbers(t.rules, data)
    arrange(t, data)
    for name, cards in data["places"].items():
        t.lay(PLACES_BY_NAME[name], cards)
    t.top = _packed(data["top"])
    t.bottom = _packed(data["bottom"])
    t.turns = data["turn"]
    t.answered = vec[i32](data["answered"])
    t.drawn = KIND_OF[data["drawn"]] if data["drawn"] is not None else 0
    t.over = data["over"]
    t.won = data["won"]
    t.reason = data["reason"]
    _check_steps(t)


def arrange(t: "Table", data: Arrangement) -> None:
    """Read the data that views and whole tables share into a table."""
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
    steps = {step.name: step for step in t.rules.steps}
    for each in data["steps"]:
        t.push(steps[each["name"]], each["argument"])
    t.active = data["active"]
    t.drawn_known = data["drawn_known"]
    t.looked_known = data["looked_known"]
    for expansion in t.rules.expansions:
        expansion.read(t, data)


def _packed(entries: list[DeckEntry]) -> "vec[i16]":
    """Return the known top or bottom of the deck as packed entries, the topmost card last."""
    return vec[i16]([KIND_OF[entry["card"] or ""] | (entry["known"] << KIND_BITS) for entry in entries[::-1]])


# -- checks: each raises Impossible -------------------------------------------------------------


def _check_cards(rules: "Rules", data: TableData) -> None:
    """Check that every card of the set-up lies in one place, and that lists agree with the counts of their places."""
    places = data["places"]
    for name, cards in places.items():
        _expect(name in PLACES_BY_NAME, f"there is no place {name!r}")
        for card, n in cards.items():
            _expect(card in KIND_OF, f"there is no card {card!r}")
            _expect(n > 0, f"{n} {card} cannot lie in {name!r}")
    lying: Counter[str] = Counter()
    for name, cards in places.items():
        if not name.startswith("told "):
            lying.update(cards)
    for kind, name in enumerate(NAMES):
        _expect(lying[name] == rules.cards[kind], f"of {name} there are {rules.cards[kind]} cards, not {lying[name]}")
    deck = [entry["card"] or "" for entry in data["top"] + data["bottom"]]
    _same(places, "placed", deck)
    _same(places, "drawn", [] if data["drawn"] is None else [data["drawn"]])
    _expect(len(data["rows"]) == 2, "there is a row for each of two seats")
    for row, name in zip(data["rows"], ("row1", "row2"), strict=True):
        _same(places, name, row)
    _same(places, "towers", data["towers"])
    _same(places, "goals", [f"{goal['colour']} goal" for goal in data["goals"]])
    for seat, hand in enumerate(HANDS, 1):
        for told in (f"told partner{seat}", f"told table{seat}"):
            # A card offered for a swap lies aside, and what is known of the hand counts it in.
            more = Counter(places.get(told, {})) - Counter(places.get(hand, {})) - Counter(places.get("drawn", {}))
            _expect(not more, f"{told!r} has cards that {hand!r} has not: {dict(more)}")


def _same(places: dict[str, Cards], name: str, cards: Iterable[str]) -> None:
    _expect(Counter(places.get(name, {})) == Counter(cards), f"the cards in {name!r} are listed in two ways")


def _check_numbers(rules: "Rules", data: TableData) -> None:
    _expect(0 <= data["active"] < rules.players, f"there is no seat {data['active']}")
    _expect(data["turn"] >= 0, f"there is no turn {data['turn']}")
    for numbers, least in ((data["answered"], 2), (data["series"], 2)):
        _expect(len(numbers) == least and min(numbers) >= 0, f"there is a number for each of two seats, not {numbers}")
    _expect(max(data["series"]) <= LONGEST_SERIES, f"no series is as long as {max(data['series'])}")
    known = [entry["known"] for entry in data["top"] + data["bottom"]]
    for mask in (*known, data["drawn_known"], data["looked_known"]):
        _expect(0 <= mask <= ALL, f"nobody is meant by {mask}")
    places = data["reopened"]
    _expect(
        len(set(places)) == len(places) and all(0 <= place < len(data["goals"]) for place in places),
        f"no goals can be open again at {places}",
    )
    steps = {step.name for step in rules.steps}
    for step in data["steps"]:
        _expect(step["name"] in steps, f"there is no step {step['name']!r}")
        _expect(step["argument"] >= 0, f"no step is about {step['argument']}")
    _expect(len(data["steps"]) <= MOST_STEPS, "there is never so much to do at a time")
    _expect(bool(data["steps"]) != data["over"], "either something is to do or the game is over")


def _check_steps(t: "Table") -> None:
    """Check that the next step is a question or a draw, and that it has an answer."""
    if t.over:
        return
    _expect(t.now() != RUNS, f"the rules would have taken the step {t.step().name!r} already")
    try:
        answers = [action for actor in t.actors() for action in t.legal(actor)]
        t.step().arguments(t)
    except IndexError:
        answers = []
    _expect(bool(answers), f"nothing can be answered to {t.step().name!r}")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Impossible(otherwise)
