"""Games over HTTP: every way to play, and what pages need of a game that was installed after they were built."""

import gzip
import hashlib
import logging
from functools import cache, lru_cache
from typing import Final

import msgspec
from starlette.responses import Response

from reverie.games.discovery import BadKit, kit_of, kits
from reverie.games.kit import GameKit
from reverie.games.listing import describe
from reverie.games.packing import pack
from reverie.server.api.endpoint import JSON, Call, Endpoint
from reverie.server.errors import Refused
from reverie.server.http_types import GameOut, Games
from reverie.server.wire import REACTIONS
from reverie.texts import LANGUAGES
from reverie.thinking import bots_for

MOST_WORDS: Final = 500_000  # bytes of one language's catalogue
FOR_EVER: Final = "public, max-age=31536000, immutable"

log = logging.getLogger("reverie")


@cache
def _packed(kit: GameKit) -> bytes:
    """Return the sources of a game that pages load; empty if they have them already, or cannot use them."""
    try:
        return pack(kit)
    except BadKit as error:
        log.warning("a game cannot be played in pages without a server: %s", error)
        return b""


@cache
def _words(kit: GameKit, language: str) -> bytes:
    """Return the game's catalogues of a language as one Fluent file; empty if it has none, or they are too large."""
    folder = kit.folder() / "locale" / language
    if not folder.is_dir():
        return b""
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    text = b"\n".join(file.read_bytes() for file in found)
    if len(text) > MOST_WORDS:
        log.warning("the %s catalogue of %s is larger than %d bytes: pages do without", language, kit.name, MOST_WORDS)
        return b""
    return text


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _addresses(kit: GameKit) -> dict[str, str]:
    """Return the address of each language's catalogue; it contains a digest, so that browsers may cache it for ever."""
    return {
        language: f"/api/games/{kit.name}/words/{language}/{_digest(text)}"
        for language in LANGUAGES
        if (text := _words(kit, language))
    }


def _engine(kit: GameKit) -> str | None:
    """Return the address of the game's sources; None if pages have them already."""
    data = _packed(kit)
    return f"/api/games/{kit.name}/engine/{_digest(data)}" if data else None


@lru_cache(maxsize=2)
def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


async def listed(call: Call) -> Response:
    """Part of every first visit, and the same for everybody: compressed once for clients that take it so."""
    found = [
        {**describe(kit), "bots": bots_for(kit.name), "words": _addresses(kit), "engine": _engine(kit)}
        for kit in kits()
    ]
    data = msgspec.json.encode(Games(msgspec.convert(found, list[GameOut]), list(REACTIONS)))
    headers = {"vary": "accept-encoding"}
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(data, media_type=JSON, headers=headers)
    return Response(_zipped(data), media_type=JSON, headers={**headers, "content-encoding": "gzip"})


def _kept(call: Call, data: bytes, media_type: str) -> Response:
    """Return a response that is cached for ever; Refused if the digest in the path is not that of the data."""
    if not data or call.path("digest") != _digest(data):
        raise Refused("not-found")
    return Response(data, media_type=media_type, headers={"cache-control": FOR_EVER})


def _kit(call: Call) -> GameKit:
    try:
        return kit_of(call.path("game"))
    except KeyError:
        raise Refused("not-found") from None


async def words(call: Call) -> Response:
    kit, language = _kit(call), call.path("language")
    return _kept(call, _words(kit, language) if language in LANGUAGES else b"", "text/plain; charset=utf-8")


async def engine(call: Call) -> Response:
    return _kept(call, _packed(_kit(call)), "application/zip")


ENDPOINTS = [
    Endpoint("GET", "/api/games", listed, "Every way to play, and who can take a seat", Games, needs_person=False),
    Endpoint(
        "GET",
        "/api/games/{game}/words/{language}/{digest}",
        words,
        "A game's words in a language, as Fluent",
        str,
        needs_person=False,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/engine/{digest}",
        engine,
        "An installed game's sources as a zip, to play it without a server",
        str,
        needs_person=False,
    ),
]
