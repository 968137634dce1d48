"""The WebSocket: one for each page, any number of matches on it."""

from starlette.websockets import WebSocket, WebSocketDisconnect

from reverie import __version__, frames
from reverie.server.accounts import person_out
from reverie.server.fast_websocket import EXTENSION, FastWebSocket
from reverie.server.hub import Connection
from reverie.server.rows import Person
from reverie.server.services import Services
from reverie.server.socket_handlers import HANDLERS
from reverie.server.socket_session import Session
from reverie.texts import Texts


async def serve(services: Services, socket: WebSocket, person: Person | None, texts: Texts, address: str) -> None:
    """Serve the WebSocket of one page until it is closed."""
    await socket.accept()
    fast: FastWebSocket = socket.scope["extensions"][EXTENSION]["websocket"]
    connection = Connection(fast, person, texts)
    services.hub.add(connection)
    me = person_out(person) if person is not None else None
    connection.tell(frames.welcome(me, __version__))
    session = Session(services, connection, address, HANDLERS)
    fast.session = session
    try:
        while True:
            session.listening = not connection.closing
            message = await socket.receive()
            session.listening = False
            if message["type"] == "websocket.disconnect":
                break
            # A client that is being disconnected is no longer read from, but still gets the reason.
            if not connection.closing:
                await session.take(message.get("text") or message.get("bytes") or b"")
    except WebSocketDisconnect:
        pass
    finally:
        fast.session = None
        for task in session.slow:
            task.cancel()
        services.presence.leave(connection)
