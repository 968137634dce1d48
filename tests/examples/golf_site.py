"""Golf installed beside Reverie, as a stranger would install it: into a folder of its own, without the network."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def install(folder: Path) -> Path:
    """Build and install the package; the folder to have on the path."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(ROOT / "examples" / "golf", source)  # building leaves files behind
    words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-build-isolation"]
    subprocess.run([sys.executable, *words, "--no-deps", "--target", site, source], check=True, timeout=300)
    return site


def environment(site: Path, **more: str) -> dict[str, str]:
    """The surroundings in which Golf is found."""
    return dict(os.environ, PYTHONPATH=os.pathsep.join([str(site), str(ROOT / "src")]), LC_ALL="C.UTF-8", **more)


def run(site: Path, *words: object, typed: str = "") -> str:
    """What a Python process says that finds Golf."""
    ran = subprocess.run(
        [sys.executable, *map(str, words)],
        input=typed,
        env=environment(site),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def reverie(site: Path, *words: object, typed: str = "") -> str:
    """What a command says that finds Golf."""
    return run(site, "-m", "reverie", *words, typed=typed)
