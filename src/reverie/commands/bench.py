"""`bench`: runs the benchmarks of the checkout, every figure a ratio against a peer in the same run."""

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_json
from reverie.core.errors import ReverieError

BENCHMARKS = Path(__file__).resolve().parents[3] / "benchmarks"

EXAMPLES: Final = ("bench", "bench --quick --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="shorter runs, rougher figures")
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    return bench(given.quick, given.json)


def bench(quick: bool, as_json: bool) -> int:
    if not (BENCHMARKS / "run.py").exists():
        raise ReverieError("the benchmarks belong to the source checkout; start them there with ./reverie bench")
    for module, name in (("pyspiel", "open_spiel"), ("pettingzoo", "pettingzoo"), ("rlcard", "rlcard")):
        if importlib.util.find_spec(module) is None:
            raise ReverieError(f"{name} is missing, against which we are measured; ./reverie bench installs it")
    options = ["--quick"] * quick + ["--json"] * as_json
    return subprocess.run([sys.executable, str(BENCHMARKS / "run.py"), *options], check=False).returncode
