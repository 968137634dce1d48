"""The contract: what a state and a game must offer so that every client, bot and server can use them."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, mypyc_attr

from reverie.core.errors import GameOver, Illegal, Impossible, OutOfTurn, UnknownSetup, Unreadable
from reverie.core.events import Event
from reverie.core.rng import Rng
from reverie.core.shapes import attribute_mismatch, mismatch
from reverie.core.view import ResultData, SetupData, View, ViewParts

CHANCE: Final = -1  # the actor that deals cards and rolls dice
SPECTATOR: Final = -2  # a seat to look from, never to act from
NOBODY: Final = -3  # who acts when the game is over

VIEW_VERSION: Final = 2

LARGEST: Final = 2**31  # no action is as large as this
MOST_ACTIONS: Final = 512  # the default capacity of a buffer
BLANK: Final[vec[i32]] = vec[i32]([0] * MOST_ACTIONS)


class Actions:
    """A buffer of legal actions that search fills again and again without making garbage."""

    def __init__(self, capacity: int = MOST_ACTIONS) -> None:
        # Copying a blank buffer takes a hundredth of the time of making one from a list.
        if capacity == MOST_ACTIONS:
            self.items: vec[i32] = BLANK[:]
        else:
            self.items = vec[i32]([0] * capacity)
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.n] = i32(action)
        self.n += 1

    def reserve(self, more: i64) -> None:
        """Make room for that many more: for games whose decisions can have thousands of answers."""
        while len(self.items) < self.n + more:
            self.items = extend(self.items, self.items[:])

    def has(self, action: int) -> bool:
        if not 0 <= action < LARGEST:
            return False
        wanted: i64 = action
        i: i64 = 0
        while i < self.n:
            if i64(self.items[i]) == wanted:
                return True
            i += 1
        return False

    def to_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.n)]


class Result:
    """How a game ended: a score per seat, the seats that won, and why it was over."""

    def __init__(self, scores: list[int], winners: list[int], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

    def to_json(self) -> ResultData:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason}


def _unpickled(kind: type["State"], attributes: dict[str, object]) -> "State":
    state = kind.__new__(kind)
    vars(state).update(attributes)
    return state


def _copied(value: object) -> object:
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return {key: _copied(one) for key, one in value.items()} if isinstance(value, dict) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game; the rules are its methods.

    Chance is an actor like the players: nothing in here ever draws a random number. Actions and
    outcomes are small integers; `Game.write` and `Game.read` turn them into words and back.
    """

    # -- who, what, how likely ------------------------------------------------------------------

    def actor(self) -> i64:
        """Return one actor who is asked now: CHANCE, a seat, or NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """List all actors who are asked now: several where players answer at the same time, none when it is over."""
        actor = self.actor()
        return [] if actor == NOBODY else [int(actor)]

    def fill(self, actor: i64, out: Actions) -> None:
        """Add every legal action of that actor to `out`, each once, in a fixed order."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """Count the equally likely cases that each of chance's outcomes stands for; by default one each."""
        return [1] * len(self.legal(CHANCE))

    def pick(self, rng: Rng) -> i64:
        """Draw one outcome of chance by its weight."""
        outcomes, weights = self.legal(CHANCE), self.weights()
        drawn = int(rng.below(sum(weights)))
        place = 0
        while drawn >= weights[place]:
            drawn -= weights[place]
            place += 1
        return outcomes[place]

    # -- change ---------------------------------------------------------------------------------

    def advance(self, actor: i64, action: i64) -> None:
        """Do a legal action without checking it or reporting events, for search. By default as `narrate`."""
        self.narrate(actor, action)

    def narrate(self, actor: i64, action: i64) -> list[Event]:
        """Do a legal action and report the events."""
        raise NotImplementedError

    def concede(self, seat: int) -> list[Event]:
        """Give up for that seat, at any time: it has lost, and the game ends unless others can play on."""
        raise NotImplementedError

    def retractable(self, seat: int) -> bool:
        """Tell whether that seat has drafted something that nobody else has seen yet."""
        return False

    def retract(self, seat: int) -> list[Event]:
        """Take back exactly the last answer of that seat's draft.

        No legal action but a way back, so that search never meets it.
        """
        raise OutOfTurn(f"{_called(seat)} has drafted nothing that could be taken back")

    # -- knowledge ------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """Describe what that seat (or a SPECTATOR) may know, as plain data; see docs/views.md."""
        raise NotImplementedError

    def view_parts(self, seats: list[int]) -> ViewParts:
        """Describe what each of these seats may know, as `view` does; by default no part is common to all of them."""
        return ViewParts({}, [self.view(seat) for seat in seats])

    def revealed(self) -> bool:
        """Tell whether the last action showed anybody something new, spectators too: it cannot be taken back."""
        raise NotImplementedError

    def revealed_to(self, seat: int) -> bool:
        """Tell whether the last action showed that seat (or a SPECTATOR) something new."""
        return self.revealed()

    def result(self) -> Result | None:
        """Return how it ended, or None while it goes on."""
        raise NotImplementedError

    # -- copies ---------------------------------------------------------------------------------

    def copy(self) -> "State":
        """Make a state that changes on its own; by default with copies of all lists and dicts among the attributes."""
        return _unpickled(type(self), {name: _copied(value) for name, value in vars(self).items()})

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # What the compiler generates for this class would pickle a plain Python subclass without its attributes.
        return _unpickled, (type(self), dict(vars(self)))

    def to_json(self) -> Mapping[str, object]:
        """Write the whole state with its set-up, hidden parts included: to store a game, never for a seat.

        By default all attributes, of which `setup` is the `Setup`.
        """
        own = {name: _copied(value) for name, value in vars(self).items()}
        setup = own["setup"]
        assert isinstance(setup, Setup)
        return {**own, "setup": setup.to_json()}

    def check(self) -> None:
        """Raise Impossible if no game can lead here: called by the default of `Game.from_json` on what it has read."""

    # -- given by the above ---------------------------------------------------------------------

    def legal(self, actor: int) -> list[int]:
        """List every legal action of that actor; none for an actor who is not asked."""
        if actor not in self.actors():
            return []
        out = Actions()
        self.fill(actor, out)
        return out.to_list()

    def apply(self, actor: int, action: int) -> list[Event]:
        """Do an action and report the events, or refuse it and leave the state as it was."""
        asked = self.actors()
        if not asked:
            raise GameOver("the game is over")
        if actor not in asked:
            raise OutOfTurn(f"{_called(actor)} is not asked now, but {', '.join(map(_called, asked))}")
        legal = Actions()
        self.fill(actor, legal)
        if not legal.has(action):
            raise Illegal(f"action {action} is not legal here")
        return self.narrate(actor, action)

    def play_on(self, rng: Rng, actions: Actions) -> i64:
        """Make random moves until the game is over; return the number of players' decisions."""
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


