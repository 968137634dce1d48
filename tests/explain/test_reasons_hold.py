"""Every reason is held against the position: what it says must be true of the answer, whatever the game looked like.

The claims are written from the sentences a person reads, with nothing of the code that finds the reasons.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from forms import COMPILED
from reverie.core.events import Event
from reverie.core.game import CHANCE, State
from reverie.core.rng import Rng
from reverie.explain.reasons import Reason
from reverie.games.daydream import explain as daydream
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of, kit_of
from reverie.games.onirim import explain as onirim

View = Any
COLOURS = ("red", "blue", "green", "brown")
SYMBOLS = ("sun", "moon", "key")
EVERYTHING = "onirim+book+towers+dreams"
TABLES = [
    *(("onirim", 1, ""), ("onirim+book", 1, ""), ("onirim+towers:ruins", 1, ""), ("onirim+dreams", 1, "")),
    *((EVERYTHING, 1, ""), ("onirim", 2, "open"), (EVERYTHING, 2, "open"), (EVERYTHING, 2, "silent")),
    *((f"daydream:{letters}", 1, "") for letters in ("A", "D", "BC", "EFD", "BCA", "AD", "DA")),
    *(("daydream:EF", 2, ""), ("daydream:DA", 3, "")),
]


class Case(NamedTuple):
    """An answer and what it did, as its seat sees it."""

    before: View
    text: str
    after: View
    events: list[Event]
    values: dict[str, Any]
    state: State

    @property
    def seat(self) -> int:
        return int(self.before["seat"])

    @property
    def card(self) -> str:
        """The card that the answer names."""
        return self.text.removesuffix(" from common").partition(" ")[2]


Claim = Callable[[Case], bool]


# -- Onirim -------------------------------------------------------------------------------------


def hand(view: View) -> Counter[str]:
    """One's own cards and those for both."""
    return Counter(view["hands"][view["seat"]]["cards"]) + Counter(view["common"])


def colour(card: str) -> str:
    return card.split(" ", maxsplit=1)[0] if card.split(" ", maxsplit=1)[0] in COLOURS else ""


def symbol(card: str) -> str:
    return card.rsplit(" ", maxsplit=1)[-1] if card.rsplit(" ", maxsplit=1)[-1] in SYMBOLS else ""


def doors(view: View) -> int:
    return sum(sum(each.values()) for each in view["doors"])


def missing(view: View, of: str) -> int:
    """Doors of a colour that are still to be found: two alone, one each for two."""
    if len(view["doors"]) == 1:
        return 2 - int(view["doors"][0].get(f"{of} door", 0))
    return sum(f"{of} door" not in each for each in view["doors"])


def unseen(view: View, card: str) -> int:
    return int(view["deck"]["unseen"].get(card, 0))


def all_unseen(view: View) -> int:
    return sum(view["deck"]["unseen"].values())


def anywhere_ahead(view: View, card: str) -> int:
    """How many of a card may still be drawn: in the deck, in Limbo, or among those being looked at."""
    deck = view["deck"]
    known = [entry["card"] for entry in [*deck["top"], *deck["bottom"]]]
    looked = view["looked"]["cards"] or {}
    return unseen(view, card) + known.count(card) + int(view["limbo"].get(card, 0)) + int(looked.get(card, 0))


def row(view: View) -> list[str]:
    return list(view["rows"][view["seat"]])


def keys(view: View) -> int:
    return sum(n for card, n in hand(view).items() if symbol(card) == "key")


def goes_on(last: str, card: str) -> bool:
    return colour(last) == colour(card) != "" and symbol(last) != symbol(card) != ""


def in_a_row(towers: list[str]) -> int:
    """The longest stretch of towers of different colours, up to four."""
    shades = [colour(tower) for tower in towers]
    stretches = [shades[i:j] for i in range(len(shades)) for j in range(i + 1, min(i + 4, len(shades)) + 1)]
    return max((len(part) for part in stretches if len(set(part)) == len(part)), default=0)


def goal(view: View) -> str:
    number = view["first_goal"]
    return str(view["goals"][number]["colour"]) if 0 <= number < len(view["goals"]) else ""


def playable(view: View) -> int:
    last = symbol(row(view)[-1]) if row(view) else ""
    return sum(n for card, n in hand(view).items() if symbol(card) not in ("", last))


def nothing_lost(case: Case) -> bool:
    """Whether only the nightmare and what was given for it went to the discard pile."""
    lost: Counter[str] = Counter(case.after["discard"]) - Counter(case.before["discard"])
    return set(lost) <= {"nightmare", case.card}


