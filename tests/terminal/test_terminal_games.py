"""Whole games on the whole terminal: by keyboard, by mouse, alone, with others and with the house."""

from pathlib import Path

from reverie.core.record import Record
from reverie.files import data_folder, load_file
from reverie.games import find_setup
from terminal.house import WIDE, Visit, play_on, run, visiting


def kept() -> tuple[Path, Record]:
    """The one game in the data folder, read back and so checked entry by entry."""
    (path,) = (data_folder() / "games").glob("*.reverie")
    return path, load_file(path)[0]


async def press_enter(visit: Visit) -> None:
    await visit.press("enter")


def test_onirim_by_keyboard_from_the_first_screen() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.choose("onirim")
            await visit.press("enter")
            assert "Play a card or discard one." in visit.text()
            view = await play_on(visit, press_enter)
            ended = visit.text()
        assert view["result"]["reason"] in ("the deck is empty", "every door is open")
        assert "You have lost." in ended or "You have won!" in ended
        record = kept()[1]
        assert record.result is not None
        assert record.result.to_json() == view["result"]

    run(work())


def test_daydream_by_keyboard_from_the_first_screen() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.choose("daydream")
            await visit.press("enter")
            assert "Write both starting numbers" in visit.text()
            view = await play_on(visit, press_enter)
            assert f"Score {view['sheets'][0]['score']} =" in visit.text()
        assert kept()[1].result is not None

    run(work())


def test_everything_together_by_numbers() -> None:
    """All three expansions: whatever is asked can be answered by its number."""

    async def last_but_one(visit: Visit) -> None:
        await visit.press("2" if len(visit.view["actions"]) > 1 else "1")

    async def work() -> None:
        setup = find_setup("onirim+book+towers+dreams:6")
        async with visiting(lambda app: app.play(setup, []), size=WIDE) as visit:
            await play_on(visit, last_but_one)
        assert kept()[1].result is not None

    run(work())


def test_onirim_by_mouse() -> None:
    """A click on a card marks what can be done with it, a click on an answer does it."""

    async def click(visit: Visit) -> None:
        view = visit.view
        cards = [zone.target for zone in visit.table.query_one("#lower").picture.zones if "card" in zone.target]  # type: ignore[attr-defined]
        if view["prompt"]["name"] == "act":
            await visit.click_target(cards[-1], "#lower")
            assert cards[-1].removeprefix("card ") in view["actions"][visit.table.board.choosing.at]["text"]  # type: ignore[union-attr]
            await visit.click_target(f"answer {visit.table.board.choosing.at}", "#lower")  # type: ignore[union-attr]
        else:
            await visit.click_target("answer 0", "#lower")

    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("onirim"), [])) as visit:
            await play_on(visit, click)
        assert kept()[1].result is not None

    run(work())
