"""A whole game of Golf on the terminal's screen, by keyboard and in German; run in a process that finds Golf."""

from reverie.files import data_folder, load_file
from terminal.visits import Visit, play_on, run, visiting


async def press_enter(visit: Visit) -> None:
    await visit.press("enter")


async def whole_game() -> None:
    async with visiting(lang="de", size=(100, 40)) as visit:
        await visit.choose("new golf")
        await visit.sees("Räum die Spalten ab")
        await visit.press("enter")
        await visit.sees("eine Karte aufdecken")
        assert "Spalten" in visit.text()
        view = await play_on(visit, press_enter)
        await visit.sees(f"Punkte: {view['result']['scores'][0]}")


if __name__ == "__main__":
    run(whole_game())
    (path,) = (data_folder() / "games").glob("*.reverie")
    result = load_file(path)[0].result
    assert result is not None
    print(result.reason)
