"""The rules of Golf, for one player or for two who take turns.

Seven columns of five open cards, and a stock. The player on turn takes the last card of a column if its rank is one
above or below that of the waste pile's top card, or turns a card of the stock over, which ends the turn. Alone one wins
by clearing the columns; of two, the player who took more cards wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, cast

from reverie.core.common_view import common_view
from reverie.core.errors import Impossible
from reverie.core.events import Event, public_event
from reverie.core.game import CHANCE, NOBODY, Actions, Game, Result, Setup, State
from reverie.core.registry import setup_of
from reverie.core.rng import Rng
from reverie.core.view import View

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS: Final = tuple(rank + suit for suit in "♣♦♥♠" for rank in RANKS)  # the number of a card is its place here
COLUMNS: Final = 7
LAID: Final = 35  # cards in the columns at the beginning
TURN: Final = COLUMNS  # the action; those below it take the last card of a column
ACTIONS: Final = (*(f"take {column}" for column in range(1, COLUMNS + 1)), "turn")
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("card", "column"),
    "turned": ("card", "left"),
    "taken": ("seat", "card"),
    "conceded": ("seat",),
    "over": ("reason",),
}


class GolfView(View):
    """What every seat sees: all cards on the table are open."""

    columns: Annotated[list[list[str]], "the cards of each column, the last one free"]
    waste: Annotated[list[str], "the waste pile, its top card last"]
    stock: Annotated[int, "the number of cards left to turn over"]
    taken: Annotated[list[int], "the cards each player took"]
    player: Annotated[int, "whose turn it is, counted from 1"]


@dataclass(eq=False)
class Table(State):
    """One game: where the cards lie and who took how many. All else follows from that."""

    setup: Setup
    taken: list[int]  # the number of cards, by seat
    columns: list[list[int]] = field(default_factory=lambda: [[] for _ in range(COLUMNS)])
    waste: list[int] = field(default_factory=list)
    turning: bool = True  # whether a card comes from the stock now
    shown: bool = False  # whether the last action showed a card
    quitter: int = NOBODY

    def seen(self) -> list[int]:
        return [card for pile in (*self.columns, self.waste) for card in pile]

    def turned(self) -> int:
        """How many cards were turned over."""
        return len(self.waste) - sum(self.taken)

    def on_turn(self) -> int:
        return max(0, self.turned() - 1) % self.setup.players

    def answered(self, seat: int) -> int:
        """How many decisions a seat has made: the cards it took, and those it had turned over."""
        return self.taken[seat] + len(range(seat, self.turned() - 1, self.setup.players))

    def fits(self, column: int) -> bool:
        cards = self.columns[column]
        return bool(cards) and abs(cards[-1] % len(RANKS) - self.waste[-1] % len(RANKS)) == 1

    def reason(self) -> str:
        """Why it is over; nothing while it goes on."""
        if self.quitter != NOBODY or self.turning:
            return "" if self.quitter == NOBODY else "conceded"
        if not any(self.columns):
            return "cleared"
        return "stuck" if len(self.seen()) == len(CARDS) and not any(map(self.fits, range(COLUMNS))) else ""

    # -- who, what ------------------------------------------------------------------------------

    def actor(self) -> int:
        return NOBODY if self.reason() else CHANCE if self.turning else self.on_turn()

    def fill(self, actor: int, out: Actions) -> None:
        unseen = sorted({*range(len(CARDS))} - {*self.seen()})
        for action in unseen if actor == CHANCE else filter(self.fits, range(COLUMNS)):
            out.add(action)
        if actor != CHANCE and unseen:
            out.add(TURN)

    # -- change ---------------------------------------------------------------------------------

    def narrate(self, actor: int, action: int) -> list[Event]:
        self.shown = actor == CHANCE
        laid = len(self.seen())
        if actor == CHANCE and laid < LAID:
            self.columns[laid % COLUMNS].append(action)
            return [public_event("dealt", card=CARDS[action], column=laid % COLUMNS + 1)]
        if actor == CHANCE:
            self.waste.append(action)
            self.turning = False
            return [public_event("turned", card=CARDS[action], left=len(CARDS) - laid - 1), *self._over()]
        if action == TURN:
            self.turning = True
            return []
        self.waste.append(self.columns[action].pop())
        self.taken[actor] += 1
        return [public_event("taken", seat=actor, card=CARDS[self.waste[-1]]), *self._over()]

    def concede(self, seat: int) -> list[Event]:
        self.quitter = seat
        return [public_event("conceded", seat=seat), *self._over()]

    def _over(self) -> list[Event]:
        return [public_event("over", reason=self.reason())] if self.reason() else []

    # -- knowledge ------------------------------------------------------------------------------

    def view(self, seat: int) -> GolfView:
        answered = self.answered(seat) if seat >= 0 else 0
        phase = "stock" if self.turning else "play"
        return {
            **common_view(
                self, self.setup, seat, ACTIONS, turn=self.turned(), phase=phase, prompt="play", decision=answered
            ),
            "columns": [[CARDS[card] for card in column] for column in self.columns],
            "waste": [CARDS[card] for card in self.waste],
            "stock": len(CARDS) - len(self.seen()),
            "taken": list(self.taken),
            "player": self.on_turn() + 1,
        }

    def revealed(self) -> bool:
        return self.shown

    def result(self) -> Result | None:
        reason = self.reason()
        if not reason:
            return None
        staying = [seat for seat in range(self.setup.players) if seat != self.quitter]
        most = max((self.taken[seat] for seat in staying), default=0)
        winners = [seat for seat in staying if self.taken[seat] == most]
        return Result(list(self.taken), winners if self.setup.players > 1 or reason == "cleared" else [], reason)

    def check(self) -> None:
        """Refuse a table where a card lies nowhere or twice, or more was taken than lies there."""
        cards, laid = self.seen(), sum(map(len, self.columns))
        whole = len({*cards} & {*range(len(CARDS))}) == len(cards) and len(self.columns) == COLUMNS
        seats = len(self.taken) == self.setup.players and self.quitter in {NOBODY, *range(self.setup.players)}
        counted = seats and min(self.taken) >= 0 and self.turned() >= 0
        dealt = self.turned() > 0 and laid + sum(self.taken) == LAID if self.waste else self.turning and laid <= LAID
        if not (whole and counted and dealt):
            raise Impossible("there can be no such table of Golf")


class Golf(Game):
    """The way in: set-ups, notation, and tables read back."""

    def __init__(self) -> None:
        super().__init__("golf", 1, EVENTS, {"play": ()}, view_type=GolfView)

    def setups(self) -> list[Setup]:
        return [Setup("golf", "golf", players, {}) for players in (1, 2)]

    def words(self, actor: int) -> Sequence[str]:
        return CARDS if actor == CHANCE else ACTIONS

    def new(self, setup: Setup) -> Table:
        return Table(setup, [0] * setup.players)

    def sample(self, view: View, rng: Rng) -> Table:
        """Nothing is hidden but the order of the stock, and that is chance's."""
        seen, table = cast(GolfView, view), self.new(setup_of(view))
        table.columns = [[CARDS.index(card) for card in column] for column in seen["columns"]]
        table.waste, table.taken = [CARDS.index(card) for card in seen["waste"]], list(seen["taken"])
        table.turning = seen["phase"] == "stock"
        result = seen["result"]
        if result is not None and result["reason"] == "conceded":
            table.quitter = next(seat for seat in range(table.setup.players) if seat not in result["winners"])
        return table
