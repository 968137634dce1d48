"""Every command of README and docs is executed: what takes long is cut short, and the few left out have a reason."""

import contextlib
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from docs.written import PAGES, PLACEHOLDER, ROOT, Block, blocks, inline, name
from reverie.commands.parser import build_parser

GAMES: Final = ROOT / "src" / "reverie" / "games"
# Fewer games, rounds and minutes than the pages say, where the number is all that makes it long.
SHORTER: Final = (
    # Run in short by tests/server/test_proofs.py; stopped on the way they might leave a database behind.
    (r"(benchmarks/(?:crash|race)\.py .*)", r"\1 --help"),
    (r"benchmarks/hostile\.py", "benchmarks/hostile.py --help"),
    (r"^(\./reverie (?:arena|play|train))$", r"\1 --help"),  # only named, in a sentence
    (r"benchmarks/load\.py", "benchmarks/load.py --matches 4 --seconds 4 --period 0.5 --turns 1 --no-peer"),
    (r"(tools/stated\.py .*)", r"\1 --look"),  # it would write the weights of the house anew
    (r"-m pytest tests/games/onirim/rules", "-m pytest tests/games/onirim/rules/test_base.py"),
    (r"--games \d+", "--games 2"),
    (r"(examples/learn\.py) --minutes \d+", r"\1 --minutes 0.02 --games 16 --measured 20"),
    (r"(reverie (?:arena|simulate) (?!.*--games).*)", r"\1 --games 2"),
)
# Begun, watched for a moment, and stopped: the least they do takes too long.
BEGUN: Final = (
    r"reverie bench",
    r"reverie terminal",
    r"reverie train",
    r"benchmarks/(?:fuzz|load|pages)\.py",
)
NOT_RUN: Final = {
    r"^\./check": "it runs every test, this one too",
    r"^\./reverie setup(?: --everything)?$": "it prepares a checkout, this one already is",
    r"\.example\.org": "there is nobody at that address",
    r"^pip install": "tests install nothing",
    r"reverie terminal": "it needs a terminal and somebody at it: tests/terminal plays it",
    r"benchmarks/learners\.py": "it needs torch, which no part of Reverie does",
    r"tools/docs_site\.py": "a check of its own (docs)",
    r"tools/golden\.py": "it writes the golden records anew",
    r"tools/(?:benchmark|layers|openapi|views|walks)\.py": "they write files that other tests compare",
    r"tools/(?:moving_pictures|screenshots)\.py": "they need the pages and a browser, and take the pictures anew",
    r"tools/strength\.py": "it measures for hours and writes docs/strength.md",
    r"REVERIE_SNAPSHOTS=write": "it writes the stored screens anew",
}
# What a block of Python takes for granted.
GIVEN: Final = {
    # One set-up instead of all forty: tests/property/test_conformance.py checks every one.
    "CONTRIBUTING.md": (
        "from functools import partial\nimport reverie.core.conformance as kit\n"
        "from reverie.games.daydream.game import Daydream as MyGame\nfrom reverie.games.discovery import find_setup\n"
        "kit.check = partial(kit.check, setups=[find_setup('daydream:A')])\n"
    ),
    "docs/add-a-game.md": f"import sys\nsys.path.insert(0, {str(ROOT / 'examples' / 'golf')!r})\n",
    "docs/players.md": (
        "from reverie.core.fairness import luck\nfrom reverie.core.match import Match\n"
        "from reverie.games.discovery import find_setup\n"
        "view = Match(find_setup('daydream:A'), luck('ab' * 32)).state.view(0)\n"
    ),
}
# Whoever runs these tests in the background has Ctrl+C ignored, and what they start would inherit that.
LISTENING: Final = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execvp('bash', ['bash', '-c', sys.argv[1]])"
)
INTERRUPTED: Final = 130
PORT: Final = "8377"
TOKEN: Final = "the-token-you-were-given"
ANSWERS: Final = "1\n" * 12  # what is typed into a game of Onirim: always the first answer
PATIENCE: Final = 90.0
MOMENT: Final = 3.0  # how long something is watched that is begun and stopped


