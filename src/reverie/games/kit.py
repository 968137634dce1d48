"""GameKit: everything a game may bring, with a working default for all but the rules.

A game is a folder (or an installed package) whose `kit.py` has a `KIT`. Generic code asks the kit and branches on
its facts, never on a game's name. A kit is imported early and everywhere, in the browser too, so it imports what it
brings inside the method that brings it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, Game, Result, Setup, State
from reverie.core.registry import find_game
from reverie.core.view import View

if TYPE_CHECKING:
    from reverie.explain.explainer import Explainer
    from reverie.observing.lens import Lens
    from reverie.players.clairvoyant import Guide
    from reverie.players.strengths import Maker, Strength
    from reverie.terminal.game_board import Board
    from reverie.texts import Texts
    from reverie.textui.face import Face
    from reverie.textui.ink import Paint
    from reverie.tiles import Tile
    from reverie.training.course import Plan
    from reverie.training.subject import Subject


@dataclass(frozen=True)
class Facts:
    """What generic code may branch on, for one set-up of a game; OpenSpiel's GameType is the model."""

    cooperative: bool = True  # all seats win or lose together
    simultaneous: bool = False  # several seats may be asked at the same time
    hidden: bool = False  # a seat may know what another does not
    private_hands: bool = False  # at a real table, too: a player holds what another may not look at
    winnable: bool = True  # somebody can win or lose; False where only the score counts
    value: Literal["chance", "score"] = "chance"  # what a player's value of an answer means
    shared_score: bool = True  # the scores of all seats make one score
    lowest_score: int = 0
    highest_score: int = 1
    score_noun: str = "score"  # what a score counts, in English
    chance_outcomes: int = 1000  # chance never chooses among more


@dataclass(frozen=True)
class Choice:
    """A part of a set-up that people choose.

    The first value is the default; an empty one means "without". `messages` is the beginning of the message names of
    the label (`messages`) and of each value (`messages-VALUE`).
    """

    name: str
    values: tuple[str, ...]
    messages: str


@dataclass(frozen=True)
class Option:
    """An additional argument of every command that takes a set-up, such as `--boards DIR`.

    With `part` it is a part of the set-up (`--talk silent`) and `Game.setup` reads it; else `GameKit.use` takes it.
    """

    name: str
    metavar: str
    help: str  # in English, as all of --help
    part: bool = False
    path: bool = False  # the value names a file or folder


# Flags of the commands themselves, which no option of a game may be named like.
RESERVED_FLAGS: Final = frozenset(
    {
        "admin-port", "all", "average", "backup-every", "calibration", "cluster", "data", "database", "family", "force",
        "games", "help", "host", "into", "jobs", "json", "lang", "mean", "minutes", "no-open", "no-values", "output",
        "own-table", "player", "players", "plot", "port", "quick", "rate", "records", "redis", "replay", "resume",
        "rounds", "save", "search", "seat", "seed", "server", "setup", "start", "table", "to", "trees", "version",
        "with",
    }
)  # fmt: skip


@dataclass(frozen=True)
class Command:
    """A command of the command line.

    `module` is imported when the command is typed. It has `add_arguments(parser)`, `run(given)`, which takes what was
    typed and gives the exit code, and perhaps `EXAMPLES`, which end its help.
    """

    name: str
    help: str  # in English, as all of --help
    module: str


class Pile(NamedTuple):
    """Cards, or whatever a game is played with, that lie together on a real table."""

    name: str  # which pile it is; messages name it
    things: list[tuple[str, int]]  # what lies there by its notation, and how many of it
    seat: int | None = None  # whose it is, if it is somebody's
    ordered: bool = False  # in this order, the first on top or on the left; else in any


class Problem(NamedTuple):
    """What is wrong with a file of somebody's own: where and why; pages say it in their words by code and values."""

    file: str
    place: str
    reason: str  # in English
    code: str = ""
    values: Mapping[str, str | int] = MappingProxyType({})


@dataclass(frozen=True)
class Paper:
    """How something is printed."""

    paper: Literal["a4", "letter"] = "a4"
    joined: bool = False  # with marks to cut and glue the parts side by side
    black: bool = False  # to save ink
    sheets: int = 1
    language: str = "en"
    whole: bool = False  # everything there is to a game, not the set-up alone


