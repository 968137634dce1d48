"""The arena: repeatable, fair to both sides, honest about what it saw, and no longer than it needs to be."""

import json
import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from reverie.commands.parser import main
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.players.arena import Contest, Interval, Moments, Round, at_any_look, mean_of, play_game, play_round, wilson
from reverie.players.player import Player
from reverie.players.roster import find_player


def no_clock() -> float:
    return 0.0


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    for side in report["players"]:
        assert side.pop("milliseconds") >= 0
    return report


def test_the_same_seed_gives_the_same_report_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("greedy", "random", "--setup", "daydream:A", "--games", "10", "--seed", "7")
    report = told(capsys, *asked)
    assert report == told(capsys, *asked, "--jobs", "2")
    assert report != told(capsys, *asked[:-1], "8")
    assert report["games"] == 10
    assert report["difference"]["low"] > 0


def test_one_player_is_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "random", "--setup", "onirim", "--games", "12")
    assert report["counts"] == "wins"
    assert report["games"] == 12
    assert report["players"][0]["low"] == 0
    assert 0.1 < report["players"][0]["high"] < 0.4
    assert "difference" not in report


def test_a_contest_is_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "greedy", "random", "--setup", "daydream:A", "--players", "2", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("daydream:A --players 2 --boards 4: greedy against random, seed arena\n")
    assert "ms a decision" in out
    assert "seats swapped" in out
    assert main(["arena", "greedy", "--setup", "daydream:A", "--games", "2"]) == 0
    assert "2\n" in capsys.readouterr().out


def test_strangers_crowds_and_doubles_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words, why in (
        (["random", "oracle"], "oracle"),
        (["random", "greedy,random"], "each player once"),
        ([",".join(f"p{n}" for n in range(13))], "one to 12 players"),
        (["random,greedy", "--calibration"], "one player at a time"),
        (["learned", "--calibration", "--table", "t.md"], "--table is for strengths"),
    ):
        assert main(["arena", "onirim", *words]) == 2
        assert why in capsys.readouterr().err


def test_a_list_of_players_meets_the_same_luck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["onirim", "--player", "random,greedy", "--player", "learned", "--games", "12", "--seed", "7"]
    table, plot = tmp_path / "t.md", tmp_path / "p.svg"
    report = told(capsys, *words, "--table", str(table), "--plot", str(plot))
    assert [one["player"] for one in report["players"]] == ["learned", "greedy", "random"]
    assert report["games"] == 12
    # Two of them alone have the same games: the same luck by number, with any others beside them.
    pair = told(capsys, "onirim", "--player", "greedy,learned", "--games", "12", "--seed", "7", "--all")
    assert pair["players"][0]["mean"] == report["players"][1]["mean"]
    ahead = {tuple(one["players"]): one["mean"] for one in report["differences"]}
    assert ahead["learned", "greedy"] == pytest.approx(-pair["difference"]["mean"])
    assert report == told(capsys, *words, "--jobs", "2", "--table", str(table), "--plot", str(plot), "--force")
    assert "| `learned` |" in table.read_text()
    assert table.read_text().count("\n| `greedy` |") == 2  # its strength, and how far it is ahead of random
    picture = plot.read_text()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert picture.index("learned") < picture.index("greedy") < picture.index(">random<")
    assert main(["arena", *words, "--table", str(table)]) == 2
    assert "--force" in capsys.readouterr().err


