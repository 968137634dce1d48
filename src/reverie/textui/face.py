"""A game as people see it in text: its table, questions, answers and events.

Everything is made from a seat's view and from what it heard. A `Face` draws any game from its view and the messages
of its catalogues; a game that wants more overrides what it shows better.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.core.errors import Unreadable
from reverie.core.events import Event
from reverie.core.game import Game, Setup
from reverie.core.view import View, prompt_of, result_of
from reverie.games.discovery import event_table_of, find_setup, kit_of
from reverie.games.event_table import slug
from reverie.texts import Texts
from reverie.textui.ink import PLAIN, Paint, columns, wrapped
from reverie.textui.plain_words import PlainWords
from reverie.textui.telling import Teller
from reverie.textui.typed_answers import meanings

if TYPE_CHECKING:
    from reverie.games.kit import GameKit


class Face:
    """How a game is shown and answered in text; by default from its view and its messages."""

    hint = "hint"  # the message under every question
    help = "help-answers"  # the message on how to answer
    then = "read-then"  # the message on what a line may not go on after
    turns = frozenset({"turn"})  # the events that begin a turn

    def __init__(self, kit: "GameKit") -> None:
        self.kit = kit

    def words(self, texts: Texts, paint: Paint) -> PlainWords:
        return PlainWords(self.kit.messages or self.kit.name, texts, paint)

    # -- the table ------------------------------------------------------------------------------

    def table(self, view: View, texts: Texts, width: int, paint: Paint) -> str:
        """Draw the whole table."""
        words = self.words(texts, paint)
        title = self.kit.setup_title(setup_of(view), texts)
        return "\n".join([words.header(title, self.turn(view, texts), width), *words.table(view, width)])

    def sheet(self, view: View, seat: int, texts: Texts, width: int, paint: Paint) -> str:
        """Draw what another player has before them; empty where that lies on the table anyway."""
        return ""

    def turn(self, view: View, texts: Texts) -> str:
        """Say where the game stands, for the head of a screen; empty if the game counts no turns."""
        return texts.say("plain-turn", turn=view["turn"]) if "turn" in view else ""

    def player(self, seat: int, viewer: int, texts: Texts) -> str:
        """Name a seat to the viewer."""
        return texts.say("plain-player", player=seat + 1, who="you" if seat == viewer else "other")

    def legend(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        """Explain the marks on the table, in paragraphs."""
        return []

    # -- the question ---------------------------------------------------------------------------

    def question(self, view: View, texts: Texts, paint: Paint) -> str:
        """Ask what the seat is asked, in one line."""
        return self.words(texts, paint).question(prompt_of(view))

    def typed(self, view: View, texts: Texts) -> str:
        """List the words that answers to the question begin with, between commas, for people who type them."""
        return texts.found(f"{self.kit.messages or self.kit.name}-ask-{slug(prompt_of(view)['name'])}.typed")

    def answers(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        """List the legal actions, as typed and in words; in groups where they are not numbered."""
        words = self.words(texts, paint)
        typed = [action["text"] for action in view["actions"]]
        told = [words.action(text) for text in typed]
        return [text if text == meaning else f"{text} · {meaning}" for text, meaning in zip(typed, told, strict=True)]

    def label(self, view: View, text: str, texts: Texts, paint: Paint) -> str:
        """Label a legal action where it is chosen, not typed."""
        return self.words(texts, paint).action(text)

    def numbered(self, view: View) -> bool:
        """Tell whether the answers are all the legal actions in their order, so that a number may stand for one."""
        return True

    def meanings(self, game: Game, typed: str, legal: Sequence[str]) -> list[str]:
        """Find the legal actions that a typed text may stand for."""
        return meanings(typed, legal)

    def known(self, game: Game, typed: str) -> list[str]:
        """Find the actions of the game, possible now or not, that it may stand for.

        By default the one it spells out: the actions of a game need not be finitely many.
        """
        try:
            return [game.write(0, game.read(0, typed))]
        except Unreadable:
            return []

    def rule(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        """Quote the rule behind the question, in paragraphs."""
        told = [f"rule-{rule}" for rule in prompt_of(view)["rules"]]
        return [texts.say(message) for message in told if texts.has(message)] or [texts.say("plain-no-rule")]

    def why_not(self, view: View, text: str, texts: Texts, paint: Paint) -> str:
        """Say why an action that exists is not possible now."""
        return texts.say("plain-why-not")

    def may_hurry(self, view: View) -> bool:
        """Tell whether a question with one answer may be answered for the player."""
        return not self.hides(view)

    # -- chance, where people deal and roll themselves ------------------------------------------

    def chance_question(self, view: View, texts: Texts) -> str:
        """Ask what chance gave, in one line."""
        return texts.found(f"{self.kit.messages or self.kit.name}-chance-{slug(view['phase'])}") or texts.say("own-ask")

    def outcome(self, text: str, texts: Texts, paint: Paint) -> str:
        """Name an outcome of chance."""
        return text

    def spellings(self, text: str, texts: Texts) -> list[str]:
        """List the ways to spell an outcome in full, the likeliest first; people type the beginnings of the words."""
        return [self.outcome(text, texts, PLAIN), text]

    def thing(self, text: str, texts: Texts, paint: Paint) -> str:
        """Name something that lies in a pile."""
        return self.outcome(text, texts, paint)

    # -- who sees what --------------------------------------------------------------------------

    def silent(self, view: View) -> bool:
        """Tell whether each player sees a table of their own."""
        return self.kit.facts(setup_of(view)).hidden

    def hides(self, view: View) -> bool:
        """Tell whether the seat that is asked may see what the other players may not."""
        return self.silent(view)

    # -- what happened --------------------------------------------------------------------------

    def tell(
        self, events: Sequence[Event], texts: Texts, paint: Paint, viewer: int, names: Sequence[str] = ()
    ) -> list[str]:
        """Tell one seat what happened, in sentences; to a negative viewer nobody is `you`.

        `names` are those of the seats; a seat without one is called by its number.
        """
        return Teller(event_table_of(self.kit.name), self.words(texts, paint), self.style, names).tell(events, viewer)

    def style(self, value: str) -> str:
        """Name the colour of a value of an event, such as a card; empty for none."""
        return ""

    def ending(self, view: View, texts: Texts, paint: Paint) -> list[str]:
        """Tell how the game ended: who won, what was reached, why it is over."""
        return self.words(texts, paint).ending(result_of(view), self.kit.facts(setup_of(view)))


def typed_question(face: Face, view: View, texts: Texts) -> str:
    """Ask where answers are typed: with the words to begin with, unless they stand in the question anyway."""
    question = face.question(view, texts, PLAIN)
    typed = face.typed(view, texts).split(", ")
    return question if all(word in question.lower() for word in typed) else f"{question} ({', '.join(typed)})"


def question_lines(face: Face, view: View, texts: Texts, paint: Paint, width: int) -> list[str]:
    """Write a question and its answers, as lines of that width."""
    question = typed_question(face, view, texts)
    if view["setup"]["players"] > 1:
        question = texts.say("asked", player=view["seat"] + 1, question=question)
    lines = wrapped(paint(question, "strong"), width)
    answers = face.answers(view, texts, paint)
    if face.numbered(view):
        digits = len(str(len(answers)))
        return [*lines, *columns([f"{n:{digits}} {answer}" for n, answer in enumerate(answers, 1)], width)]
    for answer in answers:
        lines += [f"{'  ' if n else ''}{line}" for n, line in enumerate(wrapped(answer, width - 2))]
    return lines


def face_of(game: str) -> Face:
    """Find the face of a game by its name."""
    kit = kit_of(game)
    return kit.face() or Face(kit)


def setup_of(view: View) -> Setup:
    """Find the set-up of a view."""
    return find_setup(view["setup"]["spelling"], view["setup"]["players"], view["setup"]["options"])


def draw_table(view: View, texts: Texts, width: int, paint: Paint = PLAIN) -> str:
    """Draw the table of any game, from a view and from nothing else."""
    return face_of(view["game"]).table(view, texts, width, paint)
