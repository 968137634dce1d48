"""Daydream on somebody else's boards: `--boards` in every command, and boards that records carry."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.attachments import packed
from reverie.commands.parser import main
from reverie.core.chance import RandomSampler
from reverie.core.errors import DamagedRecord
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.registry import register
from reverie.core.rng import Rng
from reverie.games.daydream.game import Daydream
from reverie.games.discovery import find_setup
from reverie.server.upload_process import Refusal, read_import

HOUSE = Path(__file__).parents[3] / "src" / "reverie" / "games" / "daydream" / "boards" / "1"
SAMOVAR = (HOUSE / "A.toml").read_text(encoding="utf-8").replace('name = "toast"', 'name = "samovar"')


@pytest.fixture(autouse=True)
def _house_boards_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("reverie.games.discovery._used", {})
    yield
    register(Daydream())


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """The house's panel A with a teapot of another name, in a folder that has to be quoted."""
    folder = tmp_path / "my boards"
    folder.mkdir()
    (folder / "A.toml").write_text(SAMOVAR, encoding="utf-8")
    return folder


def test_play_and_replay(
    tmp_path: Path, boards: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.reverie"
    monkeypatch.setattr("sys.stdin", io.StringIO("help\n"))
    assert main(["play", "daydream:a", "--boards", str(boards), "--save", str(file), "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "▸ samovar" in out
    assert f"reverie play daydream:A --boards '{boards}' --resume {file}" in out
    assert main(["replay", str(file), "--boards", str(boards)]) == 0
    assert "▸ samovar" in capsys.readouterr().out
    register(Daydream())
    assert main(["replay", str(file)]) == 0  # the record brings its boards along
    assert "▸ samovar" in capsys.readouterr().out
    bare = tmp_path / "bare.reverie"
    bare.write_text(re.sub("(?m)^attached .*\n", "", file.read_text(encoding="utf-8")), encoding="utf-8")
    register(Daydream())
    monkeypatch.setattr("reverie.games.discovery._used", {})
    assert main(["replay", str(bare)]) == 2
    assert "other boards" in capsys.readouterr().err
    assert main(["replay", str(bare), "--boards", str(boards)]) == 0


def test_a_game_goes_on_without_the_folder(
    tmp_path: Path, boards: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.reverie"
    monkeypatch.setattr("sys.stdin", io.StringIO("help\n"))
    assert main(["play", "daydream:A", "--boards", str(boards), "--save", str(file)]) == 0
    register(Daydream())
    monkeypatch.setattr("reverie.games.discovery._used", {})
    monkeypatch.setattr("sys.stdin", io.StringIO("help\n"))
    assert main(["play", "daydream:A", "--resume", str(file)]) == 0
    out = capsys.readouterr().out
    assert "▸ samovar" in out
    assert out.rstrip().endswith(f"reverie play daydream:A --resume {file}")


RECORD = "reverie record 1\nsetup daydream:A\nplayers 1\n{}rules 1\n\n\nopen\n"


def test_records_name_their_edition() -> None:
    new = Match(find_setup("daydream:A"), RandomSampler(Rng("edition")))
    assert "\nedition 1\n" in new.record.write()
    old, replay = load(RECORD.format(""))
    assert old.write() == RECORD.format("")
    assert replay.state.view(0)["setup"]["options"] == {}
    named, _ = load(RECORD.format("option boards 1\nedition 1\n"))
    assert named.write() == RECORD.format("edition 1\n")
    with pytest.raises(DamagedRecord, match="edition 7, its set-up names 1"):
        load(RECORD.format("edition 7\n"))
    with pytest.raises(DamagedRecord, match="other boards"):
        load(RECORD.format("option boards 7\n"))


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("attached A.toml !!!\n", "A.toml, whole file: is not packed"),
        ("attached ../A.toml eNo=\n", "a record carries panels"),
        (f"attached A.toml {packed('#' * 1_000_000)}\n", "A.toml, whole file: has more than 100,000 bytes"),
        (f"attached A.toml {packed('panel = 7')}\n", "A.toml, panel: should be a letter"),
        ("".join(f"attached {letter}.toml x\n" for letter in "ABCDEFG"), "more is attached than a record carries"),
        (f"attached A.toml {'x' * 60_001}\n", "more is attached than a record carries"),
        (f"option boards 123\nattached A.toml {packed(SAMOVAR)}\n", "option boards should be "),
    ],
)
def test_boards_in_a_record_are_checked_as_any_other(head: str, reason: str) -> None:
    with pytest.raises(DamagedRecord, match=re.escape(reason)):
        load(RECORD.format(head))


@pytest.mark.parametrize(
    "command",
    [
        ["setups"],
        ["simulate", "daydream:A", "--games", "1"],
        ["arena", "daydream:A", "--player", "greedy", "--player", "random", "--games", "2"],
        ["boards", "calibrate", "A", "--games", "1", "--player", "random"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_commands_take_boards(command: list[str], boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--boards", str(boards), "--json"]) == 0
    played = capsys.readouterr().out
    assert main([*command, "--boards", "1", "--json"]) == 0
    assert capsys.readouterr().out != "" != played


def test_simulate_in_one_process_or_two(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        arguments = ["simulate", "daydream:A", "--boards", str(boards), "--games", "220", "--jobs", jobs, "--json"]
        assert main(arguments) == 0
        report = json.loads(capsys.readouterr().out)
        reports.append((report["scores"], report["setup"]["options"]["boards"]))
    assert reports[0] == reports[1]


def test_boards_that_are_not_there_or_not_all_there(
    tmp_path: Path, boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "daydream:A", "--boards", str(tmp_path)]) == 2
    assert "there is no panel in it" in capsys.readouterr().err
    assert main(["play", "daydream:BC", "--boards", str(boards)]) == 2
    assert "have not all the panels of view BC" in capsys.readouterr().err
    assert main(["play", "onirim", "--boards", str(boards)]) == 2
    assert "--boards is for Daydream" in capsys.readouterr().err


def test_a_server_keeps_the_boards_that_a_record_carries() -> None:
    line = packed(SAMOVAR)
    found = read_import(RECORD.format(f"attached A.toml {line}\n"), "person", "Name")
    assert not isinstance(found, Refusal)
    assert found.material is not None
    assert (found.material.attached, found.material.spellings) == ({"A.toml": line}, ["daydream:A"])
