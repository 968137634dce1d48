"""Compiles the typed engine with mypyc; the sources stay runnable as they are.

python tools/compile.py            builds into src/, beside the sources
python tools/compile.py --quick    the same without profile-guided optimisation, in half the time
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.errors import CCompilerError

from bootstrap import ROOT, SOURCE, engine_sources

BUILD = ROOT / "build"
# Nothing in these is worth compiling: they are read once, or wait for people and files.
PLAIN = {
    "core/conformance.py",
    "core/fairness.py",
    "core/pickling.py",
    "core/registry.py",
    "core/shapes.py",
    "core/view.py",
    "games/daydream/players/networks.py",
    "games/daydream/rules/file_checks.py",
    "games/daydream/rules/folds.py",
    "games/daydream/rules/panel_reader.py",
    "games/daydream/rules/panels.py",
    "games/onirim/players/networks.py",
    "players/arena.py",
    "players/roster.py",
    "players/strengths.py",
    "players/tournament.py",
    "players/weights.py",
}
MODULES = ("*.so", "*.pyd")  # how compiled modules are called on Linux and macOS, and on Windows
GIVEN_FLAGS = os.environ.get("CFLAGS", "")


def compiled_sources() -> list[Path]:
    """The modules worth compiling: rules and what they stand on."""
    return [
        path
        for path in engine_sources()
        if path.name != "__init__.py" and path.relative_to(SOURCE / "reverie").as_posix() not in PLAIN
    ]


def clean() -> None:
    """Remove compiled modules, so that stale ones can never shadow a changed source."""
    for pattern in MODULES:
        for path in SOURCE.rglob(pattern):
            path.unlink()


def generate_modules() -> list[Extension]:
    """Turn the typed sources into C."""
    paths = [path.relative_to(ROOT).as_posix() for path in compiled_sources()]
    # Modules outside the engine may import packages that are not installed here (numpy, fluent): not our concern.
    words = ["--follow-imports=silent", *paths]
    return mypycify(words, opt_level="3", debug_level="0", group_name="reverie", target_dir=str(BUILD / "c"))


def copy_modules(source: Path, target: Path) -> None:
    """Copy every compiled module of one folder to its place in another."""
    for pattern in MODULES:
        for path in source.rglob(pattern):
            to = target / path.relative_to(source)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, to)


def set_flags(flags: str) -> None:
    """Give the C compiler these flags from now on."""
    # Without the first one gcc may not inline our functions into each other, which costs a third. MSVC has neither.
    ours = "" if sys.platform == "win32" else f"-fno-semantic-interposition {flags}"
    os.environ["CFLAGS"] = f"{GIVEN_FLAGS} {ours}"


def compile_with_profile(build: Callable[[str], None], place: Path) -> None:
    """Build with profile-guided optimisation: a fifth less work per game.

    `build` compiles with the flags it is given and lays the modules into `place`. The flags are those of gcc, which
    Linux has; whatever goes wrong, an ordinary build will do.
    """
    if sys.platform != "linux":
        build("")
        return
    workload = [sys.executable, str(ROOT / "tools" / "pgo_workload.py")]
    search = os.pathsep.join([str(place), os.environ.get("PYTHONPATH", "")])
    try:
        build("-fprofile-generate")
        subprocess.run(workload, check=True, env=dict(os.environ, PYTHONPATH=search))
        build("-fprofile-use -fprofile-partial-training -Wno-missing-profile")
    except (SystemExit, CCompilerError, subprocess.CalledProcessError):
        build("")


def main() -> None:
    os.chdir(ROOT)
    clean()
    shutil.rmtree(BUILD, ignore_errors=True)
    modules = generate_modules()
    library = BUILD / "lib"

    def build(flags: str) -> None:
        set_flags(flags)
        places = ["--build-lib", str(library), "--build-temp", str(BUILD / "o")]
        words = ["-q", "build_ext", "--force", *places]
        # pyproject.toml leaves the README and the links to setup.py, which is not run here, and setup insists on them.
        setup(name="reverie", packages=[], ext_modules=modules, script_args=words, long_description="", project_urls={})
        copy_modules(library, SOURCE)

    if "--quick" in sys.argv:
        build("")
    else:
        compile_with_profile(build, SOURCE)


if __name__ == "__main__":
    main()
