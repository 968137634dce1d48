"""The weeks of a circle: which deals they have, what a try at one earns, and which weeks make a season.

A try earns 100 points for beating everybody else who played the deal: 100 x (others beaten + half of those tied) /
others, rounded. The only one who played it earns 50. A deal that was not finished within the week earns nothing.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from reverie.core.errors import UnknownSetup
from reverie.core.game import Setup
from reverie.games.discovery import find_setup, new_setup
from reverie.server.rows import CIRCLE, CircleWeekRow
from reverie.server.setup_rotation import rotated, solo_games
from reverie.server.shared_deals import SharedDeal, monday_of

DEALS: Final = 7
SEASON: Final = 8  # weeks
MOST_POINTS: Final = 100  # for one deal
ALONE: Final = 50  # points for the only try at a deal

Measure: TypeAlias = tuple[int, ...]  # what tries at one deal are compared by; the greater is better


class PlannedDeal(msgspec.Struct, frozen=True):
    """A deal of a week as it is stored: its set-up, and the commitment to its luck."""

    setup: str
    commitment: str
    options: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table of points."""

    person: str
    points: int
    played: int
    deals: Mapping[int, int]  # the points by the number of the deal
    rank: int = 0


def suggested(week: str) -> list[str]:
    """Return the set-ups that are suggested for a week, the same for every circle: the games take turns."""
    first = monday_of(week).toordinal() // 7 * DEALS
    playable = solo_games()
    found = []
    for number in range(first, first + DEALS):
        game = playable[number % len(playable)]
        found.append(rotated(game, CIRCLE, number // len(playable)).spelling)
    return found


def checked_setup(spelling: str) -> str:
    """Return a set-up for one player as it is spelled; UnknownSetup if there is none."""
    setup = new_setup(spelling)
    if setup.game not in solo_games():
        raise UnknownSetup(f"{setup.game} is not played alone")
    return setup.spelling


def deal_name(circle: str, number: int) -> str:
    return f"{circle}/{number}"


def deal_names(circle: str) -> list[str]:
    return [deal_name(circle, number) for number in range(1, DEALS + 1)]


def deal_of(circle: str, week: str, number: int, setup: Setup) -> SharedDeal:
    """Return a deal of a circle; its number is from 1 to DEALS."""
    return SharedDeal(CIRCLE, deal_name(circle, number), week, setup)


def planned(week: CircleWeekRow) -> list[PlannedDeal]:
    return msgspec.json.decode(week.deals, type=list[PlannedDeal])


def deals_of(week: CircleWeekRow) -> list[SharedDeal]:
    """Return the deals of a week, the first one in front."""
    setups = [find_setup(one.setup, 1, one.options) for one in planned(week)]
    return [deal_of(week.circle_id, week.week, number, setup) for number, setup in enumerate(setups, 1)]


def new_week(circle: str, week: str, setups: Sequence[str], secret: str) -> CircleWeekRow:
    """Return a week with these set-ups, "" being one that is suggested, and the commitments to its luck."""
    wanted = [new_setup(chosen or proposed) for chosen, proposed in zip(setups, suggested(week), strict=True)]
    deals = [
        PlannedDeal(setup.spelling, deal_of(circle, week, number, setup).commitment(secret), setup.options)
        for number, setup in enumerate(wanted, 1)
    ]
    return CircleWeekRow(circle, week, msgspec.json.encode(deals).decode())


def has_setup(deal: SharedDeal, setup: Setup) -> bool:
    return deal.setup.to_json() == setup.to_json()


# -- points ---------------------------------------------------------------------------------------


def points(tries: Mapping[str, Measure]) -> dict[str, int]:
    """Return the points of each try at one deal."""
    others = len(tries) - 1
    if others == 0:
        return dict.fromkeys(tries, ALONE)
    order = sorted(tries.values())
    found = {}
    for person, mine in tries.items():
        beaten = bisect_left(order, mine)
        tied = bisect_right(order, mine) - beaten - 1
        halves = 2 * beaten + tied  # out of 2 * others
        found[person] = (MOST_POINTS * halves + others) // (2 * others)
    return found


def week_table(tries: Mapping[int, Mapping[str, Measure]]) -> list[Line]:
    """Return the table of a week from the tries at each of its deals, the best line first."""
    by_person: dict[str, dict[int, int]] = {}
    for number, measures in sorted(tries.items()):
        for person, earned in points(measures).items() if measures else ():
            by_person.setdefault(person, {})[number] = earned
    return ranked([Line(person, sum(deals.values()), len(deals), deals) for person, deals in by_person.items()])


def ranked(lines: Sequence[Line]) -> list[Line]:
    """Sort lines by their points; equal ones share a rank, and the next rank is left out."""
    out: list[Line] = []
    for place, line in enumerate(sorted(lines, key=lambda one: (-one.points, one.person)), 1):
        shared = bool(out) and out[-1].points == line.points
        out.append(Line(line.person, line.points, line.played, line.deals, out[-1].rank if shared else place))
    return out


# -- seasons --------------------------------------------------------------------------------------


def season_of(first_week: str, week: str) -> int:
    """Return the number of the season of a week, from 1; a circle's seasons are counted from its first week."""
    return (monday_of(week) - monday_of(first_week)).days // 7 // SEASON + 1


def week_in_season(first_week: str, week: str) -> int:
    """Return which week of its season a week is, from 1 to SEASON."""
    return (monday_of(week) - monday_of(first_week)).days // 7 % SEASON + 1
