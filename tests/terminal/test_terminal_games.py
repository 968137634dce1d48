"""Whole games on the whole terminal: by keyboard, by mouse, alone, with others and with bots."""

from pathlib import Path

from textual.widgets import Input

from reverie.core.record import Record
from reverie.files import data_folder, load_file
from reverie.games.discovery import find_setup
from reverie.games.onirim.terminal import OnirimBoard
from reverie.terminal.boxes import Page
from terminal.visits import WIDE, Visit, play_on, run, visiting


def kept() -> tuple[Path, Record]:
    """The one game in the data folder, read back and so checked entry by entry."""
    (path,) = (data_folder() / "games").glob("*.reverie")
    return path, load_file(path)[0]


async def press_enter(visit: Visit) -> None:
    await visit.press("enter")


def test_onirim_by_keyboard_from_the_first_screen() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.choose("new onirim")
            await visit.press("enter")
            await visit.sees("Play a card or discard one.")
            view = await play_on(visit, press_enter)
            await visit.sees("You have lost." if not view["result"]["winners"] else "You have won!")
        assert view["result"]["reason"] in ("deck", "won")
        record = kept()[1]
        assert record.result is not None
        assert record.result.to_json() == view["result"]

    run(work())


def test_daydream_by_keyboard_from_the_first_screen() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.choose("new daydream")
            await visit.press("enter")
            await visit.sees("Write both starting numbers")
            view = await play_on(visit, press_enter)
            await visit.sees(f"Score {view['sheets'][0]['score']} =")
        assert kept()[1].result is not None

    run(work())


def test_everything_together_by_numbers() -> None:
    """All three expansions, on a wide screen: whatever is asked can be answered by its number."""

    async def work() -> None:
        setup = find_setup("onirim+book+towers+dreams:6")
        prompts: set[str] = set()
        async with visiting(lambda app: app.play(setup, []), size=WIDE, seed="e") as visit:
            for _ in range(40):
                if visit.view["result"] is not None:
                    break
                prompts.add(visit.view["prompt"]["name"])
                await visit.press(str(min(9, len(visit.view["actions"]))))
        assert len(prompts) > 3

    run(work())


def test_onirim_by_mouse() -> None:
    """A click on a card marks what can be done with it, a click on an answer does it."""

    async def click(visit: Visit) -> None:
        board = visit.table.board
        assert isinstance(board, OnirimBoard)
        if visit.view["prompt"]["name"] == "act":
            card = [zone.target for zone in visit.picture("#lower").zones if zone.target.startswith("card")][-1]
            await visit.click_target(card, "#lower")
            assert card.removeprefix("card ") in visit.view["actions"][board.answers.at]["text"]
        await visit.click_target(f"answer {board.answers.at}", "#lower")

    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("onirim"), [])) as visit:
            await play_on(visit, click)
        assert kept()[1].result is not None

    run(work())


def test_daydream_by_mouse() -> None:
    """A click on a die takes it, a click on a cloud writes it there; a turn is ended by a click too."""

    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A"), [])) as visit:
            die = visit.view["dice"][1]
            await visit.click_target(f"die {die}", "#lower")
            await visit.click_target("cell d4", "#upper")
            assert visit.view["sheets"][0]["cells"] == {"d4": die}
            await visit.click_target("cell g5", "#upper")
            await visit.click_target("answer 0", "#lower")
            assert visit.view["turn"] == 1
            await visit.click_target("cell a1", "#upper")
            await visit.sees("a1 is not adjacent to a filled cloud")
            assert set(visit.view["sheets"][0]["cells"]) == {"d4", "g5"}

    run(work())


def test_capital_letters_are_the_keys_they_are_shown_as() -> None:
    """The foot of the screen says P and L: with Shift or Caps Lock they do the same; in a field they are letters."""

    async def work() -> None:
        setup = find_setup("daydream:A", 2)
        async with visiting(lambda app: app.play(setup, ["greedy"])) as visit:
            await visit.press("P")
            await visit.sees("the board you are looking at")
            await visit.press("enter")
            await visit.press("L")
            assert isinstance(visit.app.screen, Page)
            await visit.press("escape")
            await visit.press("slash")
            await visit.press("H")
            assert visit.app.screen.query_one(Input).value == "H"

    run(work())


def test_nothing_is_written_unseen_while_looking_at_another_sheet() -> None:
    async def work() -> None:
        setup = find_setup("daydream:A", 2)
        async with visiting(lambda app: app.play(setup, ["greedy"])) as visit:
            for key in ("enter", "s", "1", "up"):
                await visit.press("p")
                await visit.sees("the board you are looking at")
                # Neither the head nor the foot of the screen says that it is one's own.
                assert "Player 1 (you) ──" not in visit.text()
                assert "Starting numbers · Player 2 ──" in visit.text()
                assert "answer" not in visit.text().splitlines()[-1]
                await visit.press(key)
                assert visit.view["sheets"][0]["cells"] == {}
            await visit.sees("Write both starting numbers")

    run(work())
