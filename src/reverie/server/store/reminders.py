"""Reminders: where people want them, who is due for one, and which were sent."""

from typing import NamedTuple

from reverie.server.rows import PushSubscriptionRow, ReminderRow, ReminderSettingsRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, insert


class WaitingTurn(NamedTuple):
    """A match in which a person is asked; `turn` is when they last answered there, 0 if never."""

    person: str
    match: str
    game: str
    turn: int


def reminders_forgotten(person: str) -> list[Statement]:
    """Return the statements that delete everything about a person's reminders."""
    tables = ("reminder_settings", "push_subscriptions", "reminders")
    return [one(f"DELETE FROM {table} WHERE person = $1", person) for table in tables]


class ReminderStore(Rows):
    async def reminder_settings(self, person: str) -> ReminderSettingsRow | None:
        return await self.first(ReminderSettingsRow, "WHERE person = $1", person)

    async def keep_reminder_settings(self, row: ReminderSettingsRow) -> None:
        changed = ", ".join(f"{name} = excluded.{name}" for name in row.__struct_fields__ if name != "person")
        await self.database.write([insert([row], f"ON CONFLICT (person) DO UPDATE SET {changed}")])

    async def subscriptions(self, person: str) -> list[PushSubscriptionRow]:
        """Return the browsers that a person is reminded by, the newest first."""
        return await self.all(PushSubscriptionRow, "WHERE person = $1 ORDER BY created DESC, id", person)

    async def add_subscription(self, row: PushSubscriptionRow, most: int) -> None:
        """Store a browser, which then belongs to nobody else; of a person's, the newest `most` are kept."""
        taken = (
            "ON CONFLICT (id) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, "
            "auth = excluded.auth, created = excluded.created"
        )
        kept = "SELECT id FROM push_subscriptions WHERE person = $1 ORDER BY created DESC, id LIMIT $2"
        await self.database.write(
            [
                insert([row], taken),
                one(f"DELETE FROM push_subscriptions WHERE person = $1 AND id NOT IN ({kept})", row.person, most),
            ]
        )

    async def drop_subscription(self, person: str, subscription: str) -> None:
        await self.database.write(
            [one("DELETE FROM push_subscriptions WHERE person = $1 AND id = $2", person, subscription)]
        )

    async def waiting_turns(self, before: int, after: int, limit: int) -> list[WaitingTurn]:
        """Return turns that nobody was reminded of yet, of people who want to be, the longest waiting first.

        These are turns in matches with other people, last changed between the two times, that the person does not
        look at. One reminder is enough until they have answered: only then can the next one be due.
        """
        own = "coalesce((SELECT max(e.at) FROM entries AS e WHERE e.match_id = m.id AND e.actor = s.seat), 0)"
        sql = (
            f"SELECT s.person, m.id, m.game, {own} AS turn FROM seats AS s JOIN matches AS m ON m.id = s.match_id "
            "WHERE s.person IN (SELECT person FROM push_subscriptions UNION "
            "SELECT person FROM reminder_settings WHERE mail IS NOT NULL) "
            "AND m.status = 'playing' AND m.updated < $1 AND m.updated > $2 "
            "AND s.stand_in IS NULL AND (m.asked >> s.seat) & 1 = 1 "
            "AND EXISTS (SELECT 1 FROM seats AS o WHERE o.match_id = m.id AND o.person <> s.person) "
            "AND NOT EXISTS (SELECT 1 FROM pages AS p WHERE p.match_id = m.id AND p.seat = s.seat AND p.away = 0) "
            "AND NOT EXISTS (SELECT 1 FROM reminders AS r WHERE r.person = s.person AND r.match_id = m.id "
            f"AND r.turn >= {own}) ORDER BY m.updated, m.id LIMIT $3"
        )
        return [WaitingTurn(*row) for row in await self.database.read(sql, before, after, limit)]

    async def count_reminders(self, person: str, after: int) -> int:
        """Count the matches that a person was reminded of since a time."""
        sql = "SELECT count(*) FROM reminders WHERE person = $1 AND at > $2"
        return int((await self.database.read(sql, person, after))[0][0])

    async def claim_reminder(self, row: ReminderRow) -> bool:
        """Store that a person is reminded of a turn; False if another process was first."""
        first = "ON CONFLICT (person, match_id) DO UPDATE SET turn = excluded.turn, at = excluded.at "
        again = "WHERE reminders.turn < excluded.turn"
        return (await self.database.write([insert([row], first + again)]))[0] == 1

    async def release_reminder(self, row: ReminderRow) -> None:
        """Take back a claim whose reminder could not be sent."""
        sql = "DELETE FROM reminders WHERE person = $1 AND match_id = $2 AND turn = $3"
        await self.database.write([one(sql, row.person, row.match_id, row.turn)])
