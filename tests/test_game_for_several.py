"""A game that nobody can play alone: whatever begins a game takes the fewest players it has."""

import json

import gymnasium
import pyspiel
import pytest

from pebbles import PebblesGame, PebblesKit, make_known
from reverie.commands.parser import main
from reverie.core.game import Game, Setup
from reverie.envs import openspiel
from reverie.envs.seating import UnfitSetup
from reverie.envs.together import AtOnce
from reverie.games.discovery import fewest_players
from reverie.terminal.setup import Rows
from reverie.texts import Texts


class SeveralGame(PebblesGame):
    def setups(self) -> list[Setup]:
        return [setup for setup in super().setups() if setup.players > 1]


class SeveralKit(PebblesKit):
    def rules(self) -> Game:
        return SeveralGame()


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(SeveralKit(), monkeypatch)


def test_the_fewest_players_are_those_a_set_up_is_listed_with() -> None:
    assert fewest_players("pebbles") == 2
    assert fewest_players("Onirim+Book") == 1
    assert fewest_players("onirim+such:unknown") == 1


def test_commands_and_the_set_up_screen_take_the_fewest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pebbles", "--games", "20", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["setup"]["players"] == 2
    assert sum(seat["wins"] for seat in said["seats"]) >= 20  # a tie has two winners
    assert main(["simulate", "pebbles", "--games", "20"]) == 0
    assert "% won, score" in capsys.readouterr().out
    rows = Rows("pebbles", Texts("en"), online=False)
    rows.rows()
    assert rows.wanted().setup.players == 2


def test_environments_for_one_say_where_those_for_several_are() -> None:
    with pytest.raises(UnfitSetup, match=r"not played alone: `reverie\.envs\.together`"):
        gymnasium.make("reverie/Onirim-v1", game="pebbles", setup="pebbles")
    assert AtOnce("pebbles", players=2).possible_agents == ["player_0", "player_1"]


def test_openspiel_loads_it_for_two() -> None:
    openspiel._register(SeveralKit())
    assert pyspiel.load_game("python_pebbles").num_players() == 2
    assert pyspiel.load_game("python_pebbles(players=3)").num_players() == 3
