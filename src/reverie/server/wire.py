"""What HTTP and the WebSocket share: bounded fields, and how messages are encoded."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

REACTIONS: Final = ("hello", "well-done", "thinking", "lucky", "ouch", "thanks", "sorry", "good-game")
MOST_PLAYERS: Final = 9

MatchId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
Answer = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]

encode: Final = msgspec.json.Encoder().encode
