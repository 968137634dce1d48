"""Plays for the bots in matches: each is woken when it is asked, and answers until it is not asked any more."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from reverie import thinking
from reverie.core.view import View
from reverie.server.background import BackgroundTasks
from reverie.server.cache import MatchCache
from reverie.server.errors import Refused
from reverie.server.events import BotFailed, Events, MatchChanged, MatchOpened, SeatsChanged
from reverie.server.loaded_match import LoadedMatch
from reverie.server.metrics import Metrics
from reverie.server.moves import MoveService, who_of
from reverie.server.rows import PLAYING
from reverie.server.store import Store
from reverie.server.store.database import Unavailable
from reverie.server.thinking_queue import ThinkingQueue

FIRST_PAUSE: Final = 0.5  # seconds before a bot that could not answer tries again; doubled each time
LONGEST_PAUSE: Final = 30.0
RACES: Final = frozenset({"stale", "out-of-turn", "over"})  # another process was faster: look again
HOPELESS: Final = frozenset({"damaged", "not-found"})  # trying again would change nothing
log = logging.getLogger("reverie.bots")


class BotRunner:
    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        moves: MoveService,
        queue: ThinkingQueue,
        events: Events,
        background: BackgroundTasks,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.cache = cache
        self.moves = moves
        self.queue = queue
        self.events = events
        self.background = background
        self.metrics = metrics
        self.stopping = False
        self.thinking: set[tuple[str, int]] = set()
        self.failed: set[tuple[str, int]] = set()  # bots that failed, where the pages have been told
        events.subscribe(MatchChanged, lambda event: self.wake(event.loaded))
        events.subscribe(SeatsChanged, lambda event: self.wake(event.loaded))
        events.subscribe(MatchOpened, lambda event: self.wake(event.loaded))

    def wake(self, loaded: LoadedMatch) -> None:
        """Let every bot answer that is asked in this match."""
        row = loaded.row
        if loaded.match is None or row.status != PLAYING or self.stopping:
            return
        for seat in loaded.seats:
            if seat.player is not None and row.asked & (1 << seat.seat) and (row.id, seat.seat) not in self.thinking:
                self.thinking.add((row.id, seat.seat))
                self.background.spawn(self._play(row.id, seat.seat))

    async def wake_all(self) -> None:
        """Wake the bots of all stored matches: at a start, some were asked when the server stopped."""
        async for match in self.store.matches_waiting_for_bots():
            try:
                self.wake(await self.cache.get(match))
            except Refused as error:
                # One match that cannot be read must not stop the bots of the others.
                log.warning("the bots of a match cannot wake", extra={"match": match, "reason": str(error)})

    async def _play(self, match: str, seat: int) -> None:
        """Answer as long as the bot is asked; after a failure try again, with growing pauses."""
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    if not await self._answer(match, seat):
                        return
                    pause = FIRST_PAUSE
                    continue
                except Refused as error:
                    if error.code in HOPELESS:
                        return
                    log.warning("a bot has to wait", extra={"match": match, "reason": error.code})
                except Unavailable as error:
                    log.warning("a bot has to wait", extra={"match": match, "reason": str(error)})
                except Exception:
                    self.metrics.count("reverie_errors_total")
                    log.exception("a bot could not answer")
                self.cache.forget(match)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.thinking.discard((match, seat))

    async def _answer(self, match: str, number: int) -> bool:
        """Answer once, the same way as a person does; return False if the bot is not asked any more."""
        loaded = await self.cache.get(match)
        seat = loaded.seats[number]
        if seat.player is None or loaded.row.status != PLAYING or not loaded.row.asked & (1 << number):
            return False
        view, at = loaded.view(number), loaded.at(number)
        decision = view["decision"]
        if decision is None:
            return False
        seed = thinking.seed_of(loaded.row.seed, number, at)
        answer = await self._think(seat.player, view, seed, loaded.attached)
        self._report(loaded, number, answer)
        # Another process may compute the same answer: with the same key it is stored only once.
        key = f"bot:{number}:{at}"
        try:
            await self.moves.play(match, who_of(seat), decision, answer.text, key)
            self.metrics.count("reverie_bot_answers_total")
        except Refused as refusal:
            if refusal.code not in RACES:
                raise
            self.cache.forget(match)
        return True

    async def _think(self, bot: str, view: View, seed: str, attached: Mapping[str, str] | None) -> thinking.Answer:
        try:
            return await self.queue.bot(thinking.answer, bot, view, seed, attached)
        except BrokenProcessPool:
            # This bot has killed its worker twice: ask the stand-in at once.
            instead = await self.queue.bot(thinking.answer, thinking.STAND_INS[0], view, seed, attached)
            return instead._replace(failures={bot: "its worker died", **instead.failures})

    def _report(self, loaded: LoadedMatch, seat: int, answer: thinking.Answer) -> None:
        """Count and log the bots that failed; publish once for each seat that another bot answers."""
        for bot, reason in answer.failures.items():
            log.error("a bot did not know what to do", extra={"bot": bot, "trace": reason})
            self.metrics.count("reverie_bot_failures_total", bot)
        if answer.failures and (loaded.row.id, seat) not in self.failed:
            self.failed.add((loaded.row.id, seat))
            self.events.publish(BotFailed(loaded, seat))
