"""The rows of the database as types: a class for each table, a field for each column, in the schema's order."""

from typing import Final

import msgspec

# Columns whose names differ from their fields': older processes may share the database with newer ones.
COLUMNS: Final = {"display_name": "shown", "undo_request": "asking"}

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

CASUAL: Final = "casual"
DAILY: Final = "daily"
IMPORTED: Final = "imported"
OFFLINE: Final = "offline"  # played without a server, and uploaded when it was over
TABLE: Final = "table"  # played with real cards or dice, all of it or at first
CIRCLE: Final = "circle"  # a deal of a circle
SHARED: Final = frozenset({DAILY, CIRCLE})  # everybody has the same luck, and one try (see shared_deals.py)
UNCOUNTED: Final = (IMPORTED, TABLE)  # never in statistics
BROUGHT: Final = frozenset({IMPORTED, OFFLINE, TABLE})  # uploaded: their luck does not come from our seed


class Person(msgspec.Struct, frozen=True, rename=COLUMNS):
    """A player: a guest, a person with a claimed name, or a program that belongs to a person."""

    id: str
    display_name: str
    name: str | None
    name_key: str | None  # the name in lower case; unique
    password: str | None  # argon2
    language: str
    created: int
    seen: int
    owner: str | None = None  # whose bot it is, if it is one
    skeleton: str | None = None  # what the claimed name looks like (see names.py); unique
    banned: int | None = None  # since when an operator keeps them out
    silenced: int = 0  # whether an operator has taken chat and reactions from them
    portrait: str = ""  # the picture they chose; none until they do


class Token(msgspec.Struct, frozen=True):
    """A cookie or the token of a bot; only its hash is stored."""

    hash: str
    person: str
    created: int
    seen: int  # when it was last used, to the hour


class MatchRow(msgspec.Struct, frozen=True, rename=COLUMNS):
    """A match without its seats and entries. Times are milliseconds since 1970."""

    id: str
    game: str
    spelling: str
    players: int
    options: str  # a JSON object
    rules: int
    kind: str
    day: str | None  # of a shared deal: the period it is played in, a day (`2026-11-16`) or a week (`2026-W47`)
    listed: int
    watch: int
    owner: str | None
    code: str
    seed: str  # secret until the game is over
    commitment: str
    status: str
    created: int
    updated: int
    finished: int | None
    length: int  # how many entries there are
    asked: int  # 1 << seat for every seat that is asked
    result: str | None  # a JSON object
    forked: int
    undo_request: str | None  # a JSON object: who asks the others for an undo, and who agreed
    previous: str | None  # the match this one is the rematch of
    version: int = 0  # increased with every change of the match, its seats or its entries
    time_to_answer: int = 0  # milliseconds; 0 for no limit
    overdue: str | None = None  # a JSON object: what was said about those who have not answered in time
    edition: str | None = None  # which edition of the game's own material its record names; none means the first
    material: str | None = None  # the material it is played with, if not the game's own
    chat_removed: int = 0  # how often lines of its chat were deleted
    deal: str | None = None  # which of its circle's deals it is a try at: `CIRCLE/NUMBER`


class SeatRow(msgspec.Struct, frozen=True, rename=COLUMNS):
    """A seat: a person's, a bot's, or free when it is neither's."""

    match_id: str
    seat: int
    person: str | None
    bot: str | None
    display_name: str
    muted: int  # 1 << seat for every seat this one does not want to hear
    portrait: str = ""  # as of the person who sits there
    since: int = 0  # when the time to answer last restarted for this seat: its person sat down, or was waited for
    stand_in: str | None = None  # the bot that answers for an absent person
    helped: int = 0  # whether a bot ever stood in: then the game does not count for that person
    gone: int | None = None  # when its last page was closed

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """Return the bot that answers from this seat: its own, or a stand-in; None for a person or a free seat."""
        return self.bot or self.stand_in


