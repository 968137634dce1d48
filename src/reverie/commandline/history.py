"""What has happened in a match, told again from its record: so that nothing taken back is told."""

from collections.abc import Iterator

from reverie.core.events import Event
from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.core.record import CONCEDE, UNDO


def now(match: Match) -> int:
    """The number of the entry the game stands after, whatever was taken back since."""
    return match.replay.same[-1]


def events_after(match: Match, number: int) -> list[Event]:
    """What the entries that count have told since that one, the first of them first."""
    out: list[Event] = []
    for one in reversed([one for one in _standing(match) if one > number]):
        entry = match.record.entries[one - 1]
        state = match.replay.states[match.replay.before[one]].copy()
        if entry.text == CONCEDE:
            out += state.concede(entry.actor)
        else:
            out += state.apply(entry.actor, match.game.read(entry.actor, entry.text))
    return out


def _standing(match: Match) -> Iterator[int]:
    """The entries that count, the last first: of a draft neither the answers taken back nor the taking."""
    taken_back: dict[int, int] = {}  # by seat, how many answers are still to be left out
    for number in match.replay.line():
        entry = match.record.entries[number - 1]
        if entry.text == UNDO:
            taken_back[entry.actor] = taken_back.get(entry.actor, 0) + 1
        elif taken_back.get(entry.actor, 0) > 0:
            taken_back[entry.actor] -= 1
        else:
            yield number


def asked_now(match: Match) -> int:
    """Whose answer the terminal waits for; where several are asked, whoever holds it goes on until done.

    Then it goes round the table to the next who is asked.
    """
    asked = match.state.actors()
    for number in match.replay.line():
        seat = match.record.entries[number - 1].actor
        if seat != CHANCE:
            if seat in asked and seat in match.replay.states[number].actors():
                return seat
            return min(asked, key=lambda other: (other <= seat, other))
    return asked[0]
