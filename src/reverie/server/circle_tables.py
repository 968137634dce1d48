"""What one person may see of a circle: of a deal that they have not played yet, nothing that others did.

The tables of the current week count the deals which the person has finished. Everything else is shown when the week is
over by the confirmed time; then its points are stored, and stay as they are.
"""

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

import msgspec

from reverie import frames
from reverie.server.circle_types import (
    CircleInvitation,
    CircleList,
    CircleOut,
    CircleSummary,
    CircleTryOut,
    DealOut,
    MemberOut,
    PointsOut,
    SeasonOut,
    TryStatus,
    WeekOut,
)
from reverie.server.circle_weeks import (
    DEALS,
    SEASON,
    Line,
    Measure,
    deal_names,
    deals_of,
    planned,
    points,
    ranked,
    season_of,
    suggested,
    week_in_season,
    week_table,
)
from reverie.server.circles import MOST_MEMBERS, PUBLIC, Circles
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.errors import Refused
from reverie.server.rows import (
    CIRCLE,
    FINISHED,
    PLAYING,
    CirclePointsRow,
    CircleRow,
    CircleWeekRow,
    Person,
)
from reverie.server.shared_deals import end_of, is_over, secret_of, start_of, week_of
from reverie.server.statistics import Played, played_in
from reverie.server.store import Store
from reverie.server.store.database import Conflict

LISTED: Final = 50  # lines of a table that are sent, besides the person's own
WEEK_MILLISECONDS: Final = 7 * 24 * 3_600_000


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, and what names the people in the tables have."""

    person: str | None
    shown: Mapping[str, tuple[str, str]]  # display name and portrait by id

    def of(self, person: str) -> tuple[str, str, bool]:
        return (*self.shown.get(person, ("", "")), person == self.person)


class CircleTables:
    def __init__(self, store: Store, circles: Circles, damaged: DamagedMatches) -> None:
        self.store = store
        self.circles = circles
        self.damaged = damaged
        self.clock = circles.clock

    # -- circles --------------------------------------------------------------------------------

    async def listed(self, person: Person | None) -> CircleList:
        """Return a person's circles, and the public one."""
        mine = [] if person is None else await self.store.circles_of(person.id)
        members = await self.store.count_members([circle.id for circle in mine])
        public = await self.circles.public()
        return CircleList(
            [await self._summary(circle, person, members.get(circle.id, 0)) for circle in mine],
            None if public is None else await self._summary(public, person, 0),
        )

    async def _summary(self, circle: CircleRow, person: Person | None, members: int) -> CircleSummary:
        week = self.circles.current_week()
        tries = await self._own_tries(circle.id, week, person)
        return CircleSummary(
            circle.id,
            circle.name,
            circle.id == PUBLIC,
            person is not None and circle.owner == person.id,
            members,
            end_of(week),
            sum(status == FINISHED for _, status in tries.values()),
        )

    async def invitation(self, code: str, person: Person | None) -> CircleInvitation:
        circle = await self.circles.invited(code)
        members = await self.store.circle_members(circle.id)
        owner = next((found for _, found in members if found.id == circle.owner), None)
        week = await self.circles.week(circle)
        return CircleInvitation(
            circle.id,
            circle.name,
            "" if owner is None else owner.display_name,
            "" if owner is None else owner.portrait,
            [found.display_name for _, found in members],
            len(members) >= MOST_MEMBERS,
            person is not None and any(found.id == person.id for _, found in members),
            [frames.setup_out(deal.setup) for deal in deals_of(week)],
            end_of(week.week),
        )

    async def one(self, circle: str, person: Person | None) -> CircleOut:
        """Return everything that a person may see of a circle; Refused if it is not theirs."""
        row = await self.circles.visible(circle, person)
        current = await self.circles.week(row)
        weeks = await self._settled(row)
        members = await self.store.circle_members(row.id)
        me = None if person is None else person.id
        mine = me is not None and row.owner == me
        return CircleOut(
            id=row.id,
            name=row.name,
            public=row.id == PUBLIC,
            owner=mine,
            code=None if row.id == PUBLIC else row.code,
            members=[
                MemberOut(found.id, found.display_name, found.portrait, found.id == row.owner, found.id == me)
                for _, found in members
            ],
            setups=msgspec.json.decode(row.setups, type=list[str]),
            suggested=suggested(week_of(start_of(current.week) + WEEK_MILLISECONDS)),
            week=await self._week(row, current, person),
            past=[week.week for week in reversed(weeks)],
            season=await self._season(row, current.week, weeks, me),
        )

    async def week(self, circle: str, week: str, person: Person | None) -> WeekOut:
        """Return a week of a circle; Refused if there was none."""
        row = await self.circles.visible(circle, person)
        await self.circles.week(row)
        await self._settled(row)
        start_of(week)  # refuses what is no week at all
        found = await self.store.circle_week(row.id, week)
        if found is None:
            raise Refused("not-found")
        return await self._week(row, found, person)

    # -- a week ---------------------------------------------------------------------------------

    async def _own_tries(self, circle: str, week: str, person: Person | None) -> dict[str, tuple[str, str]]:
        return {} if person is None else await self.store.tries_of(week, deal_names(circle), person.id)

    async def _week(self, circle: CircleRow, week: CircleWeekRow, person: Person | None) -> WeekOut:
        over = is_over(week.week, self.clock.confirmed())
        own = await self._own_tries(circle.id, week.week, person)
        deals = deals_of(week)
        known = [deal.name for deal in deals if over or own.get(deal.name, ("", ""))[1] == FINISHED]
        tries = await self._tries(week.week, known)
        viewer = await self._viewer(person, {one for played in tries.values() for one in played})
        secret = await secret_of(self.store, CIRCLE)
        promised = planned(week)
        table = week_table(_measures(circle.id, tries))
        if over:
            # What was earned stands, even if somebody it was compared with has deleted their account since.
            earned = {one: points for one, points, _, _ in await self.store.circle_points(circle.id, [week.week])}
            table = ranked([replace(line, points=earned.get(line.person, line.points)) for line in table])
        return WeekOut(
            week=week.week,
            starts=start_of(week.week),
            ends=end_of(week.week),
            over=over,
            season=season_of(circle.first_week, week.week),
            number=week_in_season(circle.first_week, week.week),
            deals=[
                DealOut(
                    number,
                    deal.setup.game,
                    frames.setup_out(deal.setup),
                    promised[number - 1].commitment,
                    deal.seed(secret) if over else None,
                    _status(own, deal.name),
                    own.get(deal.name, (None, ""))[0],
                    _tries_out(tries[deal.name], viewer) if deal.name in tries else None,
                )
                for number, deal in enumerate(deals, 1)
            ],
            table=_lines_out(table, viewer),
        )

    async def _tries(self, week: str, deals: Sequence[str]) -> dict[str, dict[str, Played]]:
        """Return the tries at some deals that were finished within their week, by deal and person."""
        rows = await self.store.results_of_deals(week, deals, end_of(week))
        deal_of_match = {row.match_id: deal for deal, row in rows}
        found: dict[str, dict[str, Played]] = {deal: {} for deal in deals}
        for row, played in await played_in(self.damaged, [row for _, row in rows]):
            if row.person is not None and not played.forked:
                found[deal_of_match[row.match_id]][row.person] = played
        return found

    async def _viewer(self, person: Person | None, people: set[str]) -> Viewer:
        return Viewer(None if person is None else person.id, await self.store.people_shown(sorted(people)))

    # -- seasons --------------------------------------------------------------------------------

    async def _settled(self, circle: CircleRow) -> list[CircleWeekRow]:
        """Return the weeks of a circle that are over, the first one in front; their points are stored now."""
        over = [week for week in await self.store.circle_weeks(circle.id) if is_over(week.week, self.clock.confirmed())]
        for week in over:
            if not week.settled:
                lines = week_table(_measures(circle.id, await self._tries(week.week, deal_names(circle.id))))
                with contextlib.suppress(Conflict):  # another request, or another process, has stored the same
                    await self.store.settle_circle_week(
                        week,
                        [CirclePointsRow(circle.id, week.week, one.person, one.points, one.played) for one in lines],
                    )
        return over

    async def _season(
        self, circle: CircleRow, current: str, weeks: Sequence[CircleWeekRow], person: str | None
    ) -> SeasonOut:
        """Return the table of the season that a week is in; before the first of its weeks is over, of the last one."""
        number = season_of(circle.first_week, current)
        seasons = {season_of(circle.first_week, week.week) for week in weeks}
        if number not in seasons and number - 1 in seasons:
            number -= 1
        counted = [week.week for week in weeks if season_of(circle.first_week, week.week) == number]
        found = await self.store.circle_points(circle.id, counted)
        table = ranked([Line(one, earned, played, {}) for one, earned, played, _ in found])
        viewer = Viewer(person, await self.store.people_shown([line.person for line in table]))
        return SeasonOut(number, len(counted), SEASON, _lines_out(table, viewer, by_deal=False))


