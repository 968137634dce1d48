"""Materials: uploaded files that matches are played with, such as boards; checked, stored, kept and dropped."""

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
    """Return the row of a material, whose id is a digest of its content: changed files are another material."""
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
    """Return the files of a material as lines of a record, by name."""
    found: dict[str, str] = msgspec.json.decode(material.attached)
    return found


def options_of(material: MaterialRow) -> dict[str, str]:
    """Return the options by which set-ups name a material."""
    found: dict[str, str] = msgspec.json.decode(material.options)
    return found


def files_of(material: MaterialRow) -> dict[str, str]:
    """Return the files of a material as text, by name."""
    return {name: unpacked(line, FILE_BYTES).decode() for name, line in attached_of(material).items()}


class Materials:
    def __init__(self, store: Store, quotas: Quotas, process: UploadProcess) -> None:
        self.store = store
        self.quotas = quotas
        self.process = process
        self.printer = UploadProcess(PRINT_SECONDS, "busy")  # apart from uploads, which are quick

    async def check(self, game: str, files: Mapping[str, str]) -> list[Problem]:
        """Return what is wrong with files, by file and place; empty if matches can be played with them."""
        return await self.process.run(check_material, game, dict(files))

    async def keep(self, person: Person, address: str, game: str, title: str, files: Mapping[str, str]) -> MaterialRow:
        """Store files and keep them among a person's own; storing the same ones again changes nothing."""
        material = material_row(game, title, await self.process.run(read_material, game, dict(files)))
        if not await self.store.keeps_material(person.id, material.id):
            await self.quotas.check_material(person, address, material.size)
            await self.store.keep_material(material, MaterialOwnerRow(person.id, material.id, material.created))
        return await self.get(material.id)

    async def get(self, material: str) -> MaterialRow:
        """Return a material by its id, which is enough to be allowed to see it; Refused if there is none."""
        found = await self.store.material(material)
        if found is None:
            raise Refused("not-found")
        return found

    async def printed(self, spelling: str, material: str | None, paper: Paper) -> bytes:
        """Return a PDF of what a set-up is played on."""
        attached = None if material is None else attached_of(await self.get(material))
        return await self.printer.run(print_paper, spelling, attached, paper)

    async def drop(self, person: Person, material: str) -> None:
        """Drop a material from a person's own; matches that use it go on."""
        if not await self.store.keeps_material(person.id, material):
            raise Refused("not-found")
        await self.store.drop_material(person.id, material)
