"""Hints and previews for the seat that is asked."""

from reverie import thinking
from reverie.core.errors import ReverieError
from reverie.server.errors import Refused, refused
from reverie.server.loaded_match import LoadedMatch
from reverie.server.matches import Matches
from reverie.server.rows import Person
from reverie.server.shared_deals import refuse_help
from reverie.server.thinking_queue import TellPlace, ThinkingQueue


class HintService:
    def __init__(self, matches: Matches, queue: ThinkingQueue) -> None:
        self.matches = matches
        self.queue = queue

    async def hint(
        self, match: str, person: Person, decision: int, address: str, tell_place: TellPlace
    ) -> dict[str, object]:
        """Return the best answers to an open decision of that person, and why.

        `tell_place` is called with the place in the queue. Refused if the decision is not open,
        or in a try at a shared deal.
        """
        loaded, seat = await self._asked(match, person)
        refuse_help(loaded.row)
        view = loaded.view(seat)
        if view["decision"] != decision:
            raise Refused("stale")
        seed = thinking.seed_of(loaded.row.seed, seat, loaded.at(seat))
        return await self.queue.hint(address, tell_place, thinking.hint, view, seed, loaded.attached)

    async def preview(self, match: str, person: Person, decision: int, answer: str) -> dict[str, object] | None:
        """Return what an answer of that person would lead to; None if it would reveal something new to them."""
        loaded, seat = await self._asked(match, person)
        if loaded.decision(seat) != decision:
            raise Refused("stale")
        try:
            return loaded.preview(seat, answer)
        except ReverieError as error:
            raise refused(error) from error

    async def _asked(self, match: str, person: Person) -> tuple[LoadedMatch, int]:
        loaded = await self.matches.look(match, person)
        seat = loaded.seat_of(person.id)
        if seat is None:
            raise Refused("not-yours")
        if loaded.match is None:
            raise Refused("waiting")
        return loaded, seat
