"""Named strengths: each weaker than the next in both games, and erring as much as it says."""

from typing import Any

import pytest

from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, kit_of
from reverie.players.arena import play_round
from reverie.players.player import Player
from reverie.players.roster import find_player, strengths_of
from reverie.players.strengths import Erring

NAMES = ["gentle", "steady", "sharp", "dreamer"]


def no_clock() -> float:
    return 0.0


def points(spelling: str, name: str, games: int) -> float:
    setup = find_setup(spelling)
    player = find_player(name, setup.game)
    return sum(play_round(setup, [player], "strengths", number, no_clock).points[0] for number in range(games)) / games


def test_there_are_four_in_both_games() -> None:
    for game in ("onirim", "daydream"):
        assert strengths_of(game) == NAMES


def test_a_gentle_player_is_weaker_than_a_sharp_one() -> None:
    """A small sample, and far apart in strength; docs/players.md has every step."""
    assert points("daydream:A", "gentle", 10) < points("daydream:A", "sharp", 10)
    assert points("onirim", "gentle", 16) <= points("onirim", "steady", 16)


class Sees(Player):
    """Sees what each answer is worth and takes the first of the best; the first of all where it sees nothing."""

    name = "sees"

    def __init__(self, worth: list[float] | None) -> None:
        self.worth = worth

    def choose(self, view: Any, rng: Rng) -> int:
        return 0 if self.worth is None else self.worth.index(max(self.worth))

    def values(self, view: Any, rng: Rng) -> list[float] | None:
        return self.worth


def asked(answers: int) -> Any:
    return {
        "game": "onirim",
        "seat": 0,
        "setup": {"game": "onirim", "spelling": "onirim", "players": 1, "options": {}},
        "actions": [{"action": action} for action in range(answers)],
    }


def chosen(worth: list[float] | None, loss: float | None, times: int = 4000) -> list[int]:
    """How often each answer was taken."""
    player = Erring("erring", Sees(worth), None if loss is None else lambda _: loss)
    rng = Rng("errors")
    taken = [player.choose(asked(3), rng) for _ in range(times)]
    return [taken.count(answer) for answer in range(3)]


@pytest.mark.parametrize("loss", [0.002, 0.02, 0.1])
def test_what_is_given_away_is_as_much_as_it_should_be(loss: float) -> None:
    worth = [0.5, 0.45, 0.1]
    given = sum(times * (0.5 - value) for times, value in zip(chosen(worth, loss), worth, strict=True)) / 4000
    assert 0.8 * loss < given < 1.2 * loss


def test_the_closer_an_answer_is_the_more_often_it_is_taken_by_mistake() -> None:
    best, close, far = chosen([0.5, 0.48, 0.2], 0.01)
    assert best > close > 5 * far
    # Where nothing is at stake anything will do, and where there is more to lose than may be lost, hardly anything.
    assert min(chosen([0.5, 0.499, 0.498], 0.01)) > 1000
    assert chosen([0.9, 0.1, 0.1], 0.001)[0] > 3900


def test_without_errors_or_values_the_player_answers_itself() -> None:
    assert chosen([0.1, 0.9, 0.2], None) == [0, 4000, 0]
    assert chosen(None, 0.1) == [4000, 0, 0]


def test_every_strength_is_made_to_give_away_less_than_the_one_before() -> None:
    for game in ("onirim", "daydream"):
        errors = [strength.errors for strength in kit_of(game).strengths().values()]
        assert errors[0] > errors[1] > errors[2] > errors[3] == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_strength_plays_whichever_game_comes(name: str) -> None:
    player = find_player(name)
    assert player.name == name
    assert find_player(name, "onirim").name == name


def test_a_strength_plays_on_as_quickly_as_the_player_behind_it() -> None:
    class Quick(Sees):
        def outcomes(self, view: Any, games: int, rng: Rng) -> list[float]:
            return [0.5] * games

    assert Erring("gentle", Quick(None), None).outcomes(asked(3), 4, Rng("on")) == [0.5] * 4
