"""Tells which Reverie this is: its version, its commit, and whether its engine is compiled."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from reverie import __version__
from reverie.engine_form import COMPILED
from reverie.files import data_folder

HERE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = HERE.parents[1]


def is_checkout() -> bool:
    """Tell whether this is the working tree of a clone rather than an installed package."""
    return HERE.parent.name == "src" and (CHECKOUT / "tools" / "bootstrap.py").exists()


def commit() -> str:
    """Return the commit it was built from or stands at, shortened; empty if that is not known."""
    if is_checkout():
        return _described()
    try:
        from reverie._commit import COMMIT
    except ImportError:
        return ""
    return str(COMMIT)


def _described() -> str:
    words = ["git", "-C", str(CHECKOUT), "describe", "--always", "--dirty", "--exclude=*"]
    try:
        return subprocess.run(words, capture_output=True, text=True, check=False, timeout=5).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


def full_version() -> str:
    """Such as `reverie 0.1.0 (commit 1a2b3c4, compiled engine, Python 3.11.7)`."""
    at = commit()
    form = "compiled engine" if COMPILED else "uncompiled engine"
    parts = [f"commit {at}"] if at else []
    return f"reverie {__version__} ({', '.join([*parts, form, f'Python {sys.version.split()[0]}'])})"


def tell_uncompiled(compiled: bool = COMPILED) -> str:
    """Warn about an uncompiled engine, once per machine and not if it was asked for; else empty."""
    if compiled or os.environ.get("REVERIE_PURE") == "1":
        return ""
    told = data_folder() / "told-uncompiled"
    if told.exists():
        return ""
    with suppress(OSError):  # then it is said again the next time
        told.parent.mkdir(parents=True, exist_ok=True)
        told.touch()
    return f"the engine is not compiled, which plays the same but far slower: {how_to_compile()} (this is said once)"


def how_to_compile() -> str:
    """Say in one sentence what to do about an uncompiled engine."""
    if is_checkout():
        return "`./reverie setup` compiles it"
    return (
        "install a wheel for this platform, or build one with a C compiler: `pip install --no-binary reverie reverie`"
    )
