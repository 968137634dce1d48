"""Matches over HTTP: made, listed, joined, left, played again; records, replays and what they prove."""

from typing import Any, Final

from starlette.responses import Response

from reverie.core.game import SPECTATOR
from reverie.core.record import Record
from reverie.files import MAX_BYTES
from reverie.games import games as all_games
from reverie.server import daily, share, statistics
from reverie.server.api.endpoint import Call, Endpoint, reply
from reverie.server.errors import Refused
from reverie.server.live import Live
from reverie.server.lobby import PAGE
from reverie.server.matches import FAR_FUTURE
from reverie.server.rows import BROUGHT, DAILY, FINISHED, PLAYING, WAITING, MatchRow
from reverie.server.shown import match_out, seat_out, seed_of, table_out
from reverie.server.tables import now
from reverie.server.wire import (
    REACTIONS,
    Analysis,
    Before,
    EntryOut,
    Fairness,
    FromSeat,
    GameOut,
    Games,
    MatchList,
    MatchOut,
    NewMatch,
    PlayedOffline,
    PositionOut,
    PutBot,
    ReplayOut,
    SetupOut,
    Shared,
    Since,
    TableOut,
    TakeSeat,
    WhichMatches,
)
from reverie.thinking import bots_for

RULE: Final = "reverie fairness 1"
CHAT_LINES: Final = 50


async def games(_: Call) -> Games:
    return Games(
        [
            GameOut(
                game.name,
                game.rules_version,
                [SetupOut(setup.spelling, setup.players, setup.options) for setup in game.setups()],
                list(bots_for(game.name)),
            )
            for game in all_games()
        ],
        list(REACTIONS),
    )


async def create(call: Call) -> MatchOut:
    row = await call.house.matches.create(call.person, call.body)
    return await _announced(call, row)


async def _announced(call: Call, row: MatchRow) -> MatchOut:
    """A match that is new: those in it and the lobby hear of it."""
    live = await call.house.tables.load(row.id, keep=False)
    call.house.seats_changed(live)
    return match_out(live.row, live.seats, call.person_id)


async def listed(call: Call) -> MatchList:
    wanted: WhichMatches = call.query
    before = wanted.before if wanted.before is not None else FAR_FUTURE
    store = call.house.store
    if wanted.which == "open":
        rows = await store.open_matches(before, PAGE)
    else:
        rows = await store.matches_of(call.person.id, [WAITING, PLAYING], before, PAGE)
    return MatchList(await call.house.lobby.listed(rows, call.person_id))


async def history(call: Call) -> MatchList:
    wanted: Before = call.query
    before = wanted.before if wanted.before is not None else FAR_FUTURE
    rows = await call.house.store.matches_of(call.person.id, [FINISHED], before, PAGE)
    return MatchList(await call.house.lobby.listed(rows, call.person_id))


async def one(call: Call) -> MatchOut:
    live = await call.house.look(call.path("match"), call.guest_or_none)
    return match_out(live.row, live.seats, call.person_id, await call.house.next_of(live))


async def invitation(call: Call) -> MatchOut:
    row = await _invited(call)
    return match_out(row, await call.house.store.seats(row.id), call.person_id)


async def accept(call: Call) -> MatchOut:
    return await _join(call, await _invited(call))


async def _invited(call: Call) -> MatchRow:
    row = await call.house.store.match_invited(call.path("code"))
    if row is None:
        raise Refused("not-found")
    return row


async def join(call: Call) -> MatchOut:
    row = await call.house.store.match(call.path("match"))
    if row is None:
        raise Refused("not-found")
    if not row.listed:
        raise Refused("not-yours")
    return await _join(call, row)


async def _join(call: Call, row: MatchRow) -> MatchOut:
    wanted: TakeSeat = call.body
    live = await call.house.matches.join(call.person, row, wanted.seat)
    call.house.seats_changed(live)
    return match_out(live.row, live.seats, call.person_id)


async def leave(call: Call) -> MatchOut:
    live = await call.house.matches.leave(call.person, call.path("match"))
    call.house.seats_changed(live)
    return match_out(live.row, live.seats, call.person_id)


async def put_bot(call: Call) -> MatchOut:
    wanted: PutBot = call.body
    live = await call.house.matches.put_bot(call.person, call.path("match"), call.number("seat"), wanted.bot)
    call.house.seats_changed(live)
    return match_out(live.row, live.seats, call.person_id)


async def rematch(call: Call) -> Response:
    old = call.path("match")
    row, new = await call.house.matches.rematch(call.person, old)
    if new:
        out = await _announced(call, row)
        call.house.hub.seats(await call.house.tables.get(old), row.id)
        return reply(out, 201)
    return reply(match_out(row, await call.house.store.seats(row.id), call.person_id))


async def table(call: Call) -> TableOut:
    wanted: Since = call.query
    house, match = call.house, call.path("match")
    live = await house.look(match, call.guest_or_none)
    here = await house.fanout.here(match, house.hub.here(match))
    chat = await house.store.chat(match, CHAT_LINES)
    next_id = await house.next_of(live)
    live = await house.tables.settled(match)
    return table_out(live, call.person_id, wanted.since, here, chat, next_id)


# -- records ------------------------------------------------------------------------------------


async def _finished(call: Call) -> Live:
    live = await call.house.look(call.path("match"), call.guest_or_none)
    if live.row.status != FINISHED:
        raise Refused("not-over")
    return live


def record_of(live: Live) -> Record:
    """The record as it is given away, with what its luck can be checked by."""
    row, record = live.row, live.game.record
    if row.kind in BROUGHT:
        return record
    record.match = daily.daily_of(row.game, row.day).key if row.day is not None else row.id
    record.commitment = row.commitment
    record.seed = seed_of(row) or ""
    return record


