"""Every screen as it is read, compared with stored text; four languages; few colours and none.

REVERIE_SNAPSHOTS=write renews the pictures in tests/terminal/screens; look at the difference before keeping it.
"""

import math
import os
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.files import data_folder
from reverie.games.discovery import new_setup
from reverie.terminal.boxes import Cover
from reverie.terminal.home import Home, kept_games
from reverie.terminal.palette import FEW, FULL, NONE, palette_for
from reverie.terminal.replay import ReplayScreen
from reverie.terminal.table_screen import TableScreen
from reverie.texts import LANGUAGES
from terminal.visits import SMALL, WIDE, Visit, assert_screen, run, visiting

RECORDS = Path(__file__).parents[1] / "records"
COSTLY = (8, 44)  # choices of the record seen again that are said to have cost much
EVERYTHING = "onirim+book+towers+dreams"


async def sit(visit: Visit, spelling: str, players: int = 1, **options: str) -> None:
    """A new game on top of whatever is there, with the same luck as every time."""
    visit.app.play(new_setup(spelling, players, options), [])
    await visit.until(lambda: isinstance(visit.app.screen, TableScreen | Cover))
    await visit.settle()


async def leave(visit: Visit) -> None:
    await visit.press("q")
    await visit.until(lambda: isinstance(visit.app.screen, Home))


def test_four_languages() -> None:
    async def work() -> None:
        async with visiting() as visit:
            for lang in LANGUAGES:
                visit.app.speak(lang)
                visit.app.screen.lay_out()  # type: ignore[attr-defined]
                await visit.sees(visit.app.texts.say("web-home-title"))
                assert_screen(f"home-{lang}", visit)
                await visit.choose("new onirim")
                await visit.sees("◂")
                assert_screen(f"setup-onirim-{lang}", visit)
                await leave(visit)
                await sit(visit, EVERYTHING)
                await visit.press("enter", "down", "enter")
                assert_screen(f"onirim-{lang}", visit)
                await visit.press("question_mark")
                await visit.sees("↑ ↓")
                assert_screen(f"help-onirim-{lang}", visit)
                await visit.press("escape")
                await leave(visit)
                await sit(visit, "daydream:EFD")
                await visit.press("enter", "down", "enter", "enter")
                assert_screen(f"daydream-{lang}", visit)
                await leave(visit)
                clear_games()  # the first screen counts them

    run(work())


def clear_games() -> None:
    for path in (data_folder() / "games").iterdir():
        path.unlink()


def test_every_other_screen() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.press("n")
            await visit.sees("Deutsch")
            assert_screen("language", visit)
            await visit.press("escape")
            await visit.choose("new daydream")
            await visit.press("down", "right")
            assert_screen("setup-daydream", visit)
            await leave(visit)
            await visit.choose("replay")
            await visit.sees("Another file")
            assert_screen("games", visit)
            await leave(visit)
            await sit(visit, "onirim")
            await visit.press("enter", "enter", "enter")
            assert_screen("onirim-base", visit)
            await hinted(visit, "hint")
            for key, name, words in (("r", "rule", "Rules: ONI"), ("l", "log", "Turn 4."), ("i", "odds", "Discard"),
                                     ("colon", "typed", "Play"), ("g", "give-up", "Give up")):  # fmt: skip
                await visit.press(key)
                await visit.sees(words)
                assert_screen(name, visit)
                await visit.press("escape")
            await leave(visit)
            await sit(visit, "onirim", 2, talk="silent")
            assert_screen("picking", visit)
            await visit.press(*["enter"] * 6)
            await visit.sees("press a key")
            assert_screen("cover", visit)
            await visit.press("x")
            assert_screen("onirim-two", visit)
            await leave(visit)
            await replayed(visit, "replay")

    run(work())


async def hinted(visit: Visit, name: str) -> None:
    """What a hint says, but for the figures: they change whenever bots are trained."""
    await visit.press("h")
    await visit.sees("of 100")
    assert_screen(name, visit, {r"\d": "0"})
    await visit.press("escape")


