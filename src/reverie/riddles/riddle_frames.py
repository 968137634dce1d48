"""Makes what a page is sent of riddles, at a server and on a device alike, as plain data.

Before somebody has answered, `riddle_frame` is all they are sent of a riddle: it follows from the view of the player
who is asked.
"""

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Literal, TypedDict

from reverie.core.view import View
from reverie.explain.reasons import Reason
from reverie.games.discovery import facts_of
from reverie.riddles.glicko import Rating
from reverie.riddles.library import riddles, setup_of_riddle, themes
from reverie.riddles.riddle import Riddle
from reverie.riddles.tries import Tries
from reverie.riddles.verdict import Explained, Solution, solution

COURSE = 100  # ratings of the last tries that are sent


class SetupFrame(TypedDict):
    spelling: str
    players: int
    options: dict[str, str]


class RiddleFrame(TypedDict):
    """A question: what the player who is asked may know, and nothing of the answer."""

    name: str
    game: str
    setup: SetupFrame
    seat: int
    view: View
    day: str | None
    answered: bool


class RatingFrame(TypedDict):
    value: int
    deviation: int


class AnswerFrame(TypedDict):
    text: str
    worth: float
    error: float
    games: int
    behind: float
    behind_error: float
    reasons: list[dict[str, object]]


class VerdictFrame(TypedDict):
    """What is said of a riddle once it was answered."""

    solved: bool
    answer: str
    best: str
    tempting: str
    measure: Literal["chance", "score"]
    answers: list[AnswerFrame]
    gives_up: list[dict[str, object]]
    themes: list[str]
    grade: int
    strengths: dict[str, float]
    riddle_rating: float
    before: RatingFrame | None
    after: RatingFrame | None
    people: int
    people_solved: int


class DayFrame(TypedDict):
    day: str
    name: str
    setup: SetupFrame
    solved: bool | None


class StreakFrame(TypedDict):
    now: int
    longest: int


class ThemeFrame(TypedDict):
    name: str
    riddles: int
    left: int


class OverviewFrame(TypedDict):
    """Everything about riddles at a glance."""

    day: DayFrame | None
    rating: RatingFrame
    course: list[int]
    tried: int
    solved: int
    streak: StreakFrame
    ladder: int
    left: int
    themes: list[ThemeFrame]


@lru_cache(maxsize=256)
def riddle_view(name: str) -> View:
    """Return the view of the player who is asked."""
    return riddles()[name].view()


@lru_cache(maxsize=256)
def _solution(name: str) -> Solution:
    return solution(riddles()[name], riddle_view(name))


def riddle_frame(name: str, day: str | None, answered: bool) -> RiddleFrame:
    setup, view = setup_of_riddle(name), riddle_view(name)
    return {
        "name": name,
        "game": setup.game,
        "setup": _setup_frame(name),
        "seat": view["seat"],
        "view": view,
        "day": day,
        "answered": answered,
    }


def verdict_frame(
    riddle: Riddle, answer: str, change: tuple[Rating, Rating] | None, people: int, people_solved: int
) -> VerdictFrame:
    """Tell the verdict on an answer; `change` is the rating before and after, where this answer has changed it."""
    found = _solution(riddle.name)
    return {
        "solved": answer == found.best,
        "answer": answer,
        "best": found.best,
        "tempting": found.tempting,
        "measure": facts_of(setup_of_riddle(riddle.name)).value,
        "answers": [_answer_frame(one) for one in found.answers],
        "gives_up": [_reason_frame(one) for one in found.gives_up],
        "themes": list(riddle.themes),
        "grade": riddle.grade,
        "strengths": dict(riddle.solved),
        "riddle_rating": riddle.rating,
        "before": None if change is None else rating_frame(change[0]),
        "after": None if change is None else rating_frame(change[1]),
        "people": people,
        "people_solved": people_solved,
    }


def overview_frame(day: date, of_day: str | None, ladder: Sequence[Riddle], tries: Tries) -> OverviewFrame:
    """Tell of today's riddle, of a person's rating and streak, and of what there is to solve."""
    tried = {one.riddle: one for one in tries.tries}
    run = tries.streak(day)
    return {
        "day": None
        if of_day is None
        else {
            "day": day.isoformat(),
            "name": of_day,
            "setup": _setup_frame(of_day),
            "solved": tried[of_day].solved if of_day in tried else None,
        },
        "rating": rating_frame(tries.rating),
        "course": [round(one.rating.value) for one in tries.tries][-COURSE:],
        "tried": len(tried),
        "solved": tries.solved,
        "streak": {"now": run.now, "longest": run.longest},
        "ladder": len(ladder),
        "left": sum(one.name not in tried for one in ladder),
        "themes": [
            {
                "name": theme,
                "riddles": sum(theme in one.themes for one in ladder),
                "left": sum(theme in one.themes and one.name not in tried for one in ladder),
            }
            for theme in themes()
        ],
    }


def rating_frame(rating: Rating) -> RatingFrame:
    return {"value": round(rating.value), "deviation": round(rating.deviation)}


def _setup_frame(name: str) -> SetupFrame:
    setup = setup_of_riddle(name)
    return {"spelling": setup.spelling, "players": setup.players, "options": setup.options}


def _answer_frame(one: Explained) -> AnswerFrame:
    verdict = one.verdict
    return {
        "text": verdict.text,
        "worth": verdict.worth,
        "error": verdict.error,
        "games": verdict.games,
        "behind": verdict.behind,
        "behind_error": verdict.behind_error,
        "reasons": [_reason_frame(reason) for reason in one.reasons],
    }


def _reason_frame(reason: Reason) -> dict[str, object]:
    return {"kind": reason.kind, "values": dict(reason.values)}
