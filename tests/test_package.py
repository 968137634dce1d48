"""The package: what is in its wheels, and that an installed one plays and serves from an empty folder."""

import os
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from forms import COMPILED
from services import free_port, wait_for

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr", "de", "it")


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel of each form this run can build: the compiled one is made of the modules that lie beside the sources."""
    forms = ["0", "1"] if COMPILED else ["1"]
    return {form: _build(tmp_path_factory.mktemp(f"wheel-{form}"), form) for form in forms}


def _build(folder: Path, pure: str) -> Path:
    words = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    outcome = subprocess.run(
        words, env=dict(os.environ, REVERIE_PURE=pure), capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stdout[-2000:] + outcome.stderr[-2000:]
    return next(folder.glob("*.whl"))


def test_a_wheel_holds_everything_that_is_played_with(wheels: dict[str, Path]) -> None:
    for pure, wheel in wheels.items():
        names = zipfile.ZipFile(wheel).namelist()
        assert "reverie/server/pages/index.html" in names
        assert any(name.startswith("reverie/server/pages/") and name.endswith(".zip") for name in names), (
            "offline engine"
        )
        assert any(name.endswith(".sql") for name in names)
        for source in (ROOT / "src").rglob("*"):
            if source.suffix in (".ftl", ".toml", ".weights"):
                assert source.relative_to(ROOT / "src").as_posix() in names
        assert {name.split("/")[2] for name in names if name.startswith("reverie/locale/")} == set(LANGUAGES)
        compiled = [name for name in names if name.endswith((".so", ".pyd"))]
        assert bool(compiled) == (pure == "0")
        assert wheel.name.endswith("-py3-none-any.whl") == (pure == "1")


def test_an_installed_wheel_plays_and_serves(wheels: dict[str, Path], tmp_path: Path) -> None:
    for pure, wheel in wheels.items():
        _play_and_serve(wheel, tmp_path / pure, "uncompiled" if pure == "1" else "compiled")


def _play_and_serve(wheel: Path, folder: Path, form: str) -> None:
    place, empty = folder / "site", folder / "empty"
    empty.mkdir(parents=True)
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    subprocess.run([sys.executable, *install, "--target", str(place), str(wheel)], check=True)
    environment = {**os.environ, "PYTHONPATH": str(place), "REVERIE_DATA": str(folder / "data")}
    environment.pop("REVERIE_PURE", None)
    command = [sys.executable, str(place / "bin" / "reverie")]

    def run(*words: str) -> str:
        outcome = subprocess.run(
            [*command, *words], cwd=empty, env=environment, capture_output=True, text=True, check=False
        )
        assert outcome.returncode == 0, outcome.stderr
        return outcome.stdout

    version = run("--version")
    assert f", {form} engine" in version
    words = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    head = subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
    assert f"(commit {head}, " in version
    assert "onirim+book" in run("setups")
    assert "games" in run("simulate", "onirim", "--games", "5", "--player", "greedy")
    port = free_port()
    server = subprocess.Popen([*command, "--no-open", "--port", str(port)], cwd=empty, env=environment)
    try:
        wait_for(port)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20) as answer:
            assert b"<script" in answer.read()
    finally:
        server.terminate()
        assert server.wait(20) in (0, -15)
