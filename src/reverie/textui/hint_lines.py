"""A hint as lines of text, for `hint`, the line client and the terminal."""

from reverie.core.view import View
from reverie.explain.hints import Advice
from reverie.explain.judges import Judge, counts_score
from reverie.explain.words import number, say_all, say_trade
from reverie.games.discovery import kit_of
from reverie.texts import Texts
from reverie.textui.ink import wrapped


def hint_lines(advice: list[Advice], view: View, judge: Judge, texts: Texts, width: int) -> list[str]:
    """Write each answer with its worth and why, broken into lines of that width."""
    if not advice:
        return [texts.say("hint-none")]
    out = wrapped(texts.say("hint-head", player=judge.player.name), width)
    for place, one in enumerate(advice, 1):
        out += wrapped(f"{place} {_worth(one, view, texts)}", width, "  ")
        if any(one.names):
            out += wrapped("  " + _names(one, view, texts), width, "  ")
        if one.reasons or (place == 1 and len(advice) > 1):
            out += wrapped("  " + say_all(one.reasons, view["game"], texts), width, "  ")
        if one.gives_up and len(advice) > 1:
            out += wrapped("  " + say_trade(one, advice[1], view, texts), width, "  ")
    return out


def _worth(one: Advice, view: View, texts: Texts) -> str:
    if counts_score(view):
        value, low, high = (number(value, texts) for value in (one.value, one.low, one.high))
        return texts.say("hint-score", text=one.text, value=value, low=low, high=high)
    value, low, high = (number(100 * value, texts) for value in (one.value, one.low, one.high))
    return texts.say("hint-win", text=one.text, value=value, low=low, high=high)


def _names(one: Advice, view: View, texts: Texts) -> str:
    explainer = kit_of(view["game"]).explainer()
    return " · ".join(
        texts.say("hint-name", name=explainer.say_name(view, number_, texts), chance=number(100 * chance, texts, 0))
        for number_, chance in enumerate(one.names, 1)
        if chance > 0
    )
