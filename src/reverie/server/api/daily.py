"""The daily dream and statistics over HTTP."""

from starlette.responses import Response

from reverie.frames import MatchOut
from reverie.server import daily, statistics
from reverie.server.api.endpoint import Call, Endpoint, reply
from reverie.server.http_types import WhichStatistics
from reverie.server.responses import match_out


async def today(call: Call) -> dict[str, object]:
    store, damaged, clock = call.services.store, call.services.cache.damaged, call.services.clock
    return await daily.today(store, damaged, call.guest_or_none, clock.playing(), clock.confirmed())


async def of_day(call: Call) -> dict[str, object]:
    store, damaged, clock = call.services.store, call.services.cache.damaged, call.services.clock
    day = call.path("day")
    return await daily.of_day(store, damaged, day, call.guest_or_none, clock.playing(), clock.confirmed())


async def begin(call: Call) -> Response:
    today = daily.today_of(call.services.clock.playing()).isoformat()
    deal = await daily.as_begun(call.services.store, daily.dream_of(call.path("game"), today))
    # A guest may be anybody, several times: only tries begun under a claimed name are ranked.
    match, new = await call.services.matches.begin_try(call.person, deal, ranked=call.person.name is not None)
    loaded = await call.services.cache.get(match)
    return reply(match_out(loaded.row, loaded.seats, call.person_id), 201 if new else 200)


async def leaderboard(call: Call) -> dict[str, object]:
    store, damaged = call.services.store, call.services.cache.damaged
    return await daily.leaderboard(store, damaged, call.path("day"), call.path("game"), call.guest_or_none)


async def mine(call: Call) -> dict[str, object]:
    wanted: WhichStatistics = call.query
    store, damaged = call.services.store, call.services.cache.damaged
    return await statistics.statistics(store, damaged, call.person.id, wanted.game, wanted.setup, wanted.players)


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
