"""Daydream at the terminal: whole games, drafts, undo, several players, records shown again."""

import json
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.games.daydream.text.words import Words
from reverie.games.discovery import find_setup
from reverie.texts import LANGUAGES, Texts
from reverie.textui.ink import PLAIN
from reverie.textui.saves import new_file
from reverie.textui.screen import WIPE
from textui.daydream.sittings import Game
from textui.pseudo_terminal import Sitting, prepared

DICE = ["roll 2 5", "write 2 a1", "write 5 d4", "done", "roll 1 2"]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("letters", "players"), [("A", 1), ("BC", 1), ("EFD", 1), ("EFD", 3)])
def test_a_whole_game_as_typed(tmp_path: Path, lang: str, letters: str, players: int) -> None:
    """Every abbreviated line does what it stands for, no line is too wide, and the end is told and kept."""
    game = Game(letters, players, seed=lang)
    sitting = game.sit(tmp_path, lang)
    assert sitting.code == 0
    assert sitting.record.write() == game.match.record.write()
    assert sitting.record.result is not None
    # Two more for the prompt of a stream, which ends no line.
    text = sitting.text.replace(str(tmp_path), "")
    assert [line for line in text.split("\n") if len(line) > 102] == []
    view = game.view()
    words = Words(Texts(lang), PLAIN)
    if players == 1:
        assert words.say("end-name", name=words.solo_name(view["name"])) in sitting.text
    else:
        for seat, score in enumerate(view["result"]["scores"]):
            assert f"{words.say('player', player=seat + 1, who='other')}: {score} = " in sitting.text
    assert f"reverie replay {sitting.file}" in sitting.text


def test_a_new_file_is_named_after_the_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "-daydream-bc-" in new_file(find_setup("daydream:BC")).name


def test_five_players(tmp_path: Path) -> None:
    game = Game("A", 5)
    assert game.sit(tmp_path).record.write() == game.match.record.write()


def test_players_are_asked_in_turn(tmp_path: Path) -> None:
    """Each is covered from the next; after the last comes the first again."""
    text = Game("A", 3, answers=12).sit(tmp_path).text
    asked = [int(part.split(",")[0]) for part in text.split("Player ")[1:] if "it is your turn" in part[:30]]
    assert asked[:5] == [1, 2, 3, 1, 2]


def first(folder: Path, *lines: str, letters: str = "A", players: int = 1, live: bool = False) -> Sitting:
    """A game whose first dice are 2 and 5."""
    return Sitting(folder, lines, f"daydream:{letters}", players, seed="483", live=live)


def test_the_dice_this_file_is_written_for(tmp_path: Path) -> None:
    record = first(tmp_path, "2 a1, 5 d4, done").record
    assert [entry.text for entry in record.entries] == DICE


def test_undo_takes_back_the_last_answer_of_the_draft(tmp_path: Path) -> None:
    sitting = first(tmp_path, "2 a1", "5 d4", "undo", "5 d5", "done")
    replies = sitting.replies()
    assert "You write 5 in d4." in replies[1]
    assert "Taken back." in replies[2]
    assert "in d4" not in replies[4]  # nothing that was taken back is told
    assert sitting.answers() == ["write 2 a1", "write 5 d4", "undo", "write 5 d5", "done"]


def test_undo_goes_no_further_than_the_turn(tmp_path: Path) -> None:
    sitting = first(tmp_path, "undo", "2 a1, 5 d4, done", "undo", "back", "undo")
    replies = [flat(reply) for reply in sitting.replies()]
    assert replies[0].startswith("Not now: there is nothing to take back")
    assert replies[2].startswith("Not now: there is nothing to take back")
    assert "Back at your previous decision." in replies[3]
    assert "Taken back." in replies[4]


