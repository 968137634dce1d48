"""Bots and hints at the workers: neither starves the other, addresses take turns, and whoever waits has a place."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from reverie.server.errors import Refused
from reverie.server.thinking_queue import MOST_PER_ADDRESS, ThinkingQueue
from reverie.server.workers import Workers
from server.conftest import Host

T = TypeVar("T")


class OneAtATime(Workers):
    """A worker that does what it is asked in the event loop, each time it is let go on."""

    def __init__(self) -> None:
        super().__init__(1)
        self.turn = asyncio.Semaphore(0)
        self.done: list[Any] = []

    async def run(self, what: Callable[..., T], *arguments: Any) -> T:
        await self.turn.acquire()
        self.done.append(arguments[0])
        return what(*arguments)

    async def let(self, count: int) -> None:
        for _ in range(count):
            self.turn.release()
            for _ in range(10):
                await asyncio.sleep(0)


def test_addresses_take_turns_and_bots_go_before_hints_but_not_for_ever() -> None:
    async def run() -> None:
        worker = OneAtATime()
        queue = ThinkingQueue(worker)
        places: dict[str, list[int]] = {}

        def hint(name: str) -> "asyncio.Task[str]":
            heard = places.setdefault(name, [])
            return asyncio.create_task(queue.hint(name[0], heard.append, str, name))

        first = asyncio.create_task(queue.bot(str, "bot 0"))
        await asyncio.sleep(0)
        hints = [hint(name) for name in ("a1", "a2", "a3", "b1")]
        bots = [asyncio.create_task(queue.bot(str, f"bot {number}")) for number in range(1, 10)]
        await asyncio.sleep(0)
        assert {name: heard[-1] for name, heard in places.items()} == {"a1": 1, "b1": 2, "a2": 3, "a3": 4}
        hints[1].cancel()
        await asyncio.sleep(0)
        assert places["a3"][-1] == 3
        await worker.let(13)
        assert worker.done == [
            *("bot 0", "bot 1", "bot 2", "bot 3", "a1", "bot 4", "bot 5", "bot 6", "bot 7", "b1"),
            *("bot 8", "bot 9", "a3"),
        ]
        assert await asyncio.gather(first, hints[0], hints[2], hints[3], *bots)
        assert not queue.hints_waiting

    asyncio.run(run())


def test_one_address_may_not_fill_the_queue() -> None:
    async def run() -> None:
        queue = ThinkingQueue(OneAtATime())
        waiting = [asyncio.create_task(queue.hint("a", lambda _: None, str, 1)) for _ in range(MOST_PER_ADDRESS + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await queue.hint("a", lambda _: None, str, 1)
        other = asyncio.create_task(queue.hint("b", lambda _: None, str, 1))
        await asyncio.sleep(0)
        assert queue.hints_waiting == MOST_PER_ADDRESS + 1
        for task in (*waiting, other):
            task.cancel()
        await asyncio.gather(*waiting, other, return_exceptions=True)
        await queue.stop()

    asyncio.run(run())


def test_a_hint_says_its_place_and_can_be_withdrawn(host: Host) -> None:
    server = host()
    queue = server.services.thinking
    queue.workers.count = 0  # every worker is busy
    alma, bela = server.guest(), server.guest()
    first, second = alma.sit(alma.match("onirim")["id"]), bela.sit(bela.match("onirim")["id"])
    asked = first.page.send("hint", match=first.match, decision=first.view["decision"])
    assert first.page.hear("queued") == {"type": "queued", "match": first.match, "request": asked, "place": 1}
    second.page.send("hint", match=second.match, decision=second.view["decision"])
    assert second.page.hear("queued")["place"] == 2
    assert first.page.ask("cancel", request=asked)["type"] == "ok"
    assert first.page.hear("error")["code"] == "cancelled"
    assert second.page.hear("queued")["place"] == 1

    async def go_on() -> None:
        queue.workers.count = 1
        queue._start()

    server.run(go_on())
    assert second.page.hear("hint", patience=60)["hint"]["answers"]
    bela.page().ask("ping")
