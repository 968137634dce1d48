"""Set-ups for one player, in an order in which each of them comes round."""

import hashlib
from functools import cache

from reverie.core.game import Setup
from reverie.games.discovery import games, kits


@cache
def solo_games() -> tuple[str, ...]:
    """Return the games that have a set-up for one player, in the order they are listed."""
    return tuple(kit.name for kit in kits() if solo_setups(kit.name))


def solo_setups(game: str) -> list[Setup]:
    """Return every set-up of a game for one player."""
    found = next(one for one in games() if one.name == game)
    return [setup for setup in found.setups() if setup.players == 1]


@cache
def _shuffled(game: str, purpose: str, number: int) -> list[Setup]:
    """Return every set-up for one player in the pseudo-random order of that round."""

    def place(setup: Setup) -> bytes:
        return hashlib.sha256(f"reverie {purpose} {number} {setup.spelling}".encode()).digest()

    return sorted(solo_setups(game), key=place)


def _round(game: str, purpose: str, number: int) -> list[Setup]:
    """Return the order of a round, in which every set-up comes once and the first is not the last of the round before.

    For that only the first two change places, so that a round depends on the shuffles alone, not on all rounds before.
    """
    order = _shuffled(game, purpose, number)
    if len(order) > 1 and order[0].spelling == _shuffled(game, purpose, number - 1)[-1].spelling:
        return [order[1], order[0], *order[2:]]
    return order


def rotated(game: str, purpose: str, number: int) -> Setup:
    """Return the set-up with a number: in each round every one comes once, and none twice in a row.

    Each purpose has an order of its own, which never changes as long as the game's set-ups do not.
    """
    length = len(_round(game, purpose, 0))
    return _round(game, purpose, number // length)[number % length]
