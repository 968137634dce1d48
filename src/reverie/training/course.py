"""A course of training: rounds of self-play and learning, kept so that it can be killed and go on.

Everything that happens depends on the subject, the seed and the number of rounds alone, never on the clock or the
number of processes: a course that was stopped and taken up again has the same curve as one that was not.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reverie.core.errors import ReverieError
from reverie.players.network import Shape, Weights
from reverie.players.weights import decode, encode
from reverie.pool import Pending, Pool
from reverie.training.learner import Learner, Positions
from reverie.training.plot import curve_svg
from reverie.training.subject import ExampleBatch, Subject, first_weights

CHECKPOINT: Final = "checkpoint.npz"
CURVE: Final = "curve.json"
PLOT: Final = "curve.svg"
PROGRESS_DONE: Final = 0.7  # the share of a course after which failures count as they will to the end


class OtherCourse(ReverieError):
    """A folder holds a course with other settings."""


@dataclass(frozen=True)
class Plan:
    """The settings of a course; what changes over it goes from the first figure to the second."""

    seed: str
    rounds: int
    calls: int = 4  # of self-play in a round
    opening: int = 0  # rounds of games by the hand-written player, to have something to begin with
    stray: tuple[float, float] = (0.01, 0.0)
    trust: tuple[float, float] = (0.85, 0.6)
    progress: tuple[float, float] = (0.0, 0.0)
    rate: tuple[float, float] = (1e-3, 2e-5)
    batch: int = 512
    passes: float = 2.0
    replay: int = 120_000
    simulations: int = 0  # of a search that plays and says what to learn; 0: the network does both by itself
    averaged: float = 0.0  # the share of the rounds, the last ones, whose weights are averaged in the end
    every: int = 20  # rounds between checkpoints
    start: str = ""  # the checksum of the weights to begin with, if they are not random

    def at(self, ends: tuple[float, float], round_: int) -> float:
        share = min(1.0, max(0.0, (round_ - self.opening) / max(1, self.rounds - self.opening)))
        return ends[0] + (ends[1] - ends[0]) * share

    def progress_at(self, round_: int) -> float:
        """There before the course ends, so that what was said of failures on the way is forgotten."""
        share = min(1.0, round_ / (PROGRESS_DONE * max(1, self.rounds)))
        return self.progress[0] + (self.progress[1] - self.progress[0]) * share

    def rate_at(self, round_: int) -> float:
        share = round_ / max(1, self.rounds)
        return float(self.rate[0] * (self.rate[1] / self.rate[0]) ** share)


@dataclass
class Mark:
    """What one round came to."""

    round: int
    games: int  # so far
    positions: int  # so far
    success: float  # of this round's games, on average
    error: float  # root of the mean square of what was learned


# Called after each round; returns whether to go on.
Watcher = Callable[[Mark], bool]


class Course:
    """One network being taught, in a folder of its own."""

    def __init__(
        self,
        subject: Subject,
        plan: Plan,
        folder: Path,
        command: str,
        start: tuple[Shape, Weights] | None = None,
    ) -> None:
        self.subject = subject
        self.plan = plan
        self.folder = folder
        self.command = command
        if start is not None and not start[0].alike(subject.shape()):
            raise OtherCourse(f"these weights have other inputs than {subject.file}, and cannot be trained further")
        self.shape, weights = start or (subject.shape(), first_weights(subject.shape(), plan.seed))
        self.learner = Learner(self.shape, weights)
        self.round = 0
        self.marks: list[Mark] = []
        self.replay = _no_positions(int(self.shape.outputs))
        self.sent = self.current()  # the weights that the round under way plays with
        if (folder / CHECKPOINT).exists():
            self.resume()

    def run(self, pool: Pool, watch: Watcher) -> bool:
        """Go on to the end of the plan, or until the watcher has seen enough; whether it is at its end."""
        self.folder.mkdir(parents=True, exist_ok=True)
        playing = self.begin(pool, self.round, self.sent)
        while self.round < self.plan.rounds:
            examples = playing.results()
            self.sent = self.current()
            if self.round + 1 < self.plan.rounds:
                # The next games are played while this round is learned, with the weights from before it.
                playing = self.begin(pool, self.round + 1, self.sent)
            mark = self.learn(examples)
            self.marks.append(mark)
            self.round += 1
            go_on = watch(mark)
            if self.round % self.plan.every == 0 or self.round == self.plan.rounds or not go_on:
                self.save()
            if not go_on:
                break
        return self.round >= self.plan.rounds

    def begin(self, pool: Pool, round_: int, sent: Weights) -> Pending[ExampleBatch]:
        plan = self.plan
        data = (
            encode(self.shape, sent, self.header("not measured"))
            if round_ > plan.opening or plan.opening == 0 < len(plan.start)
            else None
        )
        manner = plan.at(plan.stray, round_), plan.at(plan.trust, round_), plan.progress_at(round_), plan.simulations
        seeds = [f"{plan.seed}/{round_}/{call}" for call in range(plan.calls)]
        return pool.begin(play, [(self.subject, data, seed, *manner) for seed in seeds])

    def learn(self, examples: list[ExampleBatch]) -> Mark:
        plan = self.plan
        outputs = int(self.shape.outputs)
        fresh = _positions(examples, outputs)
        self.replay = self.replay.join(fresh).tail(plan.replay)
        random = np.random.default_rng([*plan.seed.encode(), self.round])
        rate = plan.rate_at(self.round)
        squares = 0.0
        steps = max(1, round(plan.passes * len(fresh) / plan.batch))
        for _ in range(steps):
            chosen = random.integers(0, len(self.replay), plan.batch)
            squares += self.learner.learn(self.replay.pick(chosen), rate)
        if self.round >= plan.rounds * (1 - plan.averaged):
            self.learner.keep()
        games = sum(examples.games for examples in examples)
        before = self.marks[-1] if self.marks else Mark(0, 0, 0, 0.0, 0.0)
        return Mark(
            self.round,
            before.games + games,
            before.positions + len(fresh),
            sum(examples.successes for examples in examples) / games,
            (squares / steps) ** 0.5,
        )

    def current(self) -> Weights:
        return self.learner.weights()

    def result(self) -> Weights:
        """Return what the course has come to: the mean of the last rounds, if the plan says so."""
        return self.learner.mean()

    def header(self, strength: str) -> dict[str, str]:
        subject = self.subject
        mark = self.marks[-1] if self.marks else Mark(0, 0, 0, 0.0, 0.0)
        return {
            "game": subject.game,
            "inputs": str(subject.inputs_version),
            "setups": "; ".join(subject.setups()),
            "command": self.command,
            "seed": self.plan.seed,
            "trained": f"{len(self.marks)} rounds, {mark.games} games, {mark.positions} positions",
            "strength": strength,
        }

    # -- what is kept -----------------------------------------------------------------------------

    def save(self) -> None:
        """Leave everything in the folder that going on, playing and looking need."""
        settings = json.dumps([asdict(self.plan), self.subject.setups(), self.shape.to_list()])
        state = {
            "settings": np.array(settings),
            "round": np.array(self.round),
            "lengths": self.replay.lengths,
            "numbers": self.replay.numbers,
            "targets": self.replay.targets,
            "sent": np.frombuffer(encode(self.shape, self.sent, self.header("not measured")), np.uint8),
            **self.learner.state(),
        }
        temporary = self.folder / "checkpoint.new.npz"
        np.savez(temporary, **state)
        marks = [asdict(mark) for mark in self.marks]
        _write(self.folder / CURVE, json.dumps(marks).encode())
        _write(self.folder / PLOT, curve_svg(self.subject.file, self.subject.noun, self.marks_of_plot()).encode())
        _write(self.folder / self.subject.file, encode(self.shape, self.result(), self.header("not measured")))
        temporary.replace(self.folder / CHECKPOINT)

    def resume(self) -> None:
        with np.load(self.folder / CHECKPOINT) as state:
            settings = [asdict(self.plan), self.subject.setups(), self.shape.to_list()]
            if json.loads(str(state["settings"])) != json.loads(json.dumps(settings)):
                raise OtherCourse(
                    f"{self.folder} holds a course with other settings: finish it, or choose another folder"
                )
            self.round = int(state["round"])
            self.replay = Positions(state["lengths"], state["numbers"], state["targets"])
            self.learner.restore(state)
            sent: bytes = state["sent"].tobytes()
        self.sent = decode(sent, self.subject.game, self.subject.inputs_version)[1]
        marks = json.loads((self.folder / CURVE).read_text())
        self.marks = [Mark(**mark) for mark in marks[: self.round]]

    def finish(self, seed: str, games: int) -> bytes:
        """Measure what was learned and write the weights with it."""
        weights = self.result()
        strength = self.subject.measure(encode(self.shape, weights, self.header("not measured")), seed, games)
        data = encode(self.shape, weights, self.header(strength))
        _write(self.folder / self.subject.file, data)
        return data

    def marks_of_plot(self) -> list[tuple[int, float, float]]:
        return [(mark.games, mark.success, mark.error) for mark in self.marks]


def play(
    subject: Subject, data: bytes | None, seed: str, stray: float, trust: float, progress: float, simulations: int
) -> ExampleBatch:
    """Play one task of a round in a worker."""
    return subject.play(data, seed, stray, trust, progress, simulations)


def _positions(examples: list[ExampleBatch], outputs: int) -> Positions:
    def joined(parts: list[bytes], kind: Any) -> NDArray[Any]:
        return np.frombuffer(b"".join(parts), kind)

    return Positions(
        joined([examples.lengths for examples in examples], np.dtype("<i2")),
        joined([examples.numbers for examples in examples], np.dtype("<i2")),
        joined([examples.targets for examples in examples], np.dtype("<f4")).reshape(-1, outputs),
    )


def _no_positions(outputs: int) -> Positions:
    return Positions(np.zeros(0, np.int16), np.zeros(0, np.int16), np.zeros((0, outputs), np.float32))


def _write(path: Path, data: bytes) -> None:
    """Write all of a file or none of it."""
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(data)
    temporary.replace(path)
