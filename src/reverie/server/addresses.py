"""Client addresses, which limits count by, also behind trusted proxies."""

import ipaddress
from collections.abc import Iterable
from typing import Final, TypeAlias

from starlette.types import ASGIApp, Receive, Scope, Send

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

IPV6_PREFIX: Final = 64  # the smallest block that a household or a server is assigned: it counts as one client
UNKNOWN: Final = "unknown"
MOST_HOPS: Final = 20  # of a forwarding chain that are looked at


def parse_address(text: str) -> Address | None:
    """Read an address with or without a port or brackets; an IPv4 address mapped into IPv6 is the IPv4 one."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def client_block(address: str | None) -> str:
    """Return what limits per address count by: an IPv4 address, or the /64 of an IPv6 address."""
    found = parse_address(address or "")
    if found is None:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found), IPV6_PREFIX), strict=False))
    return str(found)


def client_block_of(scope: Scope) -> str:
    """Return the address block a request came from: its peer, or the nearest hop that is no trusted proxy."""
    client = scope.get("client")
    return client_block(client[0] if client else None)


class TrustedProxies:
    """The addresses and networks whose X-Forwarded-For is believed."""

    def __init__(self, listed: str) -> None:
        """Read addresses and networks with commas between; ValueError names the one that is neither."""
        self.networks: list[Network] = []
        for part in filter(None, (one.strip() for one in listed.split(","))):
            try:
                self.networks.append(ipaddress.ip_network(part))
            except ValueError as error:
                raise ValueError(f"{part!r} is neither an address nor a network: {error}") from None

    def __contains__(self, address: str | None) -> bool:
        found = parse_address(address or "")
        return found is not None and self._trusts(found)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self.networks)

    def client_of(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the nearest hop that is not trusted, walking back from the peer.

        Each proxy appends the address it was asked from, so only what trusted proxies appended is believed: whatever
        stands to the left of the first untrusted hop was written by that hop. A hop that is no address, and a chain
        of trusted hops alone, stop at the last trusted one.
        """
        client = peer
        hops = [hop for header in forwarded for hop in header.split(",")]
        for hop in reversed(hops[-MOST_HOPS:]):
            if client not in self:
                break
            found = parse_address(hop)
            if found is None:
                break
            client = str(found)
        return client


class ForwardedAddress:
    """ASGI middleware: replace the address of a trusted proxy by the one it forwards for."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client and client[0] in self.proxies:
            values = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
            scope["client"] = (self.proxies.client_of(client[0], values), 0)
        await self.app(scope, receive, send)
