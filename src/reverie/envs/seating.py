"""A set-up prepared for environments: its first state, its lens, its spaces."""

import copyreg
import operator
from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from reverie.core.errors import ReverieError
from reverie.core.game import Setup, State
from reverie.core.view import SetupData
from reverie.games.discovery import facts_of, fewest_players, find_setup, game_of, kit_of, new_setup
from reverie.observing.batch import Batch
from reverie.observing.lens import SCORE, WIN

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
        self.lens = kit_of(setup.game).lens(self.start, setup.players)
        self.facts = facts_of(setup)
        aims = list(AIMS) if self.facts.winnable else ["score"]
        chosen = reward or ("score" if self.facts.value == "score" else "win")
        if chosen not in aims:
            raise UnfitSetup(f"a reward of {setup.words()} counts {' or '.join(map(repr, aims))}, not {chosen!r}")
        self.reward = chosen
        self.aim = AIMS[chosen]
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.lens.words * 8,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.lens.actions,), np.int8),
            }
        )
        self.action_space: spaces.Discrete = spaces.Discrete(int(self.lens.actions))

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        return _seated, (setup.spelling, setup.players, setup.options, self.reward, self.start)

    def text(self, state: State, seat: int, index: int) -> str:
        """Write a dense action in words."""
        return self.game.write(seat, int(self.lens.action(state, seat, index)))

    def index(self, state: State, seat: int, text: str) -> int:
        """Find the dense action of those words."""
        return int(self.lens.index(state, seat, self.game.read(seat, text)))


def _seated(spelling: str, players: int, options: dict[str, str], reward: str, start: State) -> Seating:
    return Seating(find_setup(spelling, players, options), reward, start)


def _reduced(batch: Batch) -> tuple[object, ...]:
    return _restored, (batch.start, int(batch.games), int(batch.aim), batch.restart, batch.saved())


def _restored(start: State, games: int, aim: int, restart: bool, saved: dict[str, list[object]]) -> Batch:
    setup = cast(SetupData, start.to_json()["setup"])
    name = find_setup(setup["spelling"], setup["players"], setup["options"]).game
    batch = Batch(kit_of(name).lens(start, setup["players"]), start, games, aim, restart)
    batch.restore(saved)
    return batch


# Pickles and deep copies of a batch: a compiled class knows neither by itself.
copyreg.pickle(Batch, _reduced)  # type: ignore[arg-type]


class _Writable:
    """The memory of an array, offered to NumPy as writable."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array  # keeps the memory
        address, _ = array.__array_interface__["data"]
        self.__array_interface__ = {**array.__array_interface__, "data": (address, False)}


def shared(memory: Any, kind: type[Any]) -> NDArray[Any]:
    """Share the memory of a `vec` as an array, without a copy: it sees what is written there later.

    A `vec` shows its memory as read-only, at which `torch.from_numpy` warns; the engine trusts nothing that it shows.
    """
    return np.asarray(_Writable(np.frombuffer(memory, kind)))


def index_of(action: object) -> int:
    """Read an action as a whole number; TypeError for 1.5 and for 1.0, which are no actions."""
    return operator.index(cast(int, action))


def solo(game: str, spelling: str, reward: str | None, options: Mapping[str, str] | None = None) -> Seating:
    """Prepare a set-up for one; UnfitSetup if it is another game's, or needs more players."""
    if fewest_players(spelling) > 1:
        raise UnfitSetup(f"{spelling!r} is not played alone: `reverie.envs.together` has environments for several")
    setup = new_setup(spelling, 1, options)
    if setup.game != game:
        raise UnfitSetup(f"{spelling!r} is no set-up of {kit_of(game).title}")
    return Seating(setup, reward)


def fields(spelling: str, players: int = 1, **options: str) -> list[tuple[str, int, int, str]]:
    """List the layout of the observation vector: name, first byte, number of bytes, meaning."""
    setup = new_setup(spelling, players, options)
    lens = kit_of(setup.game).lens(game_of(setup).new(setup), players)
    return [(field.name, field.at, field.size, field.meaning) for field in lens.fields]
