"""The house: everything the server is made of, put together, started and stopped."""

import asyncio
import logging
from collections.abc import Container, Coroutine
from typing import Any, Final

import msgspec

from reverie import __version__, thinking
from reverie.core.errors import ReverieError
from reverie.seen import seats_of
from reverie.server.bots import Bots
from reverie.server.database import Conflict, Database, Unavailable
from reverie.server.errors import Refused, refused
from reverie.server.fanout import Alone, Fanout, RedisFanout
from reverie.server.hub import Connection, Hub
from reverie.server.limits import SHARED, Limits
from reverie.server.live import Live
from reverie.server.lobby import Lobby
from reverie.server.matches import Luck, Matches, fresh_luck
from reverie.server.metrics import Metrics
from reverie.server.people import People
from reverie.server.rows import DAILY, FINISHED, PLAYING, WAITING, Person
from reverie.server.settings import Settings
from reverie.server.store import Store
from reverie.server.tables import News, Tables, who_of
from reverie.server.wire import Asking
from reverie.server.workers import Workers
from reverie.texts import Texts

SWEEP_SECONDS: Final = 5.0
FAREWELL_SECONDS: Final = 2.0  # for pages to hear that we stop
FORGET_SECONDS: Final = 3600.0
LOST_WORDS: Final = 5  # rounds of polling between looks while Redis tells us everything
log = logging.getLogger("reverie")


def database_of(settings: Settings) -> Database:
    if settings.database:
        from reverie.server.postgres import PostgresDatabase

        return PostgresDatabase(settings.database)
    from reverie.server.sqlite import SqliteDatabase

    return SqliteDatabase(settings.folder / "reverie.sqlite", full=settings.sync == "full")


