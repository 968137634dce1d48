"""Searches turns of Daydream by the valuation: which die first, into which cell, with how many leaves.

The search plays on a table that holds nothing but the sheet of the player (see `alone`). Nothing on it is hidden
from its owner: only the dice to come are unknown, and they are not on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.daydream.players.valuation import Valuation
from reverie.games.daydream.rules.board import BONUS_LEAF, BONUS_SUN, DONE, SKIP, WRITE, Board
from reverie.games.daydream.rules.sheet_layout import (
    ASKS,
    CIRCLED,
    DICE,
    EMPTY,
    LEFT,
    MAY_END,
    PICKS_BONUS,
    PICKS_ROW,
    THINGS,
    WRITES,
)
from reverie.games.daydream.rules.table import Table

LEAVES_AT_ONCE: Final = 2  # a die is changed by no more: that is rarely worth it
MOST: Final = 64  # turns or answers in one list
NOTHING: Final = -1  # no second answer
WORST: Final = -1_000_000_000


def alone(table: Table, seat: i64) -> Table:
    """Return a table with nothing but the sheet, the draft and the dice of a seat.

    In a game for several, a blank sheet of a player who has conceded stands for the others, because thorns and
    frames have other rules in a solo game (DAY-13, DAY-25).
    """
    board = table.board
    at = seat * board.size
    players: i64 = min(table.players, 2)
    own = Table(board, players)
    own.start = own.sheets[:]
    i: i64 = 0
    while i < board.size:
        own.sheets[i] = table.sheets[at + i]
        own.start[i] = table.start[at + i]
        i += 1
    own.low = table.low
    own.high = table.high
    own.turn = table.turn
    own.waiting = (table.waiting >> seat) & 1
    own.gone = 2 * (players - 1)
    own.over = table.over
    return own


class Best:
    """A list of the best pairs of answers, the best first."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.first: vec[i64] = vec[i64]([0] * MOST)
        self.second: vec[i64] = vec[i64]([0] * MOST)
        self.bonus: vec[i64] = vec[i64]([BONUS_SUN] * MOST)  # what a bonus on the way is taken as
        self.value: vec[i64] = vec[i64]([0] * MOST)

    def add(self, first: i64, second: i64, value: i64, most: i64) -> None:
        """Keep a pair if it is among the best `most`; the same pair in the other order counts once."""
        n = self.n
        if n == most and value <= self.value[n - 1]:
            return
        i: i64 = 0
        while i < n:
            if self.first[i] == second and self.second[i] == first:
                if self.value[i] >= value:
                    return
                self.take(i)
                n = self.n
                break
            i += 1
        if n < most:
            self.n = n + 1
        else:
            n -= 1
        while n > 0 and self.value[n - 1] < value:
            self.first[n] = self.first[n - 1]
            self.second[n] = self.second[n - 1]
            self.value[n] = self.value[n - 1]
            n -= 1
        self.first[n] = first
        self.second[n] = second
        self.bonus[n] = BONUS_SUN
        self.value[n] = value

    def choose(self, i: i64) -> None:
        """Overwrite the first pair with another one, to make that the choice."""
        self.first[0] = self.first[i]
        self.second[0] = self.second[i]
        self.bonus[0] = self.bonus[i]

    def take(self, i: i64) -> None:
        """Remove a pair."""
        self.n -= 1
        while i < self.n:
            self.first[i] = self.first[i + 1]
            self.second[i] = self.second[i + 1]
            self.value[i] = self.value[i + 1]
            i += 1


