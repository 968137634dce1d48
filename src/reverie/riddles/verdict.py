"""What is said once a riddle has been answered: which answer is best, by how much, how sure that is, and why."""

from typing import Final, NamedTuple

from reverie.core.errors import ReverieError
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.explain.hints import consequences
from reverie.explain.judges import judge_for
from reverie.explain.reasons import Reason, given_up, telling
from reverie.games.discovery import game_of, setup_of
from reverie.riddles.library import riddles
from reverie.riddles.playing_on import Comparison, mean_and_error
from reverie.riddles.riddle import Riddle, Verdict

MOST_REASONED: Final = 24  # answers whose facts are compared
CHALLENGE_GAMES: Final = 200  # played on from each of two answers for one challenge


class Explained(NamedTuple):
    """One answer with its numbers and what speaks for it beside the best; for the best, beside the tempting one."""

    verdict: Verdict
    reasons: list[Reason]


class Solution(NamedTuple):
    """Everything about a riddle that nobody may know before they have answered."""

    best: str
    tempting: str
    answers: list[Explained]  # the best first
    gives_up: list[Reason]  # what the tempting answer has, and the best goes without


def solution(riddle: Riddle, view: View) -> Solution:
    """Explain every answer of a riddle; `view` is its question."""
    state = game_of(setup_of(view)).sample(view, Rng(f"riddle/{riddle.name}"))
    told = riddle.answers[:MOST_REASONED]
    if riddle.tempting not in {one.text for one in told}:
        told = (*told, riddle.verdict(riddle.tempting))
    actions = {one["text"]: one for one in view["actions"]}
    facts = [consequences(view, state, actions[one.text])[1] for one in told]
    values = [told[0].worth - one.behind for one in told]
    rival = next(place for place, one in enumerate(told) if one.text == riddle.tempting)
    answers = [
        Explained(one, telling(place, facts, values, rival if place == 0 else 0)) for place, one in enumerate(told)
    ]
    answers += [Explained(one, []) for one in riddle.answers if one not in told]
    return Solution(riddle.best, riddle.tempting, answers, given_up(0, facts, values, rival))


class NoSuchAnswer(ReverieError):
    """A riddle was answered with what is none of its answers."""


class Challenge(NamedTuple):
    """Two answers played on again with luck that nobody has used yet."""

    games: int
    best: float
    best_error: float
    other: float
    other_error: float
    behind: float
    behind_error: float


def challenge_named(name: str, answer: str, seed: str, games: int) -> Challenge:
    """Challenge a riddle of the library; a name is what can be sent to a worker."""
    return challenge(riddles()[name], answer, seed, games)


def challenge(riddle: Riddle, answer: str, seed: str, games: int) -> Challenge:
    """Play on from the best answer and from another, with luck by the seed; NoSuchAnswer if it is none."""
    view = riddle.view()
    actions = {one["text"]: one["action"] for one in view["actions"]}
    if answer not in actions or answer == riddle.best:
        raise NoSuchAnswer(f"{answer[:60]!r} is not another answer of this riddle")
    player = judge_for(view["game"]).player
    compared = Comparison(player, view, setup_of(view), f"challenge/{seed}")
    best, other = actions[riddle.best], actions[answer]
    for action in (best, other):
        compared.play(action, games)
    return Challenge(
        games,
        *mean_and_error(compared.results[best]),
        *mean_and_error(compared.results[other]),
        *compared.behind(best, other),
    )
