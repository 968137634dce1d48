"""The table of any game as text."""

from typing import Any

from reverie.commandline.faces import FACES
from reverie.commandline.ink import PLAIN, Paint
from reverie.texts import Texts


def draw_table(view: dict[str, Any], texts: Texts, width: int, paint: Paint = PLAIN) -> str:
    """What a view shows, from that view and from nothing else."""
    return FACES[view["game"]].table(view, texts, width, paint)
