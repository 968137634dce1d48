"""Reasons: true of the answer they are given for, telling it from the others, and sayable in every language."""

from typing import Any

import pytest

from playing import solo
from reverie.core.game import CHANCE, State
from reverie.core.rng import Rng
from reverie.explain.hints import consequences
from reverie.explain.reasons import Reason, given_up, telling
from reverie.explain.words import say_all
from reverie.games.daydream import explain as daydream
from reverie.games.discovery import find_setup, game_of, kit_of, kits
from reverie.games.onirim import explain as onirim
from reverie.texts import LANGUAGES, Texts

EVERYTHING = "onirim+book+towers+dreams"
TABLES = [
    ("onirim", 1, {}),
    (EVERYTHING, 1, {}),
    ("onirim+towers:ruins", 1, {}),
    (EVERYTHING, 2, {"talk": "open"}),
    (EVERYTHING, 2, {"talk": "silent"}),
    *((f"daydream:{letters}", 1, {}) for letters in ("A", "BCA", "EFD", "AD", "DA")),
    ("daydream:EFD", 2, {}),
]


def reasons_of(state: State, seat: int) -> dict[str, list[Reason]]:
    """What is true of each answer of a seat."""
    view = state.view(seat)
    made_up = game_of(find_setup(**view["setup"])).sample(view, Rng("reasons"))
    return {answer["text"]: consequences(view, made_up, answer)[1] for answer in view["actions"]}


def met(spelling: str, players: int, options: dict[str, str], decisions: int) -> list[Reason]:
    """Every reason met in random games, each kind once."""
    setup = find_setup(spelling, players, options)
    found: dict[str, Reason] = {}
    rng = Rng(f"met/{setup.words()}")
    state = game_of(setup).new(setup)
    while decisions > 0:
        actors = state.actors()
        if not actors:
            state = game_of(setup).new(setup)
        elif actors == [CHANCE]:
            state.advance(CHANCE, int(state.pick(rng)))
        else:
            legal = state.legal(actors[0])
            if len(legal) > 1:
                decisions -= 1
                for lot in reasons_of(state, actors[0]).values():
                    found.update({reason.kind: reason for reason in lot})
            state.advance(actors[0], legal[int(rng.below(len(legal)))])
    return list(found.values())


def said(reason: Reason, texts: Texts) -> str:
    game = "onirim" if reason.kind.startswith("oni-") else "daydream"
    return kit_of(game).explainer().say(reason, texts)


ALL_MET: dict[str, list[Reason]] = {}


@pytest.fixture(scope="module")
def all_met() -> list[Reason]:
    if not ALL_MET:
        for spelling, players, options in TABLES:
            words = find_setup(spelling, players, options).words()
            ALL_MET[words] = met(spelling, players, dict(options), 25 if spelling.startswith("day") else 120)
    return [reason for lot in ALL_MET.values() for reason in lot]


def test_games_meet_many_reasons_and_only_known_ones(all_met: list[Reason]) -> None:
    kinds = {reason.kind for reason in all_met}
    assert kinds <= {*onirim.KINDS, *daydream.KINDS}
    assert len(kinds & set(onirim.KINDS)) >= 25
    assert len(kinds & set(daydream.KINDS)) >= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(all_met: list[Reason], language: str) -> None:
    texts = Texts(language)
    for reason in all_met:
        assert len(said(reason, texts)) > 8
    assert all(texts.has(f"why-{kind}") for kind in (*onirim.KINDS, *daydream.KINDS))
    for kit in kits():
        assert texts.say(kit.explainer().overall) in say_all([], kit.name, texts)
    both = say_all([Reason("oni-asleep"), Reason("oni-rampart")], "onirim", texts, "play")
    assert both.count(".") == 2
    assert "play" in both


