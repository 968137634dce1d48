"""What players think: a view goes in, an answer comes out, in a worker of the server or in one of a page."""

import hashlib
import os
from functools import cache
from typing import Any, Final

import reverie.games  # noqa: F401 - a worker has to know every game
from reverie.core import playout
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.explain import analysis, hints
from reverie.players import PLAYERS, STRENGTHS, find_player

COMPILED: Final = str(playout.__file__).endswith((".so", ".pyd"))
# Uncompiled, a game played on takes most of a second: there the judge's own word has to do.
HINT_GAMES: Final = hints.GAMES if COMPILED else 0
STAND_INS: Final = ("greedy", "random")  # who answers for a bot that fails


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """Who can take a seat in this game: the strengths people choose among, then the players behind them."""
    return (*STRENGTHS, *(name for name, games in PLAYERS.items() if "" in games or game in games))


def in_turn(bot: str) -> tuple[str, ...]:
    """Who is asked for a bot's answer: itself, and while that fails simpler ones."""
    return tuple(dict.fromkeys((bot, *STAND_INS)))


def be_nice() -> None:
    """A worker steps back behind the server it works for."""
    os.nice(5)


_player = cache(find_player)  # a player keeps what it has worked out about a board


def choose(name: str, view: dict[str, Any], seed: str) -> str:
    """The answer of that player, in words; the same for the same seed."""
    action = _player(name, view["game"]).choose(view, Rng(seed))
    return next(str(one["text"]) for one in view["actions"] if one["action"] == action)


def seed_of(luck: str, seat: int, length: int) -> str:
    """What a bot thinks with: the same wherever it thinks, and nothing the match's own luck could be told from."""
    return hashlib.sha256(f"thinking {luck} {seat} {length}".encode()).hexdigest()


def hint(view: dict[str, Any], seed: str) -> dict[str, Any]:
    """The best answers to the question of a view, and why."""
    return {"answers": [advice.to_json() for advice in hints.hint(view, seed=seed, games=HINT_GAMES)]}


def analyse(record: str) -> dict[str, Any]:
    """What a finished game was made of: the story of each side."""
    return {"stories": [story.to_json() for story in analysis.analyse(*load(record))]}
