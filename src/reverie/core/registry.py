"""The games of the house, found by the first word of a set-up's spelling."""

import re

from reverie.core.errors import UnknownSetup
from reverie.core.game import Game, Setup

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    _games[game.name] = game


def games() -> list[Game]:
    return [_games[name] for name in sorted(_games)]


def game_of(setup: Setup) -> Game:
    return _games[setup.game]


def find_setup(spelling: str, players: int = 1, options: dict[str, str] | None = None) -> Setup:
    """The set-up so spelled, of whichever game; UnknownSetup says what is not known."""
    first = re.split(r"[+:]", spelling.lower())[0]
    if first not in _games:
        raise UnknownSetup(f"there is no game {first!r}: there is {', '.join(sorted(_games))}")
    return _games[first].setup(spelling, players, options or {})
