"""Accounts: guests, claimed names with passwords, sessions, and the export of everything about a person."""

import asyncio
import hashlib
import secrets
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.http_types import PersonOut, SessionOut
from reverie.server.matches import new_id
from reverie.server.names import BOT_MARK, clean, reserved, skeleton, visible
from reverie.server.passwords import too_common
from reverie.server.responses import seed_of
from reverie.server.rows import (
    FINISHED,
    CirclePointsRow,
    MatchRow,
    Person,
    ReminderRow,
    ReportRow,
    ResetRow,
    ResultRow,
    SeatRow,
    Token,
    TryRow,
)
from reverie.server.store import Store
from reverie.server.store.database import Conflict
from reverie.server.trusted_clock import TrustedClock
from reverie.texts import Texts

AT_ONCE: Final = 2  # passwords hashed at the same time: each takes a core and MEMORY
HOUR: Final = 3_600_000  # milliseconds
AT_A_TIME: Final = 100  # guests that are read and forgotten in one batch
RESET_HOURS: Final = 24  # for which a link to set a new password is valid
SESSION_ID: Final = 16  # characters of a token's hash that name a session
MEMORY: Final = 19_456  # kB; with two rounds on one core, as OWASP recommends


class Accounts:
    def __init__(self, store: Store, clock: TrustedClock, forget_days: int = 0) -> None:
        self.store = store
        self.clock = clock
        self.forget_days = forget_days
        self.hasher = PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        self.decoy_hash = ""  # verified for names that do not exist, so that both take the same time
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def of_cookie(self, cookie: str | None) -> Person | None:
        if not cookie or len(cookie) > 100:
            return None
        hashed, at = digest(cookie), now()
        found = await self.store.person_of_token(hashed, self.forgotten_before(self.clock.confirmed()))
        if found is None:
            return None
        person, seen = found
        if person.banned is not None:
            return None
        if at - seen > HOUR:
            await self.store.see(hashed, person.id, at)
        return person

    def forgotten_before(self, at: int) -> int:
        """Return the time, in milliseconds, before which a last use makes a cookie invalid; 0 if none expires."""
        return at - self.forget_days * 24 * HOUR if self.forget_days else 0

    async def lost(self) -> list[Person]:
        """Drop expired cookies and return guests who cannot sign in any more, AT_A_TIME at most."""
        before = self.forgotten_before(self.clock.confirmed())
        if before <= 0:
            return []
        await self.store.forget_tokens(before)
        return await self.store.unreachable(before, AT_A_TIME)

    async def new_guest(self, language: str, texts: Texts) -> tuple[Person, str]:
        """Create a guest; return the person and their cookie."""
        at = now()
        display_name = texts.say("server-guest", number=str(1000 + secrets.randbelow(9000)))
        person = Person(new_id(), display_name, None, None, None, language, at, at)
        cookie = secrets.token_urlsafe(32)
        await self.store.add_person(person, Token(digest(cookie), person.id, at, at))
        return person, cookie

    async def change(
        self, person: Person, display_name: str | None, language: str | None, portrait: str | None = None
    ) -> Person:
        changed = msgspec.structs.replace(
            person,
            display_name=clean(display_name) if display_name is not None else person.display_name,
            language=language or person.language,
            portrait=person.portrait if portrait is None else portrait,
        )
        if display_name is not None:
            await self.check_name(changed.display_name, person)
        await self.store.change_person(person.id, changed.display_name, changed.language, changed.portrait)
        return changed

    async def check_name(self, name: str, person: Person, program: bool = False) -> None:
        """Refuse a name that shows nothing, that is ours, or that looks like another user's claimed name."""
        if not visible(name):
            raise Refused("invalid", reason="shown")
        looks = skeleton(name)
        # The display name of a program ends with BOT_MARK, so it may be called like one of our bots.
        if not program and (looks in reserved() or name.endswith(BOT_MARK)):
            raise Refused("name-reserved")
        other = await self.store.named_like(looks)
        if other is not None and other.id not in (person.id, person.owner):
            raise Refused("name-taken")

    async def claim(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """Give a guest a name and a password; return the only cookie that is valid from now on."""
        if person.name is not None:
            raise Refused("already")
        await self.check_name(name, person)
        hashed = await self.check_and_hash(password, name)
        named = msgspec.structs.replace(
            person, name=name, name_key=name.lower(), display_name=name, password=hashed, skeleton=skeleton(name)
        )
        token, cookie = _fresh_token(person.id)
        try:
            await self.store.claim_name(named, token)
        except Conflict:
            raise Refused("name-taken") from None
        return named, cookie

    async def note_looks(self) -> None:
        """Store the skeletons of names claimed before skeletons were stored; of two alike, the first keeps it."""
        for person in await self.store.names_without_looks():
            looks = skeleton(person.name or "")
            if await self.store.named_like(looks) is None:
                await self.store.keep_looks(person.id, looks)

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        person = await self.store.person_named(name.lower())
        # An unknown name takes as long as a wrong password, so that the time does not tell which it was.
        if not self.decoy_hash:
            self.decoy_hash = await self._hash(secrets.token_hex(16))
        hashed = person.password if person is not None and person.password else self.decoy_hash
        right = await self._verify(hashed, password)
        if person is None or not right:
            raise Refused("wrong-password")
        if person.banned is not None:
            raise Refused("banned")
        token, cookie = _fresh_token(person.id)
        await self.store.add_token(token)
        return person, cookie

    async def sign_out(self, cookie: str) -> None:
        await self.store.drop_token(digest(cookie))

    # -- passwords and sessions -----------------------------------------------------------------

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Store a new password; return the only cookie that is valid from now on."""
        if person.name is None or person.password is None:
            raise Refused("not-yours")
        if not await self._verify(person.password, old):
            raise Refused("wrong-password")
        return await self._set_password(person, new)

    async def reset_link(self, person: Person) -> str:
        """Create and return the secret of a link that sets a new password once, within RESET_HOURS."""
        secret = secrets.token_urlsafe(24)
        await self.store.add_reset(ResetRow(digest(secret), person.id, now() + RESET_HOURS * HOUR))
        return secret

    async def reset_password(self, secret: str, new: str) -> tuple[Person, str]:
        """Set the password of the person a link was made for, who is then signed in here and nowhere else."""
        person = await self.store.person_of_reset(digest(secret), now())
        if person is None or person.name is None:
            raise Refused("link-used")
        return person, await self._set_password(person, new)

    async def _set_password(self, person: Person, new: str) -> str:
        hashed = await self.check_and_hash(new, person.name or "")
        token, cookie = _fresh_token(person.id)
        await self.store.change_password(person.id, hashed, token)
        return cookie

    async def check_and_hash(self, password: str, name: str) -> str:
        if too_common(password, name):
            raise Refused("common-password")
        return await self._hash(password)

    async def sessions(self, person: Person, cookie: str | None) -> list[SessionOut]:
        """List the sessions of a person, the last used first."""
        mine = digest(cookie or "")
        return [
            SessionOut(token.hash[:SESSION_ID], token.created, token.seen, token.hash == mine)
            for token in await self.store.tokens_of(person.id)
        ]

    async def end_session(self, person: Person, session: str) -> None:
        for token in await self.store.tokens_of(person.id):
            if token.hash[:SESSION_ID] == session:
                await self.store.drop_token(token.hash)
                return
        raise Refused("not-found")

    async def sign_out_elsewhere(self, person: Person, cookie: str) -> None:
        await self.store.keep_only_token(person.id, digest(cookie))

    async def export(self, person: Person) -> dict[str, object]:
        """Return everything stored about a person, as plain data."""
        seats = await self.store.rows_of_person(SeatRow, person.id)
        matches = await self.store.every_match_of(person.id)
        known = [_known_of(row, self.clock.confirmed()) for row in matches]
        tries = await self.store.rows_of_person(TryRow, person.id)
        return {
            "person": {**msgspec.to_builtins(person), "password": person.password is not None},
            "blocked": [row.blocked for row in await self.store.blocks_of(person.id)],
            "reports": msgspec.to_builtins(await self.store.rows_of_person(ReportRow, person.id)),
            "bots": [bot.display_name for bot in await self.store.bots_of(person.id)],
            "signed_in_since": [row.created for row in await self.store.rows_of_person(Token, person.id)],
            "matches": known,
            "seats": msgspec.to_builtins(seats),
            "results": msgspec.to_builtins(await self.store.rows_of_person(ResultRow, person.id)),
            "daily": [msgspec.to_builtins(row) for row in tries if not row.circle],
            "circles": {
                "member_of": [
                    {"id": row.id, "name": row.name, "owner": row.owner == person.id}
                    for row in await self.store.circles_of(person.id)
                ],
                "tries": [
                    {"circle": row.circle, "week": row.period, "deal": row.deal, "match_id": row.match_id}
                    for row in tries
                    if row.circle
                ],
                "points": msgspec.to_builtins(await self.store.rows_of_person(CirclePointsRow, person.id)),
            },
            "riddles": msgspec.to_builtins(await self.store.riddle_tries(person.id)),
            "materials": msgspec.to_builtins(await self.store.materials_of(person.id)),
            "reminders": {
                "settings": msgspec.to_builtins(await self.store.reminder_settings(person.id)),
                "browsers": msgspec.to_builtins(await self.store.subscriptions(person.id)),
                "sent": msgspec.to_builtins(await self.store.rows_of_person(ReminderRow, person.id)),
            },
            "profile": msgspec.to_builtins(await self.store.profile(person.id)),
            "chat": msgspec.to_builtins(await self.store.chat_of(person.id)),
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


def _fresh_token(person: str) -> tuple[Token, str]:
    """Create a random cookie; return the token to store, which has only its hash, and the cookie."""
    cookie = secrets.token_urlsafe(32)
    at = now()
    return Token(digest(cookie), person, at, at), cookie


def person_out(person: Person) -> PersonOut:
    guest = person.name is None
    return PersonOut(
        person.id, person.display_name, person.name, person.language, guest, person.created, person.portrait
    )


def _known_of(row: MatchRow, at: int) -> dict[str, object]:
    """Return what a player may know of a match's row.

    The number of entries counts the drafts of others too, so it is hidden until the game is over.
    """
    hidden = {"owner", "code"} | ({"length", "version"} if row.status != FINISHED else set())
    known = {**msgspec.to_builtins(row), "seed": seed_of(row, at)}
    return {key: value for key, value in known.items() if key not in hidden}
