"""`setups`: lists every way to play."""

import argparse
import json
from typing import Final

from reverie.commands.arguments import add_json, add_options, use_options
from reverie.games.discovery import games, typed_words

EXAMPLES: Final = ("setups", "setups --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return list_setups(given.json)


def list_setups(as_json: bool) -> int:
    everything = [setup for game in games() for setup in game.setups()]
    if as_json:
        print(json.dumps([setup.to_json() for setup in everything]))
        return 0
    for setup in everything:
        print(typed_words(setup))
    return 0
