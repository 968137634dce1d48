"""The table: the cards and the stack of steps still to do, as a `State` of the core."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from reverie.core.events import EVERYBODY, SPECTATORS, Event
from reverie.core.game import CHANCE, NOBODY, Actions, Result
from reverie.core.rng import Rng
from reverie.core.vectors import copy_words
from reverie.core.view import View, ViewParts
from reverie.games.onirim.rules.card_places import CardPlaces, offer_cards
from reverie.games.onirim.rules.cards import DOOR, KINDS, NAMES
from reverie.games.onirim.rules.parts import Rules, Step
from reverie.games.onirim.rules.places import (
    ALL,
    ASKS,
    COMMON,
    COUNTS,
    DISCARD,
    DRAWN,
    EVEN_KINDS,
    GAINED,
    HAND,
    NO_STEP,
    ONE_A_BYTE,
    OUT,
    PLACES,
    RUNS,
    STRIDE,
    TABLE,
    TOLD_PARTNER,
    TOLD_TABLE,
    TOP_BIT,
    TOP_BITS,
    WORD_KINDS,
)
from reverie.games.onirim.state_json import table_to_json
from reverie.games.onirim.view import view_of, view_parts_of
from reverie.games.onirim.view_types import TableData

MAX_DEPTH: Final = 16  # of the stack of steps; no game needs more than eleven

# Why a game is over, and how records say it.
WON: Final = "won"
LOST_DECK: Final = "deck"
CONCEDED: Final = "conceded"
REASONS: Final = {WON: "every door is open", LOST_DECK: "the deck is empty", CONCEDED: "conceded"}


class Table(CardPlaces):
    """The state of a game of Onirim."""

    def __init__(self, rules: Rules, like: "Table | None" = None) -> None:
        super().__init__(rules, like)
        self.events: list[Event] | None = None
        if like is None:
            self.head: i64 = NO_STEP  # the step that is next: its code, + 65536 * its argument
            self.stack: vec[i64] = vec[i64]([NO_STEP] * MAX_DEPTH)  # those after it, the next one last
            self.depth: i64 = 0
            self.turns: i64 = 0
            self.answered: vec[i32] = vec[i32]([0, 0])  # decisions each seat has answered
            self.over = False
            self.won = False
            self.reason = ""
        else:
            self.head = like.head
            self.stack = like.stack[:]
            self.depth = like.depth
            self.turns = like.turns
            self.answered = like.answered[:]
            self.over = like.over
            self.won = like.won
            self.reason = like.reason

    # -- what comes next ------------------------------------------------------------------------

    def push(self, step: Step, arg: i64 = 0) -> None:
        """Make a step the next one; those already there come after it."""
        depth = self.depth
        self.stack[depth] = self.head
        self.head = step.code | (arg << 16)
        self.depth = depth + 1

    def pop(self) -> None:
        """Remove the next step, which is done."""
        depth = self.depth - 1
        self.head = self.stack[depth]
        self.depth = depth

    def step(self) -> Step:
        number = self.head & 255
        return self.rules.steps[number]

    def arg(self) -> i64:
        """Return the argument of the next step; its class says what it means."""
        return self.head >> 16

    def set_arg(self, arg: i64) -> None:
        self.head = (self.head & 0xFFFF) | (arg << 16)

    def now(self) -> i64:
        """Return the place that chance draws from now, or RUNS, ASKS or OVER."""
        return (self.head >> 8) & 255

    def steps(self) -> list[tuple[Step, int]]:
        """Return everything still to do with its argument, the next one last."""
        codes = [*list(self.stack)[1 : self.depth], self.head] if self.depth > 0 else []
        return [(self.rules.steps[code & 255], int(code) >> 16) for code in codes]

    def held_aside(self) -> i64:
        """Return how many cards of the active player's hand lie in DRAWN, offered for a swap that is not made yet."""
        return self.size(DRAWN) if self.step().from_hand else 0

    def settle(self) -> None:
        """Run the steps that need neither chance nor a player."""
        while self.now() == RUNS:
            self.step().go(self)

    def check_win(self) -> bool:
        """End the game if it is won (ONI-10); True if it is."""
        if not self.all_doors():
            return False
        for expansion in self.rules.expansions:
            if not expansion.wins(self):
                return False
        self.finish(True, WON)
        return True

    def all_doors(self) -> bool:
        if self.rules.players == 1:
            return self.size(GAINED) == 8
        seat: i64 = 0
        while seat < 2:
            colour: i64 = 0
            while colour < 4:
                if self.count(GAINED + STRIDE * seat, DOOR + colour) == 0:
                    return False
                colour += 1
            seat += 1
        return True

    def finish(self, won: bool, reason: str) -> None:
        self.over = True
        self.won = won
        self.reason = reason
        self.depth = 0
        self.head = NO_STEP
        if self.events is not None:
            self.tell("over", {"won": won, "reason": reason})

    def winnable(self) -> bool:
        """Return False once a card that the win needs can never come back (ONI-12)."""
        colour: i64 = 0
        while colour < 4:
            if self.count(DISCARD, DOOR + colour) > 0 or self.count(OUT, DOOR + colour) > 0:
                return False
            colour += 1
        for expansion in self.rules.expansions:
            if expansion.spoilt(self):
                return False
        return True

    # -- events ---------------------------------------------------------------------------------

    def tell(self, name: str, data: dict[str, object]) -> None:
        """Add an event for everybody, if events are wanted."""
        if self.events is not None:
            self.events.append(Event(name, EVERYBODY, data))

    def tell_looker(self, name: str, data: dict[str, object], others: dict[str, object]) -> None:
        """Add an event of which the others, in a silent game, only get the second version."""
        if self.events is None:
            return
        if not self.rules.silent:
            self.events.append(Event(name, EVERYBODY, data))
            return
        mine = 1 << int(self.active)
        self.events.append(Event(name, mine, data))
        self.events.append(Event(name, (3 - mine) | SPECTATORS, others))

    def tell_card(self, name: str, kind: i64) -> None:
        """Add an event about one card and the active player, for everybody."""
        self.tell(name, {"seat": int(self.active), "card": NAMES[kind]})

    def tell_cards(self, name: str, place: i64) -> None:
        """Add an event about all the cards of a place, for everybody."""
        self.tell(name, {"cards": self.names(place)})

    def tell_turn(self) -> None:
        self.tell("turn", {"seat": int(self.active), "turn": int(self.turns)})

    def names(self, place: i64) -> list[str]:
        """List the names of the cards of a place, each as often as it lies there."""
        return [NAMES[kind] for kind in range(KINDS) for _ in range(self.count(place, kind))]

    def discard_hand(self) -> None:
        own = HAND + STRIDE * self.active
        if self.events is not None:
            names = self.names(own) + self.names(COMMON)
            self.tell("hand discarded", {"seat": int(self.active), "cards": names})
        held = self.size(own)
        self.move_all(own, DISCARD)
        self.move_all(COMMON, DISCARD)
        if self.rules.silent:
            if self.size(TOLD_PARTNER + STRIDE * self.active) < held:
                self.news |= 1 << (1 - self.active)
            if self.size(TOLD_TABLE + STRIDE * self.active) < held:
                self.news |= TABLE
            for told in (TOLD_PARTNER, TOLD_TABLE):
                self.empty(told + STRIDE * self.active)

    # -- the methods of a `State` ---------------------------------------------------------------

    def actor(self) -> i64:
        now = self.now()
        if now < PLACES:
            return CHANCE
        if now == ASKS:
            return self.active
        return NOBODY

    def fill(self, actor: i64, out: Actions) -> None:
        if actor == CHANCE:
            offer_cards(self, self.now(), 0, out)
        else:
            step = self.head & 255
            for verb in self.rules.offers[step]:
                verb.offer(self, out)

    def weights(self) -> list[int]:
        place = self.now()
        counts = [int(self.count(place, kind)) for kind in range(KINDS)]
        return [n for n in counts if n > 0]

    def pick(self, rng: Rng) -> i64:
        return self.card_at(rng.next())

    def card_at(self, part: i64) -> i64:
        """Return the card that lies so far through all that may come, `part` of 2**32: each is as likely as it is."""
        place = self.now()
        left = (part * self.size(place)) >> 32
        counts = self.cards[place] & COUNTS
        kind: i64 = 0
        while True:
            if counts != 0:
                # Byte by byte, how many cards there are of the kinds up to each second one.
                sums = ((counts & EVEN_KINDS) + ((counts >> 4) & EVEN_KINDS)) * ONE_A_BYTE
                here = (sums >> 40) & 255
                if left < here:
                    break
                left -= here
            kind += WORD_KINDS
            place += 1
            counts = self.cards[place]
        # Branch-free, because the kind is unpredictable: the top bits of the bytes say which pairs of kinds are
        # skipped, and a sign whether the first kind of the next pair is.
        passed = (((left + TOP_BIT) * ONE_A_BYTE - (sums & COUNTS)) & TOP_BITS) >> 7
        pairs = ((passed * ONE_A_BYTE) >> 40) & 255
        upto = (sums >> (8 * pairs)) & 255
        second = (counts >> (8 * pairs + 4)) & 15
        return kind + 2 * pairs + (((upto - second - 1 - left) >> 63) & 1)

    def advance(self, actor: i64, action: i64) -> None:
        self.news = 0
        if actor == CHANCE:
            self.step().happen(self, action)
            self.news = ALL
        else:
            self.answered[actor] += i32(1)
            verb = self.rules.verbs[action]
            verb.do(self, action - verb.base)
        self.settle()

    def play_on(self, rng: Rng, actions: Actions) -> i64:
        # The same loop as in `State`, repeated because the compiler calls the methods of a known class directly.
        decisions: i64 = 0
        while True:
            actor = self.actor()
            if actor == CHANCE:
                self.advance(CHANCE, self.pick(rng))
            elif actor == NOBODY:
                return decisions
            else:
                actions.n = 0
                self.fill(actor, actions)
                choice = rng.below(actions.n)
                self.advance(actor, i64(actions.items[choice]))
                decisions += 1

    def narrate(self, actor: i64, action: i64) -> list[Event]:
        events: list[Event] = []
        self.events = events
        self.advance(actor, action)
        self.events = None
        return events

    def concede(self, seat: int) -> list[Event]:
        events: list[Event] = []
        if not self.over:
            self.events = events
            self.tell("conceded", {"seat": seat})
            self.finish(False, CONCEDED)
            self.events = None
        return events

    def revealed(self) -> bool:
        return self.news != 0

    def revealed_to(self, seat: int) -> bool:
        bit: i64 = TABLE if seat < 0 else 1 << seat
        return self.news & bit != 0

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [int(self.size(GAINED + STRIDE * seat)) for seat in range(self.rules.players)]
        winners = list(range(int(self.rules.players))) if self.won else []
        return Result(scores, winners, self.reason)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def view_parts(self, seats: list[int]) -> ViewParts:
        return view_parts_of(self, seats)

    def to_json(self) -> TableData:
        return table_to_json(self)

    def copy(self) -> "Table":
        return Table(self.rules, self)

    def become(self, other: "Table") -> None:
        """Become a copy of another table of the same rules: for players, who try thousands of answers a second."""
        self.become_places(other)
        self.head = other.head
        copy_words(self.stack, other.stack)
        self.depth = other.depth
        self.turns = other.turns
        self.answered[0] = other.answered[0]
        self.answered[1] = other.answered[1]
        self.over = other.over
        self.won = other.won
        self.reason = other.reason
