"""What rules are made of: steps, verbs, the hooks of an expansion, and a set-up's rules made of them."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.games.onirim.rules.cards import KINDS
from reverie.games.onirim.view_types import Arrangement, OnirimView

if TYPE_CHECKING:
    from reverie.games.onirim.rules.table import Table


class Verb:
    """One thing a player can answer: where it is offered, what it does, how it is written.

    Its actions are numbered from `base`, one for each of its texts.
    """

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.base: i64 = 0

    def offer(self, t: "Table", out: Actions) -> None:
        """Add its actions that are legal now; a verb of one action is always ready."""
        out.add(self.base)

    def do(self, t: "Table", arg: i64) -> None:
        raise NotImplementedError


def worded(word: str, objects: tuple[str, ...], suffix: str = "") -> list[str]:
    """Return the texts of a verb that takes an object."""
    return [f"{word} {thing}{suffix}" for thing in objects]


class Step:
    """One thing the rules do next: by themselves, by chance, or by asking the active player."""

    def __init__(self, name: str, chance: i64) -> None:
        self.name = name
        self.chance = chance  # the place chance draws from, or RUNS, or ASKS
        self.code: i64 = 0  # what stands for it on the stack: its number, + 256 * chance
        self.from_hand = False  # whether the card in DRAWN counts as one of the active player's hand

    def go(self, t: "Table") -> None:
        """What the rules do by themselves when its turn comes."""
        raise NotImplementedError

    def happen(self, t: "Table", kind: i64) -> None:
        """What follows from the card that chance gave."""
        raise NotImplementedError

    def arguments(self, t: "Table") -> dict[str, int | str]:
        """Return what a question is about, by name: cards by theirs, numbers as people count them."""
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
        """Called before each draw of phase 2; True if it put a question first."""
        return False

    def refuses(self, t: "Table", colour: i64) -> bool:
        """Tell whether a door that was won may not be kept (it goes to Limbo)."""
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
        """Tell whether what the expansion asks for stands on the table."""
        return True

    def spoilt(self, t: "Table") -> bool:
        """Tell whether what it asks for can never stand on the table any more."""
        return False

    # -- its part of data about a table ---------------------------------------------------------

    def help(self) -> dict[str, list[str]]:
        """List by question the identifiers of its rules that stand behind it."""
        return {}

    def write(self, t: "Table", data: Arrangement) -> None:
        """Write its part of what views and whole tables have alike."""

    def read(self, t: "Table", data: Arrangement) -> None:
        """Read that part; Impossible if there can be no such table."""

    def show(self, t: "Table", view: OnirimView) -> None:
        """Write the rest of what a seat sees of it."""

    def lay(self, t: "Table", view: OnirimView) -> None:
        """Lay its cards out on a table that is made from a view."""


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
        self.notation: list[str] = []  # by action
        self.offers: vec[vec[Verb]] = vec[vec[Verb]]()  # by step
        self.expansions: vec[Expansion] = vec[Expansion]()
        self.cards: list[int] = [0] * KINDS
        self.spell_costs: list[int] = [0, 0, 0]
        self.premonitions: i64 = 0  # face up at the start (ONI-50)
        self.power = True  # whether a rampart protects towers (ONI-46)
        self.help: dict[str, list[str]] = {}  # by question, the identifiers of the rules behind it
