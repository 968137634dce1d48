"""OpenSpiel's own Python algorithms run on our games."""

import numpy as np
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, mcts

from reverie.core.game import CHANCE
from reverie.daydream.board import Board, Thing
from reverie.daydream.table import Table
from reverie.envs.openspiel import ReverieGame, ReverieState
from reverie.games import find_setup, game_of


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


def test_cfr_leaves_little_to_exploit_of_the_last_cell() -> None:
    game = last_cell()
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.1
    assert after < before / 4
