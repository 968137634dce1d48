"""Playing in a plain terminal: the table in text, the questions, and what people type."""

from reverie.commandline.faces import draw_table
from reverie.commandline.play import play

__all__ = ["draw_table", "play"]
