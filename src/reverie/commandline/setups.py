"""The list of every way to play."""

import json

from reverie.games import games


def list_setups(as_json: bool) -> int:
    everything = [setup for game in games() for setup in game.setups()]
    if as_json:
        print(json.dumps([setup.to_json() for setup in everything]))
        return 0
    for setup in everything:
        print(setup.words())
    return 0
