"""Refuses common passwords, which attackers try first."""

import re
from importlib.resources import files
from typing import Final

# The words of common passwords, without the digits and signs around them.
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
DIGITS: Final = 12  # that a password of digits and signs alone needs: shorter ones are dates and phone numbers
LEET: Final = str.maketrans("013457@$!", "oleastasi")


def too_common(password: str, name: str) -> bool:
    """Tell whether a password is among the first that an attacker would try for that name."""
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
            return len(bare) + 6 > len(password)  # unless there is more around it than a year and a sign
    return False
