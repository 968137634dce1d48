"""Encodes Daydream as numbers: an observation vector and dense actions for each board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from reverie.core.game import Actions, State
from reverie.games.daydream.rules.board import ROW, SKIP, WRITE, Board
from reverie.games.daydream.rules.sheet_layout import (
    ASKS,
    BONUS,
    CELLS,
    CIRCLED,
    DICE,
    DRAWN,
    EMPTY,
    FILLED,
    ICON,
    IS_DONE,
    LEFT,
    LINES,
    POINT,
    SKIPPED,
    THINGS,
    THORNS,
    WAITS,
    WAITS_TOO,
)
from reverie.games.daydream.rules.table import Table
from reverie.observing.lens import WIN, Field, Lens, lay_out

# Dense actions: first those of every board, then one for each row, then one for each digit a die may leave in a cell.
SKIP_LOW: Final = 3
SKIP_HIGH: Final = 4
FIRST_ROW: Final = 5
DIGITS: Final = 10
DIE_WAYS: Final = 2 * DIGITS  # what can be written into a cell: ten digits from either die

SCORE_ZERO: Final = 64  # encodes a score of 0, because scores can be negative

TABLE_HEAD: Final = 1  # words before the sheets, and before the cells of each
SHEET_HEAD: Final = 2


def fields_of(board: Board, players: int) -> list[Field]:
    """Return the layout for a board: the table, the own sheet, then the sheets of the players after it."""
    described = [
        ("dice", 2, "the lower and the higher die; 0 before the first roll"),
        ("turn", 1, "the turn, 0 being that of the starting digits; 127 at most"),
        ("over", 1, "1 when the game is over"),
        ("waiting", 1, "who is not done with the turn: 1 you, 2 the player after you, and so on"),
        ("gone", 1, "who has conceded, likewise"),
        ("seat", 1, "the seat that looks"),
        ("players", 1, "how many play"),
    ]
    cells, slots = padded(int(board.cells)), padded(slots_of(board))
    for number in range(players):
        whose = f"p{number}_" if number > 0 else ""
        described += [
            (f"{whose}objects", 1, "objects finished"),
            (f"{whose}point", 1, "how far along the current object the pen is"),
            (f"{whose}lines", 1, "lines drawn on it"),
            (f"{whose}circled", 1, "leaves ready to be filled in"),
            (f"{whose}filled", 1, "leaves spent"),
            (f"{whose}thorns", 1, "thorns"),
            (f"{whose}empty", 1, "empty cells"),
            (f"{whose}question", 1, "0 write a die, 1 pick a row, 2 pick a bonus, 3 done is all that is left, 4 done"),
            (f"{whose}dice_left", 1, "dice still to be written: 1 the lower, + 2 the higher"),
            (f"{whose}skipped", 1, "1 if a die has been skipped this turn"),
            (f"{whose}lines_due", 1, "lines still to be drawn"),
            (f"{whose}icon", 1, "of what kind: 1 dot, 2 sun"),
            (f"{whose}rows_waiting", 2, "full rows that wait to be resolved, 1 + their number"),
            (f"{whose}bonus", 1, "1 while a bonus is to be chosen"),
            (f"{whose}score", 1, "the score + 64, from 0 to 127"),
            (f"{whose}cells", cells, "each cell of the board: 1 + its digit, 0 while it is empty"),
        ]
        if slots > 0:
            meaning = "what the features keep: " + ", ".join(
                f"{feature.name} {int(feature.slots)}" for feature in board.features
            )
            described.append((f"{whose}features", slots, meaning))
    return lay_out(described)


def padded(size: int) -> int:
    """Round a number of bytes up to whole 8-byte words."""
    return (size + 7) // 8 * 8


def slots_of(board: Board) -> int:
    """Return how many numbers the features of a board keep on a sheet."""
    return sum(int(feature.slots) for feature in board.features)


class DaydreamLens(Lens):
    """Encodes games on one board, for one to five players."""

    def __init__(self, board: Board, players: i64) -> None:
        self.first_write: i64 = FIRST_ROW + board.rows
        super().__init__(players, self.first_write + board.cells * DIE_WAYS, fields_of(board, int(players)))
        self.board = board
        self.slots: i64 = slots_of(board)
        self.cell_words: i64 = (board.cells + 7) // 8
        self.sheet_words: i64 = SHEET_HEAD + self.cell_words + (self.slots + 7) // 8

    # -- actions --------------------------------------------------------------------------------

    def index(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Table)
        board = self.board
        if action >= WRITE:
            which: i64 = 0
            if (action >> 4) & 7 != state.low or self.low_is_gone(state, seat):
                which = DIGITS
            cell = board.cell_at[(action >> 7) & 511]
            return self.first_write + cell * DIE_WAYS + which + (action & 15)
        if action >= ROW:
            row: i64 = 0
            while board.row_actions[row] != action:
                row += 1
            return FIRST_ROW + row
        if action >= SKIP:
            if action & 7 != state.low or self.low_is_gone(state, seat):
                return SKIP_HIGH
            return SKIP_LOW
        return action

    def action(self, state: State, seat: i64, index: i64) -> i64:
        assert isinstance(state, Table)
        board = self.board
        if index >= self.first_write:
            cell = (index - self.first_write) // DIE_WAYS
            rest = (index - self.first_write) % DIE_WAYS
            face = state.low
            if rest >= DIGITS:
                face = state.high
                rest -= DIGITS
            return WRITE | (board.places[cell] << 7) | (face << 4) | rest
        if index >= FIRST_ROW:
            return board.row_actions[index - FIRST_ROW]
        if index == SKIP_LOW:
            return SKIP | state.low
        if index == SKIP_HIGH:
            return SKIP | state.high
        return index

    def mark(self, state: State, seat: i64, actions: Actions, masks: vec[u8], legal: vec[i32], at: i64) -> None:
        assert isinstance(state, Table)
        items = actions.items
        n = actions.n
        if n == 0 or i64(items[0]) < WRITE:
            self.mark_others(state, seat, actions, masks, legal, at)
            return
        # Nearly all actions write a digit: those of the lower die come first, if it is not used yet.
        cell_at = self.board.cell_at
        first = at + self.first_write
        gone = self.low_is_gone(state, seat)
        low = state.low
        one = u8(1)
        i: i64 = 0
        while i < n:
            action = i64(items[i])
            if action >= WRITE:
                index = first + cell_at[(action >> 7) & 511] * DIE_WAYS + (action & 15)
                if gone or (action >> 4) & 7 != low:
                    index += DIGITS
            else:
                index = at + self.index(state, seat, action)
            masks[index] = one
            legal[at + i] = i32(index - at)
            i += 1

    def mark_others(self, t: Table, seat: i64, actions: Actions, masks: vec[u8], legal: vec[i32], at: i64) -> None:
        i: i64 = 0
        while i < actions.n:
            index = self.index(t, seat, i64(actions.items[i]))
            masks[at + index] = u8(1)
            legal[at + i] = i32(index)
            i += 1

    def low_is_gone(self, t: Table, seat: i64) -> bool:
        """Return whether the lower die is used; of two equal dice, the lower one is written first."""
        return t.sheets[seat * self.board.size + DICE] & 1 == 0

    def worth(self, state: State, seat: i64, aim: i64) -> float:
        assert isinstance(state, Table)
        if aim == WIN:
            result = state.result()
            if result is None or int(seat) not in result.winners:
                return 0.0
            return 1.0
        score: int = state.score(seat)
        return float(score)

    # -- what a seat may know -------------------------------------------------------------------

    def look(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Table)
        t = state
        players = self.players
        head = t.low | (t.high << 8) | (min(t.turn, 127) << 16) | (seat << 48) | (players << 56)
        if t.over:
            head |= 1 << 24
        head |= (turned(t.waiting, seat, players) << 32) | (turned(t.gone, seat, players) << 40)
        out[at] = head
        at += TABLE_HEAD
        other: i64 = 0
        while other < players:
            owner = (seat + other) % players
            # Drafts are hidden: until the turn closes, the others are observed as they were when the dice fell.
            if other > 0 and t.waiting != 0:
                self.look_sheet(t.start, owner * self.board.size, True, out, at)
            else:
                self.look_sheet(t.sheets, owner * self.board.size, t.waiting != 0, out, at)
            at += self.sheet_words
            other += 1

    def look_sheet(self, s: vec[i64], base: i64, open_: bool, out: vec[i64], at: i64) -> None:
        """Encode a sheet; what only matters within a turn is encoded only while the turn is open."""
        board = self.board
        asks: i64 = IS_DONE
        if open_:
            asks = s[base + ASKS]
        out[at] = (
            s[base + THINGS]
            | (s[base + POINT] << 8)
            | (s[base + DRAWN] << 16)
            | (s[base + CIRCLED] << 24)
            | (s[base + FILLED] << 32)
            | (s[base + THORNS] << 40)
            | (s[base + LEFT] << 48)
            | (asks << 56)
        )
        score: i64 = SCORE_ZERO + s[base + THINGS] - (s[base + THORNS] >> 1)
        for feature in board.features:
            score += feature.score(s, base)
        word: i64 = 0
        if open_:
            word = s[base + DICE] | (s[base + SKIPPED] << 8) | (s[base + LINES] << 16)
            if s[base + LINES] != 0:
                # Without lines due, the icon is left over from the last row and means nothing.
                word |= s[base + ICON] << 24
            word |= (s[base + WAITS] << 32) | (s[base + WAITS_TOO] << 40) | (s[base + BONUS] << 48)
        out[at + 1] = word | (max(0, min(score, 127)) << 56)
        at += SHEET_HEAD
        cell = base + CELLS
        end = cell + board.cells
        while cell < end:
            word = 0
            shift: i64 = 0
            while shift < 64 and cell < end:
                if s[cell] != EMPTY:
                    word |= (s[cell] + 1) << shift
                shift += 8
                cell += 1
            out[at] = word
            at += 1
        slot = base + board.rows_at + board.rows
        end = slot + self.slots
        while slot < end:
            word = 0
            shift = 0
            while shift < 64 and slot < end:
                word |= s[slot] << shift
                shift += 8
                slot += 1
            out[at] = word
            at += 1


def turned(seats: i64, seat: i64, players: i64) -> i64:
    """Rotate a set of seats so that `seat` comes first."""
    return ((seats >> seat) | (seats << (players - seat))) & ((1 << players) - 1)
