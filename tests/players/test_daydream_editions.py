"""Networks of two editions side by side: each plays on its own boards, and who has none says so."""

from pathlib import Path

import pytest

from reverie.core.rng import Rng
from reverie.games.daydream.kit import KIT
from reverie.games.daydream.library import Library
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.networks import FOLDER, network_for
from reverie.games.daydream.players.turn_planner import Greedy, TurnPlanner
from reverie.games.daydream.rules.folds import VIEWS
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup
from reverie.players.weights import BadWeights

LIBRARY = Library()
LEARNED = [view for view in VIEWS if (FOLDER / f"daydream-{view}-2.weights").exists()]


def mean(player: TurnPlanner, view: str, games: int) -> float:
    total = 0
    for number in range(games):
        table = Table(LIBRARY.edition("2").boards[view], 1)
        player.play_out(table, Rng(f"edition/{number}"), Rng(f"edition/{number}/own"))
        total += int(table.score(0))
    return total / games


def test_the_easy_view_of_the_second_edition_has_a_network() -> None:
    assert "A" in LEARNED


@pytest.mark.parametrize("view", LEARNED)
def test_each_edition_has_weights_of_its_own(view: str) -> None:
    first, second = (network_for(LIBRARY.edition(edition).boards[view]) for edition in ("1", "2"))
    assert first is not second
    assert KIT.weights(find_setup(f"daydream:{view}")) == (f"daydream-{view}.weights",)
    assert KIT.weights(find_setup(f"daydream:{view}", 1, {"boards": "2"})) == (f"daydream-{view}-2.weights",)
    player = Learned()
    assert player.ready(LIBRARY.edition("2").boards[view]) is not None
    assert player.notice == ""


@pytest.mark.parametrize("view", LEARNED)
def test_who_has_learned_an_edition_is_stronger_on_it_than_greedy(view: str) -> None:
    assert mean(Learned(), view, 12) > mean(Greedy(), view, 12)


def test_without_weights_for_an_edition_the_greedy_player_plays_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.games.daydream.players.networks.FOLDER", tmp_path)
    monkeypatch.setattr("reverie.games.daydream.players.networks._loaded", {})
    board = LIBRARY.edition("2").boards["A"]
    with pytest.raises(BadWeights, match="nobody has learned"):
        network_for(board)
    player = Learned()
    assert player.ready(board) is None
    assert "the greedy player plays instead" in player.notice
