"""At the table: taking back, hints, what can be read, typed answers, saving, leaving, going on, companions."""

import asyncio
import threading
from pathlib import Path
from typing import Any

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.files import data_folder, load_file
from reverie.games.discovery import find_setup
from reverie.players.player import Player, Random
from reverie.terminal.app import ReverieApp
from reverie.terminal.boxes import Pick
from reverie.terminal.desk import LocalDesk
from reverie.terminal.home import Home
from reverie.terminal.table_screen import THINKING
from terminal.visits import Visit, run, visiting


def onirim(app: ReverieApp) -> None:
    app.play(find_setup("onirim"), [])


def kept() -> Path:
    (path,) = (data_folder() / "games").glob("*.reverie")
    return path


def answers(path: Path) -> list[str]:
    return [entry.text for entry in load_file(path)[0].entries if entry.actor != CHANCE]


def test_every_answer_is_on_disk_before_the_next_question() -> None:
    async def work() -> None:
        async with visiting(onirim) as visit:
            given: list[str] = []
            for _ in range(8):
                given.append(visit.view["actions"][0]["text"])
                await visit.press("enter")
                assert answers(kept())[: len(given)] == given

    run(work())


def test_undo_takes_back_what_showed_nothing_and_says_what_it_cannot() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A"), [])) as visit:
            before = visit.view
            await visit.press("enter")
            assert len(visit.view["sheets"][0]["cells"]) == 1
            await visit.press("u")
            assert visit.view == before
            await visit.sees("Taken back.")
            await visit.press("u")
            await visit.sees("there is nothing to take back")

    run(work())


def test_alone_one_may_go_back_further() -> None:
    async def work() -> None:
        async with visiting(onirim) as visit:
            hand = visit.view["hands"][0]["cards"]
            await visit.press("enter")
            await visit.press("u")
            await visit.sees("there is nothing to take back")
            await visit.press("b")
            assert visit.view["hands"][0]["cards"] == hand
            assert any(entry.back_to() is not None for entry in load_file(kept())[0].entries)

    run(work())


def test_hint_with_reasons_rule_log_odds_and_help() -> None:
    async def work() -> None:
        async with visiting(onirim) as visit:
            await visit.press("h")
            await visit.sees("of 100")
            await visit.sees("It ")
            await visit.press("escape")
            await visit.press("enter")
            for key, words in (("r", "Rules: ONI-"), ("l", "Turn 1. You play"), ("i", "Discard pile")):
                await visit.press(key)
                await visit.sees(words)
                await visit.press("escape")
            await visit.press("question_mark")
            await visit.sees("Arrows mark an answer")
            await visit.press("escape")
            assert visit.table.desk.view is not None

    run(work())


def test_answers_can_be_typed_and_what_is_wrong_with_them_is_said() -> None:
    async def typed(visit: Visit, line: str) -> None:
        await visit.press("colon")
        await visit.press(*("space" if sign == " " else sign for sign in line), "enter")

    async def work() -> None:
        async with visiting(onirim) as visit:
            text = visit.view["actions"][-1]["text"]
            await typed(visit, "p")
            await visit.sees("could be")
            await typed(visit, "xyzzy")
            await visit.sees("xyzzy")
            assert answers(kept()) == []
            await typed(visit, text)
            assert answers(kept())[0] == text

    run(work())


def test_a_copy_is_saved_where_asked_and_tramples_on_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        copy = tmp_path / "copy"
        other = tmp_path / "other"
        other.write_text("mine")
        async with visiting(onirim) as visit:
            for path in (copy, other):
                await visit.press("w")
                visit.app.screen.query_one("Input").value = str(path)  # type: ignore[attr-defined]
                await visit.press("enter")
            await visit.sees("is there already and stays as it is")
        assert load_file(copy)[0].setup.spelling == "onirim"
        assert other.read_text() == "mine"

    run(work())


def test_leaving_and_going_on_from_the_list() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.choose("new onirim")
            await visit.press("enter")
            await visit.press("enter")
            hand = visit.view["hands"]
            await visit.press("q")
            assert isinstance(visit.app.screen, Home)
            await visit.sees("one is waiting")
        async with visiting() as visit:
            await visit.choose("resume")
            await visit.press("enter")
            assert visit.view["hands"] == hand
            await visit.sees("Resumed after")

    run(work())


