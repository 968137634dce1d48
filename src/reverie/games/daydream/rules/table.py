"""The table: the roll that all players write down at the same time, who is not done yet, and the end of the game.

A player drafts directly onto their sheet. A copy of all sheets as they were when the dice fell is kept until the last
player is done: the others see that copy, and a retracted draft goes back to it.
"""

from typing import Final

from mypy_extensions import i64

from reverie.core.errors import OutOfTurn
from reverie.core.events import Event
from reverie.core.game import CHANCE, NOBODY, Actions, Result
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.daydream.rules.board import (
    DONE,
)
from reverie.games.daydream.rules.notation import describe
from reverie.games.daydream.rules.sheet_layout import (
    ANSWERED,
    ASKS,
    DICE,
    DRAFTED,
    DRAWN,
    IS_DONE,
    LEFT,
    SKIPPED,
    THINGS,
    WRITES,
)
from reverie.games.daydream.rules.sheets import Sheets
from reverie.games.daydream.state_json import table_to_json
from reverie.games.daydream.view import view_of
from reverie.games.daydream.view_types import TableData

ROLLS: Final = [low * 6 + high for low in range(6) for high in range(low, 6)]  # the outcomes of chance

# Why a game is over, and the words of it in records.
FULL: Final = "full"
ALL_DRAWN: Final = "drawn"
CONCEDED: Final = "conceded"
REASONS: Final = {FULL: "every cloud is filled", ALL_DRAWN: "every object is drawn", CONCEDED: "conceded"}


