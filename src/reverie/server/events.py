"""Events within a server process: services publish, others subscribe, so that lower layers call no higher ones."""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from reverie.core.events import Event
from reverie.core.record import Entry
from reverie.server.loaded_match import LoadedMatch

E = TypeVar("E")
log = logging.getLogger("reverie.events")


class Requester(msgspec.Struct, eq=False):
    """The page that sent an answer: the frame that shows the move also acknowledges its request."""

    page: object
    number: int | None  # the id of its request
    answered: bool = False


class MatchChanged(msgspec.Struct, eq=False):
    """Entries of a match were stored by this process: the new ones, each with its events."""

    loaded: LoadedMatch
    first: int  # the number of the first new entry
    entries: list[tuple[Entry, list[Event]]]
    masks: list[int]  # for each of them, who may know that it was made
    asked_before: int
    requester: Requester | None


class MatchLoaded:
    """A match was read from the database; `before` is what this process knew of it."""

    __slots__ = ("before", "loaded")

    def __init__(self, loaded: LoadedMatch, before: LoadedMatch | None) -> None:
        self.loaded = loaded
        self.before = before


class ChatRemoved:
    """Lines of a match's chat were deleted."""

    __slots__ = ("match",)

    def __init__(self, match: str) -> None:
        self.match = match


class MatchOpened:
    """A person or a spectator looks at a match."""

    __slots__ = ("loaded",)

    def __init__(self, loaded: LoadedMatch) -> None:
        self.loaded = loaded


class SeatsChanged:
    """A match was created or begun, or a seat was taken or left."""

    __slots__ = ("loaded",)

    def __init__(self, loaded: LoadedMatch) -> None:
        self.loaded = loaded


class PageSeated:
    """A page looks at a match from another seat than before."""

    __slots__ = ("match",)

    def __init__(self, match: str) -> None:
        self.match = match


class RematchCreated:
    """A finished match has a rematch, by its id."""

    __slots__ = ("loaded", "rematch")

    def __init__(self, loaded: LoadedMatch, rematch: str) -> None:
        self.loaded = loaded
        self.rematch = rematch


class UndoRequestChanged:
    """A player asked the others for an undo, or one of them answered."""

    __slots__ = ("loaded",)

    def __init__(self, loaded: LoadedMatch) -> None:
        self.loaded = loaded


class BotFailed:
    """A bot failed, and another answers for it."""

    __slots__ = ("loaded", "seat")

    def __init__(self, loaded: LoadedMatch, seat: int) -> None:
        self.loaded = loaded
        self.seat = seat


class PersonGone:
    """The credentials of a person's open connections are no longer valid."""

    __slots__ = ("person",)

    def __init__(self, person: str) -> None:
        self.person = person


class Events:
    """Calls every subscriber of a published event's type, synchronously and in the order they subscribed.

    An exception of a subscriber is logged, and the others are called all the same: the event has happened.
    """

    def __init__(self, failed: Callable[[], None] = lambda: None) -> None:
        self.subscribers: dict[type[Any], list[Callable[[Any], None]]] = {}
        self.failed = failed  # called for each failure, to count it

    def subscribe(self, kind: type[E], subscriber: Callable[[E], None]) -> None:
        self.subscribers.setdefault(kind, []).append(subscriber)

    def publish(self, event: object) -> None:
        for subscriber in self.subscribers.get(type(event), ()):
            try:
                subscriber(event)
            except Exception:
                self.failed()
                log.exception("a subscriber failed", extra={"published": type(event).__name__})
