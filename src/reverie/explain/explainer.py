"""What is true of an answer, and how that is said: what a game brings of explanations, with a default for any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from reverie.core.events import Event
from reverie.core.game import State
from reverie.core.view import View
from reverie.explain.reasons import Reason

if TYPE_CHECKING:
    from reverie.texts import Texts


class Explainer:
    """The explanations of a game that brings none of its own: only what its result says is sure."""

    overall: str = "why-played-on"  # the message for an answer that is best, but for no single reason

    def facts(self, before: View, text: str, state: State, after: View, events: Sequence[Event]) -> list[Reason]:
        """Find everything worth saying of an answer, the plainest first.

        `before` and `after` are views of the seat that answers with `text`, `state` is a state that `after` is of.
        """
        result = after["result"]
        if result is None:
            return [Reason("plain-goes-on")]
        if before["seat"] in result["winners"]:
            return [Reason("plain-wins")]
        return [Reason("plain-ends", "", {"n": result["scores"][before["seat"]]})]

    def say(self, reason: Reason, texts: Texts) -> str:
        """Say a reason as the rest of a sentence whose subject is the answer: `keeps the blue key for …`."""
        return texts.say(f"why-{reason.kind}", **reason.values)

    def kind(self, before: View, text: str, better: str) -> str:
        """Name the kind of a choice where another answer was better; the message is `takeaway-` + kind."""
        return "plain"

    def themes(self, before: View, best: str, tempting: str) -> tuple[str, ...]:
        """Name what a riddle is about, the most telling first; the message of each is `theme-` + its name."""
        return ("plain",)

    def names(self, view: View, state: State, scores: Sequence[float]) -> list[float]:
        """Estimate the chance of each name that a finished game can earn, from final scores; empty without names."""
        return []

    def say_name(self, view: View, number: int, texts: Texts) -> str:
        """Say the name of that number, from 1."""
        return str(number)


KINDS: Final = ("plain-goes-on", "plain-wins", "plain-ends")  # for the catalogues to be held against
