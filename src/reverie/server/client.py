"""Serves the browser client: its files, and the same page for every address inside it."""

from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from reverie.server.security import texts_for
from reverie.server.services import Services
from reverie.server.store.database import Unavailable

BUILT: Final = Path(__file__).parent / "pages"  # made by tools/web.py
NO_FACE: Final = "plain"  # the table of games that the page has no face for
PLAIN: Final = Path(__file__).parent / "plain"  # shown where the pages have not been built


class Ahead(msgspec.Struct):
    """The files that a table will request, listed by the build.

    `languages` has those of a language under `en`, and those that a game adds under `en/GAME`.
    """

    table: list[str]
    games: dict[str, list[str]]
    languages: dict[str, list[str]]


class Pages(StaticFiles):
    """Files of the client: those with a digest in their name are cached for ever, the others revalidated each time."""

    def __init__(self, services: Services) -> None:
        super().__init__(directory=PLAIN, html=True)
        self.all_directories.insert(0, BUILT)
        self.services = services

    async def get_response(self, path: str, scope: Scope) -> Response:
        scope["endpoint_path"] = "pages"
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # Addresses inside the client (`/watch/…`, `/join/…`) are all the same page.
            if error.status_code != 404 or not _is_page(path, scope):
                raise
            response = await self._table(path, scope) or await super().get_response("index.html", scope)
        response = _compressed(response, scope)
        has_digest = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if has_digest else "no-cache"
        return response

    async def _table(self, path: str, scope: Scope) -> Response | None:
        """Return the page of a table with links that preload all its files, or None for any other page."""
        place, _, match = path.partition("/")
        if place not in ("match", "watch"):
            return None
        try:
            page = (BUILT / "index.html").read_text("utf-8")
            ahead = msgspec.json.decode((BUILT / "ahead.json").read_bytes(), type=Ahead)
        except FileNotFoundError:
            return None
        try:
            row = await self.services.store.match(match)
        except Unavailable:
            row = None
        language = texts_for(Headers(scope=scope).get("accept-language")).language
        wanted = [*ahead.languages.get(language, []), *ahead.table]
        if row is not None:
            wanted += ahead.languages.get(f"{language}/{row.game}", [])
            wanted += ahead.games.get(row.game, ahead.games.get(NO_FACE, []))
        links = "".join(_link(address) for address in dict.fromkeys(wanted))
        return HTMLResponse(page.replace("</head>", f"{links}</head>"))


def _link(address: str) -> str:
    relation = "stylesheet" if address.endswith(".css") else "modulepreload"
    return f'<link rel="{relation}" crossorigin href="{address}" />'


def _compressed(response: Response, scope: Scope) -> Response:
    """Return the compressed form the build made of a file, for clients that accept it."""
    if not isinstance(response, FileResponse) or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
        return response
    packed = Path(f"{response.path}.gz")
    if not packed.exists():
        return response
    same = {name: response.headers[name] for name in ("etag", "last-modified")}
    headers = {**same, "content-encoding": "gzip", "vary": "accept-encoding"}
    return FileResponse(packed, headers=headers, media_type=response.media_type)


def _is_page(path: str, scope: Scope) -> bool:
    # Files of the client lie in `assets` or at the root; further in, a dot is one of a name (`/people/Alma.B`).
    file = path.startswith(("api/", "assets/")) or ("." in path and "/" not in path)
    return scope["method"] in ("GET", "HEAD") and not file and path not in ("ws", "api")
