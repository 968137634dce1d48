"""Checks of display names: one visible line, and not confusable with another name."""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from reverie.players.roster import names as bot_names
from reverie.texts import LANGUAGES, Texts

LINES: Final = (files("reverie.server") / "look_alikes.txt").read_text("utf-8").splitlines()
# Letters of other scripts that look like Latin ones, and Latin ones that look like each other.
LOOKS_LIKE: Final = str.maketrans({one: line[0] for line in LINES for one in line[2:]})
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f")  # letters and marks that show nothing
OWN: Final = ("reverie", "admin", "administrator", "moderator", "operator", "server", "system", "support", "bot")
BOT_MARK: Final = " (bot)"  # at the end of a program's name, so that it is not taken for a person
MOST_MARKS: Final = 2  # accents on one letter: more would overlap neighbouring lines


def clean(text: str) -> str:
    """Return a text as one line, without control characters, invisible characters and stacked accents."""
    kept: list[str] = []
    marks = 0
    for one in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(one)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] in "CZ" or one in BLANK:
            kept.append(" ")
        elif marks <= MOST_MARKS and not 0xFE00 <= ord(one) <= 0xFE0F:
            kept.append(one)
    return re.sub(r" +", " ", "".join(kept)).strip()


def visible(text: str) -> bool:
    """Tell whether a cleaned text shows anything: accents alone do not."""
    return any(unicodedata.category(one)[0] in "LNPS" for one in text)


def skeleton(text: str) -> str:
    """Return the skeleton of a name, which is equal for names that look alike."""
    plain = unicodedata.normalize("NFKD", text)
    bare = "".join(one for one in plain if unicodedata.category(one)[0] != "M")
    # Capitals first: a Greek one may look like another letter than its small form does.
    looks = bare.translate(LOOKS_LIKE).casefold().translate(LOOKS_LIKE)
    letters = "".join(one for one in looks if one.isalnum())
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters or looks


@cache
def reserved() -> frozenset[str]:
    """Return the skeletons of reserved names: of every bot, in every language, and of the operators."""
    names = [*OWN, *bot_names()]
    for language in LANGUAGES:
        texts = Texts(language)
        names += [texts.say(key) for bot in bot_names() if texts.has(key := f"web-bot-{bot}")]
        names.append(texts.say("server-nobody"))
    return frozenset(skeleton(name) for name in names)
