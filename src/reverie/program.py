"""The name this program was started by, for messages that tell what to type next."""

import os
from typing import Final

VARIABLE: Final = "REVERIE_PROGRAM"  # set by whatever starts the program under another name


def program() -> str:
    """Return how to start it again: `./reverie` in a checkout, `reverie` where it is installed."""
    return os.environ.get(VARIABLE) or "reverie"
