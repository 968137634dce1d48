"""Random games for the compiler to watch: what they run most is what it makes fastest."""

from reverie.core.game import Actions
from reverie.core.playout import playouts
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of

EVERYTHING = "onirim+book+towers+dreams"
SETUPS = (find_setup("onirim"), find_setup(EVERYTHING), find_setup(EVERYTHING, 2, {"talk": "silent"}))
GAMES = 1000

for setup in SETUPS:
    playouts(game_of(setup).new(setup), GAMES, Rng("training"), Actions())
