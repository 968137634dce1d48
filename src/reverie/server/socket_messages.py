"""The messages that clients send over the WebSocket, as types they are checked against."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from reverie.server.wire import Answer, Count, MatchId, Seat, Word

MESSAGE_BYTES: Final = 4096  # of one message, at most

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client may send."""

    id: Count | None = None


class Numbered(msgspec.Struct):
    """What can be made out of a message that is none: the number its refusal should carry."""

    id: Count | None = None


class Ping(Message, tag="ping"):
    pass


class Lobby(Message, tag="lobby"):
    on: bool


class OfMatch(Message):
    match: MatchId


class Open(OfMatch, tag="open"):
    since: Count | None = None


class Close(OfMatch, tag="close"):
    pass


class Play(OfMatch, tag="play"):
    decision: Count
    answer: Answer
    key: Key


class Undo(OfMatch, tag="undo"):
    far: bool = False


class Consent(OfMatch, tag="consent"):
    agree: bool


class Concede(OfMatch, tag="concede"):
    pass


class Say(OfMatch, tag="say"):
    text: ChatText


class React(OfMatch, tag="react"):
    reaction: Word


class Mute(OfMatch, tag="mute"):
    seat: Seat
    on: bool


class Wait(OfMatch, tag="wait"):
    """Give those who have not answered in time their time once more."""


class StandIn(OfMatch, tag="stand-in"):
    """Let a bot answer for somebody who has not answered in time."""

    seat: Seat


class End(OfMatch, tag="end"):
    """End a match without a result in which somebody has not answered in time; everybody present has to want it."""


class Return(OfMatch, tag="return"):
    """Answer again from the own seat, where a bot stands in."""


class Away(Message, tag="away"):
    """This page is hidden, or nobody has touched it for a while; or that is over."""

    on: bool


class Hint(OfMatch, tag="hint"):
    decision: Count


class Cancel(Message, tag="cancel"):
    """Withdraw a request that takes its time, by its id; it is answered with the code `cancelled`."""

    request: Count


class Preview(OfMatch, tag="preview"):
    decision: Count
    answer: Answer


Incoming = (
    Ping
    | Cancel
    | Away
    | Lobby
    | Open
    | Close
    | Play
    | Undo
    | Consent
    | Concede
    | Wait
    | StandIn
    | End
    | Return
    | Say
    | React
    | Mute
    | Hint
    | Preview
)


decode_message: Final = msgspec.json.Decoder(Incoming).decode


def number_of(data: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
