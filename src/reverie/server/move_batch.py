"""Stores answers from sockets in batches: those of a few milliseconds share one commit.

A commit costs about as much as the rules, and code and rows still in the processor's caches cost half. The wait does
not depend on other players' answers, so that its length does not reveal a draft.
"""

import asyncio
import logging
from typing import Final, Protocol

from reverie.server.moves import MoveService, SentAnswer
from reverie.server.store.database import Unavailable

TICK: Final = 0.012  # seconds; answers wait for half of it on average
log = logging.getLogger("reverie.moves")


class Sender(Protocol):
    """The session that an answer came from."""

    def finish(self, answer: SentAnswer) -> None:
        """Acknowledge an answer that was stored; handle one that was not like a new message."""


class MoveBatch:
    """Collects answers and plays them at the next tick, in the order they came in."""

    def __init__(self, moves: MoveService) -> None:
        self.moves = moves
        self.waiting: list[tuple[SentAnswer, Sender]] = []
        self.timer: asyncio.TimerHandle | None = None

    def add(self, answer: SentAnswer, sender: Sender) -> None:
        self.waiting.append((answer, sender))
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(TICK - loop.time() % TICK, self.flush)

    def flush(self) -> None:
        """Play all waiting answers; several to one match in separate transactions."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        while self.waiting:
            batch: dict[str, tuple[SentAnswer, Sender]] = {}
            later: list[tuple[SentAnswer, Sender]] = []
            for one in self.waiting:
                if batch.setdefault(one[0].match, one) is not one:
                    later.append(one)
            self.waiting = later
            self._play([answer for answer, _ in batch.values()])
            for answer, sender in batch.values():
                sender.finish(answer)

    def _play(self, answers: list[SentAnswer]) -> None:
        try:
            self.moves.play_now(answers)
        except Unavailable as error:
            log.warning("answers could not be stored together", extra={"reason": str(error)})
        except Exception:
            # Each is then tried by itself, and refused if that fails too.
            log.exception("answers could not be played together")
