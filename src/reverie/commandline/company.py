"""Players of the house at a table with people: they get views, through the same door as everybody."""

import secrets

from reverie.core.errors import ReverieError
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.players import Player, find_player


class Company:
    """Who sits in the last seats. A single name takes every seat but the first, unless it is not to spread."""

    def __init__(self, names: list[str], players: int, seed: str | None = None, spread: bool = True) -> None:
        if len(names) >= players:
            raise ReverieError(f"at a table for {players} there is no seat for {len(names)} more beside you")
        self.names = names
        self.seed = seed if seed is not None else secrets.token_hex(16)
        taken = names * (players - 1) if len(names) == 1 and spread else names
        first = players - len(taken)
        self.seats: dict[int, Player] = {first + place: find_player(name) for place, name in enumerate(taken)}

    def choice(self, match: Match, seat: int) -> str:
        """What the player of a seat answers to what it is asked."""
        view = match.state.view(seat)
        # By the number of the entry, so that a game taken up again goes on as it would have.
        rng = Rng(f"{self.seed}/{seat}/{len(match.record.entries)}")
        return match.game.write(seat, self.seats[seat].choose(view, rng))
