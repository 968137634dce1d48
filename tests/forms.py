"""Which form of the engine these tests run on."""

from reverie.core import playout

COMPILED = not str(playout.__file__).endswith(".py")


def examples(number: int) -> int:
    """How many random examples to try: fewer where a game takes a hundred times as long."""
    return number if COMPILED else max(3, number // 8)
