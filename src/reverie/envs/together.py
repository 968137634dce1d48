"""PettingZoo environments for the set-ups played together: in turns, or all at once."""

from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64
from pettingzoo import AECEnv, ParallelEnv

from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, SPECTATOR, State
from reverie.core.rng import Rng
from reverie.envs.pictures import render
from reverie.envs.seating import ILLEGAL_REWARD, Observation, Seating, UnfitSetup, index_of, shared
from reverie.games.discovery import facts_of, new_setup

RENDER_MODES = ["ansi", "svg", "rgb_array"]


class SharedGame:
    """A game of several, with the numbers each seat sees and the luck that comes from a seed."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.players = seating.setup.players
        self.state: State = seating.start.copy()
        self.luck = np.random.default_rng()
        self.rng = Rng("")
        self.worth = [0.0] * self.players
        self._share()

    def _share(self) -> None:
        self._words = vec[i64]([0] * int(self.seating.lens.words))
        self._bytes = shared(self._words, np.uint8)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_words", "_bytes")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.rng = Rng(str(self.luck.integers(1 << 62)))
        self.state = self.seating.start.copy()
        self.deal()
        self.gains()

    def deal(self) -> None:
        while self.state.actors() == [CHANCE]:
            self.state.advance(CHANCE, self.state.pick(self.rng))

    def legal(self, seat: int) -> list[int]:
        """Return the dense actions of a seat that is asked; none for any other."""
        lens = self.seating.lens
        return [int(lens.index(self.state, seat, action)) for action in self.state.legal(seat)]

    def play(self, seat: int, index: int) -> None:
        self.state.advance(seat, self.seating.lens.action(self.state, seat, index))

    def gains(self) -> list[float]:
        """Return what every seat has gained since it was last asked for."""
        before = self.worth
        self.worth = [self.seating.lens.worth(self.state, seat, self.seating.aim) for seat in range(self.players)]
        return [now - then for now, then in zip(self.worth, before, strict=True)]

    def observe(self, seat: int, legal: list[int]) -> Observation:
        mask = np.zeros(self.seating.action_space.n, np.int8)
        mask[legal] = 1
        self.seating.lens.look(self.state, seat, self._words, 0)
        return {"observation": self._bytes.copy(), "action_mask": mask}

    @property
    def over(self) -> bool:
        return not self.state.actors()


def _shared_game(
    spelling: str, players: int, reward: str | None, options: dict[str, str], simultaneous: bool
) -> SharedGame:
    setup = new_setup(spelling, players, options)
    if players < 2:
        raise UnfitSetup(f"{setup.words()!r} is no set-up for several players")
    if facts_of(setup).simultaneous != simultaneous:
        how, kind = ("in turns", "InTurns") if simultaneous else ("at once", "AtOnce")
        raise UnfitSetup(f"{setup.words()!r} is played {how}: it is a set-up for {kind}")
    return SharedGame(Seating(setup, reward))


class InTurns(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A set-up in which one player is asked at a time; other options of the set-up by their names.

    An action that is not legal changes nothing and gives a reward of `ILLEGAL_REWARD`; `infos` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "reverie_in_turns_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self, setup: str, players: int = 2, reward: str | None = None, render_mode: str | None = None, **options: str
    ) -> None:
        super().__init__()
        self.game = _shared_game(setup, players, reward, options, simultaneous=False)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._spaces = dict.fromkeys(self.possible_agents, self.game.seating.observation_space)
        # Each agent samples on its own, so each has a space of its own.
        self._choices = {agent: spaces.Discrete(int(self.game.seating.lens.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.state.actor()]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return self.game.observe(seat, self.game.legal(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if action is None or index_of(action) not in game.legal(seat):
            self.rewards[agent] = ILLEGAL_REWARD
            self.infos[agent] = {"illegal": True}
        else:
            game.play(seat, index_of(action))
            game.deal()
            self.rewards = dict(zip(self.possible_agents, game.gains(), strict=True))
            if game.over:
                self.terminations = dict.fromkeys(self.agents, True)
            else:
                self.agent_selection = self.possible_agents[game.state.actor()]
        self._accumulate_rewards()

    def render(self) -> Any:
        return render(self.game.state.view(self.possible_agents.index(self.agent_selection)), self.render_mode)

    def close(self) -> None:
        """There is no window to close."""


class AtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A set-up in which several may be asked at the same time; who is not asked answers with the lens's `idle`.

    An action that is not legal changes nothing and gives a reward of `ILLEGAL_REWARD`; `infos` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "reverie_at_once_v1", "render_modes": RENDER_MODES}

    def __init__(
        self, setup: str, players: int = 2, reward: str | None = None, render_mode: str | None = None, **options: str
    ) -> None:
        self.game = _shared_game(setup, players, reward, options, simultaneous=True)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        return dict.fromkeys(self.possible_agents, self.game.seating.observation_space)

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: spaces.Discrete(int(self.game.seating.lens.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.game.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        game = self.game
        agents = self.agents
        if not agents:
            raise ReverieError("the game is over: reset it")
        illegal: list[str] = []
        # What everybody may do is settled before anybody moves, for the last to be done closes the turn.
        legal = {agent: self._legal(seat) for seat, agent in enumerate(self.possible_agents)}
        chosen = {agent: index_of(actions[agent]) for agent in self.possible_agents}
        asked = game.state.actors()
        for seat, agent in enumerate(self.possible_agents):
            if chosen[agent] not in legal[agent]:
                illegal.append(agent)
            elif seat in asked:
                game.play(seat, chosen[agent])
        game.deal()
        rewards = dict(zip(agents, game.gains(), strict=True))
        for agent in illegal:
            rewards[agent] += ILLEGAL_REWARD
        infos = {agent: {"illegal": True} if agent in illegal else {} for agent in agents}
        over = game.over
        observations = self._observe()
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _legal(self, seat: int) -> list[int]:
        return self.game.legal(seat) or [int(self.game.seating.lens.idle)]

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.game.observe(seat, self._legal(seat)) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        return render(self.game.state.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """There is no window to close."""