class Desk:
    """A folder with what the pages suppose: the two commands, an environment, some files of one's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.said = ""  # by all commands so far
        self.done: set[str] = set()  # a command that stands in a block and in a sentence is executed once
        self.courses: set[str] = set()  # kinds of courses that were begun
        self.variables: dict[str, str] = {}
        python = f'exec "{sys.executable}" "$@"\n'
        for path, script in (
            ("reverie", f'exec "{sys.executable}" -m reverie "$@"\n'),
            (".venv/bin/python", python),
            ("bin/python", python),
        ):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text("#!/bin/sh\n" + script)
            (folder / path).chmod(0o755)
        for part in ("benchmarks", "examples", "src", "tests", "tools"):
            (folder / part).symlink_to(ROOT / part)
        shutil.copytree(GAMES / "daydream" / "boards" / "1", folder / "my")
        shutil.copy(ROOT / "tests" / "records" / "onirim" / "onirim_2_open.record", folder / "yesterday.reverie")
        for weights in (GAMES / "onirim" / "weights").glob("*.weights"):  # a course goes on from any of them
            shutil.copy(weights, folder)
        shutil.copy(GAMES / "onirim" / "weights" / "onirim-base.weights", folder / "third.weights")
        self.environment = {
            **{key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "CI")},
            "HOME": str(folder),
            "LANG": "en",
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            # `games` is where docs/add-a-game.md installs one.
            "PYTHONPATH": os.pathsep.join(
                str(path)
                for path in (folder / "games", *(ROOT / part for part in ("src", "tools", "tests", "benchmarks")))
            ),
            "REVERIE_PORT": str(self.port),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def begin(self, command: str) -> subprocess.Popen[str]:
        out = (self.folder / "said").open("w")
        # PYTHONPATH=tools in a command is for those who have the environment; here everything is on it already.
        words = [sys.executable, "-c", LISTENING, re.sub(r"^PYTHONPATH=\S+ ", "", command)]
        with out:
            return subprocess.Popen(
                words,
                cwd=self.folder,
                env={**self.environment, **self.variables},
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )

    def heard(self) -> str:
        return (self.folder / "said").read_text()

    def run(self, command: str) -> None:
        """Execute one line as it stands, but for what makes it long."""
        if command in self.done or any(re.search(pattern, command) for pattern in NOT_RUN):
            return
        self.done.add(command)
        setting = re.fullmatch(r"(\w+)=(\S+)", command)
        if setting is not None:
            self.variables[setting[1]] = self.filled_in(setting[2])
            return
        for pattern, shorter in SHORTER:
            command = re.sub(pattern, shorter, command)
        command = self.filled_in(command)
        if self.begun_alike(command):
            build_parser().parse_args(shlex.split(command)[1:])
            return
        if "reverie terminal" in command:
            command = f"script --quiet --return --command {shlex.quote(command)} screen"  # on a terminal of its own
        process = self.begin(command)
        if any(re.search(pattern, command) for pattern in BEGUN):
            self.stop_after(process, MOMENT, command)
            return
        try:
            process.communicate(ANSWERS if "play onirim" in command else "", timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        self.said += self.heard()
        assert process.returncode == 0, f"{command}: {process.returncode}\n{self.heard()}"

    def begun_alike(self, command: str) -> bool:
        """Tell whether a course was begun on this page that differs only in set-up, files, seed and numbers."""
        if not command.startswith("./reverie train "):
            return False
        game = re.sub(r"^(\w+)\S*", r"\1", command.split()[2])
        kind = " ".join([game, *sorted(word for word in command.split() if word.startswith("--"))])
        known = kind in self.courses
        self.courses.add(kind)
        return known

    def filled_in(self, command: str) -> str:
        token = re.findall(r'"token":"([^"]+)"', self.said)
        return command.replace(PORT, str(self.port)).replace(TOKEN, token[-1] if token else TOKEN)

    def stop_after(self, process: subprocess.Popen[str], seconds: float, command: str) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        ended_with, before = process.returncode, self.heard()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise
        assert ended_with in (None, 0), f"{command}\n{before}"
        assert "Traceback" not in before, f"{command}\n{before}"

    @contextlib.contextmanager
    def serving(self, block: Block) -> Iterator[None]:
        """A server that runs while the rest of the page is executed, and is stopped then."""
        (command,) = block.commands()
        process = self.begin(self.filled_in(command))
        out = self.folder / "said"
        out.rename(self.folder / "server")
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5).close()
                break
            except OSError:
                assert process.poll() is None, (self.folder / "server").read_text()
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.1)
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=PATIENCE)
        said = (self.folder / "server").read_text()
        assert process.returncode in (0, INTERRUPTED), said
        assert "Traceback" not in said, said


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_of_a_page_is_executed(page: Path, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    before = house()
    with contextlib.ExitStack() as running:
        for block in blocks(page):
            if block.language != "sh" or block.mark == "not run":
                continue
            if block.why == "server":
                running.enter_context(desk.serving(block))
            else:
                for command in block.commands():
                    desk.run(command)
        for command in inline(page):
            if not PLACEHOLDER.search(command):
                desk.run(command)
    assert house() == before


def house() -> dict[Path, bytes]:
    """What everybody plays by, which whoever tries a command must find again as it was."""
    folders = (GAMES / "onirim" / "weights", GAMES / "daydream" / "boards" / "1")
    return {path: path.read_bytes() for folder in folders for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_with_something_to_put_in_is_one_of_ours(page: Path) -> None:
    """FILE and N stand for a file and a number: the rest must be what the program understands."""
    for command in inline(page):
        if command.startswith("./reverie ") and PLACEHOLDER.search(command) and "…" not in command:
            build_parser().parse_args(shlex.split(re.sub(r"\b[A-Z]\b", "1", command))[1:])


@pytest.mark.parametrize(
    ("page", "block"),
    [
        (page, block)
        for page in PAGES
        for block in blocks(page)
        if block.language == "python" and block.mark != "not run"
    ],
    ids=lambda one: name(one) if isinstance(one, Path) else str(one.line),
)
def test_every_piece_of_python_runs(page: Path, block: Block, tmp_path: Path) -> None:
    program = GIVEN.get(name(page), "") + block.body
    desk = Desk(tmp_path)
    words = [sys.executable, "-W", "ignore", "-c", program]
    ran = subprocess.run(
        words, cwd=tmp_path, env=desk.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_what_is_left_out_has_a_reason() -> None:
    left_out = [block for page in PAGES for block in blocks(page) if block.mark == "not run"]
    assert all(len(block.why) > 10 and block.language in ("sh", "python", "toml") for block in left_out)
    every = [command for page in PAGES for command in inline(page)]
    every += [command for page in PAGES for block in blocks(page) for command in block.commands()]
    for pattern in (*NOT_RUN, *BEGUN):
        assert any(re.search(pattern, command) for command in every), f"nothing to leave out: {pattern}"
