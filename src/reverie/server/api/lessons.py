"""Lessons over HTTP: scripted games, computed by the rules and the same for everybody, so nothing is stored of them."""

from reverie.frames import setup_out
from reverie.lessons import BadLesson, find, frames, lessons
from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.errors import Refused
from reverie.server.http_types import LessonFrame, LessonList, LessonOut, LessonStep, LessonSummary


async def listed(_: Call) -> LessonList:
    return LessonList(
        [
            LessonSummary(one.name, one.setup.game, setup_out(one.setup), one.picture, len(one.steps))
            for one in lessons()
        ]
    )


async def one(call: Call) -> LessonOut:
    lesson = find(call.path("lesson"))
    if lesson is None:
        raise Refused("not-found")
    try:
        played = frames(lesson)
    except BadLesson:
        # On boards of one's own the spaces a lesson speaks of are not there.
        raise Refused("not-found") from None
    return LessonOut(
        lesson.name,
        lesson.setup.game,
        setup_out(lesson.setup),
        lesson.seat,
        [LessonStep(step.name, list(step.show), list(step.moves)) for step in lesson.steps],
        [LessonFrame(frame.view, frame.events) for frame in played],
    )


ENDPOINTS = [
    Endpoint("GET", "/api/lessons", listed, "Every lesson, in order", LessonList, needs_person=False),
    Endpoint("GET", "/api/lessons/{lesson}", one, "A lesson, played by the rules", LessonOut, needs_person=False),
]
