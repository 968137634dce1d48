"""Compiles the typed engine with mypyc; the sources stay runnable as they are.

python tools/compile.py            builds into src/, beside the sources
python tools/compile.py --quick    the same without the training round: for trying things out
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

from bootstrap import ROOT, SOURCE, engine_sources

BUILD = ROOT / "build"
# Nothing in these is worth compiling: they are read once, or wait for people and files.
PLAIN = {
    "core/__init__.py",
    "core/conformance.py",
    "core/fairness.py",
    "core/registry.py",
    "daydream/__init__.py",
    "daydream/game.py",
    "daydream/panels.py",
    "daydream/views.py",
    "observing/__init__.py",
    "onirim/__init__.py",
    "onirim/game.py",
    "players/__init__.py",
    "players/arena.py",
    "players/daydream/__init__.py",
    "players/house.py",
    "players/onirim/__init__.py",
    "players/onirim/networks.py",
    "players/weights/__init__.py",
}
GIVEN_FLAGS = os.environ.get("CFLAGS", "")


def compiled_sources() -> list[Path]:
    """The modules worth compiling: rules and what they stand on."""
    return [path for path in engine_sources() if str(path.relative_to(SOURCE / "reverie")) not in PLAIN]


def clean() -> None:
    """Remove compiled modules, so that stale ones can never shadow a changed source."""
    for pattern in ("*.so", "*.pyd"):
        for path in SOURCE.rglob(pattern):
            path.unlink()


def build(modules: list[Extension], flags: str = "") -> None:
    """Compile the C sources and lay the modules beside the Python ones."""
    # Without the first flag gcc may not inline our functions into each other, which costs a third.
    os.environ["CFLAGS"] = f"{GIVEN_FLAGS} -fno-semantic-interposition {flags}"
    library = BUILD / "lib"
    places = ["--build-lib", str(library), "--build-temp", str(BUILD / "o")]
    setup(name="reverie", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--force", *places])
    for path in library.rglob("*"):
        if path.is_file():
            shutil.copy2(path, SOURCE / path.relative_to(library))


def build_trained(modules: list[Extension]) -> bool:
    """Compile, watch random games, and compile again for what they showed: a fifth less work per game.

    Only gcc understands these flags as given; whatever goes wrong, an ordinary build will do.
    """
    try:
        build(modules, "-fprofile-generate")
        subprocess.run([sys.executable, ROOT / "tools" / "train.py"], check=True)
        build(modules, "-fprofile-use -fprofile-partial-training -Wno-missing-profile")
    except (SystemExit, subprocess.CalledProcessError):
        return False
    return True


def main() -> None:
    os.chdir(ROOT)
    clean()
    shutil.rmtree(BUILD, ignore_errors=True)
    paths = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    modules = mypycify(paths, opt_level="3", debug_level="0", group_name="reverie", target_dir=str(BUILD / "c"))
    if "--quick" in sys.argv or not build_trained(modules):
        build(modules)


if __name__ == "__main__":
    main()
