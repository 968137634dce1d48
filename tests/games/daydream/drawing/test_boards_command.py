"""`reverie boards` as a person meets it: what it prints, what it refuses, and with which exit code."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.core.registry import register
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, VIEWS

SMALL = Path(__file__).parents[1] / "rules" / "boards"


@pytest.fixture(autouse=True)
def _first_edition_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Commands leave the boards they were given known to the process."""
    monkeypatch.setattr("reverie.games.discovery._used", {})
    yield
    register(Daydream())


def broken(folder: Path, letter: str, old: str, new: str) -> Path:
    """A copy of a good panel with one edit."""
    text = (BUILT_IN_BOARDS / f"{letter}.toml").read_text(encoding="utf-8")
    assert old in text
    file = folder / f"{letter}.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize("letters", VIEWS)
def test_draw_writes_a_picture(letters: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "board.svg"
    assert main(["boards", "draw", letters, "-o", str(target)]) == 0
    assert ET.parse(target).getroot().tag.endswith("svg")
    assert capsys.readouterr().out.startswith(f"{letters}, ")


def test_draw_takes_boards_of_ones_own(tmp_path: Path) -> None:
    theirs, ours = tmp_path / "theirs.svg", tmp_path / "ours.svg"
    assert main(["boards", "draw", "A", "-o", str(theirs), "--boards", str(SMALL)]) == 0
    assert main(["boards", "draw", "A", "-o", str(ours)]) == 0
    assert theirs.read_text(encoding="utf-8") != ours.read_text(encoding="utf-8")


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["boards", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("reverie: ")
    assert said.count("\n") == 1
    return said


def test_draw_refuses_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "x.svg")
    assert "no view 'AB': there are A, D, BC" in refused(["draw", "AB", "-o", out], capsys)
    assert "no panel in it" in refused(["draw", "A", "-o", out, "--boards", str(tmp_path)], capsys)
    (tmp_path / "A.toml").write_bytes((BUILT_IN_BOARDS / "A.toml").read_bytes())
    assert "these boards have not all the panels of view BCA" in refused(
        ["draw", "BCA", "-o", out, "--boards", str(tmp_path)], capsys
    )
    assert "cannot write" in refused(["draw", "A", "-o", str(tmp_path / "no" / "x.svg")], capsys)
    assert not (tmp_path / "x.svg").exists()


def test_check_names_every_panel_and_view(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards", "check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"panel {one}" for one in "ABCDEF"] + [f"view {v}" for v in VIEWS]
    assert all(line.endswith(": fine") for line in lines)


def test_check_of_some_files_checks_the_views_they_make(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards", "check", str(SMALL / "D.toml"), str(SMALL / "A.toml")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["panel D", "panel A", "view A", "view D", "view AD", "view DA"]


@pytest.mark.rule("DAY-34")
@pytest.mark.parametrize(
    ("letter", "old", "new", "said"),
    [
        ("A", "leaves = ", "leafs = ", ("A.toml, top:", "'leafs' is not known here")),
        ("A", 'icons = "end"', 'icons = "top"', ("A.toml, row ", "icons should be at 'start' or 'end'")),
        (
            "C",
            "{ at = [98, 97], star = false }",
            "{ at = [98, 97], star = true }",
            ("C.toml, constellation, point 1:",),
        ),
        ("B", "[grid]", "[grid", ("B.toml, whole file:", "is not TOML")),
    ],
)
def test_check_refuses_with_place_and_reason(
    letter: str, old: str, new: str, said: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = refused(["check", str(broken(tmp_path, letter, old, new))], capsys)
    for part in said:
        assert part in text


@pytest.mark.rule("DAY-31")
def test_check_refuses_panels_that_do_not_fit_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "F.toml"
    text = (BUILT_IN_BOARDS / "F.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('bowtie = "bowtie"', "", 1), encoding="utf-8")
    files = [str(file), *(str(BUILT_IN_BOARDS / f"{letter}.toml") for letter in "ED")]
    assert "E.toml + F.toml + D.toml, view EFD: there should be one bowtie, not 0" in refused(["check", *files], capsys)


def test_check_refuses_a_missing_file_and_one_given_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "A.toml, whole file: cannot be read" in refused(["check", str(tmp_path / "A.toml")], capsys)
    twice = [str(BUILT_IN_BOARDS / "A.toml"), str(SMALL / "A.toml")]
    assert "panel A was given already" in refused(["check", *twice], capsys)


def test_boards_alone_asks_for_an_action(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["boards"])
    assert ended.value.code == 2
    assert "ACTION" in capsys.readouterr().err
