"""Daydream on somebody else's boards: `--boards` for play, simulate and replay."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.core.registry import register
from reverie.games.daydream.game import Daydream

HOUSE = Path(__file__).parents[3] / "src" / "reverie" / "games" / "daydream" / "boards" / "1"


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
    text = (HOUSE / "A.toml").read_text(encoding="utf-8").replace('name = "toast"', 'name = "samovar"')
    (folder / "A.toml").write_text(text, encoding="utf-8")
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
    assert main(["replay", str(file)]) == 2
    assert "other boards" in capsys.readouterr().err


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
