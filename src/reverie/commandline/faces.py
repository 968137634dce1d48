"""What the terminal needs to know of a game to show it; one face a game."""

from collections.abc import Sequence
from typing import Any, Protocol

from reverie.commandline.daydream.face import DaydreamFace
from reverie.commandline.ink import Paint
from reverie.commandline.onirim import asking, reasons, table, telling
from reverie.commandline.onirim.words import Words
from reverie.commandline.typed import meanings, vocabulary
from reverie.core.events import Event
from reverie.core.game import Game
from reverie.texts import Texts


class Face(Protocol):
    """A game as people see it: everything is made from a seat's view and from what it heard."""

    hint: str  # the message under every question
    help: str  # the message on how to answer
    then: str  # the message on what a line may not go on after

    def table(self, view: dict[str, Any], texts: Texts, width: int, paint: Paint) -> str:
        """The whole table."""

    def sheet(self, view: dict[str, Any], seat: int, texts: Texts, width: int, paint: Paint) -> str:
        """What another player has before them, where that does not lie on the table anyway; or nothing."""

    def question(self, view: dict[str, Any], texts: Texts, paint: Paint) -> str:
        """What the seat is asked, in one line."""

    def answers(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        """Its legal actions, as typed and in words; in groups where they are not numbered."""

    def numbered(self, view: dict[str, Any]) -> bool:
        """Whether the answers are all the legal actions in their order, so that a number may stand for one."""

    def meanings(self, game: Game, typed: str, legal: Sequence[str]) -> list[str]:
        """The legal actions that a typed text may stand for."""

    def known(self, game: Game, typed: str) -> list[str]:
        """The actions of the game, possible now or not, that it may stand for."""

    def rule(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        """The rule behind the question, as paragraphs."""

    def legend(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        """What the marks on the table mean, as paragraphs."""

    def why_not(self, view: dict[str, Any], text: str, texts: Texts, paint: Paint) -> str:
        """Why an action that exists is not possible now."""

    def tell(self, events: Sequence[Event], texts: Texts, paint: Paint, viewer: int) -> list[str]:
        """What happened, in sentences."""

    def may_hurry(self, view: dict[str, Any]) -> bool:
        """Whether a question with one answer may be answered for the player."""

    def silent(self, view: dict[str, Any]) -> bool:
        """Whether each player sees a table of their own."""

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether the seat that is asked may see what the other players may not."""

    def ending(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        """How the game ended: who won, what was reached, why it is over."""


class OnirimFace:
    """Onirim's."""

    hint = "hint"
    help = "help-answers"
    then = "read-then"

    def table(self, view: dict[str, Any], texts: Texts, width: int, paint: Paint) -> str:
        return table.draw(view, texts, width, paint)

    def sheet(self, view: dict[str, Any], seat: int, texts: Texts, width: int, paint: Paint) -> str:
        return ""

    def question(self, view: dict[str, Any], texts: Texts, paint: Paint) -> str:
        return asking.question(view, Words(texts, paint))

    def answers(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.answers(view, Words(texts, paint))

    def numbered(self, view: dict[str, Any]) -> bool:
        return True

    def meanings(self, game: Game, typed: str, legal: Sequence[str]) -> list[str]:
        return meanings(typed, legal)

    def known(self, game: Game, typed: str) -> list[str]:
        return meanings(typed, vocabulary(game))

    def rule(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.rule(view, Words(texts, paint))

    def legend(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return []

    def why_not(self, view: dict[str, Any], text: str, texts: Texts, paint: Paint) -> str:
        return reasons.why_not(view, text, Words(texts, paint))

    def tell(self, events: Sequence[Event], texts: Texts, paint: Paint, viewer: int) -> list[str]:
        return telling.tell(events, Words(texts, paint), viewer)

    def may_hurry(self, view: dict[str, Any]) -> bool:
        return asking.may_hurry(view)

    def silent(self, view: dict[str, Any]) -> bool:
        return asking.silent(view)

    def hides(self, view: dict[str, Any]) -> bool:
        return asking.hides(view)

    def ending(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return telling.ending(view, Words(texts, paint))


FACES: dict[str, Face] = {"onirim": OnirimFace(), "daydream": DaydreamFace()}
