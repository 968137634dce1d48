"""The definition of a route: its types, who may use it and how often; requests are checked before it runs."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from reverie.core.errors import ReverieError
from reverie.server.addresses import client_block_of
from reverie.server.bot_accounts import FOR_BOTS
from reverie.server.errors import Refused, refused
from reverie.server.limits import RATES
from reverie.server.rows import Person
from reverie.server.security import error_body, texts_for
from reverie.server.services import Services
from reverie.server.shared_deals import NoSuchPeriod
from reverie.server.store.database import Unavailable
from reverie.texts import Texts

COOKIE: Final = "reverie"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep one
JSON_BYTES: Final = 16_000
TEXT: Final = "text/plain"
JSON: Final = "application/json"


class Call:
    """One request to a route: who makes it, and its decoded body and query."""

    def __init__(self, services: Services, request: Request, person: Person | None, texts: Texts) -> None:
        self.services = services
        self.request = request
        self.guest_or_none = person
        self.texts = texts
        self.body: Any = None
        self.query: Any = None

    @property
    def person(self) -> Person:
        if self.guest_or_none is None:
            raise Refused("sign-in-first")
        return self.guest_or_none

    @property
    def person_id(self) -> str | None:
        return self.guest_or_none.id if self.guest_or_none is not None else None

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        """Return a number in the path; Refused as not found if it is none."""
        text = self.path(name)
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise Refused("not-found")
        return int(text)

    @property
    def cookie(self) -> str | None:
        return self.request.cookies.get(COOKIE)

    @property
    def address(self) -> str:
        return client_block_of(self.request.scope)


Run = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A route. `answer` is the type it returns, None for nothing; `text` the most bytes of a text body, 0 for JSON."""

    method: str
    path: str
    run: Run
    summary: str
    answer: Any = None
    status: int = 200
    also: tuple[int, ...] = ()  # other successful status codes
    body: type[msgspec.Struct] | None = None
    text: int = 0
    most: int = JSON_BYTES  # bytes of a JSON body
    query: type[msgspec.Struct] | None = None
    needs_person: bool = True
    limit: str = ""  # the rate limit; by default `read` or `write`, by method

    @property
    def kind(self) -> str:
        return self.limit or ("read" if self.method == "GET" else "write")


def reply(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type=JSON)


def bearer(asked: HTTPConnection) -> str | None:
    """Return the bearer token of a request, or None."""
    kind, _, token = asked.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def credential(asked: HTTPConnection) -> str | None:
    """Return the credential of a request: its bearer token, or else its cookie."""
    token = bearer(asked)
    return asked.cookies.get(COOKIE) if token is None else token


def with_cookie(response: Response, cookie: str, services: Services) -> Response:
    response.set_cookie(
        COOKIE, cookie, COOKIE_SECONDS, path="/", secure=services.settings.https, httponly=True, samesite="lax"
    )
    return response


async def handle(services: Services, endpoint: Endpoint, request: Request) -> Response:
    """Check a request and run its route; every refusal becomes an error response."""
    request.scope["endpoint_path"] = endpoint.path
    texts = texts_for(request.headers.get("accept-language"))
    try:
        if services.stopping:
            raise Refused("busy")
        person = await services.accounts.of_cookie(credential(request))
        if person is not None and "accept-language" not in request.headers:
            texts = Texts(person.language)
        call = Call(services, request, person, texts)
        await services.limit(endpoint.kind, person.id if person is not None else call.address)
        if person is not None and f"{endpoint.kind}-address" in RATES:
            await services.limit(f"{endpoint.kind}-address", call.address)
        if endpoint.needs_person:
            _ = call.person
        if person is not None and person.owner is not None and f"{endpoint.method} {endpoint.path}" not in FOR_BOTS:
            raise Refused("not-for-bots")
        call.query = _query(endpoint, request)
        call.body = await _body(endpoint, request)
        answer = await endpoint.run(call)
    except Refused as refusal:
        return refusal_response(services, refusal, texts)
    except NoSuchPeriod:
        return refusal_response(services, Refused("not-found"), texts)
    except ReverieError as error:
        return refusal_response(services, refused(error), texts)
    except (Unavailable, ClientDisconnect):
        return refusal_response(services, Refused("busy"), texts)
    response = answer if isinstance(answer, Response) else _response(endpoint, answer)
    if "cache-control" not in response.headers:
        response.headers["cache-control"] = "no-store"
    return response


def _response(endpoint: Endpoint, answer: Any) -> Response:
    if answer is None:
        return Response(status_code=204)
    return reply(answer, endpoint.status)


def refusal_response(services: Services, refusal: Refused, texts: Texts) -> Response:
    services.metrics.count("reverie_refusals_total", refusal.code)
    response = Response(error_body(refusal, texts), refusal.status, media_type=JSON)
    if "seconds" in refusal.values:
        response.headers["retry-after"] = str(refusal.values["seconds"])
    response.headers["cache-control"] = "no-store"
    return response


def _query(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.query is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("invalid", reason=str(error)[:200]) from None


async def _body(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.body is None and not endpoint.text:
        return None
    data = await _read(request, endpoint.text or endpoint.most)
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if data and given != (TEXT if endpoint.text else JSON):
        raise Refused("wrong-type", wanted=TEXT if endpoint.text else JSON)
    try:
        if endpoint.text:
            return data.decode("utf-8")
        return msgspec.json.decode(data or b"{}", type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("invalid", reason=str(error)[:200]) from None


async def _read(request: Request, most: int) -> bytes:
    """Read the body; Refused as soon as it is larger than `most` bytes."""
    declared = request.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared[:18]) > most:
        raise Refused("too-large", most=most)
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refused("too-large", most=most)
    return bytes(data)
