"""The handlers of WebSocket messages, which `socket_session.py` has checked before."""

import time
from typing import Final

import msgspec

from reverie import frames
from reverie.core.game import SPECTATOR
from reverie.frames import PresenceOut
from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.events import Requester
from reverie.server.loaded_match import LoadedMatch
from reverie.server.matches import new_id
from reverie.server.moves import who_of
from reverie.server.names import clean
from reverie.server.presence import states_of
from reverie.server.responses import CHAT_LINES, table_out
from reverie.server.rows import ChatRow
from reverie.server.socket_messages import (
    Away,
    Cancel,
    Close,
    Concede,
    Consent,
    End,
    Hint,
    Lobby,
    Mute,
    Open,
    Ping,
    Play,
    Preview,
    React,
    Return,
    Say,
    StandIn,
    Undo,
    Wait,
)
from reverie.server.socket_session import Handlers, Session
from reverie.server.store.database import Conflict
from reverie.server.wire import REACTIONS, encode

MOST_OPEN: Final = 200  # matches open on one socket


async def ping(session: Session, message: Ping) -> None:
    session.connection.tell(frames.pong(message.id))


async def lobby(session: Session, message: Lobby) -> None:
    session.connection.lobby = message.on
    if message.on:
        await session.services.lobby.tell(session.connection)


async def open_match(session: Session, message: Open) -> None:
    if len(session.connection.open) >= MOST_OPEN and message.match not in session.connection.open:
        raise Refused("too-many", seconds=1)
    loaded = await session.services.matches.look(message.match, session.connection.person)
    presence = await session.services.presence.of_match(message.match)
    chat = await session.services.store.chat(message.match, CHAT_LINES)
    next_id = await session.services.matches.rematch_id(loaded)
    # Moves may have been stored meanwhile: send the current state, so that the next frame follows it.
    loaded = await session.services.cache.settled(message.match)
    own = loaded.seat_of(session.connection.person_id)
    seat = SPECTATOR if own is None else own
    session.services.hub.open(session.connection, loaded, seat)
    if own is not None:
        _arrived(presence, own, session.connection.away)
        session.services.presence.note(message.match)
    session.connection.open[message.match].presence = states_of(presence)
    table = table_out(loaded, session.connection.person_id, message.since, presence, chat, next_id)
    table["id"] = message.id
    session.connection.send(encode(table))


async def close_match(session: Session, message: Close) -> None:
    session.services.hub.close(session.connection, message.match)
    session.ok(message)
    session.services.presence.note(message.match)


async def play(session: Session, message: Play) -> None:
    started = time.perf_counter()
    loaded, seat = await session.acting(message.match)
    requester = Requester(session.connection, message.id)
    loaded, again = await session.services.moves.play(
        message.match, who_of(loaded.seats[seat]), message.decision, message.answer, message.key, requester
    )
    if not requester.answered:
        session.ok(message, at=loaded.at(seat), again=again)
    session.services.answer_times.observe(time.perf_counter() - started)


async def undo(session: Session, message: Undo) -> None:
    how = await session.services.undo_requests.undo(message.match, session.person(), message.far)
    session.ok(message, undo=how)


async def consent(session: Session, message: Consent) -> None:
    await session.services.undo_requests.consent(message.match, session.person(), message.agree)
    session.ok(message)


async def concede(session: Session, message: Concede) -> None:
    loaded, seat = await session.acting(message.match)
    await session.services.moves.concede(message.match, who_of(loaded.seats[seat]))
    session.ok(message)


async def wait_on(session: Session, message: Wait) -> None:
    await session.services.time_to_answer.wait_on(message.match, session.person())
    session.ok(message)


async def stand_in(session: Session, message: StandIn) -> None:
    await session.services.time_to_answer.stand_in(message.match, session.person(), message.seat)
    session.ok(message)


async def end(session: Session, message: End) -> None:
    await session.services.time_to_answer.end(message.match, session.person())
    session.ok(message)


async def take_back(session: Session, message: Return) -> None:
    await session.services.time_to_answer.take_back(message.match, session.person())
    session.ok(message)


