"""Vectors as plain lists. Whoever appends goes on with what is given back, as with the real ones."""

from typing import Any

vec = list


def append(items: list[Any], item: Any) -> list[Any]:
    items.append(item)
    return items


def extend(items: list[Any], more: list[Any]) -> list[Any]:
    items.extend(more)
    return items


def pop(items: list[Any], index: int = -1) -> tuple[list[Any], Any]:
    item = items.pop(index)
    return items, item
