"""Games for the compiler to watch: what they run most is what it makes fastest."""

from reverie.core.fairness import luck
from reverie.core.game import Actions, Setup
from reverie.core.match import Match
from reverie.core.playout import playouts
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.players.learned import Learned
from reverie.games.onirim.players.search import Search

BASE = "onirim"
EVERYTHING = "onirim+book+towers+dreams"
SETUPS = (find_setup(BASE), find_setup(EVERYTHING), find_setup(EVERYTHING, 2, {"talk": "silent"}))
GAMES = 1000
LEARNED_GAMES = 40
SEARCHED_GAMES = 1
SERVED = (BASE, EVERYTHING, "daydream:A", "daydream:BC")
MATCHES = 5  # of each, which take a tenth of the time


def serve(setup: Setup, seed: int) -> None:
    """Play a random match as a server does: answers in words, and a view for every seat after each."""
    match = Match(setup, luck(f"{seed:064x}"))
    game, rng, seats = match.game, Rng(str(seed)), list(range(setup.players))
    while asked := match.state.actors():
        actions = match.state.legal(asked[0])
        match.play(asked[0], game.write(asked[0], actions[int(rng.below(len(actions)))]))
        match.state.view_parts(seats)


for setup in SETUPS:
    playouts(game_of(setup).new(setup), GAMES, Rng("training"), Actions())
for player, games in ((Learned(), LEARNED_GAMES), (Search(simulations=100), SEARCHED_GAMES)):
    for setup in SETUPS[:2]:
        for number in range(games):
            player.play_out(game_of(setup).new(setup), Rng(f"cards {number}"), Rng(f"thoughts {number}"))
for spelling in SERVED:
    for number in range(MATCHES):
        serve(find_setup(spelling, 2), number)
