"""Finds the games: a folder each beside this module, and installed packages of the entry point group `reverie.games`.

Games are found when they are first asked for, once per process.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final, NamedTuple

from reverie.core.errors import ReverieError
from reverie.core.game import Game, Setup
from reverie.core.registry import find_game, find_setup, game_name, game_of, games, provide, setup_of
from reverie.games.event_table import EventTable, event_table
from reverie.games.kit import RESERVED_FLAGS, Facts, GameKit

GROUP: Final = "reverie.games"

__all__ = [
    "BadKit",
    "Used",
    "event_table_of",
    "facts_of",
    "fewest_players",
    "find_setup",
    "game_name",
    "game_of",
    "games",
    "kit_of",
    "kits",
    "new_setup",
    "setup_of",
    "typed_words",
    "use",
    "used",
]


class BadKit(ReverieError):
    """A game that was found but cannot be used, with the reason."""


@cache
def _found() -> dict[str, GameKit]:
    out: dict[str, GameKit] = {}
    for folder in files("reverie.games").iterdir():
        if folder.is_dir() and (folder / "kit.py").is_file():
            _add(out, import_module(f"reverie.games.{folder.name}.kit").KIT, folder.name)
    for point in entry_points(group=GROUP):
        _add(out, point.load(), point.value)
    return dict(sorted(out.items(), key=lambda one: (one[1].place, one[0])))


def _add(out: dict[str, GameKit], kit: object, where: str) -> None:
    if not isinstance(kit, GameKit):
        raise BadKit(f"{where} has no GameKit")
    if kit.name in out:
        raise BadKit(f"two games are called {kit.name!r}; the second comes from {where}")
    for option in kit.options():
        if option.name in RESERVED_FLAGS:
            raise BadKit(f"{kit.name} has an option --{option.name}, which commands have already: rename it")
    out[kit.name] = kit


def kits() -> list[GameKit]:
    """List the kit of every game, in the order people see them."""
    return list(_found().values())


def kit_of(game: str) -> GameKit:
    """Find the kit of a game by its name."""
    return _found()[game]


def facts_of(setup: Setup) -> Facts:
    """Return the facts of a set-up, which generic code may branch on."""
    return kit_of(setup.game).facts(setup)


def new_setup(spelling: str, players: int = 1, options: Mapping[str, str] | None = None) -> Setup:
    """Find the set-up of a new game: options that are not named are those the game's kit gives to new games.

    `find_setup` adds nothing: it is for what is stored or was found by this, where an option that is missing means what
    it meant when the game was begun.
    """
    added = kit_of(game_name(spelling)).new_game_options()
    return find_setup(spelling, players, {**added, **(options or {})})


def typed_words(setup: Setup) -> str:
    """Spell a set-up as it is typed on the command line, with options that new games get today without asking."""
    return Setup(setup.game, setup.spelling, setup.players, dict(kit_of(setup.game).typed_options(setup))).words()


def fewest_players(spelling: str) -> int:
    """Return the smallest number of seats that a spelling is listed with; 1 for one that is not listed."""
    setups = find_game(spelling).setups()
    return min((setup.players for setup in setups if setup.spelling.lower() == spelling.lower()), default=1)


def event_table_of(game: str) -> EventTable:
    """Return the table from the events of a game to messages."""
    return _event_table(kit_of(game))


@cache
def _event_table(kit: GameKit) -> EventTable:
    return event_table(kit.folder(), kit.rules().events, kit.messages or kit.name)


class Used(NamedTuple):
    """An option that this process plays with."""

    game: str
    option: str
    value: str


_used: dict[Used, Mapping[str, str]] = {}


def use(one: Used) -> Mapping[str, str]:
    """Play with an option from now on; workers learn of it from `used`."""
    if one not in _used:
        _used[one] = kit_of(one.game).use(one.option, one.value)
    return _used[one]


def used() -> tuple[Used, ...]:
    """List the options this process plays with."""
    return tuple(_used)


def _games() -> list[Game]:
    return [kit.rules() for kit in kits()]


provide(_games)
