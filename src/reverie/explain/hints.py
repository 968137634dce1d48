"""A hint: the best answers, what they are worth, how sure that is, and why."""

import math
from typing import Final, NamedTuple

from reverie.core.game import State
from reverie.core.rng import Rng
from reverie.core.view import ActionData, View
from reverie.explain.judges import Judge, counts_score, judge_for
from reverie.explain.reasons import Reason, given_up, telling
from reverie.games.discovery import kit_of
from reverie.players.arena import Z95, Interval, Moments, wilson

SHOWN: Final = 3
COMPARED: Final = 24  # answers whose facts are looked at: of hundreds, the best ones
GAMES: Final = 60  # played on from each answer shown
TRUST: Final = 60  # the judge's own value counts as so many games


class Advice(NamedTuple):
    """One answer of a hint."""

    action: int
    text: str
    value: float
    low: float
    high: float
    names: list[float]  # the chance of each name that a score can earn
    reasons: list[Reason]  # what speaks for it, beside the next best answer first; for others, beside the best
    gives_up: list[Reason] = []  # of the best answer: what the next best has and it has not

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action,
            "text": self.text,
            "value": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "names": [round(chance, 4) for chance in self.names],
            "reasons": [reason.to_json() for reason in self.reasons],
            "gives_up": [reason.to_json() for reason in self.gives_up],
        }


def hint(
    view: View, *, judge: Judge | None = None, seed: str = "hint", shown: int = SHOWN, games: int = GAMES
) -> list[Advice]:
    """Find the best answers to the question of a view, the best first; none if nothing is asked.

    It knows what the view tells and nothing else, and says the same for the same view and seed. With
    `games` 0 nothing is played on, and the intervals come from the judge's value alone.
    """
    if not view["actions"]:
        return []
    judge = judge or judge_for(view["game"])
    rng = Rng(f"{seed}/{view['decision']}")
    values = judge.values(view, rng)
    order = sorted(range(len(values)), key=lambda number: -values[number])[: max(COMPARED, shown)]
    state = next(judge.player.states(view, rng))
    facts: list[list[Reason]] = []
    afters: list[View] = []
    for number in order:
        after, reasons = consequences(view, state, view["actions"][number])
        facts.append(reasons)
        afters.append(after)
    worths = [values[number] for number in order]
    luck = str(rng.next())
    out: list[Advice] = []
    for place, number in enumerate(order[:shown]):
        results = [] if afters[place]["result"] is not None else judge.outcomes(afters[place], games, Rng(luck))
        value = worths[place]
        rival = None if len(order) < 2 else 1 if place == 0 else 0
        sure = surely(value, results, view, afters[place]["result"] is not None)
        out.append(
            Advice(
                view["actions"][number]["action"],
                view["actions"][number]["text"],
                value,
                sure.low,
                sure.high,
                _names(view, state, afters[place], results),
                telling(place, facts, worths, rival),
                given_up(0, facts, worths, 1) if place == 0 and rival is not None else [],
            )
        )
    return out


def consequences(view: View, state: State, answer: ActionData) -> tuple[View, list[Reason]]:
    """Return the view after an answer, and what is true of it. The state is one that agrees with the view."""
    after = state.copy()
    events = after.apply(view["seat"], answer["action"])
    seen = after.view(view["seat"])
    return seen, kit_of(view["game"]).explainer().facts(view, answer["text"], after, seen, events)


def surely(value: float, results: list[float], view: View, over: bool) -> Interval:
    """Return the judge's value and the games played on from it, taken together; the value itself is always inside."""
    if over:
        return Interval(value, value, value)
    n = len(results) + TRUST
    if counts_score(view):
        mean = (value * TRUST + math.fsum(results)) / n
        half = Z95 * Moments(results).deviation() / math.sqrt(n)
        low, high = mean - half, mean + half
    else:
        _, low, high = wilson(value * TRUST + math.fsum(results), n)
    return Interval(value, min(value, low), max(value, high))


def _names(view: View, state: State, after: View, results: list[float]) -> list[float]:
    """Return the chance of each name a score can earn, from the games played on; none are known where none were."""
    ended = [] if after["result"] is None else [float(after["result"]["scores"][view["seat"]])]
    scores = results or ended
    return kit_of(view["game"]).explainer().names(view, state, scores) if scores else []
