"""At your own table: people deal and roll themselves, and tell what came; the rules keep the table.

Whatever was entered can be corrected: everything after it is replayed, and from the first entry that no longer fits on
the rest is set aside until it is followed or left out. Undo goes back one change at a time, whatever it was.

**Who may know what.** One device lies on the table. Where players hold cards that others may not look at
(`Facts.private_hands`), it goes to the person who sees an outcome and enters it, and shows what that seat may know.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from reverie.core.chance import Sampler
from reverie.core.errors import GameOver, Illegal, OutOfTurn, ReverieError
from reverie.core.events import EVERYBODY, Event
from reverie.core.game import CHANCE, Setup, State
from reverie.core.match import Match
from reverie.core.record import CONCEDE, MOST_ENTRIES, Entry, Record, Replay, standing
from reverie.games.discovery import facts_of, game_of, kit_of

MOST_UNDO: Final = 50  # changes that can be taken back one by one

Reason = Literal["over", "chance", "turn", "left", "illegal"]


class Misfit(NamedTuple):
    """An entry that does not fit where it should stand, and why."""

    number: int
    entry: Entry
    reason: Reason


class _Before(NamedTuple):
    """How things stood before a change."""

    entries: list[Entry]
    aside: list[Entry]


class OwnTable:
    """A game at a table of people's own: its match, and what was set aside by a correction."""

    def __init__(self, setup: Setup, entries: Iterable[Entry] = (), aside: Iterable[Entry] = ()) -> None:
        self.setup = setup
        self.private = facts_of(setup).private_hands
        self.aside: list[Entry] = list(aside)
        self.changes: list[_Before] = []  # the earliest first
        self.match, rest = _followed(setup, list(entries))
        self.aside[:0] = rest

    @property
    def entries(self) -> list[Entry]:
        return self.match.record.entries

    @property
    def state(self) -> State:
        return self.match.state

    # -- what is asked --------------------------------------------------------------------------

    def chance_asked(self) -> bool:
        """Tell whether the next thing to enter is an outcome of chance."""
        return self.state.actor() == CHANCE and bool(self.state.actors())

    def tellers(self) -> list[int]:
        """List the seats that see what chance gives now, and can enter it: all of them where nothing is private."""
        return tellers(self.setup, self.state, self.private)

    def possible(self, seat: int) -> dict[str, int]:
        """Count what chance may give now, as far as that seat can tell."""
        return kit_of(self.setup.game).outcomes(self.state, seat)

    # -- changes --------------------------------------------------------------------------------

    def enter(self, actor: int, text: str, auto: bool = False) -> None:
        """Enter an outcome of chance or a player's answer; what cannot be is refused, and changes nothing."""
        before = self._before()
        if len(self.entries) >= MOST_ENTRIES:
            raise Illegal(f"no game has more than {MOST_ENTRIES} entries")
        if actor == CHANCE:
            self.match.happen(text)
        elif text == CONCEDE:
            self.match.concede(actor)
        else:
            self.match.play(actor, text, auto)
        self._changed(before)

    def undo(self) -> None:
        """Take the last change back, and with it the answers given for a player after it.

        Of a game taken up again that is its last entry.
        """
        if not self.changes and not self.entries:
            raise OutOfTurn("nothing to undo: nothing has been entered")
        given = True
        while given and (self.changes or self.entries):
            last = self.entries[-1] if self.entries else None
            before = self.changes.pop() if self.changes else _Before(self.entries[:-1], [])
            given = last is not None and last.auto and len(before.entries) < len(self.entries)
            self.aside = before.aside
            self.match, _ = _followed(self.setup, before.entries)

    def correct(self, number: int, text: str | None) -> None:
        """Replace the text of an entry, or without one remove it; what follows is replayed as far as it fits."""
        if not 1 <= number <= len(self.entries):
            raise Illegal(f"there is no entry {number}")
        before = self._before()
        kept, rest = self.entries[: number - 1], self.entries[number:]
        if text is not None:
            entry = self.entries[number - 1]
            game, at = self.match.game, self.match.replay.states[number - 1]
            game.act(at.copy(), entry.actor, text)  # refused here, it changes nothing
            kept = [*kept, Entry(entry.actor, game.write(entry.actor, game.read(entry.actor, text)))]
        self.match, misfits = _followed(self.setup, [*kept, *rest])
        self.aside[:0] = misfits
        self._changed(before)

    def follow(self) -> None:
        """Enter what was set aside again, as far as it fits; its first entry only if it fits now."""
        if not self.aside:
            raise OutOfTurn("nothing was set aside")
        before = self._before()
        rest = self.aside if self.misfit() is None else self.aside[1:]
        self.match, self.aside = _followed(self.setup, [*self.entries, *rest])
        self._changed(before)

    def leave_out(self) -> None:
        """Forget what was set aside."""
        if not self.aside:
            raise OutOfTurn("nothing was set aside")
        before = self._before()
        self.aside = []
        self._changed(before)

    def deal(self, sampler: Sampler) -> None:
        """Let chance be answered from now on: the game goes on as one of the program's."""
        if self.match.record.result is not None:
            raise GameOver("the game is over")
        record = self.match.record
        record.dealt_after = len(record.entries)
        self.match = Match(self.setup, sampler, record, self.match.replay)
        self.aside, self.changes = [], []

    def _before(self) -> _Before:
        return _Before(list(self.entries), list(self.aside))

    def _changed(self, before: _Before) -> None:
        self.changes = [*self.changes, before][-MOST_UNDO:]

    # -- corrections ----------------------------------------------------------------------------

    def misfit(self) -> Misfit | None:
        """Return the first entry that was set aside and why it does not fit now; None if it does, or there is none."""
        if not self.aside:
            return None
        entry = self.aside[0]
        try:
            self.match.replay.tell(self.state.copy(), entry)
        except ReverieError:
            return Misfit(len(self.entries) + 1, entry, _why_not(self.state, entry))
        return None

    def answers(self, number: int, seat: int) -> dict[str, int]:
        """Count what could have been entered in place of an entry, as far as a seat can tell; answers count once."""
        entry, state = self.entries[number - 1], self.match.replay.states[number - 1]
        if entry.actor == CHANCE:
            return kit_of(self.setup.game).outcomes(state, seat)
        return {self.match.game.write(entry.actor, action): 1 for action in state.legal(entry.actor)}

    def knows(self, number: int, seat: int) -> bool:
        """Tell whether a seat knows what an entry says; an entry of nobody's own business is everybody's."""
        entry = self.entries[number - 1]
        if not self.private or entry.actor == seat or entry.text == CONCEDE:
            return True
        state = self.match.replay.states[number - 1]
        events = self.match.replay.tell(state.copy(), entry)
        if events and all(event.audience == EVERYBODY for event in events):
            return True
        return entry.actor == CHANCE and seat in tellers(self.setup, state, self.private)


