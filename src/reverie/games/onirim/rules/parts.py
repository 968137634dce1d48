"""The building blocks of the rules: steps, verbs, the hooks of an expansion, and a set-up's rules."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.onirim.rules.cards import KINDS
from reverie.games.onirim.view_types import Arrangement, OnirimView

if TYPE_CHECKING:
    from reverie.games.onirim.rules.table import Table


class Verb:
    """A way to answer a question: when it is legal, what it does, how it is written.

    It has one action for each of its texts, numbered from `base`.
    """

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.base: i64 = 0

    def offer(self, t: "Table", out: Actions) -> None:
        """Add the actions that are legal now; by default its one action always is."""
        out.add(self.base)

    def do(self, t: "Table", arg: i64) -> None:
        """Apply the action `base + arg` to the table, before the rules run on."""
        raise NotImplementedError


def worded(word: str, objects: tuple[str, ...], suffix: str = "") -> list[str]:
    """Return the texts of a verb, one for each object it can take."""
    return [f"{word} {thing}{suffix}" for thing in objects]


class Step:
    """One thing the rules do next: by themselves, by chance, or by asking the active player."""

    def __init__(self, name: str, chance: i64) -> None:
        self.name = name
        self.chance = chance  # the place chance draws from, or RUNS, or ASKS
        self.code: i64 = 0  # its entry on the stack of steps: its number, + 256 * chance
        self.from_hand = False  # whether the card in DRAWN counts as one of the active player's hand

    def go(self, t: "Table") -> None:
        """Do what the rules do by themselves; called for a step that RUNS when it is next."""
        raise NotImplementedError

    def happen(self, t: "Table", kind: i64) -> None:
        """Do what follows from the card that chance drew; called for a step of chance."""
        raise NotImplementedError

    def arguments(self, t: "Table") -> dict[str, int | str]:
        """Return the named arguments of the question: cards as names, numbers as plain integers."""
        return {}


class Expansion:
    """The hooks of an expansion into the base game."""

    def arrives(self, t: "Table", kind: i64, source: i64) -> bool:
        """Place a drawn labyrinth card that joins the hand; False leaves that to the base game."""
        return False

    def dream(self, t: "Table", kind: i64) -> bool:
        """Resolve a dream that was drawn in phase 2 and lies in RESOLVING; True if it is this expansion's."""
        return False

    def before_draw(self, t: "Table") -> bool:
        """Ask something before a draw of phase 2; True if a question was pushed, which then comes first."""
        return False

    def refuses(self, t: "Table", colour: i64) -> bool:
        """Tell whether a door that was won may not be kept (it goes to Limbo)."""
        return False

    def gained(self, t: "Table", colour: i64) -> None:
        """React to a door that was just gained."""

    def lost(self, t: "Table", colour: i64) -> None:
        """React to a gained door that just went to Limbo."""

    def nightmare(self, t: "Table") -> None:
        """Push the steps that follow the option just chosen for a nightmare."""

    def discarded(self, t: "Table", kind: i64) -> None:
        """Push the steps that follow a card just discarded in phase 1."""

    def wins(self, t: "Table") -> bool:
        """Tell whether the expansion's own condition for the win is met."""
        return True

    def spoilt(self, t: "Table") -> bool:
        """Tell whether that condition can never be met any more."""
        return False

    # -- its part of data about a table ---------------------------------------------------------

    def help(self) -> dict[str, list[str]]:
        """Return, by question, the identifiers of this expansion's rules behind it."""
        return {}

    def write(self, t: "Table", data: Arrangement) -> None:
        """Write its part of the data that views and whole tables share."""

    def read(self, t: "Table", data: Arrangement) -> None:
        """Read that part into a table; raise Impossible if there can be no such table."""

    def show(self, t: "Table", view: OnirimView) -> None:
        """Write the part that only views have."""

    def lay(self, t: "Table", view: OnirimView) -> None:
        """Lay its cards out on a table that is made from a view."""


class Rules:
    """Everything the rules need to know of a set-up: verbs by step, expansions, cards, limits."""

    def __init__(self, spelling: str, players: i64, silent: bool) -> None:
        self.spelling = spelling
        self.players = players
        self.silent = silent
        self.own_limit: i64 = 5 if players == 1 else 3
        self.common_limit: i64 = 0 if players == 1 else 2
        self.hand_limit: i64 = self.own_limit + self.common_limit
        self.steps: vec[Step] = vec[Step]()
        self.verbs: vec[Verb] = vec[Verb]()  # by action
        self.notation: list[str] = []  # by action
        self.offers: vec[vec[Verb]] = vec[vec[Verb]]()  # by step
        self.expansions: vec[Expansion] = vec[Expansion]()
        self.cards: list[int] = [0] * KINDS
        self.spell_costs: list[int] = [0, 0, 0]
        self.premonitions: i64 = 0  # face up at the start (ONI-50)
        self.power = True  # whether a rampart protects towers (ONI-46)
        self.help: dict[str, list[str]] = {}  # by question, the identifiers of the rules behind it
