"""Values sheets of Daydream by a network: the final score to expect, and the chance to win with it."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.daydream.players.inputs import ALONE, Inputs
from reverie.games.daydream.players.turns import NOTHING, Best, Planner
from reverie.games.daydream.rules.board import BONUS_LEAF, BONUS_SUN, DONE, WRITE, Board
from reverie.games.daydream.rules.sheet_layout import ASKS, DRAFTED, LEFT, MAY_END, THINGS, WRITES
from reverie.games.daydream.rules.table import Table
from reverie.players.network import Network, Sums, logistic

UNIT: Final = 8.0  # points that an output of 1.0 stands for
CELLS_A_TURN: Final = 2  # as most turns write
# How far two final scores may still lie from what is expected of them: in squares of points, for a sheet that is
# full and for each cell that is not; and what turns a distance in such spreads into a logistic chance.
SPREAD: Final = 0.5
SPREAD_A_CELL: Final = 0.1
STEEP: Final = 1.7


class Rivals:
    """What the others may come to, seen from one seat at the beginning of a turn."""

    def __init__(self, board: Board, network: Network) -> None:
        self.board = board
        self.network = network
        self.inputs = Inputs(board, network)
        self.n: i64 = 0
        # By rival: what is expected if the seat writes 0, 1 or 2 digits now, then if it ends the game with this turn.
        self.expected: vec[float] = vec[float]([0.0] * 16)
        self.left: i64 = 0  # empty cells of the seat that looks

    def look(self, table: Table, seat: i64) -> None:
        board = self.board
        self.n = 0
        self.left = table.start[seat * board.size + LEFT]
        other: i64 = 0
        while other < table.players:
            if other != seat and (table.gone >> other) & 1 == 0:
                self.expect(table, other, seat)
            other += 1

    def expect(self, table: Table, other: i64, seat: i64) -> None:
        inputs = self.inputs
        board = self.board
        at = other * board.size
        sheet = table.start[at : at + board.size]
        score = float(_score(board, sheet))
        written: i64 = 0
        while written <= CELLS_A_TURN:
            look_around(inputs, table, other)
            inputs.other_left = max(0, min(inputs.other_left, self.left - written))
            inputs.read(sheet)
            sums = inputs.sums
            assert sums is not None
            self.expected[self.n * 4 + written] = score + UNIT * self.network.value(sums)
            written += 1
        turns = max(1, min(sheet[LEFT], inputs.other_left + CELLS_A_TURN) // CELLS_A_TURN)
        self.expected[self.n * 4 + 3] = score + (self.expected[self.n * 4] - score) / float(turns)
        self.n += 1

    def chance(self, t: Table, value: float) -> float:
        """The chance to win with a sheet whose turn is closed and from which that is expected."""
        written = max(0, min(self.left - t.sheets[LEFT], CELLS_A_TURN))
        spread = SPREAD
        if t.over:
            written = 3
        else:
            spread += SPREAD_A_CELL * float(t.sheets[LEFT])
        slope = STEEP / sqrt(spread)
        chance = 1.0
        i: i64 = 0
        while i < self.n:
            chance *= logistic((value - self.expected[i * 4 + written]) * slope)
            i += 1
        return chance


class Appraiser:
    """Values turns on one board; the table is that of a single sheet (see `alone`)."""

    def __init__(self, board: Board, network: Network) -> None:
        self.board = board
        self.network = network
        self.inputs = Inputs(board, network)
        self.base: Sums = network.fresh()
        self.rivals: Rivals | None = None
        self.best: i64 = 0  # of the turns weighed last
        self.best_value: float = 0.0  # the score to expect from it

    def look(self, table: Table, seat: i64) -> None:
        """Take notice of how far the others are, and play against them from now on."""
        look_around(self.inputs, table, seat)
        if table.players == 1:
            self.rivals = None
            return
        rivals = self.rivals
        if rivals is None:
            rivals = Rivals(self.board, self.network)
            self.rivals = rivals
        rivals.look(table, seat)

    def begin(self, t: Table) -> None:
        """Look at the sheet as the dice fell: turns are weighed by what they change on it."""
        self.inputs.read(t.start)
        sums = self.inputs.sums
        assert sums is not None
        self.base.become(sums)

    def closed(self, t: Table, one: i64, other: i64) -> float:
        """The score to expect of a sheet whose turn is closed and wrote in these cells, -1 being none."""
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

    def close(self, t: Table) -> float:
        """Close the turn that was drafted and value what it leaves."""
        one: i64 = -1
        other: i64 = -1
        drafted = t.sheets[DRAFTED]
        i: i64 = 0
        while i < drafted:
            action = t.sheets[self.board.draft_at + i]
            if action >= WRITE:
                other = one
                one = self.board.cell_at[(action >> 7) & 511]
            i += 1
        t.advance(0, DONE)
        return self.closed(t, one, other)

    def worth(self, t: Table, value: float) -> float:
        """What is played for: the score alone, the match among others, where the score only breaks ties."""
        rivals = self.rivals
        if rivals is None:
            return value
        return rivals.chance(t, value) + 0.00001 * value

    def weigh(self, planner: Planner, t: Table, values: "vec[float]", worths: "vec[float]") -> None:
        """Value each of the planner's turns; leave the best in `best`."""
        self.begin(t)
        turns = planner.turns
        self.best = 0
        i: i64 = 0
        while i < turns.n:
            asked = planner.bonuses
            self.try_turn(planner, t, i, BONUS_SUN, values, worths)
            if planner.bonuses > asked:
                value = values[i]
                worth = worths[i]
                self.try_turn(planner, t, i, BONUS_LEAF, values, worths)
                if worths[i] <= worth:
                    values[i] = value
                    worths[i] = worth
                    turns.bonus[i] = BONUS_SUN
            if worths[i] > worths[self.best]:
                self.best = i
            i += 1
        self.best_value = values[self.best]

    def try_turn(
        self, planner: Planner, t: Table, turn: i64, bonus: i64, values: "vec[float]", worths: "vec[float]"
    ) -> None:
        """Value one of the planner's turns, a bonus on the way being taken as that."""
        turns = planner.turns
        turns.bonus[turn] = bonus
        planner.bonus = bonus
        after = t.copy()
        after.answer(0, turns.first[turn])
        planner.settle(after)
        if turns.second[turn] != NOTHING and after.sheets[ASKS] == WRITES:
            after.answer(0, turns.second[turn])
            planner.settle(after)
        planner.bonus = BONUS_SUN
        value = self.close(after)
        values[turn] = value
        worths[turn] = self.worth(after, value)

    def bonus(self, planner: Planner, t: Table, width: i64) -> i64:
        """The bonus to take of a table that asks for one: what more is expected of."""
        actions = Actions(2)
        t.fill(0, actions)
        self.begin(t)
        chosen = i64(actions.items[0])
        if actions.n > 1 and self.expected_after(planner, t, i64(actions.items[1]), width) > self.expected_after(
            planner, t, chosen, width
        ):
            chosen = i64(actions.items[1])
        return chosen

    def expected(self, planner: Planner, t: Table, width: i64) -> float:
        """The score to expect from anywhere in a turn, the rest of it played as well as can be.

        `begin` must have seen the table. Only the best `width` answers with a die are followed.
        """
        asks = t.sheets[ASKS]
        if asks == MAY_END:
            return self.close(t.copy())
        best = -1.0e9
        i: i64 = 0
        if asks == WRITES:
            answers = Best()
            planner.rank(t, width, answers)
            while i < answers.n:
                best = max(best, self.expected_after(planner, t, answers.first[i], width))
                i += 1
            return best
        actions = Actions(2)
        t.fill(0, actions)
        while i < actions.n:
            best = max(best, self.expected_after(planner, t, i64(actions.items[i]), width))
            i += 1
        return best

    def expected_after(self, planner: Planner, t: Table, action: i64, width: i64) -> float:
        """The same after one answer."""
        if action == DONE:
            return self.close(t.copy())
        after = t.copy()
        after.answer(0, action)
        return self.expected(planner, after, width)


def look_around(inputs: Inputs, table: Table, seat: i64) -> None:
    """Tell the inputs how far the others were when the dice fell."""
    inputs.other_left = ALONE
    if table.players == 1:
        return
    board = inputs.board
    inputs.other_left = board.cells
    inputs.other_things = board.things
    other: i64 = 0
    while other < table.players:
        if other != seat and (table.gone >> other) & 1 == 0:
            at = other * board.size
            inputs.other_left = min(inputs.other_left, table.start[at + LEFT])
            inputs.other_things = min(inputs.other_things, board.things - table.start[at + THINGS])
        other += 1


def _score(board: Board, sheet: "vec[i64]") -> i64:
    """The score of a sheet among others, where thorns cost nothing."""
    score = sheet[THINGS]
    for feature in board.features:
        score += feature.score(sheet, 0)
    return score
