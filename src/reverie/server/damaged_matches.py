"""Marks matches that cannot be loaded; the marks are stored, for every process and every start."""

import logging
from collections.abc import Callable
from typing import TypeVar

from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.store import Store
from reverie.server.store.database import Conflict, Unavailable

T = TypeVar("T")
log = logging.getLogger("reverie.cache")


class DamagedMatches:
    """The marks as this process knows them. They forbid nothing: a repaired match loads, and loses its mark."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.marks: dict[str, str] = {}  # what is wrong, by match

    async def refresh(self) -> None:
        """Read the marks that other processes and earlier starts have stored, or `reverie admin check` has removed."""
        self.marks = await self.store.damaged()

    async def mark(self, match: str, reason: str) -> Refused:
        """Mark a match, and return the refusal for requests that need it."""
        if self.marks.get(match) != reason:
            log.error("a match is damaged", extra={"match": match, "reason": reason})
            self.marks[match] = reason
            try:
                await self.store.mark_damaged(match, reason, now())
            except (Conflict, Unavailable) as error:
                del self.marks[match]  # so that the next failure tries again
                log.warning("a damaged match could not be marked", extra={"match": match, "reason": str(error)})
        return Refused("damaged")

    async def attempt(self, match: str, read: Callable[[], T]) -> T | None:
        """Return what `read` makes of a match's rows; if it raises, mark the match as damaged and return None."""
        try:
            return read()
        except Exception as error:  # whatever a damaged row makes of its reader
            await self.mark(match, f"{type(error).__name__}: {error}")
            return None

    async def clear(self, match: str) -> None:
        """Take the mark from a match that was loaded."""
        if match in self.marks:
            del self.marks[match]
            await self.store.clear_damaged(match)
            log.warning("a match that was damaged is whole again", extra={"match": match})
