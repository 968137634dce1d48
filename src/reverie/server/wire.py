"""What goes over the wire, as types: requests are checked against them, and the API is described by them."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

REACTIONS: Final = ("hello", "well-done", "thinking", "lucky", "ouch", "thanks", "sorry", "good-game")
MOST_PLAYERS: Final = 9
MESSAGE_BYTES: Final = 4096

MatchId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.\-]{2,24}$")]
Shown = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Answer = Annotated[str, Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Language = Literal["en", "fr", "de", "it"]
Word = Annotated[str, Meta(min_length=1, max_length=60)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's JSON body or query."""


# -- requests over HTTP -------------------------------------------------------------------------


class NoBody(Body):
    """Nothing, or an empty object."""


class ChangeMe(Body):
    shown: Shown | None = None
    language: Language | None = None


class Credentials(Body):
    name: Name
    password: Password


class SignIn(Credentials):
    bring: bool = True


class NewBot(Body):
    shown: Annotated[str, Meta(min_length=1, max_length=18)]


class WantedSeat(Body):
    who: Literal["me", "open", "bot"]
    bot: Word | None = None


class NewMatch(Body):
    setup: Word
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 1
    options: dict[Word, Word] = {}
    seats: Annotated[list[WantedSeat], Meta(max_length=MOST_PLAYERS)] | None = None
    open: bool = False
    watch: bool = True


class TakeSeat(Body):
    seat: Seat | None = None


class PutBot(Body):
    bot: Word


class WhichMatches(Body):
    which: Literal["mine", "open"] = "mine"
    before: Count | None = None


class Before(Body):
    before: Count | None = None


class Since(Body):
    since: Count | None = None


class FromSeat(Body):
    seat: Seat | None = None


class PlayedOffline(Body):
    """Who sat where: a bot's name for each seat, nothing for that of the person, with commas between."""

    bots: Annotated[str, Meta(pattern=r"^[a-z]{0,20}(,[a-z]{0,20}){0,8}$")] = ""


class WhichStatistics(Body):
    game: Word | None = None
    setup: Word | None = None
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None


# -- answers over HTTP --------------------------------------------------------------------------


class PersonOut(msgspec.Struct):
    id: str
    shown: str
    name: str | None
    language: str
    guest: bool
    created: int


class Me(msgspec.Struct):
    person: PersonOut | None


class BotOut(msgspec.Struct):
    id: str
    shown: str
    created: int


class BotList(msgspec.Struct):
    bots: list[BotOut]


class BotToken(msgspec.Struct):
    """A bot with its token, which is told this once."""

    id: str
    shown: str
    created: int
    token: str


class SetupOut(msgspec.Struct):
    spelling: str
    players: int
    options: dict[str, str]


class GameOut(msgspec.Struct):
    name: str
    rules: int
    setups: list[SetupOut]
    bots: list[str]


class Games(msgspec.Struct):
    games: list[GameOut]
    reactions: list[str]


class SeatOut(msgspec.Struct):
    seat: int
    shown: str
    bot: str | None
    you: bool
    free: bool


class MatchOut(msgspec.Struct):
    id: str
    game: str
    setup: SetupOut
    status: Literal["waiting", "playing", "finished", "abandoned"]
    kind: Literal["casual", "daily", "imported", "offline"]
    day: str | None
    open: bool
    watch: bool
    created: int
    updated: int
    seats: list[SeatOut]
    seat: int | None
    owner: bool
    asked: list[int]
    your_turn: bool
    result: dict[str, Any] | None
    forked: bool
    code: str | None
    commitment: str
    next: str | None


class MatchList(msgspec.Struct):
    matches: list[MatchOut]


class EntryOut(msgspec.Struct):
    number: int
    actor: int
    text: str
    auto: bool


class ReplayOut(msgspec.Struct):
    setup: SetupOut
    seats: list[SeatOut]
    entries: list[EntryOut]
    result: dict[str, Any] | None


class PositionOut(msgspec.Struct):
    number: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Analysis(msgspec.Struct):
    """The story of each side of a finished game; none while it is worked on."""

    status: Literal["ready", "working"]
    stories: list[dict[str, Any]]


class Fairness(msgspec.Struct):
    commitment: str
    seed: str | None
    rule: str


class Shared(msgspec.Struct):
    text: str


class LessonStep(msgspec.Struct):
    """One step of a lesson: its text's name, what to point at, and what the learner answers."""

    name: str
    show: list[str]
    moves: list[str]


class LessonSummary(msgspec.Struct):
    name: str
    game: str
    setup: SetupOut
    picture: str
    steps: int


class LessonList(msgspec.Struct):
    lessons: list[LessonSummary]


class LessonFrame(msgspec.Struct):
    view: dict[str, Any]
    events: list[dict[str, Any]]


class LessonOut(msgspec.Struct):
    name: str
    game: str
    setup: SetupOut
    seat: int
    steps: list[LessonStep]
    frames: list[LessonFrame]


class Health(msgspec.Struct):
    status: Literal["ok", "down"]
    version: str
    database: Literal["ok", "down"]
    fanout: Literal["ok", "down", "local"]


class ErrorBody(msgspec.Struct):
    code: str
    message: str


class Error(msgspec.Struct):
    error: ErrorBody


# -- messages of the WebSocket ------------------------------------------------------------------


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


class Hint(OfMatch, tag="hint"):
    decision: Count


class Preview(OfMatch, tag="preview"):
    decision: Count
    answer: Answer


Incoming = Ping | Lobby | Open | Close | Play | Undo | Consent | Concede | Say | React | Mute | Hint | Preview


class Asking(msgspec.Struct):
    """Who asks the others for an undo, and who has agreed."""

    seat: int
    agreed: list[int]


class ChatOut(msgspec.Struct):
    seat: int
    shown: str
    text: str
    at: int


class TableOut(msgspec.Struct, tag_field="type", tag="table"):
    """Everything a seat or a spectator is shown when it opens a match."""

    match: str
    at: int
    view: dict[str, Any] | None
    events: list[dict[str, Any]]
    table: MatchOut
    undo: bool
    asking: Asking | None
    here: list[int]
    chat: list[ChatOut]
    muted: list[int]
    id: int | None = None


class MovedOut(msgspec.Struct, tag_field="type", tag="moved"):
    match: str
    at: int
    view: dict[str, Any] | None
    events: list[dict[str, Any]]
    undo: bool
    asking: Asking | None


encode: Final = msgspec.json.Encoder().encode
decode_message: Final = msgspec.json.Decoder(Incoming).decode


def number_of(data: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