def test_done_waits_for_the_player(tmp_path: Path) -> None:
    sitting = first(tmp_path, "2 a1", "5 d4")
    assert "1 done · end your turn" in sitting.replies()[1]
    assert sitting.answers() == ["write 2 a1", "write 5 d4"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("3 b1", "Not allowed: “write 3 b1”: no die shows 3; leaves are written with the die, as in `4+1 c3`"),
        ("2 b2", "Not allowed: “write 2 b2”: there is no cloud b2 on this grid"),
        ("2 a1", "Not allowed: “write 2 a1”: a1 holds a 2 already"),
        ("2 g2", "Not allowed: “write 2 g2”: g2 is not adjacent to a filled cloud"),
        ("1+5 b1", "Not allowed: “write 1+5 b1”: this takes 5 circled leaves, and you have 2"),
        ("done", "Not allowed: “done”: 1 and 2 must be written first, or one die skipped"),
        ("row a1-d1", "Not allowed: “row a1-d1”: no two rows are waiting to be ordered"),
        ("leaf", "Not allowed: “bonus leaf”: there is no bonus to choose"),
        ("skip", "Not understood: “skip” could be skip 1, skip 2"),
        ("1", "Not understood: “1” could be write 1"),
        ("b1", "Not understood: “b1” is not an action"),
        ("1 zz", "Not understood: “1 zz” is not an action"),
        ("1 b1, 2 c1, done, 4 d1", "Not allowed: your turn ends with “done”; “write 4 d1” has to wait."),
        ("skip 1, skip 2", "Not allowed: “skip 2”: one die has been skipped already this turn"),
        ("1 b1, 1 c1", "Not allowed: “write 1 c1”: the 1 is used already"),
        ("1 b1, 2 c1, 2 d1", "Not allowed: “write 2 d1”: both dice are used; only `done` or `undo` are left"),
        ("look 2", "Not understood: “look 2” is not an action"),
    ],
)
def test_bad_lines_say_why_and_leave_nothing_behind(tmp_path: Path, line: str, said: str) -> None:
    sitting = first(tmp_path, "2 a1, 5 d4, done", line, "1 b1")
    assert flat(sitting.replies()[1]).startswith(said)
    assert sitting.answers()[3:] == ["write 1 b1"]


@pytest.mark.parametrize(("line", "said"), [("skip 2", "cannot be skipped"), ("2+1 a1", "cannot be changed by leaves")])
def test_starting_numbers_are_written_as_they_are(tmp_path: Path, line: str, said: str) -> None:
    assert said in first(tmp_path, line).replies()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["2", "row c6-c7", "c7-c6", "r c6"])
def test_two_rows_at_once_are_put_in_order(tmp_path: Path, lang: str, line: str) -> None:
    """c7 completes a row of six different numbers, and one of two consecutive ones."""
    writings = ("write 1 h7, write 3 c6, done", "write 5 g7, write 6 f7, done", "write 3 e7, write 2 d7, done")
    path = prepared(tmp_path, "roll 1 3, roll 5 6, roll 2 3, roll 4 4", *writings, spelling="daydream:A")
    replies = Sitting(tmp_path, ["4 c7", "?", "4 c8", line], resume=path, lang=lang).replies()
    words = Words(Texts(lang), PLAIN)
    assert words.say("ask-row") in replies[0]
    assert f"row c6-c7 · {words.say('do-row', icon='☼', n=2)}" in replies[0]
    assert f"row c7-h7 · {words.say('do-row', icon='●', n=6)}" in replies[0]
    assert words.say("rule-ids", ids="DAY-8, DAY-9") in replies[1]
    assert words.say("why-other-question", verb="write") in flat(replies[2])
    # The sun lines come first and finish the toast, whose suns are two; the dots go on from there.
    told = flat(replies[3])
    suns, dots = words.say("event-line", n=2, icon="☼", object=words.thing("toast")), f" ● {words.thing('mug')}"
    assert suns in told
    assert dots not in told[: told.index(suns)]


def test_leaves_are_typed_with_the_die(tmp_path: Path) -> None:
    sitting = first(tmp_path, "2 a1, 5 d4, done", "2 + 2 b1", "1 c1")
    assert sitting.answers()[3:] == ["write 2+2 b1", "write 1 c1"]
    assert "You write 4 in b1, filling in 2 leaves." in sitting.replies()[1]
    assert "2 as 4 in b1" in sitting.replies()[1]


