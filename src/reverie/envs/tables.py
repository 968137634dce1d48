"""Set-ups as environments need them: a table to begin with, the lens it is seen through, its spaces."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from reverie.core.errors import ReverieError
from reverie.core.game import Setup, State
from reverie.daydream.table import Table as DaydreamTable
from reverie.games import find_setup, game_of
from reverie.observing.daydream import DaydreamLens
from reverie.observing.lens import SCORE, WIN, Lens
from reverie.observing.onirim import OnirimLens

AIMS: Final = {"win": WIN, "score": SCORE}
ILLEGAL_REWARD: Final = -1.0

Observation = dict[str, NDArray[Any]]


class UnfitSetup(ReverieError):
    """The set-up exists, but this kind of environment is not made for it."""


class Seating:
    """One set-up made ready: where its games begin, how they are seen, what their rewards count."""

    def __init__(self, setup: Setup, reward: str | None = None, start: State | None = None) -> None:
        self.setup = setup
        self.game = game_of(setup)
        self.start: State = self.game.new(setup) if start is None else start
        self.lens = lens_of(self.start, setup.players)
        solo_daydream = setup.game == "daydream" and setup.players == 1
        chosen = reward or ("score" if setup.game == "daydream" else "win")
        if chosen not in AIMS or (chosen == "win" and solo_daydream):
            raise UnfitSetup(f"a reward of {setup.words()} counts {_aims(solo_daydream)}, not {chosen!r}")
        self.aim = AIMS[chosen]
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.lens.words * 8,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.lens.actions,), np.int8),
            }
        )
        self.action_space: spaces.Discrete = spaces.Discrete(int(self.lens.actions))

    def text(self, state: State, seat: int, index: int) -> str:
        """A dense action in words."""
        return self.game.write(seat, int(self.lens.action(state, seat, index)))

    def index(self, state: State, seat: int, text: str) -> int:
        """The dense action of those words."""
        return int(self.lens.index(state, seat, self.game.read(seat, text)))


def _aims(solo_daydream: bool) -> str:
    return "'score'" if solo_daydream else "'win' or 'score'"


def shared(memory: Any, kind: type[Any]) -> NDArray[Any]:
    """The memory of a `vec` as an array, without a copy: it sees whatever is written there later."""
    return np.frombuffer(memory, kind)


def lens_of(state: State, players: int) -> Lens:
    """How a table of either game is seen as numbers."""
    if isinstance(state, DaydreamTable):
        return DaydreamLens(state.board, players)
    return OnirimLens(players)


def solo(game: str, spelling: str, reward: str | None) -> Seating:
    """A set-up for one; UnfitSetup if it is another game's."""
    setup = find_setup(spelling)
    if setup.game != game:
        raise UnfitSetup(f"{spelling!r} is no set-up of {game.title()}")
    return Seating(setup, reward)


def fields(spelling: str, players: int = 1) -> list[tuple[str, int, int, str]]:
    """The layout of the observation vector: name, first byte, number of bytes, meaning."""
    setup = find_setup(spelling, players)
    lens = lens_of(game_of(setup).new(setup), players)
    return [(field.name, field.at, field.size, field.meaning) for field in lens.fields]
