"""The command line as a person meets it: real processes, exit codes, clean pipes."""

import io
import json
import re
import shutil
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from reverie.commands.parser import main
from reverie.core.errors import DamagedRecord
from reverie.files import load_file
from reverie.games.daydream.rules.folds import EDITIONS
from reverie.games.discovery import games
from reverie.textui.progress import Progress

RECORDS = Path(__file__).parents[1] / "records" / "onirim"


class Done(NamedTuple):
    """How a command ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*words: str | Path, stdin: str = "") -> Done:
    """A command in this process, as the shell would start it."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        patch.setenv("LC_ALL", "C.UTF-8")
        try:
            code = main([str(word) for word in words])
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def start(*words: str, stdin: str = "") -> Done:
    """A command in a process of its own."""
    command = [sys.executable, "-m", "reverie", *words]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def simulated(*words: str) -> Any:
    out = json.loads(run("simulate", *words, "--json").stdout)
    del out["seconds"]
    return out


def test_several_processes_give_the_result_of_one() -> None:
    words = ("onirim+dreams", "--games", "450", "--seed", "7")
    assert simulated(*words) == simulated(*words, "--jobs", "2")


def test_simulate_counts_every_game_once() -> None:
    out = simulated("onirim", "--games", "120", "--player", "random", "--seed", "s")
    assert out["games"] == 120
    assert sum(out["scores"].values()) == 120
    assert out["decisions"] > 120 * 20
    assert out["setup"] == {"spelling": "onirim", "players": 1, "options": {}}
    assert out != simulated("onirim", "--games", "120", "--seed", "other")


def test_a_pipe_gets_no_progress_bar() -> None:
    done = start("simulate", "onirim", "--games", "400")
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"games +400\n", done.stdout)
    assert "doors   0" in done.stdout


def test_simulate_prints_a_table_for_people() -> None:
    done = run("simulate", "onirim", "--games", "50")
    assert done.returncode == 0
    assert re.search(r"games +50\n", done.stdout)
    assert "decisions a second" in done.stdout


