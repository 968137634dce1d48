"""The ASGI application: routes, the WebSocket, the pages, and the middleware in front of them."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from reverie.server.addresses import ForwardedAddress, client_block_of
from reverie.server.api import (
    bots,
    circles,
    daily,
    games,
    identity,
    lessons,
    matches,
    materials,
    moderation,
    profiles,
    reminders,
    riddles,
)
from reverie.server.api.endpoint import Endpoint, bearer, credential, handle, refusal_response, reply
from reverie.server.client import Pages
from reverie.server.connection_limits import ConnectionLimits
from reverie.server.edge_metrics import add_edge_metrics
from reverie.server.errors import Refused
from reverie.server.matches import Luck, fresh_luck
from reverie.server.security import Door, error_response, texts_for
from reverie.server.services import Services
from reverie.server.settings import Settings
from reverie.server.socket import serve
from reverie.server.store.database import Unavailable
from reverie.texts import Texts

ENDPOINTS: Final[list[Endpoint]] = [
    *(*identity.ENDPOINTS, *bots.ENDPOINTS, *games.ENDPOINTS),
    *(*materials.ENDPOINTS, *matches.ENDPOINTS, *daily.ENDPOINTS, *lessons.ENDPOINTS, *moderation.ENDPOINTS),
    *(*reminders.ENDPOINTS, *profiles.ENDPOINTS, *circles.ENDPOINTS, *riddles.ENDPOINTS),
]


def build(settings: Settings, luck: Luck = fresh_luck) -> Starlette:
    """Build the application; `luck` is scripted in tests alone, so there is no setting for it."""
    services = Services(settings, luck)
    connections = ConnectionLimits(settings)
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes: list[BaseRoute] = [Route(path, ByMethod(services, endpoints)) for path, endpoints in by_path.items()]
    routes += [
        WebSocketRoute("/ws", partial(_socket, services, connections)),
        Route("/health", partial(_health, services)),
        Mount("/", Pages(services)),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(ForwardedAddress, proxies=connections.proxies),
            Middleware(Door, settings=settings, metrics=services.metrics),
        ],
        exception_handlers={HTTPException: partial(_not_there, services)},
    )
    app.state.services = services
    app.state.connections = connections
    add_edge_metrics(services.metrics, settings, connections, services.backups, services.uploads)
    return app


def build_admin(services: Services) -> Starlette:
    """Build the application of the admin port: health and metrics, which strangers should not see."""
    app = Starlette(
        routes=[Route("/health", partial(_health, services)), Route("/metrics", partial(_metrics, services))],
    )
    app.state.connections = ConnectionLimits(services.settings)
    return app


class ByMethod:
    """All methods of one path, so that a wrong one is answered with the allowed ones."""

    def __init__(self, services: Services, endpoints: dict[str, Endpoint]) -> None:
        self.services = services
        self.endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        endpoint = self.endpoints.get(method)
        if endpoint is None:
            raise HTTPException(405, headers={"allow": ", ".join(sorted(self.endpoints))})
        response = await handle(self.services, endpoint, Request(scope, receive, send))
        await response(scope, receive, send)


async def _socket(services: Services, connections: ConnectionLimits, socket: WebSocket) -> None:
    who = client_block_of(socket.scope)
    try:
        connections.take_socket(who)
    except Refused as refusal:
        await socket.send_denial_response(error_response(refusal, texts_for(socket.headers.get("accept-language"))))
        return
    try:
        await _counted_socket(services, socket, who)
    finally:
        connections.release_socket(who)


async def _counted_socket(services: Services, socket: WebSocket, who: str) -> None:
    try:
        if services.stopping:
            raise Refused("busy")
        await services.limit("connect", who)
        person = await services.accounts.of_cookie(credential(socket))
    except (Refused, Unavailable):
        # Clients reconnect by themselves after a 503, but not after the 403 that a plain close would send.
        await socket.send_denial_response(Response(status_code=503))
        return
    if person is None and bearer(socket) is not None:
        await socket.send_denial_response(Response(status_code=401))
        return
    texts = Texts(person.language) if person is not None else texts_for(socket.headers.get("accept-language"))
    await serve(services, socket, person, texts, who)


async def _health(services: Services, request: Request) -> Response:
    request.scope["endpoint_path"] = "/health"
    health = await services.health.check()
    return reply(health, 200 if health.status == "ok" else 503)


async def _metrics(services: Services, request: Request) -> Response:
    request.scope["endpoint_path"] = "/metrics"
    return Response(services.metrics.write(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _not_there(services: Services, request: Request, error: Exception) -> Response:
    """Answer an unknown path or method with the same error body as every other refusal."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "invalid")
    refusal = Refused(code, reason="request") if code == "invalid" else Refused(code)
    response = refusal_response(services, refusal, texts_for(request.headers.get("accept-language")))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
