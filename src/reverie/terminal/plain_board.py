"""Any game on the screen: its table as text, its answers to choose from."""

from collections.abc import Sequence
from typing import Final

from reverie.core.view import View
from reverie.games.discovery import kit_of
from reverie.terminal.answer_list import ANSWER, MOVES, AnswerList
from reverie.terminal.game_board import ROOMY, TERSE, Board, BoardBase, Key, Reply
from reverie.terminal.picture import Picture
from reverie.texts import Texts
from reverie.textui.face import Face, face_of
from reverie.textui.ink import Paint

NARROWEST: Final = 40
MOST: Final = 12  # lines of answers


class PlainBoard(BoardBase):
    """One seat's view of a game without a board of its own, and which of its answers is marked."""

    def __init__(self, face: Face, texts: Texts, paint: Paint) -> None:
        super().__init__(face, texts, paint)
        self.answers = AnswerList()
        self.view: View
        self.shown: tuple[int, int | None] | None = None  # whose view it is, and the number of its question

    def show(self, view: View) -> None:
        same = self.shown == (view["seat"], view["decision"])
        self.shown = view["seat"], view["decision"]
        self.view = view
        labels = [self.face.label(view, action["text"], self.texts, self.paint) for action in view["actions"]]
        self.answers.offer(labels, self.answers.at if same else 0)

    def narrowest(self) -> int:
        return NARROWEST

    def upper(self, width: int, height: int, sided: bool, closely: int = ROOMY) -> Picture:
        """Return the table as the line client draws it, without its head: that is the screen's own."""
        return Picture(self.face.table(self.view, self.texts, width, self.paint).split("\n")[1:])

    def lower(self, width: int, height: int, closely: int = ROOMY) -> Picture:
        picture = Picture()
        if self.view["prompt"] is not None:
            picture.add(["", *self.question(self.view, width, closely == TERSE)])
            picture.below(self.answers.draw(width, max(3, min(height // 3, MOST)), self.paint, closely == TERSE))
        return picture

    def side(self, width: int) -> list[str]:
        return []

    def focus(self) -> int:
        return 0

    def press(self, target: str) -> Reply:
        _, _, number = target.partition(" ")
        self.answers.at = int(number)
        return self._chosen()

    def key(self, key: str) -> Reply | None:
        if key in MOVES:
            self.answers.move(key)
            return Reply()
        if key == "enter" and self.view["actions"]:
            return self._chosen()
        number = self.answers.numbered(key)
        return self.press(f"{ANSWER} {number}") if number is not None else None

    def keys(self) -> Sequence[Key]:
        return ()

    def _chosen(self) -> Reply:
        return Reply(str(self.view["actions"][self.answers.at]["text"]))


def board_of(game: str, texts: Texts, paint: Paint) -> Board:
    """Return the board of a game, or the plain one."""
    return kit_of(game).board(texts, paint) or PlainBoard(face_of(game), texts, paint)