def room_colours(case: Case) -> str:
    return str(case.values["cards"])


ONIRIM: dict[str, Claim] = {
    "oni-wins": lambda c: c.seat in c.after["result"]["winners"],
    "oni-survives": lambda c: c.after["result"] is None,
    "oni-winnable": lambda c: bool(c.after["winnable"]),
    "oni-door": lambda c: (
        doors(c.after) == c.values["n"] > doors(c.before)
        and missing(c.after, colour(c.values["card"])) < missing(c.before, colour(c.values["card"]))
    ),
    "oni-doors-kept": lambda c: doors(c.after) >= doors(c.before) == c.values["n"] > 0,
    "oni-third": lambda c: (
        all(colour(card) == room_colours(c) for card in row(c.after)[-3:])
        and anywhere_ahead(c.after, f"{room_colours(c)} door") > 0
    ),
    "oni-second": lambda c: goes_on(*row(c.after)[-2:]) and anywhere_ahead(c.after, f"{room_colours(c)} door") > 0,
    "oni-second-held": lambda c: hand(c.after)[c.values["card"]] > 0 and goes_on(row(c.after)[-1], c.values["card"]),
    "oni-first": lambda c: hand(c.after)[c.values["card"]] > 0 and goes_on(row(c.after)[-1], c.values["card"]),
    "oni-first-whole": lambda c: any(
        goes_on(row(c.after)[-1], second) and goes_on(second, third) and (second != third or hand(c.after)[second] > 1)
        for second in hand(c.after)
        for third in hand(c.after)
    ),
    "oni-key-idle": lambda c: missing(c.before, c.values["key"]) == 0,
    "oni-key-double": lambda c: hand(c.after)[c.values["card"]] > 0 and hand(c.before)[c.values["card"]] > 1,
    "oni-refind": lambda c: (
        c.values["n"] == sum(unseen(c.before, f"{c.values['cards']} {kind}") for kind in SYMBOLS) >= 3
        and missing(c.after, c.values["cards"]) > 0
    ),
    "oni-deck-plenty": lambda c: c.before["deck"]["size"] == c.values["n"] >= 35,
    "oni-hand-poor": lambda c: keys(c.before) == 0,
    "oni-hand-kept": lambda c: not hand(c.before) - hand(c.after),
    "oni-deck-low": lambda c: nothing_lost(c) and c.before["deck"]["size"] == c.values["n"] <= 20,
    "oni-deck-kept": nothing_lost,
    "oni-prophecy": lambda c: (
        c.values["n"] == unseen(c.before, "nightmare") and c.values["unseen"] == all_unseen(c.before)
    ),
    "oni-nightmare-gone": lambda c: c.values["n"] == anywhere_ahead(c.after, "nightmare"),
    "oni-idle": lambda c: missing(c.before, room_colours(c)) == 0,
    "oni-plenty": lambda c: unseen(c.before, c.values["card"]) == c.values["n"],
    "oni-tower-look": lambda c: c.card.endswith(str(c.values["n"])),
    "oni-door-next": lambda c: (
        hand(c.before)[f"{c.values['key']} key"] > 0
        or any(entry["card"] == f"{c.values['key']} key" for entry in c.after["deck"]["top"])
    ),
    "oni-key-first": lambda c: (c.after["looked"]["cards"] or {}).get(f"{c.values['key']} door", 0) > 0,
    "oni-key-next": lambda c: symbol(c.card) == "key" and c.card == c.values["card"],
    "oni-fits-next": lambda c: c.before["series"][c.seat] > 0 and goes_on(row(c.before)[-1], c.values["card"]),
    "oni-nightmare-later": lambda c: (
        c.card != "nightmare" and (c.after["looked"]["cards"] or {}).get("nightmare", 0) > 0
    ),
    "oni-door-later": lambda c: (
        (c.after["looked"]["cards"] or {}).get(c.values["card"], 0) > 0
        and hand(c.before)[f"{c.values['key']} key"] == 0
    ),
    "oni-partner": lambda c: c.values["card"] not in c.before["doors"][1 - c.seat],
    "oni-own-key": lambda c: f"{c.values['key']} door" not in c.before["doors"][c.seat],
    "oni-own-pair": lambda c: any(colour(card) == room_colours(c) and symbol(card) for card in hand(c.before)),
    "oni-key-kept": lambda c: (
        hand(c.after)[f"{c.values['key']} key"] > 0
        and unseen(c.after, f"{c.values['key']} door") == c.values["n"] > 0
        and all_unseen(c.after) == c.values["unseen"]
        and missing(c.after, c.values["key"]) > 0
    ),
    "oni-insurance": lambda c: (
        keys(c.after) > 0
        and unseen(c.after, "nightmare") == c.values["n"] > 0
        and all_unseen(c.after) == c.values["unseen"]
    ),
    "oni-series-kept": lambda c: row(c.after) == row(c.before) and colour(row(c.after)[-1]) == room_colours(c),
    "oni-rampart": lambda c: in_a_row(c.after["towers"]) == 4 > in_a_row(c.before["towers"]),
    "oni-tower": lambda c: in_a_row(c.after["towers"]) == c.values["n"] > in_a_row(c.before["towers"]),
    "oni-towers-kept": lambda c: in_a_row(c.after["towers"]) == c.values["n"] == in_a_row(c.before["towers"]),
    "oni-no-tower-falls": lambda c: c.after["towers"] == c.before["towers"],
    "oni-punished": lambda c: not hand(c.before) - hand(c.after) and doors(c.after) == doors(c.before),
    "oni-goal-other": lambda c: goal(c.before) == colour(c.values["card"]),
    "oni-goal-ready": lambda c: goal(c.after) == colour(c.values["card"]) != goal(c.before),
    "oni-dispelled": lambda c: (
        c.before["premonitions"].get(c.values["premonition"], 0)
        > c.after["premonitions"].get(c.values["premonition"], 0)
    ),
    "oni-asleep": lambda c: not any(event.name == "premonition strikes" for event in c.events),
    "oni-playable": lambda c: c.values["n"] == playable(c.after),
}

