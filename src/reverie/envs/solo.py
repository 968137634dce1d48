"""Gymnasium environments for the set-ups played alone."""

import struct
from collections.abc import Mapping
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from reverie.core.errors import Illegal
from reverie.core.view import View
from reverie.envs.pictures import render
from reverie.envs.seating import ILLEGAL_REWARD, Observation, shared, solo
from reverie.observing.batch import Batch

_ACTION = struct.Struct("<i")
_SHARED = ("_vector", "_mask", "_rewards", "_over")  # views of the batch's memory


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One game of one player; chance answers by itself.

    An action that is not legal changes nothing and gives a reward of `ILLEGAL_REWARD`; `info` says so.
    """

    action_space: spaces.Discrete

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        setup: str,
        reward: str | None = None,
        render_mode: str | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}, not {render_mode!r}")
        self.seating = solo(game, setup, reward, options)
        self.render_mode = render_mode
        self.observation_space = self.seating.observation_space
        self.action_space = self.seating.action_space
        self._actions = int(self.action_space.n)  # a number of NumPy's takes long to compare
        self._batch = Batch(self.seating.lens, self.seating.start, 1, self.seating.aim, False)
        self._share()

    def _share(self) -> None:
        self._vector = shared(self._batch.observations, np.uint8)
        self._mask = shared(self._batch.masks, np.int8)
        self._rewards = shared(self._batch.rewards, np.float64)
        self._over = shared(self._batch.over, np.uint8)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in _SHARED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._batch.reset(str(self.np_random.integers(1 << 62)))
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = index(action)  # TypeError for 1.0, which is no action
        try:
            self._batch.step(_ACTION.pack(number if 0 <= number < self._actions else -1))
        except Illegal:
            return self._observe(), ILLEGAL_REWARD, False, False, {"illegal": True}
        if self._over[0]:
            info = {"score": float(self._batch.scores[0])}
            return self._observe(), float(self._rewards[0]), True, False, info
        return self._observe(), float(self._rewards[0]), False, False, {}

    def _observe(self) -> Observation:
        return {"observation": self._vector.copy(), "action_mask": self._mask.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions are legal now, as MaskablePPO of sb3-contrib asks for them."""
        return self._mask.astype(np.bool_)

    def view(self) -> View:
        """Return what the player may know, as the other clients get it."""
        return self._batch.states[0].view(0)

    def text(self, action: int) -> str:
        """Write an action in words, as it is typed at the terminal."""
        return self.seating.text(self._batch.states[0], 0, int(action))

    def index(self, text: str) -> int:
        """Find the action of those words."""
        return self.seating.index(self._batch.states[0], 0, text)

    def render(self) -> Any:
        return render(self.view(), self.render_mode)
