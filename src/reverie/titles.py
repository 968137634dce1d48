"""Titles of set-ups in the reader's language."""

from reverie.core.game import Setup
from reverie.games.discovery import kit_of
from reverie.texts import Texts


def setup_title(setup: Setup, texts: Texts) -> str:
    """The title of a set-up, as its game says it."""
    return kit_of(setup.game).setup_title(setup, texts)
