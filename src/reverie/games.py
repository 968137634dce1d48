"""Every game of the house, registered: import this to find set-ups by their spelling."""

from pathlib import Path

from reverie.core.registry import find_setup, game_of, games, register
from reverie.daydream.game import Daydream
from reverie.daydream.views import load_boards
from reverie.onirim.game import Onirim

register(Onirim())
register(Daydream())

__all__ = ["find_setup", "game_of", "games", "use_boards"]


def use_boards(folder: Path) -> None:
    """Play Daydream on the boards of a folder from now on; BadBoard if they cannot be played on."""
    register(Daydream(load_boards(folder)))
