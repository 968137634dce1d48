"""The terminal's client for tests: opened at a size, driven by keys and clicks, read back as text."""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input, OptionList

import reverie.games.discovery  # noqa: F401 - every game is known
from reverie.terminal.app import ReverieApp
from reverie.terminal.palette import FULL, Palette
from reverie.terminal.picture import Picture
from reverie.terminal.settings import Settings
from reverie.terminal.table_screen import TableScreen
from reverie.terminal.widgets import Canvas
from reverie.texts import Texts

SCREENS = Path(__file__).parent / "screens"
SMALL = (80, 24)
WIDE = (132, 40)
PATIENCE = 60.0  # on a machine with much else to do

First = Callable[[ReverieApp], None]


class Visit:
    """Somebody at the terminal."""

    def __init__(self, app: ReverieApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.settle()  # a table that is still at something takes no answers
            await self.pilot.press(key)
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is under way any more: no answer, no thought."""
        await self.until(lambda: not (isinstance(self.app.screen, TableScreen) and self.app.screen.busy))

    async def until(self, true: Callable[[], bool]) -> None:
        end = asyncio.get_running_loop().time() + PATIENCE
        await self.pilot.pause()
        while not true():
            assert asyncio.get_running_loop().time() < end, f"it did not happen:\n{self.text()}"
            await self.pilot.pause(0.01)

    async def sees(self, text: str) -> None:
        """Until these words are on the screen, however its lines are broken."""
        await self.until(lambda: text in self.in_one_line())

    def in_one_line(self) -> str:
        """The screen without its frames and line ends."""
        return " ".join(self.text().replace("│", " ").split())

    def text(self) -> str:
        """The screen as it is read, without colours."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    def colours(self) -> set[str]:
        """Every colour on the screen, as the terminal would be told of it."""
        found: set[str] = set()
        for strip in self.app.screen._compositor.render_strips():
            for segment in strip:
                if segment.style is not None:
                    found |= {str(hue.name) for hue in (segment.style.color, segment.style.bgcolor) if hue is not None}
        return found

    @property
    def table(self) -> TableScreen:
        screen = self.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def view(self) -> Any:
        view = self.table.desk.view
        assert view is not None
        return view

    def picture(self, canvas: str) -> Picture:
        return self.app.screen.query_one(canvas, Canvas).picture

    async def click_target(self, target: str, canvas: str) -> None:
        zone = next(zone for zone in self.picture(canvas).zones if zone.target == target)
        await self.pilot.click(canvas, offset=(zone.left, zone.top))
        await self.settle()

    async def type_in(self, *lines: str) -> None:
        """Into the fields of a question, one after the other; the last waits for Enter."""
        for number, line in enumerate(lines):
            if number:
                await self.press("enter")
            self.app.screen.query_one(f"#field-{number}", Input).value = line

    async def choose(self, name: str) -> None:
        """An entry of the menu, by its id."""
        menu = self.app.screen.query_one(OptionList)
        menu.highlighted = menu.get_option_index(name)
        await self.press("enter")


@asynccontextmanager
async def visiting(
    first: First | None = None,
    *,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    seed: str | None = "a",
    palette: Palette = FULL,
) -> AsyncIterator[Visit]:
    app = ReverieApp(Texts(lang), palette, Settings(), seed=seed, first=first)
    async with app.run_test(size=size) as pilot:
        visit = Visit(app, pilot)
        await visit.settle()
        yield visit


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def play_on(visit: Visit, turn: Callable[[Visit], Awaitable[None]], most: int = 600) -> Any:
    """Until the game is over; its last view."""
    for _ in range(most):
        if visit.view["result"] is not None:
            return visit.view
        await turn(visit)
    raise AssertionError("the game does not end")


def assert_screen(name: str, visit: Visit, mask: Mapping[str, str] | None = None) -> None:
    """Compared exactly with the stored picture; REVERIE_SNAPSHOTS=write renews it, and git shows the difference.

    What is another every time (an address, a code, a figure that changes whenever bots are trained) is masked:
    each pattern by a text, which should be as long.
    """
    path = SCREENS / f"{name}.txt"
    text = visit.text() + "\n"
    for pattern, instead in (mask or {}).items():
        text = re.sub(pattern, instead, text)
    if os.environ.get("REVERIE_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
