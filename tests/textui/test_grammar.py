"""One grammar for every command: the same names, ranges and defaults told, examples that work, nothing overwritten."""

import argparse
import ast
import json
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from reverie import extras
from reverie.commands.completion import script
from reverie.commands.parser import all_commands, build_parser, main
from reverie.core.record import load
from reverie.files import FileExists, same_file, write_new
from reverie.textui.progress import Progress
from reverie.version import tell_uncompiled

ROOT = Path(__file__).parents[2]
COMMANDS = [command.name for command in all_commands()]


def parsers(command: str) -> list[argparse.ArgumentParser]:
    """The parser of a command, and those of its actions."""
    top = build_parser()
    choices = next(action for action in top._actions if isinstance(action, argparse._SubParsersAction)).choices
    found: list[argparse.ArgumentParser] = [choices[command]]
    with pytest.raises(SystemExit):
        found[0].parse_args(["--help"])
    for action in found[0]._actions:
        if isinstance(action, argparse._SubParsersAction):
            found += action.choices.values()
    return found


@pytest.mark.parametrize("command", COMMANDS)
def test_every_argument_is_explained_with_its_default(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for parser in parsers(command):
        for action in parser._actions:
            if action.help == argparse.SUPPRESS or isinstance(action, argparse._SubParsersAction):
                continue
            where = f"{parser.prog} {action.option_strings or action.metavar}"
            assert action.help, where
            if action.default in (None, False, "", [], (), argparse.SUPPRESS):
                continue
            default = f"{action.default:g}" if isinstance(action.default, float) else str(action.default)
            assert f"default: {default})" in action.help, where
            if isinstance(action.default, int | float) and action.type is not None:
                assert re.search(r"from \d|above \d", action.help), where


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_end_the_help_and_are_understood(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, *actions = parsers(command)
    for parser in (first, *actions):
        shown = parser.format_help()
        assert parser.description, parser.prog
        examples = shown[shown.index("examples:") :].splitlines()[1:]
        assert len(examples) >= (2 if parser is first and command != "setups" else 1), parser.prog
        for example in examples:
            words = shlex.split(example.partition(" > ")[0])
            given = words[words.index(command) :]
            build_parser().parse_args(given)
            assert parser is first or given[1] == parser.prog.split()[-1]


def test_players_games_seeds_and_jobs_are_named_alike() -> None:
    alike = ("--player", "--games", "--seed", "--jobs", "--json", "--force", "--lang", "--players")
    metavars: dict[str, set[object]] = {name: set() for name in alike}
    for action in (action for command in COMMANDS for parser in parsers(command) for action in parser._actions):
        if action.help != argparse.SUPPRESS:
            for name in alike:
                if name in action.option_strings:
                    metavars[name].add(action.metavar)
    assert {name: found for name, found in metavars.items() if len(found) > 1} == {"--player": {"NAME", "NAMES"}}


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said when a command is refused with exit code 2."""
    try:
        code: object = main(list(words))
    except SystemExit as error:
        code = error.code
    assert code == 2
    return capsys.readouterr().err


def test_what_is_not_possible_is_answered_with_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "simulate", "onirim", "--games", "-5")
    assert "--games: should be a whole number from 1 to 999,999,999,999, not '-5'" in said
    assert "not '0'" in refused(capsys, "simulate", "onirim", "--jobs", "0")
    assert "from 1 to 1,024, not '100000'" in refused(capsys, "simulate", "onirim", "--jobs", "100000")
    assert "not '²'" in refused(capsys, "simulate", "onirim", "--games", "²")
    assert "from 0 to 100,000, such as 0.5 or 24, not 'x'" in refused(capsys, "--backup-every", "x")
    assert "from 0 to 100,000, such as 0.5 or 24, not 'nan'" in refused(capsys, "--backup-every", "nan")
    assert "from 0 to 65,535, not 'abc'" in refused(capsys, "--port", "abc")
    assert "from 0 to 65,535, not '65536'" in refused(capsys, "--admin-port", "65536")
    assert "there is no 'xx': choose en, fr, de or it" in refused(capsys, "play", "onirim", "--lang", "xx")
    assert "there is no 'engineer'" in refused(capsys, "play", "onirim", "--lang", "engineer")
    assert "up to 1,000,000, such as 0.5 or 60, not 'inf'" in refused(capsys, "train", "onirim", "--minutes", "inf")
    assert "above 0 and up to 1,000,000, such as 0.5 or 60, not 'nan'" in refused(
        capsys, "train", "onirim", "--minutes", "nan"
    )
    assert "A, D, BC, EF, AD, DA, BCA" in refused(capsys, "play", "daydream")
    assert "needs a view, such as daydream:A" in refused(capsys, "play", "daydream")
    assert "one to 12 players" in refused(capsys, "arena", "onirim")
    build_parser().parse_args(["play", "onirim", "--lang", "fr_BE.UTF-8"])


def test_a_saved_game_names_its_own_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    given = build_parser().parse_args(["play", "--resume", "game.reverie", "--to", "12"])
    assert (given.setup, given.to) == (None, 12)
    assert "--to goes with --resume" in refused(capsys, "play", "onirim", "--to", "12")
    assert "which file to resume" in refused(capsys, "play")


def test_the_store_is_named_before_or_after_the_action() -> None:
    for words in (["--data", "here", "check"], ["check", "--data", "here"]):
        assert build_parser().parse_args(["admin", *words]).data == "here"
    assert build_parser().parse_args(["--data", "here", "admin", "check"]).data == "here"


def test_the_old_words_of_the_arena_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for words in (
        ["arena", "onirim", "--player", "random", "--player", "greedy"],
        ["arena", "random", "greedy", "--setup", "onirim"],
        ["arena", "onirim", "random", "greedy"],
    ):
        assert main([*words, "--games", "3", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        said.append([(side["player"], side["mean"]) for side in report["players"]])
    assert said[0] == said[1] == said[2]


def test_games_without_winners_are_not_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "daydream:A", "--games", "3"]) == 0
    alone = capsys.readouterr().out
    assert "wins" not in alone
    assert "% won" not in alone
    assert main(["simulate", "daydream:A", "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wins"] is None
    assert main(["simulate", "daydream:A", "--players", "2", "--games", "3"]) == 0
    match = capsys.readouterr().out
    assert "% won" in match
    assert "\ntogether " in match  # what all players scored, beside the score of each
    assert main(["simulate", "daydream:A", "--players", "2", "--games", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["wins"] is None
    assert sum(seat["wins"] for seat in report["seats"]) >= 3


def test_a_mean_stays_within_what_can_be_scored(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "onirim", "--games", "20"]) == 0
    assert "0.20   on average (0.00 to 0.40)" in capsys.readouterr().out
    assert main(["simulate", "onirim", "--games", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["score"]["low"] == 0


def completed(*words: str) -> list[str]:
    """What bash offers after these words."""
    program = script("bash") + (
        f"COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}; _reverie; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    ran = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    return ran.stdout.split()


def test_shells_complete_commands_options_and_setups(capsys: pytest.CaptureFixture[str]) -> None:
    assert completed("reverie", "sim") == ["simulate"]
    assert completed("reverie", "simulate", "--re") == ["--records"]
    assert "daydream:BC" in completed("reverie", "simulate", "daydream:B")
    assert completed("reverie", "boards", "dr") == ["draw"]
    assert completed("reverie", "--adm") == ["--admin-port"]
    assert completed("reverie", "boards", "draw", "--o") == ["--output"]
    assert completed("reverie", "admin", "ban", "Alma", "--rea") == ["--reason"]
    assert completed("reverie", "simulate", "onirim", "--player", "gre") == ["greedy"]
    assert completed("reverie", "play", "onirim", "--lang", "") == ["en", "fr", "de", "it"]
    assert "--with" not in completed("reverie", "play", "--")  # an old word
    assert main(["completion", "zsh"]) == 0
    assert "bashcompinit" in capsys.readouterr().out
    fish = script("fish")
    assert all(f"__fish_use_subcommand -a {command} " in fish for command in COMMANDS)
    assert "'__fish_seen_subcommand_from simulate' -l games" in fish
    assert "'__fish_use_subcommand' -l admin-port" in fish
    assert "'__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from draw' -l output" in fish
    assert "-l lang -x -a 'en fr de it'" in fish


# -- files --------------------------------------------------------------------------------------


def test_records_are_written_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "onirim", "--players", "2", "--player", "greedy", "--games", "4", "--records"]
    assert main([*words, str(tmp_path / "one"), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert main([*words, str(tmp_path / "two"), "--jobs", "2"]) == 0
    files = sorted((tmp_path / "one").iterdir())
    assert [file.name for file in files] == [f"game-{number:06}.reverie" for number in range(4)]
    records = [load(file.read_text("utf-8"))[0] for file in files]
    assert sum(bool(record.result and record.result.winners) for record in records) == report["wins"]
    assert [file.read_bytes() for file in files] == [file.read_bytes() for file in sorted((tmp_path / "two").iterdir())]
    assert "there already" in refused(capsys, *words, str(tmp_path / "one"))
    assert "leave --cluster out" in refused(capsys, *words, str(tmp_path / "new"), "--cluster", "nowhere:1")
    assert main([*words, str(tmp_path / "one"), "--force"]) == 0


def test_a_dataset_is_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "onirim", "--games", "12", "--player", "greedy"]
    assert main([*words, "-o", str(tmp_path / "a.npz")]) == 0
    assert main([*words, "-o", str(tmp_path / "b.npz"), "--jobs", "2"]) == 0
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()
    with np.load(tmp_path / "a.npz", allow_pickle=False) as data:
        arrays = {name: data[name] for name in data}
    rows = np.arange(len(arrays["action"]))
    assert arrays["action_mask"][rows, arrays["action"]].all()
    assert arrays["terminal"].sum() == 12
    for game in range(12):
        own = arrays["game"] == game
        assert arrays["terminal"][own][-1]
        assert arrays["reward"][own].sum() == arrays["outcome"][own][0]
        assert (arrays["step"][own] == np.arange(own.sum())).all()
    card = json.loads(str(arrays["card"]))
    assert (card["player"], card["games"], card["decisions"]) == ("greedy", 12, len(rows))
    page = (tmp_path / "a.npz.md").read_text("utf-8")
    assert all(f"| `{name}` |" in page for name in arrays)
    assert f"`{card['command']} --output a.npz`" in page
    capsys.readouterr()
    assert "there already" in refused(capsys, *words, "-o", str(tmp_path / "a.npz"))
    # Together: every seat has its own last decision; the learned player says what it expects.
    both = [
        *["dataset", "daydream:A", "--players", "2", "--games", "2", "--player", "learned", "-o"],
        str(tmp_path / "c.npz"),
    ]
    assert main(both) == 0
    with np.load(tmp_path / "c.npz") as data:
        assert data["terminal"].sum() == 4
        assert not np.isnan(data["value"]).all()
    assert main([*both, "--force", "--no-values"]) == 0
    with np.load(tmp_path / "c.npz") as data:
        assert np.isnan(data["value"]).all()


def test_a_dataset_as_parquet_holds_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "onirim", "--games", "3", "--player", "greedy", "-o"]
    assert main([*words, str(tmp_path / "a.npz")]) == 0
    assert main([*words, str(tmp_path / "a.parquet")]) == 0
    assert main([*words, str(tmp_path / "c.parquet")]) == 0
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "c.parquet").read_bytes()
    table = parquet.read_table(tmp_path / "a.parquet")
    with np.load(tmp_path / "a.npz") as data:
        assert json.loads(table.schema.metadata[b"reverie"]) == json.loads(str(data["card"]))
        for name in table.column_names:
            column = table[name].combine_chunks()
            flat = column.flatten() if data[name].ndim == 2 else column
            values = flat.to_numpy(zero_copy_only=False)
            assert values.dtype == data[name].dtype
            assert np.array_equal(values.reshape(data[name].shape), data[name], equal_nan=name == "value")
    assert "metadata `reverie`" in (tmp_path / "a.parquet.md").read_text("utf-8")
    assert "should end in .npz or .parquet, unlike" in refused(capsys, *words, str(tmp_path / "a.csv"))


def test_nothing_is_overwritten_without_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "g"
    game.write_bytes((ROOT / "tests" / "records" / "onirim" / "onirim_2_open.record").read_bytes())
    before = game.read_bytes()
    assert "there already" in refused(capsys, "analyse", str(game), "--plot", str(game))
    assert "there already" in refused(capsys, "analyse", str(game), "--plot", str(game), "--force")
    picture = tmp_path / "picture.svg"
    picture.write_text("mine")
    for words in (
        ["analyse", str(game), "--plot"],
        ["boards", "draw", "A", "-o"],
        ["arena", "onirim", "--player", "greedy", "--games", "1", "--calibration", "--plot"],
    ):
        assert "there already" in refused(capsys, *words, str(picture))
    assert "is a folder" in refused(capsys, "boards", "draw", "A", "-o", str(tmp_path))
    assert picture.read_text() == "mine"
    assert game.read_bytes() == before
    assert main(["boards", "draw", "daydream:A", "-o", str(picture), "--force"]) == 0
    assert picture.read_text("utf-8").startswith("<?xml")
    assert "cannot write" in refused(capsys, "boards", "draw", "A", "-o", str(tmp_path / "no" / "where.svg"))
    with pytest.raises(FileExists):
        write_new(picture, b"")
    assert not same_file(picture, tmp_path / "nothing")
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".")] == []


def test_what_cannot_be_written_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Progress, "__enter__", lambda _: pytest.fail("games are played"))
    mine, nowhere, long = tmp_path / "mine", tmp_path / "no" / "where", tmp_path / ("x" * 300)
    mine.write_text("mine")
    for words in (
        ["simulate", "onirim", "--records", str(mine)],
        ["train", "onirim", "--minutes", "0.01", "--into", str(mine)],
    ):
        assert f"cannot make the folder {mine}: File exists" in refused(capsys, *words)
    for words in (
        ["arena", "onirim", "--player", "greedy", "--calibration", "--plot", str(nowhere)],
        ["dataset", "onirim", "-o", f"{nowhere}.npz"],
    ):
        assert f"there is no folder {tmp_path / 'no'}" in refused(capsys, *words)
    for words in (["replay"], ["play", "--resume"], ["boards", "draw", "A", "-o"], ["simulate", "onirim", "--records"]):
        assert "longer than the system allows" in refused(capsys, *words, str(long))
    assert "no such file" in refused(capsys, "admin", "import", str(nowhere), "--data", str(tmp_path / "store"))
    assert not (tmp_path / "store").exists()


def test_a_view_is_typed_in_any_case(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for view in ("BC", "bc", "daydream:bc"):
        assert main(["boards", "draw", view, "-o", str(tmp_path / "board.svg"), "--force"]) == 0
        assert main(["boards", "print", view, "-o", str(tmp_path / "board.pdf"), "--force"]) == 0
    assert main(["boards", "print", "Leaflet", "-o", str(tmp_path / "board.pdf"), "--force"]) == 0


@pytest.mark.parametrize(
    ("package", "module", "words", "extra"),
    [
        ("numba", "reverie.training", ["train", "onirim"], "train"),
        ("gymnasium", "reverie.envs", ["dataset", "onirim", "-o", "x.npz"], "envs"),
        ("pyarrow", "reverie.envs.parquet", ["dataset", "onirim", "-o", "x.parquet"], "parquet"),
        ("distributed", "distributed", ["simulate", "onirim", "--cluster", "tcp://127.0.0.1:1"], "cluster"),
        ("asyncpg", "reverie.server.store.postgres", ["admin", "check", "--database", "postgresql:///x"], "postgres"),
    ],
)
def test_a_missing_package_is_answered_with_what_to_install(
    package: str,
    module: str,
    words: list[str],
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if f"{name}.".startswith((f"{module}.", f"{package}."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    assert f" needs {package}: ./reverie setup --everything" in refused(capsys, *words)
    monkeypatch.setattr(extras, "is_checkout", lambda: False)
    assert f' needs {package}: pip install "reverie[{extra}]"' in refused(capsys, *words)
    assert list(tmp_path.iterdir()) == []


def test_one_function_writes_what_commands_write() -> None:
    """Otherwise the next command would replace somebody's file again."""
    folders = [ROOT / "src" / "reverie" / "commands", *(kit for kit in (ROOT / "src/reverie/games").glob("*/commands"))]
    for path in (file for folder in folders for file in folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                assert name not in ("write_text", "write_bytes", "savez", "copyfile"), path
                assert name != "open" or path.name in ("admin.py", "parser.py"), path


# -- interrupted --------------------------------------------------------------------------------


@pytest.fixture
def ctrl_c_after_eight_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    show = Progress.show

    def interrupted(progress: Progress, done: int) -> None:
        show(progress, done)
        if done >= 8:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "show", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_after_eight_games")
def test_a_run_that_would_never_end_begins_at_once_and_can_be_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is still to be done is not listed beforehand: the list would not fit into memory."""
    for words in (
        ["simulate", "onirim"],
        ["simulate", "onirim", "--records", str(tmp_path / "games")],
        ["arena", "onirim", "--player", "random", "--all"],
        ["arena", "onirim", "--player", "random,greedy,learned"],
        ["arena", "onirim", "--player", "greedy", "--calibration"],
        ["dataset", "onirim", "--no-values", "--output", str(tmp_path / "games.npz")],
        ["boards", "calibrate", "A", "--player", "random", "--player", "greedy"],
    ):
        assert main([*words, "--games", "999999999999"]) == 130
        assert "stopped after" in capsys.readouterr().err


@pytest.mark.usefixtures("ctrl_c_after_eight_games")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_ctrl_c_tells_what_is_known_so_far(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for form in ([], ["--json"]):
        words = [command, "onirim", "--player", "random", "--games", "1000", *form]
        assert main(words) == 130
        out, err = capsys.readouterr()
        done = json.loads(out)["games"] if form else int(out.splitlines()[1].split()[1])
        assert 8 <= done < 1000
        assert f"stopped after {done} of 1,000 games" in err


@pytest.mark.usefixtures("ctrl_c_after_eight_games")
def test_ctrl_c_keeps_the_calibration_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["boards", "calibrate", "A", "--player", "random,greedy", "--games", "100"]
    assert main(words) == 130
    out, err = capsys.readouterr()
    assert "random: median" in out
    assert ", 25 games" in out
    assert "greedy" not in out
    assert "stopped after 25 of 200 games" in err
    assert main([*words, "--json"]) == 130
    assert [one["games"] for one in json.loads(capsys.readouterr().out)["players"]] == [25]
    words = ["arena", "onirim", "--player", "greedy", "--calibration", "--games", "100", "--json"]
    assert main(words) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 8


@pytest.mark.usefixtures("ctrl_c_after_eight_games")
def test_ctrl_c_writes_the_games_a_dataset_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "onirim", "--player", "random", "--games"]
    assert main([*words, "100", "-o", str(tmp_path / "cut.npz")]) == 130
    assert "stopped after 10 of 100 games" in capsys.readouterr().err
    main([*words, "10", "-o", str(tmp_path / "whole.npz")])
    assert (tmp_path / "cut.npz").read_bytes() == (tmp_path / "whole.npz").read_bytes()


def test_an_uncompiled_engine_is_told_once_and_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("REVERIE_PURE", "1")
    assert tell_uncompiled(compiled=False) == ""  # chosen
    monkeypatch.delenv("REVERIE_PURE")
    assert tell_uncompiled(compiled=True) == ""
    assert "`./reverie setup` compiles it" in tell_uncompiled(compiled=False)
    assert tell_uncompiled(compiled=False) == ""


def test_a_crash_exits_with_one(tmp_path: Path) -> None:
    program = (
        "import sys, reverie.commands.setups as command\nfrom reverie.commands.parser import main\n"
        "def broken(given): raise RuntimeError('broken')\ncommand.run = broken\nsys.exit(main(['setups']))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "RuntimeError: broken" in ran.stderr
