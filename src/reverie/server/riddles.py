"""Riddles at a server: the riddle of the day, a ladder of each person's own, one counted try, and challenges."""

import hashlib
import hmac
import secrets
from functools import cache, lru_cache
from typing import Final

from reverie.core.game import Setup
from reverie.core.view import View
from reverie.frames import setup_out
from reverie.games.discovery import facts_of, setup_of
from reverie.riddles.glicko import Rating
from reverie.riddles.ladder import next_riddle, rated
from reverie.riddles.library import riddles, themes
from reverie.riddles.riddle import Riddle
from reverie.riddles.verdict import Challenge, Solution, challenge_named, solution
from reverie.server.clock import now
from reverie.server.daily import streak, today_of
from reverie.server.errors import Refused
from reverie.server.http_types import (
    AnswerOut,
    ChallengeOut,
    DayRiddle,
    RatingOut,
    ReasonOut,
    RiddleOut,
    RiddlesOut,
    StreakOut,
    ThemeOut,
    VerdictOut,
)
from reverie.server.rows import Person, RiddleTryRow
from reverie.server.shared_deals import day_of
from reverie.server.store import Conflict, Store
from reverie.server.thinking_queue import ThinkingQueue
from reverie.server.trusted_clock import TrustedClock

SECRET: Final = "riddles"
DAILY_PART: Final = 3  # one riddle of so many is kept for a day, and is never in the ladder
ATTEMPTS: Final = 5  # to store a try when two pages of one person are at it
CHALLENGE_GAMES: Final = 200


@lru_cache(maxsize=256)
def _view(name: str) -> View:
    return riddles()[name].view()


@lru_cache(maxsize=256)
def _solution(name: str) -> Solution:
    return solution(riddles()[name], _view(name))


@cache
def _place(secret: str, name: str) -> bytes:
    """Place a riddle in an order that nobody knows who does not know the secret."""
    return hmac.new(secret.encode(), f"reverie riddle 1\n{name}".encode(), hashlib.sha256).digest()


