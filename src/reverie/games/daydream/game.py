"""Daydream as a `Game`: its set-ups, its notation, the events and questions it declares."""

import re
from collections.abc import Mapping
from typing import Final, cast

from reverie.attachments import packed
from reverie.core.errors import UnknownSetup
from reverie.core.game import CHANCE, Game, Setup, State
from reverie.core.pickling import pickled_as_data
from reverie.core.registry import find_game
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.daydream.library import CURRENT, Library, editions, unpacked
from reverie.games.daydream.rules import notation
from reverie.games.daydream.rules.board import Board
from reverie.games.daydream.rules.folds import FIRST, VIEWS, Boards, Composition
from reverie.games.daydream.rules.table import REASONS, Table
from reverie.games.daydream.sampling import sample
from reverie.games.daydream.state_json import load_table
from reverie.games.daydream.view_types import DaydreamView

MOST_PLAYERS: Final = 5
RULES_VERSION: Final = 1

# Every event of a table, with its fields.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "rolled": ("dice", "turn"),
    "wrote": ("seat", "cell", "die", "digit", "leaves"),
    "skipped": ("seat", "die"),
    "lapsed": ("seat", "die"),
    "leaf": ("seat", "circled"),
    "thorn": ("seat", "thorns"),
    "row": ("seat", "row", "icon"),
    "line": ("seat", "object", "from", "to", "icon"),
    "object": ("seat", "object", "bonus"),
    "constellation": ("seat", "from", "to", "stars"),
    "note": ("seat", "note", "heads"),
    "polaroid": ("seat", "cell", "digit"),
    "moon": ("seat", "moon", "digit", "reward"),
    "frames": ("seat", "family", "reward"),
    "rewards crossed": ("seat", "reward"),
    "taken back": ("seat", "answer"),
    "done": ("seat",),
    "played": ("seat", "answers"),
    "conceded": ("seat",),
    "over": ("scores", "winners", "reason"),
}
# Every question of a table, with its arguments.
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "start": (),
    "write": (),
    "row": (),
    "bonus": ("lines", "icon"),
    "done": (),
}

pickled_as_data(Table)


class Daydream(Game):
    """The game of Daydream, on the boards of an edition or on custom ones."""

    def __init__(self, boards: Boards | None = None) -> None:
        super().__init__("daydream", RULES_VERSION, EVENTS, PROMPTS, REASONS, DaydreamView)
        self._boards = boards
        self.library = Library()
        if boards is not None:
            self.library.add(boards, offered=True)

    @property
    def boards(self) -> Boards:
        """The boards of set-ups that name none: the first edition, unless the game was made with others."""
        return self.library.edition(FIRST) if self._boards is None else self._boards

    @property
    def current(self) -> Boards:
        """The boards of new games: the current edition, unless the game was made with others."""
        return self.library.edition(CURRENT) if self._boards is None else self._boards

    def new_game_options(self) -> dict[str, str]:
        """Return the options of new games that name no boards."""
        return {"boards": CURRENT} if self._boards is None else {}

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        game, _, letters = spelling.lower().partition(":")
        letters = letters.upper()
        if game != "daydream":
            raise UnknownSetup(f"{spelling!r} is no set-up of Daydream: one begins with 'daydream:'")
        if letters not in VIEWS:
            said = f"has no view {letters!r}" if letters else "needs a view, such as daydream:A"
            raise UnknownSetup(f"Daydream {said}: there are {', '.join(VIEWS)}")
        if not 1 <= players <= MOST_PLAYERS:
            raise UnknownSetup(f"Daydream is for 1 to {MOST_PLAYERS} players, not {players}")
        for option in options:
            if option != "boards":
                raise UnknownSetup(f"Daydream has no option {option!r}")
        boards = self.library.find(options["boards"]) if "boards" in options else self.boards
        if boards is None:
            raise UnknownSetup(f"this was played on other boards ({options['boards'][:40]}), which are not known here")
        if letters not in boards.boards:
            raise UnknownSetup(f"these boards have not all the panels of view {letters}")
        digest = boards.boards[letters].digest
        return Setup("daydream", f"daydream:{letters}", players, {"boards": digest} if digest else {})

    def setups(self) -> list[Setup]:
        return [
            self.setup(f"daydream:{letters}", players, {"boards": board.digest} if board.digest else {})
            for players in range(1, MOST_PLAYERS + 1)
            for boards in dict.fromkeys((self.current, *self.library.offered()))
            for letters, board in boards.boards.items()
        ]

    def boards_of(self, setup: Setup) -> Boards:
        """Return the boards of a set-up; raise UnknownSetup if the library has dropped them."""
        found = self.library.find(setup.options["boards"]) if "boards" in setup.options else self.boards
        if found is None:
            raise UnknownSetup(f"the boards {setup.options['boards']} are not known here any more")
        return found

    def composition(self, setup: Setup) -> Composition:
        """Return the panels of the view of a set-up side by side, with all that is needed to draw them."""
        letters = setup.spelling.partition(":")[2]
        boards = self.boards_of(setup)
        return Composition(boards.views[letters], [boards.panels[letter] for letter in letters])

    def board(self, setup: Setup) -> Board:
        """Return the board of a set-up, as the rules use it."""
        return self.boards_of(setup).boards[setup.spelling.partition(":")[2]]

    def edition(self, setup: Setup) -> str:
        """Return the edition of the boards of a set-up; empty for custom boards."""
        name = setup.options.get("boards", self.boards.digest) or FIRST
        return name if name in editions() else ""

    def attachments(self, setup: Setup) -> dict[str, str]:
        """Return the panels of custom boards, so that a record can be replayed anywhere; empty for an edition."""
        if self.edition(setup):
            return {}
        panels = self.boards_of(setup).panels
        return {f"{letter}.toml": packed(panels[letter].source) for letter in setup.spelling.partition(":")[2]}

    def attach(self, attached: dict[str, str]) -> dict[str, str]:
        """Add the boards of a record to the library; return the options that name them, or raise BadBoard."""
        boards = unpacked(attached)
        self.library.add(boards)
        return {"boards": boards.digest}

    def new(self, setup: Setup) -> State:
        found = self.setup(setup.spelling, setup.players, setup.options)
        return Table(self.board(found), found.players)

    def from_json(self, data: Mapping[str, object]) -> State:
        setup = self.setup_in(data)
        t = Table(self.board(setup), setup.players)
        load_table(t, data)
        return t

    def sample(self, view: View, rng: Rng) -> State:
        setup = view["setup"]
        board = self.board(self.setup(setup["spelling"], setup["players"], setup["options"]))
        return sample(board, cast(DaydreamView, view), rng)

    def write(self, actor: int, action: int) -> str:
        return notation.describe_roll(action) if actor == CHANCE else notation.describe(action)

    def read(self, actor: int, text: str) -> int:
        return notation.read_roll(text) if actor == CHANCE else notation.read_action(text)

    def sequence(self, text: str) -> list[str]:
        """Split a sequence such as `write 5 c3, skip 2, done` into single actions."""
        return [part.strip() for part in re.split(r"[;,]", text) if part.strip()]


def daydream() -> Daydream:
    """Return the registered game of this process."""
    game = find_game("daydream")
    assert isinstance(game, Daydream)
    return game
