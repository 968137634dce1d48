"""Every message that a page gets, built in one place: for pages of a server and for pages that play without one.

Standard library only. A frame is plain data, with its `type` first; `shown` is a display name and `asking` the request
for an undo, by the names that pages have always known.
"""

from typing import Literal, NotRequired, TypedDict, cast

from reverie.core.game import Setup
from reverie.core.record import Record
from reverie.core.view import ResultData, View
from reverie.observed_match import ObservedMatch, seats_of

Json = dict[str, object]
Status = Literal["waiting", "playing", "finished", "abandoned"]
Kind = Literal["casual", "daily", "circle", "imported", "offline", "table"]


class SetupOut(TypedDict):
    spelling: str
    players: int
    options: dict[str, str]


class SeatOut(TypedDict):
    seat: int
    shown: str
    bot: str | None
    you: bool
    free: bool
    portrait: str
    stand_in: str | None  # the bot that answers for this person as long as they are absent


class MatchOut(TypedDict):
    """What one person is shown of a match but for the game itself."""

    id: str
    game: str
    setup: SetupOut
    status: Status
    kind: Kind
    day: str | None
    circle: str | None  # whose deal it is, if one's
    open: bool
    watch: bool
    created: int
    updated: int
    seats: list[SeatOut]
    seat: int | None
    owner: bool
    asked: list[int]
    your_turn: bool
    result: ResultData | None
    forked: bool
    code: str | None
    commitment: str
    next: str | None
    time_to_answer: int | None  # in seconds
    material: str | None  # the files of somebody's own that it is played with


class UndoRequest(TypedDict):
    """Who asks the others for an undo, and who has agreed."""

    seat: int
    agreed: list[int]


class Overdue(TypedDict):
    """What was said about people who have not answered in time: who wants to end the match, who has waited on."""

    end: list[int]
    waited: list[int]


class DueOut(TypedDict):
    seat: int
    at: int


class ClockOut(TypedDict):
    """By when those who are asked should have answered, by the server's clock, and what was said if they did not."""

    now: int
    due: list[DueOut]
    end: list[int]
    waited: list[int]


class PresenceOut(TypedDict):
    """How a person is there: with a page open, with hidden or idle pages only, or gone; and since when."""

    seat: int
    state: Literal["open", "away", "gone"]
    since: int


class ChatOut(TypedDict):
    seat: int
    shown: str
    text: str
    at: int


class MovedOut(TypedDict):
    """What happened since the last frame, and how the game stands now."""

    type: Literal["moved"]
    match: str
    at: int
    view: View | None
    events: list[Json]
    undo: bool
    asking: UndoRequest | None
    asked: NotRequired[list[int]]  # where several play, the seats whose answers are awaited
    clock: NotRequired[ClockOut]


class TableOut(TypedDict):
    """Everything a seat or a spectator is shown when it opens a match."""

    type: Literal["table"]
    match: str
    at: int
    view: View | None
    events: list[Json]
    table: MatchOut
    undo: bool
    asking: UndoRequest | None
    here: list[int]
    presence: list[PresenceOut]
    now: int  # by the server's clock, which `since` and `at` go by
    chat: list[ChatOut]
    muted: list[int]
    clock: NotRequired[ClockOut]
    id: NotRequired[int | None]


class EntryOut(TypedDict):
    number: int
    actor: int
    text: str
    auto: bool


class ReplayOut(TypedDict):
    setup: SetupOut
    seats: list[SeatOut]
    entries: list[EntryOut]
    length: int  # how many entries there are, of which only some may be given
    result: ResultData | None


class PositionOut(TypedDict):
    number: int
    view: View
    events: list[Json]


def setup_out(setup: Setup) -> SetupOut:
    return {"spelling": setup.spelling, "players": setup.players, "options": setup.options}


# -- a match and its game -------------------------------------------------------------------------


def match_summary(
    *,
    match: str,
    game: str,
    setup: SetupOut,
    status: Status,
    seats: list[SeatOut],
    seat: int | None,
    asked: int,
    created: int,
    updated: int,
    result: ResultData | None,
    forked: bool,
    commitment: str,
    kind: Kind = "casual",
    day: str | None = None,
    circle: str | None = None,
    listed: bool = False,
    watch: bool = True,
    owner: bool = True,
    code: str | None = None,
    next_id: str | None = None,
    time_to_answer: int | None = None,
    material: str | None = None,
) -> MatchOut:
    """Build what one person, who sits in `seat` if anywhere, is shown of a match; `asked` is a sum of 1 << seat."""
    return {
        "id": match,
        "game": game,
        "setup": setup,
        "status": status,
        "kind": kind,
        "day": day,
        "circle": circle,
        "open": listed,
        "watch": watch,
        "created": created,
        "updated": updated,
        "seats": seats,
        "seat": seat,
        "owner": owner,
        "asked": seats_of(asked),
        "your_turn": seat is not None and status == "playing" and bool(asked & (1 << seat)),
        "result": result,
        "forked": forked,
        "code": code,
        "commitment": commitment,
        "next": next_id,
        "time_to_answer": time_to_answer,
        "material": material,
    }


def moved(
    match: str,
    observed: ObservedMatch,
    seat: int,
    events: list[Json],
    undo_request: UndoRequest | None = None,
    clock: ClockOut | None = None,
    view: object = None,
) -> MovedOut:
    """Build what one seat is sent when something it may know of has happened; `view` if its view is made already."""
    frame: MovedOut = {
        "type": "moved",
        "match": match,
        "at": observed.at(seat),
        "view": observed.view(seat) if view is None else cast("View", view),
        "events": events,
        "undo": observed.may_undo(seat),
        "asking": undo_request,
    }
    if observed.setup.players > 1 and observed.match is not None:
        frame["asked"] = seats_of(observed.asked())
    if clock is not None:
        frame["clock"] = clock
    return frame


