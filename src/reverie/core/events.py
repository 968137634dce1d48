"""What happened, told for logs, animations, sounds and screen readers; the view stays the truth."""

from typing import Any, Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened, with the seats that may hear of it in these words.

    `audience` is EVERYBODY or a sum of 1 << seat. Spectators hear only what everybody hears.
    """

    def __init__(self, name: str, audience: int, data: dict[str, Any]) -> None:
        self.name = name
        self.audience = audience
        self.data = data

    def heard_by(self, seat: int) -> bool:
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def to_json(self) -> dict[str, Any]:
        return {"event": self.name, **self.data}
