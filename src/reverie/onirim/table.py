"""The table: where every card lies, who knows it, and what the rules have still to do.

A card has no identity until somebody sees it. The deck is a *known top*, a multiset of what nobody
has seen, and a *known bottom*; shuffling is forgetting (ONI-62). All other places are multisets too,
and cards only ever move from one to another, so that none can be lost or made (ONI-61).
"""

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i32, i64, u8

from reverie.core.events import EVERYBODY, SPECTATORS, Event
from reverie.core.game import CHANCE, NOBODY, Actions, Result, State
from reverie.core.rng import Rng
from reverie.onirim.cards import DOOR, KINDS, NAMES

# Places. Each is four words of `Table.cards`, twelve kinds to a word and four bits to a kind: how many
# of it lie there. Above the kinds of its first word stands the number of all the cards of the place.
STRIDE: Final = 4
WORD_KINDS: Final = 12
ONE_CARD: Final = 1 << 48
COUNTS: Final = ONE_CARD - 1

UNSEEN: Final = 0  # in the deck, seen by nobody
PLACED: Final = 4  # in the deck, in the known top or bottom
LIMBO: Final = 8
DISCARD: Final = 12
OUT: Final = 16  # out of the game
DRAWN: Final = 20  # just drawn, not yet placed
RESOLVING: Final = 24  # a dream that is being resolved
LOOKED: Final = 28  # taken from the deck to be looked at
HAND: Final = 32  # + STRIDE for the second player
COMMON: Final = 40
ROW: Final = 44  # + STRIDE for the second player
GAINED: Final = 52  # doors won; + STRIDE for the second player
TOWER_ROW: Final = 60
GOAL_ROW: Final = 64
FACE_UP: Final = 68  # premonitions that wait for their condition
PILE: Final = 72  # premonitions face down
REVEALED: Final = 76  # the open cards from which two players pick their first hands
GOAL_PILE: Final = 80  # goals not yet in their row
# Of a personal hand in a silent game: what the partner knows of it, what the whole table knows.
# These two repeat cards that lie in HAND, and are no places of their own.
TOLD_PARTNER: Final = 84  # + STRIDE
TOLD_TABLE: Final = 92  # + STRIDE
PLACES: Final = 100

PLACE_NAMES: Final = (
    (UNSEEN, "unseen"), (PLACED, "placed"), (LIMBO, "limbo"), (DISCARD, "discard"), (OUT, "out"),
    (DRAWN, "drawn"), (RESOLVING, "resolving"), (LOOKED, "looked"), (HAND, "hand1"),
    (HAND + STRIDE, "hand2"), (COMMON, "common"), (ROW, "row1"), (ROW + STRIDE, "row2"),
    (GAINED, "doors1"), (GAINED + STRIDE, "doors2"), (TOWER_ROW, "towers"), (GOAL_ROW, "goals"),
    (FACE_UP, "premonitions"), (PILE, "pile"), (REVEALED, "revealed"), (GOAL_PILE, "goal pile"),
    (TOLD_PARTNER, "told partner1"), (TOLD_PARTNER + STRIDE, "told partner2"),
    (TOLD_TABLE, "told table1"), (TOLD_TABLE + STRIDE, "told table2"),
)  # fmt: skip

# Who knows a card of the known top or bottom: 1 << seat, and TABLE for everybody who looks on.
TABLE: Final = 4
ALL: Final = 7
KIND_BITS: Final = 6
KIND_MASK: Final = 63

MAX_DEPTH: Final = 16  # of the stack of steps; no line of play needs more than eleven

LOST_DECK: Final = "the deck is empty"
CONCEDED: Final = "conceded"
WON: Final = "every door is open"


class Verb:
    """One thing a player can answer: where it is offered, what it does, how it is written.

    Its actions are numbered from `base`, one for each of its texts.
    """

    rule: str = ""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.base: i64 = 0

    def offer(self, t: "Table", out: Actions) -> None:
        """Add its actions that are legal now; a verb of one action is always ready."""
        out.add(self.base)

    def do(self, t: "Table", arg: i64) -> None:
        raise NotImplementedError


