"""No two bots at a table are alike: equal players with the same dice fill different sheets, and are equally strong."""

import pytest
from librt.vecs import vec

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.games.daydream.players import temperaments
from reverie.games.daydream.players.turns import Planner, alone
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of
from reverie.players.arena import play_game
from reverie.players.roster import find_player

TASTES = range(1, temperaments.KINDS + 1)


def after_turns(view: str, players: int, name: str, turns: int, seed: str) -> Table:
    """A table at which everybody is the same player."""
    setup = find_setup(f"daydream:{view}", players)
    table = game_of(setup).new(setup)
    assert isinstance(table, Table)
    player = find_player(name, "daydream")
    luck = Rng(seed)
    rolls = 0
    while table.actors():
        (seat, *_) = table.actors()
        if seat == CHANCE:
            rolls += 1
            if rolls > turns:
                break
            table.advance(CHANCE, table.pick(luck))
        else:
            table.advance(seat, player.choose(table.view(seat), Rng(f"{seed}/{seat}")))
    return table


@pytest.mark.parametrize(("name", "view", "players"), [("steady", "D", 5), ("sharp", "A", 3), ("dreamer", "EF", 2)])
def test_sheets_of_equal_bots_differ(name: str, view: str, players: int) -> None:
    table = after_turns(view, players, name, 5 if name == "dreamer" else 8, "alike")
    sheets = [str(table.view(seat)["sheets"][seat]["cells"]) for seat in range(players)]
    assert len(set(sheets)) == players


@pytest.mark.parametrize(("turns", "margin"), [(1, 30.0), (3, 0.0)], ids=["in the opening", "later"])
def test_a_temperament_chooses_what_it_likes_among_nearly_equal_turns(turns: int, margin: float) -> None:
    """Nearly equal in the opening; later of exactly the same worth."""
    liked: dict[int, int] = dict.fromkeys(TASTES, 0)
    for number in range(8):
        rng = Rng(f"near/{number}")
        own = alone(after_turns("A", 2, "steady", turns, f"near/{number}"), 0)
        planner = Planner(own.board, False)
        own.advance(CHANCE, own.pick(rng))
        planner.plan(own, 8, 6)
        worths = vec[float]([float(rng.below(4) * 25) for _ in range(int(planner.turns.n))])
        best = max(range(len(worths)), key=lambda i: worths[i])
        likings = []
        for turn in range(len(worths)):
            after = own.copy()
            planner.play(after, turn)
            likings.append(after)
        for taste in TASTES:
            chosen = int(temperaments.preferred(planner, own, worths, 30.0, taste, rng))
            assert worths[chosen] >= worths[best] - margin
            mine, theirs = (int(temperaments.liking(likings[turn], taste)) for turn in (chosen, best))
            assert mine >= theirs
            liked[taste] += mine - theirs
    assert sum(more > 0 for more in liked.values()) >= 3


def test_nobody_is_weaker_for_it() -> None:
    """Every temperament in turn sits in a seat of its own; docs/players.md has a larger sample."""
    setup = find_setup("daydream:A", 5)
    steady = find_player("steady", "daydream")
    totals = [0] * setup.players
    games = 8
    for number in range(games):
        played = play_game(setup, [steady] * setup.players, f"equal/{number}", "thoughts", lambda: 0.0)
        totals = [total + score for total, score in zip(totals, played.scores, strict=True)]
    means = [total / games for total in totals]
    assert max(means) - min(means) < 3.0, means