def _called(actor: int) -> str:
    return "chance" if actor == CHANCE else f"player {actor + 1}"


class Setup:
    """A way to play: the game, its spelling (`game+part:variant`), the seats and other options."""

    def __init__(self, game: str, spelling: str, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.spelling = spelling
        self.players = players
        self.options = options

    def words(self) -> str:
        """Spell the set-up as it is typed on the command line."""
        parts = [self.spelling]
        if self.players != 1:
            parts.append(f"--players {self.players}")
        parts += [f"--{name} {value}" for name, value in sorted(self.options.items())]
        return " ".join(parts)

    def to_json(self) -> SetupData:
        return {"spelling": self.spelling, "players": self.players, "options": dict(self.options)}

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled class does not pickle by itself.
        return Setup, (self.game, self.spelling, self.players, self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title: its set-ups, its notation, and the way to begin a game of it."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        events: dict[str, tuple[str, ...]],
        prompts: dict[str, tuple[str, ...]],
        reasons: dict[str, str] | None = None,
        view_type: type = View,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.events = events  # every event a state may report, with its fields
        self.prompts = prompts  # every question a state may ask, with its arguments
        self.reasons = reasons or {}  # the words for a result's reason in records, where not the identifier itself
        self.view_type = view_type  # the TypedDict of its views

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        """Find the set-up of that spelling, by default among `setups`; UnknownSetup says which part is not known."""
        for known in self.setups():
            if known.spelling.lower() == spelling.lower() and (known.players, known.options) == (players, options):
                return known
        offered = "; ".join(known.words() for known in self.setups())
        raise UnknownSetup(
            f"{self.name} is not played as {Setup(self.name, spelling, players, options).words()!r}; try {offered}"
        )

    def edition(self, setup: Setup) -> str:
        """Name the edition of the game's own material that a set-up is played with; empty where there are none."""
        return ""

    def attachments(self, setup: Setup) -> dict[str, str]:
        """Collect what a record must carry to be replayed anywhere: files by name, each as one line of text."""
        return {}

    def attach(self, attached: dict[str, str]) -> dict[str, str]:
        """Take in what a record carries; return the options of its set-ups. ReverieError says what is wrong."""
        raise UnknownSetup(f"{self.name} knows nothing that a record could carry")

    def setups(self) -> list[Setup]:
        """List every way to play, in a fixed order."""
        raise NotImplementedError

    def new(self, setup: Setup) -> State:
        """Begin a game: the state before chance or anybody has acted."""
        raise NotImplementedError

    def from_json(self, data: Mapping[str, object]) -> State:
        """Read the state that `to_json` wrote; Impossible if there can be none like it.

        By default a new state with the attributes of the data, which have to be of the types that its class annotates;
        `State.check` refuses values that contradict each other.
        """
        state = self.new(self.setup_in(data))
        own = {name: value for name, value in data.items() if name != "setup"}
        wrong = attribute_mismatch(own, type(state))
        if wrong:
            raise Impossible(wrong)
        vars(state).update((name, _copied(value)) for name, value in own.items())
        state.check()
        return state

    def setup_in(self, data: Mapping[str, object]) -> Setup:
        """Find the set-up that a whole state, as data, names."""
        wrong = mismatch(data.get("setup"), SetupData, "the set-up")
        if wrong:
            raise Impossible(wrong)
        setup = cast(SetupData, data["setup"])
        return self.setup(setup["spelling"], setup["players"], setup["options"])

    def sample(self, view: View, rng: Rng) -> State:
        """Make a whole state that agrees with the view: what is hidden is drawn at random."""
        raise NotImplementedError

    def words(self, actor: int) -> Sequence[str]:
        """List every action, or outcome of chance, in words, in the order of their numbers, if a game can list them."""
        raise NotImplementedError

    def write(self, actor: int, action: int) -> str:
        """Write an action or outcome in words; by default one of `words`."""
        words = self.words(actor)
        if not 0 <= action < len(words):
            raise Unreadable(f"there is no action {action}")
        return words[action]

    def read(self, actor: int, text: str) -> int:
        """Read an action or outcome from its words; Unreadable when there is none."""
        words, said = self.words(actor), " ".join(text.split())
        if said not in words:
            raise Unreadable(f"{text!r} is no {'outcome' if actor == CHANCE else 'action'} of this game")
        return words.index(said)

    def act(self, state: State, actor: int, text: str) -> list[Event]:
        """Do what the words say, or refuse it in words and leave the state as it was."""
        return self.do(state, actor, self.read(actor, text), text)

    def do(self, state: State, actor: int, action: int, text: str) -> list[Event]:
        """Do an action that was read from those words, or refuse it as `act` does."""
        try:
            return state.apply(actor, action)
        except Illegal:
            raise Illegal(f"{text!r} is not possible now") from None

    def sequence(self, text: str) -> list[str]:
        """Split a typed line into the single actions it stands for (`put red sun, blue key`)."""
        return [text]
