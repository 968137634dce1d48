"""The rules of Golf, for one player or for two who take turns.

Seven columns of five open cards, and a stock. The player on turn takes the last card of a column if its rank is one
above or below that of the waste pile's top card, or turns a card of the stock over, which ends the turn. Alone one wins
by clearing the columns; of two, the player who took more cards wins.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, TypedDict, cast

from reverie.core.errors import Impossible, UnknownSetup
from reverie.core.events import EVERYBODY, Event
from reverie.core.game import CHANCE, NOBODY, VIEW_VERSION, Actions, Game, Result, Setup, State
from reverie.core.rng import Rng
from reverie.core.shapes import mismatch
from reverie.core.view import SetupData, View

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


class TableData(TypedDict):
    """A table as data: the attributes of `Table`, with the set-up instead of the number of players."""

    setup: SetupData
    columns: list[list[int]]
    waste: list[int]
    taken: list[int]
    turning: bool
    shown: bool
    quitter: int


class Table(State):
    """One game: where the cards lie and who took how many. All else follows from that."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.columns: list[list[int]] = [[] for _ in range(COLUMNS)]
        self.waste: list[int] = []
        self.taken = [0] * players
        self.turning = True  # whether a card comes from the stock now
        self.shown = False  # whether the last action showed a card
        self.quitter = NOBODY

    def seen(self) -> list[int]:
        return [card for pile in (*self.columns, self.waste) for card in pile]

    def turned(self) -> int:
        """How many cards were turned over."""
        return len(self.waste) - sum(self.taken)

    def on_turn(self) -> int:
        return max(0, self.turned() - 1) % self.players

    def answered(self, seat: int) -> int:
        """How many decisions a seat has made: the cards it took, and those it had turned over."""
        return self.taken[seat] + len(range(seat, self.turned() - 1, self.players))

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
            return [_event("dealt", card=CARDS[action], column=laid % COLUMNS + 1)]
        if actor == CHANCE:
            self.waste.append(action)
            self.turning = False
            return [_event("turned", card=CARDS[action], left=len(CARDS) - laid - 1), *self._over()]
        if action == TURN:
            self.turning = True
            return []
        self.waste.append(self.columns[action].pop())
        self.taken[actor] += 1
        return [_event("taken", seat=actor, card=CARDS[self.waste[-1]]), *self._over()]

    def concede(self, seat: int) -> list[Event]:
        self.quitter = seat
        return [_event("conceded", seat=seat), *self._over()]

    def _over(self) -> list[Event]:
        return [_event("over", reason=self.reason())] if self.reason() else []

    # -- knowledge ------------------------------------------------------------------------------

    def view(self, seat: int) -> GolfView:
        result = self.result()
        asked = seat >= 0 and seat == self.actor()
        return {
            "version": VIEW_VERSION,
            "game": "golf",
            "setup": setup_for(self.players).to_json(),
            "seat": seat,
            "turn": self.turned(),
            "phase": "over" if result is not None else "stock" if self.turning else "play",
            "prompt": {"name": "play", "rules": [], "arguments": {}} if asked else None,
            "decision": self.answered(seat) if asked else None,
            "actions": [{"action": action, "text": ACTIONS[action]} for action in self.legal(seat)] if asked else [],
            "result": result.to_json() if result is not None else None,
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
        staying = [seat for seat in range(self.players) if seat != self.quitter]
        most = max((self.taken[seat] for seat in staying), default=0)
        winners = [seat for seat in staying if self.taken[seat] == most]
        return (
            Result(list(self.taken), winners if self.players > 1 or reason == "cleared" else [], reason)
            if reason
            else None
        )

    def to_json(self) -> TableData:
        own = vars(self.copy())
        del own["players"]
        return cast(TableData, {**own, "setup": setup_for(self.players).to_json()})


def _event(name: str, **data: str | int) -> Event:
    return Event(name, EVERYBODY, dict(data))


def setup_for(players: int) -> Setup:
    return Setup("golf", "golf", players, {})


class Golf(Game):
    """The way in: set-ups, notation, and tables read back."""

    def __init__(self) -> None:
        super().__init__("golf", 1, EVENTS, {"play": ()}, view_type=GolfView)

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        if spelling.lower() != "golf" or options or not 1 <= players <= 2:
            raise UnknownSetup("Golf is played as 'golf', by one or two, without options")
        return setup_for(players)

    def setups(self) -> list[Setup]:
        return [setup_for(1), setup_for(2)]

    def words(self, actor: int) -> Sequence[str]:
        return CARDS if actor == CHANCE else ACTIONS

    def new(self, setup: Setup) -> Table:
        return Table(setup.players)

    def from_json(self, data: Mapping[str, object]) -> Table:
        """The table of the data; Impossible where a card lies nowhere or twice, or more was taken than lies there."""
        table = self.new(self.setup_in(data))
        wrong = mismatch(data, TableData, "the table")
        if wrong:
            raise Impossible(wrong)
        vars(table).update((name, value) for name, value in data.items() if name != "setup")
        cards, laid = table.seen(), sum(map(len, table.columns))
        whole = len({*cards} & {*range(len(CARDS))}) == len(cards) and len(table.columns) == COLUMNS
        counted = (
            len(table.taken) == table.players and min(table.taken) >= 0 and NOBODY <= table.quitter < table.players
        )
        dealt = (
            table.turned() > 0 and laid + sum(table.taken) == LAID if table.waste else table.turning and laid <= LAID
        )
        if not (whole and counted and dealt and table.turned() >= 0):
            raise Impossible("there can be no such table of Golf")
        return cast(Table, table.copy())  # the lists are not those of the data

    def sample(self, view: View, rng: Rng) -> Table:
        """Nothing is hidden but the order of the stock, and that is chance's."""
        seen, table = cast(GolfView, view), Table(view["setup"]["players"])
        table.columns = [[CARDS.index(card) for card in column] for column in seen["columns"]]
        table.waste, table.taken = [CARDS.index(card) for card in seen["waste"]], list(seen["taken"])
        table.turning = seen["phase"] == "stock"
        result = seen["result"]
        if result is not None and result["reason"] == "conceded":
            table.quitter = next(seat for seat in range(table.players) if seat not in result["winners"])
        return table
