"""Named strengths: each weaker than the next in both games, and slipping as often as it says."""

from typing import Any

import pytest

from reverie.core.rng import Rng
from reverie.games import find_setup
from reverie.players import STRENGTHS, Player, Slipping, find_player
from reverie.players.arena import play_round

NAMES = ["gentle", "steady", "sharp", "dreamer"]


def no_clock() -> float:
    return 0.0


def points(spelling: str, name: str, games: int) -> float:
    setup = find_setup(spelling)
    player = find_player(name, setup.game)
    return sum(play_round(setup, [player], "strengths", number, no_clock).points[0] for number in range(games)) / games


def test_there_are_four_in_both_games() -> None:
    assert list(STRENGTHS) == NAMES
    for by_game in STRENGTHS.values():
        assert set(by_game) == {"onirim", "daydream"}


def test_a_gentle_player_is_weaker_than_a_sharp_one() -> None:
    """A small sample, and far apart in strength; docs/players.md has every step."""
    assert points("daydream:A", "gentle", 10) < points("daydream:A", "sharp", 10)
    assert points("onirim", "gentle", 16) <= points("onirim", "steady", 16)


def test_slips_come_as_often_as_they_should() -> None:
    class First(Player):
        name = "first"

        def choose(self, view: dict[str, Any], rng: Rng) -> int:
            return 0

    view = {"game": "onirim", "actions": [{"action": action} for action in range(1000)]}
    slipping = Slipping("slipping", First(), 0.2)
    rng = Rng("slips")
    slips = sum(slipping.choose(view, rng) != 0 for _ in range(2000))
    assert 340 < slips < 460
    assert not any(Slipping("never", First(), 0.0).choose(view, rng) for _ in range(100))


@pytest.mark.parametrize("name", NAMES)
def test_a_strength_plays_whichever_game_comes(name: str) -> None:
    player = find_player(name)
    assert player.name == name
    assert find_player(name, "onirim").name == name
