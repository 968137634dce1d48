"""A fingerprint of many random games, printed by a process that runs either form of the engine."""

import hashlib
import json
import sys

from reverie.core import playout
from reverie.core.game import Actions
from reverie.core.rng import Rng
from reverie.games.discovery import game_of, games

GAMES_PER_SETUP = 3


def digest() -> str:
    whole = hashlib.sha256()
    for game in games():
        for setup in game.setups():
            for number in range(GAMES_PER_SETUP):
                state = game_of(setup).new(setup)
                decisions = playout.playout(state, Rng(f"{setup.words()}/{number}"), Actions())
                whole.update(json.dumps([int(decisions), state.to_json()], sort_keys=True).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    form = "uncompiled" if str(playout.__file__).endswith(".py") else "compiled"
    sys.stdout.write(f"{form} {digest()}\n")
