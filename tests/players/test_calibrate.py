"""`boards calibrate`: what it prints, that it is repeatable, and what it makes of a spread."""

import json
from collections import Counter
from typing import Any

import pytest

from reverie.commands.parser import main
from reverie.games.daydream.commands.calibrate import Spread

ASKED = ["boards", "calibrate", "A", "--games", "4", "--players", "random,greedy", "--seed", "7", "--boards", "1"]


def calibrated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*ASKED, "--json", *more]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_the_report_says_how_each_player_spread(capsys: pytest.CaptureFixture[str]) -> None:
    report = calibrated(capsys)
    assert report["setup"]["spelling"] == "daydream:A"
    assert report["lowest"] == [0, 5, 9, 13]
    assert [one["player"] for one in report["players"]] == ["random", "greedy"]
    for one in report["players"]:
        assert sum(one["scores"].values()) == one["games"] == 4
        assert sum(one["shares"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_report_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert calibrated(capsys) == calibrated(capsys, "--jobs", "2")


def test_the_text_has_figures_and_bars(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ASKED) == 0
    out = capsys.readouterr().out
    assert out.startswith("daydream:A --boards 1, seed 7")
    assert "random: median" in out
    assert ", 4 games" in out
    assert "greedy: median" in out
    assert "name 4 from 13: " in out
    assert "####" in out


def test_a_bad_view_or_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards", "calibrate", "AB"]) == 2
    assert main(["boards", "calibrate", "A", "--player", "oracle"]) == 2
    assert "oracle" in capsys.readouterr().err


def test_simulate_takes_players_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "daydream:A", "--games", "2", "--player", "greedy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["player"] == "greedy"
    assert main(["simulate", "onirim", "--games", "2", "--player", "strong"]) == 2
    assert main(["simulate", "onirim", "--games", "2", "--player", "oracle"]) == 2


@pytest.mark.rule("DAY-33")
def test_a_spread_is_held_against_the_solo_table() -> None:
    lowest = [0, 5, 9, 13]
    assert Spread("random", lowest, Counter({-3: 2, 4: 1})).shares() == [1.0, 0.0, 0.0, 0.0]
    assert Spread("random", lowest, Counter({-3: 1, 4: 2})).holds()
    assert not Spread("random", lowest, Counter({5: 3})).holds()
    assert Spread("greedy", lowest, Counter({5: 3, 13: 2})).holds()
    assert not Spread("greedy", lowest, Counter({13: 3, 5: 2})).holds()
    assert Spread("strong", lowest, Counter({9: 4, 13: 6})).holds()
    assert not Spread("strong", lowest, Counter({9: 3, 13: 7})).holds()
    assert not Spread("strong", lowest, Counter({9: 9, 13: 1})).holds()
    assert Spread("greedy", lowest, Counter({4: 2, 5: 2})).median() == 4.5
