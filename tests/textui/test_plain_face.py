"""The face any game gets: from its view, its messages and nothing else."""

from reverie.core.errors import Unreadable
from reverie.core.game import Game
from reverie.core.view import ResultData
from reverie.games.kit import Facts, GameKit
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import PLAIN
from reverie.textui.plain_words import PlainWords

WORDS = PlainWords("nothing", Texts("en"), PLAIN)


class Counting(Game):
    """A game with as many actions as there are numbers."""

    def __init__(self) -> None:
        super().__init__("counting", 1, {}, {})

    def write(self, actor: int, action: int) -> str:
        return f"play {action}"

    def read(self, actor: int, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb != "play" or not number.isdecimal():
            raise Unreadable(text)
        return int(number)


def test_actions_without_end_are_read_not_listed() -> None:
    face = Face(GameKit())
    assert face.known(Counting(), "play 9") == ["play 9"]
    assert face.known(Counting(), "play nine") == []


def test_a_view_becomes_a_table() -> None:
    view = {
        "game": "nothing",
        "turn": 3,
        "stock": 7,
        "rows": [["a", "b"], []],
        "top_card": None,
        "open": True,
        "counts": {"red": 2, "blue": 1},
        "hands": {"first": ["x"], "second": {"hidden": 2}},
    }
    assert WORDS.table(view, 60) == [
        " Stock     7",
        " Rows      1  a b",
        "           2  \u2013",
        " Top card  \u2013",
        " Open      yes",
        " Counts    Red 2 · Blue 1",
        " Hands     First   x",
        "           Second  Hidden 2",
    ]


def test_events_and_endings_need_no_messages() -> None:
    assert WORDS.event("card drawn", {"cards": ["a", "b"], "left": 3}) == "Card drawn: Cards a b, Left 3."
    assert WORDS.event("over", {"reason": "no cards"}) == "It is over: no cards."
    result: ResultData = {"scores": [4, 6], "winners": [1], "reason": "no cards"}
    assert WORDS.ending(result, Facts(cooperative=False, shared_score=False)) == [
        "Player 2 wins.",
        "It is over: no cards.",
        "Player 1: 4",
        "Player 2: 6",
    ]
    assert WORDS.ending(result, Facts()) == ["Won!", "It is over: no cards.", "Score: 10"]
    assert WORDS.ending({**result, "winners": []}, Facts(winnable=False))[0] == "It is over: no cards."
