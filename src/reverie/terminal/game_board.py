"""The board: what the table's screen asks of a game; it holds no rules.

A board is shown a view, draws it, and turns keys and presses into one of the view's own answers.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from reverie.core.view import View
from reverie.terminal.picture import Picture
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import PLAIN, Paint, wrapped

# How closely a table is drawn, the roomiest way first: what has no room is said in fewer words.
ROOMY, CLOSE, BRIEF, TERSE = range(4)


class Reply(NamedTuple):
    """What came of a key or a press: an answer to give, or why there is none."""

    answer: str = ""
    refusal: str = ""


class Key(NamedTuple):
    """A key at the foot of the screen: its name, what it does, and the screen's action or the key itself."""

    name: str
    label: str
    action: str


class Board(Protocol):
    """A game on the screen."""

    face: Face

    def show(self, view: View) -> None:
        """Take a view; a new question resets the choice."""

    def narrowest(self) -> int:
        """Return the columns the table needs to be shown whole."""

    def upper(self, width: int, height: int, sided: bool, closely: int = ROOMY) -> Picture:
        """Draw the table; `sided` says that the odds are shown beside it."""

    def lower(self, width: int, height: int, closely: int = ROOMY) -> Picture:
        """Draw what one acts with: hand or dice, the question and its answers."""

    def side(self, width: int) -> list[str]:
        """List what is known of what may come, for a column at the side."""

    def focus(self) -> int:
        """Return the line of the upper picture that should be in sight."""

    def press(self, target: str) -> Reply:
        """Handle a press on something in a picture."""

    def key(self, key: str) -> Reply | None:
        """Handle a key; None if it means nothing here."""

    def keys(self) -> Sequence[Key]:
        """List the keys of this game, besides those of every table."""

    def whose(self) -> int | None:
        """Return whose table is looked at, if it is another player's: nothing can be answered there."""


class BoardBase:
    """What every board has: its face, its language and colours, and the question in words."""

    def __init__(self, face: Face, texts: Texts, paint: Paint) -> None:
        self.face = face
        self.texts = texts
        self.paint = paint

    def whose(self) -> int | None:
        return None

    def question(self, view: View, width: int, terse: bool = False) -> list[str]:
        """Ask in lines; a terse question leaves it to the head of the screen to say who is asked."""
        text = self.face.question(view, self.texts, PLAIN)
        if view["setup"]["players"] > 1 and not terse:
            text = self.texts.say("asked", player=view["seat"] + 1, question=text)
        return [self.paint(line, "title") for line in wrapped(text, width)]