def one_of(kind: i64) -> i64:
    """What one card of a kind adds to its word."""
    # Not 1 << ..., which the compiler would make a shift of 32 bits.
    return ONE_CARD >> (48 - 4 * (kind % WORD_KINDS))


def worded(word: str, objects: tuple[str, ...], suffix: str = "") -> list[str]:
    """The texts of a verb that takes an object."""
    return [f"{word} {thing}{suffix}" for thing in objects]


class Step:
    """One thing the rules do next: by themselves, by chance, or by asking the active player."""

    def __init__(self, name: str, chance: i64) -> None:
        self.name = name
        self.chance = chance  # the place chance draws from, or RUNS, or ASKS
        self.code: i64 = 0  # what stands for it on the stack: its number, + 256 * chance

    def go(self, t: "Table") -> None:
        """What the rules do by themselves when its turn comes."""
        raise NotImplementedError

    def happen(self, t: "Table", kind: i64) -> None:
        """What follows from the card that chance gave."""
        raise NotImplementedError


class Expansion:
    """The doors through which an expansion reaches into the base game."""

    def arrives(self, t: "Table", kind: i64, source: i64) -> bool:
        """A drawn labyrinth card joins the hand; True if it saw to that itself."""
        return False

    def dream(self, t: "Table", kind: i64) -> bool:
        """A dream in RESOLVING was drawn in phase 2; True if it is this expansion's."""
        return False

    def before_draw(self, t: "Table") -> bool:
        """Called before each draw of phase 2; True if it put a question first."""
        return False

    def refuses(self, t: "Table", colour: i64) -> bool:
        """Whether a door that was won may not be kept (it goes to Limbo)."""
        return False

    def gained(self, t: "Table", colour: i64) -> None:
        """A door has just been gained."""

    def lost(self, t: "Table", colour: i64) -> None:
        """A gained door has just gone to Limbo."""

    def nightmare(self, t: "Table") -> None:
        """A nightmare's option was chosen: add steps for after it."""

    def discarded(self, t: "Table", kind: i64) -> None:
        """A card was discarded in phase 1: add what follows from it."""

    def wins(self, t: "Table") -> bool:
        """Whether what the expansion asks for stands on the table."""
        return True

    def spoilt(self, t: "Table") -> bool:
        """Whether what it asks for can never stand on the table any more."""
        return False


# What a step can be instead of a draw from a place.
RUNS: Final = PLACES  # the rules take it by themselves
ASKS: Final = PLACES + 1  # a question to the active player
OVER: Final = PLACES + 2  # no step at all
NO_STEP: Final = OVER << 8


class Rules:
    """A set-up made playable: its verbs by step, its expansions, its numbers."""

    def __init__(self, spelling: str, players: i64, silent: bool) -> None:
        self.spelling = spelling
        self.players = players
        self.silent = silent
        self.own_limit: i64 = 5 if players == 1 else 3
        self.common_limit: i64 = 0 if players == 1 else 2
        self.hand_limit: i64 = self.own_limit + self.common_limit
        self.steps: vec[Step] = vec[Step]()
        self.verbs: vec[Verb] = vec[Verb]()  # by action
        self.offers: vec[vec[Verb]] = vec[vec[Verb]]()  # by step
        self.expansions: vec[Expansion] = vec[Expansion]()
        self.cards: list[int] = [0] * KINDS
        self.spell_costs: list[int] = [0, 0, 0]
        self.premonitions: i64 = 0  # face up at the start (ONI-50)
        self.power = True  # whether a rampart protects towers (ONI-46)

    def write(self, action: int) -> str:
        verb = self.verbs[action]
        return verb.texts[action - int(verb.base)]


