"""`train`: makes the weights that the learned players play by."""

import hashlib
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from reverie.commandline.progress import Progress
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.players.weights import decode, read_file
from reverie.pool import helpers

OPENING = 60  # rounds of games by the hand-written player
MEASURED = 2000  # games to tell the strength by
SAY_EVERY = 10
LATER_RATE = (3e-4, 1e-5)  # of learning, for weights that know the set-up already
LATER_STRAY = (0.004, 0.0)
JOINED_RATE = (1e-4, 1e-5)  # networks that are joined need not find anything, only grow together
JOINED_TRUST = (0.6, 0.6)
MANY_PASSES = 1.0  # over what is new: games of many set-ups teach more than the same ones twice
MANY_REPLAYED = 240_000
# Some set-ups are hardly ever won at first; what is lost with many doors found is then worth something, less and less.
MANY_PROGRESS = (1.0, 0.02)


class NoTeacher(ReverieError):
    """Training needs packages that playing does not."""


def train(
    setup: Setup,
    everything: bool,
    minutes: float,
    jobs: int,
    seed: str,
    rounds: int,
    folder: Path,
    start: Sequence[Path] = (),
    cluster: str | None = None,
) -> int:
    """Teach until the rounds are done or the minutes are over; what is kept in the folder goes on the next time."""
    try:
        from reverie.training import daydream, onirim
        from reverie.training.course import Course, Mark, Plan
        from reverie.training.joining import joined
        from reverie.training.subject import Subject
    except ModuleNotFoundError as error:
        raise NoTeacher(f"training needs {error.name}: install reverie with its extra 'train'") from None
    subject: Subject
    if setup.game == "daydream":
        subject = daydream.subject_of(setup)
        plan = daydream.plan_of(seed, rounds)
    else:
        subject = onirim.subject_of(setup, everything)
        plan = Plan(seed=seed, rounds=rounds, opening=min(OPENING, rounds // 4))
        if everything:
            plan = replace(plan, passes=MANY_PASSES, replay=MANY_REPLAYED, progress=MANY_PROGRESS)
    words = f"{setup.words()}{' --everything' if everything else ''} --seed {seed} --rounds {rounds}"
    network = None
    if start:
        files = [read_file(str(path.absolute())) for path in start]
        network = joined([decode(data, subject.game, subject.inputs_version) for data in files])
        plan = replace(plan, start=hashlib.sha256(b"".join(files)).hexdigest())
        if not everything:  # weights that know one set-up still have to be shown how others are won
            plan = replace(plan, opening=0, rate=LATER_RATE, stray=LATER_STRAY)
        if len(start) > 1:
            plan = replace(plan, rate=JOINED_RATE, trust=JOINED_TRUST)
        words += f" --start {' '.join(path.name for path in start)}"
    course = Course(subject, plan, folder, f"reverie train {words}", network)
    if course.round > 0:
        print(f"going on after round {course.round} of {rounds}")
    until = time.monotonic() + 60 * minutes
    with helpers(jobs, cluster) as pool, Progress("rounds", rounds) as progress:

        def watch(mark: Mark) -> bool:
            progress.show(mark.round + 1)
            if (mark.round + 1) % SAY_EVERY == 0:
                print(
                    f"round {mark.round + 1:>5}  games {mark.games:>9,}  {subject.noun} {mark.success:6.3f}"
                    f"  error {mark.error:.4f}",
                    flush=True,
                )
            return time.monotonic() < until

        done = course.run(pool, watch)
    if not done:
        print(f"stopped after round {course.round} of {rounds}; the same command goes on", flush=True)
        return 0
    course.finish(f"{seed}/measure", MEASURED)
    print(f"{folder / subject.file}: {course.header('')['trained']}")
    sys.stdout.flush()
    return 0
