"""Files of people's own that matches are played with, such as boards: checked, stored for good, kept and let go."""

import base64
import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from reverie.attachments import unpacked
from reverie.games.kit import Paper, Problem
from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.quotas import Quotas
from reverie.server.rows import MaterialOwnerRow, MaterialRow, Person
from reverie.server.store import Store
from reverie.server.upload_process import (
    FILE_BYTES,
    CheckedMaterial,
    UploadProcess,
    check_material,
    print_paper,
    read_material,
)

PRINT_SECONDS: Final = 120.0
ID_BYTES: Final = 18  # 24 characters


def material_row(game: str, title: str, checked: CheckedMaterial) -> MaterialRow:
    """Name a material by a digest of all it holds: whatever is changed makes another one."""
    attached = msgspec.json.encode(checked.attached, order="sorted").decode()
    digest = hashlib.sha256("\n".join(["material", game, title, attached]).encode()).digest()
    return MaterialRow(
        id=base64.urlsafe_b64encode(digest[:ID_BYTES]).decode(),
        game=game,
        title=title,
        options=msgspec.json.encode(checked.options, order="sorted").decode(),
        spellings=msgspec.json.encode(checked.spellings).decode(),
        attached=attached,
        size=len(attached),
        created=now(),
    )


def attached_of(material: MaterialRow) -> dict[str, str]:
    """The files of a material as lines of a record."""
    found: dict[str, str] = msgspec.json.decode(material.attached)
    return found


def options_of(material: MaterialRow) -> dict[str, str]:
    """How set-ups name a material."""
    found: dict[str, str] = msgspec.json.decode(material.options)
    return found


def files_of(material: MaterialRow) -> dict[str, str]:
    """The files of a material as text."""
    return {name: unpacked(line, FILE_BYTES).decode() for name, line in attached_of(material).items()}


class Materials:
    def __init__(self, store: Store, quotas: Quotas, process: UploadProcess) -> None:
        self.store = store
        self.quotas = quotas
        self.process = process
        self.printer = UploadProcess(PRINT_SECONDS, "busy")  # apart from uploads, which are quick

    async def check(self, game: str, files: Mapping[str, str]) -> list[Problem]:
        """What is wrong with files, by file and place; nothing if matches can be played with them."""
        return await self.process.run(check_material, game, dict(files))

    async def keep(self, person: Person, address: str, game: str, title: str, files: Mapping[str, str]) -> MaterialRow:
        """Store files, and keep them among a person's own; the same ones again change nothing."""
        material = material_row(game, title, await self.process.run(read_material, game, dict(files)))
        if not await self.store.keeps_material(person.id, material.id):
            await self.quotas.check_material(person, address, material.size)
            await self.store.keep_material(material, MaterialOwnerRow(person.id, material.id, material.created))
        return await self.get(material.id)

    async def get(self, material: str) -> MaterialRow:
        """A material by its id, which is all that somebody needs to be shown it."""
        found = await self.store.material(material)
        if found is None:
            raise Refused("not-found")
        return found

    async def printed(self, spelling: str, material: str | None, paper: Paper) -> bytes:
        """What a set-up is played on, as a PDF."""
        attached = None if material is None else attached_of(await self.get(material))
        return await self.printer.run(print_paper, spelling, attached, paper)

    async def drop(self, person: Person, material: str) -> None:
        """Keep it no more; matches that are played with it go on."""
        if not await self.store.keeps_material(person.id, material):
            raise Refused("not-found")
        await self.store.drop_material(person.id, material)
