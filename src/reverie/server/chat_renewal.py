"""Removes deleted chat from open pages: they are sent the lines that are left."""

from reverie import frames
from reverie.server.background import BackgroundTasks
from reverie.server.cache import MatchCache
from reverie.server.events import ChatRemoved, Events
from reverie.server.hub import Hub
from reverie.server.responses import CHAT_LINES, chat_out
from reverie.server.store import Store


class ChatRenewal:
    def __init__(self, store: Store, cache: MatchCache, hub: Hub, events: Events, background: BackgroundTasks) -> None:
        self.store = store
        self.cache = cache
        self.hub = hub
        events.subscribe(ChatRemoved, lambda event: background.spawn(self._tell(event.match)))

    async def _tell(self, match: str) -> None:
        chat = await self.store.chat(match, CHAT_LINES)
        loaded = await self.cache.get(match)
        for connection in list(self.hub.of_match.get(match, ())):
            seat = connection.open[match].seat
            muted = loaded.seats[seat].muted if seat >= 0 else 0
            connection.tell(frames.chat(match, chat_out(chat, muted)))