# -- Daydream -----------------------------------------------------------------------------------


def sheet(view: View, seat: int) -> dict[str, Any]:
    return dict(view["sheets"][seat])


def mine(case: Case) -> tuple[dict[str, Any], dict[str, Any]]:
    return sheet(case.before, case.seat), sheet(case.after, case.seat)


def told(case: Case, name: str) -> list[dict[str, Any]]:
    return [event.data for event in case.events if event.name == name and event.data["seat"] == case.seat]


def cells_of(name: str) -> list[str]:
    """The cells of a row by its name: `a1-d1` across or `a1-a4` down."""
    first, last = name.split("-")
    across = range(ord(first[0]), ord(last[0]) + 1)
    down = range(int(first[1:]), int(last[1:]) + 1)
    return [f"{chr(x)}{y}" for x in across for y in down]


def digits_of(case: Case) -> list[int | None]:
    return [mine(case)[1]["cells"].get(cell) for cell in cells_of(case.values["row"])]


def no_repeat(digits: list[int | None]) -> bool:
    known = [digit for digit in digits if digit is not None]
    return len(known) == len(set(known))


def straight(digits: list[int | None]) -> bool:
    """Whether the open places can be filled so that the row rises or falls one by one."""
    firsts = [*((first, 1) for first in range(10)), *((first, -1) for first in range(10))]
    return any(
        all(
            0 <= first + way * place <= 9 and digit in (None, first + way * place) for place, digit in enumerate(digits)
        )
        for first, way in firsts
    )


def open_places(digits: list[int | None]) -> int:
    return digits.count(None)


def repeating(case: Case, one: dict[str, Any]) -> int:
    """Rows that hold a digit twice, full or not."""
    assert isinstance(case.state, Table)
    rows = map(cells_of, case.state.board.row_names)
    return sum(not no_repeat([one["cells"].get(cell) for cell in row_]) for row_ in rows)