class PageRow(msgspec.Struct, frozen=True):
    """The pages of its match that a seat has open in one process, together in one row."""

    match_id: str
    seat: int
    process: str
    away: int  # whether every one of them is hidden or idle
    since: int  # when that last changed


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a match's record. `key` is the client's own id of its answer, to recognise a repetition."""

    match_id: str
    number: int
    actor: int
    text: str
    auto: int
    key: str | None
    at: int


class ChatRow(msgspec.Struct, frozen=True, rename=COLUMNS):
    id: str
    match_id: str
    seat: int
    person: str | None
    display_name: str
    text: str
    at: int


class ResultRow(msgspec.Struct, frozen=True):
    """How a finished match ended for one seat."""

    match_id: str
    seat: int
    person: str | None
    game: str
    setup: str
    players: int
    kind: str
    day: str | None
    score: int
    won: int
    reason: str
    forked: int
    decisions: int  # answers of that seat in the record
    facts: str  # a JSON object: what else statistics need
    finished: int


class TryRow(msgspec.Struct, frozen=True, rename={"period": "day", "deal": "game"}):
    """The one try of a person at a shared deal; its key says that there is no second one."""

    period: str  # a day, or a week
    deal: str  # the game of a daily dream, or `CIRCLE/NUMBER`
    person: str
    match_id: str
    created: int
    ranked: int = 1  # whether it was begun under a claimed name

    @property
    def circle(self) -> str:
        """Return the id of the circle whose deal it is; empty for a daily dream."""
        circle, slash, _ = self.deal.partition("/")
        return circle if slash else ""


class RiddleTryRow(msgspec.Struct, frozen=True):
    """The one try of a person at a riddle, with their rating after it."""

    person: str
    riddle: str
    number: int  # of this person's tries, from 0
    day: str | None  # if it was the riddle of that day
    answer: str
    solved: int
    rating: float
    deviation: float
    volatility: float
    created: int


class MaterialRow(msgspec.Struct, frozen=True):
    """A material: uploaded files that matches are played with. Never changed, as its id is a digest of the rest."""

    id: str
    game: str
    title: str
    options: str  # a JSON object: how set-ups name it
    spellings: str  # a JSON array: the set-ups that can be played with it
    attached: str  # a JSON object: the files by name, as lines of a record
    size: int  # bytes of `attached`
    created: int


class MaterialOwnerRow(msgspec.Struct, frozen=True):
    """A person keeps a material among their own."""

    person: str
    material_id: str
    created: int


class CircleRow(msgspec.Struct, frozen=True):
    """A circle: people who play the same deals. The one that is open to all has no owner, and no members are stored."""

    id: str
    name: str
    owner: str | None
    code: str  # of the invitation
    setups: str  # a JSON array: the set-up of each of the seven deals, "" for one that is suggested
    created: int
    first_week: str  # from which seasons are counted
    version: int = 0  # increased with every change of the circle or its members


class CircleMemberRow(msgspec.Struct, frozen=True):
    circle_id: str
    person: str
    joined: int


class CircleWeekRow(msgspec.Struct, frozen=True):
    """A week of a circle: its deals, which cannot be changed once the week is open."""

    circle_id: str
    week: str
    deals: str  # a JSON array of PlannedDeal, see circle_weeks.py
    settled: int = 0  # whether it is over and its points are stored


class CirclePointsRow(msgspec.Struct, frozen=True):
    """The points of a person in a week that is over."""

    circle_id: str
    week: str
    person: str
    points: int
    played: int


class ResetRow(msgspec.Struct, frozen=True):
    """A link that sets a new password; only the hash of its secret is stored."""

    hash: str
    person: str
    expires: int


class BlockRow(msgspec.Struct, frozen=True):
    """One user has blocked another."""

    person: str
    blocked: str
    created: int


class ReportRow(msgspec.Struct, frozen=True):
    """A report to the operators about a person at a table."""

    id: str
    person: str | None
    match_id: str
    reported: str | None
    reason: str
    text: str
    at: int
    closed: int | None = None


class AuditRow(msgspec.Struct, frozen=True):
    """What an operator did, to whom, and why."""

    id: str
    at: int
    actor: str
    action: str
    subject: str
    detail: str


class ReminderSettingsRow(msgspec.Struct, frozen=True):
    """Where and when a person wants to be reminded that it is their turn. Hours are minutes after midnight."""

    person: str
    mail: str | None  # the address that was confirmed
    mail_pending: str | None  # an address that was given and is not confirmed yet
    quiet_from: int
    quiet_to: int  # the same as quiet_from for no quiet hours
    zone: str  # a time zone of the IANA data base


class PushSubscriptionRow(msgspec.Struct, frozen=True):
    """A browser that a person wants to be reminded by. `id` is a digest of the endpoint."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


class ReminderRow(msgspec.Struct, frozen=True):
    """The last reminder of a person about a match. `turn` is when they had last answered before it."""

    person: str
    match_id: str
    turn: int
    at: int


class ProfileRow(msgspec.Struct, frozen=True):
    """What a person shows of themselves on a page of their own."""

    person: str
    visible: int  # whether others can see it at all
    hidden: str  # a JSON list: the parts that nobody else sees
