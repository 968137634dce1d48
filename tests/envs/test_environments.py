"""The environments pass the libraries' own checks and play by the rules."""

import warnings
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import reverie.envs  # noqa: F401 - registers the environments
from reverie.envs.seating import ILLEGAL_REWARD, UnfitSetup, fields
from reverie.envs.solo import SoloEnv
from reverie.envs.together import AtOnce, InTurns

with warnings.catch_warnings():
    # PettingZoo's tests import environments of its own in a way that PettingZoo has deprecated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

SOLO = [("Onirim", "onirim"), ("Onirim", "onirim+towers"), ("Daydream", "daydream:BC")]


LATEST = {"Onirim": 1, "Daydream": 4}


def make(name: str, setup: str, **options: Any) -> Any:
    return gymnasium.make(f"reverie/{name}-v{LATEST[name]}", setup=setup, **options).unwrapped


def play(env: Any, seed: int) -> tuple[float, int, dict[str, Any]]:
    """A random game: what it paid, how many steps it took, and what was said at the end."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    paid, steps, over = 0.0, 0, False
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, _, info = env.step(action)
        paid += reward
        steps += 1
    return paid, steps, info


@pytest.mark.parametrize(("name", "setup"), SOLO)
def test_gymnasiums_own_check_passes(name: str, setup: str) -> None:
    check_env(make(name, setup), skip_render_check=True)


@pytest.mark.parametrize(("name", "setup"), SOLO)
def test_rewards_add_up_to_the_score(name: str, setup: str) -> None:
    paid, _, info = play(make(name, setup, reward="score"), 3)
    assert paid == info["score"]


def test_a_version_never_changes_its_edition() -> None:
    fourth = make("Daydream", "daydream:A")
    with pytest.warns(DeprecationWarning, match="out of date"):  # as Gymnasium says of every earlier version
        first, second, third = (
            cast(Any, gymnasium.make(f"reverie/Daydream-v{version}", setup="daydream:A").unwrapped)
            for version in (1, 2, 3)
        )
    assert first.seating.setup.options == {}
    assert second.seating.setup.options == {"boards": "2"}
    assert fourth.seating.setup.options == {"boards": "4"}
    assert first.action_space.n > second.action_space.n > third.action_space.n  # its board has more cells
    assert third.seating.setup.options == {"boards": "3"}
    with pytest.warns(DeprecationWarning, match="out of date"):
        batch = gymnasium.make_vec("reverie/Daydream-v1", num_envs=2, setup="daydream:A")
    assert batch.unwrapped.single_action_space == first.action_space
    assert AtOnce("daydream:A", players=2).game.seating.setup.options == {"boards": "4"}
    assert AtOnce("daydream:A", players=2, boards="1").game.seating.setup.options == {}
    assert len(fields("daydream:A", boards="1")) == len(fields("daydream:A"))


def test_the_same_seed_plays_the_same_game() -> None:
    env = make("Onirim", "onirim")
    assert play(env, 5) == play(env, 5)
    assert [play(env, seed)[1] for seed in range(4)] != [play(env, seed)[1] for seed in range(4, 8)]


def test_an_illegal_action_changes_nothing_and_costs() -> None:
    env = make("Onirim", "onirim")
    before, _ = env.reset(seed=1)
    wrong = int((before["action_mask"] == 0).nonzero()[0][0])
    after, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (ILLEGAL_REWARD, False, {"illegal": True})
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_actions_are_known_by_their_words() -> None:
    env = make("Daydream", "daydream:A")
    observation, _ = env.reset(seed=1)
    for action in observation["action_mask"].nonzero()[0]:
        assert env.index(env.text(action)) == action
    assert {action["text"] for action in env.view()["actions"]} == {
        env.text(action) for action in observation["action_mask"].nonzero()[0]
    }


def test_setups_of_the_other_game_and_senseless_rewards_are_refused() -> None:
    with pytest.raises(UnfitSetup, match="no set-up of Onirim"):
        make("Onirim", "daydream:A")
    with pytest.raises(UnfitSetup, match="counts 'score', not 'win'"):
        make("Daydream", "daydream:A", reward="win")
    with pytest.raises(UnfitSetup, match="for several players"):
        AtOnce("daydream:A", players=1)
    with pytest.raises(UnfitSetup, match="played in turns: it is a set-up for InTurns"):
        AtOnce("onirim")
    with pytest.raises(UnfitSetup, match="played at once: it is a set-up for AtOnce"):
        InTurns("daydream:A")
    with pytest.raises(ValueError, match="render_mode is one of"):
        SoloEnv("onirim", "onirim", render_mode="human")


@pytest.mark.parametrize(("name", "setup"), [("Onirim", "onirim+book+towers+dreams"), ("Daydream", "daydream:BC")])
def test_pictures_change_with_the_table(name: str, setup: str) -> None:
    pictures = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = make(name, setup, render_mode=mode)
        observation, _ = env.reset(seed=2)
        first = env.render()
        for _ in range(4):
            observation, *_ = env.step(observation["action_mask"].nonzero()[0][0])
        pictures[mode] = (first, env.render())
    first, later = pictures["ansi"]
    assert name in first
    assert first != later
    first, later = pictures["svg"]
    assert ElementTree.fromstring(first).tag.endswith("svg")
    assert first != later
    first, later = pictures["rgb_array"]
    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape != later.shape or (first != later).any()
    assert make(name, setup).render_mode is None


def test_gymnasium_makes_batches() -> None:
    env = gymnasium.make_vec("reverie/Onirim-v1", num_envs=3, vectorization_mode="vector_entry_point")
    observations, _ = env.reset(seed=1)
    assert observations["observation"].shape == (3, 400)
    ended = 0
    while not ended:
        actions = np.array([mask.nonzero()[0][-1] for mask in observations["action_mask"]])
        observations, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
        ended = int(over.sum())
    assert (infos["_final_score"] == over).all()


def test_the_layout_is_told_field_by_field() -> None:
    for setup, players in (("onirim", 1), ("daydream:BCA", 3)):
        at = 0
        for _, start, size, meaning in fields(setup, players):
            assert start == at
            assert meaning
            at += size


def test_the_documented_layouts_are_the_real_ones() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for setup in ("onirim", "daydream:BC"):
        for name, at, size, meaning in fields(setup):
            where = f"{at}–{at + size - 1}" if size > 1 else f"{at}"  # noqa: RUF001 - a range, as printed
            assert f"| {where} | `{name}` | {meaning} |" in page


# -- together -----------------------------------------------------------------------------------


@pytest.mark.parametrize("talk", ["open", "silent"])
def test_pettingzoos_own_tests_pass_for_onirim(talk: str) -> None:
    with warnings.catch_warnings():
        # It advises against observations that are dictionaries, though its own are, for the masks.
        warnings.simplefilter("ignore")
        api_test(InTurns("onirim", talk=talk), num_cycles=60)
        seed_test(lambda: InTurns("onirim", talk=talk), num_cycles=30)


@pytest.mark.parametrize("players", [2, 3])
def test_pettingzoos_own_tests_pass_for_daydream(players: int) -> None:
    parallel_api_test(AtOnce("daydream:A", players=players), num_cycles=40)
    parallel_seed_test(lambda: AtOnce("daydream:A", players=players), num_cycles=20)


def test_two_players_of_onirim_are_paid_alike() -> None:
    env = InTurns("onirim", reward="score", render_mode="ansi")
    env.reset(seed=4)
    luck = np.random.default_rng(4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        observation, _, over, _, _ = env.last()
        env.step(None if over else luck.choice(observation["action_mask"].nonzero()[0]))
        for agent, reward in env.rewards.items():
            if not over:
                paid[agent] += reward
    result = env.game.state.result()
    assert result is not None
    assert paid["player_0"] == paid["player_1"] == sum(result.scores)


def test_everybody_writes_at_once_in_daydream() -> None:
    env = AtOnce("daydream:A", players=3, render_mode="ansi")
    observations, _ = env.reset(seed=4)
    assert "Daydream" in env.render()
    luck = np.random.default_rng(4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: luck.choice(seen["action_mask"].nonzero()[0]) for agent, seen in observations.items()}
        observations, rewards, *_ = env.step(actions)
        for agent, reward in rewards.items():
            paid[agent] += reward
    result = env.game.state.result()
    assert result is not None
    assert list(paid.values()) == result.scores


def test_an_illegal_action_costs_together_too() -> None:
    onirim = InTurns("onirim")
    onirim.reset(seed=1)
    agent = onirim.agent_selection
    onirim.step(-1)
    assert onirim.rewards[agent] == ILLEGAL_REWARD
    assert onirim.agent_selection == agent
    daydream = AtOnce("daydream:A")
    observations, _ = daydream.reset(seed=1)
    fine = int(observations["player_0"]["action_mask"].nonzero()[0][0])
    _, rewards, _, _, infos = daydream.step({"player_0": fine, "player_1": 0})
    assert rewards == {"player_0": 0.0, "player_1": ILLEGAL_REWARD}
    assert infos == {"player_0": {}, "player_1": {"illegal": True}}
