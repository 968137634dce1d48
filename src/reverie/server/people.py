"""Who plays: guests at once, names with passwords for those who want one, everything exported or deleted on request."""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from reverie.server.database import Conflict
from reverie.server.errors import Refused
from reverie.server.matches import new_id
from reverie.server.rows import ChatRow, MatchRow, Person, ResultRow, SeatRow, Token, TryRow
from reverie.server.shown import seed_of
from reverie.server.store import Store
from reverie.server.tables import now
from reverie.server.wire import PersonOut
from reverie.texts import Texts

AT_ONCE: Final = 2  # passwords worked on at the same time: each takes a core and MEMORY
HOUR: Final = 3_600_000  # milliseconds
AT_A_TIME: Final = 100  # guests that are forgotten between two looks
MEMORY: Final = 19_456  # kB; with two rounds on one core what OWASP recommends


class People:
    def __init__(self, store: Store, forget_days: int = 0) -> None:
        self.store = store
        self.forget_days = forget_days
        self.hasher = PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        self.nobodys = ""  # the hash of a password nobody has
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def of_cookie(self, cookie: str | None) -> Person | None:
        if not cookie or len(cookie) > 100:
            return None
        hashed, at = digest(cookie), now()
        found = await self.store.person_of_token(hashed, self.forgotten_before(at))
        if found is None:
            return None
        person, seen = found
        if at - seen > HOUR:
            await self.store.see(hashed, person.id, at)
        return person

    def forgotten_before(self, at: int) -> int:
        """Cookies last used before this are worth nothing any more."""
        return at - self.forget_days * 24 * HOUR if self.forget_days else 0

    async def lost(self) -> list[Person]:
        """Guests nobody can come back as, since their cookies were not used for too long; not all at a time."""
        before = self.forgotten_before(now())
        if before <= 0:
            return []
        await self.store.forget_tokens(before)
        return await self.store.unreachable(before, AT_A_TIME)

    async def new_guest(self, language: str, texts: Texts) -> tuple[Person, str]:
        """Somebody new, and the cookie by which they are known."""
        at = now()
        shown = texts.say("server-guest", number=str(1000 + secrets.randbelow(9000)))
        person = Person(new_id(), shown, None, None, None, language, at, at)
        cookie = secrets.token_urlsafe(32)
        await self.store.add_person(person, Token(digest(cookie), person.id, at, at))
        return person, cookie

    async def change(self, person: Person, shown: str | None, language: str | None) -> Person:
        changed = msgspec.structs.replace(
            person,
            shown=clean(shown) if shown is not None else person.shown,
            language=language or person.language,
        )
        if not changed.shown:
            raise Refused("invalid", reason="shown")
        await self.store.change_person(person.id, changed.shown, changed.language)
        return changed

    async def claim(self, person: Person, name: str, password: str) -> Person:
        if person.name is not None:
            raise Refused("already")
        hashed = await self._hash(password)
        try:
            await self.store.claim_name(person.id, name, name.lower(), hashed)
        except Conflict:
            raise Refused("name-taken") from None
        await self.store.change_person(person.id, name, person.language)
        return msgspec.structs.replace(person, name=name, name_key=name.lower(), shown=name)

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        person = await self.store.person_named(name.lower())
        # A name nobody has takes as long as a wrong password: neither tells which it was.
        if not self.nobodys:
            self.nobodys = await self._hash(secrets.token_hex(16))
        hashed = person.password if person is not None and person.password else self.nobodys
        right = await self._verify(hashed, password)
        if person is None or not right:
            raise Refused("wrong-password")
        cookie = secrets.token_urlsafe(32)
        at = now()
        await self.store.add_token(Token(digest(cookie), person.id, at, at))
        return person, cookie

    async def sign_out(self, cookie: str) -> None:
        await self.store.drop_token(digest(cookie))

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything stored about somebody."""
        seats = await self.store.all(SeatRow, "WHERE person = $1", person.id)
        matches = await self.store.all(
            MatchRow, "WHERE id IN (SELECT match_id FROM seats WHERE person = $1) ORDER BY created", person.id
        )
        known = [{**msgspec.to_builtins(row), "seed": seed_of(row)} for row in matches]
        return {
            "person": {**msgspec.to_builtins(person), "password": person.password is not None},
            "bots": [bot.shown for bot in await self.store.bots_of(person.id)],
            "signed_in_since": [row.created for row in await self.store.all(Token, "WHERE person = $1", person.id)],
            "matches": [{key: row[key] for key in row if key not in ("owner", "code")} for row in known],
            "seats": msgspec.to_builtins(seats),
            "results": msgspec.to_builtins(await self.store.all(ResultRow, "WHERE person = $1", person.id)),
            "daily": msgspec.to_builtins(await self.store.all(TryRow, "WHERE person = $1", person.id)),
            "chat": msgspec.to_builtins(await self.store.all(ChatRow, "WHERE person = $1 ORDER BY at", person.id)),
        }

    async def _hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self.turns:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (VerifyMismatchError, InvalidHashError):
                return False


def digest(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()


def clean(text: str) -> str:
    """One line without characters that could play tricks with what stands beside it."""
    kept = "".join(" " if unicodedata.category(one)[0] in "CZ" else one for one in unicodedata.normalize("NFC", text))
    return re.sub(r" +", " ", kept).strip()


def shown_to_itself(person: Person) -> PersonOut:
    return PersonOut(person.id, person.shown, person.name, person.language, person.name is None, person.created)
