"""Riddles over HTTP."""

from starlette.responses import PlainTextResponse, Response

from reverie import frames
from reverie.frames import PositionOut, ReplayOut
from reverie.riddles.riddle_frames import riddle_view
from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.errors import Refused
from reverie.server.http_types import (
    AnswerRiddle,
    ChallengeOut,
    ChallengeRiddle,
    MaybeRiddle,
    RiddleOut,
    RiddleReview,
    RiddlesOut,
    VerdictOut,
    WhichRiddle,
)


async def overview(call: Call) -> RiddlesOut:
    return await call.services.riddles.overview(call.guest_or_none)


async def of_day(call: Call) -> MaybeRiddle:
    return MaybeRiddle(await call.services.riddles.of_day(call.guest_or_none))


async def following(call: Call) -> MaybeRiddle:
    wanted: WhichRiddle = call.query
    return MaybeRiddle(await call.services.riddles.next(call.guest_or_none, wanted.game, wanted.theme))


async def one(call: Call) -> RiddleOut:
    return await call.services.riddles.one(call.path("riddle"), call.guest_or_none)


async def answer(call: Call) -> VerdictOut:
    given: AnswerRiddle = call.body
    return await call.services.riddles.answer(call.person, call.path("riddle"), given.answer)


async def verdict(call: Call) -> VerdictOut:
    return await call.services.riddles.verdict(call.person, call.path("riddle"))


async def record(call: Call) -> Response:
    return PlainTextResponse(await call.services.riddles.record(call.person, call.path("riddle")))


async def challenge(call: Call) -> ChallengeOut:
    given: ChallengeRiddle = call.body
    name = call.path("riddle")
    return await call.services.riddles.challenge(call.person, name, given.answer, given.seed, call.address)


async def replay(call: Call) -> ReplayOut:
    match = await call.services.riddles.match(call.person, call.path("riddle"))
    return frames.replay(frames.setup_out(match.setup), [], match.game.record)


async def position(call: Call) -> PositionOut:
    name, number = call.path("riddle"), call.number("number")
    match = await call.services.riddles.match(call.person, name)
    if number > match.length:
        raise Refused("not-found")
    return frames.position(match, number, riddle_view(name)["seat"])


async def review(call: Call) -> RiddleReview:
    return await call.services.riddles.review(call.person, call.path("riddle"), call.address)


ENDPOINTS = [
    Endpoint("GET", "/api/riddles", overview, "Riddles: today's, your rating, themes", RiddlesOut, needs_person=False),
    Endpoint("GET", "/api/riddles/day", of_day, "The riddle of today", MaybeRiddle, needs_person=False),
    Endpoint(
        "GET", "/api/riddles/next", following, "The next riddle of your ladder", MaybeRiddle, query=WhichRiddle,
        needs_person=False,
    ),
    Endpoint("GET", "/api/riddles/{riddle}", one, "A riddle: its question", RiddleOut, needs_person=False),
    Endpoint(
        "POST", "/api/riddles/{riddle}/answer", answer, "Answer a riddle; only the first answer counts", VerdictOut,
        body=AnswerRiddle,
    ),
    Endpoint("GET", "/api/riddles/{riddle}/verdict", verdict, "The verdict, once you have answered", VerdictOut),
    Endpoint("GET", "/api/riddles/{riddle}/record", record, "The game up to a riddle you have answered", str),
    Endpoint(
        "POST", "/api/riddles/{riddle}/challenge", challenge, "Play on again from two answers", ChallengeOut,
        body=ChallengeRiddle, limit="think",
    ),
    Endpoint(
        "GET", "/api/riddles/{riddle}/replay", replay, "The game up to a riddle you have answered, entry by entry",
        ReplayOut,
    ),
    Endpoint(
        "GET", "/api/riddles/{riddle}/replay/{number}", position, "That game after one of its entries", PositionOut,
    ),
    Endpoint(
        "GET", "/api/riddles/{riddle}/review", review, "The story of that game, and more opinions on the answers",
        RiddleReview, limit="think",
    ),
]  # fmt: skip
