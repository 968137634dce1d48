"""Runs the benchmarks of the checkout: every figure a ratio against a peer of the same run."""

import importlib.util
import subprocess
import sys
from pathlib import Path

from reverie.core.errors import ReverieError

BENCHMARKS = Path(__file__).resolve().parents[3] / "benchmarks"


def bench(quick: bool, as_json: bool) -> int:
    if not (BENCHMARKS / "run.py").exists():
        raise ReverieError("the benchmarks belong to the source checkout; start them there with ./reverie bench")
    for module, name in (("pyspiel", "open_spiel"), ("pettingzoo", "pettingzoo"), ("rlcard", "rlcard")):
        if importlib.util.find_spec(module) is None:
            raise ReverieError(f"{name} is missing, against which we are measured; ./reverie bench installs it")
    options = ["--quick"] * quick + ["--json"] * as_json
    return subprocess.run([sys.executable, str(BENCHMARKS / "run.py"), *options], check=False).returncode
