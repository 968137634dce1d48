"""Taking back, saving, resuming, leaving: what a sitting at the terminal keeps and says."""

import io
import stat
from pathlib import Path

import pytest

from reverie.commands.play import play
from reverie.core.errors import DamagedRecord, ReverieError
from reverie.games.discovery import find_setup
from textui.pseudo_terminal import Shown, Sitting, Typing, prepared

HAND = "red sun, red moon, blue sun, blue moon, green key"
FIVE = "nightmare, red sun, blue key, red door, brown moon"


def prophecy(folder: Path, *lines: str) -> Sitting:
    return Sitting(folder, lines, resume=prepared(folder, f"{HAND}, {FIVE}", "discard green key"))


def test_undo_takes_back_what_showed_nothing(tmp_path: Path) -> None:
    sitting = prophecy(tmp_path, "bin red door", "undo", "bin nightmare")
    assert "Taken back." in sitting.replies()[1]
    assert "red door" not in sitting.replies()[2].split("Discard pile")[1].split("•")[0]
    assert sitting.answers()[1:4] == ["bin red door", "^ 11", "bin nightmare"]


def test_undo_stops_at_what_was_seen_and_back_does_not(tmp_path: Path) -> None:
    sitting = prophecy(tmp_path, "undo", "back", "play red sun")
    assert "Not now: there is nothing to take back" in sitting.replies()[0]
    assert "The record keeps the line you left" in " ".join(sitting.replies()[1].split())
    assert sitting.answers()[:3] == ["discard green key", "^ 5", "play red sun"]


def test_back_is_for_one_player(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["1", "back"], players=2)
    assert "Not now: only a solo player can go back past what was revealed" in " ".join(sitting.replies()[1].split())


def test_what_was_taken_back_is_not_told_again(tmp_path: Path) -> None:
    sitting = prophecy(tmp_path, "bin red door", "undo", "bin nightmare", "log")
    log = " ".join(sitting.replies()[3].split())
    assert "you discard a nightmare" in log
    assert "red door" not in log


def test_the_log_tells_the_game_by_turns(tmp_path: Path) -> None:
    path = prepared(tmp_path, f"{HAND}, brown key, brown sun", "play red sun", "play red moon")
    whole, last = Sitting(tmp_path, ["log", "log 1"], resume=path).replies()[:2]
    assert "You draw a red sun" in whole
    assert "Turn 1. You play a red sun. You draw a brown key." in whole
    assert "Turn 2. You play a red moon." in whole
    assert "Turn 3." in last
    assert "Turn 2." not in last


def test_the_rule_and_the_help(tmp_path: Path) -> None:
    rule, page = Sitting(tmp_path, ["?", "help"]).replies()[:2]
    assert "Rules: ONI-2, ONI-3, ONI-5" in rule
    assert "tower row" not in rule
    for command in ("undo", "back", "save", "log", "?", "help", "concede", "quit"):
        assert f"\n  {command} " in page


def test_enter_shows_the_table_again(tmp_path: Path) -> None:
    assert "── Onirim" in Sitting(tmp_path, [""]).replies()[0]


def test_save_makes_a_copy_and_tramples_on_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "notes.txt"
    mine.write_text("mine")
    copy = tmp_path / "copies" / "copy.reverie"
    sitting = Sitting(tmp_path, ["save", f"save {copy}", "play 1", "1", f"save {copy}", f"save {mine}", "quit"])
    said = [" ".join(reply.split()) for reply in sitting.replies()]
    assert f"Saved: {sitting.file}" in said[0]
    assert f"Saved: {copy}" in said[1]
    assert copy.read_text() == sitting.file.read_text()
    assert f"{mine} is there already and stays as it is" in said[5]
    assert mine.read_text() == "mine"


def test_every_answer_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    output = Shown()
    kept: list[str] = []

    class Watching(Typing):
        def readline(self) -> str:
            kept.append((tmp_path / "game").read_text())
            return super().readline()

    play(
        find_setup("onirim"),
        seed="a",
        lang="en",
        save=tmp_path / "game",
        input=Watching(["1", "2"], output),
        output=output,
    )
    assert [sum(" 1 " in line[:5] for line in text.split("\n")) for text in kept] == [0, 1, 2]


def test_a_game_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    first = Sitting(tmp_path, ["1", "quit"])
    assert first.code == 0
    assert "Saved. To continue this game:" in first.text
    assert f"reverie play onirim --resume {first.file}" in first.text
    before = first.answers()
    second = Sitting(tmp_path, ["discard"], resume=first.file)
    assert "Resumed after" in second.text
    assert "Not understood" in second.text
    third = Sitting(tmp_path, ["1"], resume=first.file)
    assert third.answers()[: len(before)] == before
    assert len(third.answers()) > len(before)


