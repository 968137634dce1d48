"""The learned players of Daydream: inputs that follow digits, values as the slow network has them, how they play."""

from typing import Any

import pytest

from players.slow_network import random_weights, slow_values
from reverie.core.game import CHANCE, Actions
from reverie.core.registry import register
from reverie.core.rng import Rng
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.players.appraiser import UNIT, Appraiser
from reverie.games.daydream.players.inputs import VERSION, Inputs
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.networks import FOLDER, SECOND, WIDTH, file_for
from reverie.games.daydream.players.search import Search
from reverie.games.daydream.players.selfplay import self_play
from reverie.games.daydream.players.turn_planner import TurnPlanner
from reverie.games.daydream.rules.board import DONE, WRITE, Board
from reverie.games.daydream.rules.folds import Boards, load_boards
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of
from reverie.players.arena import play_round
from reverie.players.network import Network
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.players.weights import decode, read_file

VIEWS = ["A", "D", "BC", "EF", "AD", "DA", "BCA", "EFD"]


def new_table(view: str, players: int = 1) -> Table:
    setup = find_setup(f"daydream:{view}", players)
    table = game_of(setup).new(setup)
    assert isinstance(table, Table)
    return table


def made_up(board: Board, seed: str) -> Network:
    shape = Inputs(board).shape(WIDTH, SECOND)
    return Network(shape, random_weights(shape, Rng(seed)))


def answer_at_random(table: Table, rng: Rng) -> list[int]:
    """Draft a whole turn at random; the cells it wrote in, -1 for each it did not."""
    actions = Actions()
    while True:
        actions.n = 0
        table.fill(0, actions)
        if int(actions.items[0]) == DONE:
            break
        table.answer(0, int(actions.items[int(rng.below(actions.n))]))
    cells = [int(table.board.cell_at[(action >> 7) & 511]) for action in table.draft(0) if action >= WRITE]
    return [*cells, -1, -1][:2]


@pytest.mark.parametrize("view", VIEWS)
def test_inputs_that_follow_digits_are_those_read_from_scratch(view: str) -> None:
    table = new_table(view)
    rng = Rng(f"follow/{view}")
    inputs = Inputs(table.board)
    scratch = Inputs(table.board)
    while not table.over:
        table.advance(CHANCE, table.pick(rng))
        inputs.read(table.start)
        before = list(inputs.slots)
        one, other = answer_at_random(table, rng)
        table.advance(0, DONE)
        if table.over:
            break
        inputs.follow(table.sheets, one, other)
        scratch.read(table.sheets)
        assert list(inputs.slots) == list(scratch.slots)
        inputs.back()
        assert list(inputs.slots) == before


@pytest.mark.parametrize("view", ["A", "BCA", "EFD", "DA"])
def test_a_value_is_that_of_the_slow_network(view: str) -> None:
    table = new_table(view)
    board = table.board
    shape = Inputs(board).shape(WIDTH, SECOND)
    weights = random_weights(shape, Rng("slow"))
    appraiser = Appraiser(board, Network(shape, weights))
    inputs = Inputs(board)
    rng = Rng(f"value/{view}")
    for _ in range(6):
        table.advance(CHANCE, table.pick(rng))
        appraiser.begin(table)
        answer_at_random(table, rng)
        found = appraiser.close(table)
        inputs.read(table.sheets)
        on = [int(slot) for slot in inputs.slots if slot >= 0]
        wanted = int(table.score(0)) + UNIT * slow_values(shape, weights, on)[0]
        assert found == pytest.approx(wanted, abs=1e-6)


@pytest.mark.parametrize("view", VIEWS)
def test_the_house_has_weights_for_every_board(view: str) -> None:
    shape, _ = decode(read_file(FOLDER / file_for(view)), "daydream", VERSION)
    assert shape.equals(Inputs(new_table(view).board).shape(WIDTH, SECOND))


def play_turns(player: Player, view: str, players: int, turns: int) -> list[int]:
    """Some turns with the same player in every seat, through views alone; what it answered."""
    table = new_table(view, players)
    luck = Rng(f"turns/{view}")
    thoughts = Rng("thoughts")
    answers: list[int] = []
    for _ in range(turns):
        table.apply(CHANCE, int(table.pick(luck)))
        while table.waiting != 0:
            seat = table.actors()[-1]
            seen: Any = table.view(seat)
            action = player.choose(seen, thoughts)
            assert action in [one["action"] for one in seen["actions"]]
            table.apply(seat, action)
            answers.append(action)
    return answers


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_answers_are_legal_and_repeatable(view: str, players: int) -> None:
    first = play_turns(Learned(None, 3, 4), view, players, 2)
    assert first == play_turns(Learned(None, 3, 4), view, players, 2)
    assert len(first) >= 4 * players


