"""The games that are known, found by the first word of a set-up's spelling.

`reverie.games.discovery` provides them when the first one is asked for.
"""

import re
import threading
from collections.abc import Callable

from reverie.core.errors import UnknownSetup
from reverie.core.game import Game, Setup
from reverie.core.view import View

_games: dict[str, Game] = {}
_providers: list[Callable[[], list[Game]]] = []
_finding = threading.RLock()  # reentrant: a provider may ask for games itself


def provide(provider: Callable[[], list[Game]]) -> None:
    """Name a source of games; it is asked once, when a game is first looked for."""
    _providers.append(provider)


def register(game: Game) -> None:
    """Add a game, in place of one of the same name."""
    _known()[game.name] = game


def games() -> list[Game]:
    known = _known()
    return [known[name] for name in sorted(known)]


def game_of(setup: Setup) -> Game:
    return _known()[setup.game]


def find_game(spelling: str) -> Game:
    """Find the game of a set-up by its spelling; UnknownSetup if there is none."""
    return _known()[game_name(spelling)]


def find_setup(spelling: str, players: int = 1, options: dict[str, str] | None = None) -> Setup:
    """Find a set-up of any game by its spelling; UnknownSetup says what is not known."""
    return find_game(spelling).setup(spelling, players, options or {})


def game_name(spelling: str) -> str:
    """Read the name of the game from a spelling; UnknownSetup if there is none."""
    first = re.split(r"[+:]", spelling.lower())[0]
    known = _known()
    if first not in known:
        raise UnknownSetup(f"there is no game {first!r}: there is {', '.join(sorted(known))}")
    return first


def setup_of(view: View) -> Setup:
    """Find the set-up of a view."""
    given = view["setup"]
    return find_setup(given["spelling"], given["players"], given["options"])


def _known() -> dict[str, Game]:
    with _finding:  # a thread that asks while another finds the games waits for all of them
        while _providers:
            for game in _providers.pop()():
                _games.setdefault(game.name, game)
    return _games
