"""Riddles on the terminal's screen: of the day, of the ladder, by theme; one answer, then verdict and challenge."""

import json
from pathlib import Path

import pytest
from textual.widgets import OptionList

from reverie.games.discovery import facts_of
from reverie.riddles.ladder import kept_for_a_day, riddle_of_day
from reverie.riddles.library import riddles, setup_of_riddle, themes
from reverie.riddles.own_tries import OwnTries, own_file, utc_today
from reverie.riddles.tries import PUBLIC, ladder_of
from reverie.terminal.boxes import Page, Pick
from reverie.terminal.replay import ReplayScreen
from reverie.terminal.riddle_desk import RiddleDesk
from reverie.terminal.riddle_screens import RiddleScreen, RiddlesScreen
from reverie.texts import LANGUAGES
from terminal.visits import SMALL, WIDE, Visit, run, visiting


def desk_of(visit: Visit) -> RiddleDesk:
    desk = visit.table.desk
    assert isinstance(desk, RiddleDesk)
    return desk


async def answer(visit: Visit, text: str) -> None:
    """Type an answer, and give it."""
    await visit.press("colon")
    await visit.type_in(text)
    await visit.press("enter")
    await visit.until(lambda: isinstance(visit.app.screen, Pick))
    await visit.press("enter")
    await visit.until(lambda: isinstance(visit.app.screen, Page))


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_riddle_of_the_day_counts_once_and_makes_a_streak(size: tuple[int, int]) -> None:
    async def work() -> None:
        name = riddle_of_day(PUBLIC, riddles(), utc_today())
        assert name is not None
        riddle = riddles()[name]
        async with visiting(size=size) as visit:
            await visit.choose("riddles")
            assert isinstance(visit.app.screen, RiddlesScreen)
            await visit.sees("No streak yet")
            await visit.choose("day")
            assert desk_of(visit).riddle is riddle
            assert visit.view == riddle.view()
            for key in ("h", "u", "b"):
                await visit.press(key)
                assert not isinstance(visit.app.screen, Page), "no hint, and nothing to take back"
            await visit.press("n", "v", "c")
            assert isinstance(visit.app.screen, RiddleScreen), "nothing of the verdict before the answer"
            # Thought over once, then given.
            await visit.press("colon")
            await visit.type_in(riddle.tempting)
            await visit.press("enter")
            await visit.until(lambda: isinstance(visit.app.screen, Pick))
            await visit.press("escape")
            assert not own_file().exists()
            await answer(visit, riddle.best)
            await visit.sees("Right!")
            await visit.press("escape")
            kept = json.loads(own_file().read_text())
            assert [(one["riddle"], one["solved"], one["day"]) for one in kept] == [
                (name, True, utc_today().isoformat())
            ]
            await visit.press("q")
            await visit.sees("One day, longest")
            await visit.choose("day")
            await visit.sees("Right!")  # looked at again, it only tells the verdict
            await visit.press("escape", "q")
            assert len(OwnTries(own_file()).tries) == 1

    run(work())


def test_the_ladder_goes_on_and_a_challenge_opens_the_review() -> None:
    async def work() -> None:
        async with visiting(size=WIDE) as visit:
            await visit.choose("riddles")
            await visit.choose("next")
            expected = OwnTries(own_file()).following(ladder_of(riddles().values()))
            first = desk_of(visit).riddle
            assert first is expected
            assert not kept_for_a_day(PUBLIC, first.name)
            await answer(visit, first.tempting)
            await visit.sees("Not the best.")
            await visit.press("escape", "c")
            await visit.until(lambda: isinstance(visit.app.screen, Pick))
            await visit.press("enter")
            if facts_of(setup_of_riddle(first.name)).hidden:
                await visit.until(lambda: isinstance(visit.app.screen, Page))
            else:
                await visit.until(lambda: isinstance(visit.app.screen, ReplayScreen))
                screen = visit.app.screen
                assert isinstance(screen, ReplayScreen)
                assert screen.last == len(first.entries)
            await visit.press("q")
            await visit.press("c", "down", "enter")
            await visit.sees("more games each")
            await visit.press("escape", "n")
            assert desk_of(visit).riddle.name != first.name
            assert OwnTries(own_file()).rating.value < 1500

    run(work())


def test_a_theme_and_a_hidden_game() -> None:
    async def work() -> None:
        theme = next(iter(themes()))
        async with visiting() as visit:
            await visit.choose("riddles")
            await visit.choose("themes")
            await visit.choose(theme)
            assert theme in desk_of(visit).riddle.themes

    run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    async def work() -> None:
        async with visiting(lang=language) as visit:
            await visit.choose("riddles")
            menu = visit.app.screen.query_one(OptionList)
            assert menu.option_count == 3
            assert "riddle-" not in visit.text()
            await visit.choose("next")
            await answer(visit, desk_of(visit).riddle.best)
            assert "riddle-" not in visit.text()

    run(work())


def test_a_damaged_file_is_told_and_stays() -> None:
    async def work() -> None:
        own_file().parent.mkdir(parents=True, exist_ok=True)
        own_file().write_text("no json")
        async with visiting() as visit:
            await visit.choose("riddles")
            await visit.until(lambda: isinstance(visit.app.screen, Page))
        assert own_file().read_text() == "no json"

    run(work())


def test_the_file_is_where_the_person_keeps_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tmp_path in own_file().parents
