"""Analyses a game: what luck did, what the choices did, and which of them cost most.

A position is worth what its best answer is worth. From one decision to the next the value changes
twice: by the choice, when another answer than the best is given (never upwards), and by chance, which
does the rest. All these changes together are the way from the first decision to the result.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from reverie.core.game import CHANCE
from reverie.core.record import CONCEDE, Record, Replay, standing
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.explain.hints import consequences
from reverie.explain.judges import Judge, counts_score, judge_for, worth
from reverie.explain.reasons import Reason, telling
from reverie.explain.takeaways import takeaways
from reverie.games.discovery import facts_of, kit_of

COSTLIEST: Final = 3
WORTH_SAYING: Final = (0.005, 0.05)  # of a chance to win, of a score: what a choice must cost to be spoken of

Shown = Callable[[int, int], None]  # decisions judged, decisions in all


class Step(NamedTuple):
    """One decision: its value before and after the choice, and what chance did since the one before."""

    entry: int
    seat: int
    text: str
    better: str  # the best answer, or nothing if it was this one
    before: float
    after: float
    luck: float
    random: float  # what an answer at random was worth
    reasons: list[Reason]  # for the better answer, where the choice was among the costliest
    kind: str = ""  # what kind of choice it was, where another was better

    @property
    def skill(self) -> float:
        return self.after - self.before

    def to_json(self) -> dict[str, object]:
        return {
            "entry": self.entry,
            "seat": self.seat,
            "text": self.text,
            "better": self.better or None,
            "before": round(self.before, 6),
            "after": round(self.after, 6),
            "luck": round(self.luck, 6),
            "skill": round(self.skill, 6),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


class Story:
    """The decisions of one side: of one player, or of all who win or lose together."""

    def __init__(self, seats: list[int], view: View) -> None:
        self.seats = seats
        self.view = view  # of the first decision, for the measure of the values
        self.steps: list[Step] = []
        self.start = 0.0
        self.end = 0.0
        self.last_luck = 0.0  # what chance did after the last decision

    @property
    def luck(self) -> float:
        return sum(step.luck for step in self.steps) + self.last_luck

    @property
    def skill(self) -> float:
        return sum(step.skill for step in self.steps)

    def accuracy(self, seat: int | None = None) -> float:
        """Rate choices in percent: 100 for the best answer every time, 0 for answers no better than at random."""
        steps = [step for step in self.steps if seat is None or step.seat == seat]
        lost = -sum(step.skill for step in steps)
        at_random = sum(step.before - step.random for step in steps)
        return 100.0 if at_random <= 0 else max(0.0, 100 * (1 - lost / at_random))

    def worth_saying(self) -> float:
        return WORTH_SAYING[counts_score(self.view)]

    def best_answers(self) -> int:
        return sum(-step.skill < self.worth_saying() for step in self.steps)

    def costliest(self, most: int = COSTLIEST) -> list[Step]:
        """Return the choices that cost most, the worst first."""
        costly = [step for step in self.steps if -step.skill >= self.worth_saying()]
        return sorted(costly, key=lambda step: step.skill)[:most]

    def turns_of_luck(self) -> list[tuple[int, float]]:
        """List how much chance changed the value before each decision, with the entry of that decision."""
        return [(step.entry, step.luck) for step in self.steps[1:]]

    def to_json(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "measure": "score" if counts_score(self.view) else "win",
            "start": round(self.start, 6),
            "end": round(self.end, 6),
            "luck": round(self.luck, 6),
            "skill": round(self.skill, 6),
            "last_luck": round(self.last_luck, 6),
            "accuracy": round(self.accuracy(), 2),
            "accuracies": {str(seat): round(self.accuracy(seat), 2) for seat in self.seats},
            "costliest": [step.entry for step in self.costliest()],
            "takeaways": [one.to_json() for one in takeaways(self)],
            "steps": [step.to_json() for step in self.steps],
        }


def analyse(
    record: Record, replay: Replay, *, judge: Judge | None = None, seed: str = "analysis", shown: Shown | None = None
) -> list[Story]:
    """Tell the story of each side of a game, finished or not; a side that decided nothing has none."""
    judge = judge or judge_for(record.setup.game)
    decisions = [
        number for number in reversed(list(standing(record, replay))) if record.entries[number - 1].actor != CHANCE
    ]
    together = facts_of(record.setup).cooperative
    stories: dict[int, Story] = {}
    for done, number in enumerate(decisions):
        entry = record.entries[number - 1]
        state = replay.states[replay.before[number]]
        view = state.view(entry.actor)
        if shown is not None:
            shown(done, len(decisions))
        if len(view["actions"]) < 2 and entry.text != CONCEDE:
            continue
        side = 0 if together else entry.actor
        story = stories.get(side)
        if story is None:
            story = Story(list(range(record.setup.players)) if together else [side], view)
            stories[side] = story
        _add(story, judge, view, number, entry.text, Rng(f"{seed}/{number}"))
    final = replay.state
    for story in stories.values():
        story.end = story.steps[-1].after
        if final.result() is not None:
            _close(story, worth(final, story.seats[0]))
        _explain(story, replay, seed)
    return [stories[side] for side in sorted(stories)]


def _add(story: Story, judge: Judge, view: View, number: int, text: str, rng: Rng) -> None:
    seat = view["seat"]
    earlier = story.steps[-1].after if story.steps else None
    values = judge.values(view, rng) if view["actions"] else [earlier or 0.0]
    before = max(values)
    better = "" if not view["actions"] else view["actions"][values.index(before)]["text"]
    after = before
    for answer, value in zip(view["actions"], values, strict=False):
        if answer["text"] == text:
            after = value
            better = "" if value == before else better
    if earlier is None:
        story.start = before
    luck = 0.0 if earlier is None else before - earlier
    average = sum(values) / len(values)
    kind = kit_of(view["game"]).explainer().kind(view, text, better) if better and text != CONCEDE else ""
    story.steps.append(Step(number, seat, text, better, before, after, luck, average, [], kind))


def _close(story: Story, result: float) -> None:
    """Add the result: what the last choice had not decided was chance, but giving up is a choice."""
    story.end = result
    last = story.steps[-1]
    if last.text == CONCEDE:
        story.steps[-1] = last._replace(after=result, random=min(last.random, result))
    else:
        story.last_luck = result - last.after


def _explain(story: Story, replay: Replay, seed: str) -> None:
    """Say of the costliest choices why another was better."""
    entries = {step.entry for step in story.costliest()}
    for place, step in enumerate(story.steps):
        if step.entry not in entries or step.text == CONCEDE:
            continue
        view = replay.states[replay.before[step.entry]].view(step.seat)
        state = replay.game.sample(view, Rng(f"{seed}/{step.entry}/why"))
        picked = [answer for answer in view["actions"] if answer["text"] in (step.better, step.text)]
        facts = [consequences(view, state, answer)[1] for answer in picked]
        values = [step.before if answer["text"] == step.better else step.after for answer in picked]
        best = values.index(step.before)
        story.steps[place] = step._replace(reasons=telling(best, facts, values))