def _measures(circle: str, tries: Mapping[str, Mapping[str, Played]]) -> dict[int, dict[str, Measure]]:
    """Return what tries are compared by, by the number of the deal and person."""
    return {
        number: {person: played.measure for person, played in tries[name].items()}
        for number, name in enumerate(deal_names(circle), 1)
        if name in tries
    }


def _status(own: Mapping[str, tuple[str, str]], deal: str) -> TryStatus:
    status = own.get(deal, ("", "new"))[1]
    return cast(TryStatus, status if status in (PLAYING, FINISHED) else "new" if status == "new" else "abandoned")


def _tries_out(tries: Mapping[str, Played], viewer: Viewer) -> list[CircleTryOut]:
    """Return the tries at a deal, the best first."""
    earned = points({person: played.measure for person, played in tries.items()}) if tries else {}
    order = sorted(tries.items(), key=lambda one: (one[1].measure, -one[1].finished), reverse=True)
    out: list[CircleTryOut] = []
    rank = 0
    for place, (person, played) in enumerate(order, 1):
        rank = rank if place > 1 and order[place - 2][1].measure == played.measure else place
        shown, portrait, you = viewer.of(person)
        if place <= LISTED or you:
            out.append(
                CircleTryOut(
                    shown,
                    portrait,
                    you,
                    rank,
                    earned[person],
                    played.won,
                    played.score,
                    played.name,
                    list(played.tie_breaks),
                    played.match,
                )
            )
    return out


def _lines_out(lines: Sequence[Line], viewer: Viewer, by_deal: bool = True) -> list[PointsOut]:
    out = []
    for place, line in enumerate(lines, 1):
        shown, portrait, you = viewer.of(line.person)
        if place <= LISTED or you:
            deals = [line.deals.get(number) for number in range(1, DEALS + 1)] if by_deal else []
            out.append(PointsOut(line.rank, shown, portrait, you, line.points, line.played, deals))
    return out
