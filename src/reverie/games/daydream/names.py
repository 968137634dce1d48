"""Names of the views, objects and solo scores of Daydream, in the language of the reader."""

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
    """Return the title of a view of Daydream."""
    return str(_names()[letters]["title"][texts.language])


def object_name(name: str, texts: Texts) -> str:
    """Return the name of an object; one of custom boards keeps the name it has in their files."""
    message = f"day-object-{slug(name)}"
    return texts.say(message) if texts.has(message) else name


def solo_name(letters: str, index: int, texts: Texts) -> str:
    """Return the name of a solo score: the first to fourth name of the view, `index` being 1 to 4."""
    return str(_names()[letters]["names"][index - 1][texts.language])
