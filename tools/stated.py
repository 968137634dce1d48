"""Puts right the chances that learned weights state: plays games and writes what came true into the file's header.

PYTHONPATH=src python tools/stated.py onirim --games 20000 --seed stated --jobs 2

The order of answers stays, so nobody plays differently for it; hints and analyses say truer figures.
`./reverie arena learned --setup onirim --games 20000 --seed calibration --calibration` shows how true, by other games.
"""

import argparse
from pathlib import Path

from reverie.commandline.calibration import play_stated
from reverie.explain.calibration import corrections
from reverie.games import find_setup
from reverie.onirim.rules import rules_of
from reverie.players.onirim import networks
from reverie.players.weights import FOLDER, read_file, with_stated


def main() -> None:
    parser = argparse.ArgumentParser(description="Puts right the chances that learned weights state.")
    parser.add_argument("setup", help="one of Onirim, as it is typed; its file serves others too, perhaps")
    parser.add_argument("--games", type=int, default=20_000, metavar="N")
    parser.add_argument("--seed", default="stated")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    given = parser.parse_args()
    setup = find_setup(given.setup)
    path = Path(FOLDER / networks.file_for(rules_of(setup)))
    bare = with_stated(read_file(path.name), [])
    path.write_bytes(bare)  # what was put right before must not be put right again
    pairs = corrections(play_stated(setup, "learned", given.games, given.seed, jobs=given.jobs))
    path.write_bytes(with_stated(bare, pairs))
    print(f"{path.name}: {', '.join(f'{said:.3f} {true:.3f}' for said, true in pairs)}")


if __name__ == "__main__":
    main()
