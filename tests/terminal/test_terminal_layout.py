"""Eighty columns and twenty-four lines: whatever a decision needs is in sight, in the fullest set-ups too."""

from pathlib import Path

import pytest

from reverie.files import load_file
from reverie.terminal.answer_list import AnswerList
from reverie.terminal.game_board import Board
from reverie.terminal.plain_board import board_of
from reverie.terminal.screen_layout import Layout, laid_out
from reverie.texts import LANGUAGES, Texts
from reverie.textui.ink import PLAIN, width_of
from terminal.visits import SMALL

RECORDS = Path(__file__).parents[1] / "records"
EVERY = 9  # decisions between two that are looked at
AROUND = 2  # lines of the screen that are no table: its head and its keys


def laid(board: Board, width: int, height: int) -> Layout:
    return laid_out(
        lambda lines, closely: board.upper(width, lines, False, closely),
        lambda closely: board.lower(width, height, closely),
        ["You draw.", "You play."],
        height,
    )


@pytest.mark.parametrize(
    "record",
    [
        "onirim/onirim+book+towers+dreams",
        "onirim/onirim+book+towers+dreams_2_open",
        "onirim/onirim+book+towers+dreams_2_silent",
        "daydream/daydream-EFD",
        "daydream/daydream-EFD_5",
        "daydream/daydream-BCA_5",
    ],
)
def test_the_fullest_tables_fit(record: str) -> None:
    """A line too many may happen in a language of long words, two at the worst; nothing is ever cut at the right."""
    width, height = SMALL
    states = load_file(RECORDS / f"{record}.record")[1].states
    views = [state.view(min(state.actors())) for state in states if state.actors() and min(state.actors()) >= 0]
    over = []
    for lang in LANGUAGES:
        texts = Texts(lang)
        for view in views[::EVERY]:
            board = board_of(view["game"], texts, PLAIN)
            board.show(view)
            layout = laid(board, width, height - AROUND)
            lines = [*layout.upper.lines, *layout.lower.lines]
            assert max(map(width_of, lines)) <= width, "\n".join(lines)
            over.append(layout.height() - (height - AROUND))
    assert max(over) <= 2
    assert sum(one > 0 for one in over) <= len(over) // 10


def test_the_log_shrinks_before_the_table_does() -> None:
    view = load_file(RECORDS / "onirim" / "onirim+book+towers+dreams.record")[1].states[12].view(0)
    board = board_of("onirim", Texts("en"), PLAIN)
    board.show(view)
    height = next(height for height in range(60, 0, -1) if len(laid(board, 80, height).news) < 2)
    roomy, shrunk = laid(board, 80, height + 1), laid(board, 80, height)
    assert roomy.upper.lines == shrunk.upper.lines
    assert roomy.lower.lines == shrunk.lower.lines


def test_long_answers_go_on_in_the_next_line_and_can_be_pressed_there() -> None:
    choosing = AnswerList()
    choosing.offer(["short", "an answer that is much too long for a single line of this width", "last"])
    picture = choosing.draw(30, 9, PLAIN)
    assert max(map(width_of, picture.lines)) <= 30
    words = " ".join(" ".join(picture.lines).split())
    assert "much too long for a single line of this width" in words
    rows = [picture.at(4, y) for y in range(len(picture.lines))]
    assert rows[0] == "answer 0"
    assert rows[-1] == "answer 2"
    assert set(rows[1:-1]) == {"answer 1"}


def test_only_answers_around_the_mark_are_shown_where_they_are_many() -> None:
    choosing = AnswerList()
    choosing.offer([f"number {n} of so many answers" for n in range(40)], at=20)
    picture = choosing.draw(40, 5, PLAIN)
    assert len(picture.lines) == 5
    assert any("▸21 number" in line for line in picture.lines)
    assert picture.lines[0].endswith("↑")
    assert picture.lines[-1].endswith("↓")
