"""Cookies of people, tokens of bots, and links that set a new password."""

from collections.abc import Sequence

from reverie.server.rows import Person, ResetRow, Token
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, columns, insert, marks


def known_by(token: Token) -> list[Statement]:
    """Return the statements that make this token the only valid one of its person."""
    return [one("DELETE FROM tokens WHERE person = $1", token.person), insert([token])]


class TokenStore(Rows):
    async def person_of_token(self, token_hash: str, used_since: int) -> tuple[Person, int] | None:
        """Return the person of a token and its last use; None if it is unknown or expired. A bot's never expires."""
        found = await self.database.read(
            f"SELECT {columns(Person, 'p.')}, t.seen FROM tokens AS t JOIN people AS p ON p.id = t.person "
            "WHERE t.hash = $1 AND (t.seen >= $2 OR p.owner IS NOT NULL)",
            *(token_hash, used_since),
        )
        return None if not found else (Person(*found[0][:-1]), found[0][-1])

    async def forget_tokens(self, used_before: int) -> int:
        """Delete the cookies last used before that time; return how many."""
        sql = "DELETE FROM tokens WHERE seen < $1 AND person NOT IN (SELECT id FROM people WHERE owner IS NOT NULL)"
        return (await self.database.write([one(sql, used_before)]))[0]

    async def tokens_of(self, person: str) -> list[Token]:
        return await self.all(Token, "WHERE person = $1 ORDER BY seen DESC, hash", person)

    async def keep_only_token(self, person: str, token_hash: str) -> None:
        """Delete every other cookie of a person."""
        await self.database.write([one("DELETE FROM tokens WHERE person = $1 AND hash <> $2", person, token_hash)])

    async def add_token(self, token: Token) -> None:
        await self.database.write([insert([token])])

    async def replace_tokens(self, token: Token) -> None:
        """Store a token as the only valid one of its person."""
        await self.database.write(known_by(token))

    async def drop_token(self, token_hash: str) -> None:
        await self.database.write([one("DELETE FROM tokens WHERE hash = $1", token_hash)])

    async def signed_out(self, people: Sequence[str]) -> list[str]:
        """Return those of these people who have no cookie or token any more."""
        sql = f"SELECT DISTINCT person FROM tokens WHERE person IN ({marks(people)})"
        known = {row[0] for row in await self.database.read(sql, *people)}
        return [person for person in people if person not in known]

    async def add_reset(self, reset: ResetRow) -> None:
        """Store the link by which a person can set a new password, in place of an earlier one."""
        await self.database.write([one("DELETE FROM resets WHERE person = $1", reset.person), insert([reset])])

    async def person_of_reset(self, reset_hash: str, at: int) -> Person | None:
        """Return the person whose password a link sets; None if it is unknown or expired."""
        condition = "WHERE id IN (SELECT person FROM resets WHERE hash = $1 AND expires > $2)"
        return await self.first(Person, condition, reset_hash, at)
