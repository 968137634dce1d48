"""What learning libraries count on: copies and pickles, masks, seeds, last observations, arrays they may write to."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import reverie.envs  # noqa: F401 - registers the environments
from reverie.core.errors import Illegal
from reverie.envs.batched import BatchedEnv, Games
from reverie.envs.solo import SoloEnv
from reverie.envs.together import AtOnce, InTurns
from reverie.games.discovery import find_setup, game_of

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
SETUPS = [("onirim+book+towers+dreams", 1), ("onirim", 2), ("daydream:BC", 1), ("daydream:A", 3)]


def steps(games: Games, count: int) -> list[bytes]:
    """What so many random steps show."""
    out = []
    for _ in range(count):
        games.step(games.sample())
        parts = (games.observations, games.masks, games.rewards, games.scores, games.over, games.seats, games.finals)
        out.append(b"".join(part.tobytes() for part in parts))
    return out


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(("spelling", "players"), SETUPS)
def test_a_copied_batch_goes_on_as_the_first_would(spelling: str, players: int, copied: Callable[[Any], Any]) -> None:
    for shared_luck in (True, False):
        games = Games.of(spelling, 3, players, reward="score")
        if shared_luck:
            games.reset(1)
        else:
            games.reset_each([1, 2, 3])
        steps(games, 30)
        other = copied(games)
        assert steps(games, 120) == steps(other, 120)
    state = copied(games.batch.states[0])
    assert state.to_json() == games.batch.states[0].to_json()
    assert state is not games.batch.states[0]


def alone(env: Any) -> list[Any]:
    """The rest of a game: what every step gives."""
    told, over, mask = [], False, env.action_masks()
    while not over:
        seen, reward, over, _, info = env.step(mask.nonzero()[0][-1])
        mask = seen["action_mask"]
        told.append((seen["observation"].tobytes(), reward, info))
    return told


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
def test_copied_environments_go_on_as_the_first_would(copied: Callable[[Any], Any]) -> None:
    env = SoloEnv("onirim", "onirim+towers")
    env.reset(seed=3)
    env.step(env.action_masks().nonzero()[0][0])
    other = copied(env)
    assert alone(env) == alone(other)
    assert env.reset()[0]["observation"].tolist() == other.reset()[0]["observation"].tolist()

    vector = BatchedEnv("daydream", "daydream:A", num_envs=2)
    vector.reset(seed=3)
    first, second = vector, copied(vector)
    for _ in range(70):
        actions = np.array([row.nonzero()[0][0] for row in first.action_masks()])
        ours, theirs = first.step(actions), second.step(actions)
        assert pickle.dumps(ours) == pickle.dumps(theirs)

    turns = InTurns("onirim")
    turns.reset(seed=3)
    for _ in range(10):
        turns.step(turns.observe(turns.agent_selection)["action_mask"].nonzero()[0][0])
    twin = copied(turns)
    for one in (turns, twin):
        for _ in range(40):
            one.step(one.observe(one.agent_selection)["action_mask"].nonzero()[0][-1])
    assert turns.game.state.to_json() == twin.game.state.to_json()
    assert turns.observe("player_0")["observation"].tolist() == twin.observe("player_0")["observation"].tolist()

    once = AtOnce("daydream:A", players=2)
    once.reset(seed=3)
    pair = copied(once)
    for one in (once, pair):
        for _ in range(20):
            one.step({agent: seen["action_mask"].nonzero()[0][0] for agent, seen in one._observe().items()})
    assert once.game.state.to_json() == pair.game.state.to_json()


def test_a_copy_of_a_state_goes_its_own_way() -> None:
    setup = find_setup("onirim")
    state = game_of(setup).new(setup)
    before = state.to_json()
    for copied in COPIES:
        copied(state).apply(-1, state.legal(-1)[0])
    assert state.to_json() == before


def test_masks_are_asked_for_through_wrappers_too() -> None:
    """MaskablePPO of sb3-contrib asks `action_masks` for an array of truth values, one for each action."""
    env = gymnasium.make("reverie/Onirim-v1")
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"].astype(np.bool_)).all()
    masks[:] = True
    assert not env.get_wrapper_attr("action_masks")().all()
    vector = gymnasium.make_vec("reverie/Onirim-v1", num_envs=2, vectorization_mode="vector_entry_point")
    both, _ = vector.reset(seed=1)
    assert (vector.unwrapped.action_masks() == both["action_mask"]).all()  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", [5, [5, 6, 7]])
def test_a_batch_plays_the_games_of_its_seeds(seed: int | list[int | None]) -> None:
    """As Gymnasium's own vector environments do, last observations included."""
    batch = BatchedEnv("onirim", "onirim", num_envs=3, reward="score")
    kept, _ = batch.reset(seed=seed)
    first = kept["observation"].copy()
    singles = [SoloEnv("onirim", "onirim", reward="score") for _ in range(3)]
    seen = [env.reset(seed=5 + number)[0] for number, env in enumerate(singles)]
    rows, left = kept, {0, 1, 2}
    while left:
        actions = np.array([row.nonzero()[0][0] for row in rows["action_mask"]])
        rows, rewards, over, _, infos = batch.step(actions)
        for number in sorted(left):
            seen[number], reward, ended, _, info = singles[number].step(actions[number])
            assert (reward, ended) == (rewards[number], over[number])
            shown = infos["final_obs"][number] if ended else {name: array[number] for name, array in rows.items()}
            assert all((shown[name] == seen[number][name]).all() for name in shown)
            if ended:
                assert infos["final_score"][number] == info["score"]
                assert infos["_final_obs"][number]
                left.remove(number)
    assert (kept["observation"] == first).all()


