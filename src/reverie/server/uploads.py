"""Uploaded records: read in another process, counted against a person's quota, stored as matches."""

from collections.abc import Sequence
from typing import Final

import msgspec

from reverie.core.record import Entry
from reverie.server.loaded_match import setup_of
from reverie.server.materials import material_row
from reverie.server.quotas import Quotas
from reverie.server.rows import FINISHED, MatchRow, Person
from reverie.server.shared_deals import Source, refuse_copy
from reverie.server.store import Store, insert, material_added
from reverie.server.store.database import Conflict, Statement
from reverie.server.upload_process import UploadedMatch, UploadProcess, read_import, read_offline_game

RECORD_BYTES: Final = 300_000  # as many entries as a record may have, each as long as the longest


class Uploads:
    """Stores uploaded records as matches."""

    def __init__(self, store: Store, quotas: Quotas, deals: Sequence[Source]) -> None:
        self.store = store
        self.quotas = quotas
        self.deals = deals  # whose luck no upload may have
        self.process = UploadProcess()

    async def take_in(self, person: Person, address: str, text: str) -> MatchRow:
        """Store a record to be replayed or, if it is unfinished and for one player, continued."""
        found = await self.process.run(read_import, text, person.id, person.display_name)
        await self._check(person, address, found)
        row, carried = _with_material(found)
        await self.store.add_match(row, found.seats, found.entries, carried)
        return row

    async def take_home(self, person: Person, address: str, text: str, bots: Sequence[str]) -> tuple[MatchRow, bool]:
        """Store a game that a person finished offline; return the match, and False if it was uploaded before.

        It counts in their own statistics and nowhere else, as no server has seen it being played.
        """
        found = await self.process.run(read_offline_game, text, person.id, person.display_name, bots)
        before = await self.store.match(found.row.id)
        if before is not None:
            return before, False
        await self._check(person, address, found)
        try:
            row, carried = _with_material(found)
            results = [insert(found.results)] if found.results else []
            await self.store.add_match(row, found.seats, found.entries, [*results, *carried])
        except Conflict:
            before = await self.store.match(found.row.id)
            if before is None:
                raise
            return before, False
        return row, True

    async def _check(self, person: Person, address: str, found: UploadedMatch) -> None:
        entries = [Entry(row.actor, row.text, bool(row.auto)) for row in found.entries]
        if found.material is None:
            await refuse_copy(self.store, self.deals, person, setup_of(found.row), entries)
        if found.row.status != FINISHED:
            await self.quotas.check_unfinished(person)
        characters = sum(len(entry.text) for entry in found.entries)
        if found.material is not None:
            characters += sum(map(len, found.material.attached.values()))
        await self.quotas.check_upload(person, address, len(found.entries), characters)


def _with_material(found: UploadedMatch) -> tuple[MatchRow, list[Statement]]:
    """Return the row of an uploaded match, and the statements that store its material."""
    if found.material is None:
        return found.row, []
    material = material_row(found.row.game, "", found.material)
    return msgspec.structs.replace(found.row, material=material.id), [material_added(material)]
