"""The analysis of a game as lines of text, for `analyse` and the terminal."""

import shlex
from pathlib import Path

from reverie.explain.analysis import Step, Story
from reverie.explain.hindsight import Hindsight
from reverie.explain.judges import Judge
from reverie.explain.takeaways import takeaways
from reverie.explain.words import amount, number, say_all, say_hindsight
from reverie.program import program
from reverie.texts import Texts


def analysis_lines(
    stories: list[Story],
    setup: str,
    judge: Judge,
    texts: Texts,
    found: Hindsight | None = None,
    path: Path | None = None,
) -> list[str]:
    """Write for each side what luck and choices did, its accuracy and its costliest choices; then hindsight.

    `path` is the record's file, from which positions can be tried again.
    """
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
        out += _takeaways(story, texts, path)
    said = say_hindsight(found, texts) if found is not None else []
    return [*out, "", *said] if said else out


def _costly(step: Step, story: Story, texts: Texts) -> list[str]:
    cost = amount(-step.skill, story.view, texts)
    better = step.better or "…"
    out = ["  " + texts.say("analysis-cost", entry=step.entry, text=step.text, cost=cost, better=better)]
    if step.reasons:
        out.append("    " + say_all(step.reasons, story.view["game"], texts, better))
    return out


def _takeaways(story: Story, texts: Texts, path: Path | None) -> list[str]:
    found = takeaways(story)
    out = [texts.say("takeaways-title")] if found else []
    for one in found:
        cost = texts.say("takeaway-cost", cost=amount(-one.cost, story.view, texts, "+"))
        out.append(f"  • {texts.say(f'takeaway-{one.kind}')} ({cost})")
        if path is not None:
            command = f"{program()} play --resume {shlex.quote(str(path))} --to {one.entry - 1}"
            out.append("    " + texts.say("takeaway-command", command=command))
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
