"""Circles, their members, their weeks, and the points of weeks that are over."""

from collections.abc import Sequence

from reverie.server.rows import CircleMemberRow, CirclePointsRow, CircleRow, CircleWeekRow, Person
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, columns, insert, marks

UNPEOPLED = "owner IS NOT NULL AND NOT EXISTS (SELECT 1 FROM circle_members WHERE circle_id = circles.id)"


def circles_left(people: str, person: str) -> list[Statement]:
    """Return the statements that take people out of every circle; who was first after an owner is the owner now.

    `people` is the SQL that selects them, with `person` as its `$1`.
    """
    return [
        one(f"DELETE FROM circle_members WHERE person IN {people}", person),
        one(f"DELETE FROM circle_points WHERE person IN {people}", person),
        *_handed_on(f"owner IN {people}", person),
    ]


def _handed_on(which: str, value: str) -> list[Statement]:
    """Return the statements that give circles without their owner to the first member, or delete them without any."""
    heir = "(SELECT person FROM circle_members WHERE circle_id = circles.id ORDER BY joined, person LIMIT 1)"
    return [
        one(f"UPDATE circles SET owner = coalesce({heir}, owner), version = version + 1 WHERE {which}", value),
        one(f"DELETE FROM circle_weeks WHERE circle_id IN (SELECT id FROM circles WHERE {UNPEOPLED})"),
        one(f"DELETE FROM circle_points WHERE circle_id IN (SELECT id FROM circles WHERE {UNPEOPLED})"),
        one(f"DELETE FROM circles WHERE {UNPEOPLED}"),
    ]


def _changed(circle: CircleRow) -> Statement:
    """Return the statement that counts a change of a circle; Conflict if it has changed since this row was read."""
    sql = "UPDATE circles SET version = version + 1 WHERE id = $1 AND version = $2"
    return one(sql, circle.id, circle.version, expect=1)


