"""People: guests, those with claimed names, and their bots."""

from reverie.server.rows import Person, Token
from reverie.server.store.database import one
from reverie.server.store.statements import Rows, insert
from reverie.server.store.tokens import known_by


class PeopleStore(Rows):
    async def add_person(self, person: Person, token: Token) -> None:
        await self.database.write([insert([person]), insert([token])])

    async def person(self, person: str) -> Person | None:
        return await self.first(Person, "WHERE id = $1", person)

    async def person_named(self, name_key: str) -> Person | None:
        return await self.first(Person, "WHERE name_key = $1", name_key)

    async def see(self, token_hash: str, person: str, at: int) -> None:
        """Store when a token and its person were last seen."""
        await self.database.write(
            [
                one("UPDATE tokens SET seen = $2 WHERE hash = $1", token_hash, at),
                one("UPDATE people SET seen = $2 WHERE id = $1", person, at),
            ]
        )

    async def unreachable(self, seen_before: int, limit: int) -> list[Person]:
        """Return guests without a name and without a cookie, last seen before that time; bots are left out."""
        condition = (
            "WHERE name IS NULL AND owner IS NULL AND seen < $1 "
            "AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id) LIMIT $2"
        )
        return await self.all(Person, condition, seen_before, limit)

    async def bots_of(self, owner: str) -> list[Person]:
        return await self.all(Person, "WHERE owner = $1 ORDER BY created, id", owner)

    async def change_person(self, person: str, display_name: str, language: str, portrait: str) -> None:
        await self.database.write(
            [
                one(
                    "UPDATE people SET shown = $2, language = $3, portrait = $4 WHERE id = $1",
                    *(person, display_name, language, portrait),
                    expect=1,
                ),
                one("UPDATE seats SET shown = $2, portrait = $3 WHERE person = $1", person, display_name, portrait),
                one(
                    "UPDATE matches SET version = version + 1 WHERE status IN ('waiting', 'playing') "
                    "AND id IN (SELECT match_id FROM seats WHERE person = $1)",
                    person,
                ),
            ]
        )

    async def claim_name(self, person: Person, token: Token) -> None:
        """Store a guest's new name and password, with this token as their only one.

        Conflict if the name is taken, looks like another one, or this person has a name already.
        """
        sql = (
            "UPDATE people SET name = $2, name_key = $3, password = $4, skeleton = $5, shown = $2 WHERE id = $1 "
            "AND name IS NULL AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.skeleton = $5)"
        )
        values = (person.id, person.name, person.name_key, person.password, person.skeleton)
        await self.database.write(
            [
                one(sql, *values, expect=1),
                one("UPDATE seats SET shown = $2 WHERE person = $1", person.id, person.name),
                *known_by(token),
            ]
        )

    async def named_like(self, skeleton: str) -> Person | None:
        """Return the person who has claimed a name with this skeleton."""
        return await self.first(Person, "WHERE skeleton = $1", skeleton)

    async def names_without_looks(self) -> list[Person]:
        """Return the people who claimed a name before skeletons were stored."""
        return await self.all(Person, "WHERE name IS NOT NULL AND skeleton IS NULL ORDER BY created, id")

    async def keep_looks(self, person: str, skeleton: str) -> None:
        await self.database.write([one("UPDATE people SET skeleton = $2 WHERE id = $1", person, skeleton)])

    async def change_password(self, person: str, password: str, token: Token) -> None:
        """Store a new password, with this token as the person's only one, and delete links that would set another."""
        await self.database.write(
            [
                one("UPDATE people SET password = $2 WHERE id = $1 AND name IS NOT NULL", person, password, expect=1),
                one("DELETE FROM resets WHERE person = $1", person),
                *known_by(token),
            ]
        )

    async def ban(self, person: str, at: int) -> None:
        theirs = "(SELECT id FROM people WHERE id = $1 OR owner = $1)"
        await self.database.write(
            [
                one("UPDATE people SET banned = $2 WHERE id = $1 OR owner = $1", person, at),
                one(f"DELETE FROM tokens WHERE person IN {theirs}", person),
                one(f"DELETE FROM resets WHERE person IN {theirs}", person),
            ]
        )

    async def unban(self, person: str) -> None:
        await self.database.write([one("UPDATE people SET banned = NULL WHERE id = $1 OR owner = $1", person)])

    async def silence(self, person: str, silenced: bool) -> None:
        sql = "UPDATE people SET silenced = $2 WHERE id = $1 OR owner = $1"
        await self.database.write([one(sql, person, int(silenced))])
