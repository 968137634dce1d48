"""What a sheet may come to in the end, by a network that has learned it, and the turn that leaves the best sheet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.daydream.board import DONE, WRITE, Board
from reverie.daydream.layout import LEFT, THINGS
from reverie.daydream.table import Table
from reverie.players.daydream.inputs import ALONE, Inputs
from reverie.players.daydream.turns import NOTHING, Planner
from reverie.players.network import Network, Sums

UNIT: Final = 8.0  # points that an output of 1.0 stands for


class Appraiser:
    """Values sheets of one board; the table is one for a single player, or for one among others (see `alone`)."""

    def __init__(self, board: Board, network: Network) -> None:
        self.board = board
        self.network = network
        self.inputs = Inputs(board, network)
        self.base: Sums = network.fresh()
        self.best: i64 = 0  # of the turns weighed last
        self.best_value: float = 0.0

    def among(self, table: Table, seat: i64) -> None:
        """Take notice of how far the others are."""
        inputs = self.inputs
        inputs.other_left = ALONE
        if table.players == 1:
            return
        inputs.other_left = self.board.cells
        inputs.other_things = self.board.things
        other: i64 = 0
        while other < table.players:
            if other != seat and (table.gone >> other) & 1 == 0:
                base = other * self.board.size
                inputs.other_left = min(inputs.other_left, table.start[base + LEFT])
                inputs.other_things = min(inputs.other_things, self.board.things - table.start[base + THINGS])
            other += 1

    def begin(self, t: Table) -> None:
        """Look at the sheet that turns are weighed on."""
        self.inputs.read(t.sheets)
        sums = self.inputs.sums
        assert sums is not None
        self.base.become(sums)

    def closed(self, t: Table, one: i64, other: i64) -> float:
        """What a game may be expected to end with, whose turn is closed, and which wrote in these cells since."""
        score = float(t.score(0))
        if t.over:
            return score
        inputs = self.inputs
        sums = inputs.sums
        assert sums is not None
        inputs.follow(t.sheets, one, other)
        value = self.network.value(sums)
        inputs.back()
        sums.become(self.base)
        return score + UNIT * value

    def weigh(self, planner: Planner, t: Table, values: "vec[float]") -> None:
        """Value each of the planner's turns; leave the best in `best`."""
        self.begin(t)
        turns = planner.turns
        self.best = 0
        i: i64 = 0
        while i < turns.n:
            after = t.copy()
            planner.do(after, turns.first[i])
            if turns.second[i] != NOTHING:
                planner.do(after, turns.second[i])
            after.advance(0, DONE)
            value = self.closed(after, self.cell(turns.first[i]), self.cell(turns.second[i]))
            values[i] = value
            if i == 0 or value > self.best_value:
                self.best = i
                self.best_value = value
            i += 1

    def cell(self, action: i64) -> i64:
        """The cell an answer writes in, or -1."""
        if action < WRITE:
            return -1
        return self.board.cell_at[(action >> 7) & 511]
