"""Matches over HTTP: made, listed, joined, left, played again; records, replays and what they prove."""

from typing import Final

import msgspec
from starlette.responses import Response

from reverie import frames
from reverie.core.game import SPECTATOR
from reverie.core.record import Record
from reverie.frames import MatchOut, PositionOut, ReplayOut, TableOut
from reverie.server import daily, share, statistics
from reverie.server.api.endpoint import Call, Endpoint, reply
from reverie.server.errors import Refused
from reverie.server.http_types import (
    After,
    Analysis,
    Before,
    Fairness,
    FromSeat,
    MatchList,
    NewMatch,
    PlayedOffline,
    PutBot,
    Shared,
    Since,
    TakeSeat,
    WhichMatches,
)
from reverie.server.loaded_match import LoadedMatch
from reverie.server.lobby import PAGE
from reverie.server.matches import FAR_FUTURE
from reverie.server.responses import CHAT_LINES, match_out, seat_out, seed_of, table_out
from reverie.server.rows import BROUGHT, DAILY, FINISHED, PLAYING, SHARED, WAITING, MatchRow
from reverie.server.shared_deals import promised_name, refuse_help
from reverie.server.uploads import RECORD_BYTES

RULE: Final = "reverie fairness 1"
REPLAY_PAGE: Final = 1000  # entries: more than any game that was never taken back


async def create(call: Call) -> MatchOut:
    wanted: NewMatch = call.body
    await call.services.quotas.check_new_match(call.person, call.address, wanted.open)
    row = await call.services.matches.create(call.person, wanted)
    return match_out(row, await call.services.store.seats(row.id), call.person_id)


async def _announced(call: Call, row: MatchRow) -> MatchOut:
    """Publish an uploaded match, and return its summary."""
    loaded = await call.services.moves.tell_seats(row.id)
    return match_out(loaded.row, loaded.seats, call.person_id)


async def listed(call: Call) -> MatchList:
    wanted: WhichMatches = call.query
    before = wanted.before if wanted.before is not None else FAR_FUTURE
    store = call.services.store
    if wanted.which == "open":
        rows = await store.open_matches(before, PAGE)
    else:
        rows = await store.matches_of(call.person.id, [WAITING, PLAYING], before, PAGE)
    return MatchList(await call.services.lobby.listed(rows, call.person_id))


async def history(call: Call) -> MatchList:
    wanted: Before = call.query
    before = wanted.before if wanted.before is not None else FAR_FUTURE
    rows = await call.services.store.matches_of(call.person.id, [FINISHED], before, PAGE)
    return MatchList(await call.services.lobby.listed(rows, call.person_id))


async def one(call: Call) -> MatchOut:
    loaded = await call.services.matches.look(call.path("match"), call.guest_or_none)
    return match_out(loaded.row, loaded.seats, call.person_id, await call.services.matches.rematch_id(loaded))


async def invitation(call: Call) -> MatchOut:
    row = await _invited(call)
    return match_out(row, await call.services.store.seats(row.id), call.person_id)


async def accept(call: Call) -> MatchOut:
    return await _join(call, await _invited(call))


async def _invited(call: Call) -> MatchRow:
    row = await call.services.store.match_invited(call.path("code"))
    if row is None or row.kind in SHARED:  # which are played alone, and secretly
        raise Refused("not-found")
    return row


async def join(call: Call) -> MatchOut:
    row = await call.services.store.match(call.path("match"))
    if row is None:
        raise Refused("not-found")
    if not row.listed:
        raise Refused("not-yours")
    return await _join(call, row)


async def _join(call: Call, row: MatchRow) -> MatchOut:
    wanted: TakeSeat = call.body
    await call.services.quotas.check_unfinished(call.person)
    loaded = await call.services.matches.join(call.person, row, wanted.seat)
    return match_out(loaded.row, loaded.seats, call.person_id)


async def leave(call: Call) -> MatchOut:
    loaded = await call.services.matches.leave(call.person, call.path("match"))
    if loaded is None:
        raise Refused("damaged")
    return match_out(loaded.row, loaded.seats, call.person_id)


async def put_bot(call: Call) -> MatchOut:
    wanted: PutBot = call.body
    loaded = await call.services.matches.put_bot(call.person, call.path("match"), call.number("seat"), wanted.bot)
    return match_out(loaded.row, loaded.seats, call.person_id)


async def rematch(call: Call) -> Response:
    row, new = await call.services.matches.rematch(call.person, call.path("match"))
    return reply(match_out(row, await call.services.store.seats(row.id), call.person_id), 201 if new else 200)


async def table(call: Call) -> TableOut:
    wanted: Since = call.query
    services, match = call.services, call.path("match")
    loaded = await services.matches.look(match, call.guest_or_none)
    presence = await services.presence.of_match(match)
    chat = await services.store.chat(match, CHAT_LINES)
    next_id = await services.matches.rematch_id(loaded)
    loaded = await services.cache.settled(match)
    return table_out(loaded, call.person_id, wanted.since, presence, chat, next_id)


