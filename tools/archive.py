"""Packs the engine for the page: the sources that play, their data, and stand-ins for what only compiling needs.

Standard library only, like everything that runs before the environment is complete. The same sources
give the same bytes, so that a page has to fetch the archive again only when something in it has changed.
"""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import bootstrap

PACKAGE = bootstrap.SOURCE / "reverie"
STAND_INS = bootstrap.ROOT / "web" / "python"
TARGET = bootstrap.ROOT / "web" / "python" / "engine.zip"
PACKAGES = ("core", "daydream", "explain", "onirim", "players")
MODULES = ("__init__.py", "games.py", "offline.py", "seen.py", "thinking.py")
KINDS = (".py", ".toml", ".weights")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first date a zip knows: when a file was written is nobody's business


def contents() -> Iterator[tuple[str, Path]]:
    """What goes in: the name in the archive, and the file."""
    for name in MODULES:
        yield f"reverie/{name}", PACKAGE / name
    for package in PACKAGES:
        for path in sorted((PACKAGE / package).rglob("*")):
            if path.suffix in KINDS:
                yield f"reverie/{path.relative_to(PACKAGE).as_posix()}", path
    for path in sorted(STAND_INS.rglob("*.py")):
        yield path.relative_to(STAND_INS).as_posix(), path


def write(target: Path = TARGET) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in contents():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return target
