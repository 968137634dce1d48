"""Daydream as people see it."""

from collections.abc import Sequence
from typing import Any

from reverie.commandline.daydream import asking, reasons, spoken, table, telling
from reverie.commandline.daydream.words import Words
from reverie.commandline.ink import Paint
from reverie.core.events import Event
from reverie.core.game import Game
from reverie.texts import Texts


class DaydreamFace:
    """Its sheets, questions and events, for the terminal."""

    hint = "day-hint"
    help = "day-help-answers"
    then = "day-then"

    def table(self, view: dict[str, Any], texts: Texts, width: int, paint: Paint) -> str:
        return table.draw(view, texts, width, paint)

    def sheet(self, view: dict[str, Any], seat: int, texts: Texts, width: int, paint: Paint) -> str:
        return table.draw_sheet(view, seat, texts, width, paint)

    def question(self, view: dict[str, Any], texts: Texts, paint: Paint) -> str:
        return asking.question(view, Words(texts, paint))

    def answers(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.answers(view, Words(texts, paint))

    def numbered(self, view: dict[str, Any]) -> bool:
        return asking.numbered(view)

    def meanings(self, game: Game, typed: str, legal: Sequence[str]) -> list[str]:
        return spoken.meanings(typed, legal)

    def known(self, game: Game, typed: str) -> list[str]:
        return spoken.candidates(typed)

    def rule(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.rule(view, Words(texts, paint))

    def legend(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return asking.legend(Words(texts, paint))

    def why_not(self, view: dict[str, Any], text: str, texts: Texts, paint: Paint) -> str:
        return reasons.why_not(view, text, Words(texts, paint))

    def tell(self, events: Sequence[Event], texts: Texts, paint: Paint, viewer: int) -> list[str]:
        return telling.tell(events, Words(texts, paint), viewer)

    def may_hurry(self, view: dict[str, Any]) -> bool:
        """Whoever is done can take nothing back: that one answer is the player's own."""
        return bool(view["prompt"]["name"] != "done")

    def silent(self, view: dict[str, Any]) -> bool:
        return bool(view["setup"]["players"] > 1)

    def hides(self, view: dict[str, Any]) -> bool:
        return self.silent(view)

    def ending(self, view: dict[str, Any], texts: Texts, paint: Paint) -> list[str]:
        return telling.ending(view, Words(texts, paint))