async def record(call: Call) -> Response:
    live = await call.house.look(call.path("match"), call.guest_or_none)
    alone = live.row.players == 1 and live.seat_of(call.person_id) == 0 and live.match is not None
    if live.row.status != FINISHED and not alone:
        raise Refused("not-over")
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{live.row.id}.reverie"'}
    return Response(record_of(live).write(), media_type="text/plain", headers=headers)


async def take_in(call: Call) -> MatchOut:
    return await _announced(call, await call.house.matches.take_in(call.person, call.body))


async def take_home(call: Call) -> Response:
    wanted: PlayedOffline = call.query
    row, new = await call.house.matches.take_home(call.person, call.path("key"), call.body, wanted.bots.split(","))
    out = await _announced(call, row) if new else match_out(row, await call.house.store.seats(row.id), call.person_id)
    return reply(out, 201 if new else 200)


async def replay(call: Call) -> ReplayOut:
    live = await _finished(call)
    entries = [
        EntryOut(number, entry.actor, entry.text, entry.auto)
        for number, entry in enumerate(live.game.record.entries, 1)
    ]
    seats = [seat_out(seat, call.person_id) for seat in live.seats]
    setup = SetupOut(live.setup.spelling, live.setup.players, live.setup.options)
    result = live.game.record.result
    return ReplayOut(setup, seats, entries, None if result is None else result.to_json())


async def position(call: Call) -> PositionOut:
    wanted: FromSeat = call.query
    live = await _finished(call)
    number = call.number("number")
    seat = SPECTATOR if wanted.seat is None else wanted.seat
    if number > live.length or seat >= live.row.players:
        raise Refused("not-found")
    events = live.told(number, seat) if number > 0 else []
    return PositionOut(number, live.game.replay.states[number].view(seat), events)


async def analysis(call: Call) -> Response:
    live = await _finished(call)
    await call.house.limit("think", call.person.id)
    found = await call.house.analysis(live)
    return reply(Analysis("working", []), 202) if found is None else reply(Analysis("ready", found["stories"]))


async def fairness(call: Call) -> Fairness:
    live = await call.house.look(call.path("match"), call.guest_or_none)
    return Fairness(live.row.commitment, seed_of(live.row), RULE)


async def shared(call: Call) -> Shared:
    live = await _finished(call)
    streak = 0
    if live.row.kind == DAILY and call.guest_or_none is not None:
        streak = (await daily.streak_of(call.house.store, live.row.game, call.guest_or_none, now())).now
    seat = live.seat_of(call.person_id)
    return Shared(share.share_text(live.row, live.game.record, seat, call.texts, streak))


async def comparison(call: Call) -> dict[str, Any]:
    found = await statistics.comparison(call.house.store, call.person.id, call.path("match"))
    if found is None:
        raise Refused("not-found")
    return found


MATCH: Final = "/api/matches/{match}"

ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "Every way to play, and who can take a seat", Games, needs_person=False),
    Endpoint("POST", "/api/matches", create, "A new match", MatchOut, 201, body=NewMatch),
    Endpoint("GET", "/api/matches", listed, "Open matches, or your own unfinished ones", MatchList, query=WhichMatches),
    Endpoint("GET", "/api/history", history, "Your finished matches", MatchList, query=Before),
    Endpoint("GET", MATCH, one, "One match", MatchOut, needs_person=False),
    Endpoint("GET", "/api/invitations/{code}", invitation, "Look before you join", MatchOut, needs_person=False),
    Endpoint("POST", "/api/invitations/{code}", accept, "Take a seat by invitation", MatchOut, body=TakeSeat),
    Endpoint("POST", MATCH + "/join", join, "Take a seat in an open match", MatchOut, body=TakeSeat),
    Endpoint("POST", MATCH + "/leave", leave, "Give your seat back", MatchOut),
    Endpoint("POST", MATCH + "/seats/{seat}", put_bot, "Put a bot into a free seat", MatchOut, body=PutBot),
    Endpoint("POST", MATCH + "/rematch", rematch, "The same people again", MatchOut, 201, (200,)),
    Endpoint("GET", MATCH + "/table", table, "Everything you may know", TableOut, query=Since, needs_person=False),
    Endpoint("GET", MATCH + "/record", record, "The record as text", str, needs_person=False),
    Endpoint("POST", "/api/records", take_in, "Bring a record", MatchOut, 201, text=MAX_BYTES, limit="upload"),
    Endpoint(
        "PUT",
        "/api/offline/{key}",
        take_home,
        "Bring a game played offline; the same key again changes nothing",
        MatchOut,
        201,
        (200,),
        text=MAX_BYTES,
        query=PlayedOffline,
        limit="upload",
    ),
    Endpoint("GET", MATCH + "/replay", replay, "The entries of a finished game", ReplayOut, needs_person=False),
    Endpoint(
        "GET",
        MATCH + "/replay/{number}",
        position,
        "A finished game after one of its entries",
        PositionOut,
        query=FromSeat,
        needs_person=False,
    ),
    Endpoint("GET", MATCH + "/analysis", analysis, "What a finished game was made of", Analysis, also=(202,)),
    Endpoint("GET", MATCH + "/fairness", fairness, "What the luck is checked by", Fairness, needs_person=False),
    Endpoint("GET", MATCH + "/share", shared, "A result to send to friends", Shared, needs_person=False),
    Endpoint("GET", MATCH + "/comparison", comparison, "A finished match beside your own past", dict),
]
