"""The time of day, as the server stores it."""

import time


def now() -> int:
    """Return the time in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000
