"""Our side of the measurements: the same random games inside the compiled engine and stepped from Python."""

import random
import time

from reverie.core.game import CHANCE, Actions, State
from reverie.core.playout import playouts
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.players.search import Search
from reverie.games.onirim.players.seat import OnirimPlayer
from reverie.games.onirim.rules.table import Table
from reverie.players.rollouts import Rollouts

BATCH = 1000  # rollouts from one deal, as many as the peer makes
SIMULATIONS = 1000


def _deal(spelling: str, rng: Rng) -> State:
    """A game at its first decision: the peer's rollouts too begin when the cards are dealt."""
    setup = find_setup(spelling)
    state = game_of(setup).new(setup)
    while state.actor() == CHANCE:
        state.advance(CHANCE, state.pick(rng))
    return state


def rollouts(spelling: str, seconds: float) -> float:
    """Decisions a second of random games inside the engine, each batch from another deal."""
    rng = Rng(f"{spelling} rollouts")
    actions = Actions()
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += playouts(_deal(spelling, rng), BATCH, rng, actions)
    return decisions / (time.perf_counter() - started)


def searching(spelling: str, seconds: float) -> float:
    """Simulations a second of tree search with a random game at each leaf."""
    rng = Rng(f"{spelling} searching")
    player = Rollouts(SIMULATIONS)
    done = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        player.search(_deal(spelling, rng), rng)
        done += SIMULATIONS
    return done / (time.perf_counter() - started)


def games_of(player: OnirimPlayer, spelling: str, seconds: float) -> float:
    """Games a second that a player of Onirim plays to their end, as training plays them."""
    rng = Rng(f"{spelling} {player.name}")
    done = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        table = _deal(spelling, rng)
        assert isinstance(table, Table)
        player.play_out(table, rng, rng)
        done += 1
    return done / (time.perf_counter() - started)


def valued_searching(spelling: str, seconds: float) -> float:
    """Simulations a second of the searching player of Onirim, which asks its network at each leaf."""
    rng = Rng(f"{spelling} valued")
    player = Search(simulations=SIMULATIONS)
    done = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        table = _deal(spelling, rng)
        assert isinstance(table, Table)
        player.decide(table, table.actor(), rng)
        done += sum(player.looks)  # it stops when the answer is clear
    return done / (time.perf_counter() - started)


def stepping(spelling: str, seconds: float) -> float:
    """Decisions a second, choosing and stepping from Python as OpenSpiel's users do."""
    setup = find_setup(spelling)
    start = game_of(setup).new(setup)
    rng = Rng(f"{spelling} stepping")
    luck = random.Random(f"{spelling} stepping")
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = start.copy()
        while True:
            actor = state.actor()
            if actor >= 0:
                state.advance(actor, luck.choice(state.legal(actor)))
                decisions += 1
            elif actor == CHANCE:
                state.advance(CHANCE, state.pick(rng))
            else:
                break
    return decisions / (time.perf_counter() - started)
