"""Quotas: how much one person, and one address, may store on the server."""

from typing import Final

from reverie.server.errors import Refused
from reverie.server.limits import Limits
from reverie.server.rows import Person
from reverie.server.store import Store

UNFINISHED: Final = 200  # matches of one person: no human needs more, but a program might create them
LISTED: Final = 5  # of those, shown in the lobby while they wait for players
UPLOADED_MATCHES: Final = 2_000
UPLOADED_BYTES: Final = 20_000_000
MATERIALS: Final = 100  # sets of files of one person's own, such as boards
MATERIAL_BYTES: Final = 5_000_000
ENTRY_BYTES: Final = 60  # that an entry takes in the database besides its text


class Quotas:
    """Refuses what exceeds a quota; those per address are rate limits that refill within a day."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits

    async def check_new_match(self, person: Person, address: str, listed: bool = False) -> None:
        await self.check_unfinished(person)
        if listed and await self.store.count_listed(person.id) >= LISTED:
            raise Refused("too-many-open")
        self._take("match", address)

    async def check_unfinished(self, person: Person) -> None:
        if await self.store.count_unfinished(person.id) >= UNFINISHED:
            raise Refused("too-many-games")

    async def check_upload(self, person: Person, address: str, entries: int, characters: int) -> None:
        size = characters + ENTRY_BYTES * entries
        matches, had_entries, had_characters = await self.store.uploaded(person.id)
        if matches >= UPLOADED_MATCHES or had_characters + ENTRY_BYTES * had_entries + size > UPLOADED_BYTES:
            raise Refused("storage-full")
        self._take("stored", address, size)

    async def check_material(self, person: Person, address: str, size: int) -> None:
        materials, had = await self.store.kept_materials(person.id)
        if materials >= MATERIALS or had + size > MATERIAL_BYTES:
            raise Refused("too-many-sets", most=MATERIALS, megabytes=MATERIAL_BYTES // 1_000_000)
        self._take("stored", address, size)

    def _take(self, kind: str, address: str, amount: float = 1.0) -> None:
        wait = self.limits.wait(kind, address, amount)
        if wait:
            raise Refused("too-many", seconds=max(1, round(wait)))
