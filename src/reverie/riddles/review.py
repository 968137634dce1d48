"""The review of a riddle: the story of its game so far, and what other judges say of its answers.

It is for people who have answered and doubt the verdict.
"""

from functools import lru_cache
from typing import TypedDict

from reverie.core.chance import RandomSampler
from reverie.core.rng import Rng
from reverie.engine_form import COMPILED
from reverie.explain.analysis import analyse
from reverie.explain.judges import judge_for
from reverie.games.discovery import facts_of, kit_of
from reverie.observed_match import ObservedMatch
from reverie.players.roster import find_player
from reverie.riddles.library import riddles, setup_of_riddle


class Opinion(TypedDict):
    """What an answer is worth: to the judge at a glance, and by a deep search."""

    text: str
    judge: float
    search: float


class Review(TypedDict):
    stories: list[dict[str, object]]  # none where the game would tell what is hidden
    opinions: list[Opinion]


def may_be_reviewed(name: str) -> bool:
    """Tell whether the game up to a riddle may be shown: not where a seat may not know all of it."""
    return not facts_of(setup_of_riddle(name)).hidden


@lru_cache(maxsize=16)
def riddle_match(name: str) -> ObservedMatch:
    """Return the game up to a riddle, for those who may look at all of it."""
    record = riddles()[name].replay()[0]
    match = ObservedMatch(record.setup)
    match.take_up(record.entries, record.rules_version, record.edition, lambda _: RandomSampler(Rng(name)))
    return match


def review(name: str) -> Review:
    """Review a riddle of the library; a name is what can be sent to a worker."""
    record, replay = riddles()[name].replay()
    view = replay.state.view(replay.state.actors()[0])
    plan = kit_of(view["game"]).riddle_players()
    # Uncompiled, a deep search takes minutes.
    search = find_player(plan.search, view["game"], plan.deep if COMPILED else plan.quick)
    judged = judge_for(view["game"]).values(view, Rng(f"review/{name}"))
    searched = search.values(view, Rng(f"review/{name}/search"))
    assert searched is not None
    opinions: list[Opinion] = [
        {"text": one["text"], "judge": round(judge, 4), "search": round(deep, 4)}
        for one, judge, deep in zip(view["actions"], judged, searched, strict=True)
    ]
    stories = analyse(record, replay) if may_be_reviewed(name) else []
    return {"stories": [story.to_json() for story in stories], "opinions": opinions}
