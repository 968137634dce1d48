"""`reverie admin`: the store of a server, from the command line, whether the server runs or not."""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Final

from reverie.commandline.progress import Progress
from reverie.core.errors import ReverieError
from reverie.server import admin
from reverie.server.admin import AdminError
from reverie.server.database import Unavailable
from reverie.server.house import database_of
from reverie.server.settings import Settings, settings_from
from reverie.server.store import Store
from reverie.texts import Texts

DAMAGED: Final = 1  # the command did its work, and found something wrong
PRIVATE: Final = 0o600  # an export holds hashes of passwords and the server's secrets


def run(given: argparse.Namespace) -> int:
    flags = {"data": given.data, "database": given.database}
    return asyncio.run(_with_store(settings_from(flags, os.environ), given))


async def _with_store(settings: Settings, given: argparse.Namespace) -> int:
    database = database_of(settings)
    try:
        await database.open()
        try:
            return await ACTIONS[given.action](Store(database), given)
        finally:
            await database.close()
    except Unavailable as error:
        raise AdminError(f"the database does not answer: {error}") from error


async def _export(store: Store, given: argparse.Namespace) -> int:
    try:
        handle = os.open(given.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        raise AdminError(f"{given.file} is there already and stays as it is: choose another name") from None
    except OSError as error:
        raise AdminError(f"cannot write {given.file}: {error.strerror}") from error
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        counts = await admin.export(store, file)
        file.flush()
        os.fsync(file.fileno())
    _tell(f"exported to {given.file}", counts)
    print("It holds hashes of passwords and the server's secrets: keep it where nobody else reads.")
    return 0


async def _import(store: Store, given: argparse.Namespace) -> int:
    try:
        with given.file.open(encoding="utf-8") as file:
            counts = await admin.take_in(store, iter(file), str(given.file))
    except OSError as error:
        raise AdminError(f"cannot read {given.file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise AdminError(f"{given.file}: not text (byte {error.start})") from error
    _tell(f"imported from {given.file}", counts)
    return 0


async def _check(store: Store, _: argparse.Namespace) -> int:
    matches = entries = damaged = 0
    (total,) = (await store.database.read("SELECT count(*) FROM matches"))[0]
    with Progress("matches", max(1, int(total))) as progress:
        async for found in admin.check(store):
            matches += 1
            entries += found.entries
            progress.show(matches)
            if found.wrong is not None:
                damaged += 1
                print(f"match {found.match}: {found.wrong}")
    print(f"{matches:,} matches with {entries:,} entries replayed, {damaged:,} damaged")
    return DAMAGED if damaged else 0


async def _delete(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    called = person.name or person.shown
    if not given.yes:
        if not sys.stdin.isatty():
            raise ReverieError("this deletes for good: say --yes if you mean it")
        if input(f"Delete {called} ({person.id}) for good? Type yes: ").strip() != "yes":
            print("Nothing was deleted.")
            return 0
    await store.delete_person(person.id, Texts(person.language).say("server-nobody"))
    print(f"{called} ({person.id}) is deleted; games they sat in stay, without a name")
    return 0


async def _vacuum(store: Store, _: argparse.Namespace) -> int:
    await admin.vacuum(store)
    print("done")
    return 0


async def _backup(store: Store, given: argparse.Namespace) -> int:
    await admin.backup(store, given.file)
    print(f"{given.file}: {given.file.stat().st_size:,} bytes")
    return 0


def _tell(what: str, counts: dict[str, int]) -> None:
    print(what)
    for table, count in counts.items():
        print(f"  {table:<10}{count:>12,}")


ACTIONS: Final[dict[str, Callable[[Store, argparse.Namespace], Awaitable[int]]]] = {
    "export": _export,
    "import": _import,
    "check": _check,
    "delete": _delete,
    "vacuum": _vacuum,
    "backup": _backup,
}
