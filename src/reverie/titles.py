"""Titles of set-ups in the reader's language."""

from reverie.core.game import Setup
from reverie.games.discovery import kit_of
from reverie.texts import Texts


def setup_title(setup: Setup, texts: Texts) -> str:
    """Name a set-up, as its game does."""
    return kit_of(setup.game).setup_title(setup, texts)
