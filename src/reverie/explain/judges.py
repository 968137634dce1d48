"""Who judges a position: the strongest player that can value its answers, or games played on from them."""

from typing import Final

from reverie.core.game import State
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import facts_of, kit_of, setup_of
from reverie.players.player import Player
from reverie.players.roster import find_player

GAMES: Final = 12  # played on from each answer where no player can value it
# Once games played on from one view have had so many decisions, no other is begun: people wait for a hint. Counted, not
# timed, so that it says the same on every machine.
ENOUGH: Final = 4000


class Judge:
    """Values answers and plays positions on, always from what one seat may know."""

    def __init__(self, player: Player, games: int = GAMES) -> None:
        self.player = player
        self.playing = player.quick()  # plays games on
        self.games = games

    def values(self, view: View, rng: Rng) -> list[float]:
        """Value each of the view's answers."""
        values = self.player.values(view, rng)
        if values is not None:
            return values
        seed = str(rng.next())
        out: list[float] = []
        for one in view["actions"]:
            # The same hidden cards and the same luck for every answer, so that chance decides nothing between them.
            results = [self._after(view, one["action"], Rng(f"{seed}/{number}")) for number in range(self.games)]
            out.append(sum(results) / self.games)
        return out

    def outcomes(self, view: View, games: int, rng: Rng) -> list[float]:
        """Play games on from a view, fewer of long ones: 1 or 0 for a win or a loss, or the score of its seat."""
        found = self.playing.outcomes(view, games, rng)
        if found is not None:
            return found
        results: list[float] = []
        decisions = 0
        for state in self.playing.states(view, rng, games):
            decisions += self.playing.play_out(state, rng, rng)
            results.append(worth(state, view["seat"]))
            if decisions >= ENOUGH:
                break
        return results

    def _after(self, view: View, action: int, rng: Rng) -> float:
        state = next(self.player.states(view, rng))
        state.advance(view["seat"], action)
        self.playing.play_out(state, rng, rng)
        return worth(state, view["seat"])


def worth(state: State, seat: int) -> float:
    """Return what a finished game was worth to a seat, in the measure of its values."""
    result = state.result()
    assert result is not None
    if counts_score(state.view(seat)):
        return float(result.scores[seat])
    return float(seat in result.winners)


def counts_score(view: View) -> bool:
    """Tell whether values are scores; else they are chances to win."""
    return facts_of(setup_of(view)).value == "score"


def judge_for(game: str, player: str | None = None) -> Judge:
    """Find the judge of a game: the player asked for, else the one its kit names."""
    return Judge(find_player(player or kit_of(game).judge(), game))