async def away(session: Session, message: Away) -> None:
    if session.connection.away is not message.on:
        session.connection.away = message.on
        session.services.presence.note(*session.connection.open)
    session.connection.tell(frames.ok(message.id))


async def say(session: Session, message: Say) -> None:
    loaded, seat = await _may_talk(session, message.match)
    text = clean(message.text)
    if not text:
        raise Refused("invalid", reason="text")
    person = session.person()
    line = ChatRow(new_id(), message.match, seat, person.id, loaded.seats[seat].display_name, text, now())
    await session.services.store.add_chat(line)
    _tell_all(session, loaded, seat, frames.said(message.match, seat, line.display_name, text, line.at))
    session.ok(message)


async def react(session: Session, message: React) -> None:
    if message.reaction not in REACTIONS:
        raise Refused("invalid", reason="reaction")
    loaded, seat = await _may_talk(session, message.match)
    name = loaded.seats[seat].display_name
    _tell_all(session, loaded, seat, frames.reacted(message.match, seat, name, message.reaction, now()))
    session.ok(message)


async def _may_talk(session: Session, match: str) -> tuple[LoadedMatch, int]:
    loaded, seat = await session.services.cache.seated(match, session.person().id)
    if loaded.silent:
        raise Refused("silent")
    await session.services.limit("say", session.person().id)
    person = await session.services.store.person(session.person().id)
    if person is None or person.silenced:
        raise Refused("silenced")
    return loaded, seat


def _tell_all(session: Session, loaded: LoadedMatch, seat: int, message: frames.Json) -> None:
    session.services.hub.said(loaded, seat, encode(message))
    session.services.fanout.publish({"kind": "said", "match": loaded.row.id, "seat": seat, "message": message})


async def mute(session: Session, message: Mute) -> None:
    loaded, seat = await session.services.cache.seated(message.match, session.person().id)
    if message.seat >= loaded.row.players or message.seat == seat:
        raise Refused("invalid", reason="seat")
    before = loaded.seats[seat]
    muted = before.muted | (1 << message.seat) if message.on else before.muted & ~(1 << message.seat)
    try:
        await session.services.store.mute(message.match, seat, session.person().id, muted)
    except Conflict:
        raise Refused("not-yours") from None
    loaded.seats[seat] = msgspec.structs.replace(before, muted=muted)
    session.ok(message)


async def hint(session: Session, message: Hint) -> None:
    person = session.person()
    if person.owner is not None:
        raise Refused("not-for-bots")
    await session.services.limit("think", person.id)

    def tell_place(place: int) -> None:
        session.connection.tell(frames.queued(message.id, message.match, place))

    found = await session.services.hints.hint(message.match, person, message.decision, session.address, tell_place)
    session.connection.tell(frames.hint(message.id, message.match, found))


async def cancel(session: Session, message: Cancel) -> None:
    for task, number in list(session.slow.items()):
        if number == message.request:
            task.cancel()
    session.connection.tell(frames.ok(message.id))


async def preview(session: Session, message: Preview) -> None:
    found = await session.services.hints.preview(message.match, session.person(), message.decision, message.answer)
    session.connection.tell(frames.preview(message.id, message.match, found))


def _arrived(presence: list[PresenceOut], seat: int, away: bool) -> None:
    """Count the page that has just opened a match, which is not stored yet."""
    for one in presence:
        if one["seat"] == seat and one["state"] != "open" and (one["state"] == "gone" or not away):
            one["state"], one["since"] = "away" if away else "open", now()


HANDLERS: Final[Handlers] = {
    Ping: ping,
    Cancel: cancel,
    Away: away,
    Lobby: lobby,
    Open: open_match,
    Close: close_match,
    Play: play,
    Undo: undo,
    Consent: consent,
    Concede: concede,
    Wait: wait_on,
    StandIn: stand_in,
    End: end,
    Return: take_back,
    Say: say,
    React: react,
    Mute: mute,
    Hint: hint,
    Preview: preview,
}
