"""What must hold in every game, over random set-ups and random play."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forms import examples
from reverie.core.chance import KeyedSampler, RandomSampler, ScriptedSampler
from reverie.core.errors import Illegal
from reverie.core.game import CHANCE, SPECTATOR, Setup, State
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of, games

SETUPS = [setup for game in games() for setup in game.setups()]
ONIRIM = [setup for setup in SETUPS if setup.game == "onirim"]
setups = st.sampled_from(SETUPS)
seeds = st.integers(0, 10**9).map(str)
lengths = st.integers(0, 400)

ROOMS = {"red": (9, 4, 3), "blue": (8, 4, 3), "green": (7, 4, 3), "brown": (6, 4, 3)}


def walk(setup: Setup, seed: str, entries: int) -> State:
    """The position after so many random entries, or the last one."""
    state = game_of(setup).new(setup)
    rng = Rng(seed)
    for _ in range(entries):
        if not state.actors():
            break
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.advance(actor, state.pick(rng) if actor == CHANCE else legal[int(rng.below(len(legal)))])
    return state


def cards_of(setup: Setup) -> Counter[str]:
    """The cards that set-up should hold, straight from the digest's table (ONI-13)."""
    cards: Counter[str] = Counter(nightmare=10)
    for colour, (suns, moons, keys) in ROOMS.items():
        cards.update({f"{colour} sun": suns, f"{colour} moon": moons, f"{colour} key": keys, f"{colour} door": 2})
        if "towers" in setup.spelling:
            cards.update({f"{colour} tower {number}": 1 for number in (3, 4, 5)})
        if "book" in setup.spelling:
            cards[f"{colour} goal"] = 2
        if "dreams" in setup.spelling:
            cards[f"{colour} premonition"] = 1
    if "dreams" in setup.spelling:
        cards["happy dream"] = 4
        cards.update({f"{name} premonition": 1 for name in ("pair", "three", "five", "every")})
    return cards


@pytest.mark.rule("ONI-61")
@pytest.mark.rule("ONI-13")
@settings(max_examples=examples(40), deadline=None)
@given(setup=st.sampled_from(ONIRIM), seed=seeds)
def test_no_card_is_ever_lost_or_made(setup: Setup, seed: str) -> None:
    expected = cards_of(setup)
    state = game_of(setup).new(setup)
    rng = Rng(seed)
    while state.actors():
        whole: Any = state.to_json()
        found: Counter[str] = Counter()
        for place, cards in whole["places"].items():
            if not place.startswith("told"):
                found.update(cards)
        assert found == expected
        known = Counter(entry["card"] for entry in whole["top"] + whole["bottom"])
        assert known == Counter(whole["places"].get("placed", {}))
        rows = Counter(card for row in whole["rows"] for card in row)
        assert rows == Counter(whole["places"].get("row1", {})) + Counter(whole["places"].get("row2", {}))
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.advance(actor, state.pick(rng) if actor == CHANCE else legal[int(rng.below(len(legal)))])


@settings(max_examples=examples(60), deadline=None)
@given(setup=setups, seed=seeds, entries=lengths)
def test_what_is_hidden_cannot_be_told_from_the_view(setup: Setup, seed: str, entries: int) -> None:
    """Every state in agreement with a view gives that very view, whatever its hidden part is."""
    game = game_of(setup)
    state = walk(setup, seed, entries)
    for seat in (*range(setup.players), SPECTATOR):
        view = json.loads(json.dumps(state.view(seat)))
        for number in range(3):
            other = game.sample(view, Rng(f"{seed}/{number}"))
            assert json.loads(json.dumps(other.view(seat))) == view


@settings(max_examples=examples(40), deadline=None)
@given(
    seed=seeds,
    entries=st.integers(30, 300),
    setup=st.sampled_from([s for s in ONIRIM if s.options.get("talk") == "silent"]),
)
def test_a_sampled_partner_can_be_played_on(seed: str, entries: int, setup: Setup) -> None:
    """A sampled state is a real one: the game goes on from it to its end."""
    state = walk(setup, seed, entries)
    sampled = game_of(setup).sample(state.view(0), Rng(seed))
    rng = Rng(seed)
    while sampled.actors():
        actor = sampled.actors()[0]
        legal = sampled.legal(actor)
        sampled.advance(actor, sampled.pick(rng) if actor == CHANCE else legal[int(rng.below(len(legal)))])
    assert sampled.result() is not None


