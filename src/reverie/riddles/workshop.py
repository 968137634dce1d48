"""Makes riddles into a folder, one file for each game, and goes on there later."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from reverie.files import write_new
from reverie.games.kit import GameKit
from reverie.riddles.making import Maker, families, search_for_riddles
from reverie.riddles.riddle import SUFFIX, Progress, Riddle, pack, unpack


class Stand(NamedTuple):
    """How far the making has come after a game."""

    riddles: int
    games: int
    found: Riddle | None


def file_in(folder: Path, game: str) -> Path:
    """Return the file of a game's riddles in a folder."""
    return folder / f"{game}{SUFFIX}"


def make_riddles(folder: Path, kits: list[GameKit], seed: str, most: int, seconds: float | None) -> Iterator[Stand]:
    """Look for riddles until there are so many in all, or the time is over; yield after each game.

    What is found is in the files at once; games looked through in vain are noted there with the next riddle.
    """
    riddles: list[Riddle] = []
    game_of_family: dict[str, str] = {}  # with families of boards on which no new game begins
    progress: Progress = {"seed": seed, "tried": {}, "effort": {}}
    for kit in kits:
        path = file_in(folder, kit.name)
        if path.exists():
            found, before = unpack(path.read_bytes(), str(path))
            riddles += found
            game_of_family |= dict.fromkeys((*before["tried"], *(one.family for one in found)), kit.name)
            progress["seed"] = before["seed"]  # a search that goes on has the seed it began with
            progress["tried"] |= before["tried"]
            progress["effort"] |= before["effort"]
    makers = {kit.name: Maker(kit, progress["seed"]) for kit in kits}
    groups = [family for kit in kits for family in families(kit)]
    game_of_family |= {family.name: family.game for family in groups}
    until = None if seconds is None else time.monotonic() + seconds
    for found_now in search_for_riddles(makers, groups, riddles, progress, most):
        if found_now is not None:
            _write(folder, game_of_family, game_of_family[found_now.family], riddles, progress)
        yield Stand(len(riddles), sum(progress["tried"].values()), found_now)
        if until is not None and time.monotonic() >= until:
            break
    for kit in kits:
        _write(folder, game_of_family, kit.name, riddles, progress)


def _write(folder: Path, games: dict[str, str], game: str, riddles: list[Riddle], progress: Progress) -> None:
    own = sorted((one for one in riddles if games[one.family] == game), key=lambda one: (one.family, one.name))
    kept: Progress = {
        "seed": progress["seed"],
        "tried": {name: n for name, n in progress["tried"].items() if games[name] == game},
        "effort": {name: n for name, n in progress["effort"].items() if games[name] == game},
    }
    write_new(file_in(folder, game), pack(own, kept), force=True)
