"""Tries the program on the other versions of Python it supports: rules, records and commands, uncompiled.

python tools/pythons.py            every version but the one that runs; one that cannot be had is named, and passed over

An interpreter is looked for on the path and in pyenv, then downloaded by uv into the environment.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bootstrap

ROOT = bootstrap.ROOT
PLACE = bootstrap.VENV / "pythons"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
TEST_PACKAGES: Final = {
    "colorama",
    "hypothesis",
    "iniconfig",
    "packaging",
    "pluggy",
    "pygments",
    "pytest",
    "sortedcontainers",
}
TESTS: Final = (
    "tests/games/onirim/rules/test_base.py",
    "tests/games/onirim/rules/test_duo.py",
    "tests/games/daydream/rules/test_day_turn.py",
    "tests/games/daydream/rules/test_day_end.py",
    "tests/property/test_damaged_records.py",
)
COMMANDS: Final = (
    ("--version",),
    ("setups",),
    ("simulate", "onirim", "--games", "5", "--player", "greedy"),
    ("simulate", "daydream:A", "--players", "2", "--games", "2", "--player", "greedy"),
)
# Importing the server and the terminal shows that their packages exist for this version.
IMPORTS: Final = "import reverie.server.app, reverie.terminal.start, reverie.commands.parser"


def main() -> int:
    failed = []
    for version in VERSIONS:
        if version == f"{sys.version_info.major}.{sys.version_info.minor}":
            continue
        python = interpreter(version)
        if python is None:
            print(f"!! Python {version} is not here and cannot be downloaded: NOT TESTED", flush=True)
        elif not tried(version, python):
            failed.append(version)
    return 1 if failed else 0


def interpreter(version: str) -> str | None:
    """Find an interpreter of this version: one of this machine, or one that uv downloads."""
    for found in (*candidates(version), *downloaded(version)):
        words = [found, "-c", "import sys, sqlite3, ssl; print('%d.%d' % sys.version_info[:2])"]
        ran = subprocess.run(words, capture_output=True, text=True, check=False)
        if ran.returncode == 0 and ran.stdout.strip() == version:
            return found
    return None


def candidates(version: str) -> Iterator[str]:
    on_path = shutil.which(f"python{version}")
    if on_path is not None:
        yield on_path  # pyenv's shim is there even when its version is switched off: the caller tries it
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for path in sorted(pyenv.glob(f"{version}.*/bin/python")):
        yield str(path)


def downloaded(version: str) -> Iterator[str]:
    environment = dict(os.environ, UV_PYTHON_INSTALL_DIR=str(PLACE), UV_HTTP_TIMEOUT="20", UV_HTTP_RETRIES="0")
    words = [str(bootstrap.PYTHON), "-m", "uv", "python", "install", "--quiet", "--no-bin", version]
    subprocess.run(words, env=environment, capture_output=True, check=False)
    for path in sorted(
        [*PLACE.glob(f"cpython-{version}.*/bin/python{version}"), *PLACE.glob(f"cpython-{version}.*/python.exe")]
    ):
        yield str(path)


def tried(version: str, python: str) -> bool:
    """Tell whether the packages install and everything runs; what does not is printed."""
    folder = PLACE / version
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "REVERIE_PURE": "1", "VIRTUAL_ENV": str(folder)}
    own = str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    lock = PLACE / f"{version}.lock"
    PLACE.mkdir(exist_ok=True)
    lock.write_text(wanted_packages(), encoding="utf-8")
    uv = [str(bootstrap.PYTHON), "-m", "uv"]
    steps = [
        [*uv, "venv", "--quiet", "--allow-existing", "--python", python, str(folder)],
        [*uv, "pip", "sync", "--quiet", "--python", own, "--require-hashes", str(lock)],
        [own, "-c", IMPORTS],
        *([own, "-m", "reverie", *words] for words in COMMANDS),
        [own, "-m", "pytest", "-p", "no:cacheprovider", *TESTS],
    ]
    for words in steps:
        ran = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            print(f"Python {version}: failed: {' '.join(words)}\n{ran.stdout[-3000:]}{ran.stderr[-3000:]}", flush=True)
            return False
    print(f"Python {version}: commands ran, tests: {ran.stdout.strip().splitlines()[-1]}", flush=True)
    return True


def wanted_packages() -> str:
    """Return the locked packages that playing needs, and those of the tests."""
    blocks = re.split(r"\n(?=[A-Za-z0-9])", bootstrap.EVERYTHING.read_text("utf-8"))
    playing = set(re.findall(r"^([A-Za-z0-9._-]+)==", bootstrap.TO_PLAY.read_text("utf-8"), re.MULTILINE))
    return "\n".join(block for block in blocks if block.partition("==")[0] in playing | TEST_PACKAGES) + "\n"


if __name__ == "__main__":
    sys.exit(main())
