"""Pickles states and generators as data: compiled classes and their vectors have no pickling of their own."""

import copyreg
from collections.abc import Mapping
from typing import cast

from reverie.core.game import State
from reverie.core.registry import find_setup, game_of
from reverie.core.rng import Rng
from reverie.core.view import SetupData


def pickled_as_data(kind: type[State]) -> None:
    """Pickle states of that class by `to_json` and unpickle them by their game's `from_json`, from now on."""
    copyreg.pickle(kind, _reduced)  # type: ignore[arg-type]


def _reduced(state: State) -> tuple[object, ...]:
    return restored, (state.to_json(),)


def restored(data: Mapping[str, object]) -> State:
    """Make the state of the data, which names its set-up."""
    setup = cast(SetupData, data["setup"])
    return game_of(find_setup(setup["spelling"], setup["players"], setup["options"])).from_json(data)


def _reduced_rng(rng: Rng) -> tuple[object, ...]:
    return restored_rng, (int(rng.a), int(rng.b), int(rng.c), int(rng.d))


def restored_rng(a: int, b: int, c: int, d: int) -> Rng:
    """Make the generator that goes on from those four words."""
    rng = Rng("")
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng


copyreg.pickle(Rng, _reduced_rng)  # type: ignore[arg-type]
