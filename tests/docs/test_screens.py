"""The pictures of the documents stay small: a clone is not there to look at."""

from pathlib import Path

SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
LARGEST, ALL = 32_000, 2_000_000  # bytes; as tools/screenshots.py takes them
LARGEST_MOVING = 400_000  # of one made by tools/moving_pictures.py


def test_pictures_are_small_one_by_one_and_together() -> None:
    sizes = {path.name: path.stat().st_size for path in SCREENS.glob("*.webp")}
    assert {name: size for name, size in sizes.items() if size > largest(name)} == {}
    assert {name: size for name, size in sizes.items() if size < LARGEST // 16} == {}, "an empty picture"
    assert sum(sizes.values()) < ALL


def largest(name: str) -> int:
    return LARGEST_MOVING if name.endswith("-moving.webp") else LARGEST
