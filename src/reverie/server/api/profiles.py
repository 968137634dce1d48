"""Profiles over HTTP."""

from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.http_types import ProfileChoice, ProfileOut


async def look(call: Call) -> ProfileOut:
    return await call.services.profiles.look(call.path("name"), call.guest_or_none)


async def choose(call: Call) -> ProfileOut:
    wanted: ProfileChoice = call.body
    await call.services.profiles.choose(call.person, wanted)
    return await call.services.profiles.look(call.person.name or "", call.person)


ENDPOINTS = [
    Endpoint("GET", "/api/people/{name}", look, "What somebody shows of themselves", ProfileOut, needs_person=False),
    Endpoint("PUT", "/api/me/profile", choose, "Choose what you show of yourself", ProfileOut, body=ProfileChoice),
]
