"""Games that a player plays by itself, to see how hard a set-up is: bounded, and fair to everybody who asks."""

from reverie import thinking
from reverie.server.errors import Refused
from reverie.server.http_types import NewTrial
from reverie.server.materials import Materials, attached_of, options_of
from reverie.server.thinking_queue import ThinkingQueue


def _nobody_waits_in_line(place: int) -> None:
    """An HTTP response has nobody to tell its place in the queue."""


class Trials:
    def __init__(self, materials: Materials, queue: ThinkingQueue) -> None:
        self.materials = materials
        self.queue = queue

    async def play(self, wanted: NewTrial, address: str) -> list[tuple[int, int | None]]:
        """The scores of a few games alone and the names they earn, in the order of their numbers.

        A client that wants many games asks for them in parts, and cancels by asking for no more.
        """
        attached: dict[str, str] | None = None
        options: dict[str, str] = {}
        if wanted.material is not None:
            material = await self.materials.get(wanted.material)
            attached, options = attached_of(material), options_of(material)
        try:
            return await self.queue.hint(
                address, _nobody_waits_in_line, thinking.trial, wanted.setup, options, attached, wanted.player,
                wanted.seed, wanted.first, wanted.games,
            )  # fmt: skip
        except thinking.NotQuick:
            raise Refused("invalid", reason="player") from None
