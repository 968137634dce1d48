"""`train`: makes the weights that the learned players play by."""

import argparse
import hashlib
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_force, add_setup, add_workers, file_path, minutes, positive, setup_of
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.extras import needs
from reverie.files import make_folder, refuse_existing
from reverie.games.discovery import kit_of, typed_words
from reverie.players.weights import decode, read_file
from reverie.pool import helpers
from reverie.textui.progress import Progress

MEASURED = 2000  # games to tell the strength by
SAY_EVERY = 10
MOST_RATE = 0.1
LATER_RATE = (3e-4, 1e-5)  # of learning, for weights that know the set-up already
LATER_STRAY = (0.004, 0.0)
JOINED_RATE = (1e-4, 1e-5)  # networks that are joined need not find anything, only grow together
JOINED_TRUST = (0.6, 0.6)
SEARCHED_TRUST = (0.3, 0.3)  # what a search finds of a position errs less than the next position does
EXAMPLES: Final = (
    "train {first} --minutes 30 --jobs 4 --into training",
    "train {first} --family --start old.weights --into training",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--family", action="store_true", help="train all set-ups that share these weights, together")
    parser.add_argument(
        "--minutes",
        type=minutes,
        default=60.0,
        metavar="M",
        help="stop after so long; the same command continues (above 0; default: 60)",
    )
    parser.add_argument(
        "--rounds",
        type=positive,
        default=2000,
        metavar="R",
        help="rounds of the whole run (from 1; default: 2000)",
    )
    parser.add_argument(
        "--rate",
        type=learning_rate,
        nargs=2,
        metavar=("FIRST", "LAST"),
        help="learning rates at the beginning and at the end (above 0, up to 0.1; default: the game's own)",
    )
    parser.add_argument(
        "--search",
        type=positive,
        default=0,
        metavar="N",
        help="play by search, with N simulations a decision, and learn what it finds (from 1; default: off)",
    )
    parser.add_argument(
        "--average",
        type=share,
        default=0.0,
        metavar="SHARE",
        help="the weights are the mean of those after each of the last rounds, so large a share of them"
        " (above 0, up to 1; default: off)",
    )
    add_workers(parser)
    parser.add_argument("--seed", default="0", metavar="TEXT", help="the same seed gives the same weights (default: 0)")
    parser.add_argument(
        "--into",
        type=file_path,
        default=Path("training"),
        metavar="DIR",
        help="folder for checkpoints, curves and weights (default: training)",
    )
    add_force(parser)
    parser.add_argument(
        "--start",
        type=file_path,
        nargs="+",
        default=(),
        metavar="FILE",
        help="weights to begin with; several are joined",
    )
    parser.add_argument(
        "--mean",
        action="store_true",
        help="begin with the mean of several weights of one shape, number by number (default: they are joined)",
    )


def learning_rate(text: str) -> float:
    """Read a learning rate."""
    return _above_zero(text, MOST_RATE, "a learning rate")


def share(text: str) -> float:
    """Read a share of the whole."""
    return _above_zero(text, 1, "a share")


def _above_zero(text: str, most: float, what: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.0 < found <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}: above 0, up to {most}")
    return found


def run(given: argparse.Namespace) -> int:
    return train(
        setup_of(given),
        given.family,
        given.minutes,
        given.jobs,
        given.seed,
        given.rounds,
        given.into,
        given.start,
        given.cluster,
        given.force,
        given.rate,
        given.search,
        given.average,
        given.mean,
    )


def train(
    setup: Setup,
    family: bool,
    minutes: float,
    jobs: int,
    seed: str,
    rounds: int,
    folder: Path,
    start: Sequence[Path] = (),
    cluster: str | None = None,
    force: bool = False,
    rate: Sequence[float] | None = None,
    simulations: int = 0,
    averaged: float = 0.0,
    mean: bool = False,
) -> int:
    """Teach until the rounds are done or the minutes are over; what is kept in the folder goes on the next time."""
    with needs("train", "training"):
        from reverie.training.course import Course, Mark
        from reverie.training.joining import joined, mean_of
    make_folder(folder)
    subject, plan = kit_of(setup.game).course(setup, family, seed, rounds)
    words = f"{typed_words(setup)}{' --family' if family else ''} --seed {seed} --rounds {rounds}"
    network = None
    if start:
        files = [read_file(path) for path in start]
        networks = [decode(data, subject.game, subject.inputs_version) for data in files]
        network = mean_of(networks) if mean else joined(networks)
        plan = replace(plan, start=hashlib.sha256(b"".join([*files, b"mean" * mean])).hexdigest())
        # They win already: no games of the hand-written player, and no reward for losing with many doors found.
        plan = replace(plan, opening=0, rate=LATER_RATE, stray=LATER_STRAY, progress=(0.0, 0.0))
        if len(start) > 1 and not mean:
            plan = replace(plan, rate=JOINED_RATE, trust=JOINED_TRUST)
        words += f" --start {' '.join(path.name for path in start)}{' --mean' if mean else ''}"
    if simulations > 0:
        if not subject.can_search:
            raise ReverieError(f"no course of {subject.game} is played by search; leave out --search")
        plan = replace(plan, simulations=simulations, trust=SEARCHED_TRUST)
        words += f" --search {simulations}"
    if rate is not None:
        plan = replace(plan, rate=(rate[0], rate[1]))
        words += f" --rate {rate[0]:g} {rate[1]:g}"
    if averaged > 0.0:
        plan = replace(plan, averaged=averaged)
        words += f" --average {averaged:g}"
    course = Course(subject, plan, folder, f"reverie train {words}", network)
    if course.round == 0:
        refuse_existing(folder / subject.file, force)
    else:
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
