"""Writes docs/openapi.json, the server's HTTP interface for programs, from the types its routes check with.

python tools/openapi.py            run with the environment's Python; a test fails when the file is not current
"""

import json
import re
from pathlib import Path
from typing import Any, is_typeddict

import msgspec

import views
from reverie import __version__
from reverie.core.view import View
from reverie.server.api.endpoint import COOKIE, JSON, TEXT, Endpoint
from reverie.server.app import ENDPOINTS
from reverie.server.bot_accounts import FOR_BOTS
from reverie.server.errors import STATUS
from reverie.server.http_types import Error, Health

FILE = Path(__file__).resolve().parent.parent / "docs" / "openapi.json"
REFERENCE = "#/components/schemas/{name}"
RELEASE = __version__.partition(".post")[0].partition("+")[0]  # a checkout adds its commit, which describes nothing
SCALARS = {str: {"type": "string"}, dict: {"type": "object"}}


def described() -> dict[str, Any]:
    types = [
        one for endpoint in ENDPOINTS for one in (endpoint.answer, endpoint.body, endpoint.query) if _is_described(one)
    ]
    _, schemas = msgspec.json.schema_components([*types, Error, Health], schema_hook=_anything, ref_template=REFERENCE)
    _refer_to_views(schemas)
    queries = {endpoint.query.__name__ for endpoint in ENDPOINTS if endpoint.query is not None}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    paths["/health"] = {"get": _health()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Reverie", "version": RELEASE, "description": "See docs/api.md for the WebSocket."},
        "paths": paths,
        "components": {
            "schemas": {name: schema for name, schema in sorted(schemas.items()) if name not in queries},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer", "description": "A bot's; see docs/bots.md."},
            },
        },
    }


def _anything(declared: type) -> dict[str, Any]:
    """Return the schema of what may be any JSON value: the fields of an event, of a hint."""
    if declared is object:
        return {"description": "any JSON value"}
    raise NotImplementedError


def _refer_to_views(schemas: dict[str, Any]) -> None:
    """Give every field that holds a view the types of the games' views, as their folders declare them."""
    made = views.definitions(REFERENCE)
    for shared in views.reached(View):
        schemas.pop(shared.__name__, None)
    twice = set(made) & set(schemas)
    assert not twice, f"declared by a view and by the server: {twice}"
    any_view = {"anyOf": [{"$ref": REFERENCE.format(name=view.__name__)} for view in views.view_types().values()]}
    for schema in schemas.values():
        if "view" in schema.get("properties", {}):
            schema["properties"]["view"] = any_view
    schemas.update(made)


def _is_described(one: Any) -> bool:
    """Tell whether a type is one of ours: a struct, or a frame of plain data."""
    return is_typeddict(one) or (isinstance(one, type) and issubclass(one, msgspec.Struct))


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": f"{endpoint.run.__module__.rpartition('.')[2]}_{endpoint.run.__name__}",
        "summary": endpoint.summary,
        "responses": _responses(endpoint),
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.query is not None:
        for name, schema in schemas[endpoint.query.__name__]["properties"].items():
            parameters.append({"name": name, "in": "query", "required": False, "schema": _plain(schema)})
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        schema = {"$ref": REFERENCE.format(name=endpoint.body.__name__)}
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    elif endpoint.text:
        operation["requestBody"] = {"required": True, "content": {TEXT: {"schema": {"type": "string"}}}}
    if endpoint.needs_person:
        token: list[dict[str, list[str]]] = [{"token": []}] if f"{endpoint.method} {endpoint.path}" in FOR_BOTS else []
        operation["security"] = [{"cookie": []}, *token]
    return operation


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Describe a parameter as its type alone: one that is left out is no null."""
    kinds = [one for one in schema.get("anyOf", []) if one.get("type") != "null"]
    return kinds[0] if kinds else {key: value for key, value in schema.items() if key != "default"}


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "As wished"}
    if endpoint.answer is not None:
        kind = TEXT if endpoint.answer is str else JSON
        schema = SCALARS.get(endpoint.answer) or {"$ref": REFERENCE.format(name=endpoint.answer.__name__)}
        good["content"] = {kind: {"schema": schema}}
    responses = {str(status): good for status in (endpoint.status, *endpoint.also)}
    refusal = {"description": "Refused", "content": {JSON: {"schema": {"$ref": REFERENCE.format(name="Error")}}}}
    for status in sorted(set(STATUS.values())):
        if status not in (405, 500):
            responses[str(status)] = refusal
    return responses


def _health() -> dict[str, Any]:
    answer = {"description": "How it is", "content": {JSON: {"schema": {"$ref": REFERENCE.format(name="Health")}}}}
    return {"operationId": "health", "summary": "How the server is", "responses": {"200": answer, "503": answer}}


def written() -> str:
    return json.dumps(described(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
