"""Packs an installed game for pages that play without a server: its sources, and what makes discovery find it."""

import io
import zipfile
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from reverie.games.discovery import GROUP, BadKit
from reverie.games.kit import GameKit

MOST_BYTES: Final = 4_000_000  # of all files together
LEFT_OUT: Final = {"__pycache__", "locale"}  # a page has the words already
COMPILED: Final = {".so", ".pyd", ".pyc"}
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # the same files give the same bytes


def pack(kit: GameKit) -> bytes:
    """Zip the package that brings the kit; empty for a game that comes with Reverie, which pages have already."""
    point = next((one for one in entry_points(group=GROUP) if one.load() is kit), None)
    if point is None:
        return b""
    name = point.module.partition(".")[0]
    found = dict(_sources(name))
    if sum(map(len, found.values())) > MOST_BYTES:
        raise BadKit(f"{kit.name} has more than {MOST_BYTES} bytes of files, too many to play it in a page")
    about = f"{kit.name}.dist-info"  # not by the package, which may bring several games
    found[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: {kit.name}\nVersion: 0\n".encode()
    found[f"{about}/entry_points.txt"] = f"[{GROUP}]\n{point.name} = {point.value}\n".encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in sorted(found.items()):
            archive.writestr(zipfile.ZipInfo(path, LONG_AGO), data, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def _sources(name: str) -> list[tuple[str, bytes]]:
    """Return the files of a package, or of a module alone, by their names in the archive."""
    main = Path(str(import_module(name).__file__))
    if main.name != "__init__.py":
        return [(main.name, main.read_bytes())]
    folder = main.parent
    return [
        (f"{name}/{path.relative_to(folder).as_posix()}", path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in COMPILED and not LEFT_OUT & set(path.relative_to(folder).parts)
    ]
