"""Creates all services of the server, wires them together, starts and stops them."""

import asyncio
import logging
from typing import Final

from reverie import frames
from reverie.core.game import Setup
from reverie.extras import needs
from reverie.server.account_removal import AccountRemoval
from reverie.server.accounts import Accounts
from reverie.server.analyses import Analyses
from reverie.server.background import BackgroundTasks
from reverie.server.backups import Backups
from reverie.server.bot_accounts import BotAccounts
from reverie.server.bot_runner import BotRunner
from reverie.server.cache import MatchCache
from reverie.server.chat_renewal import ChatRenewal
from reverie.server.circle_tables import CircleTables
from reverie.server.circles import Circles
from reverie.server.daily import dreams_like
from reverie.server.errors import Refused
from reverie.server.events import Events, MatchChanged
from reverie.server.fanout import Fanout, LocalFanout, RedisFanout
from reverie.server.health import HealthCheck
from reverie.server.hint_service import HintService
from reverie.server.hub import Hub
from reverie.server.limits import SHARED, Limits
from reverie.server.lobby import Lobby
from reverie.server.matches import Luck, Matches, fresh_luck
from reverie.server.materials import Materials
from reverie.server.metrics import Metrics
from reverie.server.moderation import Moderation
from reverie.server.move_batch import MoveBatch
from reverie.server.moves import MoveService
from reverie.server.older_feats import OlderFeats
from reverie.server.presence import Presence
from reverie.server.process_sync import ProcessSync
from reverie.server.profiles import Profiles
from reverie.server.quotas import Quotas
from reverie.server.reminders import Reminders
from reverie.server.riddles import Riddles
from reverie.server.rows import Person
from reverie.server.settings import Settings
from reverie.server.shared_deals import SharedDeal
from reverie.server.store import Store
from reverie.server.store.database import CannotOpen, Conflict, Database, Unavailable
from reverie.server.thinking_queue import ThinkingQueue
from reverie.server.time_to_answer import TimeToAnswer
from reverie.server.timing import Timing
from reverie.server.trials import Trials
from reverie.server.trusted_clock import TrustedClock
from reverie.server.undo_requests import UndoRequests
from reverie.server.uploads import Uploads
from reverie.server.workers import Workers

SWEEP_SECONDS: Final = 5.0  # between two rounds of dropping idle matches
FAREWELL_SECONDS: Final = 2.0  # for pages to receive that the server stops
FORGET_SECONDS: Final = 3600.0  # between two rounds of deleting guests who did not come back
CLOCK_SECONDS: Final = 600.0  # between two checks of the clock
log = logging.getLogger("reverie")


def database_of(settings: Settings) -> Database:
    """Return the database that the settings name, not yet open."""
    if settings.database:
        with needs("postgres", "--database"):
            from reverie.server.store.postgres import PostgresDatabase
        return PostgresDatabase(settings.database)
    from reverie.server.store.sqlite import SqliteDatabase

    return SqliteDatabase(settings.folder / "reverie.sqlite", full=settings.sync == "full")


async def check_database(settings: Settings) -> None:
    """Open the database, write to it and close it; CannotOpen says in a sentence why that is not possible."""
    database = database_of(settings)
    try:
        await database.open()
    except Unavailable as error:
        raise CannotOpen(str(error)) from error
    try:
        await database.probe()
    except Unavailable as error:
        raise CannotOpen(f"the database cannot be written to: {error}") from error
    finally:
        await database.close()