def play_match(setup: Setup, seed: str, undo_every: int = 0) -> Match:
    """A whole random match, with an undo tried every so often."""
    match = Match(setup, RandomSampler(Rng(seed)))
    rng = Rng(seed + "/players")
    answers = 0
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        before = match.state.to_json()
        match.play(seat, match.game.write(seat, legal[int(rng.below(len(legal)))]))
        answers += 1
        if undo_every and answers % undo_every == 0 and match.undo_target(seat) is not None:
            match.undo(seat)
            assert match.state.to_json() == before
    return match


@settings(max_examples=examples(25), deadline=None)
@given(setup=setups, seed=seeds)
def test_a_record_reproduces_every_view(setup: Setup, seed: str) -> None:
    match = play_match(setup, seed, undo_every=9)
    record, replay = load(match.record.write())
    assert not record.notice
    assert record.write() == match.record.write()
    assert len(replay.states) == len(match.replay.states)
    for ours, theirs in zip(match.replay.states, replay.states, strict=True):
        for seat in (*range(setup.players), SPECTATOR):
            assert ours.view(seat) == theirs.view(seat)


@settings(max_examples=examples(20), deadline=None)
@given(setup=setups, seed=seeds)
def test_forking_back_and_forth_keeps_the_record_true(setup: Setup, seed: str) -> None:
    match = Match(setup, RandomSampler(Rng(seed)))
    rng = Rng(seed)
    for _ in range(60):
        if not match.state.actors():
            break
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, match.game.write(seat, legal[int(rng.below(len(legal)))]))
        if rng.below(5) == 0:
            before = match.replay.before[
                next(number for number in match.replay.path() if match.record.entries[number - 1].actor == seat)
            ]
            expected: Any = match.replay.states[before].to_json()
            match.fork(seat)
            assert match.state.to_json() == expected
    _, replay = load(match.record.write())
    assert replay.state.to_json() == match.state.to_json()


def first_outcomes(setup: Setup, key: str, number: int) -> list[int]:
    state = game_of(setup).new(setup)
    sampler = KeyedSampler(key)
    out: list[int] = []
    while len(out) < number and state.actors() == [CHANCE]:
        out.append(sampler.outcome(state))
        state.advance(CHANCE, out[-1])
    return out


def test_a_key_deals_everybody_the_same_luck() -> None:
    setup = find_setup("onirim+book+towers+dreams")
    assert first_outcomes(setup, "2026-11-15", 15) == first_outcomes(setup, "2026-11-15", 15)
    assert first_outcomes(setup, "2026-11-15", 15) != first_outcomes(setup, "2026-11-16", 15)


def test_a_key_deals_every_card_its_fair_share() -> None:
    setup = find_setup("onirim")
    state = game_of(setup).new(setup)
    drawn = Counter(KeyedSampler(f"key {number}").outcome(state) for number in range(2000))
    for outcome, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
        expected = 2000 * weight / 76
        assert abs(drawn[outcome] - expected) < 5 * expected**0.5


def test_a_key_goes_on_where_a_game_was_left() -> None:
    setup = find_setup("onirim")
    whole = first_outcomes(setup, "key", 5)
    state = game_of(setup).new(setup)
    for outcome in whole[:3]:
        state.advance(CHANCE, outcome)
    assert KeyedSampler("key", after=3).outcome(state) == whole[3]


def test_a_script_that_asks_for_the_impossible_is_refused() -> None:
    setup = find_setup("onirim")
    sampler = ScriptedSampler([99], RandomSampler(Rng("0")))
    with pytest.raises(Illegal, match="cannot happen"):
        sampler.outcome(game_of(setup).new(setup))


def test_random_outcomes_follow_their_weights() -> None:
    setup = find_setup("onirim")
    state = game_of(setup).new(setup)
    rng = Rng("weights")
    drawn = Counter(int(state.pick(rng)) for _ in range(20_000))
    for outcome, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
        expected = 20_000 * weight / 76
        assert abs(drawn[outcome] - expected) < 5 * expected**0.5
