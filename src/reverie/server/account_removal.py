"""Removal of accounts: deleted on request, merged from a guest into a person, or expired guests."""

import contextlib
import logging
from collections.abc import Container, Iterable

from reverie.server.accounts import Accounts
from reverie.server.bot_accounts import BotAccounts
from reverie.server.cache import MatchCache
from reverie.server.errors import Refused
from reverie.server.events import Events, PersonGone
from reverie.server.matches import FAR_FUTURE, Matches
from reverie.server.moves import MoveService
from reverie.server.rows import PLAYING, WAITING, Person
from reverie.server.store import Store
from reverie.server.store.database import Conflict
from reverie.texts import Texts

log = logging.getLogger("reverie")


class AccountRemoval:
    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        moves: MoveService,
        matches: Matches,
        accounts: Accounts,
        bot_accounts: BotAccounts,
        events: Events,
    ) -> None:
        self.store = store
        self.cache = cache
        self.moves = moves
        self.matches = matches
        self.accounts = accounts
        self.bot_accounts = bot_accounts
        self.events = events

    async def remove(self, person: Person, nameless: str) -> None:
        """Delete everything about a person, their bots too; games with others stay, under the name `nameless`."""
        for bot in await self.bot_accounts.of(person):
            await self.remove(bot, nameless)
        await self._leave_everywhere(person)
        seated = await self.store.matches_seated(person.id)
        await self.store.delete_person(person.id, nameless)
        await self._tell(seated)
        self.events.publish(PersonGone(person.id))

    async def merge_guest(self, guest: Person, person: Person, texts: Texts) -> None:
        """Move a guest's games to the person they signed in as, and delete the guest."""
        matches = await self.store.games_to_bring(guest.id, person.id)
        await self._leave_everywhere(guest, besides=matches)
        try:
            await self.store.bring(guest.id, person.id, person.display_name, matches, texts.say("server-nobody"))
        except Conflict:
            raise Refused("busy") from None
        await self._tell(matches)
        self.events.publish(PersonGone(guest.id))

    async def forget_lost_guests(self) -> None:
        """Delete the guests whose cookies have expired."""
        while guests := await self.accounts.lost():
            log.info("guests who did not come back are forgotten", extra={"guests": len(guests)})
            for guest in guests:
                await self.remove(guest, Texts().say("server-nobody"))

    async def _tell(self, matches: Iterable[str]) -> None:
        """Send the changed seats of these matches to every page that has one open; a damaged match is left out."""
        for match in matches:
            self.cache.forget(match)
            with contextlib.suppress(Refused):
                await self.moves.tell_seats(match)

    async def _leave_everywhere(self, person: Person, besides: Container[str] = ()) -> None:
        for row in await self.store.matches_of(person.id, [WAITING, PLAYING], FAR_FUTURE, 10_000):
            if row.id not in besides:
                await self.matches.leave(person, row.id)
