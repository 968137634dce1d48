"""A match on the device of a page whose players deal and roll themselves: what they enter, correct and take back."""

from collections.abc import Callable
from typing import Final

from reverie import frames
from reverie.core.errors import OutOfTurn
from reverie.core.events import Event
from reverie.core.fairness import luck
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.record import CONCEDE, Entry, Record, load
from reverie.observed_match import audience
from reverie.offline_match import Json, OfflineMatch, Refused
from reverie.own_table import OwnTable, own_table_of


def begun_with(record: str | None) -> Json:
    """Return what is kept of a new table beside a match's own: perhaps a game that people go on with."""
    if not record:
        return {"own": {"aside": []}}
    game, replay = load(record)
    return {"own": {"aside": []}, "record": own_table_of(game, replay).match.record.write()}


class OwnOfflineMatch(OfflineMatch):
    """A game with real cards or dice, as the person sees it who holds the device."""

    own: OwnTable

    def _begin(self, record: Record) -> None:
        aside = [Entry(actor, text, auto) for actor, text, auto in self.kept["own"]["aside"]]
        self.own = OwnTable(self.setup, record.entries, aside)
        self._adopt()

    def _opening(self) -> Record:
        record = Record(self.setup, self.rules)
        record.own_table = True
        return record

    def _adopt(self) -> None:
        """Take the match of the table over, and count its entries anew."""
        self.match = self.own.match
        self.masks, self.known_to_all, self.known = [], 0, [0] * (self.setup.players + 1)
        self.decisions = {}
        replay = self.match.replay
        for number, entry in enumerate(self.match.record.entries):
            self.count(audience(entry, replay.tell(replay.states[number].copy(), entry)))

    # -- change ---------------------------------------------------------------------------------

    def enter(self, actor: int, text: str, at: int) -> list[tuple[Entry, list[Event]]]:
        """Enter an outcome or an answer; what came of it."""
        self.own.enter(actor, text)
        events = self.game.events
        self.count(audience(self.own.entries[-1], events))
        self._changed(at)
        return [(self.own.entries[-1], events)]

    def play(self, seat: int, text: str, at: int) -> list[tuple[Entry, list[Event]]]:
        return self.enter(seat, text, at)

    def concede(self, at: int) -> list[tuple[Entry, list[Event]]]:
        return self.enter(self.seat, CONCEDE, at)

    @property
    def dealt(self) -> bool:
        """Whether the program deals from now on, so that this is a match like any other."""
        return "own" not in self.kept

    def rebuild(self, work: Callable[[], None], at: int) -> None:
        """Change what was entered before."""
        work()
        self._adopt()
        self._changed(at)

    def keep(self) -> Json:
        if not self.dealt:
            self.kept["own"] = {"aside": [[entry.actor, entry.text, entry.auto] for entry in self.own.aside]}
        return super().keep()

    # -- frames ---------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        return bool(self.own.changes or self.own.entries)

    def asked(self) -> int:
        """Who is asked; where hands are private, of chance's outcome the seat that sees it."""
        if self.own.private and self.own.chance_asked():
            tellers = self.own.tellers()
            return 1 << (self.seat if self.seat in tellers or not tellers else tellers[0])
        return super().asked()

    def moved(self, entries: list[tuple[Entry, list[Event]]]) -> list[Json]:
        return [{**frame, "own": self.to_enter()} for frame in super().moved(entries)]

    def table_frame(self, since: int | None, at: int) -> Json:
        return {**super().table_frame(since, at), "own": self.to_enter()}

    def renewed(self, message: Json, at: int) -> list[Json]:
        """Return the whole table after something earlier was changed, with everything that happened now."""
        gone_back = {"event": "gone back", "seat": self.seat}
        frame = {**self.table_frame(None, at), "events": [gone_back], "log": self.events_since(self.seat, 0)}
        return [{**frame, "id": message["id"]}]

    def to_enter(self) -> Json:
        """Say what is to be entered next, and what was set aside; nothing that the device must not show."""
        own, seat = self.own, self.seat
        outcomes: dict[str, int] | None = None
        if own.chance_asked() and (not own.private or seat in own.tellers()):
            outcomes = own.possible(seat)
        misfit = own.misfit()
        return {
            "phase": self.game.state.view(SPECTATOR)["phase"] if own.chance_asked() else None,
            "outcomes": outcomes,
            "entries": len(own.entries),
            "aside": len(own.aside),
            "misfit": None
            if misfit is None
            else {
                "number": misfit.number,
                "actor": misfit.entry.actor,
                "text": misfit.entry.text if not own.private or misfit.entry.actor == seat else None,
                "reason": misfit.reason,
            },
        }

    # -- messages -------------------------------------------------------------------------------

    def on_happen(self, message: Json, at: int) -> list[Json]:
        if not self.own.chance_asked():
            raise Refused("out-of-turn")
        if self.own.private and self.seat not in self.own.tellers():
            raise Refused("not-yours")
        return [{**frame, "id": message["id"]} for frame in self.moved(self.enter(CHANCE, message["text"], at))]

    def on_undo(self, message: Json, at: int) -> list[Json]:
        try:
            self.rebuild(self.own.undo, at)
        except OutOfTurn:
            raise Refused("nothing-to-undo") from None
        return self.renewed(message, at)

    def on_correct(self, message: Json, at: int) -> list[Json]:
        number = self._known(message)
        self.rebuild(lambda: self.own.correct(number, message.get("text")), at)
        return self.renewed(message, at)

    def on_follow(self, message: Json, at: int) -> list[Json]:
        self.rebuild(self.own.follow, at)
        return self.renewed(message, at)

    def on_leave_out(self, message: Json, at: int) -> list[Json]:
        self.rebuild(self.own.leave_out, at)
        return self.renewed(message, at)

    def on_deal(self, message: Json, at: int) -> list[Json]:
        """Deal from now on; the page opens the match again, which is one of the program's now."""
        outcomes = sum(1 for entry in self.own.entries if entry.actor == CHANCE)
        self.rebuild(lambda: self.own.deal(luck(self.kept["seed"], outcomes)), at)
        self.kept.pop("own")
        return [frames.ok(message["id"], message["match"])]

    def on_entries(self, message: Json, at: int) -> list[Json]:
        """Return everything that was entered; of what this seat may not know, only that it was."""
        entries = [
            {
                "number": number,
                "actor": entry.actor,
                "text": entry.text if self.own.knows(number, self.seat) else None,
                "auto": entry.auto,
            }
            for number, entry in enumerate(self.own.entries, 1)
        ]
        return [{"type": "entries", "id": message["id"], "match": self.id, "entries": entries}]

    def on_choices(self, message: Json, at: int) -> list[Json]:
        """Return what could stand in place of an entry, and the view it was answered from."""
        number = self._known(message)
        actor = self.own.entries[number - 1].actor
        seat = self.seat if actor == CHANCE else actor
        found = {
            "number": number,
            "actor": actor,
            "texts": self.own.answers(number, seat),
            "view": self.game.replay.states[number - 1].view(seat),
        }
        return [{"type": "choices", "id": message["id"], "match": self.id, **found}]

    def _known(self, message: Json) -> int:
        number = message["number"]
        if not isinstance(number, int) or not 1 <= number <= len(self.own.entries):
            raise Refused("not-found")
        # Where hands are private, the answers to another's question would tell what that player held.
        others = self.own.private and self.own.entries[number - 1].actor not in (CHANCE, self.seat)
        if others or not self.own.knows(number, self.seat):
            raise Refused("not-yours")
        return number


HANDLERS: Final[dict[str, Callable[[OwnOfflineMatch, Json, int], list[Json]]]] = {
    "happen": OwnOfflineMatch.on_happen,
    "undo": OwnOfflineMatch.on_undo,
    "correct": OwnOfflineMatch.on_correct,
    "follow": OwnOfflineMatch.on_follow,
    "leave-out": OwnOfflineMatch.on_leave_out,
    "deal": OwnOfflineMatch.on_deal,
    "entries": OwnOfflineMatch.on_entries,
    "choices": OwnOfflineMatch.on_choices,
}
