"""Mail by SMTP, to people who have asked for it."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from reverie.server.settings import Settings

SECONDS: Final = 20.0  # the mail server may take for each step
POLICY: Final = SMTP.clone(max_line_length=998)  # as long as lines may be: a link that is folded cannot be clicked


class MailFailed(Exception):
    """The mail server did not accept a message; `gone` if it never will for this address."""

    def __init__(self, reason: str, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


class MailSender:
    def __init__(self, settings: Settings) -> None:
        self.server = urlsplit(settings.smtp)
        self.sender = settings.mail_from
        self.possible = bool(settings.smtp)

    async def send(self, address: str, subject: str, text: str, unsubscribe: str) -> None:
        """Send a message; MailFailed if it is not accepted. `unsubscribe` is the address that one click posts to."""
        message = EmailMessage(policy=POLICY)
        message["From"] = self.sender
        message["To"] = address
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip("> ") or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        await asyncio.to_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        try:
            with self._connected() as connection:
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise MailFailed(f"refused with {codes}", gone=all(code >= 500 for code in codes)) from None
        except (smtplib.SMTPException, OSError) as error:
            raise MailFailed(type(error).__name__) from None

    def _connected(self) -> smtplib.SMTP:
        host = self.server.hostname or "localhost"
        trusted = ssl.create_default_context()
        if self.server.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(host, self.server.port or 465, timeout=SECONDS, context=trusted)
        else:
            connection = smtplib.SMTP(host, self.server.port or 25, timeout=SECONDS)
        try:
            if self.server.scheme == "smtp" and (connection.has_extn("starttls") or self.server.username):
                connection.starttls(context=trusted)
            if self.server.username:
                connection.login(unquote(self.server.username), unquote(self.server.password or ""))
        except BaseException:
            connection.close()
            raise
        return connection
