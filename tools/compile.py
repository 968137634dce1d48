"""Compiles the typed engine with mypyc; the sources stay runnable as they are.

python tools/compile.py            builds into src/, beside the sources
"""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

from bootstrap import ENGINE, ROOT, SOURCE

BUILD = ROOT / "build"


def compiled_sources() -> list[Path]:
    """The modules worth compiling: rules and what they stand on. Files and terminals stay Python."""
    plain = {"__init__.py", "registry.py", "record.py", "match.py", "conformance.py", "setups.py"}
    found = [path for package in ENGINE for path in sorted((SOURCE / "reverie" / package).glob("*.py"))]
    return [path for path in found if path.name not in plain]


def clean() -> None:
    """Remove compiled modules, so that stale ones can never shadow a changed source."""
    for pattern in ("*.so", "*.pyd"):
        for path in SOURCE.rglob(pattern):
            path.unlink()


def main() -> None:
    os.chdir(ROOT)
    clean()
    shutil.rmtree(BUILD, ignore_errors=True)
    # Without this flag gcc may not inline our functions into each other, which costs a third.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
    paths = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    modules = mypycify(paths, opt_level="3", debug_level="0", group_name="reverie", target_dir=str(BUILD / "c"))
    library = BUILD / "lib"
    setup(
        name="reverie",
        packages=[],
        ext_modules=modules,
        script_args=["-q", "build_ext", "--build-lib", str(library), "--build-temp", str(BUILD / "o")],
    )
    for path in library.rglob("*"):
        if path.is_file():
            shutil.copy2(path, SOURCE / path.relative_to(library))


if __name__ == "__main__":
    sys.exit(main())
