"""The face of Onirim: its table, questions and events as text."""

from reverie.core.game import Game
from reverie.core.view import View
from reverie.games.onirim.rules.ruleset import NOTATION
from reverie.games.onirim.text import ending, questions, refusals, table_drawing
from reverie.games.onirim.text.words import Words, style_of
from reverie.games.onirim.view_types import onirim_view
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import Paint
from reverie.textui.typed_answers import meanings


class OnirimFace(Face):
    """Its cards, questions and events, for the terminal."""

    help = "oni-help-answers"

    def table(self, view: View, texts: Texts, width: int, paint: Paint) -> str:
        return table_drawing.draw(onirim_view(view), texts, width, paint)

    def question(self, view: View, texts: Texts, paint: Paint) -> str:
        return questions.question(onirim_view(view), Words(texts, paint))

    def answers(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return questions.answers(onirim_view(view), Words(texts, paint))

    def known(self, game: Game, typed: str) -> list[str]:
        return meanings(typed, NOTATION)

    def rule(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return questions.rule(onirim_view(view), Words(texts, paint))

    def why_not(self, view: View, text: str, texts: Texts, paint: Paint) -> str:
        return refusals.why_not(onirim_view(view), text, Words(texts, paint))

    def may_hurry(self, view: View) -> bool:
        return questions.may_hurry(onirim_view(view))

    def outcome(self, text: str, texts: Texts, paint: Paint) -> str:
        return Words(texts, paint).card(text)

    def silent(self, view: View) -> bool:
        return questions.silent(onirim_view(view))

    def hides(self, view: View) -> bool:
        return questions.hides(onirim_view(view))

    def style(self, value: str) -> str:
        return style_of(value)

    def ending(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        return ending.ending(onirim_view(view), Words(texts, paint))
