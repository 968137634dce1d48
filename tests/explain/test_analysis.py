"""Analysis: luck and choices add up to the whole way, in every golden record; the costly choices are found."""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from reverie.commands.parser import main
from reverie.core.chance import RandomSampler
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.explain.analysis import analyse
from reverie.explain.calibration import Stated, by_tenths, furthest, play_stating
from reverie.explain.judges import Judge
from reverie.explain.plot import plot_game
from reverie.files import load_file, save
from reverie.games.discovery import find_setup
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.texts import Texts

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = sorted(RECORDS.rglob("*.record"))


class Whimsical(Player):
    """Values every answer by its words: quick, and different everywhere."""

    name = "whimsical"

    def choose(self, view: Any, rng: Rng) -> int:
        values = self.values(view, rng)
        return int(view["actions"][values.index(max(values))]["action"])

    def values(self, view: Any, rng: Rng) -> list[float]:
        return [crc32(f"{view['decision']} {one['text']}".encode()) / 2**32 for one in view["actions"]]


@pytest.mark.parametrize("part", range(4))
def test_luck_and_choices_are_the_whole_way_in_every_golden_record(part: int) -> None:
    for path in GOLDEN[part::4]:
        record, replay = load_file(path)
        stories = analyse(record, replay, judge=Judge(Whimsical()))
        assert [seat for story in stories for seat in story.seats] == list(range(record.setup.players))
        for story in stories:
            assert story.start + story.luck + story.skill == pytest.approx(story.end, abs=1e-9)
            assert all(step.skill <= 0 for step in story.steps)
            assert all((step.better == "") == (step.skill == 0) for step in story.steps)
            assert 0 <= story.accuracy() <= 100
            result = record.result
            assert result is not None
            if record.setup.game == "daydream":
                assert story.end == result.scores[story.seats[0]]
            else:
                assert story.end == float(bool(result.winners))


def test_whoever_always_takes_the_best_answer_is_accurate() -> None:
    judge = Judge(Whimsical())
    match = Match(find_setup("onirim"), RandomSampler(Rng("accurate")))
    while match.state.actors():
        view = match.state.view(0)
        match.play(0, match.game.write(0, judge.player.choose(view, Rng("-"))))
    (story,) = analyse(match.record, match.replay, judge=judge)
    assert story.accuracy() == 100
    assert story.skill == 0
    assert story.costliest() == []
    assert story.best_answers() == len(story.steps)


def test_giving_up_is_a_choice() -> None:
    match = Match(find_setup("onirim"), RandomSampler(Rng("gives up")))
    match.play(0, match.state.view(0)["actions"][0]["text"])
    match.concede(0)
    (story,) = analyse(match.record, match.replay, judge=Judge(Whimsical()))
    assert story.end == 0
    assert story.steps[-1].text == "concede"
    assert story.steps[-1].skill == -story.steps[-1].before
    assert story.start + story.luck + story.skill == pytest.approx(0)


def test_what_was_taken_back_does_not_count() -> None:
    match = Match(find_setup("daydream:A"), RandomSampler(Rng("taken back")))
    first, second = (one["text"] for one in match.state.view(0)["actions"][:2])
    match.play(0, first)
    match.undo(0)
    match.play(0, second)
    (story,) = analyse(match.record, match.replay, judge=Judge(Whimsical()))
    assert [step.text for step in story.steps] == [second]
    assert story.end == story.steps[0].after


def test_a_real_judge_explains_what_cost_most(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = RECORDS / "onirim" / "onirim.record"
    plot = tmp_path / "game.svg"
    assert main(["analyse", str(path), "--json", "--player", "greedy", "--plot", str(plot)]) == 0
    (side,) = json.loads(capsys.readouterr().out)["sides"]
    assert side["measure"] == "win"
    assert side["start"] + side["luck"] + side["skill"] == pytest.approx(side["end"], abs=1e-4)
    costly = [step for step in side["steps"] if step["entry"] in side["costliest"]]
    assert costly
    assert any(step["reasons"] for step in costly)
    assert plot.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Accuracy"), ("fr", "Précision"), ("de", "Genauigkeit"), ("it", "Precisione")]
)
def test_the_command_speaks_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, word: str
) -> None:
    plot = tmp_path / "game.svg"
    path = RECORDS / "onirim" / "onirim_2_open.record"
    assert main(["analyse", str(path), "--lang", language, "--player", "greedy", "--plot", str(plot)]) == 0
    out = capsys.readouterr().out
    assert word in out
    assert str(plot) in out


def test_several_players_of_daydream_have_a_line_each() -> None:
    match = Match(find_setup("daydream:A", 2), RandomSampler(Rng("two lines")))
    for _ in range(2):
        for seat in range(2):
            match.play(seat, match.state.view(seat)["actions"][0]["text"])
    stories = analyse(match.record, match.replay, judge=Judge(Whimsical()))
    assert [story.seats for story in stories] == [[0], [1]]
    assert plot_game(stories, "two", Texts("en")).count("Player") == 2


def test_nothing_to_analyse_and_nowhere_to_draw_are_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match(find_setup("onirim"), RandomSampler(Rng("empty")))
    path = tmp_path / "empty.record"
    save(match.record, path)
    assert main(["analyse", str(path)]) == 2
    assert "no decision" in capsys.readouterr().err
    match.play(0, match.state.view(0)["actions"][0]["text"])
    save(match.record, path)
    assert main(["analyse", str(path), "--player", "greedy", "--plot", str(tmp_path / "no" / "where.svg")]) == 2
    assert "cannot write" in capsys.readouterr().err


def test_stated_chances_are_held_against_results() -> None:
    games = [Stated([0.95, 0.92], True), Stated([0.05, 0.95], False), Stated([0.999], True), Stated([1.0], True)]
    low, high = by_tenths(games)
    assert (low.positions, low.won, low.games) == (1, 0.0, 1)
    assert high.positions == 5
    assert high.games == 4
    assert high.won == pytest.approx(4 / 5)
    assert high.low < high.won < high.high
    assert furthest([low, high]) == pytest.approx(abs(high.stated - 0.8))
    one = play_stating(find_setup("onirim"), find_player("greedy", "onirim"), "stated", 0)
    assert one == play_stating(find_setup("onirim"), find_player("greedy", "onirim"), "stated", 0)
    assert all(0 <= chance <= 1 for chance in one.chances)


def test_calibration_is_a_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "calibration.svg"
    asked = ["arena", "greedy", "--setup", "onirim", "--games", "6", "--calibration"]
    assert main([*asked, "--json", "--plot", str(plot)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sum(tenth["positions"] for tenth in report["tenths"]) > 100
    assert plot.read_text().startswith("<svg")
    assert main(asked) == 0
    assert "furthest off" in capsys.readouterr().out
    assert main(["arena", "random", "--setup", "onirim", "--calibration"]) == 2
