"""Runs players, hints and analyses for the server's workers and for a page: views go in, answers come out."""

import hashlib
import traceback
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final, NamedTuple

from reverie.attachments import find_attached_setup
from reverie.core.errors import ReverieError
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.engine_form import COMPILED
from reverie.explain import analysis, hints
from reverie.explain.hindsight import quick_hindsight
from reverie.games.discovery import game_of, kit_of, new_setup  # a worker has to know every game
from reverie.players.roster import find_player, players_of, strengths_of

# Uncompiled, a rollout takes most of a second: there a hint is the judge's value alone.
HINT_GAMES: Final = hints.GAMES if COMPILED else 0
STAND_INS: Final = ("greedy", "random")  # who answers for a bot that fails


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """List who can take a seat in this game: the strengths people choose among, then the players behind them."""
    return (*strengths_of(game), *players_of(game))


def stand_in_for(game: str) -> str:
    """Name who answers for a person who is absent: strong, but not the strongest, and the same for everybody."""
    return (*players_of(game), *strengths_of(game))[-2:][0]


class NoAnswer(ReverieError):
    """A bot and everybody who stands in for it failed."""


class Answer(NamedTuple):
    """What was answered for a bot, and why those failed who were asked before, by name."""

    text: str
    failures: dict[str, str]


def with_stand_ins(bot: str, ask: Callable[[str], str]) -> Answer:
    """Ask a bot for its answer, and while that fails simpler ones, by their names; NoAnswer if all fail."""
    failures: dict[str, str] = {}
    for name in dict.fromkeys((bot, *STAND_INS)):
        try:
            return Answer(ask(name), failures)
        except Exception:
            failures[name] = traceback.format_exc()
    raise NoAnswer(f"nobody can answer for {bot}: {failures[bot]}")


_player = cache(find_player)  # a player keeps what it has worked out about a board


def choose(name: str, view: View, seed: str) -> str:
    """Ask that player for its answer, in words; the same for the same seed."""
    action = _player(name, view["game"]).choose(view, Rng(seed))
    return next(str(one["text"]) for one in view["actions"] if one["action"] == action)


def know(view: View, attached: Mapping[str, str] | None) -> None:
    """Know the files of somebody's own that a view's game is played with."""
    setup = view["setup"]
    find_attached_setup(setup["spelling"], setup["players"], setup["options"], attached)


def answer(bot: str, view: View, seed: str, attached: Mapping[str, str] | None = None) -> Answer:
    """Ask that bot, or one that stands in for it; `attached` is what the game is played with."""
    know(view, attached)
    return with_stand_ins(bot, partial(choose, view=view, seed=seed))


def seed_of(luck: str, seat: int, at: int) -> str:
    """Make the seed of a bot or a hint: the same wherever it thinks, and nothing the match's luck could be told from.

    `at` is how many entries the seat may know of: drafts of others, which are in the record too, change no answer.
    """
    return hashlib.sha256(f"thinking {luck} {seat} {at}".encode()).hexdigest()


def hint(view: View, seed: str, attached: Mapping[str, str] | None = None) -> dict[str, object]:
    """Find the best answers to the question of a view, and why."""
    know(view, attached)
    return {"answers": [advice.to_json() for advice in hints.hint(view, seed=seed, games=HINT_GAMES)]}


class NotQuick(ReverieError):
    """A player was asked to play many games that takes long over one."""


def trial(
    spelling: str,
    options: Mapping[str, str],
    attached: Mapping[str, str] | None,
    player: str,
    seed: str,
    first: int,
    games: int,
) -> list[tuple[int, int | None]]:
    """Play games that a player plays alone, from number `first` on: the score, and which name it earns.

    Every player has the same luck in a game of that number.
    """
    setup = find_attached_setup(spelling, 1, options, attached) if attached else new_setup(spelling, 1, options)
    kit = kit_of(setup.game)
    if player not in (*STAND_INS, *kit.trial_players()):
        raise NotQuick(f"{player} takes long over a game")
    start = game_of(setup).new(setup)
    someone = _player(player, setup.game)
    found = []
    for number in range(first, first + games):
        state = start.copy()
        someone.play_out(state, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/{player}"))
        result = state.result()
        assert result is not None
        found.append((result.scores[0], kit.earned(state.view(0))))
    return found


def analyse(record: str, sealed: bool = False) -> dict[str, object]:
    """Analyse a finished game: the story of each side, and what hindsight finds.

    `sealed` says that its luck is not everybody's yet: then nothing is said of luck that did not come.
    """
    game, replay = load(record)
    found = None if sealed else quick_hindsight(game, replay)
    return {
        "stories": [story.to_json() for story in analysis.analyse(game, replay)],
        "hindsight": found.to_json() if found is not None else None,
        "sealed": sealed,
    }
