"""The daily dream: one set-up of each game a day, the same luck for everybody, one counted try."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Final

import msgspec

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.loaded_match import setup_of as setup_of_match
from reverie.server.rows import DAILY, Person
from reverie.server.setup_rotation import rotated, solo_games
from reverie.server.shared_deals import NoSuchPeriod, SharedDeal, day_of, end_of, is_over, secret_of
from reverie.server.statistics import Played, Standing, played_in, ranks
from reverie.server.store import Store
from reverie.streaks import Streak, streak

LISTED: Final = 100  # lines of a leaderboard that are sent, besides the person's own


def dream(game: str, day: date) -> SharedDeal:
    """Return one day's dream of one game."""
    return SharedDeal(DAILY, game, day.isoformat(), setup_of(game, day))


def today_of(now: int) -> date:
    """Return the UTC day of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


async def as_begun(store: Store, deal: SharedDeal) -> SharedDeal:
    """Return a dream with the set-up of the first try at it, if there is one.

    A release may change the set-ups of new games, such as their edition: a day that was begun before ends as it began.
    """
    first = await store.first_try(deal.period, deal.name)
    try:
        return deal if first is None else replace(deal, setup=setup_of_match(first))
    except (ReverieError, msgspec.MsgspecError):
        return deal  # that match is damaged; the others can be played


def dream_of(game: str, day: str) -> SharedDeal:
    """Return the dream of a game on a day; NoSuchPeriod if there is no such game or day."""
    known = solo_games()
    if game not in known:
        raise NoSuchPeriod(f"there is no daily dream of {game[:40]!r}: there is {' and '.join(known)}")
    return dream(game, day_of(day))


def setup_of(game: str, day: date) -> Setup:
    """Return the set-up of a day: in each round every one comes once, and none twice in a row."""
    return rotated(game, DAILY, day.toordinal())


async def dreams_like(store: Store, setup: Setup, now: int) -> tuple[list[SharedDeal], int]:
    """Return today's dream if it has that set-up: one that anybody may play."""
    today = [await as_begun(store, dream(setup.game, today_of(now)))] if setup.game in solo_games() else []
    found = [one for one in today if one.setup.to_json() == setup.to_json()]
    return found, len(found)


def standings(tries: Sequence[tuple[str, Played]]) -> list[Standing]:
    """Rank the first try of each person on one day; forked ones are left out."""
    first: dict[str, Played] = {}
    for person, one in sorted(tries, key=lambda pair: (pair[1].finished, pair[1].match)):
        first.setdefault(person, one)
    return ranks([(person, one) for person, one in first.items() if not one.forked])


async def today(
    store: Store, damaged: DamagedMatches, person: Person | None, now: int, confirmed: int
) -> dict[str, object]:
    """Return the dreams of today, with this person's own tries and streaks."""
    return await of_day(store, damaged, today_of(now).isoformat(), person, now, confirmed)


async def of_day(
    store: Store, damaged: DamagedMatches, day: str, person: Person | None, now: int, confirmed: int
) -> dict[str, object]:
    """Return the dreams of a day; NoSuchPeriod for a day in the future. Seeds are shown by the confirmed time."""
    date = day_of(day)
    if date > today_of(now):
        raise NoSuchPeriod(f"{day} has not come yet")
    deals = [await as_begun(store, dream(game, date)) for game in solo_games()]
    dreams = [await _dream(store, damaged, deal, person, now, confirmed) for deal in deals]
    return {"day": day, "ends": end_of(day), "games": dreams}


async def _dream(
    store: Store, damaged: DamagedMatches, deal: SharedDeal, person: Person | None, now: int, confirmed: int
) -> dict[str, object]:
    secret = await secret_of(store, DAILY)
    game = deal.setup.game
    had = None if person is None else await store.try_of(deal.period, deal.name, person.id)
    finished = [] if person is None else await played_in(damaged, await store.daily_results(person.id, game))
    mine = next((played for _, played in finished if had is not None and played.match == had.match_id), None)
    days = streak((day_of(row.day or "") for row, _ in finished), today_of(now))
    return {
        "game": game,
        "setup": deal.setup.to_json(),
        "commitment": deal.commitment(secret),
        "seed": deal.seed(secret) if is_over(deal.period, confirmed) else None,
        "match": None if had is None else had.match_id,
        "ranked": bool(had.ranked) if had is not None else person is not None and person.name is not None,
        "result": None if mine is None else {"score": mine.score, "won": mine.won, "name": mine.name},
        "streak": {"now": days.now, "longest": days.longest},
    }


async def streak_of(store: Store, game: str, person: Person, now: int) -> Streak:
    """Return the streak of a person: days in a row with a finished dream of that game."""
    return streak((day_of(row.day or "") for row in await store.daily_results(person.id, game)), today_of(now))


async def leaderboard(
    store: Store, damaged: DamagedMatches, day: str, game: str, person: Person | None
) -> dict[str, object]:
    """Return the ranked tries finished within their day, the best first; without those of deleted people.

    Once the day is over its luck is public: a game played after that is not ranked.
    """
    deal = await as_begun(store, dream_of(game, day))
    rows = await store.ranked_results(day, game, end_of(day))
    display_name = await store.names_of_day(day, game)
    tries = await played_in(damaged, rows)
    lines = standings([(row.person, played) for row, played in tries if row.person is not None])
    me = None if person is None else person.id
    return {
        "day": day,
        "game": game,
        "setup": deal.setup.to_json(),
        "tries": [
            {
                "shown": display_name.get(line.person, ""),
                "you": line.person == me,
                "won": line.best.won,
                "score": line.best.score,
                "decisions": line.best.decisions,
                "rank": line.rank,
            }
            for place, line in enumerate(lines)
            if place < LISTED or line.person == me
        ],
    }
