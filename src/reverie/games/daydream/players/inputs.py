"""The inputs of the network for a sheet of Daydream between two turns: one active input for each of a list of slots.

A *slot* is a question with one answer (what may still become of this row?) and holds the number of the input that
stands for the answer, or -1. A digit changes the slots of its rows, of their cells and of its neighbours and leaves
all others. So the sums of the first layer are updated and restored for every turn that is considered, instead of being
computed from scratch.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.players.feature_inputs import FeatureInputs, feature_inputs_of
from reverie.games.daydream.players.row_runs import BIT, DIGITS, NO_CELL, RowReader
from reverie.games.daydream.players.valuation import ON_DICE, SETS, SUN_CHANCE
from reverie.games.daydream.rules.board import BIT_NUMBER, DE_BRUIJN, ROW_CELLS, WORD, WORD_CELLS, WORDS, Board
from reverie.games.daydream.rules.sheet_layout import CELLS, CIRCLED, EMPTY, FILLED, FRONT, LEFT, POINT, THINGS, THORNS
from reverie.players.network import Network, Shape, Sums

VERSION: Final = 1  # of the numbering below; weights of another version do not fit

# What may still become of a row, in detail: shared by all rows of the same size.
FINE: Final = 66  # spoiled, only dots, a run or untouched, each by the cells and digits it lacks
FINE_DOTS: Final = 5
FINE_RUNS: Final = 35
FINE_UNTOUCHED: Final = 65
COARSE: Final = 16  # the same by the cells it lacks alone: separate for each row
COARSE_DOTS: Final = 5
COARSE_RUNS: Final = 10
COARSE_UNTOUCHED: Final = 15
CELL_STATES: Final = 140  # of an empty cell: one or two rows, faces that fit, digits that runs need, reachable or not
WISHES: Final = 7  # how many runs lack a digit, up to 6
LAST_WISHES: Final = 4  # how many lack nothing but that digit, up to 3
# Slots about the whole sheet, whose inputs feed the second layer, too.
SPARE_LEAVES: Final = 8
THORN_STATES: Final = 3  # even, odd, or a game for several, where they cost nothing
FRONT_SIZES: Final = 33
AHEAD: Final = 12  # objects that the most advanced of the others still lacks, up to 11
ALONE: Final = -1  # in `other_left`: a solo game


def _ones() -> list[int]:
    """Return the number of set bits, by set of digits."""
    return [bin(number).count("1") for number in range(SETS)]


ONES: Final[vec[i64]] = vec[i64](_ones())


class Inputs:
    """The slots of one sheet of a board and, if there is a network, its sums over them."""

    def __init__(self, board: Board, network: Network | None = None) -> None:
        self.board = board
        self.reader = RowReader(board)
        self.network = network
        self.features: vec[FeatureInputs] = vec[FeatureInputs](feature_inputs_of(board))
        cells = int(board.cells)
        rows = int(board.rows)
        things = int(board.things)
        position = [0] * (cells * 2)
        for cell in range(cells):
            for which in range(2):
                row = int(board.rows_of[cell * 2 + which])
                if row >= 0:
                    line = [int(board.row_cells[row * ROW_CELLS + i]) for i in range(board.row_sizes[row])]
                    position[cell * 2 + which] = line.index(cell)
        self.position: vec[i64] = vec[i64](position)  # by cell and row: the cell's place in the row
        points = [0]
        for thing in range(things):
            points.append(points[-1] + int(board.ends[thing]))
        self.first_point: vec[i64] = vec[i64](points)

        # Where the inputs of each kind begin: first those of the block, then the shared ones.
        self.at_coarse: i64 = (ROW_CELLS - 1) * FINE
        self.at_cells: i64 = self.at_coarse + rows * COARSE
        self.at_wishes: i64 = self.at_cells + CELL_STATES
        self.at_last: i64 = self.at_wishes + DIGITS * WISHES
        at = int(self.at_last) + DIGITS * LAST_WISHES
        for feature in self.features:
            feature.first_input = at
            at += feature.inputs
        self.own_inputs = at
        self.at_left: i64 = at
        self.at_things: i64 = self.at_left + cells + 1
        self.at_points: i64 = self.at_things + things + 1
        self.at_leaves: i64 = self.at_points + points[-1] + 1
        self.at_spare: i64 = self.at_leaves + board.leaves + 1
        self.at_thorns: i64 = self.at_spare + SPARE_LEAVES
        self.at_front: i64 = self.at_thorns + THORN_STATES
        self.at_other_left: i64 = self.at_front + FRONT_SIZES
        self.at_other_things: i64 = self.at_other_left + cells + 2
        self.shared_inputs = int(self.at_other_things) + AHEAD + 1 - at

        # Where the slots of each kind begin.
        self.slot_cells: i64 = 2 * rows
        self.slot_wishes: i64 = self.slot_cells + cells
        self.slot_sheet: i64 = self.slot_wishes + 2 * DIGITS
        slot = int(self.slot_sheet) + 9
        for feature in self.features:
            feature.first_slot = slot
            slot += feature.slots
        self.n: i64 = slot
        self.slots: vec[i64] = vec[i64]([-1] * slot)

        # By row, for several slots: the digits it has (-1: it is full or spoiled), the digits its best run lacks,
        # the digit of that run in the first cell and the step to the next (0: no run).
        self.used: vec[i64] = vec[i64]([0] * rows)
        self.lacks: vec[i64] = vec[i64]([0] * rows)
        self.begins: vec[i64] = vec[i64]([0] * rows)
        self.steps: vec[i64] = vec[i64]([0] * rows)
        self.wishes: vec[i64] = vec[i64]([0] * DIGITS)
        self.last_wishes: vec[i64] = vec[i64]([0] * DIGITS)
        self.other_left: i64 = ALONE  # the fewest cells and objects that one of the others lacks
        self.other_things: i64 = 0

        self.sums: Sums | None = network.fresh() if network is not None else None
        self.changed: vec[i64] = vec[i64]([0] * (2 * slot))  # slots and what they held, for `back`
        self.n_changed: i64 = 0
        self.kept: vec[i64] = vec[i64]([0] * (5 * 8))  # rows and what they held
        self.n_kept: i64 = 0

    def shape(self, width: int, second: int) -> Shape:
        """Return the shape of a network over these inputs whose output is the points still to come."""
        return Shape(1, self.own_inputs, self.shared_inputs, width, second, 1, False)

    # -- a whole sheet --------------------------------------------------------------------------

    def read(self, s: "vec[i64]") -> None:
        """Fill every slot from a sheet."""
        i: i64 = 0
        while i < self.n:
            self.slots[i] = -1
            i += 1
        i = 0
        while i < DIGITS:
            self.wishes[i] = 0
            self.last_wishes[i] = 0
            i += 1
        network = self.network
        sums = self.sums
        if network is not None and sums is not None:
            network.clear(sums)
        row: i64 = 0
        while row < self.board.rows:
            self.lacks[row] = 0
            self.read_row(s, row)
            row += 1
        cell: i64 = 0
        while cell < self.board.cells:
            self.read_cell(s, cell)
            cell += 1
        self.read_wishes()
        self.read_sheet(s)
        self.n_changed = 0
        self.n_kept = 0

    # -- one digit more, and back ---------------------------------------------------------------

    def follow(self, s: "vec[i64]", one: i64, other: i64) -> None:
        """Update the slots for a sheet that differs by digits in one or two cells (-1: none) and their effects."""
        if one >= 0:
            self.follow_rows(s, one)
        if other >= 0:
            self.follow_rows(s, other)
        if one >= 0:
            self.follow_cells(s, one)
        if other >= 0:
            self.follow_cells(s, other)
        self.read_wishes()
        self.read_sheet(s)

    def follow_rows(self, s: "vec[i64]", cell: i64) -> None:
        """Update the rows of a cell and keep what they held."""
        which: i64 = 0
        while which < 2:
            row = self.board.rows_of[cell * 2 + which]
            if row >= 0:
                at = self.n_kept * 5
                self.kept[at] = row
                self.kept[at + 1] = self.used[row]
                self.kept[at + 2] = self.lacks[row]
                self.kept[at + 3] = self.begins[row]
                self.kept[at + 4] = self.steps[row]
                self.n_kept += 1
                self.read_row(s, row)
            which += 1

    def follow_cells(self, s: "vec[i64]", cell: i64) -> None:
        """Update the cells in the rows of a cell and those beside it."""
        board = self.board
        which: i64 = 0
        while which < 2:
            row = board.rows_of[cell * 2 + which]
            if row >= 0:
                i = row * ROW_CELLS
                end = i + board.row_sizes[row]
                while i < end:
                    self.read_cell(s, board.row_cells[i])
                    i += 1
            which += 1
        word: i64 = 0
        while word < board.words:
            left = board.near[cell * WORDS + word]
            while left != 0:
                bit = left & -left
                left ^= bit
                self.read_cell(s, word * WORD_CELLS + BIT_NUMBER[((bit * DE_BRUIJN) & WORD) >> 27])
            word += 1

    def back(self) -> None:
        """Restore everything to what it was before `follow`, except the sums: the caller keeps a copy of those."""
        while self.n_changed > 0:
            self.n_changed -= 1
            self.slots[self.changed[2 * self.n_changed]] = self.changed[2 * self.n_changed + 1]
        while self.n_kept > 0:
            self.n_kept -= 1
            at = self.n_kept * 5
            row = self.kept[at]
            self.count_wishes(self.lacks[row], -1)
            self.used[row] = self.kept[at + 1]
            self.lacks[row] = self.kept[at + 2]
            self.begins[row] = self.kept[at + 3]
            self.steps[row] = self.kept[at + 4]
            self.count_wishes(self.lacks[row], 1)

    # -- single slots ---------------------------------------------------------------------------

    def put(self, slot: i64, number: i64) -> None:
        """Set the input of a slot (-1: none) and update the sums."""
        old = self.slots[slot]
        if old == number:
            return
        self.changed[2 * self.n_changed] = slot
        self.changed[2 * self.n_changed + 1] = old
        self.n_changed += 1
        self.slots[slot] = number
        network = self.network
        sums = self.sums
        if network is not None and sums is not None:
            if old >= 0:
                network.remove(sums, old)
            if number >= 0:
                network.add(sums, number)

    def count_wishes(self, lacks: i64, by: i64) -> None:
        """Add `by` to the counts of the digits that a run lacks."""
        if lacks == 0:
            return
        alone = ONES[lacks] == 1
        digit: i64 = 0
        while lacks != 0:
            if lacks & 1 != 0:
                self.wishes[digit] += by
                if alone:
                    self.last_wishes[digit] += by
            lacks >>= 1
            digit += 1

    def read_row(self, s: "vec[i64]", row: i64) -> None:
        """Set both slots of a row, and what other slots need of it."""
        size = self.board.row_sizes[row]
        self.count_wishes(self.lacks[row], -1)
        self.lacks[row] = 0
        self.steps[row] = 0
        reader = self.reader
        reader.read(s, row, NO_CELL, 0)
        seen = reader.seen
        filled = reader.filled
        fine: i64 = -1
        coarse: i64 = -1
        lacking = size - filled
        self.used[row] = seen
        if lacking == 0:
            self.used[row] = -1
        elif reader.doubled:
            self.used[row] = -1
            fine = lacking - 1
            coarse = lacking - 1
        elif filled == 0:
            fine = FINE_UNTOUCHED
            coarse = COARSE_UNTOUCHED
        else:
            up = reader.lacks_rising
            down = reader.lacks_falling
            if up < 0 and down < 0:
                fine = FINE_DOTS + (lacking - 1) * 6 + min(ONES[seen & ON_DICE], 5)
                coarse = COARSE_DOTS + lacking - 1
            else:
                if down < 0 or (up >= 0 and SUN_CHANCE[up] >= SUN_CHANCE[down]):
                    self.lacks[row] = up
                    self.begins[row] = reader.rising
                    self.steps[row] = 1
                else:
                    self.lacks[row] = down
                    self.begins[row] = reader.falling
                    self.steps[row] = -1
                lacks = self.lacks[row]
                fine = FINE_RUNS + ((lacking - 1) * 3 + min(ONES[lacks & ~ON_DICE], 2)) * 2
                if up >= 0 and down >= 0:
                    fine += 1
                coarse = COARSE_RUNS + lacking - 1
                self.count_wishes(lacks, 1)
        if fine >= 0:
            self.put(2 * row, (size - 2) * FINE + fine)
            self.put(2 * row + 1, self.at_coarse + row * COARSE + coarse)
        else:
            self.put(2 * row, -1)
            self.put(2 * row + 1, -1)

    def read_cell(self, s: "vec[i64]", cell: i64) -> None:
        """Set the slot of a cell: what its rows need there, and whether it can be written in yet."""
        if s[CELLS + cell] != EMPTY:
            self.put(self.slot_cells + cell, -1)
            return
        board = self.board
        row = board.rows_of[cell * 2]
        other = board.rows_of[cell * 2 + 1]
        taken: i64 = 0
        wanted = self.wanted(row, cell * 2)
        if self.used[row] > 0:
            taken = self.used[row]
        relation: i64 = 0
        if other < 0:
            if wanted >= 0:
                relation = 1
        else:
            wanted_too = self.wanted(other, cell * 2 + 1)
            taken_too: i64 = 0
            if self.used[other] > 0:
                taken_too = self.used[other]
            if wanted >= 0 and wanted_too >= 0:
                relation = 3
                if wanted != wanted_too:
                    relation = 4
            elif wanted >= 0:
                relation = 1
                if taken_too & BIT[wanted] != 0:
                    relation = 2
            elif wanted_too >= 0:
                relation = 1
                if taken & BIT[wanted_too] != 0:
                    relation = 2
            taken |= taken_too
        state = (ONES[ON_DICE & ~taken] * 5 + relation) * 2
        if s[FRONT + (cell >> 5)] & board.bits[cell] != 0:
            state += 1
        if other < 0:
            state += CELL_STATES // 2
        self.put(self.slot_cells + cell, self.at_cells + state)

    def wanted(self, row: i64, place: i64) -> i64:
        """Return the digit that the best run of a row needs in one of its cells, or -1."""
        step = self.steps[row]
        if step == 0:
            return -1
        return self.begins[row] + step * self.position[place]

    def read_wishes(self) -> None:
        """Set the slots that count how many runs lack each digit."""
        digit: i64 = 0
        while digit < DIGITS:
            wish = min(self.wishes[digit], WISHES - 1)
            last = min(self.last_wishes[digit], LAST_WISHES - 1)
            self.put(self.slot_wishes + 2 * digit, self.at_wishes + digit * WISHES + wish)
            self.put(self.slot_wishes + 2 * digit + 1, self.at_last + digit * LAST_WISHES + last)
            digit += 1

    def read_sheet(self, s: "vec[i64]") -> None:
        """Set the slots about the whole sheet, and those of the features."""
        board = self.board
        slot = self.slot_sheet
        self.put(slot, self.at_left + s[LEFT])
        self.put(slot + 1, self.at_things + s[THINGS])
        self.put(slot + 2, self.at_points + self.first_point[s[THINGS]] + s[POINT])
        self.put(slot + 3, self.at_leaves + s[CIRCLED])
        self.put(slot + 4, self.at_spare + min(board.leaves - s[CIRCLED] - s[FILLED], SPARE_LEAVES - 1))
        if self.other_left == ALONE:
            self.put(slot + 5, self.at_thorns + (s[THORNS] & 1))
            self.put(slot + 6, self.at_other_left)
            self.put(slot + 7, self.at_other_things)
        else:
            self.put(slot + 5, self.at_thorns + 2)
            self.put(slot + 6, self.at_other_left + 1 + self.other_left)
            self.put(slot + 7, self.at_other_things + 1 + min(self.other_things, AHEAD - 1))
        front: i64 = 0
        word: i64 = 0
        while word < board.words:
            left = s[FRONT + word]
            while left != 0:
                left &= left - 1
                front += 1
            word += 1
        self.put(slot + 8, self.at_front + min(front, FRONT_SIZES - 1))
        for feature in self.features:
            self.read_feature(s, feature)

    def read_feature(self, s: "vec[i64]", feature: FeatureInputs) -> None:
        feature.read(s)
        i: i64 = 0
        while i < feature.slots:
            answer = feature.answers[i]
            if answer < 0:
                self.put(feature.first_slot + i, -1)
            else:
                self.put(feature.first_slot + i, feature.first_input + answer)
            i += 1
