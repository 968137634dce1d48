"""What has happened in a match, read from its record, without what was taken back; and who looks at it."""

from typing import Final

from reverie.core.errors import ReverieError
from reverie.core.events import Event
from reverie.core.game import CHANCE, State
from reverie.core.match import Match
from reverie.core.record import CONCEDE, Record, standing

TOLD_BY_SCREEN: Final = frozenset({"turn", "over"})  # events that the head of a screen and the end of a game tell


def now(match: Match) -> int:
    """Return the number of the entry the game stands after, whatever was taken back since."""
    return match.replay.same[-1]


def events_after(match: Match, number: int) -> list[Event]:
    """Return the events of the entries after that one that were not taken back, the earliest first."""
    out: list[Event] = []
    for one in reversed([one for one in standing(match.record, match.replay) if one > number]):
        entry = match.record.entries[one - 1]
        state = match.replay.states[match.replay.before[one]].copy()
        if entry.text == CONCEDE:
            out += state.concede(entry.actor)
        else:
            out += state.apply(entry.actor, match.game.read(entry.actor, entry.text))
    return out


def asked_now(match: Match) -> int:
    """Whose answer the terminal waits for; where several are asked, the player at the terminal goes on until done.

    Then it goes round the table to the next who is asked.
    """
    asked = match.state.actors()
    for number in match.replay.path():
        seat = match.record.entries[number - 1].actor
        if seat != CHANCE:
            if seat in asked and seat in match.replay.states[number].actors():
                return seat
            return min(asked, key=lambda other: (other <= seat, other))
    return asked[0]


def looking_from(state: State, record: Record, seat: int | None) -> int:
    """Return the seat asked for, else the one who is to answer, else the first."""
    if seat is not None:
        if seat > record.setup.players:
            raise ReverieError(f"there is no player {seat} in this game")
        return seat - 1
    actors = [actor for actor in state.actors() if actor >= 0]
    return actors[0] if actors else 0
