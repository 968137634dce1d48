"""The table as it is drawn, compared with stored pictures.

REVERIE_SNAPSHOTS=write rewrites them; look at the difference before keeping it.
"""

import io
import os
from pathlib import Path
from typing import Any

import pytest

from playing import Table, duo, solo
from reverie.core.game import SPECTATOR
from reverie.texts import LANGUAGES, Texts
from reverie.textui.face import draw_table
from reverie.textui.ink import Paint, width_of
from reverie.textui.screen import Screen

PICTURES = Path(__file__).parent / "snapshots"
GOALS = "red goal, blue goal, green goal, brown goal, brown goal, blue goal, green goal, red goal"
PREMONITIONS = "red premonition, three premonition, pair premonition, every premonition"


def assert_picture(name: str, text: str) -> None:
    path = PICTURES / f"{name}.txt"
    if os.environ.get("REVERIE_SNAPSHOTS") == "write":
        path.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == path.read_text(encoding="utf-8")


def prophecy() -> Table:
    t = solo(hand="red sun, red moon, blue sun, blue moon, green key")
    t.do("play red sun").deal("red key").do("play red moon").deal("brown sun")
    return t.do("discard green key").deal("nightmare, red door, 2 red sun, blue moon")


def ordered() -> Table:
    return prophecy().do("bin nightmare", "put red door, 2 red sun")


def all_of_it() -> Table:
    hand = "red sun, red moon, red key, blue tower 3, green tower 5"
    t = solo("onirim+book+towers+dreams", hand, GOALS, PREMONITIONS)
    t.do("play red sun").deal("blue sun").do("play red moon").deal("brown moon")
    t.do("play red key", "take").deal("green moon")
    return t.do("play blue tower 3 right").deal("green key").do("play green tower 5 left").deal("brown sun")


def silent() -> Table:
    t = duo("onirim+towers", "silent").do("play red sun").deal("brown moon")
    return t.do("discard blue key", "no swap").deal("nightmare, green tower 4, red door, brown sun, green key")


def views() -> dict[str, Any]:
    t = silent()
    return {
        "prophecy": prophecy().view(),
        "known-top": ordered().view(),
        "everything": all_of_it().view(),
        "two-open": duo().do("play red sun").deal("nightmare").view(),
        "two-silent-looking": t.view(1),
        "two-silent-partner": t.view(0),
        "two-silent-spectator": t.view(SPECTATOR),
    }


@pytest.mark.parametrize("name", sorted(views()))
def test_the_table_looks_as_it_did(name: str) -> None:
    assert_picture(name, draw_table(views()[name], Texts("en"), 100))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_every_language(lang: str) -> None:
    assert_picture(f"everything-{lang}", draw_table(views()["everything"], Texts(lang), 100))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_too_wide(lang: str, width: int) -> None:
    for view in views().values():
        for line in draw_table(view, Texts(lang), width).split("\n"):
            assert len(line) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_change_nothing_but_the_colour(lang: str) -> None:
    for view in views().values():
        plain = draw_table(view, Texts(lang), 100).split("\n")
        painted = draw_table(view, Texts(lang), 100, Paint(True)).split("\n")
        assert [width_of(line.rstrip()) for line in painted] == [len(line) for line in plain]


def test_a_hidden_hand_is_not_drawn() -> None:
    """What only player 2 looks at, and what player 1 holds unseen, is on nobody else's table."""
    t = silent()
    assert "green tower 4" in draw_table(t.view(1), Texts("en"), 100)
    for seat in (0, SPECTATOR):
        assert "green tower 4" not in draw_table(t.view(seat), Texts("en"), 100)
    for seat in (1, SPECTATOR):
        assert "red moon · red key · 1 hidden card" in draw_table(t.view(seat), Texts("en"), 100)


def test_a_smaller_alphabet_still_shows_the_table() -> None:
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    Screen(io.StringIO(), output).show(draw_table(views()["everything"], Texts("fr"), 100))
    output.seek(0)
    text = output.read()
    assert "* Soleil" in text
    assert "+--" in text
