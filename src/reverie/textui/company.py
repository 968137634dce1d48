"""The bots at a table with people on this machine: they get views, as people do."""

import logging
import secrets

from reverie.core.errors import ReverieError
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.texts import Texts
from reverie.thinking import with_stand_ins

log = logging.getLogger(__name__)


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
        self.failed: dict[int, bool] = {}  # seats whose bot failed, and whether that was reported

    def called(self, texts: Texts) -> list[str]:
        """Return the names of the seats in the reader's language; a person's is empty."""
        last = max(self.seats, default=-1)
        return [bot_name(self.seats[seat].name, texts) if seat in self.seats else "" for seat in range(last + 1)]

    def choice(self, match: Match, seat: int) -> str:
        """Ask the player of a seat; where it fails, a simpler one answers for it."""
        view = match.state.view(seat)
        own = self.seats[seat]

        def ask(name: str) -> str:
            player = own if name == own.name else find_player(name)
            # By the number of the entry, so that a game taken up again goes on as it would have.
            rng = Rng(f"{self.seed}/{seat}/{len(match.record.entries)}")
            return match.game.write(seat, player.choose(view, rng))

        answer = with_stand_ins(own.name, ask)
        for name, reason in answer.failures.items():
            log.debug("the player %s did not know what to do: %s", name, reason)
            self.failed.setdefault(seat, False)
        return answer.text

    def new_failures(self) -> list[str]:
        """Return the names of bots that failed since the last call."""
        seats = [seat for seat, told in self.failed.items() if not told]
        self.failed.update(dict.fromkeys(seats, True))
        return [self.seats[seat].name for seat in seats]


def bot_name(name: str, texts: Texts) -> str:
    """Return the name of a bot in the reader's language, if it has one there."""
    message = f"web-bot-{name}"
    return texts.say(message) if texts.has(message) else name


def failure_notice(name: str, texts: Texts) -> str:
    """Return the message that a bot failed and another answers for it."""
    return texts.say("term-said", name=name, text=texts.say("web-stumbled"))
