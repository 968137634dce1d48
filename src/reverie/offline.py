"""A game without a server: the page's own worker runs this, and hears what the server's WebSocket would tell it.

Standard library only. Everything crosses the border to the page as JSON text: `begin` makes a game,
`take_up` brings back one that the page has kept, `answer` takes any message of the WebSocket that makes
sense for one person alone with bots, and `go_on` lets one bot answer. The page gives the time and the
luck, keeps what is handed to it as `keep`, and shows the frames as if they had come from the server.
"""

import json
import logging
from collections.abc import Callable
from typing import Any

from reverie import thinking
from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.events import Event
from reverie.core.fairness import commit, luck
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.match import Match, forked
from reverie.core.record import Entry, Record, load
from reverie.games import find_setup, game_of
from reverie.seen import Seen, bit, code_of, seats_of, told_of

Json = dict[str, Any]
log = logging.getLogger("reverie")


class Refused(Exception):
    """Something that cannot be done; the page has words for its code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Table(Seen):
    """A game as the page keeps it, and as its one person sees it."""

    def __init__(self, kept: Json) -> None:
        given = kept["setup"]
        super().__init__(find_setup(given["spelling"], given["players"], given["options"]))
        self.kept = kept
        self.bots: list[str | None] = [seat["bot"] for seat in kept["seats"]]
        self.seat = self.bots.index(None)
        self.rules = game_of(self.setup).rules_version
        record, _ = load(kept["record"]) if kept["record"] else (self._opening(), None)
        self.take_up(record.entries, self.rules, self._luck)
        self.forked = forked(record)
        self.stumbled: set[int] = set()  # bots that failed since the page was opened, which was told

    @property
    def id(self) -> str:
        return str(self.kept["id"])

    def _luck(self, record: Record) -> Any:
        return luck(self.kept["seed"], sum(1 for entry in record.entries if entry.actor == CHANCE))

    def _opening(self) -> Record:
        """What chance does before anybody is asked."""
        return Match(self.setup, luck(self.kept["seed"])).record

    def commitment(self) -> str:
        return commit(self.id, self.setup, self.rules, self.kept["seed"])

    # -- change ---------------------------------------------------------------------------------

    def change(self, at: int, work: Callable[[Match], None]) -> list[tuple[Entry, list[Event]]]:
        """Do something to the game; what came of it, entry by entry."""
        length = self.length
        work(self.game)
        told = list(zip(self.game.record.entries[length:], self.game.told, strict=True))
        for entry, events in told:
            self.count(entry, events)
        self.kept["updated"] = at
        return told

    def keep(self) -> Json:
        """What the page is to remember: enough to go on from here, and to send home when the game is over."""
        record = self.game.record
        record.match, record.commitment = self.id, self.commitment()
        record.seed = self.kept["seed"] if record.result is not None else ""
        self.kept["record"] = record.write()
        return {**self.kept, "table": self.shown()}

    # -- frames, as the server makes them -------------------------------------------------------

    def shown(self) -> Json:
        result = self.game.record.result
        asked = self.asked()
        return {
            "id": self.id,
            "game": self.setup.game,
            "setup": self.kept["setup"],
            "status": "playing" if result is None else "finished",
            "kind": "casual",
            "day": None,
            "open": False,
            "watch": True,
            "created": self.kept["created"],
            "updated": self.kept["updated"],
            "seats": self.seats(),
            "seat": self.seat,
            "owner": True,
            "asked": seats_of(asked),
            "your_turn": bool(asked & bit(self.seat)),
            "result": None if result is None else result.to_json(),
            "forked": self.forked,
            "code": None,
            "commitment": self.commitment(),
            "next": None,
        }

    def seats(self) -> list[Json]:
        return [
            {"seat": seat, "shown": one["shown"], "bot": one["bot"], "you": seat == self.seat, "free": False}
            for seat, one in enumerate(self.kept["seats"])
        ]

    def table(self, since: int | None) -> Json:
        return {
            **self._frame("table", [] if since is None else self.told_since(self.seat, since)),
            "table": self.shown(),
            "here": [self.seat],
            "chat": [],
            "muted": [],
        }

    def moved(self, told: list[tuple[Entry, list[Event]]]) -> list[Json]:
        """What the person is sent; nothing if nothing happened that they may know of."""
        if not any(mask & bit(self.seat) for mask in self.masks[self.length - len(told) :]):
            return []
        return [self._frame("moved", told_of(told, self.seat))]

    def stumble(self, seat: int) -> list[Json]:
        if seat in self.stumbled:
            return []
        self.stumbled.add(seat)
        return [{"type": "stumbled", "match": self.id, "seat": seat, "shown": self.kept["seats"][seat]["shown"]}]

    def _frame(self, kind: str, events: list[Json]) -> Json:
        return {
            "type": kind,
            "match": self.id,
            "at": self.at(self.seat),
            "view": self.view(self.seat),
            "events": events,
            "undo": self.may_undo(self.seat),
            "asking": None,
        }


class Offline:
    """The games of one page."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.handlers: dict[str, Callable[[Table, Json, int], list[Json]]] = {
            "open": self._open,
            "close": self._close,
            "play": self._play,
            "undo": self._undo,
            "concede": self._concede,
            "hint": self._hint,
            "preview": self._preview,
        }

    def begin(self, wanted: str) -> str:
        """A new game, to be kept; the page gives id, seed and time beside what a new match is asked for with."""
        new = json.loads(wanted)
        setup = find_setup(new["setup"], new.get("players", 1), new.get("options", {}))
        seats = new.get("seats") or [{"who": "me"}]
        bots = [seat.get("bot") for seat in seats]
        known = thinking.bots_for(setup.game)
        if len(seats) != setup.players or bots.count(None) != 1 or any(bot not in known for bot in bots if bot):
            raise Refused("invalid")
        kept = {
            "id": new["id"],
            "setup": {"spelling": setup.spelling, "players": setup.players, "options": setup.options},
            "seats": [{"bot": bot, "shown": bot or new["shown"]} for bot in bots],
            "seed": new["seed"],
            "created": new["at"],
            "updated": new["at"],
            "record": "",
        }
        return json.dumps(self._sit(kept).keep())

    def take_up(self, kept: str) -> None:
        """Go on with a game that was kept; one that is open already stays as it is."""
        given = json.loads(kept)
        if given["id"] not in self.tables:
            self._sit(given)

    def _sit(self, kept: Json) -> Table:
        kept.pop("table", None)
        table = self.tables[kept["id"]] = Table(kept)
        return table

    def answer(self, message: str, at: int) -> str:
        """The frames a message leads to, what is to be kept, and whether a bot is asked now."""
        given = json.loads(message)
        try:
            table = self.tables.get(given.get("match", ""))
            if table is None:
                raise Refused("not-found")
            if given["type"] not in self.handlers:
                raise Refused("alone")
            length = table.length
            frames = self.handlers[given["type"]](table, given, at)
        except (Refused, ReverieError) as error:
            code = error.code if isinstance(error, Refused) else code_of(error)
            frame = {"type": "error", "id": given.get("id"), "match": given.get("match"), "code": code}
            return json.dumps({"frames": [frame], "keep": None, "more": False})
        return self._done(table, frames, table.length > length)

    def go_on(self, match: str, at: int) -> str:
        """Let one bot answer, if one is asked."""
        table = self.tables[match]
        seat = self._bot_asked(table)
        if seat is None:
            return self._done(table, [], False)
        frames, text = self._thought(table, seat)
        frames += table.moved(table.change(at, lambda game: game.play(seat, text)))
        return self._done(table, frames, True)

    def _thought(self, table: Table, seat: int) -> tuple[list[Json], str]:
        """What a bot answers. One that fails says so, once, and a simpler one answers for it."""
        bot, view = table.bots[seat], table.view(seat)
        assert bot is not None
        seed = thinking.seed_of(table.kept["seed"], seat, table.length)
        for one in thinking.in_turn(bot):
            try:
                text = thinking.choose(one, view, seed)
            except Exception:
                log.exception("a bot did not know what to do")
            else:
                return ([] if one == bot else table.stumble(seat)), text
        raise Refused("broken")

    def _done(self, table: Table, frames: list[Json], changed: bool) -> str:
        more = self._bot_asked(table) is not None
        return json.dumps({"frames": frames, "keep": table.keep() if changed else None, "more": more})

    def _bot_asked(self, table: Table) -> int | None:
        return next((seat for seat in seats_of(table.asked()) if table.bots[seat] is not None), None)

    # -- records --------------------------------------------------------------------------------

    def replay(self, match: str) -> str:
        """The entries of a finished game, as the server gives them."""
        table = self.tables[match]
        result = table.game.record.result
        entries = [
            {"number": number, "actor": entry.actor, "text": entry.text, "auto": entry.auto}
            for number, entry in enumerate(table.game.record.entries, 1)
        ]
        out = {"setup": table.kept["setup"], "seats": table.seats(), "entries": entries}
        return json.dumps({**out, "result": None if result is None else result.to_json()})

    def position(self, match: str, number: int, seat: int | None) -> str:
        """A finished game after one of its entries."""
        table = self.tables[match]
        viewer = SPECTATOR if seat is None else seat
        events = table.told(number, viewer) if number > 0 else []
        view = table.game.replay.states[number].view(viewer)
        return json.dumps({"number": number, "view": view, "events": events})

    # -- messages -------------------------------------------------------------------------------

    def _open(self, table: Table, message: Json, at: int) -> list[Json]:
        return [{**table.table(message.get("since")), "id": message["id"]}]

    def _close(self, table: Table, message: Json, at: int) -> list[Json]:
        return [_ok(message)]

    def _play(self, table: Table, message: Json, at: int) -> list[Json]:
        self._check(table, message)
        told = table.change(at, lambda game: game.play(table.seat, message["answer"]))
        return [{**frame, "id": message["id"]} for frame in table.moved(told)]

    def _undo(self, table: Table, message: Json, at: int) -> list[Json]:
        far = bool(message.get("far"))
        if table.game.record.result is not None:
            raise Refused("over")
        if far and table.setup.players > 1:
            raise Refused("not-yours")
        try:
            told = table.change(at, lambda game: game.fork(table.seat) if far else game.undo(table.seat))
        except OutOfTurn:
            raise Refused("nothing-to-undo") from None
        table.forked = table.forked or far
        return [*table.moved(told), _ok(message, undo="done")]

    def _concede(self, table: Table, message: Json, at: int) -> list[Json]:
        told = table.change(at, lambda game: game.concede(table.seat))
        return [*table.moved(told), _ok(message)]

    def _hint(self, table: Table, message: Json, at: int) -> list[Json]:
        self._check(table, message)
        seed = thinking.seed_of(table.kept["seed"], table.seat, table.length)
        hint = thinking.hint(table.view(table.seat), seed)
        return [{"type": "hint", "id": message["id"], "match": table.id, "hint": hint}]

    def _preview(self, table: Table, message: Json, at: int) -> list[Json]:
        self._check(table, message)
        preview = table.preview(table.seat, message["answer"])
        return [{"type": "preview", "id": message["id"], "match": table.id, "preview": preview}]

    def _check(self, table: Table, message: Json) -> None:
        closed = table.closed(table.seat, message["decision"])
        if closed is not None:
            raise Refused(closed)


def _ok(message: Json, **more: Any) -> Json:
    return {"type": "ok", "id": message["id"], "match": message["match"], **more}
