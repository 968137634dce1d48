"""What every view holds, whatever the game; a game's own view type adds its fields.

A view is plain data, so its type is a `TypedDict`: it costs nothing at run time. The text beside a field documents it;
`tools/views.py` makes the JSON schema, the page's types and docs/views.md from these definitions.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, NamedTuple, TypedDict


class SetupData(TypedDict):
    """A way to play."""

    spelling: Annotated[str, "the game with its parts and variants, as it is typed"]
    players: Annotated[int, "the number of seats"]
    options: Annotated[dict[str, str], "other choices by name"]


class ResultData(TypedDict):
    """How a game ended."""

    scores: Annotated[list[int], "a score per seat"]
    winners: Annotated[list[int], "the seats that won; none where all have lost"]
    reason: Annotated[str, "why it was over, an identifier of the game"]


class ActionData(TypedDict):
    """A legal action."""

    action: Annotated[int, "its number"]
    text: Annotated[str, "its notation, which is what a client answers with"]


class Prompt(TypedDict):
    """A question."""

    name: Annotated[str, "which question it is"]
    rules: Annotated[list[str], "the identifiers of the rules behind it"]
    arguments: Annotated[dict[str, int | str], "what the question is about, by name"]


class View(TypedDict):
    """What a seat may know of a game."""

    version: Annotated[int, "of the views' form"]
    game: Annotated[str, "the game's name"]
    setup: Annotated[SetupData, "the way it is played"]
    seat: Annotated[int, "whose view it is, counted from 0; -2 for a spectator"]
    turn: Annotated[int, "the number of the turn"]
    phase: Annotated[str, "what the game waits for; `over` at the end"]
    prompt: Annotated[Prompt | None, "the question this seat is asked, if it is asked"]
    decision: Annotated[
        int | None, "the number of that question, which an answer names: how many this seat answered before"
    ]
    actions: Annotated[list[ActionData], "the possible answers"]
    result: Annotated[ResultData | None, "how it ended, once it has"]


class ViewParts(NamedTuple):
    """The views of several seats, to be made and encoded with less work: what all of them hold, and the rest by seat.

    `decision` is always among the rest.
    """

    common: Mapping[str, object]
    own: Sequence[Mapping[str, object]]


def prompt_of(view: View) -> Prompt:
    """Return the question of a view whose seat is asked."""
    prompt = view["prompt"]
    assert prompt is not None, "this seat is not asked"
    return prompt


def result_of(view: View) -> ResultData:
    """Return the result of a view whose game is over."""
    result = view["result"]
    assert result is not None, "this game is not over"
    return result
