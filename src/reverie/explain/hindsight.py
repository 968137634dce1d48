"""Hindsight on a finished game: what could have been reached by somebody who knew the luck to come.

**The deal** is what chance would have answered had other answers been given. Where the seed of a game is known, every
outcome follows from it (`core/fairness.py`), so what is found here would truly have happened. A record without a seed
tells only what came: there the outcomes come in that order again, each where it can happen, and a key made from
them decides the rest.

Nothing of this could be known while playing, so none of it is a mistake. Nor is it ever worked out while a game is on.
"""

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

from reverie.core.chance import ForeseenSampler
from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, Setup
from reverie.core.record import Record, Replay, standing
from reverie.engine_form import COMPILED
from reverie.explain.judges import worth
from reverie.games.discovery import facts_of, game_of, kit_of
from reverie.games.kit import NotOffered
from reverie.players.clairvoyant import HOPELESS, Clairvoyant, Outlook

EFFORT: Final = 20_000  # positions looked at from one place of a game
FURTHER_STARTS: Final = 3  # places between to begin at when nothing was found from the first decision


class StillPlayed(ReverieError):
    """Hindsight was asked for while the game is on."""


class Hindsight(NamedTuple):
    """What could have been reached in a finished game, and until when."""

    measure: str  # "win" or "score"
    result: float  # what the game came to: 1 or 0 for a win or a loss, or the score
    best: float  # the best that was found, at least the result
    sure: bool  # nothing better exists: it is a win, or every line was followed
    last: int | None  # the entry of the last decision at which the best could still be reached, if it was missed
    text: str  # the answer that was given there
    instead: str  # the answer that would have kept it
    tried: int  # positions looked at

    def message(self) -> str:
        """Return the name of the message that tells it."""
        if self.last is not None:
            return f"hindsight-{self.measure}"
        if self.measure == "score":
            return "hindsight-best"
        return "hindsight-lost" if self.sure else "hindsight-unknown"

    def to_json(self) -> dict[str, object]:
        message = None if self.measure == "win" and self.result > 0 else self.message()
        return {"message": message, **self._asdict(), "text": self.text or None, "instead": self.instead or None}


class _Place(NamedTuple):
    """A decision of the game: its entry, the state before it, and the outcomes of chance before it."""

    entry: int
    state: int
    outcomes: int


def quick_hindsight(record: Record, replay: Replay) -> Hindsight | None:
    """Find the same where a person waits; None while a game is on, and uncompiled, where it would take minutes."""
    return hindsight(record, replay) if COMPILED and record.result is not None else None


def hindsight(record: Record, replay: Replay, effort: int = EFFORT) -> Hindsight | None:
    """Find what could have been reached; None among rivals, and where a game brings no guide."""
    if record.result is None or replay.state.result() is None:
        raise StillPlayed("the game is still being played: hindsight is for finished games")
    facts = facts_of(record.setup)
    guide = kit_of(record.setup.game).guide(record.setup)
    if guide is None or (record.setup.players > 1 and not facts.cooperative):
        return None
    measure = "score" if facts.value == "score" else "win"
    result = worth(replay.state, 0)
    if measure == "win" and result > 0:
        return Hindsight(measure, result, result, True, None, "", "", 0)
    places = _places(record, replay)
    if not places:
        return None
    seer = Clairvoyant(guide, deal_of(record, replay))
    goal = 1.0 if measure == "win" else float(facts.highest_score)
    tried = 0

    def look(place: _Place, goal: float) -> Outlook:
        nonlocal tried
        found = seer.look(replay.states[place.state], place.outcomes, goal, effort)
        tried += found.tried
        return found

    best, first, sure = _best(places, lambda place: look(place, goal), goal)
    if best is None or best.best <= result:
        return Hindsight(measure, result, result, sure, None, "", "", tried)
    last, outlook = _last(places, first, best, lambda place: look(place, best.best))
    entry = record.entries[places[last].entry - 1]
    instead = replay.game.write(*outlook.line[0])
    sure = sure or best.best >= goal
    return Hindsight(measure, result, best.best, sure, places[last].entry, entry.text, instead, tried)


def ceiling(setup: Setup, key: str, effort: int) -> Outlook:
    """Search for the best end of a whole deal, the one that games with this key of chance are dealt."""
    guide, facts = kit_of(setup.game).guide(setup), facts_of(setup)
    if guide is None:
        raise NotOffered(f"nothing can be foreseen in {setup.words()}")
    luck = ForeseenSampler(key)
    state = game_of(setup).new(setup)
    while state.actor() == CHANCE:
        state.advance(CHANCE, luck.outcome(state))
    goal = 1.0 if facts.value == "chance" else float(facts.highest_score)
    return Clairvoyant(guide, luck).look(state, luck.number, goal, effort)


def deal_of(record: Record, replay: Replay) -> ForeseenSampler:
    """Restore the luck of a finished game: by its seed, or as it came."""
    if record.seed:
        return ForeseenSampler(record.seed)
    told = [record.entries[number - 1].text for number in _path(replay) if record.entries[number - 1].actor == CHANCE]
    key = hashlib.sha256("\n".join(told).encode()).hexdigest()
    return ForeseenSampler(key, [replay.game.read(CHANCE, text) for text in told])


def _path(replay: Replay) -> list[int]:
    return list(replay.path())[::-1]


def _places(record: Record, replay: Replay) -> list[_Place]:
    """Return the decisions that count, in order."""
    standing_entries = set(standing(record, replay))
    out: list[_Place] = []
    on_line = 0
    for number in _path(replay):
        entry = record.entries[number - 1]
        if entry.actor == CHANCE:
            on_line += 1
        elif number in standing_entries:
            # A seed deals by the number of all outcomes, those taken back too; entered ones count as they stand.
            dealt = sum(one.actor == CHANCE for one in record.entries[: number - 1]) if record.seed else on_line
            out.append(_Place(number, replay.before[number], dealt))
    return out


def _best(places: list[_Place], look: Callable[[_Place], Outlook], goal: float) -> tuple[Outlook | None, int, bool]:
    """Return the best outlook from the last decision, which is soon seen, from the first, and from a few between.

    With it the number of its place, and whether nothing better exists.
    """
    best: Outlook | None = None
    first = 0
    step = max(1, len(places) // (FURTHER_STARTS + 1))
    starts = [len(places) - 1, *range(0, len(places), step)[: FURTHER_STARTS + 1]]
    for number in dict.fromkeys(starts):
        found = look(places[number])
        if found.best > HOPELESS and (best is None or found.best > best.best):
            best, first = found, number
        if found.complete and number == 0:
            return best, first, True
        if best is not None and best.best >= goal:
            break
    return best, first, False


def _last(places: list[_Place], first: int, best: Outlook, look: Callable[[_Place], Outlook]) -> tuple[int, Outlook]:
    """Find the last decision from which as much can be found, by halves: what can be reached never grows again."""
    low, high = first, len(places)
    while high - low > 1:
        middle = (low + high) // 2
        found = look(places[middle])
        if found.best >= best.best:
            low, best = middle, found
        else:
            high = middle
    return low, best
