"""Results to send to friends say how well it went, in four languages, and spoil nothing."""

import re

import pytest

from reverie.core.game import Result
from reverie.core.record import Record
from reverie.games.discovery import find_setup
from reverie.server.rows import CASUAL, DAILY, FINISHED, MatchRow
from reverie.server.share import share_text
from reverie.texts import LANGUAGES, Texts


def shared(
    lang: str, spelling: str, result: Result | None, seat: int | None = 0, day: str | None = None, streak: int = 0
) -> str:
    players = 1 if result is None else len(result.scores)
    setup = find_setup(spelling, players)
    record = Record(setup, 1)
    record.result = result
    kind = DAILY if day else CASUAL
    row = MatchRow(
        *("m", setup.game, spelling, players, "{}", 1, kind, day, 0, 1, None, "code", "5eed" * 16, "sha256:"),
        *(FINISHED, 0, 0, 0, 9, 0, None, 0, None, None, 0),
    )
    return share_text(row, record, seat, Texts(lang), streak)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_onirim_shows_doors_but_no_colours(lang: str) -> None:
    lost = shared(lang, "onirim+book", Result([3], [], "deck"), day="2026-11-16", streak=1)
    won = shared(lang, "onirim+book", Result([8], [0], "doors"), day="2026-11-16", streak=5)
    assert [text.count("🚪") for text in (lost, won)] == [3, 8]
    assert {"16", "2026"} <= set(re.findall(r"\d+", lost.splitlines()[0]))
    assert "-" not in lost.splitlines()[0]
    assert len(lost.splitlines()) == 4
    assert "5" in won.splitlines()[-1]
    colours = {Texts(lang).say(f"oni-card-{colour}-door").lower() for colour in ("red", "blue", "green", "brown")}
    assert not any(colour in (lost + won).lower() for colour in colours)
    assert "5eed" not in lost + won


@pytest.mark.parametrize("lang", LANGUAGES)
def test_daydream_alone_shows_score_and_name(lang: str) -> None:
    done = shared(lang, "daydream:A", Result([9], [0], "full"))
    assert "★★★☆" in done
    assert "9" in done
    assert "★" not in shared(lang, "daydream:A", Result([9], [], "conceded"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_thorns_may_cost_more_than_there_is(lang: str) -> None:
    assert "\u22121 " in shared(lang, "daydream:A", Result([-1], [0], "full"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_several_shows_all_scores_and_who_speaks(lang: str) -> None:
    result = Result([12, 20, 20], [1, 2], "full")
    won = shared(lang, "daydream:A", result, seat=1)
    lost = shared(lang, "daydream:A", result, seat=0)
    sole = shared(lang, "daydream:A", Result([12, 20], [1], "full"), seat=1)
    watched = shared(lang, "daydream:A", result, seat=None)
    assert len({won, lost, sole, watched}) == 4
    assert all("12 · 20" in text for text in (won, lost, sole, watched))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_under_way_says_so(lang: str) -> None:
    assert len(shared(lang, "onirim", None).splitlines()) == 3