class Table(State):
    """The state of a game of Onirim."""

    def __init__(self, rules: Rules, like: "Table | None" = None) -> None:
        self.rules = rules
        self.told: list[Event] | None = None
        if like is None:
            self.cards: vec[i64] = vec[i64]([0] * PLACES)
            self.top: vec[i16] = vec[i16]()  # the last one is drawn first
            self.bottom: vec[i16] = vec[i16]()  # the last one is the highest
            self.row1: vec[u8] = vec[u8]()
            self.row2: vec[u8] = vec[u8]()
            self.last: vec[u8] = vec[u8]([0, 0])  # the last card of each row, + 1
            self.series: vec[u8] = vec[u8]([0, 0])  # cards in the running series of each row
            self.towers: vec[u8] = vec[u8]()  # from left to right
            self.goals: vec[u8] = vec[u8]()  # colour, + 4 when face down
            self.reopened: vec[u8] = vec[u8]()  # goals turned up again, the first goal last (ONI-32)
            self.head: i64 = NO_STEP  # the step that is next: its code, + 65536 * its argument
            self.stack: vec[i64] = vec[i64]([NO_STEP] * MAX_DEPTH)  # those after it, the next of them last
            self.depth: i64 = 0
            self.active: i64 = 0
            self.turns: i64 = 0
            self.answered: vec[i32] = vec[i32]([0, 0])  # decisions each seat has answered
            self.over = False
            self.won = False
            self.reason = ""
            self.drawn: i64 = 0  # the kind of the card in DRAWN, or of the last that lay there
            self.drawn_known: i64 = 0  # who knows the card in DRAWN
            self.looked_known: i64 = 0  # who sees the cards in LOOKED
            self.news = False  # whether the last action showed somebody something new
        else:
            self.cards = like.cards[:]
            self.top = like.top[:]
            self.bottom = like.bottom[:]
            self.row1 = like.row1[:]
            self.row2 = like.row2[:]
            self.last = like.last[:]
            self.series = like.series[:]
            self.towers = like.towers[:]
            self.goals = like.goals[:]
            self.reopened = like.reopened[:]
            self.head = like.head
            self.stack = like.stack[:]
            self.depth = like.depth
            self.active = like.active
            self.turns = like.turns
            self.answered = like.answered[:]
            self.over = like.over
            self.won = like.won
            self.reason = like.reason
            self.drawn = like.drawn
            self.drawn_known = like.drawn_known
            self.looked_known = like.looked_known
            self.news = like.news

    # -- cards ----------------------------------------------------------------------------------

    def count(self, place: i64, kind: i64) -> i64:
        at = place + kind // WORD_KINDS
        return (self.cards[at] >> (4 * (kind % WORD_KINDS))) & 15

    def size(self, place: i64) -> i64:
        return self.cards[place] >> 48

    def counts(self, place: i64, word: i64) -> i64:
        """How many of each kind from 12 * word on lie there, four bits to a kind."""
        at = place + word
        return self.cards[at] & COUNTS

    def put(self, place: i64, kind: i64) -> None:
        cards = self.cards
        cards[place] += ONE_CARD
        cards[place + kind // WORD_KINDS] += one_of(kind)

    def take(self, place: i64, kind: i64) -> None:
        cards = self.cards
        cards[place] -= ONE_CARD
        cards[place + kind // WORD_KINDS] -= one_of(kind)

    def move(self, kind: i64, source: i64, target: i64) -> None:
        cards = self.cards
        card: i64 = ONE_CARD
        if kind < WORD_KINDS:
            card += ONE_CARD >> (48 - 4 * kind)
        else:
            word = kind // WORD_KINDS
            cards[source + word] -= one_of(kind)
            cards[target + word] += one_of(kind)
        cards[source] -= card
        cards[target] += card

    def move_all(self, source: i64, target: i64) -> None:
        cards = self.cards
        word: i64 = 0
        while word < STRIDE:
            cards[target + word] += cards[source + word]
            cards[source + word] = 0
            word += 1

    def empty(self, place: i64) -> None:
        """Clear a place that only repeats what lies elsewhere."""
        word: i64 = 0
        while word < STRIDE:
            self.cards[place + word] = 0
            word += 1

    def draw_aside(self, kind: i64, source: i64, known: i64) -> None:
        """Lay a drawn card apart until its player has decided about it."""
        self.move(kind, source, DRAWN)
        self.drawn = kind
        self.drawn_known = known

    def first(self, place: i64) -> i64:
        """The lowest kind lying in a place."""
        kind: i64 = 0
        word: i64 = 0
        counts = self.counts(place, word)
        while counts == 0:
            kind += WORD_KINDS
            word += 1
            counts = self.counts(place, word)
        while counts & 15 == 0:
            kind += 1
            counts >>= 4
        return kind

    # -- the deck -------------------------------------------------------------------------------

    def deck_size(self) -> i64:
        return self.size(UNSEEN) + self.size(PLACED)

    def deck_empty(self) -> bool:
        return self.size(UNSEEN) == 0 and self.size(PLACED) == 0

    def top_known(self) -> bool:
        """Whether the top card is one that somebody has seen."""
        return len(self.top) > 0 or self.size(UNSEEN) == 0

    def in_deck(self, kind: i64) -> i64:
        return self.count(UNSEEN, kind) + self.count(PLACED, kind)

    def shuffle(self) -> None:
        """Forget the order of the deck: whatever was known on top or at the bottom is no more."""
        if self.size(PLACED) > 0:
            self.move_all(PLACED, UNSEEN)
            self.top = vec[i16]()
            self.bottom = vec[i16]()

    def search(self) -> None:
        """The active player looks through the deck: what is missing there, the partner holds."""
        if self.rules.silent:
            partner = 1 - self.active
            self.copy_place(HAND + STRIDE * partner, TOLD_PARTNER + STRIDE * partner)
            self.news = True

    def copy_place(self, source: i64, target: i64) -> None:
        word: i64 = 0
        while word < STRIDE:
            self.cards[target + word] = self.cards[source + word]
            word += 1

    def from_deck(self, kind: i64, place: i64) -> None:
        """Take one card of a kind out of the deck wherever it lies; the caller shuffles."""
        if self.count(UNSEEN, kind) > 0:
            self.move(kind, UNSEEN, place)
        else:
            self.move(kind, PLACED, place)
            self.unplace(kind)

    def unplace(self, kind: i64) -> None:
        """Drop one card of that kind from the list of known ones, which is about to be shuffled."""
        kept = vec[i16]()
        found = False
        for entry in self.top:
            if not found and (i64(entry) & KIND_MASK) == kind:
                found = True
            else:
                kept = append(kept, entry)
        self.top = kept
        if not found:
            kept = vec[i16]()
            for entry in self.bottom:
                if not found and (i64(entry) & KIND_MASK) == kind:
                    found = True
                else:
                    kept = append(kept, entry)
            self.bottom = kept

    def pop_top(self) -> i64:
        """Take the top card, a known one, off the list; its kind, and who knew it."""
        if len(self.top) > 0:
            self.top, entry = pop(self.top)
        else:
            self.bottom, entry = pop(self.bottom)
        return i64(entry)

    def pop_bottom(self) -> i64:
        """Take the bottom card, a known one, off the list; its kind, and who knew it."""
        if len(self.bottom) > 0:
            self.bottom, entry = pop(self.bottom, 0)
        else:
            self.top, entry = pop(self.top, 0)
        return i64(entry)

    def place_on_top(self, kind: i64, below: i64, known: i64) -> None:
        """Put a looked-at card back under the `below` cards of the top that were put back before."""
        at = len(self.top) - below
        entry = i16(kind | (known << KIND_BITS))
        self.top = append(self.top, entry)
        i = len(self.top) - 1
        while i > at:
            self.top[i] = self.top[i - 1]
            i -= 1
        self.top[at] = entry
        self.move(kind, LOOKED, PLACED)

    def place_at_bottom(self, kind: i64, known: i64) -> None:
        """Put a looked-at card at the very bottom."""
        entry = i16(kind | (known << KIND_BITS))
        self.bottom = append(self.bottom, entry)
        i = len(self.bottom) - 1
        while i > 0:
            self.bottom[i] = self.bottom[i - 1]
            i -= 1
        self.bottom[0] = entry
        self.move(kind, LOOKED, PLACED)

    def onlooker(self) -> i64:
        """Who knows what the active player alone looks at."""
        if self.rules.silent:
            return 1 << self.active
        return ALL

    # -- hands ----------------------------------------------------------------------------------

    def hand_size(self) -> i64:
        return self.size(HAND + STRIDE * self.active) + self.size(COMMON)

    def hand_count(self, kind: i64) -> i64:
        """How many of a kind the active player holds, in either part."""
        return self.count(HAND + STRIDE * self.active, kind) + self.count(COMMON, kind)

    def from_hand(self, kind: i64, common: bool, target: i64) -> None:
        """Move a card out of the active player's hand, or out of the common part of it."""
        if common:
            self.move(kind, COMMON, target)
            return
        own = HAND + STRIDE * self.active
        self.move(kind, own, target)
        if self.rules.silent:
            # Of a known and an unknown card of one kind, the known one counts as gone: nobody can
            # tell them apart, so nobody may be sure of the other.
            for told in (TOLD_PARTNER, TOLD_TABLE):
                told_of = told + STRIDE * self.active
                if self.count(told_of, kind) > 0:
                    self.take(told_of, kind)

    def knowers(self, kind: i64) -> i64:
        """Who knows of a card of that kind in the active player's personal hand."""
        known = self.onlooker()
        if self.rules.silent:
            if self.count(TOLD_PARTNER + STRIDE * self.active, kind) > 0:
                known |= 1 << (1 - self.active)
            if self.count(TOLD_TABLE + STRIDE * self.active, kind) > 0:
                known |= TABLE
        return known

    def into_hand(self, kind: i64, source: i64, known: i64) -> None:
        """Move a card into the active player's personal hand; `known` says who knows which it is."""
        self.move(kind, source, HAND + STRIDE * self.active)
        if self.rules.silent:
            if known & (1 << (1 - self.active)) != 0:
                self.put(TOLD_PARTNER + STRIDE * self.active, kind)
            if known & TABLE != 0:
                self.put(TOLD_TABLE + STRIDE * self.active, kind)

    def discard_hand(self) -> None:
        own = HAND + STRIDE * self.active
        if self.told is not None:
            names = self.names(own) + self.names(COMMON)
            self.tell("hand discarded", {"seat": int(self.active), "cards": names})
        self.move_all(own, DISCARD)
        self.move_all(COMMON, DISCARD)
        if self.rules.silent:
            for told in (TOLD_PARTNER, TOLD_TABLE):
                self.empty(told + STRIDE * self.active)

    def tell_all_hands(self, kind: i64) -> None:
        """By elimination everybody now knows who holds the cards of that kind (ONI-62)."""
        if self.rules.silent:
            for seat in (0, 1):
                held = self.count(HAND + STRIDE * seat, kind)
                for told in (TOLD_PARTNER, TOLD_TABLE):
                    while self.count(told + STRIDE * seat, kind) < held:
                        self.put(told + STRIDE * seat, kind)

    # -- rows -----------------------------------------------------------------------------------

    def row(self, seat: i64) -> vec[u8]:
        return self.row1 if seat == 0 else self.row2

    def last_room(self) -> i64:
        """The last card of the active player's row, or -1."""
        return i64(self.last[self.active]) - 1

    def extend_row(self, kind: i64) -> i64:
        """Add a card the active player just laid in their row; the length of its series."""
        last = self.last_room()
        n = i64(self.series[self.active])
        if n > 0 and (last ^ kind) & 3 == 0:
            n += 1
        else:
            n = 1
        self.last[self.active] = u8(kind + 1)
        if n == 3:
            self.series[self.active] = u8(0)
        else:
            self.series[self.active] = u8(n)
        if self.active == 0:
            self.row1 = append(self.row1, u8(kind))
        else:
            self.row2 = append(self.row2, u8(kind))
        return n

    # -- what comes next ------------------------------------------------------------------------

    def push(self, step: Step, arg: i64 = 0) -> None:
        depth = self.depth
        self.stack[depth] = self.head
        self.head = step.code | (arg << 16)
        self.depth = depth + 1

    def pop(self) -> None:
        depth = self.depth - 1
        self.head = self.stack[depth]
        self.depth = depth

    def step(self) -> Step:
        number = self.head & 255
        return self.rules.steps[number]

    def arg(self) -> i64:
        return self.head >> 16

    def set_arg(self, arg: i64) -> None:
        self.head = (self.head & 0xFFFF) | (arg << 16)

    def now(self) -> i64:
        """The place chance draws from now, or ASKS, or OVER."""
        return (self.head >> 8) & 255

    def steps(self) -> list[tuple[Step, int]]:
        """Everything still to do with its argument, the next one last."""
        codes = [*list(self.stack)[1 : self.depth], self.head] if self.depth > 0 else []
        return [(self.rules.steps[code & 255], int(code) >> 16) for code in codes]

    def settle(self) -> None:
        """Let the rules run until chance or a player must answer."""
        while self.now() == RUNS:
            self.step().go(self)

    def check_win(self) -> bool:
        """End the game if everything needed is on the table (ONI-10)."""
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
        if self.told is not None:
            self.tell("over", {"won": won, "reason": reason})

    def winnable(self) -> bool:
        """False once a card the win needs can never come back (ONI-12)."""
        colour: i64 = 0
        while colour < 4:
            if self.count(DISCARD, DOOR + colour) > 0 or self.count(OUT, DOOR + colour) > 0:
                return False
            colour += 1
        for expansion in self.rules.expansions:
            if expansion.spoilt(self):
                return False
        return True

    # -- telling --------------------------------------------------------------------------------

    def tell(self, name: str, data: dict[str, Any]) -> None:
        """Tell everybody."""
        if self.told is not None:
            self.told.append(Event(name, EVERYBODY, data))

    def tell_looker(self, name: str, data: dict[str, Any], others: dict[str, Any]) -> None:
        """Tell the active player everything; in a silent game, the others only the second version."""
        if self.told is None:
            return
        if not self.rules.silent:
            self.told.append(Event(name, EVERYBODY, data))
            return
        mine = 1 << int(self.active)
        self.told.append(Event(name, mine, data))
        self.told.append(Event(name, (3 - mine) | SPECTATORS, others))

    def names(self, place: i64) -> list[str]:
        """The cards of a place by name."""
        return [NAMES[kind] for kind in range(KINDS) for _ in range(self.count(place, kind))]

    # -- the contract ---------------------------------------------------------------------------

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
        place = self.now()
        left = rng.below(self.size(place))
        counts = self.cards[place] & COUNTS
        first: i64 = 0
        while True:
            kind = first
            while counts != 0:
                left -= counts & 15
                if left < 0:
                    return kind
                kind += 1
                counts >>= 4
            first += WORD_KINDS
            place += 1
            counts = self.cards[place]

    def advance(self, actor: i64, action: i64) -> None:
        self.news = False
        if actor == CHANCE:
            self.step().happen(self, action)
            self.news = True
        else:
            self.answered[actor] += i32(1)
            verb = self.rules.verbs[action]
            verb.do(self, action - verb.base)
        self.settle()

    def play_on(self, rng: Rng, actions: Actions) -> i64:
        # The loop every state has, but here the compiler knows whose methods it calls.
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
        told: list[Event] = []
        self.told = told
        self.advance(actor, action)
        self.told = None
        return told

    def concede(self, seat: int) -> list[Event]:
        told: list[Event] = []
        if not self.over:
            self.told = told
            self.tell("conceded", {"seat": seat})
            self.finish(False, CONCEDED)
            self.told = None
        return told

    def revealed(self) -> bool:
        return self.news

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [int(self.size(GAINED + STRIDE * seat)) for seat in range(self.rules.players)]
        winners = list(range(int(self.rules.players))) if self.won else []
        return Result(scores, winners, self.reason)

    def view(self, seat: int) -> dict[str, Any]:
        from reverie.onirim.view import view_of

        return view_of(self, seat)

    def to_json(self) -> dict[str, Any]:
        from reverie.onirim.view import table_to_json

        return table_to_json(self)

    def copy(self) -> "Table":
        return Table(self.rules, self)


def offer_cards(t: Table, place: i64, base: i64, out: Actions) -> None:
    """One action for each kind that lies in a place."""
    offer_kinds(t.counts(place, 0), base, out)
    word: i64 = 1
    while word < STRIDE:
        at = place + word
        counts = t.cards[at]
        word += 1
        base += WORD_KINDS
        if counts != 0:
            offer_kinds(counts, base, out)


def offer_kinds(counts: i64, action: i64, out: Actions) -> None:
    """One action for each kind of a word that there is at least one of."""
    items = out.items
    n = out.n
    while counts != 0:
        if counts & 15 != 0:
            items[n] = i32(action)
            n += 1
        action += 1
        counts >>= 4
    out.n = n
