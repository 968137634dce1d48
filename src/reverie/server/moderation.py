"""Moderation: people block and report, operators ban, rename, silence and remove chat; all of it is audited."""

from typing import Final

from reverie.server.accounts import Accounts
from reverie.server.circles import checked_name
from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.loaded_match import LoadedMatch
from reverie.server.matches import new_id
from reverie.server.names import clean
from reverie.server.rows import AuditRow, BlockRow, CircleRow, Person, ReportRow
from reverie.server.store import Store

MOST_BLOCKED: Final = 500  # by one person


class Moderation:
    """Blocks and reports of people, and what operators do about them."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts

    # -- people ---------------------------------------------------------------------------------

    async def block(self, person: Person, loaded: LoadedMatch, seat: int) -> str:
        """Block the person in that seat at every table; return who that is."""
        other = _other(person, loaded, seat)
        if len(await self.store.blocks_of(person.id)) >= MOST_BLOCKED:
            raise Refused("too-many", seconds=3600)
        await self.store.add_block(BlockRow(person.id, other, now()))
        return other

    async def unblock(self, person: Person, blocked: str) -> None:
        if not await self.store.drop_block(person.id, blocked):
            raise Refused("not-found")

    async def report(self, person: Person, loaded: LoadedMatch, seat: int, reason: str, text: str) -> None:
        """Report the person in that seat to the operators, once for each table."""
        other = _other(person, loaded, seat)
        if await self.store.has_reported(person.id, loaded.row.id, other):
            raise Refused("already")
        row = ReportRow(new_id(), person.id, loaded.row.id, other, reason, clean(text), now())
        await self.store.add_report(row)

    # -- operators ------------------------------------------------------------------------------

    async def ban(self, person: Person, actor: str, reason: str) -> None:
        """Ban a person and their bots; their names stay taken."""
        await self.store.ban(person.id, now())
        await self.note(actor, "ban", person, reason)

    async def unban(self, person: Person, actor: str, reason: str) -> None:
        await self.store.unban(person.id)
        await self.note(actor, "unban", person, reason)

    async def rename(self, person: Person, display_name: str, actor: str, reason: str) -> None:
        """Show somebody by another name, wherever they sit."""
        cleaned = clean(display_name)
        await self.accounts.check_name(cleaned, person)
        await self.store.change_person(person.id, cleaned, person.language, person.portrait)
        await self.note(actor, "rename", person, f"{person.display_name} -> {cleaned}: {reason}")

    async def rename_circle(self, circle: CircleRow, name: str, actor: str, reason: str) -> None:
        """Give a circle another name."""
        cleaned = checked_name(name)
        await self.store.change_circle(circle, cleaned, circle.code, circle.setups)
        detail = f"{circle.name} -> {cleaned}: {reason}"
        await self.store.add_audit(AuditRow(new_id(), now(), actor, "rename-circle", circle.id, detail))

    async def silence(self, person: Person, silenced: bool, actor: str, reason: str) -> None:
        """Forbid a person chat and reactions at every table, or allow them again."""
        await self.store.silence(person.id, silenced)
        await self.note(actor, "silence" if silenced else "unsilence", person, reason)

    async def remove_chat(self, person: Person, match: str | None, actor: str, reason: str) -> int:
        """Delete a person's chat, everywhere or at one table; return the number of lines deleted."""
        removed = await self.store.remove_chat(person.id, match)
        await self.note(actor, "remove-chat", person, f"{removed} lines: {reason}")
        return removed

    async def reset_password(self, person: Person, actor: str) -> str:
        """Create and return the secret of a link that sets a new password."""
        secret = await self.accounts.reset_link(person)
        await self.note(actor, "reset-password", person, "")
        return secret

    async def close_report(self, report: ReportRow, actor: str, reason: str) -> None:
        await self.store.close_report(report.id, now())
        await self.store.add_audit(AuditRow(new_id(), now(), actor, "close-report", report.id, reason))

    async def note_deleted(self, nameless: str, actor: str) -> None:
        """Audit that a person was deleted, without saying who it was."""
        await self.store.add_audit(AuditRow(new_id(), now(), actor, "delete", nameless, ""))

    async def note(self, actor: str, action: str, person: Person, detail: str) -> None:
        """Add a line to the audit: which operator did what to whom."""
        subject = f"{person.id} {person.name or person.display_name}"
        await self.store.add_audit(AuditRow(new_id(), now(), actor, action, subject, detail))


def _other(person: Person, loaded: LoadedMatch, seat: int) -> str:
    """Return the id of the other person in a seat; Refused if there is none, or the asking one is not at the table."""
    if loaded.seat_of(person.id) is None:
        raise Refused("not-yours")
    other = loaded.seats[seat].person if seat < loaded.row.players else None
    if other is None or other == person.id:
        raise Refused("not-found")
    return other
