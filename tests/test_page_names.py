"""The page knows no game by name: only the folder of its face, found by glob, may name it or its messages."""

import re
from collections.abc import Iterator
from pathlib import Path

from reverie.games.discovery import kits

WEB = Path(__file__).parent.parent / "web"
OUTSIDE = (
    "build",
    "public",
    "src",
    "index.html",
    "manifest.json",
    "service-worker.js",
    "svelte.config.js",
    "vite.config.ts",
)
KINDS = {".css", ".html", ".js", ".json", ".svelte", ".svg", ".ts"}


def sources() -> Iterator[Path]:
    faces = [WEB / "src" / "games" / kit.name for kit in kits()]
    for name in OUTSIDE:
        found = WEB / name
        for path in [found] if found.is_file() else found.rglob("*"):
            if path.suffix in KINDS and not any(path.is_relative_to(face) for face in faces):
                yield path


def test_no_part_of_the_page_names_a_game_or_says_its_messages() -> None:
    names = "|".join(kit.name for kit in kits())
    begins = "|".join(kit.messages or kit.name for kit in kits())
    named = re.compile(rf"{names}|[\"'`](?:web-)?(?:{begins})-", re.IGNORECASE)
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()[:80]}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def test_every_game_of_ours_has_a_face_in_its_folder() -> None:
    for kit in kits():
        folder = WEB / "src" / "games" / kit.name
        assert (folder / "front.ts").is_file()
        assert (folder / "face.ts").is_file()