class Services:
    """Every service of one process.

    Subscribers get events in the order in which they are created here: pages before other processes and bots.
    """

    def __init__(self, settings: Settings, luck: Luck = fresh_luck) -> None:
        self.settings = settings
        self.stopping = False
        self.metrics = Metrics()
        self.answer_times = Timing()
        self.limits = Limits(settings.limits)
        self.events = Events(self._count_error)
        self.background = BackgroundTasks(self._count_error)
        self.store = store = Store(database_of(settings))
        self.clock = TrustedClock(store)
        self.cache = MatchCache(store, settings, self.events)
        self.moves = MoveService(store, self.cache, self.events)
        self.move_batch = MoveBatch(self.moves)
        self.matches = Matches(store, self.cache, self.moves, self.events, self.clock, luck)
        self.undo_requests = UndoRequests(store, self.cache, self.moves, self.events)
        self.accounts = Accounts(store, self.clock, settings.forget_days)
        self.bot_accounts = BotAccounts(store, self.accounts)
        self.moderation = Moderation(store, self.accounts)
        self.account_removal = AccountRemoval(
            store, self.cache, self.moves, self.matches, self.accounts, self.bot_accounts, self.events
        )
        self.quotas = Quotas(store, self.limits)
        self.circles = Circles(store, self.matches, self.limits, self.clock, settings.public_circle)
        self.circle_tables = CircleTables(store, self.circles, self.cache.damaged)
        self.uploads = Uploads(store, self.quotas, [self._dreams_like, self.circles.deals_like])
        self.materials = Materials(store, self.quotas, self.uploads.process)
        self.backups = Backups(settings, store)
        older_feats = OlderFeats(store, self.cache, self.background)
        self.profiles = Profiles(store, self.cache.damaged, self.clock, older_feats)
        self.reminders = Reminders(settings, store, self.limits)
        self.hub = Hub(self.events)
        self.chat_renewal = ChatRenewal(store, self.cache, self.hub, self.events, self.background)
        self.lobby = Lobby(store, self.hub, self.cache.damaged, self.events)
        self.fanout: Fanout = RedisFanout(settings.redis) if settings.redis else LocalFanout()
        self.health = HealthCheck(store.database, self.fanout, self.cache)
        self.presence = Presence(self.hub, store, self.fanout, self.events)
        self.time_to_answer = TimeToAnswer(store, self.cache, self.moves, self.presence, self.clock)
        self.sync = ProcessSync(
            store, self.cache, self.fanout, self.hub, self.lobby, self.presence, self.events, settings.poll_seconds
        )
        self.thinking = ThinkingQueue(Workers(settings.workers))
        self.bot_runner = BotRunner(
            store, self.cache, self.moves, self.thinking, self.events, self.background, self.metrics
        )
        self.hints = HintService(self.matches, self.thinking)
        self.riddles = Riddles(store, self.clock, self.thinking)
        self.trials = Trials(self.materials, self.thinking)
        self.analysts = Workers(1)  # a pool of their own: an analysis takes long, and bots should not wait for it
        self.analyses = Analyses(store, self.analysts, self.background)
        self.events.subscribe(
            MatchChanged, lambda event: self.metrics.count("reverie_entries_total", by=len(event.entries))
        )
        self._add_gauges()

    def _count_error(self) -> None:
        self.metrics.count("reverie_errors_total")

    async def _dreams_like(self, _: Person, setup: Setup) -> tuple[list[SharedDeal], int]:
        return await dreams_like(self.store, setup, self.clock.playing())

    def _add_gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("reverie_sockets", "Open WebSockets.", lambda: len(self.hub.connections))
        gauge("reverie_matches_in_memory", "Matches in memory.", lambda: len(self.cache.matches))
        gauge("reverie_matches_watched", "Matches somebody has open here.", lambda: len(self.hub.of_match))
        gauge(
            "reverie_matches_damaged",
            "Matches that could not be loaded, by any process.",
            lambda: len(self.cache.damaged.marks),
        )
        gauge("reverie_bots_waiting", "Bots that wait for a worker.", lambda: len(self.thinking.bots))
        gauge("reverie_hints_waiting", "Hints that wait for a worker.", lambda: self.thinking.hints_waiting)
        gauge("reverie_redis_up", "Whether Redis answers.", lambda: float(self.fanout.state == "ok"))
        total = self.metrics.total
        total("reverie_matches_rebuilt_total", "Matches rebuilt from their entries.", lambda: self.cache.rebuilt)
        total("reverie_races_lost_total", "Races for a number that were lost.", lambda: self.moves.conflicts)
        histogram = self.metrics.histogram
        histogram("reverie_answer_seconds", "Time until an answer was stored.", "", {"": self.answer_times})
        database = self.store.database
        histogram(
            "reverie_database_seconds",
            "Time the database takes, its own queue included.",
            "operation",
            {"read": database.read_times, "write": database.write_times},
        )
        histogram(
            "reverie_queue_wait_seconds",
            "Time until a worker was free.",
            "queue",
            {
                "bots": self.thinking.bot_waits,
                "hints": self.thinking.hint_waits,
                "uploads": self.uploads.process.waits,
            },
        )

    # -- start and stop -------------------------------------------------------------------------

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.database.open()
        await self.clock.observe()
        await self.accounts.note_looks()
        await self.cache.damaged.refresh()
        await self.fanout.start(self.sync.receive)
        for work in (
            self._watch_clock,
            self._sweep,
            self._forget,
            self.lobby.run,
            self.presence.run,
            self.backups.run,
            self.reminders.run,
            self.sync.poll,
            self.bot_runner.wake_all,
        ):
            self.background.keep_running(work)

    def renew_workers(self) -> None:
        """Replace the worker processes, because the engine has changed."""
        self.thinking.workers.renew()
        self.analysts.renew()

    async def announce_stop(self) -> None:
        """Tell every socket that the server stops, and close it; clients reconnect after a moment."""
        self.stopping = self.bot_runner.stopping = self.presence.stopping = True
        for connection in list(self.hub.connections):
            connection.tell(frames.bye("stopping"))
            connection.close(1001)
        until = self.loop.time() + FAREWELL_SECONDS
        while self.hub.connections and self.loop.time() < until:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        self.stopping = self.bot_runner.stopping = self.presence.stopping = True
        await self.background.stop()
        await self.thinking.stop()
        await self.analysts.stop()
        await self.uploads.process.stop()
        await self.materials.printer.stop()
        await self.fanout.stop()
        await self.presence.stop()
        await self.store.database.close()

    # -- in the background ----------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.cache.drop_idle(self.hub.of_match)
            self.bot_runner.failed = {one for one in self.bot_runner.failed if one[0] in self.hub.of_match}
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what other processes stored: who was signed out or banned, and which matches are damaged."""
        here = list(self.hub.of_person)
        try:
            await self.cache.damaged.refresh()
            for start in range(0, len(here), 500):
                for person in await self.store.signed_out(here[start : start + 500]):
                    self.hub.close_all(person)
        except Unavailable as error:
            log.warning("could not look who is signed out and what is damaged", extra={"reason": str(error)})

    async def _watch_clock(self) -> None:
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            try:
                await self.clock.observe()
            except (Unavailable, Conflict) as error:
                log.warning("the time could not be stored", extra={"reason": str(error)})

    async def _forget(self) -> None:
        while True:
            try:
                await self.accounts.note_looks()  # of names that a process of an older version has claimed
                await self.account_removal.forget_lost_guests()
            except (Unavailable, Conflict, Refused) as error:
                # Perhaps another process does the same right now.
                log.warning("somebody could not be forgotten", extra={"reason": str(error)})
            await asyncio.sleep(FORGET_SECONDS)

    async def limit(self, kind: str, who: str) -> None:
        """Count a request; Refused if there were too many."""
        wait = self.limits.wait(kind, who)
        if not wait and kind in SHARED and self.limits.on:
            wait = await self.fanout.wait(kind, who)
        if wait:
            raise Refused("too-many", seconds=max(1, round(wait)))
