"""Which matches cannot be loaded: stored, so that every process and every start knows of them."""

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
    """The marks as this process knows them. They forbid nothing: a match that was mended loads, and loses its mark."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.marks: dict[str, str] = {}  # what is wrong, by match

    async def refresh(self) -> None:
        """Read the marks that other processes and earlier starts have stored, or `reverie admin check` has removed."""
        self.marks = await self.store.damaged()

    async def mark(self, match: str, reason: str) -> Refused:
        """Mark a match, and return the refusal that everybody gets who wants it."""
        if self.marks.get(match) != reason:
            log.error("a match is damaged", extra={"match": match, "reason": reason})
            self.marks[match] = reason
            try:
                await self.store.mark_damaged(match, reason, now())
            except (Conflict, Unavailable) as error:
                del self.marks[match]  # so that the next one tries again
                log.warning("a damaged match could not be marked", extra={"match": match, "reason": str(error)})
        return Refused("damaged")

    async def attempt(self, match: str, read: Callable[[], T]) -> T | None:
        """Return what is read of the rows of a match; None if they are damaged: it is marked, and the others go on."""
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
