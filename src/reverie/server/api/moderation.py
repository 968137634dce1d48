"""Blocking and reporting over HTTP: a block is one's own and holds at once, a report goes to the operator."""

from starlette.responses import Response

from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.http_types import BlockedOut, BlockList, Report

SEAT = "/api/matches/{match}/seats/{seat}"


async def blocked(call: Call) -> BlockList:
    found = await call.services.store.blocked_names(call.person.id)
    return BlockList([BlockedOut(person, display_name) for person, display_name in found])


async def block(call: Call) -> Response:
    loaded = await call.services.matches.look(call.path("match"), call.person)
    other = await call.services.moderation.block(call.person, loaded, call.number("seat"))
    for kept, _ in call.services.cache.matches.values():
        kept.mute(call.person.id, other)
    return Response(status_code=204)


async def unblock(call: Call) -> Response:
    await call.services.moderation.unblock(call.person, call.path("person"))
    return Response(status_code=204)


async def report(call: Call) -> Response:
    told: Report = call.body
    await call.services.limit("upload", call.person.id)
    loaded = await call.services.matches.look(call.path("match"), call.person)
    await call.services.moderation.report(call.person, loaded, call.number("seat"), told.reason, told.text)
    return Response(status_code=204)


ENDPOINTS = [
    Endpoint("GET", "/api/blocks", blocked, "Whom you have blocked", BlockList),
    Endpoint("DELETE", "/api/blocks/{person}", unblock, "Unblock a person", status=204),
    Endpoint("POST", SEAT + "/block", block, "Block the person in that seat", status=204),
    Endpoint("POST", SEAT + "/report", report, "Report the person in that seat", status=204, body=Report),
]
