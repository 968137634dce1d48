"""The games for OpenSpiel's Python algorithms: sequential, with chance nodes and information states.

    game = ReverieGame.of("onirim")
    bot = open_spiel.python.algorithms.mcts.MCTSBot(game, ...)

Where players act at once (Daydream), they are asked one after the other and see nothing of each other.
"""

from typing import Any, Final

import pyspiel

from reverie.core.game import CHANCE, Setup, State
from reverie.envs.tables import Seating
from reverie.games import find_setup

LONGEST: Final = 20_000  # moves
CHANCE_OUTCOMES: Final = 42  # the cards of Onirim; Daydream's rolls are fewer


class Held:
    """Our state where OpenSpiel copies Python's way: compiled states know only their own `copy`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.copy())


def _game_type(setup: Setup) -> Any:
    utility = pyspiel.GameType.Utility
    paid = utility.IDENTICAL if setup.game == "onirim" else utility.GENERAL_SUM
    if setup.game == "daydream" and setup.players == 2:
        paid = utility.ZERO_SUM
    hidden = setup.players > 1 and (setup.game == "daydream" or setup.options.get("talk") == "silent")
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"reverie_{setup.game}",
        long_name=f"Reverie: {setup.words()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=paid,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=setup.players,
        min_num_players=setup.players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class ReverieGame(pyspiel.Game):  # type: ignore[misc]
    """One set-up, from its beginning or from a position: a late one makes a game small enough to solve.

    Onirim pays 1 for a win; Daydream for two pays the winner 1 and costs the other 1; alone, and with
    more players, it pays the score.
    """

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.start = seating.start
        setup = seating.setup
        self.duel = setup.game == "daydream" and setup.players == 2
        most = 1.0 if setup.game == "onirim" or self.duel else 1000.0
        info = pyspiel.GameInfo(
            num_distinct_actions=int(seating.lens.actions),
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=setup.players,
            min_utility=-most if setup.game == "daydream" else 0.0,
            max_utility=most,
            utility_sum=0.0 if self.duel else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(setup), info, {})

    @classmethod
    def of(cls, spelling: str, players: int = 1, **options: str) -> "ReverieGame":
        """A game of a set-up by its spelling."""
        return cls(Seating(find_setup(spelling, players, options)))

    @classmethod
    def from_position(cls, setup: Setup, start: State) -> "ReverieGame":
        """The rest of a game: what was before counts as known to everybody."""
        return cls(Seating(setup, start=start))

    def new_initial_state(self, state: Any = None) -> "ReverieState":
        return ReverieState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer()


class Observer:
    """What OpenSpiel prints of a state."""

    def __init__(self) -> None:
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "ReverieState", player: int) -> None:
        """There is no tensor: the observation vectors are for the other environments."""

    def string_from(self, state: "ReverieState", player: int) -> str:
        return state.observation_string(player)


class ReverieState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: ReverieGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy())

    # -- who, what, how likely ------------------------------------------------------------------

    def current_player(self) -> int:
        actor = int(self.held.state.actor())
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        state, lens = self.held.state, self.get_game().seating.lens
        return sorted(int(lens.index(state, player, action)) for action in state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        weights = state.weights()
        total = sum(weights)
        return [(outcome, n / total) for outcome, n in zip(state.legal(CHANCE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        actor = int(state.actor())
        state.advance(actor, action if actor == CHANCE else self.get_game().seating.lens.action(state, actor, action))

    def _action_to_string(self, player: int, action: int) -> str:
        seating: Seating = self.get_game().seating
        if player < 0:
            return seating.game.write(CHANCE, action)
        return seating.text(self.held.state, player, action)

    # -- the end --------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        return self.held.state.result() is not None

    def returns(self) -> list[float]:
        game: ReverieGame = self.get_game()
        setup = game.seating.setup
        result = self.held.state.result()
        if result is None:
            return [0.0] * setup.players
        if setup.game == "onirim":
            return [1.0 if result.winners else 0.0] * setup.players
        if game.duel:
            if len(result.winners) == 2:
                return [0.0, 0.0]
            return [1.0 if seat in result.winners else -1.0 for seat in range(2)]
        return [float(score) for score in result.scores]

    # -- knowledge ------------------------------------------------------------------------------

    def observation_string(self, player: int) -> str:
        """What the seat may know now."""
        return repr(self.held.state.view(player))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat has seen and done: found by playing the game over again."""
        seat = self.current_player() if player is None else player
        game: ReverieGame = self.get_game()
        state = game.start.copy()
        lens = game.seating.lens
        seen: list[str] = []
        for actor, move in ((step.player, step.action) for step in self.full_history()):
            if actor < 0:
                events = state.narrate(CHANCE, move)
            else:
                events = state.narrate(actor, lens.action(state, actor, move))
                if actor == seat:
                    seen.append(str(move))
            seen += [repr((event.name, event.data)) for event in events if event.heard_by(seat)]
        return "|".join([*seen, repr(state.view(seat))])

    def __str__(self) -> str:
        return repr(self.held.state.to_json())
