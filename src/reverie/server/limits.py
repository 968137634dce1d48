"""Rate limits: a token bucket for each kind of request and client."""

import time
from collections import OrderedDict
from typing import Final

MOST: Final = 50_000  # buckets in memory; the least recently used are dropped first

# (burst, sustained per second)
RATES: Final[dict[str, tuple[float, float]]] = {
    "guest": (60, 0.02),
    "password": (10, 0.1),
    "sign-in": (5, 0.01),
    "read": (300, 60),
    "write": (60, 5),
    "upload": (10, 0.1),
    "connect": (60, 2),
    "message": (100, 25),
    "say": (8, 0.5),
    "think": (12, 0.5),
    "check": (40, 1),
    "trial": (80, 1),
    # Mails that confirm an address: by person, and by the address they go to.
    "mail": (4, 0.0001),
    "mail-address": (3, 0.00005),
    # The same by address, for everybody signed in there: a household or a class may share one.
    "read-address": (1500, 300),
    "write-address": (300, 25),
    "upload-address": (50, 0.2),
    "think-address": (60, 2.5),
    "check-address": (200, 5),
    "trial-address": (200, 2),
    # What is kept: matches, and bytes of uploads.
    "match": (300, 0.05),
    "circle": (60, 0.002),  # made or joined
    "stored": (10_000_000, 200),
}
SHARED: Final = frozenset(
    {"guest", "password", "sign-in", "upload", "upload-address"}
)  # counted over all processes where there is Redis


class Limits:
    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, who: str, amount: float = 1.0) -> float:
        """Take an amount from the bucket and return 0; if it holds too little, return the seconds to wait instead."""
        if not self.on:
            return 0.0
        most, rate = RATES[kind]
        at = time.monotonic()
        left, since = self.buckets.pop((kind, who), (most, at))
        left = min(most, left + (at - since) * rate)
        short = max(0.0, (amount - left) / rate)
        self.buckets[kind, who] = (left - amount if short == 0.0 else left, at)
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        return short