def test_a_key_is_kept_for_doors_among_the_unseen() -> None:
    scene = solo(hand="red sun, red moon, blue key, green sun, brown sun")
    reasons = reasons_of(scene.state, 0)
    kept = next(reason for reason in reasons["discard green sun"] if reason.kind == "oni-key-kept")
    assert kept.values == {"key": "blue", "doors": "blue", "n": 2, "unseen": 71}
    assert said(kept, Texts("en")) == "keeps the blue key for 2 blue doors among the 71 unseen cards"
    assert said(kept, Texts("de")) == "behält den blauen Schlüssel für 2 blaue Türen unter den 71 ungesehenen Karten"
    assert not any(reason.kind == "oni-key-kept" for reason in reasons["discard blue key"])
    assert any(reason.kind == "oni-prophecy" for reason in reasons["discard blue key"])
    begun = {reason.kind for reason in reasons["play red sun"]}
    assert "oni-first" in begun
    assert not begun & {"oni-second", "oni-third"}


def test_a_series_is_told_card_by_card() -> None:
    scene = solo(hand="red sun, red moon, red key, red moon, brown sun")
    assert "oni-first-whole" in {reason.kind for reason in reasons_of(scene.state, 0)["play red sun"]}
    scene.do("play red sun").deal("blue sun")
    second = {reason.kind: reason for reason in reasons_of(scene.state, 0)["play red moon"]}
    assert {"oni-second", "oni-second-held"} <= second.keys()
    kept = {reason.kind for reason in reasons_of(scene.state, 0)["discard blue sun"]}
    assert "oni-series-kept" in kept
    scene.do("play red moon").deal("blue sun")
    assert "oni-third" in {reason.kind for reason in reasons_of(scene.state, 0)["play red key"]}
    scene.do("play red key")
    assert "oni-door" in {reason.kind for reason in reasons_of(scene.state, 0)["take"]}


def test_a_nightmare_tells_what_each_answer_spares() -> None:
    scene = solo(hand="red sun, red moon, blue key, green sun, brown sun")
    scene.do("discard red sun").deal("nightmare")
    reasons = {text: {reason.kind for reason in lot} for text, lot in reasons_of(scene.state, 0).items()}
    assert "oni-deck-kept" in reasons["give blue key"]
    assert "oni-hand-kept" not in reasons["give blue key"]  # it costs the key
    assert "oni-hand-kept" in reasons["reveal five"]
    assert "oni-key-kept" in reasons["reveal five"]
    assert not reasons["new hand"] & {"oni-hand-kept", "oni-deck-kept"}


def test_the_difference_is_what_tells() -> None:
    shared, good, bad = Reason("shared"), Reason("good"), Reason("bad")
    facts = [[shared, good], [shared, bad], [shared]]
    assert telling(0, facts, [0.9, 0.2, 0.5]) == [good]
    assert telling(1, facts, [0.9, 0.2, 0.5]) == []
    assert telling(0, [[], []], [0.5, 0.4]) == []
    assert telling(0, [[good, shared], [shared]], [0.5, 0.5]) == []


def test_reasons_are_held_beside_the_next_best_answer() -> None:
    shared, good, better = Reason("shared"), Reason("good"), Reason("better")
    facts = [[shared, good], [shared, better], []]
    values = [0.9, 0.8, 0.1]
    # Against everybody what the two best have in common tells most; between them it tells nothing.
    assert telling(0, facts, values)[0] == shared
    assert telling(0, facts, values, rival=1)[0] == good
    assert given_up(0, facts, values, 1) == [better]
    assert given_up(0, [[shared, good], [shared], []], values, 1) == []


def test_a_reason_shared_by_close_rivals_gives_way_to_one_that_is_not() -> None:
    clean, row = Reason("clean"), Reason("row", "a1-a4")
    facts: list[list[Any]] = [[clean, row], [clean], [clean], [clean], []]
    assert telling(0, facts, [5.0, 4.0, 4.1, 3.9, 3.8], most=1) == [row]
