"""What the terminal needs to know of a game to show it; one face a game."""

from collections.abc import Sequence
from typing import Any, Protocol

from reverie.commandline.ink import Paint
from reverie.commandline.onirim import asking, reasons, table, telling
from reverie.commandline.onirim.words import Words
from reverie.core.events import Event
from reverie.texts import Texts


class Face(Protocol):
    """A game as people see it: everything is made from a seat's view and from what it heard."""

    def table(self, view: dict[str, Any], texts: Texts, width: int, paint: Paint) -> str:
        """The whole table."""

    def question(self, view: dict[str, Any], texts: Texts, paint: Paint) -> str:
        """What the seat is asked, in one line."""

    def answers(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        """Its legal actions, as typed and in words."""

    def rule(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        """The rule behind the question, as paragraphs."""

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

    def table(self, view: dict[str, Any], texts: Texts, width: int, paint: Paint) -> str:
        return table.draw(view, texts, width, paint)

    def question(self, view: dict[str, Any], texts: Texts, paint: Paint) -> str:
        return asking.question(view, Words(texts, paint))

    def answers(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.answers(view, Words(texts, paint))

    def rule(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.rule(view, Words(texts, paint))

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


FACES: dict[str, Face] = {"onirim": OnirimFace()}
