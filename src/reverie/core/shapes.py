"""Checks plain data against a declared type, such as a view's `TypedDict`."""

import types
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def mismatch(data: object, declared: object, at: str = "it") -> str:
    """Say where data is not of the declared type, or nothing ("") where it is.

    Understands what JSON can hold: scalars, None, lists, tuples of a fixed length, dicts, Literal, unions, TypedDict.
    A bool does not count as an int; an int may stand for a float, and a list for a tuple.
    """
    origin = get_origin(declared)
    parts = get_args(declared)
    if origin in (Annotated, NotRequired):
        return mismatch(data, parts[0], at)
    if isinstance(declared, type) and is_typeddict(declared):
        return _fields(data, declared, at)
    if origin in (Union, types.UnionType):
        found = [mismatch(data, one, at) for one in parts]
        return "" if "" in found else max(found, key=len)  # the longest goes deepest
    if origin is Literal:
        return "" if data in parts else f"{at} is {data!r}, not one of {', '.join(map(repr, parts))}"
    if origin is list and isinstance(data, list):
        return _first(mismatch(each, parts[0], f"{at}[{i}]") for i, each in enumerate(data))
    if origin is tuple and isinstance(data, list | tuple) and len(data) == len(parts):
        return _first(mismatch(each, parts[i], f"{at}[{i}]") for i, each in enumerate(data))
    if origin is dict and isinstance(data, dict):
        return _first(mismatch(key, parts[0], at) or mismatch(data[key], parts[1], f"{at}.{key}") for key in data)
    if declared is object or _is_scalar(data, declared):
        return ""
    return f"{at} is {data!r:.60}, not {getattr(declared, '__name__', declared)}"


def attribute_mismatch(data: Mapping[str, object], kind: type) -> str:
    """Say where data is not what a class annotates its attributes with, `setup` aside, or nothing ("") where it is."""
    hints = {name: hint for name, hint in _hints(kind).items() if name != "setup"}
    missing, unknown = sorted(hints.keys() - data.keys()), sorted(data.keys() - hints.keys())
    if missing or unknown:
        return f"the state lacks {missing}" if missing else f"the state has {unknown}, which is not declared"
    return _first(mismatch(data[name], hint, name) for name, hint in hints.items())


def _fields(data: object, declared: type, at: str) -> str:
    if not isinstance(data, dict):
        return f"{at} is {data!r:.60}, not an object"
    hints = _hints(declared)
    required: frozenset[str] = declared.__required_keys__  # type: ignore[attr-defined]
    missing = sorted(required - data.keys())
    unknown = sorted(data.keys() - hints.keys())
    if missing or unknown:
        return f"{at} lacks {missing}" if missing else f"{at} has {unknown}, which is not declared"
    return _first(mismatch(data[name], hint, f"{at}.{name}") for name, hint in hints.items() if name in data)


@cache
def _hints(declared: type) -> dict[str, object]:
    return get_type_hints(declared, include_extras=True)


def _is_scalar(data: object, declared: object) -> bool:
    if declared is float:
        return type(data) in (int, float)
    if declared in (None, types.NoneType):
        return data is None
    return type(data) is declared


def _first(found: Iterable[str]) -> str:
    return next((text for text in found if text), "")