class Planner:
    """Finds good turns on the sheet of a table that `alone` made."""

    def __init__(self, board: Board, thorns_cost: bool) -> None:
        self.valuation = Valuation(board)
        self.thorns_cost = thorns_cost
        self.actions = Actions()
        self.answers = Best()
        self.later = Best()
        self.turns = Best()
        self.bonus: i64 = BONUS_SUN  # which bonus to take where both are possible
        self.bonuses: i64 = 0  # how often both were possible

    # -- single answers -------------------------------------------------------------------------

    def rank(self, t: Table, most: i64, best: Best) -> None:
        """Put the best `most` answers with a die into `best`, by what each gains by itself."""
        actions = self.actions
        valuation = self.valuation
        s = t.sheets
        actions.n = 0
        t.fill(0, actions)
        items = actions.items
        best.n = 0
        leaf = valuation.leaf(s)
        last: i64 = -1
        before: i64 = 0
        i: i64 = 0
        while i < actions.n:
            action = i64(items[i])
            i += 1
            if action >= WRITE:
                digit = action & 15
                leaves = digit - ((action >> 4) & 7)
                if leaves < 0:
                    leaves = -leaves
                if leaves <= LEAVES_AT_ONCE:
                    cell = t.board.cell_at[(action >> 7) & 511]
                    if cell != last:  # the digits of one cell come one after the other
                        last = cell
                        before = valuation.rows(s, cell, EMPTY)
                    best.add(action, NOTHING, valuation.gain(s, cell, digit, before) - leaves * leaf, most)
            elif action >= SKIP:
                best.add(action, NOTHING, valuation.skipping(s, self.thorns_cost), most)

    def do(self, t: Table, action: i64) -> i64:
        """Give an answer with a die and those that follow from it; return the gain, with lines as they were drawn."""
        valuation = self.valuation
        s = t.sheets
        shelf = valuation.shelf(s)
        circled = s[CIRCLED]
        leaf = valuation.leaf(s)
        gained: i64 = 0
        if action >= WRITE:
            cell = t.board.cell_at[(action >> 7) & 511]
            before = valuation.rows(s, cell, EMPTY)
            gained = valuation.gain(s, cell, action & 15, before) - valuation.lines
        else:
            gained = valuation.skipping(s, self.thorns_cost)
            circled = -1
        t.answer(0, action)
        self.settle(t)
        gained += valuation.shelf(t.sheets) - shelf
        if circled >= 0:
            gained += (t.sheets[CIRCLED] - circled) * leaf
        return gained

    def settle(self, t: Table) -> None:
        """Answer the questions that follow a filled row."""
        while t.sheets[ASKS] == PICKS_ROW or t.sheets[ASKS] == PICKS_BONUS:
            t.answer(0, self.follow(t))

    def follow(self, t: Table) -> i64:
        """Return the row to resolve first, the one that gains more on the shelf, or the bonus to take."""
        if t.sheets[ASKS] == PICKS_BONUS:
            if t.sheets[THINGS] == t.board.things:
                return BONUS_LEAF
            if not t.leaf_free(0):
                return BONUS_SUN
            self.bonuses += 1
            return self.bonus
        actions = Actions(2)
        t.fill(0, actions)
        one = i64(actions.items[0])
        other = i64(actions.items[1])
        if self.shelf_after(t, other) > self.shelf_after(t, one):
            return other
        return one

    def shelf_after(self, t: Table, action: i64) -> i64:
        """Return the worth of the shelf after an answer and those that follow from it."""
        trial = t.copy()
        trial.answer(0, action)
        self.settle(trial)
        return self.valuation.shelf(trial.sheets)

    # -- whole turns ----------------------------------------------------------------------------

    def plan(self, t: Table, width: i64, most: i64) -> None:
        """Put the best `most` turns into `turns`: the best `width` answers, each with the best that can follow."""
        self.rank(t, width, self.answers)
        turns = self.turns
        turns.n = 0
        i: i64 = 0
        while i < self.answers.n:
            first = self.answers.first[i]
            i += 1
            after = t.copy()
            gained = self.do(after, first)
            if after.sheets[ASKS] != WRITES:
                turns.add(first, NOTHING, gained, most)
                continue
            self.rank(after, most, self.later)
            j: i64 = 0
            while j < self.later.n:
                turns.add(first, self.later.first[j], gained + self.later.value[j], most)
                j += 1

    def gain_of(self, t: Table, action: i64) -> i64:
        """Return the gain of an answer with a die and of the best one that can follow it in the turn."""
        after = t.copy()
        gained = self.do(after, action)
        if after.sheets[ASKS] == WRITES:
            self.rank(after, 1, self.later)
            if self.later.n > 0:
                gained += self.later.value[0]
        return gained

    def quick(self, t: Table) -> i64:
        """Play a turn, each time the best single answer; return the gain."""
        gained: i64 = 0
        while t.sheets[ASKS] == WRITES and t.sheets[DICE] != 0:
            self.rank(t, 1, self.answers)
            gained += self.do(t, self.answers.first[0])
        return gained

    def answer(self, t: Table, width: i64) -> i64:
        """Return the next answer of the best turn, from anywhere in a turn."""
        if t.sheets[ASKS] == WRITES:
            self.plan(t, width, 1)
            return self.turns.first[0]
        if t.sheets[ASKS] == MAY_END:
            return DONE
        return self.follow(t)

    def play(self, t: Table, turn: i64) -> i64:
        """Play one of `turns` as planned; return the gain."""
        second = self.turns.second[turn]
        self.bonus = self.turns.bonus[turn]
        gained = self.do(t, self.turns.first[turn])
        if second != NOTHING and t.sheets[ASKS] == WRITES:
            gained += self.do(t, second)
        self.bonus = BONUS_SUN
        return gained


def is_last(t: Table) -> bool:
    """Return whether the game ends with this turn (DAY-11)."""
    return t.sheets[LEFT] == 0 or t.sheets[THINGS] == t.board.things