def test_in_a_match_every_pair_meets(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["daydream:A", "--players", "2", "--player", "random,greedy,learned", "--games", "4"]
    report = told(capsys, *words)
    assert report["games"] == 12
    shares = {one["player"]: one["mean"] for one in report["players"]}
    assert sum(shares.values()) == pytest.approx(1.5)  # each game gives one point to one of two
    assert report["differences"][0]["high"] <= 1
    assert main(["arena", *words]) == 0
    assert "every pair at one table" in capsys.readouterr().out


def test_equal_players_with_equal_thoughts_come_out_equal() -> None:
    """The same luck for both: a player meets itself in every game."""
    setup = find_setup("onirim")
    for number in range(3):
        one = play_round(setup, [find_player("random"), find_player("random")], "even", number, no_clock)
        assert one.points[0] == one.points[1]
        assert one.decisions[0] == one.decisions[1]


def test_luck_is_the_same_whoever_plays() -> None:
    class Watcher(Player):
        name = "watcher"

        def __init__(self, last: bool) -> None:
            self.last = last
            self.dice: list[list[int]] = []

        def choose(self, view: Any, rng: Rng) -> int:
            if self.dice[-1:] != [view["dice"]]:
                self.dice.append(view["dice"])
            return int(view["actions"][-1 if self.last else 0]["action"])

    one, other = Watcher(False), Watcher(True)
    setup = find_setup("daydream:A")
    play_game(setup, [one], "key", "thoughts", no_clock)
    play_game(setup, [other], "key", "thoughts", no_clock)
    shorter = min(len(one.dice), len(other.dice))
    assert shorter > 5
    assert one.dice[:shorter] == other.dice[:shorter]


@pytest.mark.parametrize("players", [2, 3])
def test_both_sides_of_a_match_share_its_points_and_its_seats(players: int) -> None:
    setup = find_setup("daydream:A", players)
    greedy, random = find_player("greedy"), find_player("random")
    there = play_round(setup, [greedy, random], "match", 0, no_clock)
    assert math.fsum(there.points) == pytest.approx(1)
    assert there.points[0] > there.points[1]
    back = play_round(setup, [random, greedy], "match", 0, no_clock)
    assert back.points == pytest.approx(there.points[::-1], abs=0.5)
    alone = play_round(setup, [greedy], "match", 0, no_clock)
    assert alone.points[0] > 1


def test_a_clear_answer_stops_the_contest_and_an_open_one_does_not() -> None:
    setup = find_setup("onirim")
    clear = Contest(setup, ["a", "b"], 10_000)
    rounds = 0
    while clear.add(Round([1.0, float(rounds % 10 == 0)], [1, 1], [0.001, 0.002])):
        rounds += 1
    assert clear.clear
    assert clear.games == 100
    assert clear.difference().low > 0
    assert clear.milliseconds(1) == pytest.approx(2)
    even = Contest(setup, ["a", "b"], 2000)
    rounds = 0
    while even.add(Round([float(rounds % 2), float(rounds % 4 < 2)], [1, 1], [0.0, 0.0])):
        rounds += 1
    assert not even.clear
    assert even.games == 2000
    patient = Contest(setup, ["a", "b"], 300, stops=False)
    while patient.add(Round([1.0, 0.0], [1, 1], [0.0, 0.0])):
        pass
    assert patient.games == 300
    assert patient.difference().high == 1


def test_peeking_does_not_find_what_is_not_there() -> None:
    """Contests between equals, looked at after every game: wrongly decided in no more than 5 %."""
    setup = find_setup("onirim")
    wrong = 0
    for number in range(200):
        rng = Rng(f"peek/{number}")
        contest = Contest(setup, ["a", "b"], 400)
        while contest.add(Round([float(rng.below(2)), float(rng.below(2))], [1, 1], [0.0, 0.0])):
            pass
        found = contest.difference()
        wrong += found.low > 0 or found.high < 0
    assert wrong <= 16  # a rule that peeks without paying would be wrong some 50 times


def test_intervals() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)
    share = wilson(93, 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.863, 0.966)  # the textbook's
    narrow = mean_of(Moments([1.0, 2.0, 3.0] * 30))
    assert narrow.low < 2 < narrow.high
    wide = at_any_look(Moments([1.0, 2.0, 3.0] * 30), 200)
    assert wide.low < narrow.low
    assert wide.high > narrow.high
    assert mean_of(Moments()).mean == 0
