"""Daydream as a `Game`: its set-ups, its notation, the events and questions it declares."""

import re
from collections.abc import Mapping
from typing import Final, cast

from reverie.core.errors import UnknownSetup
from reverie.core.game import CHANCE, Game, Setup, State
from reverie.core.pickling import pickled_as_data
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.daydream.rules import notation
from reverie.games.daydream.rules.board import Board
from reverie.games.daydream.rules.folds import VIEWS, Boards, load_boards
from reverie.games.daydream.rules.table import REASONS, Table
from reverie.games.daydream.sampling import sample
from reverie.games.daydream.state_json import load_table
from reverie.games.daydream.view_types import DaydreamView

MOST_PLAYERS: Final = 5
RULES_VERSION: Final = 1

# Every event a table may tell, with the fields it carries.
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
# Every question a table may ask, with the arguments it carries.
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "start": (),
    "write": (),
    "row": (),
    "bonus": ("lines", "icon"),
    "done": (),
}

pickled_as_data(Table)


class Daydream(Game):
    """The clouds, the dice and the shelf, on the built-in boards or on others."""

    def __init__(self, boards: Boards | None = None) -> None:
        super().__init__("daydream", RULES_VERSION, EVENTS, PROMPTS, REASONS, DaydreamView)
        self._boards = boards

    @property
    def boards(self) -> Boards:
        """Read when first needed: who plays another game need not wait for six files."""
        if self._boards is None:
            self._boards = load_boards()
        return self._boards

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        game, _, letters = spelling.lower().partition(":")
        letters = letters.upper()
        if game != "daydream":
            raise UnknownSetup(f"{spelling!r} is no set-up of Daydream: one begins with 'daydream:'")
        if letters not in VIEWS:
            said = f"has no view {letters!r}" if letters else "needs a view, such as daydream:A"
            raise UnknownSetup(f"Daydream {said}: there are {', '.join(VIEWS)}")
        if letters not in self.boards.boards:
            raise UnknownSetup(f"these boards have not all the panels of view {letters}")
        if not 1 <= players <= MOST_PLAYERS:
            raise UnknownSetup(f"Daydream is for 1 to {MOST_PLAYERS} players, not {players}")
        for option in options:
            if option != "boards":
                raise UnknownSetup(f"Daydream has no option {option!r}")
        digest = self.boards.digest
        if "boards" in options and options["boards"] != digest:
            ours = digest or "the built-in ones"
            raise UnknownSetup(f"this was played on other boards ({options['boards']}); those loaded are {ours}")
        return Setup("daydream", f"daydream:{letters}", players, {"boards": digest} if digest else {})

    def setups(self) -> list[Setup]:
        return [
            self.setup(f"daydream:{letters}", players, {})
            for players in range(1, MOST_PLAYERS + 1)
            for letters in self.boards.boards
        ]

    def board(self, setup: Setup) -> Board:
        return self.boards.boards[setup.spelling.partition(":")[2]]

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
        """`write 5 c3, skip 2, done` as single actions."""
        return [part.strip() for part in re.split(r"[;,]", text) if part.strip()]
