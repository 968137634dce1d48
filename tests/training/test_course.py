"""Training: it learns, it can be killed and goes on to the same curve, and it tells how it went."""

import json
import math
from dataclasses import replace
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

from players.slow_network import slow_values
from reverie.commands.parser import main
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.players.numbering import VERSION
from reverie.games.onirim.training import OnirimSubject, subject_of
from reverie.players.network import Network, Shape
from reverie.players.weights import decode, encode, header_of
from reverie.pool import Pool, Processes
from reverie.training.course import Course, Mark, OtherCourse, Plan
from reverie.training.learner import Learner, Positions
from reverie.training.plot import curve_svg
from reverie.training.subject import ExampleBatch, Subject, first_weights

np = pytest.importorskip("numpy")


class Small(OnirimSubject):
    """The base game, learned by next to nothing."""

    games_per_call = 2

    def shape(self) -> Shape:
        big = super().shape().to_list()
        return Shape(big[0], big[1], big[2], 6, 3, 1, True)


PLAN = Plan(seed="test", rounds=5, calls=2, opening=1, batch=32, every=2, replay=150)


def small() -> Small:
    return Small([find_setup("onirim")], "small.weights")


def untaught(subject: Small, seed: str) -> bytes:
    """Return weights that know nothing, as a file has them."""
    return encode(subject.shape(), first_weights(subject.shape(), seed), {"game": "onirim", "inputs": str(VERSION)})


def go_on(_: Mark) -> bool:
    return True


def curve(folder: Path) -> list[dict[str, float]]:
    marks: list[dict[str, float]] = json.loads((folder / "curve.json").read_text())
    return marks


def test_a_course_that_was_killed_goes_on_to_the_same_curve(tmp_path: Path) -> None:
    whole = Course(small(), PLAN, tmp_path / "whole", "train")
    assert whole.run(Pool(), go_on)

    class Killed(BaseException):
        pass

    def kill(mark: Mark) -> bool:
        if mark.round == 3:
            raise Killed
        return True

    with pytest.raises(Killed):
        Course(small(), PLAN, tmp_path / "killed", "train").run(Pool(), kill)
    again = Course(small(), PLAN, tmp_path / "killed", "train")
    assert again.round == 2
    assert not again.run(Pool(), lambda mark: mark.round < 2)
    with Processes(2) as pool:
        assert Course(small(), PLAN, tmp_path / "killed", "train").run(pool, go_on)
    assert curve(tmp_path / "whole") == curve(tmp_path / "killed")
    assert (tmp_path / "whole" / "small.weights").read_bytes() == (tmp_path / "killed" / "small.weights").read_bytes()


def test_another_course_in_the_folder_is_not_overwritten(tmp_path: Path) -> None:
    Course(small(), PLAN, tmp_path, "train").run(Pool(), lambda _: False)
    with pytest.raises(OtherCourse, match="other settings"):
        Course(small(), Plan(seed="other", rounds=5), tmp_path, "train")


def test_weights_say_where_they_come_from(tmp_path: Path) -> None:
    course = Course(small(), Plan(seed="s", rounds=1, calls=1, batch=8), tmp_path, "train this")
    course.run(Pool(), go_on)
    header = header_of(course.finish("measured", 2))
    assert header["command"] == "train this"
    assert header["seed"] == "s"
    assert header["setups"] == "onirim"
    assert "of 2 games won, seed measured" in header["strength"]
    shape, weights = decode((tmp_path / "small.weights").read_bytes(), "onirim", small().inputs_version)
    assert Network(shape, weights).shape.equals(small().shape())


def test_learning_from_given_weights_begins_with_them(tmp_path: Path) -> None:
    sizes = small().shape().to_list()
    wider = Shape(sizes[0], sizes[1], sizes[2], 12, 6, 1, True)
    weights = first_weights(wider, "given")
    course = Course(small(), Plan(seed="s", rounds=1, start="given"), tmp_path, "train", (wider, weights))
    assert course.current().inputs == weights.inputs
    other = Shape(sizes[0], sizes[1] + 1, sizes[2], 6, 3, 1, True)
    with pytest.raises(OtherCourse, match="other inputs"):
        Course(small(), Plan(seed="s", rounds=1), tmp_path, "train", (other, first_weights(other, "given")))


def some_positions(shape: Shape, n: int, rng: Rng) -> Positions:
    total = int(shape.blocks * shape.inputs + shape.shared)
    lists = [[number for number in range(total) if rng.below(4) == 0] for _ in range(n)]
    targets = [[int(rng.below(100)) / 100] for _ in range(n)]
    return Positions(
        np.array([len(each) for each in lists], np.int16),
        np.array([number for each in lists for number in each], np.int16),
        np.array(targets, np.float32),
    )


@pytest.mark.parametrize("shape", [Shape(4, 8, 6, 6, 3, 1, True), Shape(1, 12, 0, 6, 3, 1, False)])
def test_what_is_taught_is_what_is_played(shape: Shape) -> None:
    learner = Learner(shape, first_weights(shape, "same"))
    positions = some_positions(shape, 6, Rng("same"))
    weights = learner.weights()
    starts = [int(end) for end in positions.ends]
    wanted = [
        slow_values(shape, weights, [int(number) for number in positions.numbers[starts[i] : starts[i + 1]]])
        for i in range(6)
    ]
    assert learner.outputs(positions).tolist() == [pytest.approx(one, abs=1e-5) for one in wanted]


