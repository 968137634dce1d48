"""Stated chances: recalibrated on held-out games, without changing any choice."""

import itertools
import random

import pytest

from reverie.core.rng import Rng
from reverie.explain.calibration import Stated, by_tenths, corrections, furthest
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.players.networks import BASE, FOLDER, network_for, stated_for
from reverie.games.onirim.players.numbering import VERSION
from reverie.games.onirim.players.thorough import Thorough
from reverie.games.onirim.rules.ruleset import rules_of
from reverie.players.network import Network
from reverie.players.roster import find_player
from reverie.players.weights import decode, read_file

ONIRIM = find_setup("onirim")


def overcautious(rng: random.Random) -> Stated:
    """A game of somebody who states half of what is true."""
    true = rng.random()
    return Stated([true / 2] * 3, rng.random() < true)


def test_corrections_are_what_came_true() -> None:
    rng = random.Random(1)
    pairs = corrections([overcautious(rng) for _ in range(6000)])
    assert len(pairs) > 6
    for (said, true), (next_said, next_true) in itertools.pairwise(pairs):
        assert said < next_said
        assert true < next_true
    assert all(true == pytest.approx(2 * said, abs=0.08) for said, true in pairs)
    assert furthest(by_tenths([overcautious(rng) for _ in range(2000)])) > 0.2


def test_the_house_states_what_its_weights_say_came_true_and_plays_the_same() -> None:
    bare = Thorough(Network(*decode(read_file(FOLDER / BASE), "onirim", VERSION)))
    house = find_player("learned", "onirim")
    assert isinstance(house, Thorough)
    network_for(rules_of(ONIRIM))
    pairs = stated_for(rules_of(ONIRIM))
    state = game_of(ONIRIM).new(ONIRIM)
    luck = Rng("stated")
    different = 0
    for _ in range(60):
        while state.actors() and state.actors()[0] < 0:
            state.advance(state.actors()[0], state.pick(luck))
        if not state.actors():
            break
        view = state.view(0)
        said, true = bare.values(view, Rng("x")), house.values(view, Rng("x"))
        assert house.choose(view, Rng("x")) == bare.choose(view, Rng("x"))
        assert sorted(range(len(said)), key=said.__getitem__) == sorted(range(len(true)), key=true.__getitem__)
        for one, other in zip(said, true, strict=True):
            low = max(true for said, true in pairs if said <= one)
            high = min(true for said, true in pairs if said >= one)
            assert low <= other <= high
            different += abs(one - other) > 1e-9
        state.advance(0, house.choose(view, Rng("x")))
    assert different > 50
