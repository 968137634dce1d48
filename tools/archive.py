"""Packs the engine for the page: the sources that play, their data, and stand-ins for what only compiling needs.

What players have learned stays outside: a page fetches the weights of the set-ups it plays.

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
PACKAGES = ("core", "explain", "games", "players", "riddles")
MODULES = (
    *("__init__.py", "attachments.py", "engine_form.py", "frames.py"),
    *("offline.py", "offline_match.py", "offline_own_table.py", "offline_riddles.py"),
    *("observed_match.py", "own_table.py", "streaks.py", "thinking.py"),
)
SPLIT = ("games", "riddles")  # packages of which a part stays behind:
# what a page does in its own way, or never: text, screens, pictures, training, the making of riddles.
LEFT_OUT = (
    "commands",
    "drawing",
    "figures.toml",
    "lens.py",
    "lessons",
    "making.py",
    "own_tries.py",
    "printing",
    "rules.toml",
    "study",
    "terminal.py",
    "terminal_cards.py",
    "text",
    "training.py",
    "workshop.py",
)
KINDS = (".py", ".toml", ".riddles")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first date a zip knows: when a file was written must not change the archive


def contents() -> Iterator[tuple[str, Path]]:
    """Return what goes in: the name in the archive, and the file."""
    for name in MODULES:
        yield f"reverie/{name}", PACKAGE / name
    for package in PACKAGES:
        for path in sorted((PACKAGE / package).rglob("*")):
            parts = path.relative_to(PACKAGE).parts
            if path.suffix in KINDS and not (package in SPLIT and set(parts) & set(LEFT_OUT)):
                yield f"reverie/{path.relative_to(PACKAGE).as_posix()}", path
    for path in sorted(STAND_INS.rglob("*.py")):
        yield path.relative_to(STAND_INS).as_posix(), path


def write(target: Path = TARGET) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in contents():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return target
