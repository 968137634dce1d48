"""What the views of Daydream and solo scores are called, in the reader's language."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from reverie.games.event_table import slug
from reverie.texts import Texts


@cache
def _names() -> dict[str, Any]:
    return tomllib.loads((files("reverie.games.daydream") / "names.toml").read_text(encoding="utf-8"))


def view_title(letters: str, texts: Texts) -> str:
    """What a view of Daydream is called."""
    return str(_names()[letters]["title"][texts.language])


def object_name(name: str, texts: Texts) -> str:
    """What an object is called; one of other boards goes by the name it has there."""
    message = f"day-object-{slug(name)}"
    return texts.say(message) if texts.has(message) else name


def solo_name(letters: str, index: int, texts: Texts) -> str:
    """What a solo score is called: the first, second, third or fourth name of the view."""
    return str(_names()[letters]["names"][index - 1][texts.language])
