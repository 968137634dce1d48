"""Plays a game and keeps its record."""

from reverie.core.game import CHANCE, Setup
from reverie.core.record import Entry, Record
from reverie.core.registry import game_of
from reverie.core.rng import Rng
from reverie.players.player import Player


def record_game(setup: Setup, player: Player, luck: Rng, rng: Rng) -> tuple[Record, int]:
    """Play a game with one player in every seat; return its record and the decisions. Chance draws from `luck`."""
    game = game_of(setup)
    record = Record(setup, game.rules_version)
    state = game.new(setup)
    decisions = 0
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            action = int(state.pick(luck))
            auto = False
        else:
            view = state.view(actor)
            auto = len(view["actions"]) == 1
            action = int(player.choose(view, rng))
            decisions += 1
        record.entries.append(Entry(actor, game.write(actor, action), auto))
        state.advance(actor, action)
    record.result = state.result()
    return record, decisions