class Table(Sheets):
    """The state of a game of Daydream."""

    # -- the turn -------------------------------------------------------------------------------

    def roll(self, low: i64, high: i64) -> None:
        """Give every player the two dice, from 1 to 6, the lower first (DAY-2, DAY-3)."""
        self.low = low
        self.high = high
        s = self.sheets
        seat: i64 = 0
        while seat < self.players:
            base = seat * self.board.size
            s[base + DICE] = 3
            s[base + SKIPPED] = 0
            s[base + ASKS] = WRITES
            seat += 1
        self.waiting = ((1 << self.players) - 1) & ~self.gone
        self.start = s[:]
        if self.events is not None:
            self.tell("rolled", {"dice": [int(low), int(high)], "turn": int(self.turn)})

    def finish_turn(self, seat: i64) -> None:
        """End the turn of one player; the last one closes it for all."""
        base = seat * self.board.size
        self.sheets[base + ASKS] = IS_DONE
        self.sheets[base + ANSWERED] += 1
        self.waiting &= ~(1 << seat)
        if self.events is not None:
            self.tell("done", {"seat": int(seat)})
        if self.waiting == 0:
            self.close()

    def close(self) -> None:
        """Close the turn, and with it the game if a player has filled every cell or drawn every object (DAY-11)."""
        s = self.sheets
        board = self.board
        if self.events is not None:
            self.tell_drafts()
        for feature in board.features:
            feature.closed(self)
        seat: i64 = 0
        full = False
        while seat < self.players:
            base = seat * self.board.size
            s[base + DRAFTED] = 0
            if s[base + LEFT] == 0:
                self.reason = FULL
                full = True
            elif s[base + THINGS] == board.things:
                self.reason = ALL_DRAWN
            seat += 1
        if full and not board.last_seat_says_why:
            self.reason = FULL
        if self.reason != "":
            self.finish(self.reason)
        else:
            self.turn += 1

    def finish(self, reason: str) -> None:
        """End the game."""
        self.over = True
        self.reason = reason
        self.waiting = 0
        if self.events is not None:
            result = self.result()
            if result is not None:
                self.tell("over", {**result.to_json()})

    def tell_drafts(self) -> None:
        """Record what each player did in the turn being closed, now that all may see it."""
        for seat in range(int(self.players)):
            if (self.gone >> seat) & 1 == 0:
                self.tell("played", {"seat": seat, "answers": [describe(action) for action in self.draft(seat)]})

    # -- drafts taken back ----------------------------------------------------------------------

    def retractable(self, seat: int) -> bool:
        if seat < 0 or seat >= self.players or (self.waiting >> seat) & 1 == 0:
            return False
        return self.sheets[seat * self.board.size + DRAFTED] > 0

    def retract(self, seat: int) -> list[Event]:
        if not self.retractable(seat):
            raise OutOfTurn(f"player {seat + 1} has drafted nothing that could be taken back")
        draft = self.draft(seat)
        self.lay_back(seat)
        for action in draft[:-1]:
            self.answer(seat, action)
        self.news = False
        return [Event("taken back", 1 << seat, {"seat": seat, "answer": describe(draft[-1])})]

    def lay_back(self, seat: i64) -> None:
        """Restore the sheet of a seat to what it was when the dice fell."""
        at = seat * self.board.size
        end = at + self.board.size
        while at < end:
            self.sheets[at] = self.start[at]
            at += 1

    def seen_by(self, seat: int) -> "Table":
        """Return a copy without the drafts of others; every view of a seat is made from it."""
        seen = self.copy()
        if self.waiting != 0:
            for other in range(int(self.players)):
                if other != seat:
                    seen.lay_back(other)
        return seen

    # -- the contract ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.waiting == 0:
            return NOBODY if self.over else CHANCE
        seat: i64 = 0
        while (self.waiting >> seat) & 1 == 0:
            seat += 1
        return seat

    def actors(self) -> list[int]:
        if self.waiting == 0:
            return [] if self.over else [CHANCE]
        return [seat for seat in range(int(self.players)) if (self.waiting >> seat) & 1 == 1]

    def fill(self, actor: i64, out: Actions) -> None:
        if actor == CHANCE:
            for outcome in ROLLS:
                out.add(outcome)
        else:
            self.offer(actor, out)

    def weights(self) -> list[int]:
        return [1 if outcome // 6 == outcome % 6 else 2 for outcome in ROLLS]

    def pick(self, rng: Rng) -> i64:
        one = rng.below(6)
        other = rng.below(6)
        return one * 6 + other if one <= other else other * 6 + one

    def advance(self, actor: i64, action: i64) -> None:
        self.news = True
        if actor == CHANCE:
            self.roll(action // 6 + 1, action % 6 + 1)
        elif action == DONE:
            self.finish_turn(actor)
        else:
            self.news = False
            self.answer(actor, action)

    def narrate(self, actor: i64, action: i64) -> list[Event]:
        events: list[Event] = []
        self.events = events
        self.advance(actor, action)
        self.events = None
        return events

    def concede(self, seat: int) -> list[Event]:
        """Take a seat out of the game and drop its draft; the others play on while two are left."""
        events: list[Event] = []
        if self.over or (self.gone >> seat) & 1 == 1:
            return events
        self.events = events
        self.tell("conceded", {"seat": seat})
        self.news = True
        self.gone |= 1 << seat
        staying = len([one for one in range(int(self.players)) if (self.gone >> one) & 1 == 0])
        open_turn = self.waiting != 0
        if staying < 2:
            if open_turn:
                self.sheets = self.start[:]
            self.finish(CONCEDED)
        elif open_turn:
            self.lay_back(seat)
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.close()
        self.events = None
        return events

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [int(self.score(seat)) for seat in range(self.players)]
        staying = [seat for seat in range(int(self.players)) if (self.gone >> seat) & 1 == 0]
        ranks = [(scores[seat], int(self.sheets[seat * self.board.size + DRAWN])) for seat in staying]
        winners = [seat for seat, rank in zip(staying, ranks, strict=True) if rank == max(ranks)]
        return Result(scores, winners, self.reason)

    def solo_name(self) -> int:
        """Return which of the four names of the combination the score of a solo game has earned, from 1 to 4."""
        score = self.score(0)
        return max(1, sum(1 for lowest in self.board.names if score >= lowest))

    def revealed(self) -> bool:
        return self.news

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def to_json(self) -> TableData:
        return table_to_json(self)

    def copy(self) -> "Table":
        return Table(self.board, self.players, self)
