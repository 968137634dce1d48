"""Events: what happened, for logs, animations, sounds and screen readers; the view stays the truth."""

from typing import Final

EventData = dict[str, object]  # an event as JSON: its name as `event`, and its fields

EVERYBODY: Final = -1
SPECTATORS: Final = 1 << 30


class Event:
    """One thing that happened, with the seats that may hear of it in these words.

    `audience` is EVERYBODY, or a sum of 1 << seat and SPECTATORS.
    """

    def __init__(self, name: str, audience: int, data: dict[str, object]) -> None:
        self.name = name
        self.audience = audience
        self.data = data

    def heard_by(self, seat: int) -> bool:
        if self.audience == EVERYBODY:
            return True
        mask = 1 << seat if seat >= 0 else SPECTATORS
        return self.audience & mask != 0

    def to_json(self) -> EventData:
        return {"event": self.name, **self.data}


def public_event(name: str, **data: object) -> Event:
    """Make an event that everybody may hear of, with these fields."""
    return Event(name, EVERYBODY, data)
