"""What the players of Daydream share, and the simplest of them: whole turns, planned on a sheet of their own."""

from typing import Any, Final

from mypy_extensions import i64

from reverie.core.game import CHANCE, NOBODY
from reverie.core.registry import find_setup, game_of
from reverie.core.rng import Rng
from reverie.daydream.board import DONE, Board
from reverie.daydream.layout import ASKS, WRITES
from reverie.daydream.table import Table
from reverie.players.daydream.turns import Planner, alone
from reverie.players.player import NotForThisGame, Player

FIRST_ANSWERS: Final = 8  # a greedy player follows up this many


class Dreamer(Player):
    """A player of Daydream that plans whole turns on its own sheet."""

    def __init__(self) -> None:
        self.planner: Planner | None = None

    def choose(self, view: dict[str, Any], rng: Rng) -> int:
        own = self.sit(view, rng)
        return int(self.answer(self.planner_for(own.board, own.players == 1), own, rng))

    def sit(self, view: dict[str, Any], rng: Rng) -> Table:
        """The sheet of a view's seat, on a table of its own."""
        if view["game"] != "daydream":
            raise NotForThisGame(f"the player {self.name!r} plays Daydream alone, not {view['game']}")
        setup = view["setup"]
        game = game_of(find_setup(setup["spelling"], setup["players"], setup["options"]))
        table = game.sample(view, rng)
        assert isinstance(table, Table)
        self.look(table, view["seat"])
        return alone(table, view["seat"])

    def look(self, table: Table, seat: i64) -> None:
        """Take notice of the others, for who cares."""

    def answer(self, planner: Planner, own: Table, rng: Rng) -> i64:
        """The next answer on one's own sheet, whatever is asked."""
        if own.sheets[ASKS] == WRITES:
            self.think(planner, own, rng)
            return planner.turns.first[0]
        return planner.answer(own, 1)

    def planner_for(self, board: Board, thorns_cost: bool) -> Planner:
        """The one that was used before, if the game is the same."""
        planner = self.planner
        if planner is None or planner.valuation.board is not board or planner.thorns_cost != thorns_cost:
            planner = Planner(board, thorns_cost)
            self.planner = planner
        return planner

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        """Leave the turn to play as the first of the planner's turns."""
        raise NotImplementedError

    def play_solo(self, t: Table, luck: Rng, rng: Rng) -> i64:
        """Play a game for one to its end; the number of decisions.

        This skips the views: a table for one hides nothing but the dice to come, which come from `luck`
        only when they are rolled, and the player's own thoughts from `rng`.
        """
        planner = self.planner_for(t.board, True)
        answered: i64 = 0
        while True:
            actor = t.actor()
            if actor == NOBODY:
                return answered
            if actor == CHANCE:
                t.advance(CHANCE, t.pick(luck))
                continue
            self.think(planner, t, rng)
            planner.play(t, planner.turns.first[0], planner.turns.second[0])
            t.advance(0, DONE)
            answered += 3


class Greedy(Dreamer):
    """The turn that gains most at once by the valuation."""

    name = "greedy"

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        planner.plan(own, FIRST_ANSWERS, 1)
