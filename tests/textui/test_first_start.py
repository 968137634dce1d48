"""The first start: nobody waits for the compiler who came to play, and nobody compiles twice."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
# Takes a moment, notes that it was at work, and fails if somebody else is.
COMPILER = """
import pathlib, sys, time
(pathlib.Path(__file__).parent / "busy").touch(exist_ok=False)
time.sleep(0.5)
(pathlib.Path(__file__).parent / "busy").unlink()
with (pathlib.Path(__file__).parent / "times").open("a") as file:
    file.write("quickly " if "--quick" in sys.argv else "once ")
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout with an engine of one module, a compiler of our own, and an environment that is installed."""
    (tmp_path / "tools").mkdir()
    shutil.copy(TOOLS / "bootstrap.py", tmp_path / "tools")
    (tmp_path / "tools" / "compile.py").write_text(COMPILER)
    for name in ("tools/pgo_workload.py", "tools/installer.lock", "requirements.lock", "requirements-dev.lock"):
        (tmp_path / name).write_text("")
    (tmp_path / "src" / "reverie" / "core").mkdir(parents=True)
    (tmp_path / "src" / "reverie" / "core" / "rules.py").write_text("RULES = 1\n")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    stamp = "import bootstrap as b; (b.VENV / 'installed').write_text(b.digest([b.TO_PLAY, b.INSTALLER]))"
    start(tmp_path, stamp).check_returncode()
    return tmp_path


def start(house: Path, code: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "REVERIE_PURE"}
    words = [sys.executable, "-c", code]
    return subprocess.run(
        words, cwd=house / "tools", env={**environment, **more}, capture_output=True, text=True, check=False, timeout=60
    )


PLAY = "import os, bootstrap; bootstrap.ready(at_once=True); print(os.environ.get('REVERIE_PURE', 'compiled'))"
CHECK = "import os, bootstrap; bootstrap.ready(fastest=False); print(os.environ.get('REVERIE_PURE', 'compiled'))"
MEASURE = "import os, bootstrap; bootstrap.ready(); print(os.environ.get('REVERIE_PURE', 'compiled'))"


def times(house: Path) -> int:
    path = house / "tools" / "times"
    return len(path.read_text().split()) if path.exists() else 0


def wait_for_the_compiler(house: Path) -> None:
    for _ in range(200):
        if (house / ".venv" / "compiled").exists():
            return
        time.sleep(0.1)
    raise AssertionError("nobody compiled")


def test_who_plays_begins_at_once_and_finds_the_compiled_engine_next_time(house: Path) -> None:
    first = start(house, PLAY)
    assert first.stdout == "1\n"  # uncompiled
    assert "in the background" in first.stderr
    wait_for_the_compiler(house)
    second = start(house, PLAY)
    assert (second.stdout, second.stderr) == ("compiled\n", "")
    assert times(house) == 1


def test_who_measures_waits_for_what_is_being_compiled_already(house: Path) -> None:
    start(house, PLAY)
    start(house, PLAY)
    measured = start(house, MEASURE)
    assert measured.stdout == "compiled\n"
    assert times(house) == 1


def test_what_only_checks_takes_less_time_to_compile_and_will_do_for_playing_but_not_for_measuring(house: Path) -> None:
    assert start(house, CHECK).stdout == "compiled\n"
    assert start(house, CHECK).stderr == ""
    assert start(house, PLAY.replace("at_once=True", "at_once=True, fastest=False")).stdout == "compiled\n"
    assert (house / "tools" / "times").read_text() == "quickly "
    assert start(house, MEASURE).stdout == "compiled\n"
    assert (house / "tools" / "times").read_text() == "quickly once "
    assert start(house, CHECK).stderr == ""


def test_an_edited_source_is_compiled_again(house: Path) -> None:
    assert start(house, MEASURE).stdout == "compiled\n"
    (house / "src" / "reverie" / "core" / "rules.py").write_text("RULES = 2\n")
    assert start(house, PLAY).stdout == "1\n"
    assert start(house, MEASURE).stdout == "compiled\n"
    assert times(house) == 2


def test_without_a_compiler_it_is_plain_python_and_says_so_once(house: Path) -> None:
    nothing = {"PATH": str(house / "nowhere")}
    first = start(house, PLAY, **nothing)
    assert "no C compiler here" in first.stderr
    assert start(house, PLAY, **nothing).stderr == ""
    assert times(house) == 0


def test_a_compiler_that_fails_leaves_plain_python(house: Path) -> None:
    (house / "tools" / "compile.py").write_text("raise SystemExit('no header files')")
    measured = start(house, MEASURE)
    assert "plain Python" in measured.stderr
    assert "no header files" in measured.stderr
    assert start(house, MEASURE).stderr == ""
