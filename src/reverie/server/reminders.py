"""Reminders that it is somebody's turn, to browsers and by mail, for people who asked for them and look elsewhere.

They are found in the database, not in what this process has seen, so that any process sends them, after a restart too,
and exactly one of several does. A message names the game and a link, nothing of the match itself.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from reverie.games.discovery import kits
from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.limits import Limits
from reverie.server.mail import MailFailed, MailSender
from reverie.server.push import PushFailed, PushSender
from reverie.server.rows import Person, PushSubscriptionRow, ReminderRow, ReminderSettingsRow
from reverie.server.settings import Settings
from reverie.server.store import Store
from reverie.server.store.reminders import WaitingTurn
from reverie.texts import Texts

MINUTE: Final = 60_000  # milliseconds
DAY: Final = 24 * 60 * MINUTE
LOOK_SECONDS: Final = 30.0  # between two looks for turns that wait
PATIENCE: Final = 2 * MINUTE  # a turn waits before its reminder: most people are only looking at another tab
OLDEST: Final = 30 * DAY  # a match that stood still for longer is nobody's turn any more
AT_A_TIME: Final = 200  # turns that are read at once
AT_ONCE: Final = 8  # people to whom reminders are being sent: a push service that takes long delays nobody else
DEVICES: Final = 8  # browsers of one person, the newest
A_DAY: Final = 24  # matches that a person is reminded of within a day, at most
AGAIN: Final = 10 * MINUTE  # after a failure, before the next attempt
CONFIRM: Final = 2 * DAY  # a link that confirms an address is valid for
log = logging.getLogger("reverie.reminders")


class Reminders:
    def __init__(self, settings: Settings, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.base_url = settings.base_url
        self.push = PushSender(settings, store)
        self.mail = MailSender(settings)
        self.not_before: dict[str, int] = {}  # by person, after a failure

    # -- what people want -----------------------------------------------------------------------

    async def settings_of(self, person: Person) -> ReminderSettingsRow:
        known = await self.store.reminder_settings(person.id)
        return known or ReminderSettingsRow(person.id, None, None, 0, 0, "UTC")

    async def set_quiet(self, person: Person, start: int, end: int, zone: str) -> None:
        """Set the hours, in minutes after midnight of a time zone, in which nothing is sent; none if both are equal."""
        if zone_of(zone) is None:
            raise Refused("invalid", reason="zone")
        known = await self.settings_of(person)
        changed = msgspec.structs.replace(known, quiet_from=start, quiet_to=end, zone=zone)
        await self.store.keep_reminder_settings(changed)

    async def subscribe(self, person: Person, endpoint: str, p256dh: str, auth: str) -> None:
        """Remind a person by a browser; Refused if its push service is not one of those that are allowed."""
        if not self.push.installed or not self.push.allows(endpoint):
            raise Refused("push-unknown")
        row = PushSubscriptionRow(_id_of(endpoint), person.id, endpoint, p256dh, auth, now())
        await self.store.add_subscription(row, DEVICES)

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        await self.store.drop_subscription(person.id, _id_of(endpoint))

    async def ask_for_mail(self, person: Person, address: str, texts: Texts) -> None:
        """Send a link that confirms an address; until it is followed nothing else is sent there."""
        if not self.mail.possible:
            raise Refused("no-mail")
        for kind, who in (("mail", person.id), ("mail-address", address.lower())):
            wait = self.limits.wait(kind, who)
            if wait:
                raise Refused("too-many", seconds=max(1, round(wait)))
        known = await self.settings_of(person)
        await self.store.keep_reminder_settings(msgspec.structs.replace(known, mail_pending=address))
        link = f"{self.base_url}/mail/{await self._signed('confirm', person.id, address, now())}"
        text = texts.say("letters-confirm-text", link=link)
        try:
            await self.mail.send(address, texts.say("letters-confirm-subject"), text, await self._way_out(person.id))
        except MailFailed as error:
            log.warning("a mail could not be sent", extra={"reason": str(error)})
            raise Refused("mail-failed") from None

    async def confirm_mail(self, link: str) -> None:
        """Take the address of a link from `ask_for_mail`; Refused if it is old, used, or not ours."""
        person, at, _ = _parts(link)
        known = await self.store.reminder_settings(person)
        address = known.mail_pending if known is not None else None
        if known is None or address is None or at < now() - CONFIRM:
            raise Refused("link-used")
        if not _is_same(link, await self._signed("confirm", person, address, at)):
            raise Refused("link-used")
        await self.store.keep_reminder_settings(msgspec.structs.replace(known, mail=address, mail_pending=None))

    async def stop_mail(self, person: str) -> None:
        """Forget the address of a person."""
        known = await self.store.reminder_settings(person)
        if known is not None:
            await self.store.keep_reminder_settings(msgspec.structs.replace(known, mail=None, mail_pending=None))

    async def stop_mail_by_link(self, link: str) -> None:
        """Forget the address of the person to whom the mail with this link was sent."""
        person, at, _ = _parts(link)
        if not _is_same(link, await self._signed("stop", person, "", at)):
            raise Refused("not-found")
        await self.stop_mail(person)

    async def _signed(self, purpose: str, person: str, address: str, at: int) -> str:
        """Return the part of a link that only this server can write."""
        secret = await self.store.secret("letters", secrets.token_hex(32))
        words = f"reverie letters 1\n{purpose}\n{person}\n{address}\n{at}"
        return f"{person}~{at}~{hmac.new(secret.encode(), words.encode(), hashlib.sha256).hexdigest()[:32]}"

    async def _way_out(self, person: str) -> str:
        """Return the address that one click of a mail program posts to."""
        return f"{self.base_url}/api/mail/stop/{await self._signed('stop', person, '', 0)}"

    # -- sending --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Remind people for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> int:
        """Remind everybody who is due; return how many people were."""
        at = now()
        self.not_before = {person: until for person, until in self.not_before.items() if until > at}
        by_person: defaultdict[str, list[WaitingTurn]] = defaultdict(list)
        for turn in await self.store.waiting_turns(at - PATIENCE, at - OLDEST, AT_A_TIME):
            by_person[turn.person].append(turn)
        places = asyncio.Semaphore(AT_ONCE)

        async def remind(person: str, turns: list[WaitingTurn]) -> bool:
            async with places:
                try:
                    return await self._remind(person, turns, at)
                except Exception:
                    # Whatever is wrong with one person's reminder, the others still get theirs.
                    log.exception("a reminder failed")
                    self.not_before[person] = at + AGAIN
                    return False

        return sum(await asyncio.gather(*(remind(person, turns) for person, turns in by_person.items())))

    async def _remind(self, person_id: str, turns: Sequence[WaitingTurn], at: int) -> bool:
        """Send one reminder of some turns of a person; tell whether anything was sent."""
        person = await self.store.person(person_id)
        if person is None or person.banned is not None or person_id in self.not_before:
            return False
        wanted = await self.settings_of(person)
        left = A_DAY - await self.store.count_reminders(person_id, at - DAY)
        if left <= 0 or is_quiet(wanted, at):
            return False
        rows = [ReminderRow(person_id, turn.match, turn.turn, at) for turn in turns[:left]]
        claimed = [row for row in rows if await self.store.claim_reminder(row)]
        if not claimed:
            return False
        matches = {row.match_id for row in claimed}
        if await self._send(person, wanted, [turn for turn in turns if turn.match in matches]):
            return True
        for row in claimed:
            await self.store.release_reminder(row)
        self.not_before[person_id] = at + AGAIN
        return False

    async def _send(self, person: Person, wanted: ReminderSettingsRow, turns: Sequence[WaitingTurn]) -> bool:
        """Send a reminder in every way the person wants; tell whether one of them worked."""
        texts = Texts(person.language)
        titles = {kit.name: kit.title for kit in kits()}
        games = ", ".join(dict.fromkeys(titles.get(turn.game, turn.game) for turn in turns))
        path = f"/match/{turns[0].match}" if len(turns) == 1 else "/waiting"
        title = texts.say("letters-title", count=len(turns))
        sent = False
        message = {"title": title, "body": games, "url": path, "off": texts.say("letters-off")}
        for device in await self.store.subscriptions(person.id):
            try:
                await self.push.send(device, msgspec.json.encode(message))
                sent = True
            except PushFailed as error:
                log.info("a reminder was not delivered", extra={"reason": str(error), "gone": error.gone})
                if error.gone:
                    await self.store.drop_subscription(person.id, device.id)
        if wanted.mail is not None and self.mail.possible:
            stop = f"{self.base_url}/mail/stop/{await self._signed('stop', person.id, '', 0)}"
            text = texts.say("letters-text", count=len(turns), games=games, link=self.base_url + path, stop=stop)
            try:
                await self.mail.send(wanted.mail, title, text, await self._way_out(person.id))
                sent = True
            except MailFailed as error:
                log.warning("a mail could not be sent", extra={"reason": str(error)})
                if error.gone:
                    await self.stop_mail(person.id)
        return sent


def zone_of(name: str) -> tzinfo | None:
    """Return a time zone by its IANA name, or None if there is no such zone."""
    if name == "UTC":
        return UTC  # also where the system has no data base of zones
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # a KeyError for a name that does not exist
        return None


def is_quiet(wanted: ReminderSettingsRow, at: int) -> bool:
    """Tell whether a time, in milliseconds since 1970, is within a person's quiet hours."""
    local = datetime.fromtimestamp(at / 1000, zone_of(wanted.zone) or UTC)
    minute = local.hour * 60 + local.minute
    if wanted.quiet_from <= wanted.quiet_to:
        return wanted.quiet_from <= minute < wanted.quiet_to
    return minute >= wanted.quiet_from or minute < wanted.quiet_to


def _is_same(link: str, signed: str) -> bool:
    """Compare a link with what it should be, in a time that tells nothing; a forged one may hold any letters."""
    return hmac.compare_digest(link.encode("utf-8", "surrogatepass"), signed.encode())


def _id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def _parts(link: str) -> tuple[str, int, str]:
    """Split a link into person, time and signature; Refused if it has another form."""
    parts = link.split("~")
    if len(parts) != 3 or not (parts[1].isascii() and parts[1].isdigit() and len(parts[1]) < 16):
        raise Refused("link-used")
    return parts[0], int(parts[1]), parts[2]