class Riddles:
    def __init__(self, store: Store, clock: TrustedClock, queue: ThinkingQueue) -> None:
        self.store = store
        self.clock = clock
        self.queue = queue

    # -- which ----------------------------------------------------------------------------------

    async def _secret(self) -> str:
        return await self.store.secret(SECRET, secrets.token_hex(32))

    async def _day_name(self) -> str | None:
        """Return the name of today's riddle; the first process that is asked decides for all, and for the whole day."""
        day = today_of(self.clock.playing())
        secret = await self._secret()
        pool = sorted((name for name in riddles() if _kept(secret, name)), key=lambda name: _place(secret, name))
        if not pool:
            return None
        chosen = await self.store.secret(f"riddle {day.isoformat()}", pool[day.toordinal() % len(pool)])
        return chosen if chosen in riddles() else pool[day.toordinal() % len(pool)]

    async def next(self, person: Person | None, game: str | None, theme: str | None) -> RiddleOut | None:
        """Return the next riddle of a person's ladder: not tried yet, close to their rating; None if none is left."""
        secret = await self._secret()
        tries = [] if person is None else await self.store.riddle_tries(person.id)
        tried = {row.riddle for row in tries}
        left = [
            one
            for name, one in riddles().items()
            if name not in tried
            and not _kept(secret, name)
            and (theme is None or theme in one.themes)
            and (game is None or _setup(name).game == game)
        ]
        who = f"{secret} {'' if person is None else person.id}"
        chosen = next_riddle(left, rating_of(tries[-1] if tries else None), lambda name: _place(who, name))
        return None if chosen is None else _riddle_out(chosen.name, None, False)

    async def of_day(self, person: Person | None) -> RiddleOut | None:
        """Return the riddle of today; None if this server has none."""
        name = await self._day_name()
        return None if name is None else await self._out(name, person, today_of(self.clock.playing()).isoformat())

    async def one(self, name: str, person: Person | None) -> RiddleOut:
        """Return a riddle by its name, of a ladder, of today, or tried before; Refused for any other."""
        day = await self._allowed(name, person)
        return await self._out(name, person, day)

    async def _out(self, name: str, person: Person | None, day: str | None) -> RiddleOut:
        tried = person is not None and await self.store.riddle_try(person.id, name) is not None
        return _riddle_out(name, day, tried)

    async def _allowed(self, name: str, person: Person | None) -> str | None:
        """Return the day if it is the riddle of today, None for another; Refused for one kept for a day to come."""
        if name not in riddles():
            raise Refused("not-found")
        if name == await self._day_name():
            return today_of(self.clock.playing()).isoformat()
        if _kept(await self._secret(), name):
            tried = None if person is None else await self.store.riddle_try(person.id, name)
            if tried is None:
                raise Refused("not-found")
        return None

    # -- answering ------------------------------------------------------------------------------

    async def answer(self, person: Person, name: str, text: str) -> VerdictOut:
        """Take a person's one answer to a riddle, and rate it; later ones change nothing and get the same verdict."""
        day = await self._allowed(name, person)
        riddle = riddles()[name]
        if all(one["text"] != text for one in _view(name)["actions"]):
            raise Refused("illegal", reason=text[:60])
        for _ in range(ATTEMPTS):
            had = await self.store.riddle_try(person.id, name)
            if had is not None:
                return await self._verdict(riddle, had)
            last = await self.store.last_riddle_try(person.id)
            solved = text == riddle.best
            after = rated(rating_of(last), riddle, solved)
            number = 0 if last is None else last.number + 1
            row = RiddleTryRow(person.id, name, number, day, text, int(solved), *after, now())
            try:
                await self.store.add_riddle_try(row)
            except Conflict:
                continue  # another page of the same person was faster
            return await self._verdict(riddle, row, rating_of(last), after)
        raise Refused("busy")

    async def verdict(self, person: Person, name: str) -> VerdictOut:
        """Return the verdict again; Refused to somebody who has not answered."""
        tried = await self._tried(person, name)
        return await self._verdict(riddles()[name], tried)

    async def record(self, person: Person, name: str) -> str:
        """Return the game up to the riddle as a record; Refused to somebody who has not answered.

        Where a seat may not know all, it would tell what the riddle hides: then nobody gets it.
        """
        await self._tried(person, name)
        if facts_of(_setup(name)).hidden:
            raise Refused("not-found")
        return riddles()[name].record()

    async def challenge(self, person: Person, name: str, text: str, seed: str, address: str) -> ChallengeOut:
        """Play on again from the best answer and from another, with luck that the person names."""
        await self._tried(person, name)
        found: Challenge = await self.queue.hint(
            address, lambda _: None, challenge_named, name, text, f"{person.id}/{seed}", CHALLENGE_GAMES
        )
        return ChallengeOut(**found._asdict())

    async def _tried(self, person: Person, name: str) -> RiddleTryRow:
        had = await self.store.riddle_try(person.id, name)
        if had is None or name not in riddles():
            raise Refused("not-found")
        return had

    async def _verdict(
        self, riddle: Riddle, row: RiddleTryRow, before: Rating | None = None, after: Rating | None = None
    ) -> VerdictOut:
        found = _solution(riddle.name)
        people, solved = await self.store.riddle_counts(riddle.name)
        return VerdictOut(
            solved=bool(row.solved),
            answer=row.answer,
            best=found.best,
            tempting=found.tempting,
            measure=facts_of(_setup(riddle.name)).value,
            answers=[
                AnswerOut(
                    **one.verdict._asdict(), reasons=[ReasonOut(each.kind, dict(each.values)) for each in one.reasons]
                )
                for one in found.answers
            ],
            gives_up=[ReasonOut(one.kind, dict(one.values)) for one in found.gives_up],
            themes=list(riddle.themes),
            grade=riddle.grade,
            strengths=dict(riddle.solved),
            riddle_rating=riddle.rating,
            before=None if before is None else rating_out(before),
            after=None if after is None else rating_out(after),
            people=people,
            people_solved=solved,
        )

    # -- in all ---------------------------------------------------------------------------------

    async def overview(self, person: Person | None) -> RiddlesOut:
        """Return today's riddle, the person's rating and streak, and what there is to solve."""
        today = today_of(self.clock.playing())
        name = await self._day_name()
        secret = await self._secret()
        tries = [] if person is None else await self.store.riddle_tries(person.id)
        tried = {row.riddle: row for row in tries}
        row = None if name is None else tried.get(name)
        ladder = [one for one in riddles().values() if not _kept(secret, one.name)]
        run = streak([day_of(one.day) for one in tries if one.day is not None and one.solved], today)
        return RiddlesOut(
            day=None
            if name is None
            else DayRiddle(today.isoformat(), name, setup_out(_setup(name)), None if row is None else bool(row.solved)),
            rating=rating_out(rating_of(tries[-1] if tries else None)),
            course=[round(one.rating) for one in tries][-100:],
            tried=len(tries),
            solved=sum(one.solved for one in tries),
            streak=StreakOut(run.now, run.longest),
            ladder=len(ladder),
            left=sum(one.name not in tried for one in ladder),
            themes=[
                ThemeOut(
                    theme,
                    sum(theme in one.themes for one in ladder),
                    sum(theme in one.themes and one.name not in tried for one in ladder),
                )
                for theme in themes()
            ],
        )


def _kept(secret: str, name: str) -> bool:
    """Tell whether a riddle is kept for a day."""
    return _place(secret, name)[-1] % DAILY_PART == 0


def _setup(name: str) -> Setup:
    return setup_of(_view(name))


def _riddle_out(name: str, day: str | None, answered: bool) -> RiddleOut:
    """Make what a person may know of a riddle: all of it follows from the view of the player who is asked."""
    view = _view(name)
    setup = _setup(name)
    return RiddleOut(name, setup.game, setup_out(setup), view["seat"], view, day, answered)


def rating_of(row: RiddleTryRow | None) -> Rating:
    """Return the rating after a try, or that of somebody who has tried nothing."""
    return Rating() if row is None else Rating(row.rating, row.deviation, row.volatility)


def rating_out(rating: Rating) -> RatingOut:
    return RatingOut(round(rating.value), round(rating.deviation))
