"""Web Push: encrypted messages to browsers, by way of the push services that their makers run."""

import asyncio
import base64
import importlib.util
from typing import Final
from urllib.parse import urlsplit

from reverie.server.rows import PushSubscriptionRow
from reverie.server.settings import Settings
from reverie.server.store import Store

SECONDS: Final = 10.0  # a push service may take to connect, and to answer
KEPT: Final = 24 * 3600  # seconds that a push service keeps a message for a browser that is not running
GONE: Final = (404, 410)  # answers that mean the subscription has ended
SECRET: Final = "push key"  # what the server's key pair is stored under


class PushFailed(Exception):
    """A message was not accepted; `gone` if the browser has ended its subscription."""

    def __init__(self, reason: str, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


class PushSender:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.hosts = [one.strip().lower() for one in settings.push_hosts.split(",") if one.strip()]
        # Push services want an address of the operator, and take nothing but https and mail for one.
        self.contact = settings.contact or (settings.base_url if settings.https else "mailto:operator@localhost")
        self.installed = importlib.util.find_spec("pywebpush") is not None
        self.private_key = ""

    def allows(self, endpoint: str) -> bool:
        """Tell whether an endpoint belongs to a known push service.

        Endpoints come from clients: without this check they could make the server send requests to any address.
        """
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            return False
        if parts.username is not None or parts.password is not None or parts.fragment:
            return False
        if f"{parts.scheme}://{parts.netloc.lower()}" in self.hosts:
            return True
        named = any(host == one or (one.startswith("*.") and host.endswith(one[1:])) for one in self.hosts)
        return named and parts.scheme == "https" and port in (None, 443)

    async def public_key(self) -> str | None:
        """Return the key that browsers subscribe with; None where messages cannot be sent."""
        if not self.installed or not self.hosts:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

        key = load_pem_private_key((await self._key()).encode(), None).public_key()
        point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def _key(self) -> str:
        """Return the server's private key as PEM, the same in every process; the first call makes it."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

        if not self.private_key:
            fresh = generate_private_key(SECP256R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            self.private_key = await self.store.secret(SECRET, fresh.decode())
        return self.private_key

    async def send(self, to: PushSubscriptionRow, message: bytes) -> None:
        """Send a message to a browser; PushFailed if its push service does not accept it."""
        if not self.allows(to.endpoint):
            raise PushFailed("the push service is no longer allowed", gone=True)
        await asyncio.to_thread(self._post, to, message, await self._key())

    def _post(self, to: PushSubscriptionRow, message: bytes, key: str) -> None:
        import requests
        from py_vapid import Vapid02, VapidException
        from pywebpush import WebPushException, webpush

        with requests.Session() as session:
            session.trust_env = False
            session.max_redirects = 0  # a redirection could lead to an address that `allows` has not seen
            try:
                webpush(
                    {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                    data=message,
                    vapid_private_key=Vapid02.from_pem(key.encode()),
                    vapid_claims={"sub": self.contact},
                    ttl=KEPT,
                    timeout=SECONDS,
                    requests_session=session,
                )
            except WebPushException as error:
                status = error.response.status_code if error.response is not None else 0
                raise PushFailed(f"status {status}", gone=status in GONE) from None
            except (requests.RequestException, VapidException, ValueError) as error:
                raise PushFailed(type(error).__name__) from None
