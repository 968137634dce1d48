"""Every set-up, played to its end, with no card lost or made on the way (ONI-60, ONI-61)."""

from collections import Counter
from typing import Any

import pytest

from playing import Table, duo, solo, thinned
from reverie.core.errors import UnknownSetup
from reverie.core.game import CHANCE, SPECTATOR, Setup, State
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of, games

ONIRIM = next(game for game in games() if game.name == "onirim")
SETUPS = ONIRIM.setups()


def cards_of(setup: Setup) -> Counter[str]:
    """The cards of the deck of a set-up (ONI-13)."""
    cards: Counter[str] = Counter()
    for colour, suns in (("red", 9), ("blue", 8), ("green", 7), ("brown", 6)):
        cards.update({f"{colour} sun": suns, f"{colour} moon": 4, f"{colour} key": 3, f"{colour} door": 2})
        if "towers" in setup.spelling:
            cards.update({f"{colour} tower {number}": 1 for number in (3, 4, 5)})
    cards["nightmare"] = 10
    if "dreams" in setup.spelling:
        cards["happy dream"] = 4
    return cards


def cards_in(view: Any) -> Counter[str]:
    """Every card of the deck that a seat accounts for, seen or unseen."""
    cards: Counter[str] = Counter(view["deck"]["unseen"])
    for end in ("top", "bottom"):
        cards.update(entry["card"] for entry in view["deck"][end] if entry["card"] is not None)
    for place in ("limbo", "discard", "out", "resolving", "common", "revealed"):
        cards.update({card: n for card, n in view[place].items() if "premonition" not in card})
    for place in ("drawn", "looked"):
        cards.update(view[place]["cards"] or {})
    for hand, row, doors in zip(view["hands"], view["rows"], view["doors"], strict=True):
        cards.update(hand["cards"])
        cards.update(row)
        cards.update(doors)
    cards.update(view["towers"])
    return cards


def unknown_to(view: Any) -> int:
    """How many cards lie where that seat does not know which they are."""
    hidden: int = sum(hand["hidden"] for hand in view["hands"])
    hidden += sum(view[place]["size"] for place in ("drawn", "looked") if view[place]["cards"] is None)
    known = sum(entry["card"] is not None for end in ("top", "bottom") for entry in view["deck"][end])
    return int(view["deck"]["size"]) - known + hidden


def assert_conserved(state: State, cards: Counter[str], seats: list[int]) -> None:
    for seat in seats:
        view = state.view(seat)
        assert cards_in(view) == cards
        assert sum(view["deck"]["unseen"].values()) == unknown_to(view)


def finish(setup: Setup, seed: str) -> State:
    """A random game to its end, its cards counted from every seat on the way."""
    state = game_of(setup).new(setup)
    rng = Rng(seed)
    cards = cards_of(setup)
    seats = [SPECTATOR, *range(setup.players)]
    steps = 0
    while state.actors():
        (actor,) = state.actors()
        legal = state.legal(actor)
        assert len(legal) == len(set(legal)) > 0
        action = int(state.pick(rng)) if actor == CHANCE else legal[rng.below(len(legal))]
        state.apply(actor, action)
        if steps % 7 == 0 or not state.actors():
            assert_conserved(state, cards, seats)
        steps += 1
        assert steps < 20_000
    return state


@pytest.mark.rule("ONI-60")
def test_there_are_72_set_ups_and_those_for_two_can_be_silent() -> None:
    ways = {(setup.spelling, setup.players) for setup in SETUPS}
    assert len(ways) == 72
    assert sum(players == 2 for _, players in ways) == 36
    assert len(SETUPS) == 108
    assert sum(setup.options.get("talk") == "silent" for setup in SETUPS) == 36
    spellings = {spelling for spelling, _ in ways}
    assert {"onirim", "onirim+book", "onirim+book:lost+towers:ruins+dreams:6", "onirim+dreams:5"} <= spellings


@pytest.mark.rule("ONI-60")
def test_expansions_may_be_named_in_any_order() -> None:
    setup = find_setup("onirim+dreams:5+towers+book:lost", 2, {"talk": "silent"})
    assert setup.to_json() == {
        "spelling": "onirim+book:lost+towers+dreams:5",
        "players": 2,
        "options": {"talk": "silent"},
    }


@pytest.mark.rule("ONI-60")
@pytest.mark.parametrize(
    ("spelling", "players", "options"),
    [
        ("onirim+sphinx", 1, {}),
        ("onirim+book:ruins", 1, {}),
        ("onirim+dreams:4", 1, {}),
        ("onirim+book+book:lost", 1, {}),
        ("onirim", 0, {}),
        ("onirim", 3, {}),
        ("onirim", 1, {"talk": "silent"}),
        ("onirim", 2, {"talk": "whispered"}),
        ("onirim", 2, {"light": "dim"}),
        ("onirama", 1, {}),
    ],
)
def test_what_is_no_set_up_is_refused(spelling: str, players: int, options: dict[str, str]) -> None:
    with pytest.raises(UnknownSetup):
        find_setup(spelling, players, options)


@pytest.mark.rule("ONI-60")
@pytest.mark.rule("ONI-61")
@pytest.mark.parametrize("setup", SETUPS, ids=Setup.words)
def test_every_set_up_is_played_to_its_end_and_keeps_its_cards(setup: Setup) -> None:
    result = finish(setup, setup.words()).result()
    assert result is not None
    assert len(result.scores) == setup.players
    assert result.winners in ([], list(range(setup.players)))


def walk(t: Table, *lines: str) -> None:
    """Answers (`do ...`) and outcomes, one after the other, with all cards counted after each."""
    cards = cards_of(t.setup)
    seats = [SPECTATOR, *range(t.setup.players)]
    for line in lines:
        if line.startswith("do "):
            t.do(line[3:])
        else:
            t.deal(line)
        assert_conserved(t.state, cards, seats)


@pytest.mark.rule("ONI-61")
def test_no_card_is_lost_while_things_are_resolved() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    walk(t, "do discard red key", "red door", "nightmare", "nightmare", "brown sun", "brown moon")
    walk(t, "do bin brown moon", "do put nightmare", "do put red door", "do put nightmare")
    walk(t, "do reveal five", "green door", "blue key")
    walk(t, "nightmare", "do new hand", "red key", "brown door", "nightmare", "red sun", "red moon", "blue sun")
    walk(t, "green sun", "do discard red sun", "red door", "do open", "brown sun", "brown sun")
    assert t.asked() == "act"
    assert sum(cards_in(t.view()).values()) == 76


@pytest.mark.rule("ONI-61")
@pytest.mark.parametrize("talk", ["open", "silent"])
def test_no_card_is_lost_between_two_players(talk: str) -> None:
    t = duo(talk=talk)
    walk(t, "do discard red key", "do swap red sun", "do for green moon")
    walk(t, "red door", "nightmare", "brown sun", "brown moon", "brown moon")
    walk(t, "do bin brown moon", "do put nightmare", "do put brown moon", "do put brown sun", "do new hand")
    walk(t, "do keep", "do share", "green sun", "do keep", "green moon", "do keep", "red sun")
    assert t.seat() == 1
    assert sum(cards_in(t.view(0)).values()) == 76


@pytest.mark.rule("ONI-61")
def test_no_card_is_lost_when_the_game_ends() -> None:
    for option in ("reveal five", "new hand"):
        t = thinned("3 nightmare, brown door")
        walk(t, "do discard red sun", "nightmare", f"do {option}", "brown door", "nightmare", "nightmare")
        assert t.asked() == "over"
