"""The games for OpenSpiel's Python algorithms: sequential, with chance nodes and information states.

Importing this module registers every game as `python_NAME`, with the parameters `setup`, `players` and `options`:

    game = pyspiel.load_game("python_NAME(players=2,setup=SPELLING,options=talk:silent)")

Where players act at once, they are asked one after the other and see nothing of each other.
"""

import hashlib
from typing import Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from reverie.core.game import CHANCE, Setup, State
from reverie.envs.seating import Seating, UnfitSetup, shared
from reverie.games.discovery import facts_of, fewest_players, kits, new_setup
from reverie.games.kit import GameKit

LONGEST: Final = 20_000  # moves
MOST_PLAYERS: Final = 8  # that the registered games may be loaded for
DIGEST: Final = 8  # numbers that tell two information states of the same observation apart


class Held:
    """Our state where OpenSpiel copies Python's way: compiled states know only their own `copy`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.copy())


class Memory:
    """What every seat has heard and done, followed as far as somebody has asked for it."""

    def __init__(self, start: State, players: int) -> None:
        self.state = start.copy()
        self.moves = 0
        self.heard: list[list[str]] = [[] for _ in range(players)]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memory":
        other = Memory(self.state, 0)
        other.moves = self.moves
        other.heard = [list(seen) for seen in self.heard]
        return other

    def follow(self, history: list[Any], seating: Seating) -> None:
        """Replay what has been played since the last time."""
        state, lens = self.state, seating.lens
        for step in history[self.moves :]:
            actor, move = step.player, step.action
            if actor < 0:
                events = state.narrate(CHANCE, move)
            else:
                events = state.narrate(actor, lens.action(state, actor, move))
                self.heard[actor].append(str(move))
            for event in events:
                for seat, seen in enumerate(self.heard):
                    if event.heard_by(seat):
                        seen.append(repr((event.name, event.data)))
        self.moves = len(history)


def _is_duel(setup: Setup) -> bool:
    """Tell whether two play against each other for the win."""
    facts = facts_of(setup)
    return setup.players == 2 and facts.winnable and not facts.cooperative


def _game_type(setup: Setup, short_name: str) -> Any:
    facts = facts_of(setup)
    utility = pyspiel.GameType.Utility
    paid = utility.IDENTICAL if facts.cooperative else utility.GENERAL_SUM
    if _is_duel(setup):
        paid = utility.ZERO_SUM
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name,
        long_name=f"Reverie: {setup.words()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if facts.hidden else information.PERFECT_INFORMATION,
        utility=paid,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        # In the order of the alphabet, as OpenSpiel writes them.
        parameter_specification={"options": "", "players": setup.players, "setup": ""},
    )


class ReverieGame(pyspiel.Game):  # type: ignore[misc]
    """One set-up, from its beginning or from a position: a late one makes a game small enough to solve.

    A duel returns 1 to the winner and -1 to the other. Otherwise a game whose values are chances returns 1 for a win,
    and one whose values are scores returns the score.
    """

    def __init__(self, seating: Seating, short_name: str = "", parameters: dict[str, Any] | None = None) -> None:
        self.seating = seating
        self.start = seating.start
        setup = seating.setup
        facts = facts_of(setup)
        self.duel = _is_duel(setup)
        self.pays_score = facts.value == "score" and not self.duel
        least, most = (facts.lowest_score, facts.highest_score) if self.pays_score else (-1 if self.duel else 0, 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(seating.lens.actions),
            max_chance_outcomes=facts.chance_outcomes,
            num_players=setup.players,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=0.0 if self.duel else None,
            max_game_length=LONGEST,
        )
        # The rest of a game has a name that cannot be loaded: its start is in no parameter.
        super().__init__(_game_type(setup, short_name or f"reverie_{setup.game}"), info, parameters or {})

    @classmethod
    def of(cls, spelling: str, players: int = 1, **options: str) -> "ReverieGame":
        """Make a game of a set-up by its spelling."""
        setup = new_setup(spelling, players, options)
        written = ";".join(f"{name}:{value}" for name, value in sorted(options.items()))
        given = {"setup": spelling, "players": players, "options": written}
        return cls(Seating(setup), f"python_{setup.game}", given)

    @classmethod
    def from_position(cls, setup: Setup, start: State) -> "ReverieGame":
        """Make the rest of a game: what was before counts as known to everybody."""
        return cls(Seating(setup, start=start))

    def new_initial_state(self, state: Any = None) -> "ReverieState":
        return ReverieState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.seating, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Observer:
    """What OpenSpiel sees of a state: the observation vector, its bytes from 0 to 1.

    With perfect recall, eight more numbers follow: a digest of all that the seat has heard and done, so that two
    information states have different tensors even where the seat knows the same in both.
    """

    def __init__(self, seating: Seating, remembers: bool) -> None:
        self.remembers = remembers  # OpenSpiel's C++ asks here for information states too
        self._lens = seating.lens
        self._words = vec[i64]([0] * int(seating.lens.words))
        self._bytes = shared(self._words, np.uint8)
        size = self._bytes.size
        self.tensor: NDArray[np.float32] = np.zeros(size + DIGEST * remembers, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor[:size]}
        if remembers:
            self.dict["digest"] = self.tensor[size:]

    def set_from(self, state: "ReverieState", player: int) -> None:
        self._lens.look(state.held.state, player, self._words, 0)
        np.divide(self._bytes, 255, out=self.dict["observation"])
        if self.remembers:
            heard = "|".join(state.heard(player)).encode()
            digest = hashlib.blake2b(heard, digest_size=DIGEST).digest()
            self.dict["digest"][:] = np.frombuffer(digest, np.uint8) / np.float32(255)

    def string_from(self, state: "ReverieState", player: int) -> str:
        return state.information_state_string(player) if self.remembers else state.observation_string(player)


class ReverieState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: ReverieGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy())
        self.memory = Memory(game.start, game.seating.setup.players)

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
        if game.pays_score:
            return [float(score) for score in result.scores]
        if game.duel and len(result.winners) != 1:
            return [0.0, 0.0]
        lost = -1.0 if game.duel else 0.0
        return [1.0 if seat in result.winners else lost for seat in range(setup.players)]

    # -- knowledge ------------------------------------------------------------------------------

    def observation_string(self, player: int) -> str:
        """Return what the seat may know now."""
        return repr(self.held.state.view(player))

    def heard(self, seat: int) -> list[str]:
        """Return all that the seat has heard and done, in order."""
        self.memory.follow(self.full_history(), self.get_game().seating)
        return self.memory.heard[seat]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that the seat has heard and done, and what it may know now."""
        seat = self.current_player() if player is None else player
        return "|".join([*self.heard(seat), repr(self.held.state.view(seat))])

    def __str__(self) -> str:
        return repr(self.held.state.to_json())


def _register(kit: GameKit) -> None:
    # A class, as OpenSpiel's own games are: a function would be freed after the interpreter, which aborts the process.
    class Loaded(ReverieGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            spelling = parameters.get("setup") or kit.first_setup()
            written = parameters.get("options", "")
            options = dict(option.split(":", 1) for option in written.split(";") if option)
            players = int(parameters.get("players", 0)) or fewest_players(spelling)
            setup = new_setup(spelling, players, options)
            if setup.game != kit.name:
                raise UnfitSetup(f"{spelling!r} is no set-up of {kit.title}")
            given = {"setup": spelling, "players": players, "options": written}
            super().__init__(Seating(setup), f"python_{kit.name}", given)

    first = kit.first_setup()
    setup = new_setup(first, fewest_players(first))
    pyspiel.register_game(_game_type(setup, f"python_{kit.name}"), Loaded)


for _kit in kits():
    if f"python_{_kit.name}" not in pyspiel.registered_names():
        _register(_kit)
