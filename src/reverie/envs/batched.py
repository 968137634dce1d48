"""Many games stepped inside the compiled engine, seen by NumPy without copies."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from reverie.core.errors import Illegal
from reverie.core.game import Setup
from reverie.envs.seating import Observation, Seating, shared, solo
from reverie.games.discovery import new_setup
from reverie.observing.batch import Batch

SEEDS: Final = 1 << 62


class Games:
    """So many games of any set-up at once; everything it shows is written over by the next step.

    With several players, each game shows the observation of the seat that is asked, and `seats` says
    which that is; `rewards` has a column for every seat. `finals` has the last observation of every game
    that the step ended.
    """

    def __init__(self, seating: Seating, games: int) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.seating = seating
        self.games = games
        self.batch = Batch(seating.lens, seating.start, games, seating.aim, True)
        self._share()

    def _share(self) -> None:
        batch, games, players = self.batch, self.games, self.seating.setup.players
        self.observations: NDArray[np.uint8] = shared(batch.observations, np.uint8).reshape(games, -1)
        self.finals: NDArray[np.uint8] = shared(batch.finals, np.uint8).reshape(games, -1)
        self.masks: NDArray[np.int8] = shared(batch.masks, np.int8).reshape(games, -1)
        self.rewards: NDArray[np.float64] = shared(batch.rewards, np.float64).reshape(games, players)
        self.scores: NDArray[np.float64] = shared(batch.scores, np.float64).reshape(games, players)
        self.over: NDArray[np.bool_] = shared(batch.over, np.bool_)
        self.seats: NDArray[np.uint8] = shared(batch.seats, np.uint8)
        self._sampled = vec[i32]([0] * games)
        self._samples: NDArray[np.int32] = shared(self._sampled, np.int32)

    def __getstate__(self) -> dict[str, Any]:
        return {"seating": self.seating, "games": self.games, "batch": self.batch}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    @classmethod
    def of(cls, spelling: str, games: int, players: int = 1, reward: str | None = None, **options: str) -> "Games":
        """Make games of a set-up by its spelling: `Games.of("NAME", 256, players=2)`."""
        setup: Setup = new_setup(spelling, players, options)
        return cls(Seating(setup, reward), games)

    def reset(self, seed: int | str) -> None:
        """Begin all games anew; they share the luck of one seed."""
        self.batch.reset(str(seed))

    def reset_each(self, seeds: list[int] | list[str]) -> None:
        """Begin all games anew, each with the luck of its own seed, now and in the games that follow it."""
        if len(seeds) != self.games:
            raise ValueError(f"{self.games} games need {self.games} seeds, not {len(seeds)}")
        self.batch.reset_each([str(seed) for seed in seeds])

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action for each game; a game that ends begins anew at once. Illegal if one is not legal.

        TypeError for actions that are no whole numbers, ValueError for too many or too few: nothing is stepped.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games need actions of the shape ({self.games},), not {given.shape}")
        if given.dtype != np.int32 and not ((given >= 0) & (given < self.seating.action_space.n)).all():
            raise Illegal(f"actions are from 0 to {self.seating.action_space.n - 1}")  # before they are cut to 32 bits
        self.batch.step(given.astype("<i4", copy=False).tobytes())

    def sample(self) -> NDArray[np.int32]:
        """Draw a legal action for each game, any as likely as another."""
        self.batch.sample(self._sampled)
        return self._samples


class BatchedEnv(VectorEnv[Observation, NDArray[Any], NDArray[np.int32]]):
    """Gymnasium's vector environment over `Games`, for the set-ups played alone.

    A game that ends is begun anew in the same step: `infos["final_obs"]` has its last observation, an object for
    each game as Gymnasium's own vector environments give it, and `infos["final_score"]` its score. A seed gives game
    number i the luck of that seed + i. With `copy=False` observations and rewards are views of the engine's own memory,
    written over by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        setup: str,
        num_envs: int = 1,
        reward: str | None = None,
        copy: bool = True,
        options: Mapping[str, str] | None = None,
    ) -> None:
        seating = solo(game, setup, reward, options)
        self.num_envs = num_envs
        self.copy = copy
        self.table = Games(seating, num_envs)
        self.single_observation_space = seating.observation_space
        self.single_action_space = seating.action_space
        self.observation_space = batch_space(seating.observation_space, num_envs)
        self.action_space = batch_space(seating.action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=None if isinstance(seed, list) else seed, options=options)
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, list):
            seeds = seed
        elif seed is not None:
            seeds = [seed + game for game in range(self.num_envs)]
        # Each as an environment of its own would be seeded, so that a batch plays the same first games.
        drawn = [self.np_random if one is None else seeding.np_random(one)[0] for one in seeds]
        self.table.reset_each([int(generator.integers(SEEDS)) for generator in drawn])
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        table = self.table
        table.step(actions)
        over = table.over.copy()
        infos: dict[str, Any] = {}
        if over.any():
            infos = {
                "final_score": table.scores[:, 0].copy(),
                "_final_score": over,
                "final_obs": self._finals(over),
                "_final_obs": over,
            }
        rewards = table.rewards[:, 0]
        return self._seen(), rewards.copy() if self.copy else rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions are legal now: a row for each game."""
        return self.table.masks.astype(np.bool_)

    def _seen(self) -> Observation:
        seen: Observation = {"observation": self.table.observations, "action_mask": self.table.masks}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _finals(self, over: NDArray[np.bool_]) -> NDArray[np.object_]:
        finals = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.table.masks.shape[1], np.int8)
        for game in over.nonzero()[0]:
            finals[game] = {"observation": self.table.finals[game].copy(), "action_mask": nothing.copy()}
        return finals
