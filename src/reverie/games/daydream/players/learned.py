"""The learned player of Daydream: of the best turns by the valuation, plays the best one by the network."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.daydream.players.appraiser import Appraiser
from reverie.games.daydream.players.networks import network_for
from reverie.games.daydream.players.temperaments import NONE, preferred
from reverie.games.daydream.players.turn_planner import TurnPlanner, plan_greedily
from reverie.games.daydream.players.turns import MOST, Planner
from reverie.games.daydream.rules.board import DONE, Board
from reverie.games.daydream.rules.sheet_layout import ASKS, DRAFTED, MAY_END, PICKS_BONUS, WRITES
from reverie.games.daydream.rules.table import Table
from reverie.players.network import Network
from reverie.players.weights import BadWeights

FIRST_ANSWERS: Final = 8  # of a turn that are followed up
CANDIDATES: Final = 14  # turns that the network values
MARGIN: Final = 0.015  # of the chance to win: a temperament opens with turns that are at most so much worse
POINT_GAIN: Final = 1000.0  # of the valuation, that is worth a point
FOLLOWED: Final = 6  # answers that are followed up when every legal one is valued


class Learned(TurnPlanner):
    """Maximises the score in a solo game, and else the chance to win."""

    name = "learned"
    stand_in = "greedy"  # who plays on boards without a network

    def __init__(self, network: Network | None = None, width: int = FIRST_ANSWERS, most: int = CANDIDATES) -> None:
        super().__init__()
        self.network = network
        self.width: i64 = width
        self.most: i64 = most
        self.appraiser: Appraiser | None = None
        self.hopeless: Board | None = None  # a board without a network
        self.scores: vec[float] = vec[float]([0.0] * MOST)  # expected from each of the turns of the planner
        self.worths: vec[float] = vec[float]([0.0] * MOST)

    # -- the network ----------------------------------------------------------------------------

    def ready(self, board: Board) -> Appraiser | None:
        """Return the appraiser of a board; None if there are no weights for it, and then set `notice`."""
        appraiser = self.appraiser
        if appraiser is not None and appraiser.board is board:
            return appraiser
        if self.hopeless is board:
            return None
        network = self.network
        try:
            if network is None:
                network = network_for(board)
        except BadWeights as error:
            self.notice = f"{error}; the {self.stand_in} player plays instead"
            self.hopeless = board
            return None
        appraiser = Appraiser(board, network)
        self.appraiser = appraiser
        return appraiser

    def look(self, table: Table, seat: i64) -> None:
        appraiser = self.ready(table.board)
        if appraiser is not None:
            appraiser.look(table, seat)

    # -- playing --------------------------------------------------------------------------------

    def think(self, planner: Planner, own: Table, rng: Rng) -> None:
        appraiser = self.ready(own.board)
        if appraiser is None:
            self.think_without(planner, own, rng)
            return
        planner.plan(own, self.width, self.most)
        turns = planner.turns
        if turns.n == 1:
            return
        self.weigh(appraiser, planner, own, rng)
        best = appraiser.best
        taste = self.taste()
        if taste != NONE and own.players > 1:
            best = preferred(planner, own, self.worths, MARGIN, taste, rng)
        turns.choose(best)

    def think_without(self, planner: Planner, own: Table, rng: Rng) -> None:
        """Plan a turn on a board without a network."""
        plan_greedily(planner, own, rng, self.taste())

    def answer(self, planner: Planner, own: Table, rng: Rng) -> i64:
        """Answer like every TurnPlanner, but choose a bonus by the network."""
        appraiser = self.ready(own.board)
        if own.sheets[ASKS] == PICKS_BONUS and appraiser is not None:
            return appraiser.bonus(planner, own, FOLLOWED)
        return super().answer(planner, own, rng)

    def weigh(self, appraiser: Appraiser, planner: Planner, own: Table, rng: Rng) -> None:
        """Set `best` of the appraiser to the best of the turns of the planner, and `worths` to what each is worth."""
        appraiser.weigh(planner, own, self.scores, self.worths)

    # -- explaining -----------------------------------------------------------------------------

    def values(self, view: View, rng: Rng) -> list[float] | None:
        """Return the final score expected after each action of the view, in their order, if the turn goes on well."""
        own = self.sit(view, rng)
        appraiser = self.ready(own.board)
        if appraiser is None:
            return None  # the notice says why
        planner = self.planner_for(own.board, own.players == 1)
        appraiser.begin(own)
        width: i64 = FOLLOWED
        return [appraiser.expected_after(planner, own, int(each["action"]), width) for each in view["actions"]]

    def preferences(self, view: View, rng: Rng) -> list[float] | None:
        """Return `values`; without a network, what each answer with a die gains by the valuation, in points."""
        values = self.values(view, rng)
        if values is not None:
            return values
        own = self.sit(view, rng)
        if own.sheets[ASKS] != WRITES:
            return None
        planner = self.planner_for(own.board, own.players == 1)
        return [float(planner.gain_of(own, int(each["action"]))) / POINT_GAIN for each in view["actions"]]

    def outcomes(self, view: View, games: int, rng: Rng) -> list[float]:
        """Return final scores of the sheet of a seat in games played on from a view.

        Each game has its own dice. The other players are left out: their sheets only decide when the game ends,
        and here it ends with this sheet.
        """
        own = self.sit(view, rng)
        planner = self.planner_for(own.board, own.players == 1)
        return [float(self.play_on(planner, own.copy(), rng)) for _ in range(games)]

    def play_on(self, planner: Planner, t: Table, rng: Rng) -> i64:
        """Play a sheet to its end from anywhere in a turn, and return its score."""
        while not t.over:
            if t.waiting == 0:
                if t.sheets[DRAFTED] > 0:
                    t.close()  # this seat was done and waited for the others
                else:
                    t.advance(CHANCE, t.pick(rng))
            elif t.sheets[ASKS] == MAY_END:
                t.advance(0, DONE)
            elif t.sheets[ASKS] == WRITES:
                self.think(planner, t, rng)
                planner.play(t, 0)
            else:
                planner.settle(t)
        return t.score(0)
