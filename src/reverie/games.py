"""Every game of the house, registered: import this to find set-ups by their spelling."""

from reverie.core.registry import find_setup, game_of, games, register
from reverie.daydream.game import Daydream
from reverie.onirim.game import Onirim

register(Onirim())
register(Daydream())

__all__ = ["find_setup", "game_of", "games"]
