"""Riddles at a server: the riddle of the day, a ladder of each person's own, one counted try, and challenges."""

import secrets
from functools import lru_cache
from typing import Final

import msgspec

from reverie.observed_match import ObservedMatch
from reverie.riddles.glicko import Rating
from reverie.riddles.ladder import kept_for_a_day, place, rated, riddle_of_day
from reverie.riddles.library import riddles, setup_of_riddle
from reverie.riddles.review import Review, may_be_reviewed, review, riddle_match
from reverie.riddles.riddle import Riddle
from reverie.riddles.riddle_frames import overview_frame, riddle_frame, riddle_view, verdict_frame
from reverie.riddles.tries import Tried, Tries
from reverie.riddles.verdict import CHALLENGE_GAMES, Challenge, challenge_named
from reverie.server.clock import now
from reverie.server.daily import today_of
from reverie.server.errors import Refused
from reverie.server.http_types import ChallengeOut, RiddleOut, RiddleReview, RiddlesOut, VerdictOut
from reverie.server.rows import Person, RiddleTryRow
from reverie.server.store import Conflict, Store
from reverie.server.thinking_queue import ThinkingQueue
from reverie.server.trusted_clock import TrustedClock

SECRET: Final = "riddles"
MOST_REVIEWS: Final = 100  # kept in memory
ATTEMPTS: Final = 5  # to store a try when two pages of one person are at it


@lru_cache(maxsize=2048)
def _kept(secret: str, name: str) -> bool:
    """Tell whether a riddle is kept for a day."""
    return kept_for_a_day(secret, name)


class Riddles:
    def __init__(self, store: Store, clock: TrustedClock, queue: ThinkingQueue) -> None:
        self.store = store
        self.clock = clock
        self.queue = queue
        self.reviews: dict[str, RiddleReview] = {}  # by riddle: they never change

    # -- which ----------------------------------------------------------------------------------

    async def _secret(self) -> str:
        return await self.store.secret(SECRET, secrets.token_hex(32))

    async def _day_name(self) -> str | None:
        """Return the name of today's riddle; the first process that is asked decides for all, and for the whole day."""
        day = today_of(self.clock.playing())
        secret = await self._secret()
        name = riddle_of_day(secret, riddles(), day)
        if name is None:
            return None
        chosen = await self.store.secret(f"riddle {day.isoformat()}", name)
        return chosen if chosen in riddles() else name

    async def next(self, person: Person | None, game: str | None, theme: str | None) -> RiddleOut | None:
        """Return the next riddle of a person's ladder: not tried yet, close to their rating; None if none is left."""
        secret = await self._secret()
        offered = (
            one
            for name, one in riddles().items()
            if not _kept(secret, name)
            and (theme is None or theme in one.themes)
            and (game is None or setup_of_riddle(name).game == game)
        )
        who = f"{secret} {'' if person is None else person.id}"
        chosen = (await self._tries(person)).following(offered, lambda name: place(who, name))
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
        if all(one["text"] != text for one in riddle_view(name)["actions"]):
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
            return await self._verdict(riddle, row, (rating_of(last), after))
        raise Refused("busy")

    async def verdict(self, person: Person, name: str) -> VerdictOut:
        """Return the verdict again; Refused to somebody who has not answered."""
        tried = await self._tried(person, name)
        return await self._verdict(riddles()[name], tried)

    async def record(self, person: Person, name: str) -> str:
        """Return the game up to the riddle as a record; Refused to somebody who has not answered.

        Where a seat may not know all, it would tell what the riddle hides: then nobody gets it.
        """
        await self._reviewed(person, name)
        return riddles()[name].record()

    async def _reviewed(self, person: Person, name: str) -> None:
        await self._tried(person, name)
        if not may_be_reviewed(name):
            raise Refused("not-found")

    async def match(self, person: Person, name: str) -> ObservedMatch:
        """Return the game up to the riddle; Refused like its record."""
        await self._reviewed(person, name)
        return riddle_match(name)

    async def review(self, person: Person, name: str, address: str) -> RiddleReview:
        """Return the story of the game and more opinions on the answers; Refused to somebody who has not answered."""
        await self._tried(person, name)
        if name not in self.reviews:
            found: Review = await self.queue.hint(address, lambda _: None, review, name)
            if len(self.reviews) >= MOST_REVIEWS:
                self.reviews.pop(next(iter(self.reviews)))
            self.reviews[name] = msgspec.convert(found, RiddleReview)
        return self.reviews[name]

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
        self, riddle: Riddle, row: RiddleTryRow, change: tuple[Rating, Rating] | None = None
    ) -> VerdictOut:
        people, solved = await self.store.riddle_counts(riddle.name)
        return msgspec.convert(verdict_frame(riddle, row.answer, change, people, solved), VerdictOut)

    # -- in all ---------------------------------------------------------------------------------

    async def overview(self, person: Person | None) -> RiddlesOut:
        """Return today's riddle, the person's rating and streak, and what there is to solve."""
        secret = await self._secret()
        ladder = [one for one in riddles().values() if not _kept(secret, one.name)]
        frame = overview_frame(
            today_of(self.clock.playing()), await self._day_name(), ladder, await self._tries(person)
        )
        return msgspec.convert(frame, RiddlesOut)

    async def _tries(self, person: Person | None) -> Tries:
        rows = [] if person is None else await self.store.riddle_tries(person.id)
        return Tries(Tried(row.riddle, row.answer, bool(row.solved), rating_of(row), row.day) for row in rows)


def _riddle_out(name: str, day: str | None, answered: bool) -> RiddleOut:
    """Make what a person may know of a riddle: all of it follows from the view of the player who is asked."""
    return RiddleOut(**riddle_frame(name, day, answered))


def rating_of(row: RiddleTryRow | None) -> Rating:
    """Return the rating after a try, or that of somebody who has tried nothing."""
    return Rating() if row is None else Rating(row.rating, row.deviation, row.volatility)