# -- records ------------------------------------------------------------------------------------


async def _finished(call: Call) -> LoadedMatch:
    loaded = await call.services.matches.look(call.path("match"), call.guest_or_none)
    if loaded.row.status != FINISHED:
        raise Refused("not-over")
    return loaded


def record_of(loaded: LoadedMatch, at: int) -> Record:
    """Return the public record of a match, with what its luck can be checked by: commitment and, if public, seed."""
    row, record = loaded.row, loaded.game.record
    if row.kind in BROUGHT:
        return record
    record.match = promised_name(row)
    record.commitment = row.commitment
    record.seed = seed_of(row, at) or ""
    return record


async def record(call: Call) -> Response:
    loaded = await call.services.matches.look(call.path("match"), call.guest_or_none)
    alone = loaded.row.players == 1 and loaded.seat_of(call.person_id) == 0 and loaded.match is not None
    if loaded.row.status != FINISHED and not alone:
        raise Refused("not-over")
    refuse_help(loaded.row)  # brought back as a game of one's own, it could be asked for hints
    headers = {"content-disposition": f'attachment; filename="{loaded.row.game}-{loaded.row.id}.reverie"'}
    return Response(
        record_of(loaded, call.services.clock.confirmed()).write(), media_type="text/plain", headers=headers
    )


async def take_in(call: Call) -> MatchOut:
    return await _announced(call, await call.services.uploads.take_in(call.person, call.address, call.body))


async def take_home(call: Call) -> Response:
    wanted: PlayedOffline = call.query
    bots = wanted.bots.split(",")
    row, new = await call.services.uploads.take_home(call.person, call.address, call.body, bots)
    out = (
        await _announced(call, row) if new else match_out(row, await call.services.store.seats(row.id), call.person_id)
    )
    return reply(out, 201 if new else 200)


async def replay(call: Call) -> ReplayOut:
    wanted: After = call.query
    loaded = await _finished(call)
    seats = [seat_out(seat, call.person_id) for seat in loaded.seats]
    return frames.replay(frames.setup_out(loaded.setup), seats, loaded.game.record, wanted.after, REPLAY_PAGE)


async def position(call: Call) -> PositionOut:
    wanted: FromSeat = call.query
    loaded = await _finished(call)
    number = call.number("number")
    seat = SPECTATOR if wanted.seat is None else wanted.seat
    if number > loaded.length or seat >= loaded.row.players:
        raise Refused("not-found")
    return frames.position(loaded, number, seat)


async def analysis(call: Call) -> Response:
    loaded = await _finished(call)
    await call.services.limit("think", call.person.id)
    record = record_of(loaded, call.services.clock.confirmed())
    sealed = loaded.row.kind not in BROUGHT and not record.seed
    found = await call.services.analyses.of(loaded, record.write(), sealed)
    if found is None:
        return reply(Analysis("working", [], None), 202)
    return reply(msgspec.convert({"status": "ready", **found}, Analysis))


async def fairness(call: Call) -> Fairness:
    loaded = await call.services.matches.look(call.path("match"), call.guest_or_none)
    return Fairness(loaded.row.commitment, seed_of(loaded.row, call.services.clock.confirmed()), RULE)


async def shared(call: Call) -> Shared:
    loaded = await _finished(call)
    streak = 0
    if loaded.row.kind == DAILY and call.guest_or_none is not None:
        streak = (
            await daily.streak_of(
                call.services.store, loaded.row.game, call.guest_or_none, call.services.clock.playing()
            )
        ).now
    seat = loaded.seat_of(call.person_id)
    return Shared(share.share_text(loaded.row, loaded.game.record, seat, call.texts, streak))


async def comparison(call: Call) -> dict[str, object]:
    store, damaged = call.services.store, call.services.cache.damaged
    found = await statistics.comparison(store, damaged, call.person.id, call.path("match"))
    if found is None:
        raise Refused("not-found")
    return found


MATCH: Final = "/api/matches/{match}"

ENDPOINTS = [
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
    Endpoint("POST", "/api/records", take_in, "Bring a record", MatchOut, 201, text=RECORD_BYTES, limit="upload"),
    Endpoint(
        "PUT",
        "/api/offline/{key}",
        take_home,
        "Bring a game played offline; the same game again changes nothing",
        MatchOut,
        201,
        (200,),
        text=RECORD_BYTES,
        query=PlayedOffline,
        limit="upload",
    ),
    Endpoint(
        "GET",
        MATCH + "/replay",
        replay,
        "The entries of a finished game, a page at a time",
        ReplayOut,
        query=After,
        needs_person=False,
    ),
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
