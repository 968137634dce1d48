"""Lessons: real games with scripted luck, in which the learner makes the moves that a text speaks of.

A lesson is a TOML file in the folder `lessons` of its game. `before` and each step's `play` hold lines as
records do: `*` is chance, a number is a player, `~` marks an answer given for the learner because there is
no other.

    [[step]]
    name = "third"              # the text is the message `lesson-NAME-third`
    show = ["row"]              # what a client may point at besides the answer
    play = '''
    1 play red sun
    * blue moon, red door
    '''

A step without `play` is only read. Nothing here knows of a screen: any client can teach with it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from reverie.core.errors import ReverieError
from reverie.core.events import EventData
from reverie.core.game import CHANCE, Game, Setup, State
from reverie.core.view import View
from reverie.games.discovery import find_setup, game_of, kits

AUTO: Final = "~"


class BadLesson(ReverieError):
    """A lesson that cannot be played as it is written; the text names lesson, place and reason."""


@dataclass(frozen=True)
class ScriptedMove:
    """One thing that happens: who does what; `auto` if the learner need not be asked."""

    actor: int
    text: str
    auto: bool


@dataclass(frozen=True)
class Step:
    """One thing to learn: a text, what to point at, and what happens."""

    name: str
    show: tuple[str, ...]
    lines: tuple[ScriptedMove, ...]
    moves: tuple[str, ...]  # what the learner answers, in notation


@dataclass(frozen=True)
class Lesson:
    """A scripted game in steps."""

    name: str
    place: int
    picture: str
    setup: Setup
    seat: int
    before: tuple[ScriptedMove, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Frame:
    """How the learner's seat sees things after one of its moves, and what it heard meanwhile."""

    view: View
    events: list[EventData]


@cache
def lessons() -> tuple[Lesson, ...]:
    """List every lesson, in the order they are best taken."""
    out: list[Lesson] = []
    for kit in kits():
        folder = kit.folder() / "lessons"
        files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
        out += sorted((read(file.read_text(encoding="utf-8")) for file in files), key=lambda one: one.place)
    return tuple(out)


def find(name: str) -> Lesson | None:
    return next((lesson for lesson in lessons() if lesson.name == name), None)


def read(text: str) -> Lesson:
    """Read a lesson from its file."""
    data = tomllib.loads(text)
    setup = find_setup(data["setup"], data.get("players", 1), data.get("options", {}))
    game, seat, name = game_of(setup), data.get("seat", 1) - 1, data["lesson"]
    steps = [_step(one, game, seat, name) for one in data["step"]]
    before = _lines(data.get("before", ""), game, f"{name}, before")
    return Lesson(name, data["place"], data["picture"], setup, seat, before, tuple(steps))


def _step(data: dict[str, Any], game: Game, seat: int, lesson: str) -> Step:
    lines = _lines(data.get("play", ""), game, f"{lesson}, {data['name']}")
    moves = tuple(line.text for line in lines if line.actor == seat and not line.auto)
    return Step(data["name"], tuple(data.get("show", ())), lines, moves)


def _lines(text: str, game: Game, where: str) -> tuple[ScriptedMove, ...]:
    out: list[ScriptedMove] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        who, _, what = line.partition(" ")
        if who != "*" and not who.isdigit():
            raise BadLesson(f"{where}: {line!r} begins with neither * nor a player")
        actor = CHANCE if who == "*" else int(who) - 1
        auto = what.startswith(AUTO)
        said = what.removeprefix(AUTO).strip()
        parts = [part.strip() for part in said.split(",")] if actor == CHANCE else game.sequence(said)
        out += [ScriptedMove(actor, game.write(actor, game.read(actor, part)), auto) for part in parts]
    return tuple(out)


def frames(lesson: Lesson) -> list[Frame]:
    """Play the lesson by the rules: how it begins, then how it stands after each of the learner's moves."""
    state = game_of(lesson.setup).new(lesson.setup)
    _play(state, lesson, lesson.before, f"{lesson.name}, before")
    out = [Frame(state.view(lesson.seat), [])]
    for step in lesson.steps:
        where = f"{lesson.name}, {step.name}"
        start = 0
        for end in range(1, len(step.lines) + 1):
            if end < len(step.lines) and not _asks(lesson, step.lines[end]):
                continue
            events = _play(state, lesson, step.lines[start:end], where)
            out.append(Frame(state.view(lesson.seat), events))
            start = end
        if state.actors() and lesson.seat not in state.actors():
            raise BadLesson(f"{where}: ends while {state.actors()} are asked, not the learner")
    return out


def _asks(lesson: Lesson, line: ScriptedMove) -> bool:
    """Tell whether the learner is waited for before that line."""
    return line.actor == lesson.seat and not line.auto


def _play(state: State, lesson: Lesson, lines: tuple[ScriptedMove, ...], where: str) -> list[EventData]:
    game = game_of(lesson.setup)
    heard: list[EventData] = []
    for line in lines:
        if line.auto and len(state.legal(line.actor)) != 1:
            raise BadLesson(f"{where}: {line.text!r} is given for the learner, who could choose")
        try:
            events = game.act(state, line.actor, line.text)
        except ReverieError as error:
            raise BadLesson(f"{where}: {line.text!r}: {error}") from error
        heard += [event.to_json() for event in events if event.heard_by(lesson.seat)]
    return heard
