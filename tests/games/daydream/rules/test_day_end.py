"""How a game ends and what it is worth: several players, ties, thorns and names (DAY-11 to DAY-15)."""

import tomllib
from pathlib import Path

import pytest

import reverie.games.daydream
from games.daydream.rules.desk import GAME, Desk
from games.daydream.rules.test_day_shelf import SUNS
from reverie.core.errors import GameOver, UnknownSetup
from reverie.games.daydream.rules.folds import VIEWS

# All of A but f1, f2 and f4, every full row spoiled.
REST = "3 a1, 3 b1, 1 c1, 2 d1, 3 a2, 2 a3, 1 a4, 2 b3, 2 d2, 4 d3, 4 e3, 3 f3"


@pytest.mark.rule("DAY-11")
def test_the_game_ends_when_a_grid_is_full_once_everybody_is_done() -> None:
    d = Desk("A", 2).lay(REST, seats=2)
    d.roll(1, 2).do("skip 1", "write 2 f2", "done").do("skip 1", "write 2 f2", "done", seat=1)
    d.roll(5, 6).do("write 5 f1", "write 6 f4", "done")
    assert d.state.result() is None
    assert d.state.actors() == [1]
    d.do("skip 5", "write 6 f4", "done", seat=1)
    result = d.state.result()
    assert result is not None
    assert result.reason == "full"
    assert d.state.actors() == []
    with pytest.raises(GameOver):
        d.state.apply(0, 0)


@pytest.mark.rule("DAY-11")
def test_the_game_ends_when_every_object_is_drawn_once_the_roll_is_finished() -> None:
    d = Desk("A").lay(SUNS, bonus="sun").roll(5, 1).do("write 5 d2", "skip 1", "done")
    d.roll(6, 2).do("write 6 d3", "bonus leaf")
    assert d.drawn() == (14, 0)
    assert d.asked() == "write"
    d.do("write 2 e3", "done")
    result = d.state.result()
    assert result is not None
    assert (result.scores, result.reason) == ([14], "drawn")


def last_turn(first: str, second: str) -> Desk:
    """Two players have filled A alike, all rows spoiled but those of b3 and e3, where a 2 and a 5 go now."""
    d = Desk("A", 2).lay("2 f3, 3 a1, 2 f2, 3 b1, 2 f1, 1 c1, 2 f4, 2 d1, 3 a2, 2 d2, 2 a3, 4 d3", seats=2)
    d.roll(1, 6)
    for seat in (0, 1):
        d.do("skip 6", "write 1 a4", "done", seat=seat)
    return d.roll(2, 5).do(*first.split(", "), "done").do(*second.split(", "), "done", seat=1)


@pytest.mark.rule("DAY-12")
def test_most_points_win() -> None:
    d = last_turn("write 5 e3, write 2 b3", "write 2 e3, skip 5")
    result = d.state.result()
    assert result is not None
    assert (result.scores, result.winners) == ([1, 0], [0])


@pytest.mark.rule("DAY-12")
def test_lines_on_the_unfinished_object_break_a_tie() -> None:
    d = last_turn("write 5 e3, write 2 b3", "write 2 e3, write 5 b3")
    assert [d.sheet(seat)["lines"] for seat in (0, 1)] == [1, 0]
    result = d.state.result()
    assert result is not None
    assert (result.scores, result.winners) == ([1, 1], [0])


@pytest.mark.rule("DAY-12")
def test_equal_players_share_the_win() -> None:
    d = last_turn("write 5 e3, write 2 b3", "write 2 b3, write 5 e3")
    result = d.state.result()
    assert result is not None
    assert (result.scores, result.winners) == ([1, 1], [0, 1])


@pytest.mark.rule("DAY-12")
def test_a_sun_line_is_one_line() -> None:
    d = Desk("A").lay("4 f3, 1 d3").roll(6, 2).do("write 6 e3", "write 2 f2", "done")
    assert (d.drawn(), d.sheet()["lines"]) == ((1, 1), 1)
    d = Desk("D").lay("1 a1, 2 b1").roll(3, 4).do("write 3 c1", "write 4 d1")
    assert (d.drawn(), d.sheet()["lines"]) == ((4, 0), 0)