def table(
    summary: MatchOut,
    observed: ObservedMatch,
    seat: int,
    since: int | None,
    presence: list[PresenceOut],
    now: int,
    undo_request: UndoRequest | None = None,
    chat: list[ChatOut] | None = None,
    muted: list[int] | None = None,
    clock: ClockOut | None = None,
) -> TableOut:
    """Build what one seat is sent when it opens a match, with what it missed if it was told `since` entries."""
    begun = observed.match is not None
    frame: TableOut = {
        "type": "table",
        "match": summary["id"],
        "at": observed.at(seat),
        "view": observed.view(seat) if begun else None,
        "events": observed.events_since(seat, since) if begun and since is not None else [],
        "table": summary,
        "undo": observed.may_undo(seat),
        "asking": undo_request,
        "here": seats_here(presence),
        "presence": presence,
        "now": now,
        "chat": chat or [],
        "muted": muted or [],
    }
    if clock is not None:
        frame["clock"] = clock
    return frame


def replay(setup: SetupOut, seats: list[SeatOut], record: Record, after: int = 0, most: int | None = None) -> ReplayOut:
    """Build the entries of a finished game beyond a number, at most so many."""
    chosen = record.entries[after:] if most is None else record.entries[after : after + most]
    return {
        "setup": setup,
        "seats": seats,
        "entries": [
            {"number": number, "actor": entry.actor, "text": entry.text, "auto": entry.auto}
            for number, entry in enumerate(chosen, after + 1)
        ],
        "length": len(record.entries),
        "result": None if record.result is None else record.result.to_json(),
    }


def position(observed: ObservedMatch, number: int, seat: int) -> PositionOut:
    """Build a finished game after one of its entries, as a seat or a spectator saw it."""
    events = observed.events_of(number, seat) if number > 0 else []
    return {"number": number, "view": observed.game.replay.states[number].view(seat), "events": events}


# -- what else happens at a table -----------------------------------------------------------------


def seats(match: str, summary: MatchOut) -> Json:
    """Somebody came or went."""
    return {"type": "seats", "match": match, "table": summary}


def turn(match: str, summary: MatchOut) -> Json:
    """Tell a page that a match it has not open waits for its person."""
    return {"type": "turn", "match": match, "table": summary}


def here(match: str, presence: list[PresenceOut], now: int) -> Json:
    """Tell who has a page open, who is away, and since when the others are gone."""
    return {"type": "here", "match": match, "here": seats_here(presence), "presence": presence, "now": now}


def seats_here(presence: list[PresenceOut]) -> list[int]:
    """Return the seats that have a page open, looked at or not."""
    return [one["seat"] for one in presence if one["state"] != "gone"]


def clock(match: str, times: ClockOut | None) -> Json:
    """Somebody has more time, or something was said about those who did not answer in time."""
    return {"type": "clock", "match": match, "clock": times}


def undo_requested(match: str, request: UndoRequest | None) -> Json:
    """Somebody asks for an undo, somebody agreed, or nobody asks any more."""
    return {"type": "asking", "match": match, "asking": request}


def bot_failed(match: str, seat: int, display_name: str) -> Json:
    """Tell that a bot failed, and another answers for it."""
    return {"type": "stumbled", "match": match, "seat": seat, "shown": display_name}


def said(match: str, seat: int, display_name: str, text: str, at: int) -> Json:
    return {"type": "said", "match": match, "seat": seat, "shown": display_name, "text": text, "at": at}


def chat(match: str, lines: list[ChatOut]) -> Json:
    """Send what is left of a chat after lines of it were deleted."""
    return {"type": "chat", "match": match, "chat": lines}


def reacted(match: str, seat: int, display_name: str, reaction: str, at: int) -> Json:
    return {"type": "reacted", "match": match, "seat": seat, "shown": display_name, "reaction": reaction, "at": at}


def lobby(open_matches: list[MatchOut], mine: list[MatchOut]) -> Json:
    return {"type": "lobby", "open": open_matches, "mine": mine}


# -- answers to requests --------------------------------------------------------------------------


def welcome(person: object, version: str) -> Json:
    return {"type": "welcome", "person": person, "version": version}


def bye(code: str) -> Json:
    return {"type": "bye", "code": code}


def pong(number: int | None) -> Json:
    return numbered({"type": "pong"}, number)


def ok(number: int | None, match: str | None = None, **more: object) -> Json:
    """Confirm that a request was done."""
    return numbered({"type": "ok"} if match is None else {"type": "ok", "match": match, **more}, number)


def error(number: int | None, match: str | None, code: str, message: str | None = None) -> Json:
    """Refuse a request, by a code for programs and, from a server, in words for people."""
    frame: Json = {"type": "error", **({} if match is None else {"match": match}), "code": code}
    return numbered(frame if message is None else {**frame, "message": message}, number)


def hint(number: int | None, match: str, found: Json) -> Json:
    return numbered({"type": "hint", "match": match, "hint": found}, number)


def queued(number: int | None, match: str, place: int) -> Json:
    """Tell that a hint waits for others; no answer, so that its request is named otherwise."""
    return {"type": "queued", "match": match, "request": number, "place": place}


def preview(number: int | None, match: str, found: Json | None) -> Json:
    return numbered({"type": "preview", "match": match, "preview": found}, number)


def numbered(frame: Json, number: int | None) -> Json:
    """Name the request that a frame answers, if it has a number."""
    return frame if number is None else {**frame, "id": number}
