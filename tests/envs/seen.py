"""Observation vectors read back by the names of their fields, and random games to look at."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, Setup, State
from reverie.core.rng import Rng
from reverie.games.discovery import game_of, kit_of
from reverie.games.onirim.rules.cards import NAMES


def vector(state: State, seat: int, players: int) -> bytes:
    """What a seat sees."""
    lens = kit_of(state.view(0)["game"]).lens(state, players)
    words = vec[i64]([0] * int(lens.words))
    lens.look(state, seat, words, 0)
    return bytes(memoryview(words).cast("B"))


def named(state: State, seat: int, players: int) -> dict[str, list[int]]:
    """The vector cut into its fields."""
    data = np.frombuffer(vector(state, seat, players), np.uint8)
    fields = kit_of(state.view(0)["game"]).lens(state, players).fields
    return {field.name: data[field.at : field.at + field.size].tolist() for field in fields}


def positions(setup: Setup, seed: str, every: int) -> Iterator[State]:
    """Every so many positions of a random game in which players are asked, and its end."""
    rng = Rng(seed)
    state = game_of(setup).new(setup)
    number = 0
    while state.actors():
        actors = state.actors()
        if actors == [CHANCE]:
            state.advance(CHANCE, state.pick(rng))
            continue
        number += 1
        if number % every == 0:
            yield state
        actor = actors[int(rng.below(len(actors)))]
        legal = state.legal(actor)
        state.advance(actor, legal[int(rng.below(len(legal)))])
    yield state


def counted(cards: dict[str, Any], kinds: int) -> list[int]:
    """Cards of a view by kind."""
    return [int(cards.get(name, 0)) for name in NAMES[:kinds]]
