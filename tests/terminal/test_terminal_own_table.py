"""At your own table on the terminal's screen: letters for cards, corrections, silent hands, and the way out."""

from pathlib import Path

from reverie.core.record import load
from reverie.games.discovery import find_setup
from reverie.terminal.boxes import Cover, Pick
from reverie.terminal.own_desk import OwnDesk
from terminal.visits import WIDE, Visit, run, visiting


def desk_of(visit: Visit) -> OwnDesk:
    desk = visit.table.desk
    assert isinstance(desk, OwnDesk)
    return desk


def texts_of(visit: Visit) -> list[str]:
    return [entry.text for entry in desk_of(visit).own.entries]


def test_cards_are_typed_corrected_and_dealt_in_the_end() -> None:
    async def work() -> None:
        setup = find_setup("onirim", 1, {})
        async with visiting(lambda app: app.play(setup, [], own_table=True), size=WIDE) as visit:
            await visit.sees("Which card came into the hand?")
            await visit.press("r", "s", "b", "l", "s", "g", "s", "n", "b", "r", "m")
            assert texts_of(visit) == ["red sun", "blue sun", "green sun", "nightmare", "brown moon"]
            await visit.press("r", "backspace", "u")  # a letter that begins no card is a command
            assert len(texts_of(visit)) == 4
            await visit.press("down", "enter", "colon")
            await visit.press(*"brm", "enter")
            assert texts_of(visit)[-2:] == ["blue sun", "brown moon"]
            await visit.sees("Play a card")
            await visit.press("enter")
            await visit.sees("Which card was drawn?")
            assert not visit.table.desk.trouble
            # Correct the first card: what was played with it no longer fits, and is named.
            await visit.press("f2")
            assert isinstance(visit.app.screen, Pick)
            await visit.press("end", "enter")
            await visit.sees("Correct entry 1")
            await visit.press("down", "enter")
            await visit.sees("no longer fits")
            assert desk_of(visit).own.aside
            await visit.press("u")
            assert not desk_of(visit).own.aside
            await visit.press("f3")
            await visit.sees("Deck, shuffled")
            await visit.press("escape", "f5", "down", "enter")
            await visit.until(lambda: desk_of(visit).dealt and desk_of(visit).outcomes is None)
            path = visit.table.desk.record()
            assert isinstance(path, Path)
            assert load(path.read_text())[0].dealt_after is not None

    run(work())


def test_a_silent_table_covers_what_the_other_drew_and_daydream_lies_open() -> None:
    async def work() -> None:
        setup = find_setup("onirim", 2, {"talk": "silent"})
        async with visiting(lambda app: app.play(setup, [], own_table=True), size=WIDE) as visit:
            for card in ("rs", "rm", "bls", "blm", "grs", "grm", "brs", "brm"):
                await visit.press(*card)
            for _ in range(6):
                if isinstance(visit.app.screen, Cover):
                    await visit.press("x")
                await visit.press("enter")
            while isinstance(visit.app.screen, Cover):
                await visit.press("x")
            seat = visit.view["seat"]
            await visit.press("enter")
            await visit.sees("Which card was drawn?")
            await visit.press(*"grk")
            while not isinstance(visit.app.screen, Cover):
                await visit.press("enter")
            assert "green key" not in visit.in_one_line()
            await visit.press("x")
            assert visit.view["seat"] != seat
            await visit.press("f2")
            assert "green key" not in visit.in_one_line()
        daydream = find_setup("daydream:A", 2, {})
        async with visiting(lambda app: app.play(daydream, [], own_table=True), size=WIDE) as visit:
            await visit.press("3", "5")
            assert texts_of(visit) == ["roll 3 5"]
            assert not isinstance(visit.app.screen, Cover)

    run(work())
