"""Trials: games that a bot plays alone, to see how hard a set-up is; queued fairly like hints."""

from reverie import thinking
from reverie.server.errors import Refused
from reverie.server.http_types import NewTrial
from reverie.server.materials import Materials, attached_of, options_of
from reverie.server.thinking_queue import ThinkingQueue


def _ignore_place(place: int) -> None:
    """Do nothing: an HTTP client is not told its place in the queue."""


class Trials:
    def __init__(self, materials: Materials, queue: ThinkingQueue) -> None:
        self.materials = materials
        self.queue = queue

    async def play(self, wanted: NewTrial, address: str) -> list[tuple[int, int | None]]:
        """Play a few games; return the score of each and the name it earns, in the order of their numbers.

        A client that wants many games asks for them in parts, and cancels by asking for no more.
        """
        attached: dict[str, str] | None = None
        options: dict[str, str] = {}
        if wanted.material is not None:
            material = await self.materials.get(wanted.material)
            attached, options = attached_of(material), options_of(material)
        try:
            return await self.queue.hint(
                address, _ignore_place, thinking.trial, wanted.setup, options, attached, wanted.player,
                wanted.seed, wanted.first, wanted.games,
            )  # fmt: skip
        except thinking.NotQuick:
            raise Refused("invalid", reason="player") from None
