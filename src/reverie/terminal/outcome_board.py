"""A board while people say what came: the game's own table above, the outcomes to type or choose from below."""

from collections.abc import Sequence

from reverie.core.view import View
from reverie.terminal.answer_list import ANSWER, MOVES, AnswerList
from reverie.terminal.game_board import ROOMY, TERSE, Board, Key, Reply
from reverie.terminal.picture import Picture
from reverie.texts import Texts
from reverie.textui.ink import Paint, wrapped
from reverie.textui.own_words import OwnWords

MOST = 9  # lines of outcomes


class OutcomeBoard:
    """The outcomes of chance over another board; letters that begin one of them filter the list, until one is left."""

    def __init__(self, board: Board, outcomes: dict[str, int], texts: Texts, paint: Paint) -> None:
        self.board = board
        self.face = board.face
        self.outcomes = outcomes
        self.texts = texts
        self.paint = paint
        self.words = OwnWords(board.face, texts, paint)
        self.answers = AnswerList()
        self.view: View
        self.typed = ""
        self.found: list[str] = []
        self._filter("")

    def _filter(self, typed: str) -> None:
        self.typed = typed
        self.found = self.words.meanings(typed, self.outcomes) if typed else list(self.outcomes)
        self.answers.offer(self.words.labels({text: self.outcomes[text] for text in self.found}))

    def show(self, view: View) -> None:
        self.view = view
        self.board.show(view)

    def narrowest(self) -> int:
        return self.board.narrowest()

    def upper(self, width: int, height: int, sided: bool, closely: int = ROOMY) -> Picture:
        return self.board.upper(width, height, sided, closely)

    def lower(self, width: int, height: int, closely: int = ROOMY) -> Picture:
        picture = self.board.lower(width, height, closely)
        question = self.face.chance_question(self.view, self.texts)
        if self.view["setup"]["players"] > 1 and closely != TERSE:
            question = self.texts.say("asked", player=self.view["seat"] + 1, question=question)
        typed = f" {self.typed}▏" if self.typed else ""
        lines = [self.paint(line, "title") for line in wrapped(question, width - len(typed))]
        picture.add(["", *lines[:-1], lines[-1] + self.paint(typed, "key")])
        if not self.typed and closely == ROOMY:
            told = self.texts.say("own-type", example=self.words.example(self.outcomes)).partition(". `")[0]
            picture.add([self.paint(line, "faint") for line in wrapped(told, width)])
        picture.below(self.answers.draw(width, max(3, min(height // 3, MOST)), self.paint, closely == TERSE))
        return picture

    def side(self, width: int) -> list[str]:
        return self.board.side(width)

    def focus(self) -> int:
        return self.board.focus()

    def press(self, target: str) -> Reply:
        kind, _, number = target.partition(" ")
        if kind != ANSWER or not number.isdigit() or int(number) >= len(self.found):
            return Reply()
        return Reply(self.found[int(number)])

    def key(self, key: str) -> Reply | None:
        if key in MOVES:
            self.answers.move(key)
            return Reply()
        if key == "enter":
            return Reply(self.found[self.answers.at])
        if key == "backspace" and self.typed:
            self._filter(self.typed[:-1])
            return Reply()
        if len(key) != 1 or not key.isalnum():
            return None
        found = self.words.meanings(self.typed + key, self.outcomes)
        if not found:
            return Reply() if self.typed else None  # a letter that begins nothing is a command
        self._filter(self.typed + key)
        return Reply(found[0]) if len(found) == 1 else Reply()

    def whose(self) -> int | None:
        return None  # what came can be said whosever table is looked at

    def keys(self) -> Sequence[Key]:
        return ()
