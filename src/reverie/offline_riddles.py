"""Riddles without a server: the page brings the tries it keeps and the day, and gets what the server would send.

Standard library only. Riddles are kept for days by no secret here, so that all devices have the same riddle of a day.
"""

import json
from collections.abc import Callable
from datetime import date
from typing import Any, Final

from reverie import frames
from reverie.offline_match import Json, Refused
from reverie.riddles.ladder import riddle_of_day
from reverie.riddles.library import riddles, setup_of_riddle
from reverie.riddles.review import may_be_reviewed, review, riddle_match
from reverie.riddles.riddle import BadRiddles
from reverie.riddles.riddle_frames import overview_frame, riddle_frame, riddle_view, verdict_frame
from reverie.riddles.tries import PUBLIC, Tried, Tries, ladder_of, tries_from
from reverie.riddles.verdict import NoSuchAnswer, challenge

CHALLENGE_GAMES: Final = 10  # uncompiled, a game takes most of a second


class Asked:
    """One request of the page."""

    def __init__(self, given: Json) -> None:
        self.given = given
        try:
            self.day = date.fromisoformat(given["day"])
            self.tries = Tries(tries_from(given.get("tries") or [], "this device"))
        except (BadRiddles, ValueError):
            raise Refused("invalid") from None
        self.of_day = riddle_of_day(PUBLIC, riddles(), self.day)

    @property
    def name(self) -> str:
        """The riddle that is asked about; Refused if there is none of that name, or it is kept for another day."""
        name = str(self.given.get("name", ""))
        ladder = name in {one.name for one in ladder_of(riddles().values())}
        if name not in riddles() or not (ladder or name == self.of_day or self.tries.find(name)):
            raise Refused("not-found")
        return name

    @property
    def tried(self) -> Tried:
        """The try at the riddle that is asked about; Refused if there is none yet."""
        had = self.tries.find(self.name)
        if had is None:
            raise Refused("not-found")
        return had


def answer(message: str) -> str:
    """Answer a request: what the server would send, and the tries to keep if there is a new one."""
    given = json.loads(message)
    try:
        asked = Asked(given)
        before = len(asked.tries.tries)
        if given.get("type") not in HANDLERS:
            raise Refused("invalid")
        sent = HANDLERS[given["type"]](asked)
    except Refused as error:
        return json.dumps({"error": error.code})
    changed = len(asked.tries.tries) > before
    return json.dumps({"answer": sent, "keep": asked.tries.to_json() if changed else None})


def _overview(asked: Asked) -> Any:
    return overview_frame(asked.day, asked.of_day, ladder_of(riddles().values()), asked.tries)


def _question(asked: Asked, name: str | None) -> Any:
    if name is None:
        return None
    day = asked.day.isoformat() if name == asked.of_day else None
    return riddle_frame(name, day, asked.tries.find(name) is not None)


def _of_day(asked: Asked) -> Any:
    return {"riddle": _question(asked, asked.of_day)}


def _next(asked: Asked) -> Any:
    theme, game = asked.given.get("theme"), asked.given.get("game")
    offered = [
        one
        for one in ladder_of(riddles().values())
        if (theme is None or theme in one.themes) and (game is None or setup_of_riddle(one.name).game == game)
    ]
    chosen = asked.tries.following(offered)
    return {"riddle": None if chosen is None else _question(asked, chosen.name)}


def _one(asked: Asked) -> Any:
    return _question(asked, asked.name)


def _answer(asked: Asked) -> Any:
    riddle, text = riddles()[asked.name], asked.given.get("answer")
    if all(one["text"] != text for one in riddle_view(riddle.name)["actions"]):
        raise Refused("illegal")
    change = asked.tries.add(riddle, str(text), asked.day.isoformat() if riddle.name == asked.of_day else None)
    return verdict_frame(riddle, asked.tried.answer, change, 0, 0)


def _verdict(asked: Asked) -> Any:
    return verdict_frame(riddles()[asked.tried.riddle], asked.tried.answer, None, 0, 0)


def _challenge(asked: Asked) -> Any:
    riddle = riddles()[asked.tried.riddle]
    try:
        found = challenge(riddle, str(asked.given.get("answer")), str(asked.given.get("seed")), CHALLENGE_GAMES)
    except NoSuchAnswer:
        raise Refused("invalid") from None
    return found._asdict()


def _reviewed(asked: Asked) -> str:
    name = asked.tried.riddle
    if not may_be_reviewed(name):
        raise Refused("not-found")
    return name


def _replay(asked: Asked) -> Any:
    match = riddle_match(_reviewed(asked))
    return frames.replay(frames.setup_out(match.setup), [], match.game.record)


def _position(asked: Asked) -> Any:
    match = riddle_match(_reviewed(asked))
    number = asked.given.get("number")
    if not isinstance(number, int) or not 0 <= number <= match.length:
        raise Refused("not-found")
    return frames.position(match, number, riddle_view(asked.name)["seat"])


def _review(asked: Asked) -> Any:
    return review(asked.tried.riddle)


HANDLERS: Final[dict[str, Callable[[Asked], Any]]] = {
    "overview": _overview,
    "day": _of_day,
    "next": _next,
    "one": _one,
    "answer": _answer,
    "verdict": _verdict,
    "challenge": _challenge,
    "replay": _replay,
    "position": _position,
    "review": _review,
}
