"""The application: routes, the WebSocket, the pages, and the door before all of it."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from reverie import __version__
from reverie.server.api import bots, daily, identity, lessons, matches
from reverie.server.api.endpoint import Endpoint, bearer, credential, handle, refusal_response, reply
from reverie.server.client import Pages
from reverie.server.database import Unavailable
from reverie.server.errors import Refused
from reverie.server.house import House
from reverie.server.matches import Luck, fresh_luck
from reverie.server.security import Door, texts_for
from reverie.server.settings import Settings
from reverie.server.socket import serve
from reverie.server.wire import Health
from reverie.texts import Texts

ENDPOINTS: Final[list[Endpoint]] = [
    *(*identity.ENDPOINTS, *bots.ENDPOINTS, *matches.ENDPOINTS, *daily.ENDPOINTS, *lessons.ENDPOINTS),
]


def build(settings: Settings, luck: Luck = fresh_luck) -> Starlette:
    """The whole program; scripted luck is for tests alone, which is why no setting asks for it."""
    house = House(settings, luck)
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes: list[BaseRoute] = [Route(path, ByMethod(house, endpoints)) for path, endpoints in by_path.items()]
    routes += [
        WebSocketRoute("/ws", partial(_socket, house)),
        Route("/health", partial(_health, house)),
        Route("/metrics", partial(_metrics, house)),
        Mount("/", Pages(house)),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Door, settings=settings, metrics=house.metrics)],
        exception_handlers={HTTPException: partial(_not_there, house)},
    )
    app.state.house = house
    return app


class ByMethod:
    """All methods of one path, so that a wrong one is told which are right."""

    def __init__(self, house: House, endpoints: dict[str, Endpoint]) -> None:
        self.house = house
        self.endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        endpoint = self.endpoints.get(method)
        if endpoint is None:
            raise HTTPException(405, headers={"allow": ", ".join(sorted(self.endpoints))})
        response = await handle(self.house, endpoint, Request(scope, receive, send))
        await response(scope, receive, send)


async def _socket(house: House, socket: WebSocket) -> None:
    who = socket.client.host if socket.client is not None else "nowhere"
    try:
        if house.stopping:
            raise Refused("busy")
        await house.limit("connect", who)
        person = await house.people.of_cookie(credential(socket))
    except (Refused, Unavailable):
        # Clients come back by themselves after a 503, and not after the 403 that closing would be.
        await socket.send_denial_response(Response(status_code=503))
        return
    if person is None and bearer(socket) is not None:
        await socket.send_denial_response(Response(status_code=401))
        return
    texts = Texts(person.language) if person is not None else texts_for(socket.headers.get("accept-language"))
    await serve(house, socket, person, texts, person.id if person is not None else who)


async def _health(house: House, request: Request) -> Response:
    request.scope["endpoint_path"] = "/health"
    try:
        await house.store.database.read("SELECT 1")
    except Unavailable:
        return reply(Health("down", __version__, "down", house.fanout.state), 503)  # type: ignore[arg-type]
    return reply(Health("ok", __version__, "ok", house.fanout.state))  # type: ignore[arg-type]


async def _metrics(house: House, request: Request) -> Response:
    request.scope["endpoint_path"] = "/metrics"
    return PlainTextResponse(house.metrics.write(), media_type="text/plain; version=0.0.4")


async def _not_there(house: House, request: Request, error: Exception) -> Response:
    """A path or method we do not have, said as everything else is."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "invalid")
    refusal = Refused(code, reason="request") if code == "invalid" else Refused(code)
    response = refusal_response(house, refusal, texts_for(request.headers.get("accept-language")))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
