"""A finished game seen again, with its value curve."""

from pathlib import Path

from reverie.explain.analysis import analyse
from reverie.files import load_file
from reverie.terminal.curve import course_of
from reverie.terminal.replay import ReplayScreen
from reverie.terminal.table_screen import TableScreen
from terminal.visits import Visit, run, visiting

RECORDS = Path(__file__).parents[1] / "records"
ONIRIM = RECORDS / "onirim" / "onirim.record"
DAYDREAM = RECORDS / "daydream" / "daydream-A_2.record"


def screen_of(visit: Visit) -> ReplayScreen:
    screen = visit.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


def test_a_record_is_turned_page_by_page_while_it_is_judged() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.replay(ONIRIM)) as visit:
            screen = screen_of(visit)
            last = screen.last
            await visit.press("home")
            await visit.sees(f"Move 0 of {last}")
            await visit.press("right", "right", "down")
            await visit.sees(f"Move 12 of {last}")
            await visit.sees(load_file(ONIRIM)[0].entries[11].text)
            await visit.until(lambda: screen.progress is None)
            await visit.sees("▲")
            await visit.press("c")
            await visit.sees("less than")
            costly = sorted(step.entry for step in screen.stories[0].costliest())
            assert screen.at in costly
            await visit.press("a")
            await visit.sees("Costliest mistakes:")
            await visit.press("escape")
            await visit.press("q")
            await visit.sees("R E V E R I E")

    run(work())


def test_a_costly_choice_is_tried_again_in_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "game.reverie"
    path.write_text(ONIRIM.read_text())

    async def work() -> None:
        async with visiting(lambda app: app.replay(path)) as visit:
            screen = screen_of(visit)
            await visit.until(lambda: screen.progress is None)
            assert "Try it again" not in visit.text()  # nothing to try where the game is over
            await visit.press("t")
            assert visit.app.screen is screen
            await visit.press("c")
            await visit.sees("Try it again")
            at = screen.at
            await visit.press("t")
            await visit.until(lambda: isinstance(visit.app.screen, TableScreen))
            table = visit.app.screen
            assert isinstance(table, TableScreen)
            # As the player stood just before that choice, with the same question.
            before = screen.replay.states[at - 1].view(screen.seat)
            await visit.until(lambda: table.desk.view is not None)
            assert table.desk.view is not None
            assert table.desk.view["decision"] == before["decision"]
            assert table.desk.view["actions"] == before["actions"]

    run(work())
    assert path.read_text() == ONIRIM.read_text()


def test_the_curve_is_the_analysis() -> None:
    record, replay = load_file(ONIRIM)
    (story,) = analyse(record, replay)
    course = course_of(story, len(record.entries))
    assert course.values[0] == story.start
    assert course.values[-1] == story.end
    assert course.values[1:-1] == [step.after for step in story.steps]


def test_each_player_has_a_curve_of_their_own() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.replay(DAYDREAM), lang="de", size=(132, 40)) as visit:
            screen = screen_of(visit)
            await visit.until(lambda: screen.progress is None)
            await visit.press("end")
            first = visit.text()
            await visit.press("p")
            assert screen.seat == 1
            assert visit.text() != first

    run(work())


def test_a_damaged_file_is_said_and_nothing_falls(tmp_path: Path) -> None:
    async def work() -> None:
        bad = tmp_path / "bad.reverie"
        bad.write_text(ONIRIM.read_text().replace(" play ", " pray "))
        async with visiting(lambda app: app.replay(bad)) as visit:
            await visit.sees("That did not work")
            await visit.sees("'pray ")
            await visit.press("escape")
            await visit.sees("R E V E R I E")

    run(work())