def test_the_same_seed_does_not_deal_the_same_cards_twice(tmp_path: Path) -> None:
    """Otherwise a player who resumes with the seed of the game would know what comes."""
    first = Sitting(tmp_path, ["quit"], seed="s")
    dealt = [entry.text for entry in first.record.entries]
    drawn = Sitting(tmp_path, ["new", "1", "2", "1", "2", "1", "2"], resume=first.file, seed="s").record.entries
    later = [entry.text for entry in drawn[len(dealt) :] if entry.actor == -1]
    assert later
    assert later[: len(dealt)] != dealt[: len(later)]


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_the_end_of_input_saves_and_says_so(tmp_path: Path, lang: str) -> None:
    sitting = Sitting(tmp_path, ["1"], lang=lang)
    assert sitting.code == 0
    assert len(sitting.answers()) >= 1
    assert sitting.text.endswith(f"--resume {sitting.file}\n")
    assert "Traceback" not in sitting.text


def test_an_interrupt_saves_and_says_so(tmp_path: Path) -> None:
    class Interrupted(Typing):
        def readline(self) -> str:
            raise KeyboardInterrupt

    output = Shown()
    code = play(find_setup("onirim"), lang="en", save=tmp_path / "game", input=Interrupted([], output), output=output)
    assert code == 0
    assert "The game is saved" in output.getvalue()
    assert (tmp_path / "game").exists()


def test_games_go_to_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    output = Shown()
    play(find_setup("onirim+book"), lang="en", input=Typing(["quit"], output), output=output)
    (kept,) = (tmp_path / "reverie" / "games").iterdir()
    assert "onirim-book" in kept.name
    assert f"--resume {kept}" in output.getvalue()


def test_conceding_wants_to_be_said_twice(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["concede", "log", "concede", "concede"])
    assert "Type `concede` once more" in sitting.replies()[0]
    assert "Type `concede` once more" in sitting.replies()[2]
    assert "You have lost." in sitting.replies()[3]
    assert "The game was given up." in sitting.replies()[3]
    assert sitting.record.result is not None


def test_a_finished_game_that_is_resumed_shows_its_end(tmp_path: Path) -> None:
    first = Sitting(tmp_path, ["concede", "concede"])
    assert "You have lost." in Sitting(tmp_path, [], resume=first.file).text


def test_a_record_cut_short_goes_on_and_says_so(tmp_path: Path) -> None:
    path = prepared(tmp_path, f"{HAND}, brown key", "play red sun")
    path.write_text(path.read_text()[:-20])
    sitting = Sitting(tmp_path, ["quit"], resume=path)
    assert "was cut short; everything up to entry" in " ".join(sitting.text.split())


def test_a_new_game_never_replaces_a_file(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("an older game")
    with pytest.raises(ReverieError, match="is there already"):
        play(find_setup("onirim"), lang="en", save=tmp_path / "game", input=io.StringIO(), output=Shown())
    assert (tmp_path / "game").read_text() == "an older game"


def test_what_cannot_be_resumed_is_refused_before_anything_is_shown(tmp_path: Path) -> None:
    path = prepared(tmp_path, HAND)
    output = Shown()
    with pytest.raises(ReverieError, match=r"not of “onirim\+book”"):
        play(find_setup("onirim+book"), lang="en", resume=path, input=io.StringIO(), output=output)
    path.write_text("no record")
    with pytest.raises(DamagedRecord):
        play(None, lang="en", resume=path, input=io.StringIO(), output=output)
    with pytest.raises(ReverieError, match="which game"):
        play(None, lang="en", input=io.StringIO(), output=output)
    assert output.getvalue() == ""


def test_a_resumed_game_can_be_kept_elsewhere(tmp_path: Path) -> None:
    path = prepared(tmp_path, HAND)
    before = path.read_text()
    output = Shown()
    play(None, lang="en", resume=path, save=tmp_path / "new", input=Typing(["1"], output), output=output)
    assert path.read_text() == before
    assert "play red sun" in (tmp_path / "new").read_text()


def test_a_folder_that_cannot_be_written_is_told_and_survived(tmp_path: Path) -> None:
    output = Shown()
    nowhere = tmp_path / "file" / "game"
    (tmp_path / "file").write_text("a file, no folder")
    lines = ["1", f"save {tmp_path / 'elsewhere'}", "quit", "quit"]
    code = play(find_setup("onirim"), lang="en", save=nowhere, input=Typing(lines, output), output=output)
    text = " ".join(output.getvalue().split())
    assert code == 1
    assert "could not be saved to" in text
    assert "Type `quit` once more to leave without saving." in text
    assert stat.S_ISREG((tmp_path / "elsewhere").stat().st_mode)


def test_bytes_of_another_alphabet_are_one_bad_line(tmp_path: Path) -> None:
    output = Shown()
    source = io.TextIOWrapper(io.BytesIO(b"pl\xe4y red sun\nquit\n"), encoding="utf-8")
    assert play(find_setup("onirim"), lang="en", save=tmp_path / "game", input=source, output=output) == 2
    assert "Not understood" in output.getvalue()


@pytest.mark.parametrize("name", ["~nobody-of-that-name/game", "a\0b"])
def test_names_that_are_none_are_told(tmp_path: Path, name: str) -> None:
    assert "could not be saved" in " ".join(Sitting(tmp_path, [f"save {name}"]).replies()[0].split())
