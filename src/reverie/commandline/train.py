"""`train`: makes the weights that the learned players play by."""

import hashlib
import sys
import time
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
    start: Path | None = None,
    cluster: str | None = None,
) -> int:
    """Teach until the rounds are done or the minutes are over; what is kept in the folder goes on the next time."""
    try:
        from reverie.training import daydream, onirim
        from reverie.training.course import Course, Mark, Plan
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
    weights = None
    if start is not None:
        data = read_file(str(start.absolute()))
        weights = decode(data, subject.game, subject.inputs_version)[1]
        checksum = hashlib.sha256(data).hexdigest()
        plan = replace(plan, start=checksum)
        if not everything:  # weights that know one set-up still have to be shown how others are won
            plan = replace(plan, opening=0, rate=LATER_RATE, stray=LATER_STRAY)
        words += f" --start {start.name}"
    course = Course(subject, plan, folder, f"reverie train {words}", weights)
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