def loss(learner: Learner, positions: Positions) -> float:
    total = 0.0
    for out, target in zip(learner.outputs(positions).ravel(), positions.targets.ravel(), strict=True):
        if learner.shape.logistic:
            total -= float(target * math.log(out) + (1 - target) * math.log(1 - out))
        else:
            total += float(out - target) ** 2 / 2
    return total / len(positions)


@pytest.mark.parametrize("shape", [Shape(4, 8, 6, 6, 3, 1, True), Shape(1, 12, 0, 6, 3, 1, False)])
def test_gradients_point_downhill(shape: Shape) -> None:
    learner = Learner(shape, first_weights(shape, "slope"))
    learner.arrays = [array.astype(np.float64) for array in learner.arrays]
    positions = some_positions(shape, 8, Rng("slope"))
    gradients, _ = learner.gradients(positions)
    for array, gradient in zip(learner.arrays, gradients, strict=True):
        if array.size == 0:
            continue
        at = np.unravel_index(int(np.argmax(np.abs(gradient))), array.shape)
        before = float(array[at])
        step = 1e-4
        array[at] = before + step
        above = loss(learner, positions)
        array[at] = before - step
        below = loss(learner, positions)
        array[at] = before
        assert (above - below) / (2 * step) == pytest.approx(float(gradient[at]), rel=0.02, abs=1e-5)


def test_it_learns_what_there_is_to_learn() -> None:
    shape = Shape(1, 6, 2, 6, 3, 1, True)
    learner = Learner(shape, first_weights(shape, "learn"))
    lists = [[i % 6] for i in range(60)]
    positions = Positions(
        np.ones(60, np.int16),
        np.array([number for each in lists for number in each], np.int16),
        np.array([[1.0 if each[0] < 3 else 0.0] for each in lists], np.float32),
    )
    first = learner.learn(positions, 0.02)
    for _ in range(300):
        last = learner.learn(positions, 0.02)
    assert last < first / 20


def test_positions_are_picked_and_forgotten_whole() -> None:
    positions = some_positions(Shape(1, 12, 0, 6, 3, 1, False), 5, Rng("pick"))
    ends = positions.ends
    picked = positions.pick(np.array([3, 1]))
    assert picked.numbers.tolist() == [
        *positions.numbers[ends[3] : ends[4]].tolist(),
        *positions.numbers[ends[1] : ends[2]].tolist(),
    ]
    assert positions.tail(2).numbers.tolist() == positions.numbers[ends[3] :].tolist()
    assert len(positions.join(picked)) == 7


def test_the_curve_is_a_picture() -> None:
    for marks in ([], [(100, 0.1, 0.4)], [(i * 1000, 9.5, 0.2) for i in range(1, 700)]):
        root = ElementTree.fromstring(curve_svg("onirim & more", "games won", marks))
        assert root.tag.endswith("svg")
        assert sum(each.tag.endswith("polyline") for each in root) == 2


def test_subjects_of_onirim() -> None:
    base = subject_of(find_setup("onirim"), False)
    assert base.setups() == ["onirim"]
    every = game_of(find_setup("onirim")).setups()
    families = {family.file: family.setups() for family in (subject_of(setup, True) for setup in every)}
    assert sorted(map(len, families.values())) == [1, 2, 3, 6, 24, 24, 48]
    assert families[base.file] == ["onirim"]
    assert sorted(chain(*families.values())) == sorted(setup.words() for setup in every)
    examples = small().play(None, "seed", 0.0, 1.0)
    assert examples.games == 2
    assert len(examples.lengths) // 2 == len(examples.targets) // 4


def test_a_lost_game_counts_by_the_doors_it_found_while_there_is_little_to_win() -> None:
    subject = small()
    subject.games_per_call = 20
    towards, plainly = (
        np.frombuffer(subject.play(None, "lost games", 0.0, 1.0, progress).targets, "<f4") for progress in (1.0, 0.0)
    )
    assert set(plainly) <= {0.0, 1.0}
    assert np.all(towards[plainly == 1.0] == 1.0)
    assert 0.0 < towards[plainly == 0.0].max() <= 0.5


def test_progress_counts_less_and_less() -> None:
    plan = Plan(seed="s", rounds=100, progress=(1.0, 0.02))
    assert plan.progress_at(0) == 1.0
    assert plan.progress_at(35) == pytest.approx(0.51)
    assert plan.progress_at(70) == plan.progress_at(99) == pytest.approx(0.02)


def test_an_interface_is_no_subject() -> None:
    with pytest.raises(NotImplementedError):
        Subject().play(None, "", 0.0, 0.0)
    assert ExampleBatch(b"", b"", b"", 1, 0.5).successes == 0.5