def test_giving_up_is_asked_twice() -> None:
    async def work() -> None:
        async with visiting(onirim) as visit:
            await visit.press("g")
            assert isinstance(visit.app.screen, Pick)
            await visit.press("enter")
            assert "Give up" not in visit.text()
            await visit.press("g")
            await visit.press("down", "enter")
            over = dict(visit.view)
            assert over["result"]["reason"] == "conceded"
            await visit.sees("The game was given up.")

    run(work())


def test_players_of_the_house_answer_and_are_there_again_when_the_game_goes_on() -> None:
    async def work() -> None:
        async with visiting() as visit:
            await visit.choose("new daydream")
            # Three players: a person at this keyboard, then the last seat by steps to the sharp one.
            await visit.press("down", "right", "right", "down", "down", *["right"] * 3, "enter")
            await visit.sees("Player 1, it is your turn")
            await visit.press("x")
            await visit.press("enter", "enter", "enter")
            await visit.sees("Player 2, it is your turn")
            await visit.press("x")
            await visit.press("enter", "enter", "enter")
            await visit.sees("Player 1, it is your turn")
            await visit.press("q")
        by_seat = [entry.actor for entry in load_file(kept())[0].entries]
        assert by_seat.count(2) >= 3
        async with visiting(lambda app: app.resume(kept())) as visit:
            await visit.press("x")
            desk = visit.table.desk
            assert {seat: player.name for seat, player in desk.company.seats.items()} == {2: "sharp"}  # type: ignore[attr-defined]

    run(work())


def test_a_game_that_cannot_be_kept_goes_on_and_says_so() -> None:
    async def work() -> None:
        async with visiting(onirim) as visit:
            path = kept()
            folder = path.parent
            path.unlink()
            for other in folder.iterdir():
                other.unlink()
            folder.rmdir()
            folder.write_text("in the way")
            await visit.press("enter")
            await visit.sees("could not be saved")
            folder.unlink()
            await visit.press("enter")
        assert len(answers(path)) >= 2

    run(work())


class Thoughtful(Player):
    """A player who answers when told to."""

    name = "random"

    def __init__(self) -> None:
        self.told = threading.Event()

    def choose(self, view: Any, rng: Rng) -> int:
        self.told.wait(30)
        return Random().choose(view, rng)


def seated(visit: Visit, player: Player) -> None:
    """Give the second seat to a player of the test."""
    desk = visit.table.desk
    assert isinstance(desk, LocalDesk)
    desk.company.seats[1] = player


class Lost(Player):
    """A player with a fault."""

    name = "sharp"

    def choose(self, view: Any, rng: Rng) -> int:
        raise RuntimeError("lost")


def test_a_player_of_the_house_that_fails_is_stood_in_for_and_says_so() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A", 2), ["gentle"])) as visit:
            seated(visit, Lost())
            await visit.press("enter", "enter", "enter")
            await visit.sees("(I got stuck: a simpler bot is answering for me.)")
            assert visit.view["turn"] == 1
            await visit.press("enter", "enter", "enter")
            await visit.press("l")
            assert visit.in_one_line().count("I got stuck") == 1

    run(work())


def test_keys_struck_while_an_answer_is_under_way_are_kept() -> None:
    """Those of the same turn and the same sort of question: nobody answers what they have not seen."""

    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A"), [])) as visit:
            screen = visit.table
            first, second = asyncio.Event(), screen.desk.answer

            async def slow(text: str) -> None:
                await first.wait()
                await second(text)

            screen.desk.answer = slow  # type: ignore[method-assign]
            await visit.pilot.press("enter", "enter", "enter")
            assert visit.view["sheets"][0]["cells"] == {}
            first.set()
            await visit.settle()
            # The third was struck when no turn was to be ended yet.
            assert len(visit.view["sheets"][0]["cells"]) == 2
            assert visit.view["prompt"]["name"] == "done"
            assert visit.view["turn"] == 0

    run(work())


def test_a_line_typed_while_somebody_thinks_waits_for_its_turn() -> None:
    async def work() -> None:
        async with visiting(lambda app: app.play(find_setup("daydream:A", 2), ["gentle"])) as visit:
            partner = Thoughtful()
            seated(visit, partner)
            await visit.press("enter", "enter")
            await visit.pilot.press("enter")
            await visit.sees("is thinking")
            assert any(sign in visit.text() for sign in THINKING)
            await visit.pilot.press("enter", "colon", *"xyzzy", "enter")
            assert visit.view["turn"] == 0
            partner.told.set()
            await visit.sees("xyzzy")
            assert visit.view["turn"] == 1
            assert len(visit.view["sheets"][0]["cells"]) == 2

    run(work())
