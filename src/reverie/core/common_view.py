"""Makes the fields that every view has; a game's view adds its own to them."""

from collections.abc import Sequence

from reverie.core.game import VIEW_VERSION, Setup, State
from reverie.core.view import View


def common_view(
    state: State,
    setup: Setup,
    seat: int,
    words: Sequence[str],
    *,
    turn: int,
    phase: str,
    prompt: str,
    decision: int,
    arguments: dict[str, int | str] | None = None,
    rules: Sequence[str] = (),
) -> View:
    """Make the fields of every view, for one seat.

    `words` is the notation of each action in the order of their numbers, `prompt` the name of the question that a seat
    is asked if it is asked now, `arguments` what that question is about, `rules` the rules behind it by their
    identifiers, `decision` how many questions the seat has answered, and `phase` what the game waits for until it is
    over.
    """
    result = state.result()
    asked = seat in state.actors()
    return {
        "version": VIEW_VERSION,
        "game": setup.game,
        "setup": setup.to_json(),
        "seat": seat,
        "turn": turn,
        "phase": phase if result is None else "over",
        "prompt": {"name": prompt, "rules": list(rules), "arguments": arguments or {}} if asked else None,
        "decision": decision if asked else None,
        "actions": [{"action": action, "text": words[action]} for action in state.legal(seat)],
        "result": None if result is None else result.to_json(),
    }
