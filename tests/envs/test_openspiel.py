"""OpenSpiel's own Python algorithms run on our games."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, mcts, random_agent

from envs.seen import vector
from reverie.core.game import CHANCE
from reverie.envs.openspiel import ReverieGame, ReverieState
from reverie.envs.seating import UnfitSetup
from reverie.games.daydream.rules.board import Board, Thing
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of


def deal(state: ReverieState, luck: np.random.RandomState) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1.0)
        state.apply_action(luck.choice(outcomes, p=chances))


def last_cell() -> ReverieGame:
    """Daydream for two on a board of three cells, of which one is left: small enough to solve."""
    kite, cup = Thing("kite", [True, False, True], False), Thing("cup", [True, True, False, True], False)
    board = Board(view="A", places=[0, 1, 2], rows=[[0, 1, 2]], things=[kite, cup], leaves=1, circled=0, features=[],
                  names=[0, 1, 2, 3])  # fmt: skip
    setup = find_setup("daydream:A", 2)
    game, table = game_of(setup), Table(board, 2)
    game.act(table, CHANCE, "roll 3 4")
    for seat in (0, 1):
        for text in ("write 3 b1", "write 4 c1", "done"):
            game.act(table, seat, text)
    game.act(table, CHANCE, "roll 2 5")
    return ReverieGame.from_position(setup, table)


def test_mcts_plays_onirim() -> None:
    luck = np.random.RandomState(1)
    game = ReverieGame.of("onirim")
    state = game.new_initial_state()
    deal(state, luck)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        deal(state, luck)


@pytest.mark.parametrize(
    ("spelling", "players"),
    [("onirim+book", 1), ("onirim", 2), ("daydream:A", 1), ("daydream:A", 2), ("daydream:A", 3)],
)
def test_random_games_end_with_their_returns(spelling: str, players: int) -> None:
    luck = np.random.RandomState(2)
    game = ReverieGame.of(spelling, players)
    state = game.new_initial_state()
    while not state.is_terminal():
        deal(state, luck)
        if not state.is_terminal():
            action = luck.choice(state.legal_actions())
            assert state.action_to_string(state.current_player(), action)
            state.apply_action(action)
    returns = state.returns()
    assert len(returns) == players
    assert all(game.min_utility() <= one <= game.max_utility() for one in returns)
    if game.duel:
        assert sum(returns) == 0.0


def test_a_clone_goes_its_own_way() -> None:
    luck = np.random.RandomState(3)
    state = ReverieGame.of("onirim").new_initial_state()
    deal(state, luck)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_a_draft_is_no_part_of_the_others_information() -> None:
    state = last_cell().new_initial_state()
    assert state.current_player() == 0
    others = set()
    for action in state.legal_actions():
        after = state.child(action)
        others.add(after.information_state_string(1))
        assert after.information_state_string(0) != state.information_state_string(0)
    assert others == {state.information_state_string(1)}


LOADED = [
    ("python_onirim", "onirim", 1, {}),
    ("python_onirim(players=2,setup=onirim+book,options=talk:silent)", "onirim+book", 2, {"talk": "silent"}),
    ("python_daydream(players=3,setup=daydream:A,options=boards:2)", "daydream:A", 3, {"boards": "2"}),
]


@pytest.mark.parametrize(("name", "spelling", "players", "options"), LOADED, ids=[one[0] for one in LOADED])
def test_games_are_loaded_seen_and_serialized_by_name(
    name: str, spelling: str, players: int, options: dict[str, str]
) -> None:
    game = pyspiel.load_game(name)
    setup = game.seating.setup
    assert (setup.spelling, setup.players, setup.options) == (spelling, players, options)
    assert str(game) == str(ReverieGame.of(spelling, players, **options))
    luck = np.random.RandomState(4)
    state = game.new_initial_state()
    for _ in range(40):
        deal(state, luck)
        state.apply_action(luck.choice(state.legal_actions()))
    deal(state, luck)
    for seat in range(players):
        seen = np.frombuffer(vector(state.held.state, seat, players), np.uint8)
        assert (np.round(np.array(state.observation_tensor(seat)) * 255) == seen).all()
        assert state.information_state_tensor(seat)[: len(seen)] == state.observation_tensor(seat)
        assert len(state.information_state_tensor(seat)) == game.information_state_tensor_size() == len(seen) + 8
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(other)) == (str(game), str(state))
    for copied in (other, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
        assert copied.information_state_string(0) == state.information_state_string(0)
        assert copied.information_state_tensor(0) == state.information_state_tensor(0)
        copied.apply_action(copied.legal_actions()[0])
        assert str(copied) != str(state)


def test_information_states_differ_where_only_the_past_does() -> None:
    """Two ways to the same position: the seat knows the same, and remembers something else."""
    setup = find_setup("daydream:A")
    table = game_of(setup).new(setup)
    game_of(setup).act(table, CHANCE, "roll 2 3")
    game = ReverieGame.from_position(setup, table)
    ways = []
    for moves in (("write 2 a1", "write 3 h8"), ("write 3 h8", "write 2 a1")):
        state = game.new_initial_state()
        for text in moves:
            state.apply_action(game.seating.index(state.held.state, 0, text))
        ways.append(state)
    first, second = ways
    assert first.observation_tensor(0) == second.observation_tensor(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_agents_of_rl_environment_play() -> None:
    environment = rl_environment.Environment("python_onirim")
    environment.seed(1)
    agent = random_agent.RandomAgent(0, environment.action_spec()["num_actions"])
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == environment.observation_spec()["info_state"][0] == 408
    while not step.last():
        step = environment.step([agent.step(step).action])
    assert step.rewards[0] in (0.0, 1.0)


def test_bots_play_each_other() -> None:
    state = pyspiel.load_game("python_daydream(players=2)").new_initial_state()
    returns = pyspiel.evaluate_bots(state, [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(2)], 1)
    assert sum(returns) == 0.0


def test_setups_of_another_game_are_refused() -> None:
    with pytest.raises(UnfitSetup, match="no set-up of Onirim"):
        pyspiel.load_game("python_onirim(setup=daydream:A)")


def test_a_process_that_registers_the_games_ends_well() -> None:
    subprocess.run([sys.executable, "-c", "import reverie.envs.openspiel"], check=True)


def test_cfr_leaves_little_to_exploit_of_the_last_cell() -> None:
    game = last_cell()
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.1
    assert after < before / 4
