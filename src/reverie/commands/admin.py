"""`reverie admin`: the store of a server, from the command line, whether the server runs or not."""

import argparse
import asyncio
import getpass
import os
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from reverie.commands.arguments import add_action, file_path
from reverie.core.errors import ReverieError
from reverie.server import admin
from reverie.server.accounts import RESET_HOURS, Accounts
from reverie.server.admin import AdminError
from reverie.server.errors import Refused
from reverie.server.moderation import Moderation
from reverie.server.private_files import create_private
from reverie.server.rows import CircleRow
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

NAME_HELP: Final = "the claimed name, or the id (after `--` if it begins with a dash)"
EXAMPLES: Final = (
    "admin check",
    "admin backup copy.db",
    "admin --data /srv/reverie export everything.jsonl",
    "admin ban Alma --reason spam",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _add_store(parser)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    export = add_action(
        actions,
        "export",
        "write everything as lines of JSON, while the server runs",
        "admin export everything.jsonl",
        "admin export everything.jsonl --database postgresql:///reverie",
    )
    export.add_argument("file", type=file_path, metavar="FILE", help="a new file; only you can read it")
    importing = add_action(
        actions, "import", "fill an empty store with an export", "admin import everything.jsonl --data /srv/new"
    )
    importing.add_argument("file", type=file_path, metavar="FILE", help="what `export` wrote")
    add_action(
        actions, "check", "replay every stored game; exits with 1 if one is damaged", "admin check --data /srv/reverie"
    )
    delete = add_action(
        actions,
        "delete",
        "delete a user and everything that identifies them",
        "admin delete Alma",
        "admin delete Alma --yes",
    )
    delete.add_argument("person", metavar="NAME", help=NAME_HELP)
    delete.add_argument("--yes", action="store_true", help="do not ask before deleting")
    add_action(actions, "vacuum", "free the space of deleted data", "admin vacuum --data /srv/reverie")
    backup = add_action(
        actions, "backup", "copy an SQLite store, while the server runs", "admin backup before-upgrade.sqlite"
    )
    backup.add_argument("file", type=file_path, metavar="FILE", help="a new file; only you can read it")
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
    """Add what an operator does about people; every action but the listings goes into the audit log."""
    about = {
        "reset-password": ("print a link that sets a new password", "Alma"),
        "ban": ("keep a user and their bots out", "Alma --reason spam"),
        "unban": ("let a banned user come back", "Alma"),
        "rename": ("show a user under another name", 'Alma "Alma II" --reason "asked for it"'),
        "silence": ("take chat and reactions away from a user", "Alma --reason insults", "Alma --end"),
        "remove-chat": ("delete what a user wrote in chats", "Alma", "Alma --match kq3vX7"),
    }
    for name, (text, *examples) in about.items():
        action = add_action(actions, name, text, *(f"admin {name} {example}" for example in examples))
        action.add_argument("person", metavar="NAME", help=NAME_HELP)
        if name == "rename":
            action.add_argument("shown", metavar="SHOWN", help="the name to show from now on, 1 to 18 characters")
        if name == "silence":
            action.add_argument("--end", action="store_true", help="give chat and reactions back")
        if name == "remove-chat":
            action.add_argument("--match", metavar="ID", help="only in this match (default: in all)")
        if name != "reset-password":
            _add_reason(action)
    reports = add_action(
        actions,
        "reports",
        "list what users reported, with the reported lines",
        "admin reports",
        'admin reports --close r7Kd --reason "talked to them"',
    )
    reports.add_argument("--close", metavar="ID", help="mark this report as handled (default: list the open ones)")
    _add_reason(reports)
    add_action(actions, "circles", "list the circles that people have made", "admin circles")
    renaming = add_action(
        actions, "rename-circle", "give a circle another name", 'admin rename-circle kq3vX7 "Owls" --reason insults'
    )
    renaming.add_argument("circle", metavar="ID", help="as `circles` lists it (after `--` if it begins with a dash)")
    renaming.add_argument("shown", metavar="NAME", help="the name from now on, 1 to 32 characters")
    _add_reason(renaming)
    add_action(actions, "audit", "list what operators did, newest first", "admin audit")


def _add_reason(action: argparse.ArgumentParser) -> None:
    action.add_argument("--reason", default="", metavar="TEXT", help="a note for the audit log (default: none)")


def run(given: argparse.Namespace) -> int:
    flags = {"data": given.data, "database": given.database}
    if given.action == "import" and not given.file.is_file():
        raise AdminError(f"cannot read {given.file}: there is no such file")  # before a store is made for it
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
    reports = await store.open_reports(LISTED)
    if not reports:
        print("no open reports")
    for report in reports:
        print(f"{report.id}  {_time(report.at)}  {report.reason}: {report.reported} in match {report.match_id}")
        print(f"    by {report.person or 'somebody who is gone'}: {report.text or '(no words)'}")
        for line in await store.chat(report.match_id, LISTED):
            if line.person == report.reported:
                print(f"    {_time(line.at)} {line.display_name}: {line.text}")
    return 0


async def _audit(store: Store, _: argparse.Namespace) -> int:
    rows = await store.audit(LISTED)
    if not rows:
        print("no operator has done anything yet")
    for row in rows:
        print(f"{_time(row.at)}  {row.actor}  {row.action}  {row.subject}  {row.detail}")
    return 0


async def _circles(store: Store, _: argparse.Namespace) -> int:
    circles = [circle async for circle in store.every(CircleRow) if circle.owner is not None]
    if not circles:
        print("nobody has made a circle yet")
    for circle in circles:
        members = (await store.count_members([circle.id])).get(circle.id, 0)
        print(f"{circle.id}  {_time(circle.created)}  {members} members, owned by {circle.owner}: {circle.name}")
    return 0


async def _rename_circle(store: Store, given: argparse.Namespace) -> int:
    circle = await store.circle(given.circle)
    if circle is None or circle.owner is None:
        raise AdminError(f"there is no circle {given.circle} of anybody's")
    try:
        await _moderation(store).rename_circle(circle, given.shown[:32], getpass.getuser(), given.reason)
    except Refused as refusal:
        raise AdminError(refusal.message(Texts())) from None
    print(f"{circle.name} ({circle.id}) is called {given.shown[:32]}")
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
    "circles": _circles,
    "rename-circle": _rename_circle,
    "audit": _audit,
}
