"""Recalibrates the chances that learned weights state: plays games and writes what came true into the file's header.

PYTHONPATH=src python tools/stated.py onirim-base.weights --games 16000 --jobs 2
PYTHONPATH=src python tools/stated.py onirim-two.weights --games 16000 --jobs 2
PYTHONPATH=src python tools/stated.py onirim.weights --look     holds other games against what is said after that

The games are divided among the set-ups the file serves. The order of answers stays, so nobody plays differently for
it; hints and analyses say truer figures.
"""

import argparse

from reverie.commands.calibration import calibration_text, play_stated
from reverie.core.game import Setup
from reverie.explain.calibration import Stated, by_tenths, corrections
from reverie.games.onirim.players import networks
from reverie.games.onirim.rules.ruleset import setups
from reverie.players.weights import read_file, with_stated

HELD_OUT = "calibration"


def main() -> None:
    parser = argparse.ArgumentParser(description="Recalibrates the chances that learned weights state.")
    parser.add_argument("file", choices=networks.FILES)
    parser.add_argument("--games", type=int, default=16_000, metavar="N", help="all set-ups together")
    parser.add_argument("--seed", default="stated")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--look", action="store_true", help=f"change nothing, only play the games of {HELD_OUT!r}")
    given = parser.parse_args()
    served = [setup for setup in setups() if networks.file_for(setup.spelling, setup.players) == given.file]
    if given.look:
        tenths = by_tenths(played(served, given.games, HELD_OUT, given.jobs))
        print(calibration_text(f"{len(served)} set-ups", "learned", given.games, HELD_OUT, tenths))
    else:
        path = networks.FOLDER / given.file
        right = read_file(path)
        bare = with_stated(right, [])
        path.write_bytes(bare)  # recalibrated values must not be recalibrated again
        try:
            pairs = corrections(played(served, given.games, given.seed, given.jobs))
            right = with_stated(bare, pairs)
        finally:
            path.write_bytes(right)  # whatever happens, the file never stays without
        print(f"{given.file}: {', '.join(f'{said:.3f} {true:.3f}' for said, true in pairs)}")


def played(served: list[Setup], games: int, seed: str, jobs: int) -> list[Stated]:
    each = max(1, games // len(served))
    return [game for setup in served for game in play_stated(setup, "learned", each, seed, jobs=jobs)]


if __name__ == "__main__":
    main()