def test_the_command_stops_goes_on_and_finishes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.games.onirim.training.OnirimSubject.games_per_call", 1)
    monkeypatch.setattr("reverie.games.onirim.training.WIDTH", 6)
    monkeypatch.setattr("reverie.games.onirim.training.SECOND", 3)
    monkeypatch.setattr("reverie.commands.train.MEASURED", 2)
    monkeypatch.setattr("reverie.commands.train.SAY_EVERY", 1)
    asked = ["train", "onirim", "--rounds", "2", "--into", str(tmp_path / "a"), "--seed", "7"]
    assert main([*asked, "--minutes", "0.00001"]) == 0
    assert "the same command goes on" in capsys.readouterr().out
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert "going on after round 1 of 2" in out
    assert "games won" in out
    assert (tmp_path / "a" / "curve.svg").exists()
    weights = tmp_path / "a" / "onirim-base.weights"
    assert "reverie train onirim --seed 7 --rounds 2" in header_of(weights.read_bytes())["command"]
    more = ["train", "onirim", "--rounds", "1", "--into", str(tmp_path / "b"), "--start", str(weights)]
    assert main(more) == 0
    again = tmp_path / "b" / "onirim-base.weights"
    both = ["train", "onirim", "--rounds", "1", "--into", str(tmp_path / "c"), "--start", str(weights), str(again)]
    assert main(both) == 0
    shape, _ = decode((tmp_path / "c" / "onirim-base.weights").read_bytes(), "onirim", small().inputs_version)
    assert (shape.width, shape.second) == (12, 6)


def test_a_course_may_be_taught_by_search(tmp_path: Path) -> None:
    """More positions from the same games, with values between; a course that was stopped goes on to the same curve."""
    shape = small().shape()
    data = untaught(small(), "searched")
    plain, searched = (small().play(data, "seed", 0.0, 0.3, 0.0, simulations) for simulations in (0, 40))
    assert plain.games == searched.games == 2
    assert 2 * len(searched.lengths) > 3 * len(plain.lengths)
    targets = np.frombuffer(searched.targets, "<f4")
    assert len(set(targets.tolist())) > len(targets) // 4
    assert 0.0 <= targets.min() < targets.max() <= 1.0
    assert small().play(data, "seed", 0.0, 0.3, 0.0, 40).targets == searched.targets
    plan = replace(PLAN, opening=0, start="given", simulations=16, rounds=2)
    start = (shape, first_weights(shape, "searched"))
    assert Course(small(), plan, tmp_path / "whole", "train", start).run(Pool(), go_on)
    assert not Course(small(), plan, tmp_path / "parts", "train", start).run(Pool(), lambda _: False)
    assert Course(small(), plan, tmp_path / "parts", "train", start).run(Pool(), go_on)
    assert curve(tmp_path / "whole") == curve(tmp_path / "parts")


def test_the_last_rounds_are_averaged(tmp_path: Path) -> None:
    """What a course has come to is the mean of the weights after each of them, stopped on the way or not."""
    after: list[list[float]] = []
    plan = replace(PLAN, averaged=0.6)
    course = Course(small(), plan, tmp_path / "whole", "train")

    def watch(_: Mark) -> bool:
        after.append(course.current().matrix)
        return True

    assert course.run(Pool(), watch)
    wanted = [sum(each) / 3 for each in zip(*after[-3:], strict=True)]
    assert course.result().matrix == pytest.approx(wanted, abs=1e-6)
    assert course.result().matrix != pytest.approx(after[-1], abs=1e-6)
    assert not Course(small(), plan, tmp_path / "parts", "train").run(Pool(), lambda mark: mark.round < 3)
    assert Course(small(), plan, tmp_path / "parts", "train").run(Pool(), go_on)
    assert (tmp_path / "whole" / "small.weights").read_bytes() == (tmp_path / "parts" / "small.weights").read_bytes()
    plain = Course(small(), PLAN, tmp_path / "plain", "train")
    assert plain.run(Pool(), go_on)
    assert plain.result().matrix == plain.current().matrix


def test_a_search_never_teaches_what_a_silent_partner_hides() -> None:
    setup = find_setup("onirim", 2, {"talk": "silent"})
    silent = Small([setup], "small.weights")
    data = untaught(silent, "silent")
    assert silent.play(data, "s", 0.0, 0.6, 0.0, 40).numbers == silent.play(data, "s", 0.0, 0.6).numbers


def test_what_no_search_teaches_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "daydream:A", "--search", "40", "--into", str(tmp_path)]) == 2
    assert "no course of daydream is played by search" in capsys.readouterr().err


@pytest.mark.parametrize("share", ["0", "-0.5", "1.1", "much", "nan"])
def test_odd_shares_are_refused(share: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["train", "onirim", "--average", share])
    assert stopped.value.code == 2
    assert "is not a share: above 0, up to 1" in capsys.readouterr().err


@pytest.mark.parametrize("rate", ["0", "-1", "0.2", "fast", "nan"])
def test_odd_learning_rates_are_refused(rate: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["train", "onirim", "--rate", rate, "1e-5"])
    assert stopped.value.code == 2
    assert "is not a learning rate" in capsys.readouterr().err
