"""Networks of several editions side by side: each plays on its own boards, and who has none says so."""

from pathlib import Path

import pytest

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.games.daydream.kit import KIT
from reverie.games.daydream.library import Library, editions
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.networks import network_for
from reverie.games.daydream.players.search import Search
from reverie.games.daydream.players.turn_planner import Greedy
from reverie.games.daydream.rules.folds import FIRST, VIEWS
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.players.weights import BadWeights

LIBRARY = Library()
LATER = [edition for edition in editions() if edition != FIRST]
EVERY_LATER_VIEW = pytest.mark.parametrize(
    ("view", "edition"), [(view, edition) for edition in LATER for view in VIEWS], ids=lambda value: value
)


def mean(player: Player, view: str, edition: str, games: int) -> float:
    total = 0
    for number in range(games):
        table = Table(LIBRARY.edition(edition).boards[view], 1)
        player.play_out(table, Rng(f"edition/{number}"), Rng(f"edition/{number}/own"))
        total += int(table.score(0))
    return total / games


@EVERY_LATER_VIEW
def test_each_edition_has_weights_of_its_own(view: str, edition: str) -> None:
    networks = [network_for(LIBRARY.edition(name).boards[view]) for name in editions()]
    assert len({id(network) for network in networks}) == len(editions())
    assert KIT.weights(find_setup(f"daydream:{view}")) == (f"daydream-{view}.weights",)
    setup = find_setup(f"daydream:{view}", 1, {"boards": edition})
    assert KIT.weights(setup) == (f"daydream-{view}-{edition}.weights",)
    player = Learned()
    assert player.ready(LIBRARY.edition(edition).boards[view]) is not None
    assert player.notice == ""


@EVERY_LATER_VIEW
def test_who_has_learned_an_edition_is_stronger_on_it_than_greedy(view: str, edition: str) -> None:
    assert mean(Learned(), view, edition, 12) > mean(Greedy(), view, edition, 12)


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
    best = Search()
    assert best.ready(board) is None
    assert "the strong player plays instead" in best.notice


def test_strengths_differ_on_boards_that_nobody_has_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.games.daydream.players.networks.FOLDER", tmp_path)
    monkeypatch.setattr("reverie.games.daydream.players.networks._loaded", {})
    gentle, sharp = (mean(find_player(name, "daydream"), "A", "2", 12) for name in ("gentle", "sharp"))
    assert gentle < sharp - 1
    # Questions about a row or a bonus are answered as the player thinks best; every answer with a die has a worth.
    table = Table(LIBRARY.edition("2").boards["A"], 1)
    table.advance(CHANCE, table.pick(Rng("roll")))
    view = table.view(0)
    found = Learned().preferences(view, Rng("x"))
    assert found is not None
    assert len(found) == len(view["actions"])
    assert len(set(found)) > 3