def test_a_batch_without_seeds_goes_on_from_its_own_generator() -> None:
    batch = BatchedEnv("onirim", "onirim", num_envs=2)
    first, _ = batch.reset(seed=[None, 4])
    again, _ = batch.reset(seed=[None, 4])
    assert (first["observation"][1] == again["observation"][1]).all()
    third, _ = batch.reset()
    assert (third["observation"] != again["observation"]).any()


def test_sizes_and_kinds_of_actions_are_checked() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        BatchedEnv("onirim", "onirim", num_envs=0)
    batch = BatchedEnv("onirim", "onirim", num_envs=2)
    seen, _ = batch.reset(seed=1)
    fine = np.array([row.nonzero()[0][0] for row in seen["action_mask"]])
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        batch.step(fine.astype(np.float64))
    with pytest.raises(ValueError, match=r"shape \(2,\), not \(1,\)"):
        batch.step(fine[:1])
    with pytest.raises(ValueError, match=r"shape \(2,\), not \(2, 1\)"):
        batch.step(fine.reshape(2, 1))
    for wrong in (fine + (1 << 32), fine - (1 << 40)):
        with pytest.raises(Illegal, match="from 0 to"):
            batch.step(wrong)
    with pytest.raises(ValueError, match="2 games need 2 seeds, not 3"):
        batch.reset(seed=[1, 2, 3])
    assert (batch.action_masks() == seen["action_mask"]).all()
    solo = SoloEnv("onirim", "onirim")
    solo.reset(seed=1)
    with pytest.raises(TypeError, match="float"):
        solo.step(1.0)  # type: ignore[arg-type]
    assert solo.step(np.int64(1 << 40))[4] == {"illegal": True}
    assert solo.step(np.array(int(solo.action_masks().nonzero()[0][0])))[4] == {}  # type: ignore[arg-type]
    turns, once = InTurns("onirim"), AtOnce("daydream:A")
    turns.reset(seed=1)
    once.reset(seed=1)
    with pytest.raises(TypeError, match="float"):
        turns.step(0.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="float"):
        once.step({"player_0": 0.5, "player_1": 0})  # type: ignore[dict-item]


def test_arrays_may_be_written_to_and_the_engine_trusts_none_of_it() -> None:
    """`torch.from_numpy` warns at an array that is read-only, and shares the memory of any other."""
    games = Games.of("onirim", 2)
    games.reset(1)
    arrays = (games.observations, games.finals, games.masks, games.rewards, games.scores, games.over, games.seats)
    assert all(array.flags.writeable for array in arrays)
    wrong = int((games.masks[0] == 0).nonzero()[0][0])
    for array in arrays:
        array[:] = 1
    with pytest.raises(Illegal):
        games.step(np.array([wrong, wrong], np.int32))
    views = BatchedEnv("onirim", "onirim", num_envs=2, copy=False)
    seen, _ = views.reset(seed=1)
    before = seen["observation"].copy()
    views.step(views.table.sample())
    assert (seen["observation"] != before).any()
