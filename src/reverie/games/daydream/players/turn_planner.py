"""The base class of the players of Daydream, which plan whole turns on their own sheet, and the greedy player."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, NOBODY, State
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.daydream.players.temperaments import KINDS, NONE, preferred
from reverie.games.daydream.players.turns import Planner, alone
from reverie.games.daydream.rules.board import DONE, Board
from reverie.games.daydream.rules.sheet_layout import ASKS, DRAFTED, WRITES
from reverie.games.daydream.rules.table import Table
from reverie.players.player import NotForThisGame, Player

FIRST_ANSWERS: Final = 8  # of a turn that the greedy player follows up
CANDIDATES: Final = 6  # turns that a temperament may choose among
MARGIN: Final = 200.0  # how much less they may gain in the opening, in thousandths of an object


class TurnPlanner(Player):
    """A player of Daydream that plans whole turns on its own sheet."""

    def __init__(self) -> None:
        self.planner: Planner | None = None

    def choose(self, view: View, rng: Rng) -> int:
        own = self.sit(view, rng)
        return int(self.answer(self.planner_for(own.board, own.players == 1), own, rng))

    def sit(self, view: View, rng: Rng) -> Table:
        """Return a table with nothing but the sheet of the seat of a view; raise NotForThisGame for another game."""
        if view["game"] != "daydream":
            raise NotForThisGame(f"the player {self.name!r} plays Daydream alone, not {view['game']}")
        table = next(self.states(view, rng))
        assert isinstance(table, Table)
        self.look(table, view["seat"])
        return alone(table, view["seat"])

    def look(self, table: Table, seat: i64) -> None:
        """Read the sheets of the others; subclasses that use them override this."""

    def answer(self, planner: Planner, own: Table, rng: Rng) -> i64:
        """Return the next answer on the own sheet, to any question."""
        if own.sheets[ASKS] == WRITES:
            self.think(planner, own, rng)
            return planner.turns.first[0]
        return planner.answer(own, 1)

    def planner_for(self, board: Board, thorns_cost: bool) -> Planner:
        """Return the planner for a board; the last one is used again if it fits."""
        planner = self.planner
        if planner is None or planner.valuation.board is not board or planner.thorns_cost != thorns_cost:
            planner = Planner(board, thorns_cost)
            self.planner = planner
        return planner

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        """Plan a turn and make it the first of the turns of the planner."""
        raise NotImplementedError

    def taste(self) -> i64:
        """Return the temperament to choose by, or NONE."""
        if self.temperament == 0:
            return NONE
        return 1 + (self.temperament - 1) % KINDS

    def play_out(self, state: State, luck: Rng, rng: Rng) -> i64:
        """Play every seat to the end of the game, and return the number of decisions.

        A solo game hides nothing but the dice to come, which are drawn from `luck` only when they are rolled. So it
        is played by whole turns on the state itself, without views.
        """
        assert isinstance(state, Table)
        if state.players > 1:
            return super().play_out(state, luck, rng)
        t = state
        self.look(t, 0)
        planner = self.planner_for(t.board, True)
        answered: i64 = 0
        while True:
            actor = t.actor()
            if actor == NOBODY:
                return answered
            if actor == CHANCE:
                t.advance(CHANCE, t.pick(luck))
                continue
            if t.sheets[DRAFTED] > 0 or t.sheets[ASKS] != WRITES:
                t.advance(0, self.answer(planner, t, rng))  # the rest of a turn that was begun before
                answered += 1
                continue
            self.think(planner, t, rng)
            planner.play(t, 0)
            t.advance(0, DONE)
            answered += 3


class Greedy(TurnPlanner):
    """Plays the turn that gains most by the valuation."""

    name = "greedy"

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        plan_greedily(planner, own, rng, self.taste())


def plan_greedily(planner: Planner, own: Table, rng: Rng, taste: i64) -> None:
    """Make the turn that gains most the first of the turns of the planner, or one that is nearly as good by taste."""
    if taste == NONE:
        planner.plan(own, FIRST_ANSWERS, 1)
        return
    planner.plan(own, FIRST_ANSWERS, CANDIDATES)
    turns = planner.turns
    gains = vec[float]()
    i: i64 = 0
    while i < turns.n:
        gains = append(gains, float(turns.value[i]))
        i += 1
    chosen = preferred(planner, own, gains, MARGIN, taste, rng)
    turns.choose(chosen)
