"""The face of Daydream: its sheets, questions and events as text."""

from collections.abc import Sequence

from reverie.core.game import Game
from reverie.core.view import View, prompt_of
from reverie.games.daydream.text import abbreviations, ending, questions, refusals, table_drawing
from reverie.games.daydream.text.words import Words
from reverie.games.daydream.view_types import daydream_view
from reverie.games.event_table import slug
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import PLAIN, Paint


class DaydreamFace(Face):
    """Shows sheets, questions and events of Daydream as text."""

    hint = "day-hint"
    help = "day-help-answers"
    then = "day-then"
    turns = frozenset({"rolled"})

    def table(self, view: View, texts: Texts, width: int, paint: Paint) -> str:
        return table_drawing.draw(daydream_view(view), texts, width, paint)

    def sheet(self, view: View, seat: int, texts: Texts, width: int, paint: Paint) -> str:
        return table_drawing.draw_sheet(daydream_view(view), seat, texts, width, paint)

    def turn(self, view: View, texts: Texts) -> str:
        return Words(texts, PLAIN).say("start") if view["turn"] == 0 else super().turn(view, texts)

    def question(self, view: View, texts: Texts, paint: Paint) -> str:
        return questions.question(daydream_view(view), Words(texts, paint))

    def answers(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return questions.answers(daydream_view(view), Words(texts, paint))

    def numbered(self, view: View) -> bool:
        return questions.numbered(daydream_view(view))

    def meanings(self, game: Game, typed: str, legal: Sequence[str]) -> list[str]:
        return abbreviations.meanings(typed, legal)

    def known(self, game: Game, typed: str) -> list[str]:
        return abbreviations.candidates(typed)

    def rule(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return questions.rule(daydream_view(view), Words(texts, paint))

    def legend(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return questions.legend(Words(texts, paint))

    def why_not(self, view: View, text: str, texts: Texts, paint: Paint) -> str:
        return refusals.why_not(daydream_view(view), text, Words(texts, paint))

    def may_hurry(self, view: View) -> bool:
        """Never answer `done` for a player: who is done can take nothing back."""
        return bool(prompt_of(view)["name"] != "done")

    def outcome(self, text: str, texts: Texts, paint: Paint) -> str:
        return text.removeprefix("roll ")

    def spellings(self, text: str, texts: Texts) -> list[str]:
        one, other = self.outcome(text, texts, PLAIN).split()
        return [f"{one} {other}", f"{other} {one}", text]

    def thing(self, text: str, texts: Texts, paint: Paint) -> str:
        return texts.found(f"day-mark-{slug(text)}") or text

    def silent(self, view: View) -> bool:
        return bool(view["setup"]["players"] > 1)

    def hides(self, view: View) -> bool:
        return self.silent(daydream_view(view))

    def ending(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return ending.ending(daydream_view(view), Words(texts, paint))