DAYDREAM: dict[str, Claim] = {
    "day-row-sun": lambda c: straight(digits_of(c)) and open_places(digits_of(c)) == 0,
    "day-row-dot": lambda c: (
        no_repeat(digits_of(c)) and open_places(digits_of(c)) == 0 and len(digits_of(c)) == c.values["n"]
    ),
    "day-object": lambda c: mine(c)[1]["objects"] > mine(c)[0]["objects"],
    "day-nearer": lambda c: mine(c)[1]["lines"] > 0 and c.values["n"] > 0,
    "day-apart": lambda c: c.before["turn"] == 0 and len(mine(c)[1]["cells"]) == 2,
    "day-run": lambda c: straight(digits_of(c)) and open_places(digits_of(c)) == c.values["n"] > 1,
    "day-run-nearly": lambda c: straight(digits_of(c)) and open_places(digits_of(c)) == 1,
    "day-nearly": lambda c: no_repeat(digits_of(c)) and open_places(digits_of(c)) == 1,
    "day-distinct": lambda c: no_repeat(digits_of(c)) and digits_of(c).count(c.values["digit"]) == 1,
    "day-opens": lambda c: c.values["n"] >= 2,
    "day-stars": lambda c: sum(one["stars"] for one in told(c, "constellation")) >= c.values["n"] > 0,
    "day-climbs": lambda c: any(one["to"] - one["from"] == c.values["n"] for one in told(c, "constellation")),
    "day-moons": lambda c: any(one["reward"] == c.values["n"] for one in told(c, "moon")),
    "day-note": lambda c: any(one["heads"] == c.values["n"] for one in told(c, "note")),
    "day-frames": lambda c: mine(c)[1]["frames"]["left"].count(0) > mine(c)[0]["frames"]["left"].count(0),
    "day-frames-nearly": lambda c: c.values["n"] in mine(c)[1]["frames"]["left"],
    "day-polaroid-new": lambda c: c.values["digit"] not in mine(c)[0]["polaroids"]["digits"],
    "day-polaroid-high": lambda c: mine(c)[1]["polaroids"]["points"] > mine(c)[0]["polaroids"]["points"],
    "day-polaroid-low": lambda c: mine(c)[1]["polaroids"]["points"] <= mine(c)[0]["polaroids"]["points"],
    "day-leaf": lambda c: mine(c)[1]["leaves"]["circled"] > mine(c)[0]["leaves"]["circled"],
    "day-leaves-kept": lambda c: mine(c)[1]["leaves"]["filled"] == mine(c)[0]["leaves"]["filled"],
    "day-leaf-spent": lambda c: mine(c)[1]["leaves"]["filled"] - mine(c)[0]["leaves"]["filled"] == c.values["n"] > 0,
    "day-no-thorn": lambda c: mine(c)[1]["thorns"] == mine(c)[0]["thorns"],
    "day-odd-thorn": lambda c: mine(c)[1]["thorns"] > mine(c)[0]["thorns"] and mine(c)[1]["thorns"] % 2 == 1,
    "day-clean": lambda c: repeating(c, mine(c)[1]) <= repeating(c, mine(c)[0]),
    "day-bonus-sun": lambda c: c.text == "bonus sun",
    "day-bonus-leaf": lambda c: c.text == "bonus leaf",
    "day-ends-ahead": lambda c: c.seat in c.after["result"]["winners"],
}


def answered(state: State, seat: int) -> list[tuple[Case, Reason]]:
    """Every answer of a seat with each of its reasons, on a state sampled from its view."""
    view = state.view(seat)
    kit = kit_of(view["game"])
    out: list[tuple[Case, Reason]] = []
    for answer in view["actions"]:
        after = game_of(find_setup(**view["setup"])).sample(view, Rng("reasons"))
        events = after.apply(seat, answer["action"])
        seen = after.view(seat)
        for reason in kit.explainer().facts(view, answer["text"], after, seen, events):
            case = Case(view, answer["text"], seen, events, dict(reason.values), after)
            out.append((case, reason))
    return out


@pytest.mark.parametrize(("spelling", "players", "talk"), TABLES)
def test_what_is_said_is_true(spelling: str, players: int, talk: str) -> None:
    setup = find_setup(spelling, players, {"talk": talk} if talk else {})
    claims = {**ONIRIM, **DAYDREAM}
    rng = Rng(f"hold/{setup.words()}")
    decisions = (400 if setup.game == "onirim" else 60) if COMPILED else (60 if setup.game == "onirim" else 8)
    state = game_of(setup).new(setup)
    while decisions > 0:
        actors = state.actors()
        if not actors:
            state = game_of(setup).new(setup)
        elif actors[0] == CHANCE:
            state.advance(CHANCE, int(state.pick(rng)))
        else:
            legal = state.legal(actors[0])
            if len(legal) > 1:
                decisions -= 1
                for case, reason in answered(state, actors[0]):
                    where = f"{setup.words()}: {case.text!r} {reason}, {case.before}"
                    assert claims[reason.kind](case), where
            state.advance(actors[0], legal[int(rng.below(len(legal)))])


def test_every_kind_of_reason_has_a_claim() -> None:
    assert set(ONIRIM) == set(onirim.KINDS)
    assert set(DAYDREAM) == set(daydream.KINDS)
