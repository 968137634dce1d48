"""The daily dream and statistics over HTTP."""

from typing import Any

from starlette.responses import Response

from reverie.server import daily, statistics
from reverie.server.api.endpoint import Call, Endpoint, reply
from reverie.server.shown import match_out
from reverie.server.tables import now
from reverie.server.wire import MatchOut, WhichStatistics


async def today(call: Call) -> dict[str, Any]:
    return await daily.today(call.house.store, call.guest_or_none, now())


async def of_day(call: Call) -> dict[str, Any]:
    return await daily.of_day(call.house.store, call.path("day"), call.guest_or_none, now())


async def begin(call: Call) -> Response:
    match, new = await call.house.matches.daily(call.person, call.path("game"))
    live = await call.house.tables.get(match)
    return reply(match_out(live.row, live.seats, call.person_id), 201 if new else 200)


async def leaderboard(call: Call) -> dict[str, Any]:
    return await daily.leaderboard(call.house.store, call.path("day"), call.path("game"), call.guest_or_none)


async def mine(call: Call) -> dict[str, Any]:
    wanted: WhichStatistics = call.query
    return await statistics.statistics(call.house.store, call.person.id, wanted.game, wanted.setup, wanted.players)


ENDPOINTS = [
    Endpoint("GET", "/api/daily", today, "Today's dreams", dict, needs_person=False),
    Endpoint("GET", "/api/daily/{day}", of_day, "The dreams of a day", dict, needs_person=False),
    Endpoint("POST", "/api/daily/{game}/begin", begin, "Begin today's try, or go on with it", MatchOut, 201, (200,)),
    Endpoint(
        "GET",
        "/api/daily/{day}/{game}/leaderboard",
        leaderboard,
        "How a day's dream went for everybody",
        dict,
        needs_person=False,
    ),
    Endpoint("GET", "/api/statistics", mine, "Your finished games in numbers", dict, query=WhichStatistics),
]
