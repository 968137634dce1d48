"""Baselines of docs/benchmark.md that learn from nothing: PPO with masks, and DQN with masks.

    python benchmarks/learners.py ppo onirim --steps 100000
    python benchmarks/learners.py dqn onirim --steps 100000

Needs `torch`, and for PPO `sb3-contrib`. The same seed gives the same result on the same machine and versions.
"""

import argparse
import json
import time
from typing import Any, Final

import gymnasium
import numpy as np
import torch

import reverie.envs  # noqa: F401 - registers the environments
from reverie.envs.batched import Games
from reverie.envs.evaluation import GAMES, Policy, evaluate
from reverie.games.discovery import game_name, kit_of

HIDDEN: Final = 256
# DQN
PARALLEL: Final = 32  # games at once
MEMORY: Final = 50_000  # transitions
BATCH: Final = 256
RATE: Final = 5e-4
DISCOUNT: Final = 0.99
COPY_EVERY: Final = 250  # updates between two copies into the target network
EXPLORED: Final = 0.5  # the share of the steps over which random actions become rare
LEAST_RANDOM: Final = 0.02


def ppo(spelling: str, version: int, steps: int, seed: int) -> Policy:
    """MaskablePPO of sb3-contrib, as it is."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    name = f"reverie/{game_name(spelling).title()}-v{version}"
    envs = make_vec_env(name, 8, seed=seed, env_kwargs={"setup": spelling, "reward": "score"})
    model = MaskablePPO(
        "MultiInputPolicy", envs, n_steps=256, batch_size=256, n_epochs=4, ent_coef=0.01, seed=seed,
        policy_kwargs={"net_arch": [HIDDEN, HIDDEN]}, device="cpu",
    )  # fmt: skip
    model.learn(steps)

    def policy(observations: Any, masks: Any) -> Any:
        seen = {"observation": observations, "action_mask": masks.astype(np.int8)}
        return model.predict(seen, action_masks=masks, deterministic=True)[0]

    return policy


def dqn(spelling: str, version: int, steps: int, seed: int) -> Policy:
    """Double DQN that knows which actions are legal, on the batch."""
    torch.manual_seed(seed)
    luck = np.random.default_rng(seed)
    games = Games.of(spelling, PARALLEL, reward="score", **options_of(spelling, version))
    games.reset(seed)
    size, width = games.observations.shape[1], games.masks.shape[1]

    def network() -> torch.nn.Sequential:
        return torch.nn.Sequential(
            torch.nn.Linear(size, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, HIDDEN), torch.nn.ReLU(),
            torch.nn.Linear(HIDDEN, width),
        )  # fmt: skip

    online, target = network(), network()
    target.load_state_dict(online.state_dict())
    optimiser = torch.optim.Adam(online.parameters(), RATE)

    def values(model: torch.nn.Sequential, observations: Any, masks: Any) -> torch.Tensor:
        worth: torch.Tensor = model(torch.from_numpy(observations).float())
        return worth.masked_fill(~torch.from_numpy(masks), -1e9)

    before = np.zeros((MEMORY, size), np.uint8)
    after = np.zeros((MEMORY, size), np.uint8)
    masks = np.zeros((MEMORY, width), np.bool_)
    chosen = np.zeros(MEMORY, np.int64)
    rewards = np.zeros(MEMORY, np.float32)
    over = np.zeros(MEMORY, np.bool_)
    for update in range(steps // PARALLEL):
        at = np.arange(update * PARALLEL, (update + 1) * PARALLEL) % MEMORY
        with torch.no_grad():
            best = values(online, games.observations, games.masks.astype(np.bool_)).argmax(1).numpy()
        random = max(LEAST_RANDOM, 1 - update * PARALLEL / (EXPLORED * steps))
        actions = np.where(luck.random(PARALLEL) < random, games.sample(), best)
        before[at], chosen[at] = games.observations, actions
        games.step(actions)
        after[at], masks[at] = games.observations, games.masks
        rewards[at], over[at] = games.rewards[:, 0], games.over
        if update < 32:
            continue
        rows = luck.integers(min(MEMORY, (update + 1) * PARALLEL), size=BATCH)
        with torch.no_grad():
            answers = values(online, after[rows], masks[rows]).argmax(1, keepdim=True)
            later = values(target, after[rows], masks[rows]).gather(1, answers)[:, 0]
            wanted = torch.from_numpy(rewards[rows]) + DISCOUNT * later * torch.from_numpy(~over[rows])
        found = online(torch.from_numpy(before[rows]).float()).gather(1, torch.from_numpy(chosen[rows])[:, None])[:, 0]
        loss = torch.nn.functional.smooth_l1_loss(found, wanted)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if update % COPY_EVERY == 0:
            target.load_state_dict(online.state_dict())

    def policy(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            return values(online, observations, masks).argmax(1).numpy()

    return policy


def options_of(spelling: str, version: int) -> dict[str, Any]:
    """The options of a set-up in a version of its environment."""
    return dict(kit_of(game_name(spelling)).environments()[version])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("algorithm", choices=("ppo", "dqn"))
    parser.add_argument("setup", metavar="SETUP")
    parser.add_argument("--version", type=int, default=1, help="of the environment; 1 is the benchmark's (default: 1)")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from (default: 100000)")
    parser.add_argument("--seed", type=int, default=1, help="of the training (default: 1)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"to be measured by (default: {GAMES})")
    given = parser.parse_args()
    torch.set_num_threads(1)
    gymnasium.logger.min_level = gymnasium.logger.ERROR
    started = time.perf_counter()
    policy = {"ppo": ppo, "dqn": dqn}[given.algorithm](given.setup, given.version, given.steps, given.seed)
    seconds = time.perf_counter() - started
    found = evaluate(policy, given.setup, given.games, **options_of(given.setup, given.version))
    told = {name: getattr(given, name) for name in ("setup", "version", "algorithm", "steps", "seed")}
    print(json.dumps({**told, "seconds": round(seconds), **found.to_json()}))


if __name__ == "__main__":
    main()
