"""A game being played: the state, its record, chance answered as it comes, and undo computed."""

from collections.abc import Iterator

from reverie.core.chance import Sampler
from reverie.core.errors import GameOver, OutOfTurn
from reverie.core.events import Event
from reverie.core.game import CHANCE, Setup, State
from reverie.core.record import BACK, CONCEDE, UNDO, Entry, Record, Replay
from reverie.core.registry import game_of


class Match:
    """One game at one table. Players answer with `play`; chance answers by itself, or people tell it with `happen`."""

    def __init__(
        self, setup: Setup, sampler: Sampler | None, record: Record | None = None, replay: Replay | None = None
    ) -> None:
        """Begin a new game, or take one up again from its record and replay.

        Without a sampler people deal and roll themselves: the match waits for `happen` whenever chance is asked.
        """
        self.game = game_of(setup)
        self.sampler = sampler
        self.record = record if record is not None else Record(setup, self.game.rules_version)
        self.replay = replay if replay is not None else Replay(setup)
        self.events_by_entry: list[list[Event]] = []  # of the last call: the events of each entry
        self._run_chance()

    @property
    def state(self) -> State:
        return self.replay.state

    @property
    def events(self) -> list[Event]:
        """The events of the last call, all entries together."""
        return [event for events in self.events_by_entry for event in events]

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        """Do a player's action, given in words; a refused one leaves everything as it was."""
        game = self.game
        action = game.read(seat, text)
        state = self.state.copy()
        events = game.do(state, seat, action, text)
        self.events_by_entry = []
        self._add(Entry(seat, game.write(seat, action), auto), state, events)
        self._run_chance()

    def happen(self, text: str) -> None:
        """Do an outcome of chance, given in words; one that cannot come leaves everything as it was."""
        state = self.state.copy()
        events = self.game.act(state, CHANCE, text)
        self.events_by_entry = []
        self._add(Entry(CHANCE, self.game.write(CHANCE, self.game.read(CHANCE, text))), state, events)
        self._run_chance()

    def concede(self, seat: int) -> None:
        if not self.state.actors():
            raise GameOver("the game is over")
        state = self.state.copy()
        events = state.concede(seat)
        self.events_by_entry = []
        self._add(Entry(seat, CONCEDE), state, events)
        self._run_chance()

    def undo_target(self, seat: int) -> int | None:
        """Return the entry that `undo` would go back to, before that seat's last answer; None if it may not."""
        return _undo_target(self.record.entries, self.replay, seat)

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back, if it showed nobody anything."""
        if self.state.retractable(seat):
            self._retract(seat)
            return
        target = self.undo_target(seat)
        if target is None:
            raise OutOfTurn("nothing to undo: since your last answer something was revealed, or there is none")
        self._go_back(seat, target)

    def fork(self, seat: int) -> None:
        """Go back to the seat's previous decision whatever happened since: for casual solo games."""
        for number in self._standing(seat):
            if not self.record.entries[number - 1].auto:
                self._go_back(seat, self.replay.before[number])
                return
        raise OutOfTurn("nothing to undo: there is no earlier decision of yours")

    def _standing(self, seat: int) -> Iterator[int]:
        """Return the numbers of that seat's answers which it has not taken back, the last first."""
        taken_back = 0
        for number in self.replay.path():
            entry = self.record.entries[number - 1]
            if entry.actor != seat:
                continue
            if entry.text == UNDO:
                taken_back += 1
            elif taken_back > 0:
                taken_back -= 1
            else:
                yield number

    def _retract(self, seat: int) -> None:
        """Take back the draft's last answer, and what was only answered for the player after it."""
        self.events_by_entry = []
        for number in list(self._standing(seat)):
            if not self.state.retractable(seat):
                break
            state = self.state.copy()
            events = state.retract(seat)
            self._add(Entry(seat, UNDO), state, events)
            if not self.record.entries[number - 1].auto:
                break

    def _go_back(self, seat: int, number: int) -> None:
        entry = Entry(seat, f"{BACK} {number}")
        self.events_by_entry = [self.replay.follow(entry)]
        self.record.entries.append(entry)
        self.record.result = self.state.result()

    def _run_chance(self) -> None:
        sampler = self.sampler
        while sampler is not None and self.state.actor() == CHANCE:
            state = self.state.copy()
            outcome = sampler.outcome(state)
            events = state.apply(CHANCE, outcome)
            self._add(Entry(CHANCE, self.game.write(CHANCE, outcome)), state, events)

    def _add(self, entry: Entry, state: State, events: list[Event]) -> None:
        self.record.entries.append(entry)
        self.replay.add(state)
        self.events_by_entry.append(events)
        self.record.result = state.result()


def _undo_target(entries: list[Entry], replay: Replay, seat: int) -> int | None:
    """Nothing that showed anybody anything can be taken back: no chance, no reveal, no other's move."""
    for number in replay.path():
        entry = entries[number - 1]
        if entry.actor != seat or entry.text == UNDO or replay.states[number].revealed():
            return None
        if not entry.auto:
            return replay.before[number]
    return None


def forked(record: Record) -> bool:
    """Tell whether the game ever went back past something that had been seen: no undo but a fork."""
    if all(entry.back_to() is None for entry in record.entries):
        return False
    replay = Replay(record.setup)
    for entry in record.entries:
        back = entry.back_to()
        if back is not None and _undo_target(record.entries, replay, entry.actor) != back:
            return True
        replay.follow(entry)
    return False
