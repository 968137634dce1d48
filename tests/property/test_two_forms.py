"""Compiled and uncompiled, the engine plays the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def fingerprint(pure: bool) -> tuple[str, str]:
    environment = {**os.environ, "REVERIE_PURE": "1" if pure else "0"}
    command = [sys.executable, str(HERE / "games_digest.py")]
    form, digest = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    return form, digest


def test_compiled_and_uncompiled_agree_game_for_game() -> None:
    form, digest = fingerprint(pure=False)
    if form == "uncompiled":
        pytest.skip("this machine has no compiler: there is only one form to compare")
    assert fingerprint(pure=True) == ("uncompiled", digest)
