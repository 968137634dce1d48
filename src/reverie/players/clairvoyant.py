"""A search that knows the luck to come: for finished games and for ceilings, never for a seat.

Where chance is foreseen nothing is left but a puzzle. A beam of positions goes from answer to answer, each followed by
what chance will bring; the most promising ones are kept, and the beam grows until the goal is reached or the effort is
spent. What it finds is sure; that it finds nothing proves nothing, unless no position was ever left out.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from reverie.core.chance import ForeseenSampler
from reverie.core.game import CHANCE, NOBODY, Actions, State

FIRST_WIDTH: Final = 4
WIDER: Final = 4  # each beam is so many times as wide as the one before
HOPELESS: Final = -1.0e9  # the promise of a position from which no goal can be reached


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What such a search asks a game."""

    def answers(self, state: State, seat: i64, out: Actions) -> bool:
        """Put the answers worth trying into `out`; False if any were left out. By default all are."""
        state.fill(seat, out)
        return True

    def promise(self, state: State, seat: i64) -> float:
        """Estimate how promising a position is where that seat is asked; HOPELESS only if nothing can be reached."""
        return 0.0

    def key(self, state: State) -> int:
        """Equal for positions from which the same can come about."""
        raise NotImplementedError

    def worth(self, state: State) -> float:
        """Return what a finished game is worth: 1 or 0 for a win or a loss, or its score."""
        raise NotImplementedError


class Position:
    """A position met on the way, and how it was come to."""

    def __init__(
        self, state: State, number: int, before: "Position | None", seat: int, action: int, promise: float
    ) -> None:
        self.state = state
        self.number = number  # outcomes of chance before it
        self.before = before
        self.seat = seat
        self.action = action
        self.promise = promise


class Outlook:
    """What was found from a position on: the best end, the answers that lead there, and how sure that is."""

    def __init__(self) -> None:
        self.best = HOPELESS  # no end was reached
        self.line: list[tuple[int, int]] = []  # seats and actions
        self.tried = 0  # positions looked at
        self.complete = False  # whether every line was followed, so that nothing better exists


class Clairvoyant:
    """Searches with the luck to come in its hands; the same result for the same luck and effort."""

    def __init__(self, guide: Guide, luck: ForeseenSampler) -> None:
        self.guide = guide
        self.luck = luck
        self.actions = Actions()

    def look(self, state: State, number: int, goal: float, effort: int) -> Outlook:
        """Search for the best end from a position after so many outcomes, looking at up to about `effort` positions.

        It stops as soon as an end is worth the goal.
        """
        out = Outlook()
        width = FIRST_WIDTH
        start = Position(state, number, None, 0, 0, 0.0)
        while out.best < goal and not out.complete and out.tried < effort:
            self.sweep(start, width, goal, effort, out)
            width *= WIDER
        return out

    def sweep(self, start: Position, width: int, goal: float, effort: int, out: Outlook) -> None:
        """Go through the game once with a beam of that width."""
        whole = True
        beam = [start]
        while beam:
            met: dict[tuple[int, int], Position] = {}
            for position in beam:
                if out.tried >= effort:
                    return
                if not self.expand(position, met, out):
                    whole = False
                if out.best >= goal:
                    return
            beam = list(met.values())
            if len(beam) > width:
                whole = False
                beam.sort(key=lambda one: -one.promise)
                beam = beam[:width]
        out.complete = whole

    def expand(self, position: Position, met: dict[tuple[int, int], Position], out: Outlook) -> bool:
        """Add what every answer leads to; False if the guide left answers out."""
        guide = self.guide
        luck = self.luck
        actions = self.actions
        actions.n = 0
        seat = position.state.actor()
        whole = guide.answers(position.state, seat, actions)
        for action in actions.to_list():
            after = position.state.copy()
            after.advance(seat, action)
            luck.number = position.number
            while after.actor() == CHANCE:
                after.advance(CHANCE, luck.outcome(after))
            out.tried += 1
            asked = after.actor()
            if asked == NOBODY:
                worth = guide.worth(after)
                if worth > out.best:
                    out.best = worth
                    out.line = line_to(position, int(seat), action)
                continue
            known_by = (guide.key(after), luck.number)
            if known_by in met:
                continue
            promise = guide.promise(after, asked)
            if promise > HOPELESS:
                met[known_by] = Position(after, luck.number, position, int(seat), action, promise)
        return whole


def line_to(position: Position, seat: int, action: int) -> list[tuple[int, int]]:
    """Return the answers from the start of a search to an answer at a position."""
    out = [(seat, action)]
    while position.before is not None:
        out.append((position.seat, position.action))
        position = position.before
    out.reverse()
    return out
