"""A game being played: the state, its record, chance answered as it comes, and undo computed."""

from reverie.core.chance import Sampler
from reverie.core.errors import GameOver, Illegal, OutOfTurn
from reverie.core.events import Event
from reverie.core.game import CHANCE, Setup, State
from reverie.core.record import BACK, CONCEDE, Entry, Record, Replay
from reverie.core.registry import game_of


class Match:
    """One game at one table. Players answer with `play`; chance answers by itself."""

    def __init__(self, setup: Setup, sampler: Sampler, record: Record | None = None, replay: Replay | None = None) -> None:
        """A new game, or one taken up again from its record and replay."""
        self.game = game_of(setup)
        self.sampler = sampler
        self.record = record if record is not None else Record(setup, self.game.rules_version)
        self.replay = replay if replay is not None else Replay(setup)
        self.events: list[Event] = []  # of the last call
        self._run_chance()

    @property
    def state(self) -> State:
        return self.replay.state

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        """A player's action in words; refused ones leave everything as it was."""
        self.events = []
        state = self.state.copy()
        action = self.game.read(seat, text)
        if state.actors() and seat in state.actors() and action not in state.legal(seat):
            raise Illegal(f"{text!r} is not possible now")
        self.events += state.apply(seat, action)
        self._add(Entry(seat, self.game.write(seat, action), auto), state)
        self._run_chance()

    def concede(self, seat: int) -> None:
        if not self.state.actors():
            raise GameOver("the game is over")
        state = self.state.copy()
        self.events = state.concede(seat)
        self._add(Entry(seat, CONCEDE), state)

    def undo_target(self, seat: int) -> int | None:
        """The entry that `undo` would go back to: before that seat's last answer.

        Nothing that showed anybody anything can be taken back: no outcome of chance, no reveal, no
        other player's move.
        """
        for number in range(len(self.record.entries) - 1, -1, -1):
            entry = self.record.entries[number]
            if entry.actor != seat or entry.back_to() is not None or self.replay.states[number + 1].revealed():
                return None
            if not entry.auto:
                return number
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back, if it showed nobody anything."""
        target = self.undo_target(seat)
        if target is None:
            raise OutOfTurn("nothing to undo: since your last answer something was revealed, or there is none")
        self.go_back(target)

    def fork(self, seat: int) -> None:
        """Go back to the seat's previous decision whatever happened since: for casual solo games."""
        for number in range(len(self.record.entries) - 1, -1, -1):
            entry = self.record.entries[number]
            if entry.back_to() is not None:
                break
            if entry.actor == seat and not entry.auto:
                self.go_back(number, seat)
                return
        raise OutOfTurn("nothing to undo: there is no earlier decision of yours")

    def go_back(self, number: int, seat: int | None = None) -> None:
        entry = Entry(self.record.entries[number].actor if seat is None else seat, f"{BACK} {number}")
        self.replay.follow(entry)
        self.record.entries.append(entry)
        self.record.result = self.state.result()
        self.events = []

    def _run_chance(self) -> None:
        while self.state.actors() == [CHANCE]:
            state = self.state.copy()
            outcome = self.sampler.outcome(state)
            self.events += state.apply(CHANCE, outcome)
            self._add(Entry(CHANCE, self.game.write(CHANCE, outcome)), state)

    def _add(self, entry: Entry, state: State) -> None:
        self.record.entries.append(entry)
        self.replay.states.append(state)
        self.record.result = state.result()
