"""Plays solo games turn by turn and notes what a study measures."""

from dataclasses import dataclass, field
from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.games.daydream.players.appraiser import UNIT, Appraiser
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.prospects import Prospect
from reverie.games.daydream.players.turn_planner import TurnPlanner
from reverie.games.daydream.players.turns import MOST, Planner
from reverie.games.daydream.rules.board import BONUS_LEAF, BONUS_SUN, DONE, WRITE
from reverie.games.daydream.rules.table import Table
from reverie.games.daydream.view_types import Sheet, daydream_view

WIDE: Final = 16  # first answers that the judge follows up
CANDIDATES: Final = 48  # turns that it values


@dataclass
class Watched:
    """What was measured in one game."""

    score: int = 0
    objects: int = 0
    thorns: int = 0
    turns: int = 0  # rolls, that of the starting numbers included
    sheet: Sheet | None = None  # as it was at the end
    order: list[str] = field(default_factory=list)  # the cells, in the order they were written in
    gaps: list[float] = field(default_factory=list)  # by turn: how far the best is ahead of the second, in points
    regrets: list[float] = field(default_factory=list)  # by turn: what was lost against the best one, in points
    leaves: int = 0  # bonuses taken as a leaf, where a sun line was possible, too
    suns: int = 0  # bonuses taken as a sun line, where a leaf was possible, too
    bonus_costs: list[float] = field(default_factory=list)  # what the other bonus would have cost, in points


class Judge:
    """Values turns by the network of a board."""

    def __init__(self, appraiser: Appraiser, planner: Planner) -> None:
        self.appraiser = appraiser
        self.planner = planner
        self.values: vec[float] = vec[float]([0.0] * MOST)
        self.worths: vec[float] = vec[float]([0.0] * MOST)

    def best(self, t: Table) -> float:
        """Return the score expected of the best turn."""
        self.planner.plan(t, WIDE, CANDIDATES)
        self.appraiser.weigh(self.planner, t, self.values, self.worths)
        return float(self.appraiser.best_value)

    def closed(self, t: Table) -> float:
        """Return the score expected of a sheet whose turn is closed."""
        score = float(t.score(0))
        if t.over:
            return score
        inputs = self.appraiser.inputs
        inputs.read(t.sheets)
        assert inputs.sums is not None
        return score + UNIT * float(self.appraiser.network.value(inputs.sums))

    def with_bonus(self, t: Table, draft: list[int], bonus: int) -> float | None:
        """Return the score expected of a draft with every bonus taken as `bonus`; None if that is not legal."""
        after = t.copy()
        for action in draft:
            wanted = bonus if action in (BONUS_SUN, BONUS_LEAF) else action
            if wanted not in after.legal(0):
                return None
            after.answer(0, wanted)
        if after.legal(0) != [DONE]:
            return None
        after.advance(0, DONE)
        return self.closed(after)


class Habit(Protocol):
    """Changes how a planner values turns, to measure what the change costs."""

    def __call__(self, planner: Planner) -> None: ...


def as_it_is(planner: Planner) -> None:
    """Change nothing."""


def dots_alone(planner: Planner) -> None:
    """Value a run no more than any other row of different digits."""
    valuation = planner.valuation
    valuation.sun_line = valuation.dot_line


def suns_alone(planner: Planner) -> None:
    """Value nothing but runs."""
    valuation = planner.valuation
    valuation.dot_line = vec[i64]([0] * len(valuation.dot_line))


def giving_up(feature: int) -> Habit:
    """Return a habit that ignores one feature of the board, given by its number."""

    def habit(planner: Planner) -> None:
        prospects = list(planner.valuation.prospects)
        prospects[feature] = Prospect()
        planner.valuation.prospects = vec[Prospect](prospects)

    return habit


def watch(
    start: Table, player: TurnPlanner, luck: Rng, rng: Rng, habit: Habit = as_it_is, judged: bool = True
) -> Watched:
    """Play a solo game to its end; if `judged` and there is a network for the board, judge its turns, too."""
    t = start.copy()
    seen = Watched()
    planner = player.planner_for(t.board, True)
    habit(planner)
    player.look(t, 0)
    judge = _judge(t) if judged else None
    while not t.over:
        t.advance(CHANCE, t.pick(luck))
        seen.turns += 1
        before = t.copy()
        player.think(planner, t, rng)
        if isinstance(player, Learned):
            if planner.turns.n > 1:
                worths = sorted((float(player.worths[i]) for i in range(planner.turns.n)), reverse=True)
                seen.gaps.append(worths[0] - worths[1])
            else:
                seen.gaps.append(0.0)
        planner.play(t, 0)
        draft = [int(action) for action in t.draft(0)]
        seen.order += [t.board.cell_names[t.board.cell_at[(action >> 7) & 511]] for action in draft if action >= WRITE]
        t.advance(0, DONE)
        if judge is not None:
            if isinstance(player, Learned):
                _watch_bonus(judge, before, draft, seen)
            else:
                seen.regrets.append(max(0.0, judge.best(before) - judge.closed(t)))
    seen.score = int(t.score(0))
    seen.sheet = daydream_view(t.view(0))["sheets"][0]
    seen.objects, seen.thorns = seen.sheet["objects"], seen.sheet["thorns"]
    return seen


def _judge(t: Table) -> Judge | None:
    """Return a judge for the board, or None without a network for it."""
    appraiser = Learned().ready(t.board)
    return None if appraiser is None else Judge(appraiser, Planner(t.board, True))


def _watch_bonus(judge: Judge, before: Table, draft: list[int], seen: Watched) -> None:
    """Count the bonuses of a turn in which there was a choice."""
    taken = [action for action in draft if action in (BONUS_SUN, BONUS_LEAF)]
    if not taken:
        return
    sun, leaf = (judge.with_bonus(before, draft, bonus) for bonus in (BONUS_SUN, BONUS_LEAF))
    if sun is None or leaf is None:
        return
    seen.leaves += taken.count(BONUS_LEAF)
    seen.suns += taken.count(BONUS_SUN)
    seen.bonus_costs.append(abs(sun - leaf))