@pytest.mark.rule("DAY-13")
def test_alone_two_thorns_cost_an_object() -> None:
    d = Desk("A").lay("3 a3, 4 b3")
    assert d.sheet()["score"] == 1
    scores = []
    for cell in ("a2", "a1", "b1", "c1"):
        d.roll(5, 6).do("skip 5", f"write 6 {cell}", "done")
        scores.append(d.sheet()["score"])
    assert d.sheet()["thorns"] == 4
    assert scores == [1, 0, 0, -1]


@pytest.mark.rule("DAY-13")
def test_in_company_there_are_no_thorns() -> None:
    d = Desk("A", 2).lay("3 a3, 4 b3", seats=2).roll(5, 6).do("skip 5")
    assert d.sheet()["thorns"] == 0


@pytest.mark.rule("DAY-13")
def test_a_leaf_of_a_bonus_costs_nothing() -> None:
    d = Desk("A").lay("4 f3, 5 e3").roll(6, 1).do("write 6 d3", "bonus leaf")
    assert d.leaves() == (1, 3, 0)
    assert d.sheet()["thorns"] == 0


@pytest.mark.rule("DAY-13")
def test_the_score_of_a_solo_game_has_a_name() -> None:
    d = Desk("A").lay(SUNS, bonus="sun").lay("5 d2, 6 d3")
    assert d.state.view(0)["name"] == {"index": 4, "key": "A.4"}
    d = Desk("A").lay(REST)
    for cell in ("f2", "f1", "f4"):
        d.roll(2, 2).do("skip 2", f"write 2 {cell}", "done")
    result = d.state.result()
    assert result is not None
    assert result.scores == [-1]
    assert d.state.view(0)["name"] == {"index": 1, "key": "A.1"}


@pytest.mark.rule("DAY-14")
def test_the_eight_views_and_what_they_play_with() -> None:
    played = {letters: view.plays for letters, view in VIEWS.items()}
    assert played == {
        "A": (),
        "D": (),
        "BC": ("constellation",),
        "EF": ("garland",),
        "AD": ("polaroids",),
        "DA": ("polaroids",),
        "BCA": ("constellation", "notes"),
        "EFD": ("garland", "frames"),
    }
    assert [setup.spelling for setup in GAME.setups()] == [f"daydream:{view}" for view in VIEWS] * 5
    with pytest.raises(UnknownSetup, match="no view 'AB'"):
        GAME.setup("daydream:AB", 1, {})
    with pytest.raises(UnknownSetup, match="1 to 5 players"):
        GAME.setup("daydream:A", 6, {})


@pytest.mark.rule("DAY-14")
@pytest.mark.parametrize("view", list(VIEWS))
def test_what_a_view_does_not_play_with_is_ignored(view: str) -> None:
    features = {"constellation", "notes", "garland", "frames", "polaroids"}
    assert {name for name in features if Desk(view).sheet()[name] is not None} == set(VIEWS[view].plays)


@pytest.mark.rule("DAY-15")
def test_the_solo_tables_and_their_names_in_four_languages() -> None:
    tables = {letters: view.names for letters, view in VIEWS.items()}
    assert tables == {
        "A": [0, 5, 9, 13],
        "D": [0, 5, 10, 14],
        "BC": [0, 8, 16, 24],
        "BCA": [0, 13, 31, 50],
        "AD": [0, 7, 28, 40],
        "DA": [0, 9, 26, 35],
        "EF": [0, 7, 15, 22],
        "EFD": [0, 14, 33, 55],
    }
    texts = tomllib.loads((Path(reverie.games.daydream.__file__).parent / "names.toml").read_text(encoding="utf-8"))
    assert set(texts) == set(VIEWS)
    for view in texts.values():
        assert len(view["names"]) == 4
        for text in [view["title"], *view["names"]]:
            assert set(text) == {"en", "fr", "de", "it"}