def test_the_rule_and_the_marks_are_explained(tmp_path: Path) -> None:
    said = [flat(reply) for reply in first(tmp_path, "?", "help", letters="BCA").replies()]
    assert "Rules DAY-2" in said[0]
    assert "star cloud" in said[0]
    assert "┊ is a fold" in said[1]
    assert "look" not in said[1]  # there is nobody to look at
    assert "look" in flat(first(tmp_path / "two", "", "help", players=2).replies()[1])


def seen_by_second(folder: Path, *draft: str) -> str:
    """All that player 2 is shown until they are done, after player 1 has drafted so."""
    start = ["", "2 a1, 5 d4, done", "", "2 a1, 5 d4, done"]
    lines = [*start, "", *draft, "done", "", "look 1", "log", "1 b1", "undo", "2 c4"]
    sitting = first(folder, *lines, players=2)
    assert "Not " not in sitting.text  # every line was accepted
    at = len(start) + 1 + len(draft)
    return "".join(sitting.replies()[at:]).replace(str(folder), "")


def test_a_draft_is_hidden_from_the_next_player(tmp_path: Path) -> None:
    """Whatever player 1 drafted, player 2 sees the very same screens until the turn is closed."""
    drafts = [("1 b1", "2 d3"), ("skip 2", "undo", "skip 1", "2+1 a2"), ("1 c4", "2 b4")]
    screens = [seen_by_second(tmp_path / str(n), *draft) for n, draft in enumerate(drafts)]
    assert screens[0] == screens[1] == screens[2]
    assert "Player 1 0 ✓" in screens[0]


def test_the_screen_is_wiped_between_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    sitting = first(tmp_path, "", "2 a1, 5 d4, done", "", players=2, live=True)
    assert sitting.replies()[1].startswith(WIPE)


def test_a_closed_turn_is_told_and_seen_by_all(tmp_path: Path) -> None:
    lines = ["", "2 a1, 5 d4, done", "", "5 a1, 2 d4, done", "", "look 2", "look 9"]
    replies = first(tmp_path, *lines, players=2).replies()
    assert "Player 2: write 5 a1, write 2 d4." in replies[4]
    assert "Player 1:" not in replies[4].split("Turn 1: the dice")[0]  # nobody is told their own turn twice
    assert " 1  5 " in replies[5]
    assert "say whose board: “look 1” to “look 2”" in replies[6]


def test_who_gives_up_leaves_the_others_at_it(tmp_path: Path) -> None:
    sitting = first(tmp_path, "", "concede", "concede", "", "2 a1, 5 d4, done", players=3)
    assert "Player 1 gives the game up." in sitting.replies()[3]
    assert "Player 1 0 gave up" in sitting.text
    assert sitting.record.result is None


def test_two_are_left_and_one_gives_up(tmp_path: Path) -> None:
    text = first(tmp_path, "", "concede", "concede", players=2).text
    assert "Player 2 wins!" in text
    assert "Player 1: 0 = 0 objects · gave up" in text


def test_a_game_goes_on_with_who_held_the_keyboard(tmp_path: Path) -> None:
    first(tmp_path, "", "2 a1, 5 d4, done", "", "2 a1", players=2)
    again = Sitting(tmp_path, ["", "5 d4"], resume=tmp_path / "game.reverie")
    assert "Player 2, it is your turn." in again.text
    assert again.answers()[-1] == "write 5 d4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_shows_the_record(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = Game("BC", 2).sit(tmp_path).file
    assert main(["replay", str(file), "--to", "20", "--seat", "2", "--lang", lang]) == 0
    words = Words(Texts(lang), PLAIN)
    shown = capsys.readouterr().out
    assert words.title("BC") in shown
    assert words.say("player", player=2, who="you") in shown
    assert main(["replay", str(file), "--lang", lang]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_of_a_finished_game_names_it(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game("A")
    file = game.sit(tmp_path).file
    assert main(["replay", str(file), "--lang", lang]) == 0
    words = Words(Texts(lang), PLAIN)
    assert words.say("end-name", name=words.solo_name(game.view()["name"])) in capsys.readouterr().out


def test_a_game_alone_that_is_conceded_has_no_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = first(tmp_path, "2 a1, 5 d4, done", "concede", "concede").file
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["view"]["name"] is None
