"""A match on the device of a page: what the page keeps of it, and the frames for the person who holds the device."""

from collections.abc import Callable
from typing import Any

from reverie import frames
from reverie.attachments import find_attached_setup
from reverie.core.events import Event
from reverie.core.fairness import commit, luck
from reverie.core.game import CHANCE
from reverie.core.match import Match, forked
from reverie.core.record import Entry, Record, load
from reverie.frames import MatchOut, PresenceOut, SeatOut
from reverie.games.discovery import game_of
from reverie.observed_match import ObservedMatch, audience, bit, events_heard

Json = dict[str, Any]


class Refused(Exception):
    """Something that cannot be done; the page has words for its code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class OfflineMatch(ObservedMatch):
    """A game as the page keeps it, and as the person sees it who holds the device."""

    def __init__(self, kept: Json) -> None:
        given = kept["setup"]
        attached = kept.get("attached")
        super().__init__(find_attached_setup(given["spelling"], given["players"], given["options"], attached))
        self.kept = kept
        self.bots: list[str | None] = [seat["bot"] for seat in kept["seats"]]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.seat = self.people[0]  # who holds the device
        self.rules = game_of(self.setup).rules_version
        self.version = 0  # changes with every change
        record, _ = load(kept["record"]) if kept["record"] else (self._opening(), None)
        self.own_table = record.own_table  # people dealt themselves, at least at first
        self._begin(record)
        self.forked = forked(record)
        self.bot_failed: set[int] = set()  # seats whose bot failed since the page was opened; the page has said so

    def _begin(self, record: Record) -> None:
        self.take_up(record.entries, self.rules, record.edition, self._luck)
        self.game.record.own_table, self.game.record.dealt_after = record.own_table, record.dealt_after

    @property
    def id(self) -> str:
        return str(self.kept["id"])

    def _luck(self, record: Record) -> Any:
        return luck(self.kept["seed"], sum(1 for entry in record.entries if entry.actor == CHANCE))

    def _opening(self) -> Record:
        """Return what chance does before anybody is asked."""
        return Match(self.setup, luck(self.kept["seed"])).record

    def commitment(self) -> str:
        """Return what was promised of the luck; nothing where people dealt themselves."""
        return "" if self.own_table else commit(self.id, self.setup, self.rules, self.kept["seed"])

    # -- change ---------------------------------------------------------------------------------

    def change(self, at: int, work: Callable[[Match], None]) -> list[tuple[Entry, list[Event]]]:
        """Do something to the game; what came of it, entry by entry."""
        length = self.length
        work(self.game)
        entries = list(zip(self.game.record.entries[length:], self.game.events_by_entry, strict=True))
        for entry, events in entries:
            self.count(audience(entry, events))
        self._changed(at)
        return entries

    def play(self, seat: int, text: str, at: int) -> list[tuple[Entry, list[Event]]]:
        return self.change(at, lambda game: game.play(seat, text))

    def concede(self, at: int) -> list[tuple[Entry, list[Event]]]:
        return self.change(at, lambda game: game.concede(self.seat))

    def _changed(self, at: int) -> None:
        self.kept["updated"] = at
        self.version += 1

    def keep(self) -> Json:
        """Return what the page is to remember: enough to go on from here, and to send home when the game is over."""
        record = self.game.record
        if not self.own_table:
            record.match, record.commitment = self.id, self.commitment()
            record.seed = self.kept["seed"] if record.result is not None else ""
        self.kept["record"] = record.write()
        return {**self.kept, "table": self.summary()}

    # -- frames, as the server makes them -------------------------------------------------------

    def summary(self) -> MatchOut:
        result = self.game.record.result
        return frames.match_summary(
            match=self.id,
            game=self.setup.game,
            setup=self.kept["setup"],
            status="playing" if result is None else "finished",
            created=self.kept["created"],
            updated=self.kept["updated"],
            seats=self.seats(),
            seat=self.seat,
            asked=self.asked(),
            result=None if result is None else result.to_json(),
            forked=self.forked,
            commitment=self.commitment(),
            kind="table" if self.own_table else "casual",
            material="here" if self.kept.get("attached") else None,
        )

    def seats(self) -> list[SeatOut]:
        return [
            {
                "seat": seat,
                "shown": one["shown"],
                "bot": one["bot"],
                "you": seat == self.seat,
                "free": False,
                "portrait": "",
                "stand_in": None,
            }
            for seat, one in enumerate(self.kept["seats"])
        ]

    def moved(self, entries: list[tuple[Entry, list[Event]]]) -> list[Json]:
        """Return what the person is sent; nothing if nothing happened that they may know of."""
        if not any(mask & bit(self.seat) for mask in self.masks[self.length - len(entries) :]):
            return []
        return [dict(frames.moved(self.id, self, self.seat, events_heard(entries, self.seat)))]

    def table_frame(self, since: int | None, at: int) -> Json:
        """Return everything that is shown when the match is opened, or the device handed on."""
        present: PresenceOut = {"seat": self.seat, "state": "open", "since": at}
        return dict(frames.table(self.summary(), self, self.seat, since, [present], at))

    def report_failure(self, seat: int) -> list[Json]:
        """Tell once that a bot failed."""
        if seat in self.bot_failed:
            return []
        self.bot_failed.add(seat)
        return [frames.bot_failed(self.id, seat, self.kept["seats"][seat]["shown"])]
