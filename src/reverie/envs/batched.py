"""Many games stepped inside the compiled engine, seen by NumPy without copies."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from reverie.core.game import Setup
from reverie.envs.tables import Observation, Seating, shared, solo
from reverie.games import find_setup
from reverie.observing.batch import Batch


class Games:
    """So many games of any set-up at once; everything it shows is written over by the next step.

    With several players, each game shows the observation of the seat that is asked, and `seats` says
    which that is; `rewards` has a column for every seat.
    """

    def __init__(self, seating: Seating, games: int) -> None:
        self.seating = seating
        self.games = games
        batch = Batch(seating.lens, seating.start, games, seating.aim, True)
        self.batch = batch
        players = seating.setup.players
        self.observations: NDArray[np.uint8] = shared(batch.observations, np.uint8).reshape(games, -1)
        self.masks: NDArray[np.int8] = shared(batch.masks, np.int8).reshape(games, -1)
        self.rewards: NDArray[np.float64] = shared(batch.rewards, np.float64).reshape(games, players)
        self.scores: NDArray[np.float64] = shared(batch.scores, np.float64).reshape(games, players)
        self.over: NDArray[np.bool_] = shared(batch.over, np.bool_)
        self.seats: NDArray[np.uint8] = shared(batch.seats, np.uint8)
        self._sampled = vec[i32]([0] * games)
        self._samples: NDArray[np.int32] = shared(self._sampled, np.int32)

    @classmethod
    def of(cls, spelling: str, games: int, players: int = 1, reward: str | None = None, **options: str) -> "Games":
        """Games of a set-up by its spelling: `Games.of("onirim", 256, players=2, talk="silent")`."""
        setup: Setup = find_setup(spelling, players, options)
        return cls(Seating(setup, reward), games)

    def reset(self, seed: int | str) -> None:
        self.batch.reset(str(seed))

    def step(self, actions: NDArray[Any]) -> None:
        """An action for each game; a game that ends begins anew at once. Illegal if one is not legal."""
        self.batch.step(actions.astype("<i4", copy=False).tobytes())

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, any as likely as another."""
        self.batch.sample(self._sampled)
        return self._samples


class BatchedEnv(VectorEnv[Observation, NDArray[Any], NDArray[np.int32]]):
    """Gymnasium's vector environment over `Games`, for the set-ups played alone.

    Observations are views of the engine's own memory: copy what you keep. A game that ends is begun
    anew in the same step; its score is in `infos["final_score"]`, its last position is not kept.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game: str, setup: str, num_envs: int = 1, reward: str | None = None) -> None:
        seating = solo(game, setup, reward)
        self.num_envs = num_envs
        self.table = Games(seating, num_envs)
        self.single_observation_space = seating.observation_space
        self.single_action_space = seating.action_space
        self.observation_space = batch_space(seating.observation_space, num_envs)
        self.action_space = batch_space(seating.action_space, num_envs)
        self._seen: Observation = {"observation": self.table.observations, "action_mask": self.table.masks}
        self._rewards = self.table.rewards[:, 0]
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("the games of a batch share their luck: give one seed")
        super().reset(seed=seed, options=options)
        self.table.reset(str(self.np_random.integers(1 << 62)))
        return self._seen, {}

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        table = self.table
        table.step(actions)
        infos = {"final_score": table.scores[:, 0], "_final_score": table.over} if table.over.any() else {}
        return self._seen, self._rewards, table.over, self._never, infos
