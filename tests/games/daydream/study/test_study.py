"""`boards study`: what it measures, that it is repeatable, and that its figures are right."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from reverie.commands.parser import main
from reverie.core.rng import Rng
from reverie.games.daydream.library import Library
from reverie.games.daydream.players.turn_planner import TurnPlanner
from reverie.games.daydream.rules.table import Table
from reverie.games.daydream.study import watched
from reverie.games.daydream.study.measures import ViewFigures, figures_of, shelf_of
from reverie.games.daydream.study.report import turns_table
from reverie.games.daydream.study.watched import Watched, watch
from reverie.players.roster import find_player

ASKED = ["boards", "study", "--games", "4", "--player", "novice,greedy,learned", "--seed", "7"]


def studied(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    assert main([*ASKED, "--json", *more]) == 0
    report: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return report


def start(view: str, edition: str = "1") -> Table:
    return Table(Library().edition(edition).boards[view], 1)


def games(table: Table, player: str, count: int, habit: watched.Habit = watched.as_it_is) -> list[Watched]:
    who = find_player(player, "daydream")
    assert isinstance(who, TurnPlanner)
    return [watch(table, who, Rng(f"study/{n}"), Rng(f"study/{n}/own"), habit) for n in range(count)]


def test_one_command_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    (view,) = studied(capsys, "EFD")
    assert (view["view"], view["boards"], view["lowest"]) == ("EFD", "4", Library().edition("4").views["EFD"].names)
    assert [one["player"] for one in view["players"]] == ["novice", "greedy", "learned"]
    for one in view["players"]:
        assert sum(one["scores"].values()) == one["games"] == 4
        assert sum(one["names"]) == pytest.approx(1)
        assert sum(one["rows"].values()) == pytest.approx(1)
        assert [part["name"] for part in one["decorations"]] == ["garland", "frames 1", "frames 2", "frames 3"]
        assert all(0 <= part["filled"] <= 1 and part["giving_up"] is not None for part in one["decorations"])
    novice, _, learned = view["players"]
    assert novice["regret"] > 0
    assert novice["dilemmas"] is None
    assert 0 < learned["dilemmas"] < 1
    assert 0 <= learned["leaf_bonus"] <= 1
    assert -1 <= learned["order"] <= 1
    assert set(view["shelf"]["points"]) == {"dots alone", "suns alone", "both"}


def test_the_same_seed_gives_the_same_study_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert studied(capsys, "A") == studied(capsys, "A", "--jobs", "2")


def test_the_text_has_four_tables_and_the_plot_a_bar_for_each_player(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "study.svg"
    assert main([*ASKED, "A", "--boards", "2", "--plot", str(picture)]) == 0
    out = capsys.readouterr().out
    assert [table.splitlines()[0].split(" | ")[1] for table in out.strip().split("\n\n")] == [
        "names from",
        "dot lines",
        "dilemmas",
        "decoration",
    ]
    drawn = ET.fromstring(picture.read_text(encoding="utf-8"))
    words = [element.text for element in drawn.iter() if element.text]
    assert {"A", "novice", "greedy", "learned"} <= set(words)
    assert main([*ASKED, "A", "--plot", str(picture)]) == 2  # nothing is overwritten


def test_a_bad_view_or_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards", "study", "AB"]) == 2
    assert main(["boards", "study", "A", "--player", "random"]) == 2
    assert "plan whole turns" in capsys.readouterr().err


def test_the_lines_of_a_shelf_are_counted_point_by_point_and_sun_by_sun() -> None:
    boards = Library().edition("2")
    shelf = shelf_of(boards.boards["BC"])
    objects = [one for letter in "BC" for one in boards.panels[letter].objects]
    assert shelf.dot_lines == sum(len(one.outline) - 1 for one in objects)
    assert shelf.sun_lines == sum(sum(one.suns()) - 1 for one in objects)


def test_what_a_novice_gives_away_in_all_turns_is_what_it_is_behind(capsys: pytest.CaptureFixture[str]) -> None:
    table = start("A")
    figures = [figures_of(who, table.board, games(table, who, 6)) for who in ("novice", "learned")]
    novice, learned = figures
    # 36 clouds, two to a roll but for what is skipped; the last one alone.
    assert 18 <= novice.turns <= 27
    view = ViewFigures("A", "1", [], shelf_of(table.board), figures)
    given_away = view.given_away()
    assert given_away is not None
    assert given_away * novice.turns == pytest.approx(learned.mean - novice.mean)
    assert f" {given_away:.2f} " in turns_table([view])
    assert ViewFigures("A", "1", [], shelf_of(table.board), [learned]).given_away() is None


def test_who_wants_only_suns_makes_more_of_them_and_who_wants_only_dots_fewer() -> None:
    table = start("A")
    suns = {
        habit.__name__: figures_of("greedy", table.board, games(table, "greedy", 12, habit)).rows["sun"]
        for habit in (watched.dots_alone, watched.as_it_is, watched.suns_alone)
    }
    assert suns["dots_alone"] < suns["as_it_is"] < suns["suns_alone"]


def test_who_gives_a_decoration_up_has_less_of_it() -> None:
    table = start("DA")
    caring = figures_of("greedy", table.board, games(table, "greedy", 8)).decorations[0]
    careless = figures_of("greedy", table.board, games(table, "greedy", 8, watched.giving_up(0))).decorations[0]
    assert caring.name == "polaroids doubled"
    assert careless.filled < caring.filled


def test_order_dead_cells_and_bonuses_are_told_from_the_games() -> None:
    table = start("A")
    seen = games(table, "learned", 6)
    figures = figures_of("learned", table.board, seen)
    assert figures.order is not None
    assert figures_of("learned", table.board, [seen[0], seen[0]]).order == pytest.approx(1)
    assert figures.least_cell is not None
    cell, share = figures.least_cell
    assert cell in table.board.cell_names
    assert 0 <= share <= 1
    assert sum(game.leaves + game.suns for game in seen) > 0
    assert all(len(game.gaps) > 10 and min(game.gaps) >= 0 for game in seen)


def test_a_learned_player_takes_the_bonus_it_expects_more_of() -> None:
    """Both are taken now and then, and it matters which."""
    table = start("A")
    seen = games(table, "learned", 20)
    assert sum(game.leaves for game in seen) > 0
    assert sum(game.suns for game in seen) > 0
    assert max(cost for game in seen for cost in game.bonus_costs) > 0.05
