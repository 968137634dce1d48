"""The board any game gets: its table as text, its answers chosen by arrows, by number or by the mouse."""

from reverie.core.fairness import luck
from reverie.core.match import Match
from reverie.games.discovery import find_setup
from reverie.terminal.answer_list import ANSWER
from reverie.terminal.game_board import TERSE
from reverie.terminal.plain_board import PlainBoard
from reverie.texts import Texts
from reverie.textui.face import face_of
from reverie.textui.ink import PLAIN

SETUP = find_setup("onirim")


def board_and_match() -> tuple[PlainBoard, Match]:
    match = Match(SETUP, luck("00" * 32))
    board = PlainBoard(face_of(SETUP.game), Texts("en"), PLAIN)
    board.show(match.state.view(0))
    return board, match


def test_answers_are_chosen_by_arrows_by_number_and_by_a_press() -> None:
    board, match = board_and_match()
    answers = [action["text"] for action in board.view["actions"]]
    assert len(answers) > 2
    enter = board.key("enter")
    assert enter is not None
    assert enter.answer == answers[0]
    moved = board.key("down")
    assert moved is not None
    assert not moved.answer
    board.show(match.state.view(0))  # the same question: what was marked stays so
    enter = board.key("enter")
    assert enter is not None
    assert enter.answer == answers[1]
    assert board.press(f"{ANSWER} 2").answer == answers[2]
    third = board.key("3")
    assert third is not None
    assert third.answer == answers[2]
    assert board.key("z") is None
    match.play(0, answers[0])
    board.show(match.state.view(0))
    enter = board.key("enter")
    assert enter is not None
    assert enter.answer == board.view["actions"][0]["text"]  # another question begins at its first answer


def test_the_table_is_drawn_and_the_question_below_it() -> None:
    board, match = board_and_match()
    assert board.upper(80, 12, sided=False).lines
    assert board.narrowest() <= 80
    assert (board.side(40), board.focus(), list(board.keys())) == ([], 0, [])
    roomy, terse = board.lower(80, 24), board.lower(80, 24, TERSE)
    assert len(terse.lines) <= len(roomy.lines)
    assert any("discard" in line.lower() for line in roomy.lines)
    match.concede(0)
    board.show(match.state.view(0))
    assert board.lower(80, 24).lines == []
    assert board.key("enter") is None
