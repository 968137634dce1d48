"""A progress bar for people: on a terminal only, and only when there is something to wait for."""

import sys
import time
from types import TracebackType
from typing import Final

WIDTH = 40
PATIENCE = 0.5  # seconds before a bar appears at all
INTERRUPTED: Final = 130  # the exit code after Ctrl+C


class Progress:
    """Shows how far a count has come, on the error stream, so that pipes stay clean."""

    def __init__(self, noun: str, total: int) -> None:
        self.noun = noun
        self.total = total
        self.started = time.monotonic()
        self.last = 0.0
        self.drawn = False

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.drawn:
            print("\r" + " " * (WIDTH + 50) + "\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        now = time.monotonic()
        elapsed = now - self.started
        if not sys.stderr.isatty() or elapsed < PATIENCE or now - self.last < 0.1:
            return
        self.last = now
        self.drawn = True
        filled = WIDTH * done // self.total
        left = elapsed / done * (self.total - done) if done else 0.0
        bar = "=" * filled + "-" * (WIDTH - filled)
        print(
            f"\r[{bar}] {done:,} of {self.total:,} {self.noun}, {left:.0f} s left ", end="", file=sys.stderr, flush=True
        )


def tell_stopped(done: int, total: int) -> None:
    """Say on the error stream how many games Ctrl+C let a command play."""
    print(f"\nreverie: stopped after {done:,} of {total:,} games", file=sys.stderr)
