"""What to take away from a game: its costly choices by kind, at most three, each with a position to try again."""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from reverie.explain.analysis import Step, Story

MOST: Final = 3


class Takeaway(NamedTuple):
    """Choices of one kind that cost something, to be said by the message `takeaway-` + kind."""

    kind: str
    times: int
    cost: float  # of all of them, in the measure of the values
    entry: int  # the costliest of them
    text: str
    better: str

    def to_json(self) -> dict[str, object]:
        return {**self._asdict(), "cost": round(self.cost, 6)}


def takeaways(story: "Story", most: int = MOST) -> list[Takeaway]:
    """Sum up the kinds of choice that cost most in all, the costliest kind first."""
    kinds: dict[str, list[Step]] = {}
    for step in story.costliest(len(story.steps)):
        if step.kind:
            kinds.setdefault(step.kind, []).append(step)
    found = [
        Takeaway(kind, len(steps), -sum(step.skill for step in steps), steps[0].entry, steps[0].text, steps[0].better)
        for kind, steps in kinds.items()
    ]
    return sorted(found, key=lambda one: -one.cost)[:most]
