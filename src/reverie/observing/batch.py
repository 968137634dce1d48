"""Many games of one set-up stepped together: actions in, observations, masks and rewards out, no copies.

Everything a step gives lies in buffers that are made once and written over. `vec` shows its memory to
NumPy, so that `numpy.frombuffer(batch.masks, ...)` made once sees every later step.
"""

from typing import Final, cast

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from reverie.core.errors import GameOver, Illegal
from reverie.core.game import CHANCE, NOBODY, Actions, State
from reverie.core.rng import Rng
from reverie.observing.lens import Lens

ACTION_BYTES: Final = 4


class Batch:
    """So many games; with `restart`, a game that is over begins anew within the same step."""

    def __init__(self, lens: Lens, start: State, games: i64, aim: i64, restart: bool) -> None:
        self.lens = lens
        self.start = start
        self.games = games
        self.aim = aim
        self.restart = restart
        rng = Rng("")
        self.rngs: vec[Rng] = vec[Rng]([rng for _ in range(games)])  # one for all games, or each its own
        self.sampling = Rng("")
        players = lens.players
        self.observations: vec[i64] = vec[i64]([0] * (games * lens.words))
        self.finals: vec[i64] = vec[i64]([0] * (games * lens.words))  # the last positions of finished games
        self.masks: vec[u8] = vec[u8]([0] * (games * lens.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (games * players))
        self.scores: vec[float] = vec[float]([0.0] * (games * players))  # of the last finished game
        self.over: vec[u8] = vec[u8]([0] * games)  # whether the step ended a game
        self.seats: vec[u8] = vec[u8]([0] * games)  # who is asked
        self.finished: i64 = 0  # games played to their end
        self.states: vec[State] = vec[State]([start.copy() for _ in range(games)])
        self.worth: vec[float] = vec[float]([0.0] * (games * players))
        # The set entries of each mask, so that only these must be cleared.
        self.legal: vec[i32] = vec[i32]([0] * (games * lens.actions))
        self.legal_n: vec[i64] = vec[i64]([0] * games)
        self.actions = Actions()

    # -- from outside ---------------------------------------------------------------------------

    def reset(self, seed: str) -> None:
        """Begin all games anew; they share one generator."""
        rng = Rng(seed)
        game: i64 = 0
        while game < self.games:
            self.rngs[game] = rng
            game += 1
        self.begin_all(seed)

    def reset_each(self, seeds: list[str]) -> None:
        """Begin all games anew, each with a generator of its own."""
        game: i64 = 0
        while game < self.games:
            self.rngs[game] = Rng(seeds[game])
            game += 1
        self.begin_all(seeds[0])

    def begin_all(self, seed: str) -> None:
        self.sampling = Rng(f"{seed} sampling")
        game: i64 = 0
        while game < self.games:
            self.over[game] = u8(0)
            self.begin(game)
            self.show(game)
            game += 1

    def step(self, actions: bytes) -> None:
        """Do one dense action for each game, as 32-bit numbers with the lowest byte first."""
        if len(actions) != ACTION_BYTES * self.games:
            raise Illegal(f"{self.games} games need so many actions of {ACTION_BYTES} bytes, not {len(actions)} bytes")
        game: i64 = 0
        while game < self.games:
            index = i64(read_i32_le(actions, ACTION_BYTES * game))
            if not self.is_legal(game, index):
                self.refuse(game, index)
            game += 1
        game = 0
        while game < self.games:
            self.play(game, i64(read_i32_le(actions, ACTION_BYTES * game)))
            game += 1

    def sample(self, out: vec[i32]) -> None:
        """Draw a legal action for each game, any as likely as another; games that are over get 0."""
        width = self.lens.actions
        rng = self.sampling
        game: i64 = 0
        while game < self.games:
            n = self.legal_n[game]
            out[game] = i32(0)
            if n > 0:
                out[game] = self.legal[game * width + rng.below(n)]
            game += 1

    # -- copies ---------------------------------------------------------------------------------

    def saved(self) -> dict[str, list[object]]:
        """Collect the positions, the luck and what the last step gave, for `restore`; the rest follows from them."""
        return {
            "states": [self.states[game] for game in range(self.games)],
            "rngs": [self.rngs[game] for game in range(self.games)],
            "sampling": [self.sampling],
            "seats": [int(self.seats[game]) for game in range(self.games)],
            "over": [int(self.over[game]) for game in range(self.games)],
            "finished": [int(self.finished)],
            "finals": [int(word) for word in self.finals],
            "rewards": [float(reward) for reward in self.rewards],
            "scores": [float(score) for score in self.scores],
            "worth": [float(worth) for worth in self.worth],
        }

    def restore(self, saved: dict[str, list[object]]) -> None:
        """Go on where the batch of the same set-up stood that `saved` this."""
        self.sampling = cast(Rng, saved["sampling"][0])
        self.finished = cast(int, saved["finished"][0])
        for word in range(self.games * self.lens.words):
            self.finals[word] = cast(int, saved["finals"][word])
        for seat in range(self.games * self.lens.players):
            self.rewards[seat] = cast(float, saved["rewards"][seat])
            self.scores[seat] = cast(float, saved["scores"][seat])
            self.worth[seat] = cast(float, saved["worth"][seat])
        for game in range(self.games):
            self.states[game] = cast(State, saved["states"][game])
            self.rngs[game] = cast(Rng, saved["rngs"][game])
            self.seats[game] = u8(cast(int, saved["seats"][game]))
            self.over[game] = u8(cast(int, saved["over"][game]))
            self.show(game)

    # -- one game -------------------------------------------------------------------------------

    def is_legal(self, game: i64, index: i64) -> bool:
        # Not by the mask: a caller may write to what it is shown.
        at = game * self.lens.actions
        end = at + self.legal_n[game]
        while at < end:
            if i64(self.legal[at]) == index:
                return True
            at += 1
        return False

    def refuse(self, game: i64, index: i64) -> None:
        if self.legal_n[game] == 0:
            raise GameOver(f"game {game} is over")
        raise Illegal(f"action {index} is not legal in game {game}")

    def begin(self, game: i64) -> None:
        """Begin a game, dealt as far as the first question."""
        state = self.start.copy()
        self.states[game] = state
        self.deal(game, state)
        seat: i64 = 0
        players = self.lens.players
        while seat < players:
            self.worth[game * players + seat] = self.lens.worth(state, seat, self.aim)
            self.rewards[game * players + seat] = 0.0
            seat += 1

    def deal(self, game: i64, state: State) -> None:
        rng = self.rngs[game]
        while state.actor() == CHANCE:
            state.advance(CHANCE, state.pick(rng))

    def play(self, game: i64, index: i64) -> None:
        state = self.states[game]
        seat = state.actor()
        lens = self.lens
        state.advance(seat, lens.action(state, seat, index))
        self.deal(game, state)
        players = lens.players
        at = game * players
        seat = 0
        while seat < players:
            worth = lens.worth(state, seat, self.aim)
            self.rewards[at + seat] = worth - self.worth[at + seat]
            self.worth[at + seat] = worth
            seat += 1
        over = state.actor() == NOBODY
        self.over[game] = u8(0)
        if over:
            self.over[game] = u8(1)
            self.end(game, state)
        self.show(game)

    def end(self, game: i64, state: State) -> None:
        """Keep how the game ended, and begin the next one if there is to be one."""
        self.finished += 1
        players = self.lens.players
        at = game * players
        result = state.result()
        assert result is not None
        seat: i64 = 0
        while seat < players:
            self.scores[at + seat] = float(result.scores[seat])
            seat += 1
        if self.restart:
            self.lens.look(state, i64(self.seats[game]), self.finals, game * self.lens.words)
            rewards = self.rewards[at : at + players]
            self.begin(game)
            seat = 0
            while seat < players:
                self.rewards[at + seat] = rewards[seat]
                seat += 1

    def show(self, game: i64) -> None:
        """Write the observation of the seat that is asked, and what it may do."""
        state = self.states[game]
        lens = self.lens
        width = lens.actions
        at = game * width
        masks = self.masks
        legal = self.legal
        i: i64 = 0
        n = self.legal_n[game]
        while i < n:
            masks[at + i64(legal[at + i])] = u8(0)
            i += 1
        seat = state.actor()
        n = 0
        if seat >= 0:
            self.seats[game] = u8(seat)
            actions = self.actions
            actions.n = 0
            state.fill(seat, actions)
            n = actions.n
            lens.mark(state, seat, actions, masks, legal, at)
        self.legal_n[game] = n
        lens.look(state, i64(self.seats[game]), self.observations, game * lens.words)
