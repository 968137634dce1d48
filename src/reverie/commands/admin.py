"""`reverie admin`: the store of a server, from the command line, whether the server runs or not."""

import argparse
import asyncio
import getpass
import os
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from reverie.core.errors import ReverieError
from reverie.server import admin
from reverie.server.accounts import RESET_HOURS, Accounts
from reverie.server.admin import AdminError
from reverie.server.errors import Refused
from reverie.server.moderation import Moderation
from reverie.server.private_files import create_private
from reverie.server.services import database_of
from reverie.server.settings import Settings, settings_from
from reverie.server.store import Store
from reverie.server.store.database import Unavailable
from reverie.server.trusted_clock import TrustedClock
from reverie.texts import Texts
from reverie.textui.progress import Progress

DAMAGED: Final = 1  # the command did its work, and found something wrong
LISTED: Final = 200  # reports, or lines of the log, that are shown at a time
MAKES_A_STORE: Final = ("import",)  # the only action that begins with none

EXAMPLES: Final = (
    "admin check",
    "admin backup copy.db",
    "admin --data /srv/reverie export everything.jsonl",
    "admin ban NAME --reason TEXT",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _add_store(parser)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    export = actions.add_parser("export", help="write everything as lines of JSON, while the server runs")
    export.add_argument("file", type=Path, metavar="FILE", help="a new file; only you can read it")
    take_in = actions.add_parser("import", help="fill an empty store with an export")
    take_in.add_argument("file", type=Path, metavar="FILE", help="what `export` wrote")
    actions.add_parser("check", help="replay every stored game; exits with 1 if one is damaged")
    delete = actions.add_parser("delete", help="delete a user and everything that identifies them")
    delete.add_argument(
        "person", metavar="NAME", help="the claimed name, or the id (after `--` if it begins with a dash)"
    )
    delete.add_argument("--yes", action="store_true", help="do not ask")
    actions.add_parser("vacuum", help="free the space of deleted data")
    backup = actions.add_parser("backup", help="copy an SQLite store, while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file; only you can read it")
    _add_moderation(actions)
    for action in actions.choices.values():
        _add_store(action)  # typed after the action, too


def _add_store(parser: argparse.ArgumentParser) -> None:
    """Add where the server's data is. What is not given here must not replace what was given before the command."""
    parser.add_argument(
        "--data", metavar="DIR", default=argparse.SUPPRESS, help="the server's data folder (default: the user's)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=argparse.SUPPRESS,
        help="postgresql://… (default: SQLite in the data folder)",
    )


def _add_moderation(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What an operator does about people; every command but the listings goes into the log."""
    about = {
        "reset-password": "print a link that sets a new password",
        "ban": "keep a user and their bots out",
        "unban": "let a banned user come back",
        "rename": "show a user under another name",
        "silence": "take chat and reactions away from a user",
        "remove-chat": "delete what a user wrote in chats",
    }
    for name, text in about.items():
        action = actions.add_parser(name, help=text)
        action.add_argument(
            "person", metavar="NAME", help="the claimed name, or the id (after `--` if it begins with a dash)"
        )
        if name == "rename":
            action.add_argument("shown", metavar="SHOWN", help="the name shown from now on")
        if name == "silence":
            action.add_argument("--end", action="store_true", help="give them back")
        if name == "remove-chat":
            action.add_argument("--match", metavar="ID", help="only in this match")
        if name != "reset-password":
            action.add_argument("--reason", default="", metavar="TEXT", help="for the log")
    reports = actions.add_parser("reports", help="list what users reported, with the reported lines")
    reports.add_argument("--close", metavar="ID", help="mark this report as handled")
    reports.add_argument("--reason", default="", metavar="TEXT", help="for the log")
    actions.add_parser("audit", help="list what operators did, newest first")


def run(given: argparse.Namespace) -> int:
    flags = {"data": given.data, "database": given.database}
    return asyncio.run(_with_store(settings_from(flags, os.environ), given))


async def _with_store(settings: Settings, given: argparse.Namespace) -> int:
    database = database_of(settings)
    try:
        if given.action not in MAKES_A_STORE and not await database.exists():
            place = "this database" if settings.database else str(settings.folder)
            raise AdminError(f"there is no store in {place}: say with --data or --database where the server keeps it")
        await database.open()
        try:
            return await ACTIONS[given.action](Store(database), given)
        finally:
            await database.close()
    except Unavailable as error:
        raise AdminError(f"the database does not answer: {error}") from error


async def _export(store: Store, given: argparse.Namespace) -> int:
    try:
        file = create_private(given.file)
    except FileExistsError:
        raise AdminError(f"{given.file} is there already and stays as it is: choose another name") from None
    except OSError as error:
        raise AdminError(f"cannot write {given.file}: {error.strerror}") from error
    with file:
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
    total = await store.count_matches()
    with Progress("matches", max(1, total)) as progress:
        async for found in admin.check(store):
            matches += 1
            entries += found.entries
            progress.show(matches)
            if found.wrong is not None:
                damaged += 1
                print(f"match {found.match}: {found.wrong}")
            elif found.mended:
                print(f"match {found.match}: whole again, and no longer marked as damaged")
    print(f"{matches:,} matches with {entries:,} entries replayed, {damaged:,} damaged")
    return DAMAGED if damaged else 0


async def _delete(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    called = person.name or person.display_name
    if not given.yes:
        if not sys.stdin.isatty():
            raise ReverieError("this deletes for good: say --yes if you mean it")
        if input(f"Delete {called} ({person.id}) for good? Type yes: ").strip() != "yes":
            print("Nothing was deleted.")
            return 0
    nameless = Texts(person.language).say("server-nobody")
    await store.delete_person(person.id, nameless)
    await _moderation(store).note_deleted(nameless, getpass.getuser())
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


async def _reset_password(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    if person.name is None:
        raise AdminError(f"{given.person} is a guest: there is no password to reset")
    secret = await _moderation(store).reset_password(person, getpass.getuser())
    base = settings_from({}, os.environ).public_url.rstrip("/")
    print(f"{base}/settings#reset={secret}")
    print(f"Send this to {person.name} alone: it sets a new password once, within {RESET_HOURS} hours.")
    return 0


async def _ban(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    await _moderation(store).ban(person, getpass.getuser(), given.reason)
    print(f"{person.display_name} ({person.id}) is kept out")
    return 0


async def _unban(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    await _moderation(store).unban(person, getpass.getuser(), given.reason)
    print(f"{person.display_name} ({person.id}) may come back")
    return 0


async def _rename(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    try:
        await _moderation(store).rename(person, given.shown, getpass.getuser(), given.reason)
    except Refused as refusal:
        raise AdminError(refusal.message(Texts())) from None
    print(f"{person.display_name} ({person.id}) is shown as {given.shown}")
    return 0


async def _silence(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    await _moderation(store).silence(person, not given.end, getpass.getuser(), given.reason)
    print(f"{person.display_name} ({person.id}) may {'talk again' if given.end else 'not talk'}")
    return 0


async def _remove_chat(store: Store, given: argparse.Namespace) -> int:
    person = await admin.find_person(store, given.person)
    removed = await _moderation(store).remove_chat(person, given.match, getpass.getuser(), given.reason)
    print(f"{removed:,} lines of {person.display_name} ({person.id}) are removed")
    return 0


async def _reports(store: Store, given: argparse.Namespace) -> int:
    if given.close:
        report = await store.report(given.close)
        if report is None:
            raise AdminError(f"there is no report {given.close}")
        await _moderation(store).close_report(report, getpass.getuser(), given.reason)
        print(f"report {given.close} is closed")
        return 0
    for report in await store.open_reports(LISTED):
        print(f"{report.id}  {_time(report.at)}  {report.reason}: {report.reported} in match {report.match_id}")
        print(f"    by {report.person or 'somebody who is gone'}: {report.text or '(no words)'}")
        for line in await store.chat(report.match_id, LISTED):
            if line.person == report.reported:
                print(f"    {_time(line.at)} {line.display_name}: {line.text}")
    return 0


async def _audit(store: Store, _: argparse.Namespace) -> int:
    for row in await store.audit(LISTED):
        print(f"{_time(row.at)}  {row.actor}  {row.action}  {row.subject}  {row.detail}")
    return 0


def _moderation(store: Store) -> Moderation:
    return Moderation(store, Accounts(store, TrustedClock(store)))


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


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
    "reset-password": _reset_password,
    "ban": _ban,
    "unban": _unban,
    "rename": _rename,
    "silence": _silence,
    "remove-chat": _remove_chat,
    "reports": _reports,
    "audit": _audit,
}
