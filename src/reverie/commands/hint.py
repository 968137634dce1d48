"""Hints for a position of a record, or for the player at the terminal."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_file, add_judge, count, positive, use_options
from reverie.commands.replay import WIDTH, looking_from, position
from reverie.core.view import View
from reverie.explain.hints import Advice, hint
from reverie.explain.judges import Judge, counts_score, judge_for
from reverie.explain.words import number, say_all
from reverie.games.discovery import kit_of
from reverie.texts import Texts
from reverie.textui.ink import wrapped

EXAMPLES: Final = ("hint game.reverie", "hint game.reverie --to 40", "hint game.reverie --player dreamer --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument(
        "--to", type=count, metavar="N", help="at the position after entry N (from 0; default: the last)"
    )
    parser.add_argument(
        "--seat", type=positive, metavar="P", help="for player P, if several are to answer (from 1; default: the first)"
    )
    add_judge(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return show_hint(given.file, given.to, given.seat, given.lang, given.player, given.json)


def show_hint(path: Path, to: int | None, seat: int | None, lang: str | None, player: str | None, as_json: bool) -> int:
    """What to answer after an entry of a record."""
    record, state, shown = position(path, to)
    view = state.view(looking_from(state, record, seat))
    judge = judge_for(view["game"], player)
    advice = hint(view, judge=judge)
    if judge.player.notice:
        print(f"reverie: {judge.player.notice}", file=sys.stderr)
    if as_json:
        answers = [one.to_json() for one in advice]
        print(json.dumps({"setup": record.setup.to_json(), "shown": shown, "seat": view["seat"],
                          "player": judge.player.name, "answers": answers}))  # fmt: skip
    else:
        print("\n".join(told(advice, view, judge, Texts(lang), WIDTH)))
    return 0


def told(advice: list[Advice], view: View, judge: Judge, texts: Texts, width: int) -> list[str]:
    """A hint as lines: each answer, its worth, and why."""
    if not advice:
        return [texts.say("hint-none")]
    out = wrapped(texts.say("hint-head", player=judge.player.name), width)
    for place, one in enumerate(advice, 1):
        out += wrapped(f"{place} {_worth(one, view, texts)}", width, "  ")
        if any(one.names):
            out += wrapped("  " + _names(one, view, texts), width, "  ")
        if one.reasons or (place == 1 and len(advice) > 1):
            out += wrapped("  " + say_all(one.reasons, view["game"], texts), width, "  ")
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