class House:
    def __init__(self, settings: Settings, luck: Luck = fresh_luck) -> None:
        self.settings = settings
        self.store = Store(database_of(settings))
        self.tables = Tables(self.store, settings, self.moved, self.loaded)
        self.matches = Matches(self.store, self.tables, luck)
        self.people = People(self.store, settings.forget_days)
        self.bots = Bots(self.store)
        self.hub = Hub()
        self.lobby = Lobby(self.store, self.hub)
        self.fanout: Fanout = RedisFanout(settings.redis) if settings.redis else Alone()
        self.workers = Workers(settings.workers)
        self.analysts = Workers(1)  # apart from the others: a game takes them long, and bots should not wait for it
        self.analysing: set[str] = set()
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.stopping = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[tuple[str, int]] = set()  # bots that are at it
        self.stumbled: set[tuple[str, int]] = set()  # bots that failed at a table open here, which was told
        self.seen: dict[str, int] = {}  # versions of the matches looked at, when nobody tells
        self._add_gauges()

    def _add_gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("reverie_sockets", "Open WebSockets.", lambda: len(self.hub.connections))
        gauge("reverie_matches_in_memory", "Matches in memory.", lambda: len(self.tables.live))
        gauge("reverie_matches_watched", "Matches somebody has open here.", lambda: len(self.hub.of_match))
        gauge("reverie_matches_rebuilt", "Matches rebuilt from their entries.", lambda: self.tables.rebuilt)
        gauge("reverie_races_lost", "Races for a number that another process won.", lambda: self.tables.conflicts)
        gauge("reverie_thoughts_waiting", "Thoughts of bots and hints under way.", lambda: self.workers.waiting)
        gauge("reverie_redis_up", "Whether Redis answers.", lambda: float(self.fanout.state == "ok"))

    # -- start and stop -------------------------------------------------------------------------

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.database.open()
        await self.fanout.start(self.heard)
        for work in (self._sweep(), self._poll(), self._forget(), self.lobby.run()):
            self.spawn(work)
        self.spawn(self._wake_all_bots())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside everything else; what goes wrong in it is logged."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Refused, Unavailable) as error:
            log.warning("given up for now", extra={"reason": str(error)})
        except Exception:
            self.metrics.count("reverie_errors_total")
            log.exception("something beside the requests failed")

    async def farewell(self) -> None:
        """Say goodbye to every socket: they are to come back in a moment."""
        self.stopping = True
        for connection in list(self.hub.connections):
            connection.tell("bye", code="stopping")
            connection.close(1001)
        until = self.loop.time() + FAREWELL_SECONDS
        while self.hub.connections and self.loop.time() < until:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.stop()
        await self.analysts.stop()
        await self.fanout.stop()
        await self.store.database.close()

    # -- what happens ---------------------------------------------------------------------------

    def moved(self, news: News) -> None:
        """Entries were stored here: tell those who look on, the other processes, and the bots."""
        live = news.live
        self.hub.moved(news)
        self.hub.turn(live.row, live.seats)
        if live.row.asked != news.asked_before or live.row.status == FINISHED:
            self.lobby.changed(live)
        self.metrics.count("reverie_entries_total", by=len(news.told))
        self.fanout.publish({"kind": "match", "match": live.row.id})
        self.wake_bots(live)

    def loaded(self, live: Live, before: Live | None) -> None:
        """A match was read anew: whoever has it open here is told what has changed."""
        self.hub.catch_up(live)
        if before is None or live.seats != before.seats or live.row.status != before.row.status:
            self.hub.seats(live)
        if before is None or live.row.asking != before.row.asking:
            self.hub.asking(live)

    def seats_changed(self, live: Live) -> None:
        """Somebody came or went, or the match began; those who look on know since it was read anew."""
        self.hub.turn(live.row, live.seats)
        self.lobby.changed(live)
        self.fanout.publish({"kind": "match", "match": live.row.id})
        self.wake_bots(live)

    def show_out(self, person: str) -> None:
        """Close every socket of somebody who is no longer known by what they came with."""
        self.hub.close_all(person)
        self.fanout.publish({"kind": "gone", "person": person})

    def asking_changed(self, live: Live) -> None:
        self.hub.asking(live)
        self.fanout.publish({"kind": "match", "match": live.row.id})

    async def heard(self, message: dict[str, Any]) -> None:
        """What another process says."""
        kind, match = message.get("kind"), message.get("match", "")
        if kind == "missed":
            await self.look_for_changes()
        elif kind == "gone":
            self.hub.close_all(message["person"])
        elif kind == "match":
            await self.refresh(match)
        elif kind == "said" and match in self.hub.of_match:
            self.hub.said(await self.tables.get(match), message["seat"], msgspec.json.encode(message["message"]))
        elif kind == "here" and match in self.hub.of_match:
            await self.tell_here(match, False)

    async def refresh(self, match: str) -> None:
        """A match changed elsewhere: take it in if anybody here has it open or is in it."""
        if match not in self.hub.of_match:
            self.tables.forget(match)
            await self._tell_absent(match)
            return
        live = await self.tables.fresh(match)
        self.hub.turn(live.row, live.seats)
        self.lobby.changed(live)

    async def _tell_absent(self, match: str) -> None:
        """Whoever has some page open here hears that a match waits for them."""
        if not self.hub.of_person:
            return
        row = await self.store.match(match)
        if row is not None:
            self.hub.turn(row, await self.store.seats(match))
        self.lobby.mark_open()

    async def look_for_changes(self) -> None:
        """Without anybody to tell us, the database does: it knows how often each match has changed."""
        watched = list(self.hub.of_match)
        self.seen = {match: version for match, version in self.seen.items() if match in self.hub.of_match}
        for start in range(0, len(watched), 500):
            found = await self.store.versions(watched[start : start + 500])
            for match, version in found.items():
                kept = self.tables.live.get(match)
                known = kept[0].row.version if kept is not None else self.seen.get(match)
                self.seen[match] = version
                if known is not None and known < version:
                    await self.refresh(match)

    # -- beside the requests --------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.tables.put_away_idle(self.hub.of_match)
            self.stumbled = {one for one in self.stumbled if one[0] in self.hub.of_match}

    async def _forget(self) -> None:
        while True:
            try:
                while guests := await self.people.lost():
                    log.info("guests who did not come back are forgotten", extra={"guests": len(guests)})
                    for guest in guests:
                        await self.remove(guest, Texts().say("server-nobody"))
            except (Unavailable, Conflict, Refused) as error:
                # Another process does the same, perhaps.
                log.warning("somebody could not be forgotten", extra={"reason": str(error)})
            await asyncio.sleep(FORGET_SECONDS)

    async def _poll(self) -> None:
        """Look for changes by ourselves: often when nobody tells, now and then in case a word was lost."""
        rounds = 0
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            rounds += 1
            if not self.hub.of_match or (self.fanout.state == "ok" and rounds % LOST_WORDS):
                continue
            try:
                if await self.store.database.changed():
                    await self.look_for_changes()
            except (Unavailable, Refused) as error:
                log.warning("could not look for changes", extra={"reason": str(error)})

    async def tell_here(self, match: str, changed: bool = True) -> None:
        """Who has a page open: say so to the other processes, and to those here."""
        mask = await self.fanout.here(match, self.hub.here(match))
        for connection in self.hub.of_match.get(match, ()):
            connection.tell("here", match=match, here=seats_of(mask))
        if changed:
            self.fanout.publish({"kind": "here", "match": match})

    # -- bots -----------------------------------------------------------------------------------

    def wake_bots(self, live: Live) -> None:
        if live.match is None or live.row.status != PLAYING or self.stopping:
            return
        for seat in live.seats:
            asked = live.row.asked & (1 << seat.seat)
            if seat.bot is not None and asked and (live.row.id, seat.seat) not in self.thinking:
                self.thinking.add((live.row.id, seat.seat))
                self.spawn(self._bot_plays(live.row.id, seat.seat))

    async def _bot_plays(self, match: str, number: int) -> None:
        """Answer for a bot as long as it is asked, through the same door as everybody."""
        try:
            while True:
                live = await self.tables.get(match)
                seat = live.seats[number]
                if seat.bot is None or live.row.status != PLAYING or not live.row.asked & (1 << number):
                    return
                view, length = live.view(number), live.length
                seed = thinking.seed_of(live.row.seed, number, length)
                answer = await self.think_for(live, number, seat.bot, view, seed)
                # Another process may think for the same bot: the key makes both answers one.
                key = f"bot:{number}:{length}"
                try:
                    await self.tables.play(match, who_of(seat), view["decision"], answer, key)
                    self.metrics.count("reverie_bot_answers_total")
                except Refused as refusal:
                    if refusal.code not in ("stale", "out-of-turn", "over"):
                        raise
                    self.tables.forget(match)
        finally:
            self.thinking.discard((match, number))

    async def think_for(self, live: Live, seat: int, bot: str, view: dict[str, Any], seed: str) -> str:
        """What a bot answers. One that fails says so to those who look on, and a simpler one answers for it."""
        for one in thinking.in_turn(bot):
            try:
                return await self.workers.think(thinking.choose, one, view, seed)
            except (Refused, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("a bot did not know what to do", extra={"bot": one})
                self.metrics.count("reverie_bot_failures_total", f'bot="{one}"')
                if (live.row.id, seat) not in self.stumbled:
                    self.stumbled.add((live.row.id, seat))
                    self.hub.stumbled(live, seat)
        raise Refused("broken")

    async def _wake_all_bots(self) -> None:
        """After a start: bots that were asked when the server stopped are still asked."""
        waiting = await self.store.database.read(
            "SELECT DISTINCT m.id FROM matches AS m JOIN seats AS s ON s.match_id = m.id "
            "WHERE m.status = 'playing' AND s.bot IS NOT NULL AND (m.asked >> s.seat) & 1 = 1 LIMIT 1000"
        )
        for (match,) in waiting:
            self.wake_bots(await self.tables.get(match))

    # -- what people ask for --------------------------------------------------------------------

    async def limit(self, kind: str, who: str) -> None:
        wait = self.limits.wait(kind, who)
        if not wait and kind in SHARED and self.limits.on:
            wait = await self.fanout.wait(kind, who)
        if wait:
            raise Refused("too-many", seconds=max(1, round(wait)))

    async def look(self, match: str, person: Person | None) -> Live:
        """A match this person may look at; Refused if it is not theirs to see."""
        live = await self.tables.fresh(match)
        is_bot = person is not None and person.owner is not None
        if (is_bot or not live.row.watch) and live.seat_of(person.id if person is not None else None) is None:
            raise Refused("not-yours")
        self.wake_bots(live)
        return live

    async def next_of(self, live: Live) -> str | None:
        """The rematch of a finished match."""
        if live.row.status != FINISHED:
            return None
        found = await self.store.rematch_of(live.row.id)
        return None if found is None else found.id

    async def undo(self, match: str, person: Person, far: bool) -> str:
        """Take back at once, or ask the others first; `done` or `asked`."""
        for _ in range(5):
            live = await self.tables.get(match)
            seat = _own_seat(live, person)
            if live.match is None or live.row.status == WAITING:
                raise Refused("waiting")
            others = [one for one in live.people() if one != seat]
            if far or not others or live.game.state.retractable(seat):
                await self.tables.undo(match, who_of(live.seats[seat]), far)
                return "done"
            if live.game.undo_target(seat) is None:
                raise Refused("nothing-to-undo")
            if live.row.asking is not None:
                raise Refused("already")
            if await self._keep_asking(live, Asking(seat, [])):
                return "asked"
        raise Refused("busy")

    async def consent(self, match: str, person: Person, agree: bool) -> None:
        for _ in range(5):
            live = await self.tables.get(match)
            seat = _own_seat(live, person)
            asking = None if live.row.asking is None else msgspec.json.decode(live.row.asking, type=Asking)
            if asking is None or asking.seat == seat or live.match is None:
                raise Refused("nothing-to-undo")
            if not agree:
                if await self._keep_asking(live, None):
                    return
                continue
            agreed = sorted({*asking.agreed, seat})
            if {*live.people()} <= {*agreed, asking.seat}:
                await self.tables.undo(match, who_of(live.seats[asking.seat]), False)
                return
            if await self._keep_asking(live, Asking(asking.seat, agreed)):
                return
        raise Refused("busy")

    async def _keep_asking(self, live: Live, asking: Asking | None) -> bool:
        """Store who asks and who agreed; False if somebody was faster, and it has to be looked at again."""
        written = None if asking is None else msgspec.json.encode(asking).decode()
        try:
            await self.store.ask_for_undo(live.row.id, live.length, live.row.asking, written)
        except Conflict:
            await self.tables.load(live.row.id)
            return False
        live.row = msgspec.structs.replace(live.row, asking=written, version=live.row.version + 1)
        self.asking_changed(live)
        return True

    async def hint(self, match: str, person: Person, decision: int) -> dict[str, Any]:
        live = await self.look(match, person)
        seat = _own_seat(live, person)
        if live.row.kind == DAILY and live.row.status != FINISHED:
            raise Refused("daily")
        if live.match is None:
            raise Refused("waiting")
        view = live.view(seat)
        if view["decision"] != decision:
            raise Refused("stale")
        return await self.workers.think(thinking.hint, view, thinking.seed_of(live.row.seed, seat, live.length))

    async def preview(self, match: str, person: Person, decision: int, answer: str) -> dict[str, Any] | None:
        live = await self.look(match, person)
        seat = _own_seat(live, person)
        if live.match is None:
            raise Refused("waiting")
        if live.decision(seat) != decision:
            raise Refused("stale")
        try:
            return live.preview(seat, answer)
        except ReverieError as error:
            raise refused(error) from error

    async def analysis(self, live: Live) -> dict[str, Any] | None:
        """What a finished game was made of, found by whichever process; nothing as long as it is worked on."""
        match = live.row.id
        found = await self.store.analysis(match, __version__)
        if found is not None:
            content: dict[str, Any] = msgspec.json.decode(found)
            return content
        if match not in self.analysing:
            self.analysing.add(match)
            self.spawn(self._analyse(match, live.game.record.write()))
        return None

    async def _analyse(self, match: str, record: str) -> None:
        try:
            found = await self.analysts.think(thinking.analyse, record)
            await self.store.keep_analysis(match, __version__, msgspec.json.encode(found).decode())
        finally:
            self.analysing.discard(match)  # if it failed, whoever asks again has it tried again

    async def bring(self, guest: Person, person: Person, texts: Texts) -> None:
        """A guest turns out to be somebody with a name: what they played as a guest is theirs, the guest is no more."""
        matches = await self.store.games_to_bring(guest.id, person.id)
        await self.stand_up_everywhere(guest, besides=matches)
        try:
            await self.store.bring(guest.id, person.id, person.shown, matches, texts.say("server-nobody"))
        except Conflict:
            raise Refused("busy") from None
        for match in matches:
            self.seats_changed(await self.tables.load(match, keep=False))
        self.show_out(guest.id)

    async def remove(self, person: Person, nameless: str) -> None:
        """Everything about somebody goes, their bots too; what others played with them stays, by another name."""
        for bot in await self.bots.of(person):
            await self.remove(bot, nameless)
        await self.stand_up_everywhere(person)
        finished = await self.store.database.read("SELECT match_id FROM seats WHERE person = $1", person.id)
        await self.store.delete_person(person.id, nameless)
        for (match,) in finished:
            self.tables.forget(match)
        self.show_out(person.id)

    async def stand_up_everywhere(self, person: Person, besides: Container[str] = ()) -> None:
        for row in await self.store.matches_of(person.id, [WAITING, PLAYING], 2**53, 10_000):
            if row.id not in besides:
                self.seats_changed(await self.matches.leave(person, row.id))

    def leave_page(self, connection: Connection) -> None:
        """A socket is gone: those at its tables should know."""
        for match in self.hub.drop(connection):
            if not self.stopping and (match in self.hub.of_match or self.fanout.state != "local"):
                self.spawn(self.tell_here(match))


def _own_seat(live: Live, person: Person) -> int:
    seat = live.seat_of(person.id)
    if seat is None:
        raise Refused("not-yours")
    return seat
