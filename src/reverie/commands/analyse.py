"""A record told apart into luck and choices."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_file, add_force, add_judge, use_options
from reverie.core.errors import ReverieError
from reverie.explain.analysis import Step, Story, analyse
from reverie.explain.hindsight import Hindsight, quick_hindsight
from reverie.explain.judges import Judge, judge_for
from reverie.explain.plot import plot_game
from reverie.explain.words import amount, number, say_all, say_hindsight
from reverie.files import load_file, refuse_existing, same_file, write_new
from reverie.texts import Texts
from reverie.textui.progress import Progress

EXAMPLES: Final = ("analyse game.reverie", "analyse game.reverie --plot game.svg", "analyse game.reverie --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the chances move by move into a new file")
    add_force(parser)
    add_judge(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return show_analysis(given.file, given.lang, given.player, given.json, given.plot, given.force)


def show_analysis(
    path: Path, lang: str | None, player: str | None, as_json: bool, plot: Path | None, force: bool = False
) -> int:
    """Analyse the game of a file; 2 if there was nothing to analyse."""
    texts = Texts(lang)
    if plot is not None:
        refuse_existing(plot, force and not same_file(plot, path))
    record, replay = load_file(path)
    judge = judge_for(record.setup.game, player)
    decisions = sum(entry.actor >= 0 for entry in record.entries)
    with Progress("decisions", max(1, decisions)) as progress:
        stories = analyse(record, replay, judge=judge, shown=lambda done, _: progress.show(done))
    if judge.player.notice:
        print(f"reverie: {judge.player.notice}", file=sys.stderr)
    found = quick_hindsight(record, replay)
    if not stories:
        raise ReverieError(f"{path} holds no decision that left a choice")
    if plot is not None:
        write_new(plot, plot_game(stories, record.setup.words(), texts), force)
    if as_json:
        sides = [story.to_json() for story in stories]
        head = {"setup": record.setup.to_json(), "player": judge.player.name}
        print(json.dumps({**head, "sides": sides, "hindsight": found.to_json() if found is not None else None}))
    else:
        print("\n".join(told(stories, record.setup.words(), judge, texts, found)))
        if plot is not None:
            print(texts.say("analysis-plot", file=str(plot)))
    return 0


def told(stories: list[Story], setup: str, judge: Judge, texts: Texts, found: Hindsight | None = None) -> list[str]:
    """An analysis in words, and after it what hindsight found."""
    out = [texts.say("analysis-head", setup=setup, player=judge.player.name)]
    for story in stories:
        view = story.view
        out.append("")
        if len(stories) > 1:
            out.append(texts.say("analysis-seat", player=story.seats[0] + 1))
        out.append(
            texts.say(
                "analysis-change",
                **{"from": amount(story.start, view, texts), "to": amount(story.end, view, texts)},
                luck=amount(story.luck, view, texts, "+"),
                skill=amount(story.skill, view, texts, "+"),
            )
        )
        for seat in story.seats:
            line = texts.say("analysis-accuracy", n=number(story.accuracy(seat), texts))
            who = f"{texts.say('analysis-seat', player=seat + 1)}: " if len(story.seats) > 1 else ""
            out.append(who + line)
        out.append(texts.say("analysis-decisions", n=len(story.steps), best=story.best_answers()))
        out += _turns_of_luck(story, texts)
        costly = story.costliest()
        out.append(texts.say("analysis-costly" if costly else "analysis-nothing"))
        for step in costly:
            out += _costly(step, story, texts)
    said = say_hindsight(found, texts) if found is not None else []
    return [*out, "", *said] if said else out


def _costly(step: Step, story: Story, texts: Texts) -> list[str]:
    cost = amount(-step.skill, story.view, texts)
    better = step.better or "…"
    out = ["  " + texts.say("analysis-cost", entry=step.entry, text=step.text, cost=cost, better=better)]
    if step.reasons:
        out.append("    " + say_all(step.reasons, story.view["game"], texts, better))
    return out


def _turns_of_luck(story: Story, texts: Texts) -> list[str]:
    turns = story.turns_of_luck()
    if not turns:
        return []
    kind = max(turns, key=lambda turn: turn[1])
    hard = min(turns, key=lambda turn: turn[1])
    return [
        texts.say(message, gain=amount(gain, story.view, texts, "+"), entry=entry)
        for message, (entry, gain) in (("analysis-lucky", kind), ("analysis-unlucky", hard))
        if (gain > 0) == (message == "analysis-lucky") and gain != 0
    ]
