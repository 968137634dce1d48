"""Sheets as they are drawn, compared with stored pictures.

REVERIE_SNAPSHOTS=write rewrites them; look at the difference before keeping it.
"""

import io
import os
from pathlib import Path
from typing import Any

import pytest

from reverie.core.game import SPECTATOR
from reverie.texts import LANGUAGES, Texts
from reverie.textui.face import draw_table, face_of
from reverie.textui.ink import PLAIN, Paint, width_of
from reverie.textui.screen import Screen
from textui.daydream.sittings import VIEWS, Game

PICTURES = Path(__file__).parent / "snapshots"


def assert_picture(name: str, text: str) -> None:
    path = PICTURES / f"{name}.txt"
    if os.environ.get("REVERIE_SNAPSHOTS") == "write":
        path.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == path.read_text(encoding="utf-8")


def views() -> dict[str, Any]:
    """Games in the midst of it, so many answers after their beginning."""
    several = Game("BCA", 3, answers=100)
    return {
        "A": Game("A", answers=50).view(),
        "BC": Game("BC", answers=70).view(),
        "DA": Game("DA", answers=70).view(),
        "EFD": Game("EFD", answers=91).view(),
        "BCA-of-three": several.view(),
        "BCA-spectator": several.view(SPECTATOR),
        "A-over": Game("A").view(),
    }


@pytest.mark.parametrize("name", sorted(views()))
def test_the_sheet_looks_as_it_did(name: str) -> None:
    assert_picture(name, draw_table(views()[name], Texts("en"), 100))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_widest_in_every_language(lang: str) -> None:
    assert_picture(f"EFD-{lang}", draw_table(views()["EFD"], Texts(lang), 100))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("letters", VIEWS)
def test_every_view_fits_the_screen(lang: str, letters: str) -> None:
    """A hundred columns, and with the question, its answers and the news of others at most forty lines."""
    texts = Texts(lang)
    face = face_of("daydream")
    for players in (1, 5):
        for answers in (0, 21, 60):
            view = Game(letters, players, answers=answers).view()
            lines = draw_table(view, texts, 100).split("\n")
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 28
            if view["prompt"] is not None:
                assert len(face.answers(view, texts, PLAIN)) <= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_change_nothing_but_the_colour(lang: str) -> None:
    for view in views().values():
        plain = draw_table(view, Texts(lang), 100).split("\n")
        painted = draw_table(view, Texts(lang), 100, Paint(True)).split("\n")
        assert [width_of(line.rstrip()) for line in painted] == [len(line) for line in plain]


def test_cells_digits_and_rows_are_where_they_are_called() -> None:
    """Column letters stand above their cells, line numbers before them."""
    view = Game("EFD", answers=91).view()
    lines = draw_table(view, Texts("en"), 100).split("\n")
    grid = {line[:2].strip(): line for line in lines[2:20] if line[:2].strip().isdigit()}
    for cell, digit in view["sheets"][0]["cells"].items():
        assert grid[cell[1:]][lines[1].index(cell[0])] == str(digit)
    free = {action["text"].split()[2] for action in view["actions"] if action["text"].startswith("write")}
    assert free
    for cell in free:
        assert grid[cell[1:]][lines[1].index(cell[0])] == "_"


def test_another_draft_is_not_drawn() -> None:
    """Player 2's table is the same before and after player 1 writes."""
    before, after = Game("A", 2, answers=6), Game("A", 2, answers=8)
    assert before.match.state.actors() == after.match.state.actors() == [0, 1]
    assert before.view(0) != after.view(0)
    texts = Texts("en")
    assert draw_table(before.view(1), texts, 100) == draw_table(after.view(1), texts, 100)
    assert draw_table(before.view(SPECTATOR), texts, 100) == draw_table(after.view(SPECTATOR), texts, 100)


def test_a_smaller_alphabet_still_shows_the_sheet() -> None:
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    Screen(io.StringIO(), output).show(draw_table(views()["EFD"], Texts("en"), 100))
    output.seek(0)
    text = output.read()
    assert "?" not in text
    assert max(map(len, text.split("\n"))) <= 100


def test_a_full_family_of_frames_that_earned_nothing_says_so() -> None:
    view = Game("EFD", answers=91).view()
    frames = view["sheets"][0]["frames"]
    frames["left"][0], frames["earned"][0], frames["open"][0] = 0, 0, []
    shown = draw_table(view, Texts("en"), 100)
    assert "full, nothing earned" in shown
    assert "0 to fill" not in shown
