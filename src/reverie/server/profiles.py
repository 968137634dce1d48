"""Profiles: a page for each claimed name, as public as its owner wants, made of their finished games."""

from collections.abc import Sequence
from datetime import date
from typing import Final

import msgspec

from reverie.frames import setup_out
from reverie.games.discovery import kits
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.errors import Refused
from reverie.server.http_types import (
    Achievement,
    Favourite,
    NameReached,
    ProfileChoice,
    ProfileOut,
    ProfilePart,
    RiddlesTried,
)
from reverie.server.older_feats import OlderFeats
from reverie.server.rows import DAILY, SHARED, Person, ProfileRow, ResultRow
from reverie.server.shared_deals import day_of, is_over
from reverie.server.statistics import Played, in_order, played_in
from reverie.server.store import Store
from reverie.server.trusted_clock import TrustedClock

FAVOURITES: Final = 3
WAYS: Final = 10  # different set-ups to win in
DAYS: Final = 7  # daily dreams in a row


class Profiles:
    def __init__(self, store: Store, damaged: DamagedMatches, clock: TrustedClock, older: OlderFeats) -> None:
        self.store = store
        self.damaged = damaged
        self.clock = clock
        self.older = older

    async def choice_of(self, person: Person) -> ProfileChoice:
        row = await self.store.profile(person.id)
        if row is None:
            return ProfileChoice(visible=False)
        return ProfileChoice(bool(row.visible), msgspec.json.decode(row.hidden, type=list[ProfilePart]))

    async def choose(self, person: Person, choice: ProfileChoice) -> None:
        """Store what a person shows; only people with a claimed name have a page."""
        if person.name is None:
            raise Refused("name-first")
        hidden = msgspec.json.encode(sorted(set(choice.hidden))).decode()
        await self.store.keep_profile(ProfileRow(person.id, int(choice.visible), hidden))

    async def look(self, name: str, viewer: Person | None) -> ProfileOut:
        """Return a profile as somebody may see it; one that is hidden looks like one that does not exist."""
        person = await self.store.person_named(name.lower())
        own = person is not None and viewer is not None and person.id == viewer.id
        if person is None or person.name is None or person.banned is not None:
            raise Refused("not-found")
        choice = await self.choice_of(person)
        if not own and not choice.visible:
            raise Refused("not-found")
        rows = await self.store.counted_results(person.id)
        self.older.complete(person.id, rows)
        if not own:
            # Nobody learns here how a deal went that they may still play themselves.
            rows = [row for row in rows if row.kind not in SHARED or is_over(row.day or "", self.clock.confirmed())]
        found = await played_in(self.damaged, rows)
        counted = in_order(one for _, one in found if not one.forked)
        hidden: set[str] = set() if own else set(choice.hidden)
        return ProfileOut(
            name=person.name,
            display_name=person.display_name,
            portrait=person.portrait,
            since=person.created,
            games=len(counted),
            favourites=None if "favourites" in hidden else favourites(counted),
            names=None if "names" in hidden else names_reached(counted),
            achievements=None if "achievements" in hidden else achievements(found),
            riddles=None if "riddles" in hidden else await self._riddles(person),
            circles=None if "circles" in hidden else [row.name for row in await self.store.circles_of(person.id)],
            choice=choice if own else None,
        )

    async def _riddles(self, person: Person) -> RiddlesTried | None:
        tries = await self.store.riddle_tries(person.id)
        if not tries:
            return None
        return RiddlesTried(round(tries[-1].rating), sum(row.solved for row in tries), len(tries))


def favourites(played: Sequence[Played]) -> list[Favourite]:
    """Return the set-ups with the most games, those won more often first where they are equal."""
    by_setup: dict[str, list[Played]] = {}
    for one in played:
        by_setup.setdefault(one.setup.words(), []).append(one)
    found = [
        Favourite(games[0].setup.game, setup_out(games[0].setup), len(games), sum(one.won for one in games))
        for games in by_setup.values()
    ]
    return sorted(found, key=lambda one: (-one.games, -one.wins, str(one.setup["spelling"])))[:FAVOURITES]


def names_reached(played: Sequence[Played]) -> list[NameReached]:
    """Return the best name of each set-up whose scores earn names."""
    best: dict[str, NameReached] = {}
    for one in played:
        if one.name is None:
            continue
        words = one.setup.words()
        if words not in best or best[words].name < one.name:
            best[words] = NameReached(one.setup.game, setup_out(one.setup), one.name)
    return [best[words] for words in sorted(best)]


def achievements(found: Sequence[tuple[ResultRow, Played]]) -> list[Achievement]:
    """Return everything that can be achieved, with when it was; forked games achieve nothing."""
    rows = sorted(
        ((row, one) for row, one in found if not one.forked), key=lambda pair: (pair[1].finished, pair[1].match)
    )
    first: dict[tuple[str | None, str], int] = {}
    ways: set[str] = set()
    days: set[date] = set()
    for row, one in rows:
        ways |= {one.setup.words()} if one.won else set()
        days |= {day_of(row.day)} if row.kind == DAILY and row.day else set()
        true = {
            "win": one.won,
            "together": row.players > 1,
            "ways": len(ways) >= WAYS,
            "days": _run(days) >= DAYS,
        }
        for name in [name for name, achieved in true.items() if achieved]:
            first.setdefault((None, name), one.finished)
        for feat in one.feats:
            first.setdefault((row.game, feat), one.finished)
    every: list[tuple[str | None, str]] = [(None, name) for name in ("win", "together", "ways", "days")]
    every += [(kit.name, feat) for kit in kits() for feat in kit.feats]
    return [Achievement(name, game, first.get((game, name))) for game, name in every]


def _run(days: set[date]) -> int:
    """Return the length of the longest run of days."""
    longest = 0
    for day in days:
        if date.fromordinal(day.toordinal() - 1) not in days:
            length = 1
            while date.fromordinal(day.toordinal() + length) in days:
                length += 1
            longest = max(longest, length)
    return longest
