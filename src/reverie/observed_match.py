"""A match as its seats observe it: who may know of which entry, and which events and views each seat gets."""

from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from reverie.core.chance import Sampler
from reverie.core.errors import DamagedRecord, GameOver, Illegal, OutOfTurn, ReverieError, UnknownSetup, Unreadable
from reverie.core.events import EVERYBODY, SPECTATORS, Event, EventData
from reverie.core.game import CHANCE, Setup
from reverie.core.match import Match
from reverie.core.record import Entry, Record, Replay
from reverie.core.view import View, ViewParts

MOST_EVENTS: Final = 400  # sent at once to a client that comes back

OF_THE_RULES: Final[dict[type[ReverieError], str]] = {
    Unreadable: "unreadable",
    Illegal: "illegal",
    OutOfTurn: "out-of-turn",
    GameOver: "over",
    UnknownSetup: "unknown-setup",
    DamagedRecord: "damaged-record",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservedMatch:
    """A game and its listeners. Whatever leaves a game, over a wire or into a page, leaves it through here."""

    __slots__ = ("decisions", "known", "known_to_all", "masks", "match", "setup")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.masks: list[int] = []  # for each entry, who may know that it was made
        self.known_to_all = 0  # how many entries everybody may know of
        self.known = [0] * (setup.players + 1)  # how many more each seat may know of; the last is a spectator's
        self.decisions: dict[int, int | None] = {}  # what the seats that were shown the game now are asked
        self.match: Match | None = None

    def take_up(self, entries: Iterable[Entry], rules: int, edition: str, sampler: Callable[[Record], Sampler]) -> None:
        """Go on from those entries; chance answers only if it is asked after the last."""
        record = record_of_edition(self.setup, rules, edition)
        replay = Replay(self.setup)
        for entry in entries:
            self.count(audience(entry, replay.follow(entry)))
            record.entries.append(entry)
        record.result = replay.state.result()
        self.match = Match(self.setup, sampler(record), record, replay)

    @property
    def game(self) -> Match:
        """The rules' match; there is one as soon as the match has begun."""
        assert self.match is not None
        return self.match

    @property
    def length(self) -> int:
        return len(self.masks)

    def count(self, mask: int) -> None:
        """Count an entry for everybody who may know of it."""
        self.masks.append(mask)
        if mask == EVERYBODY:
            self.known_to_all += 1
            self.decisions.clear()
            return
        known, players = self.known, self.setup.players
        for seat in range(players):
            # Who may not know of an entry is asked after it what they were asked before.
            if mask & (1 << seat):
                known[seat] += 1
                self.decisions.pop(seat, None)
        if mask & SPECTATORS:
            known[players] += 1

    def at(self, seat: int) -> int:
        """Return how many entries that seat, or a SPECTATOR, has been told of."""
        return self.known_to_all + self.known[seat if seat >= 0 else -1]

    def view(self, seat: int) -> View:
        """Return what that seat may know: with `view_parts` the one door through which anything of the game leaves."""
        # The view itself is not kept: as Python objects it is ten times what is sent, and nobody asks for it twice.
        view = self.game.state.view(seat)
        if seat >= 0:
            self.decisions[seat] = view["decision"]
        return view

    def view_parts(self, seats: list[int]) -> ViewParts:
        """Return what each of these seats may know, as `view` does, with what they have in common apart."""
        parts = self.game.state.view_parts(seats)
        for seat, own in zip(seats, parts.own, strict=True):
            if seat >= 0:
                decision = own["decision"]
                assert decision is None or isinstance(decision, int)
                self.decisions[seat] = decision
        return parts

    def decision(self, seat: int) -> int | None:
        """Return the number of the decision that seat is asked for now."""
        if seat not in self.decisions:
            self.view(seat)
        return self.decisions[seat]

    def preview(self, seat: int, text: str) -> dict[str, object] | None:
        """Return what an answer would lead to, for the seat that may give it; None if it would show something new."""
        state = self.game.state.copy()
        events = state.apply(seat, self.game.game.read(seat, text))
        if state.revealed_to(seat):
            return None
        return {"view": state.view(seat), "events": heard(events, seat)}

    def closed(self, seat: int, decision: int) -> str | None:
        """Say why that decision is not open to that seat, as a code; nothing if it is."""
        opened = self.decision(seat)
        if opened is None:
            return "over" if self.game.record.result is not None else "out-of-turn"
        return None if opened == decision else "stale"

    def asked(self) -> int:
        mask = 0
        for seat in self.game.state.actors():
            if seat != CHANCE:
                mask |= 1 << seat
        return mask

    def may_undo(self, seat: int) -> bool:
        """Tell whether that seat can take its last answer back."""
        if seat < 0 or self.match is None or self.match.record.result is not None:
            return False
        return self.match.state.retractable(seat) or self.match.undo_target(seat) is not None

    def events_of(self, number: int, seat: int) -> list[EventData]:
        """Return what that seat heard of one entry."""
        entry = self.game.record.entries[number - 1]
        if entry.back_to() is not None:
            return [gone_back(entry)]
        replay = self.game.replay
        events = replay.tell(replay.states[number - 1].copy(), entry)
        return heard(events, seat)

    def events_since(self, seat: int, since: int) -> list[EventData]:
        """Return what that seat has missed, if `since` entries it may know of were told to it."""
        mine = bit(seat)
        numbers = [number for number, mask in enumerate(self.masks, 1) if mask & mine][since:]
        out: list[EventData] = []
        for number in reversed(numbers):
            out[:0] = self.events_of(number, seat)
            if len(out) > MOST_EVENTS:
                break
        return out[-MOST_EVENTS:]


def record_of_edition(setup: Setup, rules: int, edition: str) -> Record:
    """Return a record without entries that names that edition, or none; DamagedRecord if its set-up is of another."""
    record = Record(setup, rules)
    if edition and edition != record.edition:
        raise DamagedRecord(f"it was played with edition {edition[:20]}, its set-up names {record.edition or 'none'}")
    record.edition = edition
    return record


def bit(seat: int) -> int:
    return 1 << seat if seat >= 0 else SPECTATORS


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask & (1 << seat)]


def audience(entry: Entry, events: list[Event]) -> int:
    """Return who may know that an entry was made at all: of a draft, only its player."""
    mask = 0
    for event in events:
        mask |= event.audience
        if mask == EVERYBODY:
            return mask
    if mask == 0:
        return EVERYBODY
    return mask | (1 << entry.actor) if entry.actor >= 0 else mask


def heard(events: list[Event], seat: int) -> list[EventData]:
    return [event.to_json() for event in events if event.heard_by(seat)]


def events_heard(entries: Iterable[tuple[Entry, list[Event]]], seat: int) -> list[EventData]:
    """Return what that seat hears of entries that were just made."""
    out: list[EventData] = []
    for entry, events in entries:
        out += heard(events, seat) if entry.back_to() is None else [gone_back(entry)]
    return out


def gone_back(entry: Entry) -> EventData:
    """Return the event for a step back, of which the rules report none."""
    return {"event": "gone back", "seat": entry.actor}


def code_of(error: ReverieError) -> str:
    """Return the code that clients know a refusal of the rules by."""
    return OF_THE_RULES.get(type(error), "invalid")
