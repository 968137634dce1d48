"""The riddles that come with the games, by name."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from reverie.core.game import Setup
from reverie.core.record import Reader
from reverie.games.discovery import kits
from reverie.riddles.riddle import SUFFIX, Riddle, unpack


@cache
def riddles() -> Mapping[str, Riddle]:
    """Return every riddle by its name, in the order of the games; BadRiddles if a file of a game is damaged."""
    found: dict[str, Riddle] = {}
    for kit in kits():
        file = kit.folder() / f"{kit.name}{SUFFIX}"
        if file.is_file():
            found |= {one.name: one for one in unpack(file.read_bytes(), file.name)[0]}
    return MappingProxyType(found)


@cache
def setup_of_riddle(name: str) -> Setup:
    """Return the set-up of a riddle, without replaying its game."""
    return Reader(riddles()[name].record(), f"riddle {name}").head().setup


def themes() -> dict[str, int]:
    """Return every theme with the number of its riddles, the most common first."""
    counts: dict[str, int] = {}
    for riddle in riddles().values():
        for theme in riddle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))