async def replayed(visit: Visit, name: str) -> None:
    """A record with the curve below it, whose course is made up: what bots think changes whenever they are trained."""
    visit.app.replay(RECORDS / "onirim" / "onirim.record")
    await visit.until(lambda: isinstance(visit.app.screen, ReplayScreen) and visit.app.screen.progress is None)
    screen = visit.app.screen
    assert isinstance(screen, ReplayScreen)
    for story in screen.stories:
        story.start, story.end = 0.5, 0.0
        values = [0.5 + 0.4 * math.sin(number / 6) for number in range(len(story.steps))]
        story.steps = [
            step._replace(before=value, after=value - (0.3 if number in COSTLY else 0.0), better="discard red key")
            for number, (step, value) in enumerate(zip(story.steps, values, strict=True))
        ]
    screen.judged(screen.stories)
    await visit.press("home", "down", "down", "down")
    await visit.sees("▲")
    await visit.sees("Move 30 of")
    assert_screen(name, visit)
    await visit.press("c")
    await visit.sees("30.0% less than “discard red key”")
    assert_screen(f"{name}-costly", visit)
    await visit.press("q")


def test_more_room_is_used() -> None:
    async def work() -> None:
        async with visiting(size=WIDE) as visit:
            await sit(visit, "onirim")
            await visit.press("enter", "enter", "enter")
            await visit.sees("Deck 68, unseen")
            assert_screen("onirim-wide", visit)
            await hinted(visit, "hint-wide")
            await leave(visit)
            await sit(visit, "daydream:A", 2)
            await visit.press("x", "enter")
            assert_screen("daydream-wide", visit)
            await leave(visit)
            await replayed(visit, "replay-wide")

    run(work())


def test_no_line_is_wider_than_the_screen() -> None:
    for picture in (Path(__file__).parent / "screens").glob("*.txt"):
        size = WIDE if "wide" in picture.name else SMALL
        lines = picture.read_text(encoding="utf-8").splitlines()
        assert max(map(len, lines)) <= size[0], picture.name
        assert len(lines) == size[1], picture.name


# -- colours ------------------------------------------------------------------------------------


def test_the_palette_follows_the_terminal() -> None:
    assert palette_for({}, "truecolor") is FULL
    assert palette_for({}, "256") is FULL
    assert palette_for({}, "standard") is FEW
    assert palette_for({"NO_COLOR": "1"}, "truecolor") is NONE
    assert palette_for({}, None) is NONE


def test_without_colours_everything_can_still_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def work() -> None:
        async with visiting(palette=NONE) as visit:
            await sit(visit, "onirim")
            await visit.press("enter", "enter", "enter")
            # Symbols, colour names and frames say what colours would.
            assert_screen("onirim-base", visit)
            assert visit.colours() <= {"default"}
            await visit.press("enter")
            assert visit.view["turn"] > 3

    run(work())


def test_sixteen_colours_are_the_terminals_own() -> None:
    async def work() -> None:
        async with visiting(palette=FEW) as visit:
            await sit(visit, "onirim")
            await visit.press("enter", "question_mark")
            colours = visit.colours()
            assert "color(1)" in colours
            assert colours <= {"default", *(f"color({number})" for number in range(16))}

    run(work())


def test_a_terminal_that_cannot_be_drawn_on_is_told_of_the_plain_client(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert main(["terminal", "--lang", "fr"]) == 2
    assert "reverie play" in capsys.readouterr().err


# -- what is remembered -------------------------------------------------------------------------


def test_the_language_is_chosen_once() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.press("n")
            await visit.sees("Italiano")
            await visit.press("end", "enter")
            await visit.sees("Giochi da sogno")
            assert visit.app.settings.language == "it"

    run(work())


def test_files_that_are_no_games_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a.reverie").write_text("nonsense")
    (tmp_path / "b.reverie").write_bytes(b"\xff\xfe")
    (tmp_path / "c.reverie").write_text((RECORDS / "onirim" / "onirim.record").read_text())
    os.utime(tmp_path / "c.reverie", (0, 0))
    (game,) = kept_games(tmp_path)
    assert game.over
    assert game.setup.spelling == "onirim"
