"""What is learned of Daydream: the games its network learns from, and how it is measured."""

import pytest

from reverie.games.daydream.training import DaydreamSubject, plan_of, subject_of
from reverie.games.discovery import find_setup
from reverie.players.weights import encode
from reverie.training.subject import first_weights

np = pytest.importorskip("numpy")


class Small(DaydreamSubject):
    games_per_call = 2


def test_a_board_is_learned_alone_whoever_asks_for_it() -> None:
    subject = subject_of(find_setup("daydream:A", 3))
    assert (subject.spelling, subject.file) == ("daydream:A", DaydreamSubject("A").file)
    assert [words.split()[0] for words in subject.setups()] == ["daydream:A"] * 5
    plan = plan_of("seed", 24)
    assert (plan.rounds, plan.opening) == (24, 2)


def test_lessons_have_targets_and_are_the_same_for_the_same_seed() -> None:
    subject = Small("A")
    first = subject.play(None, "seed", 0.0, 0.5)
    again = subject.play(None, "seed", 0.0, 0.5)
    assert (first.numbers, first.targets) == (again.numbers, again.targets)
    assert first.games == 2
    assert len(first.targets) > 0
    weights = first_weights(subject.shape(), "seed")
    data = encode(subject.shape(), weights, {"game": "daydream", "inputs": str(subject.inputs_version)})
    taught = subject.play(data, "seed", 0.0, 0.5)
    assert taught.games == 2
    assert subject.measure(data, "seed", 2).endswith("points alone, the mean of 2 games, seed seed")