class CircleStore(Rows):
    async def circle(self, circle: str) -> CircleRow | None:
        return await self.first(CircleRow, "WHERE id = $1", circle)

    async def circle_invited(self, code: str) -> CircleRow | None:
        return await self.first(CircleRow, "WHERE code = $1", code)

    async def circles_of(self, person: str) -> list[CircleRow]:
        """Return the circles that a person is a member of, the one joined first in front."""
        sql = (
            f"SELECT {columns(CircleRow, 'c.')} FROM circles AS c JOIN circle_members AS m ON m.circle_id = c.id "
            "WHERE m.person = $1 ORDER BY m.joined, c.id"
        )
        return [CircleRow(*row) for row in await self.database.read(sql, person)]

    async def circle_members(self, circle: str) -> list[tuple[CircleMemberRow, Person]]:
        """Return the members of a circle, who joined first in front."""
        sql = (
            f"SELECT {columns(CircleMemberRow, 'm.')}, {columns(Person, 'p.')} FROM circle_members AS m "
            "JOIN people AS p ON p.id = m.person WHERE m.circle_id = $1 ORDER BY m.joined, p.id"
        )
        length = len(CircleMemberRow.__struct_fields__)
        found = await self.database.read(sql, circle)
        return [(CircleMemberRow(*row[:length]), Person(*row[length:])) for row in found]

    async def count_members(self, circles: Sequence[str]) -> dict[str, int]:
        if not circles:
            return {}
        sql = f"SELECT circle_id, count(*) FROM circle_members WHERE circle_id IN ({marks(circles)}) GROUP BY circle_id"
        return {row[0]: int(row[1]) for row in await self.database.read(sql, *circles)}

    async def is_member(self, circle: str, person: str) -> bool:
        return await self.first(CircleMemberRow, "WHERE circle_id = $1 AND person = $2", circle, person) is not None

    async def add_circle(self, circle: CircleRow, member: CircleMemberRow | None, week: CircleWeekRow) -> None:
        """Store a circle with its first member and its first week; one with that id stays as it is."""
        members = [] if member is None else [insert([member])]
        await self.database.write([insert([circle], "ON CONFLICT (id) DO NOTHING"), *members, _week_added(week)])

    async def change_circle(self, circle: CircleRow, name: str, code: str, setups: str) -> None:
        """Store a circle's new name, invitation and set-ups; Conflict if it has changed meanwhile."""
        sql = "UPDATE circles SET name = $2, code = $3, setups = $4 WHERE id = $1"
        await self.database.write([_changed(circle), one(sql, circle.id, name, code, setups)])

    async def join_circle(self, circle: CircleRow, member: CircleMemberRow) -> None:
        """Add a member; Conflict if the circle has changed meanwhile, or they are one."""
        await self.database.write([_changed(circle), insert([member])])

    async def hand_over_circle(self, circle: CircleRow, owner: str) -> None:
        """Give a circle to another member; Conflict if it has changed meanwhile."""
        sql = "UPDATE circles SET owner = $2 WHERE id = $1"
        await self.database.write([_changed(circle), one(sql, circle.id, owner)])

    async def leave_circle(self, circle: CircleRow, person: str, code: str) -> None:
        """Take a member out, who may have been the owner, and store the invitation that holds from now on.

        A circle without members is deleted. Conflict if the circle has changed meanwhile, or they are no member.
        """
        gone = one("DELETE FROM circle_members WHERE circle_id = $1 AND person = $2", circle.id, person, expect=1)
        renewed = one("UPDATE circles SET code = $2 WHERE id = $1", circle.id, code)
        left = _handed_on("id = $1", circle.id) if circle.owner == person else []
        await self.database.write([_changed(circle), gone, renewed, *left])

    # -- weeks ----------------------------------------------------------------------------------

    async def circle_weeks(self, circle: str) -> list[CircleWeekRow]:
        """Return the weeks of a circle, the first one in front."""
        return await self.all(CircleWeekRow, "WHERE circle_id = $1 ORDER BY week", circle)

    async def circle_week(self, circle: str, week: str) -> CircleWeekRow | None:
        return await self.first(CircleWeekRow, "WHERE circle_id = $1 AND week = $2", circle, week)

    async def open_circle_week(self, week: CircleWeekRow) -> CircleWeekRow:
        """Store a week that has come; return it as it was stored first."""
        await self.database.write([_week_added(week)])
        found = await self.circle_week(week.circle_id, week.week)
        return week if found is None else found

    async def weeks_with_setup(self, week: str, spelling: str) -> list[CircleWeekRow]:
        """Return the weeks of all circles whose deals may have that set-up; a few more may be among them."""
        return await self.all(CircleWeekRow, "WHERE week = $1 AND deals LIKE $2", week, f'%"{spelling}"%')

    async def settle_circle_week(self, week: CircleWeekRow, points: Sequence[CirclePointsRow]) -> None:
        """Store the points of a week that is over; Conflict if they are stored already."""
        sql = "UPDATE circle_weeks SET settled = 1 WHERE circle_id = $1 AND week = $2 AND settled = 0"
        settled = one(sql, week.circle_id, week.week, expect=1)
        await self.database.write([settled, *([insert(points)] if points else [])])

    async def circle_points(self, circle: str, weeks: Sequence[str]) -> list[tuple[str, int, int, int]]:
        """Return for each person with points in some weeks: who, their points, the deals and the weeks they played."""
        if not weeks:
            return []
        sql = (
            "SELECT person, sum(points), sum(played), count(*) FROM circle_points "
            f"WHERE week IN ({marks(weeks)}) AND circle_id = ${len(weeks) + 1} GROUP BY person"
        )
        found = await self.database.read(sql, *weeks, circle)
        return [(row[0], int(row[1]), int(row[2]), int(row[3])) for row in found]

    async def people_shown(self, people: Sequence[str]) -> dict[str, tuple[str, str]]:
        """Return display name and portrait of people, by id."""
        out: dict[str, tuple[str, str]] = {}
        for start in range(0, len(people), 500):
            some = people[start : start + 500]
            sql = f"SELECT id, shown, portrait FROM people WHERE id IN ({marks(some)})"
            out |= {row[0]: (row[1], row[2]) for row in await self.database.read(sql, *some)}
        return out


def _week_added(week: CircleWeekRow) -> Statement:
    return insert([week], "ON CONFLICT (circle_id, week) DO NOTHING")
