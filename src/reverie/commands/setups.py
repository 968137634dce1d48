"""`setups`: lists every way to play."""

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Final

from reverie.commands.arguments import add_json, add_options, use_options
from reverie.core.errors import UnknownSetup
from reverie.core.game import Setup
from reverie.games.discovery import find_setup, games, typed_words

EXAMPLES: Final = ("setups", "setups --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    return list_setups(given.json, use_options(given))


def list_setups(as_json: bool, used: Mapping[str, Mapping[str, str]]) -> int:
    everything = list(_setups(used))
    if as_json:
        print(json.dumps([setup.to_json() for setup in everything]))
        return 0
    for setup in everything:
        print(typed_words(setup))
    return 0


def _setups(used: Mapping[str, Mapping[str, str]]) -> Iterator[Setup]:
    """Yield the set-ups of all games with the options in use, as far as they can be played so."""
    for game in games():
        options = used.get(game.name, {})
        seen = set()
        for listed in game.setups():
            try:
                setup = (
                    find_setup(listed.spelling, listed.players, {**listed.options, **options}) if options else listed
                )
            except UnknownSetup:
                continue
            if setup.words() not in seen:  # two that differ in such an option alone
                seen.add(setup.words())
                yield setup
