"""Games without a server: run by a worker of the page, which gets the frames that the server's WebSocket would send.

Standard library only. Everything crosses the border to the page as JSON text: `begin` makes a game,
`take_up` brings back one that the page has kept, `answer` takes any message of the WebSocket that makes
sense for the people of one device and bots, and `go_on` lets one bot answer. Several people pass the device on: `hand`
says whose eyes are on it. The page gives the time and the
luck, keeps what is handed to it as `keep`, and shows the frames as if they had come from the server.
"""

import json
import logging
from collections.abc import Callable
from typing import Any, Final

from reverie import frames, offline_riddles, thinking
from reverie.attachments import packed, unpacked
from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.game import SPECTATOR
from reverie.core.registry import find_game
from reverie.games.discovery import facts_of, find_setup, kit_of, new_setup
from reverie.observed_match import code_of, seats_of
from reverie.offline_match import Json, OfflineMatch, Refused
from reverie.offline_own_table import HANDLERS, OwnOfflineMatch, begun_with

MOST_BYTES: Final = 100_000  # of one file
log = logging.getLogger("reverie")


class Offline:
    """The games of one page."""

    def __init__(self) -> None:
        self.tables: dict[str, OfflineMatch] = {}
        self.handlers: dict[str, Callable[[OfflineMatch, Json, int], list[Json]]] = {
            "open": self._open,
            "close": self._close,
            "play": self._play,
            "undo": self._undo,
            "concede": self._concede,
            "hint": self._hint,
            "preview": self._preview,
            "hand": self._hand,
            "piles": self._piles,
        }

    def begin(self, wanted: str) -> str:
        """Begin a game, to be kept; the page gives id, seed and time beside what a new match is asked for with.

        A seat `here` is for another person at this device; its name comes with it. With `own` people deal and roll
        themselves; `record` is a game that they go on with. With `again` the options are those of a game that was kept.
        """
        new = json.loads(wanted)
        attached, options = None, new.get("options", {})
        if new.get("files"):
            attached = {name: packed(text) for name, text in new["files"].items()}
            options = {**options, **find_game(new["setup"]).attach(attached)}
        setup = (find_setup if new.get("again") else new_setup)(new["setup"], new.get("players", 1), options)
        seats = new.get("seats") or [{"who": "me"}]
        bots = [seat.get("bot") for seat in seats]
        known = thinking.bots_for(setup.game)
        if len(seats) != setup.players or not bots.count(None) or any(bot not in known for bot in bots if bot):
            raise Refused("invalid")
        if new.get("own") and any(bots) and facts_of(setup).private_hands:
            raise Refused("invalid")  # nobody may look at a bot's cards to enter them
        kept = {
            "id": new["id"],
            "setup": {"spelling": setup.spelling, "players": setup.players, "options": setup.options},
            "seats": [
                {"bot": seat.get("bot"), "shown": seat.get("bot") or seat.get("shown") or new["shown"]}
                for seat in seats
            ],
            "seed": new["seed"],
            "created": new["at"],
            "updated": new["at"],
            "record": "",
            **({"attached": attached} if attached else {}),
            **(begun_with(new.get("record")) if new.get("own") else {}),
        }
        return json.dumps(self._sit(kept).keep())

    def weights(self, wanted: str) -> str:
        """Return what players read in a set-up, as `GAME/FILE`: the page brings it here before the game begins."""
        given = json.loads(wanted)
        setup = find_setup(given["spelling"], given["players"], given["options"])
        return json.dumps([f"{setup.game}/{name}" for name in kit_of(setup.game).weights(setup)])

    def check(self, game: str, files: str) -> str:
        """Return what keeps files of somebody's own from being played with, as the server says it."""
        attached = {name: packed(text) for name, text in json.loads(files).items()}
        return json.dumps([{**one._asdict(), "values": dict(one.values)} for one in kit_of(game).problems(attached)])

    def files(self, match: str) -> str:
        """Return the files of somebody's own that a game is played with."""
        attached = self.tables[match].kept.get("attached") or {}
        return json.dumps({name: unpacked(line, MOST_BYTES).decode() for name, line in attached.items()})

    def take_up(self, kept: str) -> None:
        """Go on with a game that was kept; one that is open already stays as it is."""
        given = json.loads(kept)
        if given["id"] not in self.tables:
            self._sit(given)

    def _sit(self, kept: Json) -> OfflineMatch:
        kept.pop("table", None)
        table = self.tables[kept["id"]] = OwnOfflineMatch(kept) if "own" in kept else OfflineMatch(kept)
        return table

    def answer(self, message: str, at: int) -> str:
        """Answer a message: its frames, what is to be kept, and whether a bot is asked now."""
        given = json.loads(message)
        try:
            table = self.tables.get(given.get("match", ""))
            if table is None:
                raise Refused("not-found")
            version = table.version
            if isinstance(table, OwnOfflineMatch) and given["type"] in HANDLERS:
                sent = HANDLERS[given["type"]](table, given, at)
            elif given["type"] in self.handlers:
                sent = self.handlers[given["type"]](table, given, at)
            else:
                raise Refused("alone")
        except (Refused, ReverieError) as error:
            code = error.code if isinstance(error, Refused) else code_of(error)
            frame = frames.error(given.get("id"), given.get("match"), code)
            return json.dumps({"frames": [frame], "keep": None, "more": False})
        return self._done(table, sent, table.version != version)

    def go_on(self, match: str, at: int) -> str:
        """Let one bot answer, if one is asked."""
        table = self.tables[match]
        seat = self._bot_asked(table)
        if seat is None:
            return self._done(table, [], False)
        sent, text = self._thought(table, seat)
        sent += table.moved(table.play(seat, text, at))
        return self._done(table, sent, True)

    def _thought(self, table: OfflineMatch, seat: int) -> tuple[list[Json], str]:
        """Ask a bot. One that fails says so, once, and a simpler one answers for it."""
        bot = table.bots[seat]
        assert bot is not None
        seed = thinking.seed_of(table.kept["seed"], seat, table.at(seat))
        answer = thinking.answer(bot, table.view(seat), seed)
        for reason in answer.failures.values():
            log.error("a bot did not know what to do: %s", reason)
        return (table.report_failure(seat) if answer.failures else []), answer.text

    def _done(self, table: OfflineMatch, sent: list[Json], changed: bool) -> str:
        if changed and len(table.people) > 1:
            sent = [*sent, frames.turn(table.id, table.summary())]
        more = self._bot_asked(table) is not None
        keep = table.keep() if changed else None
        if isinstance(table, OwnOfflineMatch) and table.dealt:
            self._sit(table.kept).seat = table.seat
        return json.dumps({"frames": sent, "keep": keep, "more": more})

    def _bot_asked(self, table: OfflineMatch) -> int | None:
        return next((seat for seat in seats_of(table.asked()) if table.bots[seat] is not None), None)

    def riddles(self, message: str) -> str:
        """Answer a request about riddles, with the tries that the page keeps."""
        return offline_riddles.answer(message)

    # -- records --------------------------------------------------------------------------------

    def replay(self, match: str) -> str:
        """Return the entries of a finished game, as the server gives them."""
        table = self.tables[match]
        return json.dumps(frames.replay(table.kept["setup"], table.seats(), table.game.record))

    def position(self, match: str, number: int, seat: int | None) -> str:
        """Return a finished game after one of its entries."""
        table = self.tables[match]
        return json.dumps(frames.position(table, number, SPECTATOR if seat is None else seat))

    def analyse(self, match: str) -> str:
        """Return the review of a finished game, as the server gives it; hindsight takes a compiled engine."""
        table = self.tables[match]
        if table.game.record.result is None:
            raise Refused("not-over")
        return json.dumps({"status": "ready", **thinking.analyse(table.game.record.write())})

    # -- messages -------------------------------------------------------------------------------

    def _open(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        return [{**table.table_frame(message.get("since"), at), "id": message["id"]}]

    def _hand(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        """Another person takes the device."""
        if message["seat"] not in table.people:
            raise Refused("not-yours")
        table.seat = message["seat"]
        return self._open(table, message, at)

    def _piles(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        """Return what to lay out on a real table, as the person who holds the device may know it."""
        found = kit_of(table.setup.game).piles(table.view(table.seat))
        return [{"type": "piles", "id": message["id"], "match": table.id, "piles": [one._asdict() for one in found]}]

    def _close(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        return [_ok(message)]

    def _play(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        self._check(table, message)
        entries = table.play(table.seat, message["answer"], at)
        return [{**frame, "id": message["id"]} for frame in table.moved(entries)]

    def _undo(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        far = bool(message.get("far"))
        if table.game.record.result is not None:
            raise Refused("over")
        if far and table.setup.players > 1:
            raise Refused("not-yours")
        try:
            entries = table.change(at, lambda game: game.fork(table.seat) if far else game.undo(table.seat))
        except OutOfTurn:
            raise Refused("nothing-to-undo") from None
        table.forked = table.forked or far
        return [*table.moved(entries), _ok(message, undo="done")]

    def _concede(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        entries = table.concede(at)
        return [*table.moved(entries), _ok(message)]

    def _hint(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        self._check(table, message)
        seed = thinking.seed_of(table.kept["seed"], table.seat, table.at(table.seat))
        hint = thinking.hint(table.view(table.seat), seed)
        return [frames.hint(message["id"], table.id, hint)]

    def _preview(self, table: OfflineMatch, message: Json, at: int) -> list[Json]:
        self._check(table, message)
        preview = table.preview(table.seat, message["answer"])
        return [frames.preview(message["id"], table.id, preview)]

    def _check(self, table: OfflineMatch, message: Json) -> None:
        closed = table.closed(table.seat, message["decision"])
        if closed is not None:
            raise Refused(closed)


def _ok(message: Json, **more: Any) -> Json:
    return frames.ok(message["id"], message["match"], **more)