def test_an_error_of_a_real_process_is_no_traceback() -> None:
    done = start("simulate", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "reverie: there is no game 'chess': there is " + ", ".join(g.name for g in games()) + "\n"


def test_progress_is_shown_on_a_terminal_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("reverie.textui.progress.PATIENCE", 0.0)
    with Progress("games", 10) as progress:
        progress.show(5)
    assert "5 of 10 games" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")


def test_setups_lists_every_setup() -> None:
    lines = run("setups").stdout.splitlines()
    onirim = [line for line in lines if line.startswith("onirim")]
    assert len(onirim) == len(set(onirim)) == 36 + 2 * 36
    assert "onirim+book:lost+towers:ruins+dreams:6 --players 2 --talk silent" in onirim
    assert len(json.loads(run("setups", "--json").stdout)) == len(lines)


def test_setups_on_other_boards_are_those_that_can_be_played_there(tmp_path: Path) -> None:
    for letter in "AD":
        shutil.copy(EDITIONS / "2" / f"{letter}.toml", tmp_path)
    lines = run("setups", "--boards", str(tmp_path)).stdout.splitlines()
    here = [line for line in lines if line.startswith("daydream")]
    assert len(here) == len(set(here)) == 4 * 5
    assert {line.split()[0] for line in here} == {"daydream:A", "daydream:D", "daydream:AD", "daydream:DA"}
    assert all(re.search(r"--boards [0-9a-f]{12}$", line) for line in here)
    assert "onirim+book:lost+towers:ruins+dreams:6 --players 2 --talk silent" in lines


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "chess"), "no game 'chess'"),
        (("simulate", "onirim+tower"), "no expansion 'tower'"),
        (("simulate", "onirim+book:found"), "no variant 'found'"),
        (("simulate", "onirim+book+book"), "named twice"),
        (("simulate", "onirim", "--players", "3"), "for 1 or 2 players"),
        (("simulate", "onirim", "--talk", "silent"), "needs two players"),
        (("simulate", "onirim", "--players", "2", "--talk", "loud"), "open or silent"),
        (("simulate", "onirim", "--player", "nobody"), "no player 'nobody': there are random"),
        (("play", "onirim+nothing"), "no expansion 'nothing'"),
        (("replay", "no such file"), "cannot be read"),
    ],
)
def test_what_a_person_can_put_right_is_said_in_one_line_with_code_two(words: tuple[str, ...], reason: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", [("simulate", "onirim", "--games", "0"), ("simulate", "onirim", "--games", "many"), ("nonsense",)]
)
def test_unreadable_arguments_end_with_code_two(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_replay_shows_the_position_after_an_entry() -> None:
    path = RECORDS / "onirim.record"
    whole = json.loads(run("replay", path, "--json").stdout)
    assert whole["shown"] == whole["entries"]
    assert whole["result"] == whole["view"]["result"]
    early = json.loads(run("replay", path, "--to", "12", "--json").stdout)
    assert early["entry"].startswith("12 ")
    assert early["view"]["turn"] < whole["view"]["turn"]
    shown = run("replay", path, "--to", "12")
    assert shown.returncode == 0
    assert early["entry"] in shown.stdout


def test_replay_sees_as_the_seat_that_is_asked_for() -> None:
    path = RECORDS / "onirim_2_silent.record"
    for seat in (1, 2):
        out = json.loads(run("replay", path, "--to", "60", "--seat", str(seat), "--json").stdout)
        assert out["view"]["seat"] == seat - 1
    assert run("replay", path, "--seat", "3").returncode == 2


def test_replay_refuses_an_entry_that_does_not_exist() -> None:
    done = run("replay", RECORDS / "onirim.record", "--to", "100000")
    assert done.returncode == 2
    assert "there is no entry 100000" in done.stderr


def golden() -> str:
    return (RECORDS / "onirim+book.record").read_text()


def with_line(text: str, entry: int, line: str) -> str:
    lines = text.split("\n")
    at = next(i for i, old in enumerate(lines) if old.startswith(f"{entry} "))
    lines[at] = line
    return "\n".join(lines)


DAMAGED: dict[str, tuple[Any, str]] = {
    "empty": (lambda _: "", "line 1: not a record: the first line should be 'reverie record 1', there is none"),
    "one word": (lambda _: "hello", "line 1: not a record: the first line should be 'reverie record 1', there is none"),
    "another file": (lambda _: "hello\nworld\n", "line 1: not a record"),
    "no such setup": (lambda text: text.replace("onirim+book", "onirim+cook"), "line 2: Onirim has no expansion"),
    "no setup": (lambda text: text.replace("setup onirim+book\n", ""), "no 'setup' line"),
    "players in words": (lambda text: text.replace("players 1", "players one"), "'players' should be a number"),
    "unknown head": (lambda text: text.replace("players 1", "players 1\nmood good"), "'mood' does not belong"),
    "other rules": (lambda text: text.replace("rules 1", "rules 99"), "rules version 99"),
    "head only": (lambda text: text.split("\nrules")[0] + "\n", "ends inside its head"),
    "illegal": (lambda text: with_line(text, 20, "20 1 take"), "entry 20: 'take' is not possible now"),
    "unreadable": (lambda text: with_line(text, 20, "20 1 dance"), "entry 20: 'dance' is no action"),
    "wrong actor": (lambda text: with_line(text, 20, "20 2 draw"), "entry 20: there is no player 2, only 1"),
    "nobody": (lambda text: with_line(text, 20, "20 x draw"), "'x' is nobody"),
    "misnumbered": (lambda text: with_line(text, 20, "21 1 draw"), "entry 21 stands where entry 20 should"),
    "no entry": (lambda text: with_line(text, 20, "20 1"), "is no entry"),
    "back to nowhere": (lambda text: with_line(text, 20, "20 1 ^ 500"), "no entry 500 to go back to"),
    "back to a word": (lambda text: with_line(text, 20, "20 1 ^ x"), "entry 20"),
    "impossible card": (lambda text: with_line(text, 3, "3 * red premonition"), "entry 3"),
    "another result": (lambda text: re.sub(r"result \d", "result 8", text), "but its entries lead to"),
    "more after the end": (lambda text: text + "1 1 draw\n", "something after the end"),
}  # fmt: skip


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_record_is_refused_with_its_place_and_reason(how: str, tmp_path: Path) -> None:
    damage, reason = DAMAGED[how]
    path = tmp_path / "game.record"
    path.write_text(damage(golden()))
    with pytest.raises(DamagedRecord, match=re.escape(str(path))) as caught:
        load_file(path)
    assert reason in str(caught.value)


def test_a_damaged_record_ends_replay_with_code_two(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(with_line(golden(), 20, "20 1 dance"))
    done = run("replay", path)
    assert done.returncode == 2
    assert f"{path}, line 25, entry 20: 'dance' is no action of Onirim" in done.stderr


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"x" * 4_000_001])
def test_what_is_no_text_or_no_record_of_ours_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(content)
    with pytest.raises(DamagedRecord, match=r"not text|larger than"):
        load_file(path)


@pytest.mark.parametrize("cut", [300, 1000, 2000, -1, -20])
def test_a_truncated_record_loads_up_to_its_last_whole_entry(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(golden()[:cut])
    record, replay = load_file(path)
    assert f"read up to entry {len(record.entries)}" in record.notice
    assert golden().startswith(record.write().removesuffix("\n\nopen\n"))
    assert len(replay.states) == len(record.entries) + 1
    done = run("replay", path)
    assert done.returncode == 2
    assert "the last whole one" in done.stderr
    assert f"{len(record.entries)} entries" in done.stdout


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m reverie setups | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [games()[0].setups()[0].words()]
    assert done.stderr == ""


def test_a_script_that_ends_on_an_impossible_action_learns_of_it(tmp_path: Path) -> None:
    for typed, reason in (("dance\n", "dance"), ("take\n", "take")):
        path = tmp_path / f"{reason}.record"
        done = run("play", "onirim", "--seed", "1", "--save", path, stdin=typed)
        assert done.returncode == 2
        assert reason in done.stdout
        assert "Traceback" not in done.stdout + done.stderr
        assert load_file(path)[0].notice == ""
    assert run("play", "onirim", "--seed", "1", "--save", tmp_path / "quit.record", stdin="quit\n").returncode == 0
