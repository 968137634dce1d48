"""What is stored, as typed rows: one class a table, one field a column, in the order of the schema."""

from typing import Final

import msgspec

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

CASUAL: Final = "casual"
DAILY: Final = "daily"
IMPORTED: Final = "imported"
OFFLINE: Final = "offline"  # played without us, and brought when it was over
BROUGHT: Final = frozenset({IMPORTED, OFFLINE})  # their luck was not ours


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here: a guest until a name is claimed, or a program of somebody's."""

    id: str
    shown: str
    name: str | None
    name_key: str | None  # the name regardless of case: no two alike
    password: str | None  # argon2
    language: str
    created: int
    seen: int
    owner: str | None = None  # whose bot it is, if it is one


class Token(msgspec.Struct, frozen=True):
    """A cookie or the token of a bot, known by its hash alone."""

    hash: str
    person: str
    created: int
    seen: int  # when it was last used, to the hour


class MatchRow(msgspec.Struct, frozen=True):
    """A match but for its seats and entries."""

    id: str
    game: str
    spelling: str
    players: int
    options: str  # a JSON object
    rules: int
    kind: str
    day: str | None
    listed: int
    watch: int
    owner: str | None
    code: str
    seed: str  # nobody's before the end
    commitment: str
    status: str
    created: int
    updated: int
    finished: int | None
    length: int  # how many entries there are
    asked: int  # 1 << seat for every seat that is asked
    result: str | None  # a JSON object
    forked: int
    asking: str | None  # a JSON object: who asks the others for an undo, and who agreed
    previous: str | None  # the match this one is the rematch of
    version: int = 0  # one more with every change of the match, its seats or its entries


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: a person's, a bot's, or free when it is neither's."""

    match_id: str
    seat: int
    person: str | None
    bot: str | None
    shown: str
    muted: int  # 1 << seat for every seat this one does not want to hear


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a match's record. `key` is what a client named its answer by."""

    match_id: str
    number: int
    actor: int
    text: str
    auto: int
    key: str | None
    at: int


class ChatRow(msgspec.Struct, frozen=True):
    id: str
    match_id: str
    seat: int
    person: str | None
    shown: str
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
    facts: str  # a JSON object: what statistics want to know besides
    finished: int


class TryRow(msgspec.Struct, frozen=True):
    """The counted try of a person at a day's game."""

    day: str
    game: str
    person: str
    match_id: str
    created: int
