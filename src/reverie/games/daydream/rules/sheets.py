"""The sheets: what a player writes and draws on one, from a die to the lines it leads to (DAY-2 to DAY-10)."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from reverie.core.events import EVERYBODY, Event
from reverie.core.game import Actions, State
from reverie.games.daydream.rules.board import (
    BIT_NUMBER,
    BONUS_LEAF,
    BONUS_SUN,
    DE_BRUIJN,
    DONE,
    POINTS,
    ROW,
    ROW_CELLS,
    SKIP,
    WORD,
    WORD_CELLS,
    WORDS,
    WRITE,
    Board,
)
from reverie.games.daydream.rules.row_judging import judged
from reverie.games.daydream.rules.sheet_layout import (
    ANSWERED,
    ASKS,
    BONUS,
    CELLS,
    CIRCLED,
    DICE,
    DRAFTED,
    DRAWN,
    EMPTY,
    FILLED,
    FREE,
    FRONT,
    ICON,
    ICONS,
    LEFT,
    LINES,
    MAY_END,
    PICKS_BONUS,
    PICKS_ROW,
    POINT,
    SKIPPED,
    SPOILED,
    SUN,
    THINGS,
    THORNS,
    WAITS,
    WAITS_TOO,
    WRITES,
)


class Sheets(State):
    """The sheets of all players and the dice of the turn; `base` is where a sheet begins in `sheets`."""

    def __init__(self, board: Board, players: i64, like: "Sheets | None" = None) -> None:
        self.board = board
        self.players = players
        self.events: list[Event] | None = None
        if like is None:
            self.sheets: vec[i64] = vec[i64]([0] * (board.size * players))
            self.start: vec[i64] = self.sheets  # the sheets when the dice fell; never changed in place
            self.low: i64 = 0  # the dice of the turn
            self.high: i64 = 0
            self.turn: i64 = 0  # 0 is that of the starting digits
            self.waiting: i64 = 0  # the set of seats not done with the turn; if empty, the dice are to be rolled
            self.gone: i64 = 0  # the set of seats that conceded
            self.over = False
            self.reason = ""
            self.news = False  # whether the last action revealed something
            seat: i64 = 0
            while seat < players:
                self._blank(seat * board.size)
                seat += 1
        else:
            self.sheets = like.sheets[:]
            self.start = like.start
            self.low = like.low
            self.high = like.high
            self.turn = like.turn
            self.waiting = like.waiting
            self.gone = like.gone
            self.over = like.over
            self.reason = like.reason
            self.news = like.news

    def _blank(self, base: i64) -> None:
        """Prepare the sheet at `base` for a new game."""
        s = self.sheets
        board = self.board
        s[base + CIRCLED] = board.circled
        s[base + LEFT] = board.cells
        cell: i64 = 0
        while cell < board.cells:
            s[base + CELLS + cell] = EMPTY
            s[base + FREE + (cell >> 5)] |= board.bits[cell]
            cell += 1
        row: i64 = 0
        while row < board.rows:
            s[base + self.board.rows_at + row] = board.row_sizes[row]
            row += 1
        for feature in board.features:
            feature.prepare(s, base)

    # -- answers --------------------------------------------------------------------------------

    def offer(self, seat: i64, out: Actions) -> None:
        """Add every legal answer to the question that a seat is asked."""
        s = self.sheets
        base = seat * self.board.size
        asks = s[base + ASKS]
        if asks == WRITES:
            self.offer_dice(base, out)
        elif asks == MAY_END:
            out.add(DONE)
        elif asks == PICKS_ROW:
            out.add(self.board.row_actions[s[base + WAITS] - 1])
            out.add(self.board.row_actions[s[base + WAITS_TOO] - 1])
        else:
            if s[base + THINGS] < self.board.things:
                out.add(BONUS_SUN)
            if self.leaf_free(base):
                out.add(BONUS_LEAF)

    def offer_dice(self, base: i64, out: Actions) -> None:
        """Add the answers with every die left; two equal dice are offered once."""
        s = self.sheets
        dice = s[base + DICE]
        starting = self.turn == 0
        leaves = 0 if starting else s[base + CIRCLED]
        cells = base + FREE if starting else base + FRONT
        may_skip = not starting and s[base + SKIPPED] == 0
        if dice & 1 != 0:
            self.offer_die(self.low, leaves, cells, may_skip, out)
        if dice & 2 != 0 and (dice & 1 == 0 or self.low != self.high):
            self.offer_die(self.high, leaves, cells, may_skip, out)

    def offer_die(self, face: i64, leaves: i64, cells: i64, may_skip: bool, out: Actions) -> None:
        """Add every digit that a die can become, in every cell of the set at `cells`, and skipping it."""
        board = self.board
        lowest = face - leaves if leaves < face else 0
        highest = min(9, face + leaves)
        out.reserve(board.cells * (highest - lowest + 1) + 1)
        items = out.items
        n = out.n
        word: i64 = 0
        while word < board.words:
            left = self.sheets[cells + word]
            while left != 0:
                bit = left & -left
                left ^= bit
                cell = word * WORD_CELLS + BIT_NUMBER[((bit * DE_BRUIJN) & WORD) >> 27]
                action = WRITE | (board.places[cell] << 7) | (face << 4) | lowest
                last = action - lowest + highest
                while action <= last:
                    items[n] = i32(action)
                    n += 1
                    action += 1
            word += 1
        if may_skip:
            items[n] = i32(SKIP | face)
            n += 1
        out.n = n

    def answer(self, seat: i64, action: i64) -> None:
        """Apply an answer of a player, other than DONE, and add it to the draft."""
        base = seat * self.board.size
        s = self.sheets
        drafted = s[base + DRAFTED]
        s[base + self.board.draft_at + drafted] = action
        s[base + DRAFTED] = drafted + 1
        s[base + ANSWERED] += 1
        if action >= WRITE:
            self.write(seat, base, (action >> 4) & 7, action & 15, self.board.cell_at[(action >> 7) & 511])
        elif action >= ROW:
            self.pick_row(base, action)
        elif action >= SKIP:
            self.skip(seat, base, action & 7)
        else:
            self.take_bonus(seat, base, action)
        self.go_on(seat, base)

    def go_on(self, seat: i64, base: i64) -> None:
        """Draw the lines that are due, then ask the next question."""
        s = self.sheets
        if s[base + WAITS_TOO] != 0:
            s[base + ASKS] = PICKS_ROW
            return
        self.draw(seat, base)
        if s[base + BONUS] != 0:
            s[base + ASKS] = PICKS_BONUS
        elif s[base + DICE] == 0:
            s[base + ASKS] = MAY_END
        elif s[base + LEFT] == 0:
            # DAY-6: no cell is left for the second die.
            if self.events is not None:
                self.tell_own(seat, "lapsed", {"die": int(self.low if s[base + DICE] == 1 else self.high)})
            s[base + DICE] = 0
            s[base + ASKS] = MAY_END
        else:
            s[base + ASKS] = WRITES

    def draft(self, seat: int) -> list[int]:
        """Return the answers that a seat has given this turn."""
        base = seat * self.board.size
        at = base + self.board.draft_at
        return [int(self.sheets[at + i]) for i in range(self.sheets[base + DRAFTED])]

    # -- dice -----------------------------------------------------------------------------------

    def use_die(self, base: i64, face: i64) -> None:
        """Take the die with that face off the dice still to be written."""
        dice = self.sheets[base + DICE]
        self.sheets[base + DICE] = dice & 2 if dice & 1 != 0 and face == self.low else dice & 1

    def skip(self, seat: i64, base: i64, face: i64) -> None:
        """Skip a die: circle a leaf if one is left (DAY-4); in a solo game, add a thorn (DAY-13)."""
        s = self.sheets
        self.use_die(base, face)
        s[base + SKIPPED] = 1
        if self.events is not None:
            self.tell_own(seat, "skipped", {"die": int(face)})
        if self.leaf_free(base):
            self.circle_leaf(seat, base)
        if self.players == 1:
            s[base + THORNS] += 1
            if self.events is not None:
                self.tell_own(seat, "thorn", {"thorns": int(s[base + THORNS])})

    def leaf_free(self, base: i64) -> bool:
        """Return whether a leaf is left to be circled."""
        return self.sheets[base + CIRCLED] + self.sheets[base + FILLED] < self.board.leaves

    def circle_leaf(self, seat: i64, base: i64) -> None:
        self.sheets[base + CIRCLED] += 1
        if self.events is not None:
            self.tell_own(seat, "leaf", {"circled": int(self.sheets[base + CIRCLED])})

    def write(self, seat: i64, base: i64, face: i64, digit: i64, cell: i64) -> None:
        """Write a die, changed by leaves, into a cell (DAY-3, DAY-5) and judge the rows that this fills."""
        s = self.sheets
        board = self.board
        self.use_die(base, face)
        leaves = digit - face if digit > face else face - digit
        s[base + CIRCLED] -= leaves
        s[base + FILLED] += leaves
        self.put_digit(base, cell, digit)
        if self.events is not None:
            data = {"cell": board.cell_names[cell], "die": int(face), "digit": int(digit), "leaves": int(leaves)}
            self.tell_own(seat, "wrote", data)
        special = board.special[cell]
        if special != 0:
            for feature in board.features:
                if special & 1 != 0:
                    feature.written(self, seat, base, cell, digit)
                special >>= 1
        self.fill_rows(seat, base, cell)

    def put_digit(self, base: i64, cell: i64, digit: i64) -> None:
        """Put a digit into a cell and open its empty neighbours for writing."""
        s = self.sheets
        board = self.board
        s[base + CELLS + cell] = digit
        s[base + LEFT] -= 1
        s[base + FREE + (cell >> 5)] &= ~board.bits[cell]
        word: i64 = 0
        while word < board.words:
            reached = s[base + FRONT + word] | board.near[cell * WORDS + word]
            s[base + FRONT + word] = reached & s[base + FREE + word]
            word += 1

    # -- rows -----------------------------------------------------------------------------------

    def fill_rows(self, seat: i64, base: i64, cell: i64) -> None:
        """Judge the rows that a cell filled (DAY-7) and ask for their order where it can matter (DAY-8).

        It matters only between a dot and a sun row: two rows with the same icon draw the same lines
        in either order.
        """
        s = self.sheets
        board = self.board
        first: i64 = -1
        which: i64 = 0
        while which < 2:
            row = board.rows_of[cell * 2 + which]
            which += 1
            if row < 0:
                continue
            at = base + self.board.rows_at + row
            s[at] -= 1
            if s[at] != 0:
                continue
            icon = self.judge(base, row)
            if self.events is not None:
                self.tell_own(seat, "row", {"row": board.row_names[row], "icon": ICONS[icon]})
            if icon == SPOILED or s[base + THINGS] == board.things:
                continue
            if first < 0:
                first = row
                s[base + LINES] = board.row_sizes[row]
                s[base + ICON] = icon
            elif s[base + ICON] == icon:
                s[base + LINES] += board.row_sizes[row]
            else:
                s[base + LINES] = 0
                s[base + WAITS] = first + 1
                s[base + WAITS_TOO] = row + 1

    def judge(self, base: i64, row: i64) -> i64:
        """Return how a full row is judged: SUN, DOT or SPOILED."""
        board = self.board
        return judged(self.sheets, base, board.row_cells, row * ROW_CELLS, board.row_sizes[row])

    def pick_row(self, base: i64, action: i64) -> None:
        """Begin the row that the player picked; the other one waits."""
        s = self.sheets
        row = s[base + WAITS] - 1
        other = s[base + WAITS_TOO] - 1
        if self.board.row_actions[row] != action:
            row, other = other, row
        s[base + WAITS] = other + 1
        s[base + WAITS_TOO] = 0
        self.begin_row(base, row)

    def begin_row(self, base: i64, row: i64) -> None:
        """Note the lines that a row draws as due."""
        self.sheets[base + LINES] = self.board.row_sizes[row]
        self.sheets[base + ICON] = self.judge(base, row)

    # -- the shelf ------------------------------------------------------------------------------

    def draw(self, seat: i64, base: i64) -> None:
        """Draw the lines that are due (DAY-9), until none is left or a bonus has to be chosen first (DAY-10)."""
        s = self.sheets
        while s[base + BONUS] == 0:
            if s[base + LINES] == 0:
                row = s[base + WAITS] - 1
                if row < 0:
                    return
                s[base + WAITS] = 0
                self.begin_row(base, row)
            if s[base + THINGS] == self.board.things:
                s[base + LINES] = 0
                s[base + WAITS] = 0
                return
            s[base + LINES] -= 1
            self.draw_line(seat, base, s[base + ICON])

    def draw_line(self, seat: i64, base: i64, icon: i64) -> None:
        """Draw one line on the current object; after its last line, move on to the next object."""
        s = self.sheets
        board = self.board
        thing = s[base + THINGS]
        point = s[base + POINT]
        target = board.next_sun[thing * POINTS + point] if icon == SUN else point + 1
        if self.events is not None:
            data = {"object": board.thing_names[thing], "from": int(point), "to": int(target), "icon": ICONS[icon]}
            self.tell_own(seat, "line", data)
        if point == 0:
            for feature in board.features:
                feature.begun(self, seat, base, thing)
        if target < board.ends[thing]:
            s[base + POINT] = target
            s[base + DRAWN] += 1
            return
        s[base + POINT] = 0
        s[base + DRAWN] = 0
        s[base + THINGS] = thing + 1
        if self.events is not None:
            self.tell_own(seat, "object", {"object": board.thing_names[thing], "bonus": board.bonus[thing] != 0})
        # DAY-10: a bonus without effect is not offered.
        if board.bonus[thing] != 0 and (thing + 1 < board.things or self.leaf_free(base)):
            s[base + BONUS] = 1

    def take_bonus(self, seat: i64, base: i64, action: i64) -> None:
        """Take a bonus: one sun line or one leaf (DAY-10)."""
        self.sheets[base + BONUS] = 0
        if action == BONUS_LEAF:
            self.circle_leaf(seat, base)
        else:
            self.draw_line(seat, base, SUN)

    # -- scores and events ----------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Return the score: finished objects, plus features, minus one for every two thorns (DAY-12, DAY-13)."""
        base = seat * self.board.size
        score = self.sheets[base + THINGS] - (self.sheets[base + THORNS] >> 1)
        for feature in self.board.features:
            score += feature.score(self.sheets, base)
        return score

    def tell(self, name: str, data: dict[str, object]) -> None:
        """Record an event that every seat may see."""
        if self.events is not None:
            self.events.append(Event(name, EVERYBODY, data))

    def tell_own(self, seat: i64, name: str, data: dict[str, object]) -> None:
        """Record an event that only the seat whose draft it is may see."""
        if self.events is not None:
            self.events.append(Event(name, 1 << int(seat), {"seat": int(seat), **data}))
