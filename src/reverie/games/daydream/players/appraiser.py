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
CELLS_A_TURN: Final = 2  # written in most turns
# The variance of the difference between two final scores, in squared points: of a full sheet, and more for each
# empty cell.
SPREAD: Final = 0.5
SPREAD_A_CELL: Final = 0.1
STEEP: Final = 1.7  # the logistic function of 1.7 x comes close to the normal distribution


class Rivals:
    """Expects the final scores of the others, seen from one seat at the beginning of a turn."""

    def __init__(self, board: Board, network: Network) -> None:
        self.board = board
        self.network = network
        self.inputs = Inputs(board, network)
        self.n: i64 = 0
        # Four numbers for each rival: the score expected if the seat writes 0, 1 or 2 digits now, and if it ends the
        # game with this turn.
        self.expected: vec[float] = vec[float]([0.0] * 16)
        self.left: i64 = 0  # empty cells of the seat itself

    def look(self, table: Table, seat: i64) -> None:
        """Expect the scores of all rivals of a seat that have not conceded."""
        board = self.board
        self.n = 0
        self.left = table.start[seat * board.size + LEFT]
        other: i64 = 0
        while other < table.players:
            if other != seat and (table.gone >> other) & 1 == 0:
                self.expect(table, other, seat)
            other += 1

    def expect(self, table: Table, other: i64, seat: i64) -> None:
        """Expect the score of one rival: the game ends sooner for it, the more the seat writes."""
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
        """Return the chance to win with a sheet whose turn is closed and whose expected score is `value`."""
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
    """Values turns on one board; its tables hold a single sheet (see `alone`)."""

    def __init__(self, board: Board, network: Network) -> None:
        self.board = board
        self.network = network
        self.inputs = Inputs(board, network)
        self.base: Sums = network.fresh()
        self.rivals: Rivals | None = None
        self.best: i64 = 0  # the number of the best of the turns weighed last
        self.best_value: float = 0.0  # the score expected from it

    def look(self, table: Table, seat: i64) -> None:
        """Read how far the others are, and value turns against them from now on."""
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
        """Read the sheet as it was when the dice fell: turns are valued by what they change on it."""
        self.inputs.read(t.start)
        sums = self.inputs.sums
        assert sums is not None
        self.base.become(sums)

    def closed(self, t: Table, one: i64, other: i64) -> float:
        """Return the score expected of a sheet whose turn is closed and wrote in these cells (-1: none)."""
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
        """Close the drafted turn and return the score expected of the sheet."""
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
        """Return what is maximised: in a solo game the score, else the chance to win, where the score breaks ties."""
        rivals = self.rivals
        if rivals is None:
            return value
        return rivals.chance(t, value) + 0.00001 * value

    def weigh(self, planner: Planner, t: Table, values: "vec[float]", worths: "vec[float]") -> None:
        """Value each of the turns of the planner, with the better bonus; set `best` and `best_value`."""
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
        """Value one of the turns of the planner; a bonus on the way is taken as `bonus`."""
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
        """Return the bonus with the higher expected score, for a table that asks for one."""
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
        """Return the score expected from anywhere in a turn, if the rest of it is played well.

        Call `begin` with the table first. Only the best `width` answers with a die are followed.
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
        """Return the score expected after one answer."""
        if action == DONE:
            return self.close(t.copy())
        after = t.copy()
        after.answer(0, action)
        return self.expected(planner, after, width)


def look_around(inputs: Inputs, table: Table, seat: i64) -> None:
    """Set the inputs that say how far the others were when the dice fell."""
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
    """Return the score of a sheet in a game for several, where thorns cost nothing."""
    score = sheet[THINGS]
    for feature in board.features:
        score += feature.score(sheet, 0)
    return score
