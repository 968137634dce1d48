"""Passwords too common to keep anybody out: attackers try these first."""

import re
from importlib.resources import files
from typing import Final

# What common passwords are made of, once digits and signs around them are taken off.
COMMON: Final = frozenset((files("reverie.server") / "common_passwords.txt").read_text("utf-8").split())
RUNS: Final = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn",
)
FEWEST: Final = 4  # different characters that a password needs
DIGITS: Final = 12  # that a password of digits and signs alone needs: shorter ones are dates and numbers of phones
LEET: Final = str.maketrans("013457@$!", "oleastasi")


def too_common(password: str, name: str) -> bool:
    """Whether a password is among the first that anybody would try for that name."""
    lower = password.casefold()
    if len(set(lower)) < FEWEST or (len(name) > 2 and name.casefold() in lower):
        return True
    if any(lower in run or lower in run[::-1] for run in RUNS):
        return True
    for text in (lower, lower.translate(LEET)):
        bare = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text)
        half = bare[: len(bare) // 2]
        if not bare:
            return len(password) < DIGITS
        if bare in COMMON or (half in COMMON and half * 2 == bare):
            return len(bare) + 6 > len(password)  # more than a year and a sign around it make it somebody's own
    return False
