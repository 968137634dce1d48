"""Accounts of programs that play: each has an owner and a token, and takes seats like a person."""

import secrets
from typing import Final

from reverie.server.accounts import Accounts, digest
from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.matches import new_id
from reverie.server.names import BOT_MARK, clean
from reverie.server.rows import Person, Token
from reverie.server.store import Store

MOST_BOTS: Final = 10  # of one person
# What a bot may ask for: to play, and to see how its own games went. The rest is for people.
FOR_BOTS: Final = frozenset(
    {
        "GET /api/me",
        "GET /api/games",
        "GET /api/matches",
        "POST /api/matches",
        "GET /api/history",
        "GET /api/invitations/{code}",
        "POST /api/invitations/{code}",
        "GET /api/matches/{match}",
        "POST /api/matches/{match}/join",
        "POST /api/matches/{match}/leave",
        "POST /api/matches/{match}/rematch",
        "GET /api/matches/{match}/table",
        "GET /api/matches/{match}/record",
        "GET /api/matches/{match}/replay",
        "GET /api/matches/{match}/replay/{number}",
        "GET /api/matches/{match}/fairness",
    }
)


class BotAccounts:
    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts

    async def of(self, owner: Person) -> list[Person]:
        return await self.store.bots_of(owner.id)

    async def one(self, owner: Person, bot: str) -> Person:
        """Return a bot of that owner; Refused if they have none with that id."""
        for mine in await self.of(owner):
            if mine.id == bot:
                return mine
        raise Refused("not-found")

    async def create(self, owner: Person, name: str) -> tuple[Person, str]:
        """Create a bot; return it and its token, of which only a hash is stored."""
        display_name = clean(name)
        await self.accounts.check_name(display_name, owner, program=True)
        if len(await self.of(owner)) >= MOST_BOTS:
            raise Refused("too-many", seconds=3600)
        at = now()
        bot = Person(new_id(), display_name + BOT_MARK, None, None, None, owner.language, at, at, owner.id)
        token = secrets.token_urlsafe(32)
        await self.store.add_person(bot, Token(digest(token), bot.id, at, at))
        return bot, token

    async def new_token(self, bot: Person) -> str:
        """Replace the token of a bot and return the new one; the old one is invalid from now on."""
        token = secrets.token_urlsafe(32)
        at = now()
        await self.store.replace_tokens(Token(digest(token), bot.id, at, at))
        return token
