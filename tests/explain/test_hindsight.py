"""Hindsight: what could have been reached by somebody who knew the luck to come, on deals whose answer is known."""

import pytest

from reverie.core.chance import ForeseenSampler, KeyedSampler
from reverie.core.fairness import luck
from reverie.core.game import CHANCE, Actions, State
from reverie.core.match import Match
from reverie.core.registry import game_of
from reverie.core.rng import Rng
from reverie.explain.hindsight import Hindsight, StillPlayed, deal_of, hindsight
from reverie.explain.words import say_hindsight
from reverie.games.discovery import find_setup, kit_of
from reverie.players.clairvoyant import Clairvoyant, Guide
from reverie.players.roster import find_player, players_of
from reverie.texts import LANGUAGES, Texts

SEED = "5" * 64


class Climb(State):
    """Two coins are tossed, each after a choice to go up or down; only up, up with two heads in the end wins."""

    def __init__(self, tossed: tuple[int, ...] = (), went: tuple[int, ...] = ()) -> None:
        self.tossed, self.went = tossed, went

    def actor(self) -> int:
        if len(self.went) == 3:
            return -3
        return 0 if len(self.went) == len(self.tossed) else CHANCE

    def fill(self, actor: int, out: Actions) -> None:
        out.add(0)
        out.add(1)

    def advance(self, actor: int, action: int) -> None:
        if actor == CHANCE:
            self.tossed += (action,)
        else:
            self.went += (action,)

    def copy(self) -> "Climb":
        return Climb(self.tossed, self.went)


class ClimbGuide(Guide):
    def key(self, state: State) -> int:
        assert isinstance(state, Climb)
        return hash((state.tossed, state.went))

    def worth(self, state: State) -> float:
        assert isinstance(state, Climb)
        return float(state.went[:2] == state.tossed)  # each choice must foresee the coin after it


@pytest.mark.parametrize("coins", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_search_finds_the_only_line_through_known_luck(coins: tuple[int, ...]) -> None:
    found = Clairvoyant(ClimbGuide(), ForeseenSampler("-", list(coins))).look(Climb(), 0, 1.0, 100)
    assert found.best == 1.0
    assert [action for _, action in found.line[:2]] == list(coins)


def test_where_every_line_was_followed_nothing_better_exists() -> None:
    wrong = Climb((1,), (0,))  # the first coin was not foreseen
    found = Clairvoyant(ClimbGuide(), ForeseenSampler("-", [1, 1])).look(wrong, 1, 1.0, 1000)
    assert found.best == 0.0
    assert found.complete


def test_foreseen_luck_is_the_luck_of_the_seed_wherever_it_is_asked() -> None:
    state = game_of(find_setup("onirim+book+towers+dreams")).new(find_setup("onirim+book+towers+dreams"))
    came, foreseen, rng = KeyedSampler(SEED), ForeseenSampler(SEED), Rng("wanders")
    actions = Actions()
    while state.actors():
        if state.actor() == CHANCE:
            foreseen.number = came.number
            outcome = came.outcome(state)
            assert foreseen.outcome(state) == outcome
            assert foreseen.number == came.number
            state.advance(CHANCE, outcome)
        else:
            actions.n = 0
            state.fill(state.actor(), actions)
            state.advance(state.actor(), int(actions.items[int(rng.below(actions.n))]))


def winners_of(match: Match) -> list[int]:
    result = match.state.result()
    assert result is not None
    return result.winners


def hindsight_of(match: Match, seed: str, effort: int = 60) -> Hindsight:
    match.record.seed = seed
    found = hindsight(match.record, match.replay, effort)
    assert found is not None
    return found


def lost_game(seed: str) -> Match:
    """The base game, the first answer given every time until it is lost."""
    match = Match(find_setup("onirim"), luck(seed) if seed else KeyedSampler("no seed is told"))
    while match.state.actors():
        match.play(0, match.state.view(0)["actions"][0]["text"])
    match.record.seed = seed
    assert match.record.result is not None
    assert not match.record.result.winners
    return match


def test_who_gives_up_one_answer_before_the_win_hears_so() -> None:
    setup, greedy = find_setup("onirim"), find_player("greedy", "onirim")
    for digit in "123456789":  # this player wins three games in four
        seed = digit * 64
        won = Match(setup, luck(seed))
        while won.state.actors():
            won.play(0, won.game.write(0, greedy.choose(won.state.view(0), Rng("-"))))
        if winners_of(won):
            break
    answers = [entry.text for entry in won.record.entries if entry.actor == 0]
    assert hindsight_of(won, seed).best == 1
    match = Match(setup, luck(seed))
    for text in answers[:-1]:
        match.play(0, text)
    match.concede(0)
    found = hindsight_of(match, seed)
    assert (found.result, found.best, found.sure) == (0, 1, True)
    assert found.last == len(match.record.entries)
    assert found.text == "concede"
    match = Match(setup, luck(seed))  # what is given there instead wins, with the same luck
    for text in [*answers[:-1], found.instead]:
        match.play(0, text)
    assert match.state.actors() or winners_of(match)


def test_a_score_is_compared_with_the_best_that_was_found() -> None:
    match = Match(find_setup("daydream:A"), luck(SEED))
    while match.state.actors():
        match.play(0, match.state.view(0)["actions"][-1]["text"])
    found = hindsight_of(match, SEED, effort=60)
    assert found.measure == "score"
    result = match.state.result()
    assert result is not None
    assert found.best >= found.result == result.scores[0]


@pytest.mark.parametrize("told", [True, False], ids=["by its seed", "as it came"])
def test_the_deal_of_a_game_gives_the_game_again(told: bool) -> None:
    match = lost_game(SEED if told else "")
    deal = deal_of(match.record, match.replay)
    for number, entry in enumerate(match.record.entries, 1):
        if entry.actor == CHANCE:
            assert match.game.write(CHANCE, deal.outcome(match.replay.states[number - 1])) == entry.text


def test_a_running_game_is_refused() -> None:
    match = Match(find_setup("onirim"), luck(SEED))
    with pytest.raises(StillPlayed):
        hindsight(match.record, match.replay)


def test_rivals_have_no_hindsight() -> None:
    alone = find_setup("daydream:A")
    assert kit_of("daydream").guide(alone) is not None
    assert kit_of("daydream").guide(find_setup("daydream:A", 2)) is None


def test_nobody_who_knows_the_luck_can_be_given_a_seat() -> None:
    for game in ("onirim", "daydream"):
        assert not any("clairvoyant" in name or "guide" in name for name in players_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_found_is_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    missed = Hindsight("win", 0.0, 1.0, True, 23, "play red sun", "discard red key", 100)
    assert "23" in say_hindsight(missed, texts)[0]
    assert "discard red key" in say_hindsight(missed, texts)[0]
    said = {
        say_hindsight(Hindsight(measure, 0.0, 0.0, sure, None, "", "", 9), texts)[0]
        for measure, sure in (("win", True), ("win", False), ("score", False))
    }
    assert len(said) == 3
    assert say_hindsight(Hindsight("win", 1.0, 1.0, True, None, "", "", 0), texts) == []