class RiddlePlayers(NamedTuple):
    """Who finds riddles, beside the judge: players with simple ideas, and a search with a small and a great effort."""

    naive: tuple[str, ...] = ()
    search: str = "rollouts"
    quick: int = 400
    deep: int = 8000


class NotOffered(ReverieError):
    """A game was asked for something it does not bring."""


class GameKit:
    """One game. Only `rules` has no default."""

    name: str = ""  # the first word of its set-ups' spellings
    title: str = ""  # the name people know it by, the same in every language
    place: int = 100  # where it stands in lists: the lowest first
    messages: str = ""  # how its messages begin, if not with its name
    feats: tuple[str, ...] = ()  # what somebody can achieve in a game, by name: each has a message `web-feat-GAME-NAME`

    # -- rules ----------------------------------------------------------------------------------

    def rules(self) -> Game:
        """Make the rules; `core.registry` keeps those that games are played by."""
        raise NotImplementedError

    def facts(self, setup: Setup) -> Facts:
        """State what is true of a set-up; `fact_check` compares it with random games."""
        return Facts()

    def first_setup(self) -> str:
        """Name the spelling a newcomer should begin with."""
        return self.name

    # -- choosing a set-up ----------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        """List what people choose beside the number of players and the options that set-ups list."""
        return ()

    def spelling(self, chosen: Mapping[str, str]) -> str:
        """Spell the set-up for a value of each choice."""
        return self.name

    def options(self) -> tuple[Option, ...]:
        """List the arguments of the command line that only this game has."""
        return ()

    def use(self, option: str, value: str) -> Mapping[str, str]:
        """Take an option: from now on this process can play with it; ReverieError says what is wrong with it.

        Returns the options of set-ups that are typed beside it.
        """
        raise NotOffered(f"{self.title} has no option {option!r}")

    def new_game_options(self) -> Mapping[str, str]:
        """Return the options that new games have unless they name others, such as the edition of their boards.

        What is stored without them, a record or a match, never gets them: see `discovery.new_setup`.
        """
        return {}

    def typed_options(self, setup: Setup) -> Mapping[str, str]:
        """Return the options to type for a new game of this set-up, whatever `new_game_options` says one day."""
        return setup.options

    def problems(self, attached: Mapping[str, str]) -> list[Problem]:
        """Return what keeps files, which come as lines of a record, from being played with."""
        try:
            find_game(self.name).attach(dict(attached))
        except ReverieError as error:
            return [Problem("", "", str(error))]
        return []

    def printed(self, setup: Setup, paper: Paper) -> bytes:
        """Return what a set-up is played on, as a PDF."""
        raise NotOffered(f"{self.title} has nothing to print")

    def commands(self) -> tuple[Command, ...]:
        """List the commands of the command line that only this game has."""
        return ()

    # -- at a real table ------------------------------------------------------------------------

    def outcomes(self, state: State, seat: int) -> dict[str, int]:
        """Count by notation what chance may give now, as far as a seat can tell.

        By default what the rules allow; a game with private hands must not give away what is in them.
        """
        rules = find_game(self.name)
        return {
            rules.write(CHANCE, outcome): weight
            for outcome, weight in zip(state.legal(CHANCE), state.weights(), strict=True)
        }

    def piles(self, view: View) -> list[Pile]:
        """List what to lay out to go on with a game on a real table, from what a seat may know of it."""
        return []

    # -- words ----------------------------------------------------------------------------------

    def folder(self) -> Traversable:
        """Find the folder of the kit's data: `locale/LANGUAGE/*.ftl`, `lessons/*.toml`, `events.toml`."""
        module = type(self).__module__
        package = module.rpartition(".")[0]
        # A kit may be a module on its own, which has no package to ask.
        return files(package) if package else Path(str(sys.modules[module].__file__)).parent

    def setup_title(self, setup: Setup, texts: Texts) -> str:
        """Name a set-up."""
        return setup.spelling.replace(self.name, self.title, 1)

    def about(self, chosen: Mapping[str, str], texts: Texts) -> str:
        """Describe what is chosen, or the game, in a sentence; empty if there is nothing to say."""
        return texts.found(f"web-home-{self.name}")

    def choice_label(self, name: str, texts: Texts) -> str:
        """Label a choice: one of `choices`, or an option that set-ups list."""
        return texts.found(self._choice_messages(name)) or name

    def value_label(self, name: str, value: str, texts: Texts) -> str:
        """Label a value of a choice."""
        message = f"{self._choice_messages(name)}-{value.replace(':', '-') or 'none'}"
        return texts.found(message) or value or texts.say("plain-none")

    def _choice_messages(self, name: str) -> str:
        own = f"{self.messages or self.name}-{name}"
        return next((choice.messages for choice in self.choices() if choice.name == name), own)

    # -- text -----------------------------------------------------------------------------------

    def face(self) -> Face | None:
        """Show and answer the game line by line; None for the default, by its view and its messages."""
        return None

    def board(self, texts: Texts, paint: Paint) -> Board | None:
        """Show the game on the terminal's screen; None for the default: its face, with answers to choose from."""
        return None

    # -- players --------------------------------------------------------------------------------

    def players(self) -> Mapping[str, Maker]:
        """List who can play it beside `random`, by name; each is made with an effort, 0 being its own."""
        from reverie.players.rollouts import Rollouts

        return {"rollouts": Rollouts}

    def weights(self, setup: Setup) -> tuple[str, ...]:
        """List the files in `weights/` that its players read in this set-up: an offline page fetches only these."""
        return ()

    def per_decision(self, setup: Setup) -> float:
        """Return what one decision stands for: a good result divided by how often a player is asked in a game.

        A strength gives away its `errors` times this at every decision.
        """
        return 1.0 / 60.0

    def strengths(self) -> Mapping[str, Strength]:
        """List the strengths people choose among, the weakest first."""
        from reverie.players.strengths import Strength

        return {
            "gentle": Strength("rollouts", effort=15),
            "steady": Strength("rollouts", effort=60),
            "sharp": Strength("rollouts", effort=200),
            "dreamer": Strength("rollouts", effort=800),
        }

    def judge(self) -> str:
        """Name the player that values answers for hints and analyses: the best one that is quick."""
        return "rollouts"

    def trial_players(self) -> tuple[str, ...]:
        """Return the players, besides greedy and random, that are quick enough to play many games for a trial."""
        return (self.judge(),)

    def guide(self, setup: Setup) -> Guide | None:
        """Guide the search that knows the luck to come, once a game is over; None: hindsight is not offered."""
        return None

    def riddle_players(self) -> RiddlePlayers:
        """Name who finds riddles: see `RiddlePlayers`."""
        return RiddlePlayers()

    # -- explanation ----------------------------------------------------------------------------

    def explainer(self) -> Explainer:
        """Explain answers: what is true of them, and how that is said."""
        from reverie.explain.explainer import Explainer

        return Explainer()

    def earned(self, view: View) -> int | None:
        """Number the name that the score of a finished game has earned, from 1; None if there are no names."""
        return None

    def achieved(self, view: View) -> list[str]:
        """List the feats of a finished game, from the last view of who played it."""
        return []

    def tie_breaks(self, view: View) -> tuple[int, ...]:
        """Tell finished games of one deal apart that are equal in win and score: the greater is better.

        The first number is compared first. By default nothing tells them apart.
        """
        return ()

    def summary(self, setup: Setup, result: Result, seat: int | None, texts: Texts) -> list[str]:
        """Tell a result in a few lines to send to friends; without a seat, of the whole table."""
        from reverie.explain.summary import summary

        return summary(self.facts(setup), result, seat, texts)

    # -- research -------------------------------------------------------------------------------

    def lens(self, start: State, players: int) -> Lens:
        """Make the lens that turns tables that begin like this one into numbers."""
        from reverie.observing.plain_lens import PlainLens

        return PlainLens(players)

    def environments(self) -> Mapping[int, Mapping[str, str]]:
        """List the versions of its environments: by number, the options of their set-ups.

        A version never changes what it plays; what new games are played with instead gets a version of its own.
        """
        return {1: {}}

    def tiles(self, view: View) -> list[Tile] | None:
        """Draw a view as tiles; None to have its text drawn instead."""
        return None

    def course(self, setup: Setup, family: bool, seed: str, rounds: int) -> tuple[Subject, Plan]:
        """Plan what `train` teaches: this set-up, or with `family` all that share its weights."""
        raise NotOffered(f"{self.title} has no player that learns")
