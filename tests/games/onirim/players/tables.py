"""Tables of Onirim for the tests of its players."""

from collections.abc import Iterator
from typing import Any

from reverie.core.game import CHANCE, Setup
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.rules.ruleset import rules_of, setups
from reverie.games.onirim.rules.table import Table
from reverie.players.player import Player

EVERYTHING = "onirim+book:lost+towers:ruins+dreams:6"
SOME = [
    find_setup("onirim"),
    find_setup(EVERYTHING),
    find_setup("onirim", 2, {"talk": "open"}),
    find_setup(EVERYTHING, 2, {"talk": "silent"}),
]


def new_table(setup: Setup) -> Table:
    table = game_of(setup).new(setup)
    assert isinstance(table, Table)
    return table


def random_tables(setup: Setup, seed: str) -> Iterator[Table]:
    """The tables of a random game at which a player is asked."""
    rng = Rng(seed)
    table = new_table(setup)
    while not table.over:
        actor = table.actor()
        if actor == CHANCE:
            table.advance(CHANCE, table.pick(rng))
            continue
        yield table
        actions = table.legal(int(actor))
        table.advance(actor, actions[int(rng.below(len(actions)))])


def game_through_views(setup: Setup, player: Player, seed: str, decisions: int = 100_000) -> list[int]:
    """A game in which the player sits in every seat and sees nothing but views; what it chose."""
    luck = Rng(f"{seed}/luck")
    thoughts = Rng(f"{seed}/thoughts")
    table = new_table(setup)
    chosen: list[int] = []
    while not table.over and len(chosen) < decisions:
        if table.actor() == CHANCE:
            table.apply(CHANCE, int(table.pick(luck)))
            continue
        seat = table.actors()[0]
        view: Any = table.view(seat)
        action = player.choose(view, thoughts)
        table.apply(seat, action)
        chosen.append(action)
    return chosen


__all__ = ["EVERYTHING", "SOME", "game_through_views", "new_table", "random_tables", "rules_of", "setups"]
