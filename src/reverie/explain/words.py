"""Reasons and values in the reader's language."""

from typing import Final

from reverie.core.view import View
from reverie.explain.hindsight import Hindsight
from reverie.explain.hints import Advice
from reverie.explain.judges import counts_score
from reverie.explain.reasons import Reason
from reverie.games.discovery import kit_of
from reverie.texts import Texts

MINUS: Final = "\u2212"
EVEN: Final = (0.002, 0.05)  # what is less apart is about as good: a chance, and a score


def say_all(reasons: list[Reason], game: str, texts: Texts, better: str = "") -> str:
    """Say the reasons of an answer, a sentence each; with none, that it is best on the whole."""
    explainer = kit_of(game).explainer()
    first, *rest = [explainer.say(reason, texts) for reason in reasons] or [texts.say(explainer.overall)]
    if better:
        begun = texts.say("analysis-reason", better=better, reasons=first)
    else:
        begun = texts.say("hint-why", reasons=first)
    return " ".join([begun, *(texts.say("hint-and", reasons=one) for one in rest)])


def say_trade(best: Advice, rival: Advice, view: View, texts: Texts) -> str:
    """Say what the best answer gives up beside the next best, and how far that one is behind all the same."""
    given_up = kit_of(view["game"]).explainer().say(best.gives_up[0], texts)
    behind = best.value - rival.value
    even = behind < EVEN[counts_score(view)]
    return texts.say(
        "hint-trade-even" if even else "hint-trade",
        answer=rival.text,
        reasons=given_up,
        behind=amount(behind, view, texts),
    )


def number(value: float, texts: Texts, places: int = 1, sign: str = "") -> str:
    """Write a number as the language does."""
    text = f"{value:{sign}.{places}f}".replace("-", MINUS)
    return text if texts.language == "en" else text.replace(".", ",")


def amount(value: float, view: View, texts: Texts, sign: str = "") -> str:
    """Write a value or a change of it: `93.2 %`, `+0.4 points`."""
    if counts_score(view):
        return texts.say("explain-points", n=number(value, texts, sign=sign))
    return texts.say("explain-percent", n=number(100 * value, texts, sign=sign))


def say_hindsight(found: Hindsight, texts: Texts) -> list[str]:
    """Say what could have been reached knowing the luck to come; nothing of a game that was won anyway."""
    if found.measure == "win" and found.result > 0:
        return []
    values: dict[str, str | int] = {"best": number(found.best, texts, 0), "result": number(found.result, texts, 0)}
    if found.last is not None:
        values |= {"entry": found.last, "text": found.text, "instead": found.instead}
    return [texts.say(found.message(), **values), texts.say("hindsight-note")]
