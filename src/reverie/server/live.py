"""A match in memory: the rules' own match, rebuilt from stored entries, and what each seat may hear of it."""

from typing import Any, Final

import msgspec

from reverie.core.chance import Sampler
from reverie.core.events import EVERYBODY, SPECTATORS, Event
from reverie.core.fairness import luck
from reverie.core.game import CHANCE, Setup
from reverie.core.match import Match
from reverie.core.record import Entry, Record, Replay
from reverie.games import find_setup
from reverie.server.rows import FINISHED, WAITING, EntryRow, MatchRow, SeatRow

MOST_EVENTS: Final = 400  # told at once to somebody who comes back


class Live:
    """One match as this process knows it. Who changes it stores the change first, or forgets the whole."""

    __slots__ = ("decisions", "keys", "known", "masks", "match", "row", "seats", "setup")

    def __init__(self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        self.row = row
        self.seats = seats
        self.setup = setup_of(row)
        self.masks: list[int] = []  # for each entry, who may know that it was made
        self.keys: dict[str, tuple[int, int]] = {}  # what clients called their answers: seat and number
        self.known = [0] * (row.players + 1)  # how many entries each seat may know of; the last is a spectator's
        self.decisions: dict[int, int | None] = {}  # what the seats that were shown the game now are asked
        self.match: Match | None = None
        if row.status != WAITING:
            self.match = self._taken_up(entries)

    def _taken_up(self, entries: list[EntryRow]) -> Match:
        record = Record(self.setup, self.row.rules)
        replay = Replay(self.setup)
        for row in entries:
            entry = Entry(row.actor, row.text, bool(row.auto))
            self.note(entry, replay.follow(entry), row.key)
            record.entries.append(entry)
        record.result = replay.state.result()
        # A match that waits for chance has never been stored: whoever appends lets chance answer first.
        return Match(self.setup, sampler(self.row, record), record, replay)

    @property
    def game(self) -> Match:
        """The rules' match; there is one as soon as the match has begun."""
        assert self.match is not None
        return self.match

    @property
    def length(self) -> int:
        return len(self.masks)

    @property
    def silent(self) -> bool:
        """Whether the players may not talk now."""
        return self.setup.options.get("talk") == "silent" and self.row.status != FINISHED

    def note(self, entry: Entry, events: list[Event], key: str | None) -> None:
        """Count an entry for everybody who may know of it."""
        mask = audience(entry, events)
        self.masks.append(mask)
        known, players = self.known, self.row.players
        for seat in range(players):
            # Who may not know of an entry is asked after it what they were asked before.
            if mask & (1 << seat):
                known[seat] += 1
                self.decisions.pop(seat, None)
        if mask & SPECTATORS:
            known[players] += 1
        if key is not None:
            self.keys[key] = (entry.actor, len(self.masks))

    def at(self, seat: int) -> int:
        """How many entries that seat, or a SPECTATOR, has been told of."""
        return self.known[seat if seat >= 0 else -1]

    def view(self, seat: int) -> dict[str, Any]:
        """What that seat may know: the one door through which anything of the game leaves."""
        # The view itself is not kept: as Python objects it is ten times what is sent, and nobody asks for it twice.
        view = self.game.state.view(seat)
        if seat >= 0:
            self.decisions[seat] = view["decision"]
        return view

    def decision(self, seat: int) -> int | None:
        """The number of the decision that seat is asked for now."""
        if seat not in self.decisions:
            self.view(seat)
        return self.decisions[seat]

    def preview(self, seat: int, text: str) -> dict[str, Any] | None:
        """What an answer would lead to, told to whoever may give it; nothing if it would show them something new."""
        state = self.game.state.copy()
        events = state.apply(seat, self.game.game.read(seat, text))
        if state.revealed():
            return None
        return {"view": state.view(seat), "events": heard(events, seat)}

    def asked(self) -> int:
        mask = 0
        for seat in self.game.state.actors():
            if seat != CHANCE:
                mask |= 1 << seat
        return mask

    def told(self, number: int, seat: int) -> list[dict[str, Any]]:
        """What that seat heard of one entry."""
        entry = self.game.record.entries[number - 1]
        if entry.back_to() is not None:
            return [gone_back(entry)]
        replay = self.game.replay
        events = replay.tell(replay.states[number - 1].copy(), entry)
        return heard(events, seat)

    def told_since(self, seat: int, since: int) -> list[dict[str, Any]]:
        """What that seat has missed, if `since` entries it may know of were told to it."""
        mine = bit(seat)
        numbers = [number for number, mask in enumerate(self.masks, 1) if mask & mine][since:]
        out: list[dict[str, Any]] = []
        for number in reversed(numbers):
            out[:0] = self.told(number, seat)
            if len(out) > MOST_EVENTS:
                break
        return out[-MOST_EVENTS:]

    # -- seats ----------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        return None

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person is not None]


def setup_of(row: MatchRow) -> Setup:
    options: dict[str, str] = msgspec.json.decode(row.options)
    return find_setup(row.spelling, row.players, options)


def sampler(row: MatchRow, record: Record) -> Sampler:
    """The luck of a match: keyed with its secret seed, and with the number of outcomes so far."""
    return luck(row.seed, sum(1 for entry in record.entries if entry.actor == CHANCE))


def bit(seat: int) -> int:
    return 1 << seat if seat >= 0 else SPECTATORS


def audience(entry: Entry, events: list[Event]) -> int:
    """Who may know that an entry was made at all: with drafts, only whoever drafts."""
    mask = 0
    for event in events:
        mask |= event.audience
    if mask == 0:
        return EVERYBODY
    return mask | (1 << entry.actor) if entry.actor >= 0 else mask


def heard(events: list[Event], seat: int) -> list[dict[str, Any]]:
    return [event.to_json() for event in events if event.heard_by(seat)]


def gone_back(entry: Entry) -> dict[str, Any]:
    """The rules tell nothing when a game goes back; those at the table should hear it all the same."""
    return {"event": "gone back", "seat": entry.actor}
