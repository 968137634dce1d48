"""Removal of people from the database: deleted, or merged from a guest into a person."""

from collections.abc import Sequence

from reverie.server.store.circles import circles_left
from reverie.server.store.database import Statement, one
from reverie.server.store.materials import materials_brought, materials_unowned
from reverie.server.store.reminders import reminders_forgotten
from reverie.server.store.riddle_tries import riddle_tries_brought
from reverie.server.store.statements import CHANGED, CHAT_REMOVED, VACANT, Rows


class RemovalStore(Rows):
    async def games_to_bring(self, guest: str, person: str) -> list[str]:
        """Return the matches of a guest that can move to a person: not where both sit, nor second tries at a day."""
        found = await self.database.read(
            "SELECT match_id FROM seats AS s WHERE person = $1 "
            "AND NOT EXISTS (SELECT 1 FROM seats AS mine WHERE mine.match_id = s.match_id AND mine.person = $2) "
            "AND NOT EXISTS (SELECT 1 FROM tries AS t JOIN tries AS mine ON mine.day = t.day AND mine.game = t.game "
            "WHERE t.match_id = s.match_id AND t.person = $1 AND mine.person = $2)",
            *(guest, person),
        )
        return [row[0] for row in found]

    async def bring(self, guest: str, person: str, display_name: str, matches: Sequence[str], nameless: str) -> None:
        """Move a guest's matches, materials, riddles and bots to a person, and delete the guest.

        Conflict if either has sat down in one of the matches meanwhile.
        """
        rows = [(match, guest, person) for match in matches]
        seats = [(*row, display_name) for row in rows]
        moved = [
            Statement(
                "UPDATE seats SET person = $3, shown = $4, portrait = (SELECT portrait FROM people WHERE id = $3) "
                "WHERE match_id = $1 AND person = $2",
                seats,
                len(rows),
            ),
            Statement("UPDATE results SET person = $3 WHERE match_id = $1 AND person = $2", rows),
            Statement("UPDATE chat SET person = $3, shown = $4 WHERE match_id = $1 AND person = $2", seats),
            Statement("UPDATE tries SET person = $3 WHERE match_id = $1 AND person = $2", rows),
            Statement("UPDATE matches SET owner = $3 WHERE id = $1 AND owner = $2", rows),
            Statement(CHANGED, [(match,) for match in matches]),
        ]
        whole = [
            *materials_brought(guest, person),
            *riddle_tries_brought(guest, person),
            one("UPDATE people SET owner = $2 WHERE owner = $1", guest, person),
            one("UPDATE push_subscriptions SET person = $2 WHERE person = $1", guest, person),
        ]
        await self.database.write([*(moved if rows else []), *whole, *_gone(guest, nameless)])

    async def delete_person(self, person: str, nameless: str) -> None:
        """Delete a person, their bots and all that identifies them; games they played stay, under `nameless`."""
        await self.database.write(_gone(person, nameless))
        await self.database.erase()


def _gone(person: str, nameless: str) -> list[Statement]:
    theirs = "(SELECT id FROM people WHERE id = $1 OR owner = $1)"
    others = f"SELECT 1 FROM seats WHERE match_id = matches.id AND person IS NOT NULL AND person NOT IN {theirs}"
    unfinished = "SELECT id FROM matches WHERE status IN ('waiting', 'playing', 'abandoned')"
    return [
        one(
            "UPDATE matches SET version = version + 1, status = CASE WHEN status IN ('waiting', 'playing') "
            f"AND NOT EXISTS ({others}) THEN 'abandoned' ELSE status END "
            f"WHERE id IN (SELECT match_id FROM seats WHERE person IN {theirs})",
            person,
        ),
        one(
            f"UPDATE seats SET {VACANT} WHERE person IN {theirs} AND match_id IN ({unfinished})",
            person,
        ),
        one(f"UPDATE seats SET person = NULL, shown = $2, portrait = '' WHERE person IN {theirs}", person, nameless),
        one(f"UPDATE results SET person = NULL WHERE person IN {theirs}", person),
        one(f"UPDATE matches SET owner = NULL WHERE owner IN {theirs}", person),
        one(CHAT_REMOVED + f"(SELECT match_id FROM chat WHERE person IN {theirs})", person),
        one(f"DELETE FROM chat WHERE person IN {theirs}", person),
        one(f"DELETE FROM tries WHERE person IN {theirs}", person),
        one(f"DELETE FROM riddle_tries WHERE person IN {theirs}", person),
        one(f"DELETE FROM tokens WHERE person IN {theirs}", person),
        one(f"DELETE FROM resets WHERE person IN {theirs}", person),
        one(f"DELETE FROM blocks WHERE person IN {theirs} OR blocked IN {theirs}", person),
        *materials_unowned(theirs, person),
        *reminders_forgotten(person),
        one("DELETE FROM profiles WHERE person = $1", person),
        *circles_left(theirs, person),
        one(f"DELETE FROM reports WHERE reported IN {theirs}", person),
        one(f"UPDATE reports SET person = NULL, text = '' WHERE person IN {theirs}", person),
        # The audit keeps what operators did, but not to whom.
        one(
            "UPDATE audit SET subject = $3, detail = '' WHERE substr(subject, 1, $2) = $1",
            *(f"{person} ", len(person) + 1, nameless),
        ),
        one("DELETE FROM people WHERE owner = $1", person),
        one("DELETE FROM people WHERE id = $1", person, expect=1),
    ]
