"""Several people at one keyboard: nobody sees what is another's."""

import re

from textual import events

from reverie.games.discovery import find_setup
from reverie.terminal.boxes import Cover
from terminal.visits import WIDE, Visit, run, visiting


def test_silent_hands_are_hidden_until_their_owner_presses_a_key() -> None:
    async def work() -> None:
        setup = find_setup("onirim", 2, {"talk": "silent"})
        async with visiting(lambda app: app.play(setup, []), size=WIDE) as visit:
            for _ in range(6):
                assert not isinstance(visit.app.screen, Cover)  # the first cards are picked from open ones
                await visit.press("enter")
            covers = 0
            owner = "0"
            while covers < 6:
                if isinstance(visit.app.screen, Cover):
                    covers += 1
                    text = visit.text()
                    assert "╭" not in text
                    assert not re.search(r"\b(red|blue|green|brown)\b", text)
                    now = re.findall(r"Player (\d), it is your turn", text)[0]
                    assert now != owner
                    owner = now
                    await visit.press("space")
                assert f"Player {owner} (you)" in visit.text()
                assert visit.view["seat"] == int(owner) - 1
                await visit.press("enter")

    run(work())


def test_partner_draws_are_neither_on_the_table_nor_in_the_log() -> None:
    async def work() -> None:
        setup = find_setup("onirim", 2, {"talk": "silent"})
        async with visiting(lambda app: app.play(setup, [])) as visit:
            await visit.press(*["enter"] * 6)
            await visit.press("x")
            seat = visit.view["seat"]
            while not isinstance(visit.app.screen, Cover):
                await visit.press("enter")
            await visit.press("x")
            assert visit.view["seat"] != seat
            log = " ".join(visit.table.desk.log())
            assert f"Player {seat + 1} draws a card." in log or f"Player {seat + 1} discards" in log
            assert visit.view["hands"][seat]["hidden"] >= 0

    run(work())


def test_leaving_from_the_cover_keeps_the_game() -> None:
    async def work() -> None:
        setup = find_setup("daydream:A", 2)
        async with visiting(lambda app: app.play(setup, [])) as visit:
            assert isinstance(visit.app.screen, Cover)
            await visit.press("q")
            await visit.sees("one is waiting")

    run(work())


def test_daydreams_sheets_are_drafted_in_secret_and_looked_at_by_turns() -> None:
    async def draft(visit: Visit) -> None:
        assert isinstance(visit.app.screen, Cover)
        await visit.press("x")
        await visit.press("enter", "down", "enter")

    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A", 2), [])) as visit:
            await draft(visit)
            first = dict(visit.view["sheets"][0]["cells"])
            await visit.press("enter")
            await draft(visit)
            assert len(first) == 2
            await visit.press("p")
            assert visit.table.board.seat == 0  # type: ignore[union-attr]
            assert visit.view["sheets"][0]["cells"] == {}
            await visit.press("p")
            await visit.press("enter")
            await visit.press("x")
            assert all(len(sheet["cells"]) == 2 for sheet in visit.view["sheets"])

    run(work())


def test_keys_that_come_while_the_cover_goes_take_nothing_else_away() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A", 2), [])) as visit:
            cover = visit.app.screen
            assert isinstance(cover, Cover)
            for _ in range(3):
                cover.post_message(events.Key("x", "x"))
            await visit.sees("Write both starting numbers")
            await visit.settle()
            assert visit.view["sheets"][0]["cells"] == {}

    run(work())
