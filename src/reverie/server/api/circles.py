"""Circles over HTTP: people who play the same deals, each alone."""

from typing import Final

from starlette.responses import Response

from reverie.frames import MatchOut
from reverie.server.api.endpoint import Call, Endpoint, reply
from reverie.server.circle_types import (
    ChangeCircle,
    CircleInvitation,
    CircleList,
    CircleOut,
    NewCircle,
    NewOwner,
    WeekOut,
)
from reverie.server.http_types import NoBody
from reverie.server.responses import match_out

CIRCLE: Final = "/api/circles/{circle}"
INVITATION: Final = "/api/circle-invitations/{code}"


async def listed(call: Call) -> CircleList:
    return await call.services.circle_tables.listed(call.guest_or_none)


async def create(call: Call) -> CircleOut:
    wanted: NewCircle = call.body
    row = await call.services.circles.create(call.person, call.address, wanted.name, wanted.setups)
    return await call.services.circle_tables.one(row.id, call.person)


async def one(call: Call) -> CircleOut:
    return await call.services.circle_tables.one(call.path("circle"), call.guest_or_none)


async def change(call: Call) -> CircleOut:
    wanted: ChangeCircle = call.body
    await call.services.circles.change(call.person, call.path("circle"), wanted.name, wanted.setups)
    return await one(call)


async def week(call: Call) -> WeekOut:
    return await call.services.circle_tables.week(call.path("circle"), call.path("week"), call.guest_or_none)


async def begin(call: Call) -> Response:
    await call.services.quotas.check_unfinished(call.person)
    match, new = await call.services.circles.begin(call.person, call.path("circle"), call.number("number"))
    loaded = await call.services.cache.get(match)
    return reply(match_out(loaded.row, loaded.seats, call.person_id), 201 if new else 200)


async def invitation(call: Call) -> CircleInvitation:
    return await call.services.circle_tables.invitation(call.path("code"), call.guest_or_none)


async def join(call: Call) -> CircleOut:
    row = await call.services.circles.join(call.person, call.address, call.path("code"))
    return await call.services.circle_tables.one(row.id, call.person)


async def renew_link(call: Call) -> CircleOut:
    await call.services.circles.renew_link(call.person, call.path("circle"))
    return await one(call)


async def leave(call: Call) -> Response:
    await call.services.circles.leave(call.person, call.path("circle"))
    return Response(status_code=204)


async def remove(call: Call) -> CircleOut:
    await call.services.circles.remove(call.person, call.path("circle"), call.path("member"))
    return await one(call)


async def hand_over(call: Call) -> CircleOut:
    wanted: NewOwner = call.body
    await call.services.circles.hand_over(call.person, call.path("circle"), wanted.member)
    return await one(call)


ENDPOINTS = [
    Endpoint("GET", "/api/circles", listed, "Your circles, and the one open to all", CircleList, needs_person=False),
    Endpoint("POST", "/api/circles", create, "A new circle", CircleOut, 201, body=NewCircle),
    Endpoint("GET", CIRCLE, one, "A circle, with its current week", CircleOut, needs_person=False),
    Endpoint("PATCH", CIRCLE, change, "Another name, or other set-ups from next week on", CircleOut, body=ChangeCircle),
    Endpoint("GET", CIRCLE + "/weeks/{week}", week, "A week of a circle", WeekOut, needs_person=False),
    Endpoint(
        "POST",
        CIRCLE + "/deals/{number}",
        begin,
        "Begin your try at a deal of this week, or go on with it",
        MatchOut,
        201,
        (200,),
        body=NoBody,
    ),
    Endpoint("POST", CIRCLE + "/invitation", renew_link, "Another link to join by", CircleOut, body=NoBody),
    Endpoint("POST", CIRCLE + "/owner", hand_over, "Make another member the owner", CircleOut, body=NewOwner),
    Endpoint("POST", CIRCLE + "/leave", leave, "Leave a circle", status=204, body=NoBody),
    Endpoint("DELETE", CIRCLE + "/members/{member}", remove, "Take a member out of your circle", CircleOut),
    Endpoint("GET", INVITATION, invitation, "Look before you join a circle", CircleInvitation, needs_person=False),
    Endpoint("POST", INVITATION, join, "Join a circle", CircleOut, body=NoBody),
]
