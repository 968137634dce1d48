"""Two people at one keyboard who may not see each other's hand."""

import re
from pathlib import Path

import pytest

from reverie.commands.play import play
from reverie.games.discovery import find_setup
from textui.pseudo_terminal import Shown, Sitting, Typing, fumbling, prepared

EVERYTHING = "onirim+book+towers+dreams"
EIGHT = "red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green moon"
PICKS = ("pick red sun", "pick blue sun", "pick red moon", "pick blue moon", "pick red key", "pick blue key")
COVERED = "When nobody else can see the screen, press Enter."


def at_table(folder: Path, cards: str, *lines: str, answers: tuple[str, ...] = ()) -> Sitting:
    path = prepared(folder, f"{EIGHT}, {cards}", *PICKS, *answers, players=2, talk="silent")
    return Sitting(folder, lines, resume=path)


def test_nothing_is_shown_before_the_owner_presses_enter(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, fumbling(2), EVERYTHING, 2, "silent")
    covered = [screen for screen in sitting.typing.screens if COVERED in " ".join(screen.split())]
    assert len(covered) > 10
    for screen in covered:
        assert "╭" not in screen
        assert "•" not in screen
        assert not re.search(r"\b(red|blue|green|brown)\b", screen)


def test_each_screen_is_its_owners(tmp_path: Path) -> None:
    """The player who was asked to press Enter is the `you` of every table until the next one is."""
    sitting = Sitting(tmp_path, fumbling(2), EVERYTHING, 2, "silent")
    owner = ""
    for screen in sitting.typing.screens:
        asked = re.search(r"Player (\d), it is your turn", screen)
        if asked:
            owner = asked.group(1)
        elif owner and "╭" in screen:
            assert f"Player {owner} (you)" in screen


def test_what_the_partner_drew_is_hidden_on_table_and_in_the_log(tmp_path: Path) -> None:
    lines = ["", "log"]
    sitting = at_table(tmp_path, "brown moon, brown key", *lines, answers=("play red sun",))
    shown = sitting.replies()[0]
    assert "Player 2 (you)" in shown
    assert re.search(r"Hand +red moon · red key · 1 hidden card\n", shown)
    assert "Player 1 plays a red sun." in sitting.replies()[1]
    assert "Player 1 draws a card." in sitting.replies()[1]
    assert "brown moon" not in sitting.text


def test_the_owner_is_told_what_the_partner_is_not(tmp_path: Path) -> None:
    sitting = at_table(tmp_path, "brown moon, brown key", "", "log", answers=("play red sun", "play blue sun"))
    assert "brown moon" in sitting.replies()[0]
    assert "You draw a brown moon." in sitting.replies()[1]
    assert "Player 2 draws a card." in sitting.replies()[1]
    assert "brown key" not in sitting.text


def test_first_cards_are_picked_without_covering(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["1"] * 6, "onirim", 2, "silent")
    assert all(COVERED not in screen for screen in sitting.typing.screens[:6])
    assert COVERED in " ".join(sitting.typing.screens[6].split())


def test_the_only_answer_is_asked_where_haste_would_tell(tmp_path: Path) -> None:
    """A door nobody can open at once tells the partner which key is missing, unless it is asked."""
    sitting = at_table(tmp_path, "brown door", "", answers=("play red sun",))
    assert "1 limbo" in sitting.replies()[0]
    assert not any(entry.auto for entry in sitting.record.entries)


def test_a_line_cannot_feel_for_cards_only_the_partner_knows(tmp_path: Path) -> None:
    """Player 2 knows the top five; player 1 may not find out by guessing in lines that leave no trace."""
    five = "nightmare, brown sun, brown moon, green key, red door"
    answers = (
        "play red sun",
        "discard blue key", "no swap", "bin nightmare", "put brown sun, brown moon, green key, red door",
    )  # fmt: skip
    said = []
    for guess in ("green key", "red key"):
        folder = tmp_path / guess
        folder.mkdir()
        sitting = at_table(folder, f"brown key, {five}", "", f"discard red key, no swap, bin {guess}", answers=answers)
        assert "Player 1 (you)" in sitting.replies()[0]
        said.append(" ".join(sitting.replies()[1].split()).replace(guess, "it"))
        assert len(sitting.answers()) == len(PICKS) + 8
    assert said[0] == said[1]
    assert "has to wait. Nothing was done." in said[0]


def test_leaving_from_the_covered_screen(tmp_path: Path) -> None:
    sitting = at_table(tmp_path, "", "quit")
    assert "╭" not in sitting.text
    assert "Saved. To continue this game:" in sitting.text


def test_a_terminal_is_wiped_with_its_scrollback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    sitting = Sitting(tmp_path, ["1"] * 6, "onirim", 2, "silent", live=True)
    last = sitting.text.split("Player 1, it is your turn")[0]
    assert last.endswith("\x1b[H\x1b[2J\x1b[3J\n ")


def test_a_terminal_that_cannot_clear_is_scrolled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    sitting = Sitting(tmp_path, ["1"] * 6, "onirim", 2, "silent", live=True)
    assert "\n" * 50 in sitting.text.split("Player 1, it is your turn")[0]
    assert "\x1b" not in sitting.text


def test_colours_only_where_they_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def shown(name: str, live: bool) -> str:
        output = Shown(live)
        play(find_setup("onirim"), lang="en", save=tmp_path / name, input=Typing(["quit"], output), output=output)
        return output.getvalue()

    assert "\x1b[31m" in shown("colour", True)
    assert "\x1b" not in shown("pipe", False)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in shown("plain", True)
