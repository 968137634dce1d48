"""What HTTP and the WebSocket share: bounded fields, and how messages are encoded."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from reverie.core.view import ViewParts

REACTIONS: Final = ("hello", "well-done", "thinking", "lucky", "ouch", "thanks", "sorry", "good-game")
MOST_PLAYERS: Final = 9

MatchId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
Answer = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]

encode: Final = msgspec.json.Encoder().encode

EncodedView = msgspec.Raw | Mapping[str, object]  # a view as JSON, or one that its frame encodes


def encode_views(parts: ViewParts) -> Sequence[EncodedView]:
    """Return the views of several seats for their frames; what they have in common is encoded once."""
    if not parts.common:
        return parts.own
    common = encode(parts.common)[:-1]  # without the bracket that closes it
    return [msgspec.Raw(b"%b,%b" % (common, encode(own)[1:])) for own in parts.own]