def own_table_of(record: Record, replay: Replay) -> OwnTable:
    """Make a table of people's own from a game, finished or not, without what was taken back in it."""
    entries = [record.entries[number - 1] for number in standing(record, replay)]
    return OwnTable(record.setup, reversed(entries))


def tellers(setup: Setup, state: State, private: bool) -> list[int]:
    """List the seats whose views tell all outcomes of chance apart."""
    seats = list(range(setup.players))
    if not private:
        return seats
    after: list[tuple[State, list[Event]]] = []
    for outcome in state.legal(CHANCE):
        copy = state.copy()
        after.append((copy, copy.apply(CHANCE, outcome)))
    return [seat for seat in seats if _apart(after, seat)]


def _apart(after: Sequence[tuple[State, list[Event]]], seat: int) -> bool:
    seen: set[str] = set()
    for state, events in after:
        heard = [event.to_json() for event in events if event.heard_by(seat)]
        told = repr((state.view(seat), heard))
        if told in seen:
            return False
        seen.add(told)
    return True


def _followed(setup: Setup, entries: Sequence[Entry]) -> tuple[Match, list[Entry]]:
    """Play entries as far as they fit; return the match, and the entries from the first misfit on."""
    game = game_of(setup)
    record, replay = Record(setup, game.rules_version), Replay(setup)
    record.own_table = True
    for number, entry in enumerate(entries):
        try:
            replay.follow(entry)
        except ReverieError:
            record.result = replay.state.result()
            return Match(setup, None, record, replay), list(entries[number:])
        record.entries.append(entry)
    record.result = replay.state.result()
    return Match(setup, None, record, replay), []


def _why_not(state: State, entry: Entry) -> Reason:
    actors = state.actors()
    if not actors:
        return "over"
    if entry.actor not in actors:
        return "chance" if actors == [CHANCE] else "turn"
    return "left" if entry.actor == CHANCE else "illegal"
