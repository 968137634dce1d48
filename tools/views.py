"""Writes what is made from the types of the games' views: JSON schemas, the page's types, and docs/views.md.

python tools/views.py            run with the environment's Python; a test fails when a file is not current

A view's type is a `TypedDict` (`core/view.py`, `games/*/view_types.py`) whose fields say in words what they hold.
"""

import json
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from reverie.core.view import View
from reverie.games.discovery import games

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "Made by tools/views.py from {path}; do not edit."
SCALARS: dict[object, tuple[str, str]] = {  # in a schema, in TypeScript
    int: ("integer", "number"),
    float: ("number", "number"),
    str: ("string", "string"),
    bool: ("boolean", "boolean"),
    types.NoneType: ("null", "null"),
}
Schema = dict[str, object]


def view_types() -> dict[str, type]:
    """Return the type of each game's views, by the name of the game."""
    return {game.name: game.view_type for game in games()}


def fields(declared: type) -> dict[str, tuple[object, str]]:
    """Return the fields of a type: what each holds, and that in words."""
    hints = get_type_hints(declared, include_extras=True)
    return {name: (hint.__args__[0], " ".join(hint.__metadata__)) for name, hint in hints.items()}


def described(declared: type) -> str:
    return " ".join((declared.__doc__ or "").split())


def reached(declared: type) -> list[type]:
    """Return a type and all that it is made of, what others need first."""
    out: list[type] = []
    for hint, _ in fields(declared).values():
        for one in _named(hint):
            out += [each for each in reached(one) if each not in out]
    return [*out, declared]


def _named(hint: object) -> Iterator[type]:
    if is_typeddict(hint):
        assert isinstance(hint, type)
        yield hint
    for part in get_args(hint):
        if not isinstance(part, str):
            yield from _named(part)


# -- JSON schema --------------------------------------------------------------------------------


def schema_of(hint: object, reference: str) -> Schema:
    """Describe a type as JSON schema; other types are referred to."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return schema_of(parts[0], reference)
    if is_typeddict(hint):
        return {"$ref": reference.format(name=getattr(hint, "__name__", ""))}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(part, reference) for part in parts]}
    if origin is Literal:
        return {"enum": list(parts)}
    if origin is list:
        return {"type": "array", "items": schema_of(parts[0], reference)}
    if origin is tuple:
        items = [schema_of(part, reference) for part in parts]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(parts[1], reference)}
    return {"type": SCALARS[hint][0]}


def definition(declared: type, reference: str) -> Schema:
    own = fields(declared)
    return {
        "type": "object",
        "title": declared.__name__,
        "description": described(declared),
        "properties": {name: schema_of(hint, reference) | {"description": told} for name, (hint, told) in own.items()},
        "required": list(own),
        "additionalProperties": False,
    }


def definitions(reference: str) -> dict[str, Schema]:
    """Return every view with all that it is made of, by name, for a document that keeps them where `reference` says."""
    return {one.__name__: definition(one, reference) for view in view_types().values() for one in reached(view)}


def schema(view: type) -> Schema:
    reference = "#/$defs/{name}"
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": reference.format(name=view.__name__),
        "$defs": {one.__name__: definition(one, reference) for one in reached(view)},
    }


# -- TypeScript ---------------------------------------------------------------------------------


def typescript_of(hint: object) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return typescript_of(parts[0])
    if is_typeddict(hint):
        return str(getattr(hint, "__name__", ""))
    if origin in (Union, types.UnionType):
        return " | ".join(typescript_of(part) for part in parts)
    if origin is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    if origin is list:
        item = typescript_of(parts[0])
        return f"({item})[]" if " " in item and not item.startswith(("Record", "[")) else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript_of, parts))}]"
    if origin is dict:
        return f"Record<string, {typescript_of(parts[1])}>"
    return SCALARS[hint][1]


def interface(declared: type, base: type | None = None) -> str:
    given = fields(base) if base is not None else {}
    lines = [f"/** {described(declared)} */"]
    lines.append(f"export interface {declared.__name__} {f'extends {base.__name__} ' if base is not None else ''}{{")
    for name, (hint, told) in fields(declared).items():
        if name not in given:
            lines += [f"  /** {told} */", f"  {name}: {typescript_of(hint)};"]
    return "\n".join([*lines, "}"])


def typescript(view: type) -> str:
    """Return the module of a game's view, or of the view every game has."""
    common = [] if view is View else reached(View)
    parts = ["// " + SOURCE.format(path=_path(view))]
    if common:
        parts.append('import type { View } from "../../lib/view-types";')
    parts += [interface(one, View if common and one is view else None) for one in reached(view) if one not in common]
    return "\n\n".join(parts) + "\n"


def _path(view: type) -> str:
    return f"src/{view.__module__.replace('.', '/')}.py"


# -- documentation ------------------------------------------------------------------------------


def in_words(hint: object) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return in_words(parts[0])
    if is_typeddict(hint):
        name = str(getattr(hint, "__name__", ""))
        return f"[{name}](#{name.lower()})"
    if origin in (Union, types.UnionType):
        return " or ".join(in_words(part) for part in parts)
    if origin is Literal:
        return " or ".join(f"`{part}`" for part in parts)
    if origin is list:
        return f"list of {in_words(parts[0])}"
    if origin is tuple:
        return f"list of {len(parts)}: {', '.join(map(in_words, parts))}"
    if origin is dict:
        return f"by name, {in_words(parts[1])}"
    return {int: "number", float: "fraction", str: "text", bool: "true or false"}.get(hint, "null")  # type: ignore[call-overload,no-any-return]


def page() -> str:
    lines = [
        f"<!-- {SOURCE.format(path='the types of the views')} -->",
        "# The fields of a view",
        "",
        "A **view** is what a seat may know of a game, as JSON: what a bot gets, what the page draws, what "
        "[the server](api.md) sends. A value that does not exist is null, or an empty list.",
        "",
        "Every game's view has the fields of [View](#view); the games add their own. JSON schemas: "
        + ", ".join(f"[{name}](schemas/{name}.json)" for name in view_types())
        + ".",
    ]
    done: list[type] = []
    for title, top in (("Every game", View), *((name.capitalize(), view) for name, view in view_types().items())):
        lines += ["", f"## {title}"]
        given = fields(View) if top is not View else {}
        for one in [top, *(each for each in reached(top) if each is not top and each not in done)]:
            lines += ["", f"### {one.__name__}", "", described(one), "", "| field | holds | what |", "|---|---|---|"]
            own = {name: told for name, told in fields(one).items() if one is not top or name not in given}
            lines += [f"| `{name}` | {in_words(hint)} | {told} |" for name, (hint, told) in own.items()]
            done.append(one)
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Return everything that is made, by the path it belongs to."""
    out = {ROOT / "web/src/lib/view-types.ts": typescript(View), ROOT / "docs/views.md": page()}
    for name, view in view_types().items():
        out[ROOT / f"web/src/games/{name}/view-types.ts"] = typescript(view)
        out[ROOT / f"docs/schemas/{name}.json"] = json.dumps(schema(view), indent=1, ensure_ascii=False) + "\n"
    return out


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
