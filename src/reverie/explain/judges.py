"""Who judges a position: the strongest player that can value its answers, or games played on from them."""

from typing import Any, Final, Protocol, runtime_checkable

from reverie.core.game import CHANCE, State
from reverie.core.registry import find_setup, game_of
from reverie.core.rng import Rng
from reverie.onirim.table import Table as OnirimTable
from reverie.players import PLAYERS, Player, find_player
from reverie.players.onirim.seat import OnirimPlayer
from reverie.players.weights import BadWeights

GAMES: Final = 12  # played on from each answer where no player can value it


@runtime_checkable
class Valuing(Protocol):
    """A player that knows what an answer is worth: a chance to win (Onirim) or a final score (Daydream)."""

    def values(self, view: dict[str, Any], rng: Rng) -> list[float]: ...


@runtime_checkable
class Foreseeing(Protocol):
    """A player that can play on from a view by itself, faster than seat by seat."""

    def outcomes(self, view: dict[str, Any], games: int, rng: Rng) -> list[int]: ...


class Judge:
    """Values answers and plays positions on, always from what one seat may know."""

    def __init__(self, player: Player, games: int = GAMES) -> None:
        self.player = player
        self.games = games

    def values(self, view: dict[str, Any], rng: Rng) -> list[float]:
        """What each of the view's answers is worth."""
        if isinstance(self.player, Valuing):
            try:
                return list(self.player.values(view, rng))
            except BadWeights:
                pass  # it cannot value, but it still plays: by its fallback
        seed = str(rng.next())
        out: list[float] = []
        for one in view["actions"]:
            # The same hidden cards and the same luck for every answer, so that chance decides nothing between them.
            results = [self._after(view, one["action"], Rng(f"{seed}/{number}")) for number in range(self.games)]
            out.append(sum(results) / self.games)
        return out

    def outcomes(self, view: dict[str, Any], games: int, rng: Rng) -> list[float]:
        """The results of games played on from a view: 1 or 0 for a win or a loss, or the score of its seat."""
        if isinstance(self.player, Foreseeing):
            return [float(score) for score in self.player.outcomes(view, games, rng)]
        game = game_of(setup_of(view))
        return [self._play_on(game.sample(view, rng), view["seat"], rng) for _ in range(games)]

    def _after(self, view: dict[str, Any], action: int, rng: Rng) -> float:
        state = game_of(setup_of(view)).sample(view, rng)
        state.advance(view["seat"], action)
        return self._play_on(state, view["seat"], rng)

    def _play_on(self, state: State, seat: int, rng: Rng) -> float:
        if isinstance(self.player, OnirimPlayer) and isinstance(state, OnirimTable):
            self.player.play_game(state, rng, rng)
        while True:
            actors = state.actors()
            if not actors:
                break
            if actors[0] == CHANCE:
                state.advance(CHANCE, state.pick(rng))
            else:
                state.advance(actors[0], self.player.choose(state.view(actors[0]), rng))
        return worth(state, seat)


def worth(state: State, seat: int) -> float:
    """What a finished game was worth to a seat, in the measure of its values."""
    result = state.result()
    assert result is not None
    if counts_score(state.view(seat)):
        return float(result.scores[seat])
    return float(seat in result.winners)


def setup_of(view: dict[str, Any]) -> Any:
    given = view["setup"]
    return find_setup(given["spelling"], given["players"], given["options"])


def counts_score(view: dict[str, Any]) -> bool:
    """Whether values are scores; else they are chances to win."""
    return bool(view["game"] == "daydream")


def judge_for(game: str, player: str | None = None) -> Judge:
    """The judge of a game: the player asked for, else the best one there is that values answers quickly."""
    if player is not None:
        return Judge(find_player(player, game))
    return Judge(find_player(next(name for name in ("learned", "greedy") if game in PLAYERS[name]), game))
