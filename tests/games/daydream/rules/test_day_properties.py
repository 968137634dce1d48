"""What must hold in every game, whatever is rolled and answered."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.daydream.rules.desk import GAME
from games.daydream.rules.slow import SlowTable
from reverie.core.chance import RandomSampler
from reverie.core.game import CHANCE, SPECTATOR, State
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.folds import VIEWS
from reverie.games.discovery import find_setup

HOUSE = Daydream()
SEEDS = st.integers(0, 10**9).map(str)
TABLES = st.tuples(st.sampled_from(list(VIEWS)), st.integers(1, 5))
FEW = settings(max_examples=25, deadline=None)


def new(table: tuple[str, int], game: Daydream = GAME) -> State:
    view, players = table
    return game.new(game.setup(f"daydream:{view}", players, {}))


def step(state: State, rng: Rng) -> tuple[int, int]:
    """One random answer of somebody who is asked."""
    actors = state.actors()
    actor = actors[rng.below(len(actors))]
    legal = state.legal(actor)
    action = int(state.pick(rng)) if actor == CHANCE else legal[rng.below(len(legal))]
    assert action in legal
    state.apply(actor, action)
    return actor, action


def somewhere(table: tuple[str, int], rng: Rng, game: Daydream = GAME) -> State:
    """A position from anywhere in a random game."""
    state = new(table, game)
    for _ in range(rng.below(40 * table[1])):
        if not state.actors():
            break
        step(state, rng)
    return state


def everybody(state: State) -> list[int]:
    return [SPECTATOR, *range(len(state.view(SPECTATOR)["sheets"]))]


@given(TABLES, SEEDS)
@FEW
@pytest.mark.rule("DAY-12")
def test_the_slow_rules_agree_at_every_turn(table: tuple[str, int], seed: str) -> None:
    for game in (GAME, HOUSE):
        view, players = table
        state, rng = new(table, game), Rng(seed)
        slow = SlowTable(view, [game.boards.panels[letter] for letter in view], players)
        drafts: list[list[str]] = [[] for _ in range(players)]
        while state.actors():
            actor, action = step(state, rng)
            if actor != CHANCE and game.write(actor, action) != "done":
                drafts[actor].append(game.write(actor, action))
            if state.actors() in ([CHANCE], []) and any(drafts):
                slow.turn(drafts)
                drafts = [[] for _ in range(players)]
                for sheet, theirs in zip(slow.sheets, state.view(SPECTATOR)["sheets"], strict=True):
                    mine: dict[str, Any] = {
                        "cells": dict(sorted(sheet.digits.items())),
                        "rows": dict(sorted(sheet.full.items())),
                        "objects": sheet.objects,
                        "point": sheet.point,
                        "lines": sheet.lines,
                        "thorns": sheet.thorns,
                        "score": sheet.score(),
                    }
                    seen = {key: theirs[key] for key in mine}
                    seen["cells"] = dict(sorted(seen["cells"].items()))
                    seen["rows"] = dict(sorted(seen["rows"].items()))
                    assert seen == mine
                    assert (theirs["leaves"]["circled"], theirs["leaves"]["filled"]) == (sheet.circled, sheet.filled)
        result = state.result()
        assert result is not None
        assert result.scores == [sheet.score() for sheet in slow.sheets]
        best = max((sheet.score(), sheet.lines) for sheet in slow.sheets)
        assert result.winners == [i for i, sheet in enumerate(slow.sheets) if (sheet.score(), sheet.lines) == best]


@given(TABLES, SEEDS)
@FEW
@pytest.mark.rule("DAY-3")
def test_whoever_is_asked_can_answer_and_every_game_ends(table: tuple[str, int], seed: str) -> None:
    state, rng = new(table), Rng(seed)
    for _ in range(3000):
        if not state.actors():
            break
        for actor in state.actors():
            assert state.legal(actor)
        step(state, rng)
    assert state.result() is not None


@given(TABLES, SEEDS)
@FEW
def test_the_order_of_the_players_answers_never_matters(table: tuple[str, int], seed: str) -> None:
    rng = Rng(seed)
    state = somewhere(table, rng)
    while state.actors() != [CHANCE]:
        if not state.actors():
            return
        step(state, rng)
    step(state, rng)
    other = state.copy()
    answers: list[tuple[int, int]] = []
    while state.actors() not in ([CHANCE], []):
        answers.append(step(state, rng))
    for actor, action in sorted(answers, key=lambda answer: -answer[0]):
        other.apply(actor, action)
    assert other.to_json() == state.to_json()


@given(TABLES, SEEDS)
@FEW
def test_a_draft_taken_back_leaves_no_trace(table: tuple[str, int], seed: str) -> None:
    rng = Rng(seed)
    state = somewhere(table, rng)
    for _ in range(20):
        if not state.actors():
            return
        before = state.to_json()
        actor, _ = step(state, rng)
        if actor != CHANCE and state.retractable(actor):
            other = state.copy()
            other.retract(actor)
            assert other.to_json() == before


@given(TABLES, SEEDS)
@FEW
def test_a_draft_changes_nothing_that_others_see(table: tuple[str, int], seed: str) -> None:
    rng = Rng(seed)
    state = somewhere(table, rng)
    players = table[1]
    for drafting in range(players):
        without = state.copy()
        while without.retractable(drafting):
            without.retract(drafting)
        for viewer in everybody(state):
            if viewer != drafting:
                assert state.view(viewer) == without.view(viewer)


@given(TABLES, SEEDS)
@FEW
def test_json_round_trip(table: tuple[str, int], seed: str) -> None:
    rng = Rng(seed)
    state = somewhere(table, rng)
    other = GAME.from_json(state.to_json())
    assert other.to_json() == state.to_json()
    for seat in everybody(state):
        assert other.view(seat) == state.view(seat)
    for _ in range(30):
        if not state.actors():
            break
        actor, action = step(state, rng)
        other.apply(actor, action)
        for seat in state.actors():
            if seat >= 0 and state.retractable(seat):
                state.retract(seat)
                other.retract(seat)
                break
        assert other.to_json() == state.to_json()


@given(TABLES, SEEDS)
@FEW
def test_notation_round_trip_without_two_words_for_one_action(table: tuple[str, int], seed: str) -> None:
    for game in (GAME, HOUSE):
        state, rng = new(table, game), Rng(seed)
        for _ in range(60):
            for actor in state.actors():
                texts = [game.write(actor, action) for action in state.legal(actor)]
                assert [game.read(actor, text) for text in texts] == state.legal(actor)
                assert len(set(texts)) == len(texts)
            if not state.actors():
                break
            step(state, rng)


@given(TABLES, SEEDS)
@FEW
def test_a_sampled_table_looks_the_same_and_can_be_played(table: tuple[str, int], seed: str) -> None:
    rng = Rng(seed)
    state = somewhere(table, rng)
    for seat in everybody(state):
        view = state.view(seat)
        other = GAME.sample(view, rng)
        assert other.view(seat) == view
        assert other.actors() == state.actors()
        twin = GAME.from_json(other.to_json())
        while other.actors():
            twin.apply(*step(other, rng))
        assert twin.to_json() == other.to_json()


@given(TABLES, SEEDS)
@FEW
def test_copies_go_their_own_way(table: tuple[str, int], seed: str) -> None:
    rng = Rng(seed)
    state = somewhere(table, rng)
    before, other = state.to_json(), state.copy()
    while other.actors():
        step(other, rng)
    assert state.to_json() == before


@given(TABLES, SEEDS)
@settings(max_examples=10, deadline=None)
def test_events_are_those_the_game_announces(table: tuple[str, int], seed: str) -> None:
    state, rng = new(table), Rng(seed)
    while state.actors():
        actor = state.actors()[0]
        legal = state.legal(actor)
        for event in state.apply(actor, legal[rng.below(len(legal))]):
            assert tuple(event.data) == GAME.events[event.name]


@given(TABLES, SEEDS)
@settings(max_examples=10, deadline=None)
def test_records_with_undos_lead_to_the_same_game(table: tuple[str, int], seed: str) -> None:
    view, players = table
    rng = Rng(seed)
    match = Match(find_setup(f"daydream:{view}", players), RandomSampler(Rng(seed + " dice")))
    for _ in range(60):
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        if match.state.retractable(seat) and rng.below(4) == 0:
            match.undo(seat)
        else:
            legal = match.state.legal(seat)
            match.play(seat, match.game.write(seat, legal[rng.below(len(legal))]))
    record, replay = load(match.record.write())
    assert replay.state.to_json() == match.state.to_json()
    assert record.write() == match.record.write()