def test_a_search_is_legal_and_repeatable() -> None:
    assert play_turns(Search(deeper=2), "A", 1, 2) == play_turns(Search(deeper=2), "A", 1, 2)


def mean(name: str, view: str, games: int) -> float:
    player = find_player(name, "daydream")
    assert isinstance(player, TurnPlanner)
    total = 0
    for number in range(games):
        table = new_table(view)
        player.play_out(table, Rng(f"mean/{number}"), Rng("thoughts"))
        total += int(table.score(0))
    return total / games


def test_who_has_learned_is_better_than_who_is_greedy() -> None:
    assert mean("learned", "A", 6) > mean("greedy", "A", 6)
    assert mean("learned", "DA", 2) > mean("greedy", "DA", 2)


@pytest.mark.parametrize(("view", "players"), [("A", 1), ("EFD", 3)])
def test_values_are_one_for_each_answer_and_the_best_is_near_what_is_played(view: str, players: int) -> None:
    table = new_table(view, players)
    table.apply(CHANCE, 8)
    player = Learned()
    while table.waiting & 1 == 1:
        seen = table.view(0)
        values = player.values(seen, Rng("values"))
        assert values is not None
        assert len(values) == len(seen["actions"])
        chosen = [one["action"] for one in seen["actions"]].index(player.choose(seen, Rng("values")))
        assert values[chosen] > max(values) - 1.5
        table.apply(0, seen["actions"][chosen]["action"])


def test_outcomes_are_whole_games_from_anywhere() -> None:
    player = Learned()
    table = new_table("A", 2)
    table.apply(CHANCE, 8)
    begun = player.outcomes(table.view(0), 2, Rng("outcomes"))
    assert begun == player.outcomes(table.view(0), 2, Rng("outcomes"))
    assert all(6 <= score <= 16 for score in begun)
    while table.waiting & 1 == 1:
        table.apply(0, player.choose(table.view(0), Rng("0")))
    # This seat is done and waits for the other.
    assert all(6 <= score <= 16 for score in player.outcomes(table.view(0), 2, Rng("outcomes")))


def test_who_is_ahead_ends_the_game_and_who_is_behind_does_not() -> None:
    """One cell is left: to fill it wins or loses the match, to skip a die and write elsewhere is no way out."""
    board = new_table("A").board
    appraiser = Appraiser(board, made_up(board, "match"))
    table = new_table("A", 2)
    table.apply(CHANCE, 8)
    appraiser.look(table, 0)
    over = table.copy()
    over.over = True
    rivals = appraiser.rivals
    assert rivals is not None
    expected = rivals.expected[3]
    assert rivals.chance(over, expected + 3) > 0.95
    assert rivals.chance(over, expected - 3) < 0.05
    assert 0.05 < rivals.chance(table, rivals.expected[0] - 3) < 0.5


class ForTheScore(Player):
    """Learned all the same, but blind to what the others may come to."""

    name = "for the score"

    def __init__(self) -> None:
        self.inner = Learned()

    def choose(self, view: Any, rng: Rng) -> int:
        own = self.inner.sit(view, rng)
        assert self.inner.appraiser is not None
        self.inner.appraiser.rivals = None
        return int(self.inner.answer(self.inner.planner_for(own.board, False), own, rng))


@pytest.mark.parametrize("players", [2, 3])
def test_who_plays_to_win_wins_more_matches_than_who_plays_for_the_score(players: int) -> None:
    setup = find_setup("daydream:A", players)
    sides = [Learned(), ForTheScore()]
    rounds = [play_round(setup, sides, "to win", number, lambda: 0.0) for number in range(24)]
    shares = [sum(one.points[side] for one in rounds) for side in (0, 1)]
    assert shares[0] > 1.5 * shares[1]


def test_other_boards_are_played_greedily_and_that_is_told() -> None:
    register(Daydream(Boards(load_boards().panels)))
    try:
        board_of_others = new_table("A")
        player = Learned()
        player.play_out(board_of_others, Rng("luck"), Rng("thoughts"))
        assert "greedy" in player.notice
        assert board_of_others.over
        table = new_table("A")
        table.apply(CHANCE, 8)
        assert player.values(table.view(0), Rng("0")) is None
    finally:
        register(Daydream())


def test_games_to_learn_from_say_what_came() -> None:
    board = new_table("A").board
    examples = self_play(board, None, "study", 5, 0.0, 1.0, 4, 4)
    lengths, _, targets = examples.to_bytes()
    assert examples.games == 4  # and one for two
    assert len(lengths) // 2 == len(targets) // 4 > 80
    again = self_play(board, made_up(board, "study"), "study", 5, 0.1, 0.7, 4, 4)
    assert len(again.to_bytes()[0]) > 160
