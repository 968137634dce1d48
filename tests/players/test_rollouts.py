"""Tree search with random games: legal, repeatable, and better than chance where that can be seen."""

import pytest

from games.onirim.players.tables import SOME, random_tables
from reverie.core.game import CHANCE, Setup
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.rules.cards import DOOR, NIGHTMARE
from reverie.games.onirim.rules.places import GAINED
from reverie.players.rollouts import Rollouts


@pytest.mark.parametrize("setup", SOME, ids=Setup.words)
def test_it_answers_views_legally_and_repeatably(setup: Setup) -> None:
    player = Rollouts(5)
    for number, table in enumerate(random_tables(setup, "rollouts")):
        seat = int(table.active)
        action = player.choose(table.view(seat), Rng("same"))
        assert action in table.legal(seat)
        assert action == player.choose(table.view(seat), Rng("same"))
        if number > 4:
            break


def test_it_finds_a_win_that_is_there() -> None:
    for number in range(200):
        for table in random_tables(find_setup("onirim"), f"win/{number}"):
            if table.step().name != "door" or len(table.legal(0)) == 1:
                continue
            for door in range(DOOR, NIGHTMARE):
                while table.in_deck(door) > 0:
                    table.from_deck(door, GAINED)
            if table.size(GAINED) == 7:
                opened = Rollouts(40).search(table, Rng("win"))
                table.advance(0, opened)
                assert table.won
                return
    raise AssertionError("no door was drawn with its key in hand")


def test_it_plays_daydream_too() -> None:
    setup = find_setup("daydream:A")
    state = game_of(setup).new(setup)
    state.apply(CHANCE, int(state.pick(Rng("dice"))))
    assert Rollouts(3).search(state, Rng("day")) in state.legal(0)
