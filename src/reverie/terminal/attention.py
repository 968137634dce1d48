"""Detects whether a person is at this terminal."""

import asyncio
from collections.abc import Callable
from typing import Final

IDLE_SECONDS: Final = 300.0  # without a key or the mouse
UNFOCUSED_SECONDS: Final = 20.0  # with another window in front, if the terminal reports that

Listener = Callable[[bool], None]


class Attention:
    """Tells its listeners when the person goes away (True) and when they are back (False)."""

    def __init__(self) -> None:
        self.away = False
        self.listeners: set[Listener] = set()
        self._timer: asyncio.TimerHandle | None = None

    def touched(self) -> None:
        """Note a key, a movement of the mouse, or that the terminal is in front again."""
        self._set(False)
        self._go_after(IDLE_SECONDS)

    def unfocused(self) -> None:
        """Note that another window is in front."""
        if not self.away:
            self._go_after(UNFOCUSED_SECONDS)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _go_after(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._set, True)

    def _set(self, away: bool) -> None:
        if away is not self.away:
            self.away = away
            for listener in list(self.listeners):
                listener(away)
