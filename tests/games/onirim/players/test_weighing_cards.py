"""Where answers come close, the learned player weighs every card that may come next."""

import pytest

from games.onirim.players.tables import game_through_views, random_tables
from reverie.core.game import CHANCE, Setup
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.inputs import shape_of
from reverie.games.onirim.players.learned import Learned
from reverie.games.onirim.players.networks import closeness_for
from reverie.games.onirim.players.search import GOLDEN, WORD
from reverie.games.onirim.players.thorough import NEXT, WEIGHED, Thorough
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.training.subject import first_weights

NETWORK = Network(shape_of(6, 3), first_weights(shape_of(6, 3), "cards"))
BASE = find_setup("onirim")
GAMES = 6
ALMOST = 1e-9


def tables() -> list[Table]:
    return [table.copy() for number in range(GAMES) for table in random_tables(BASE, f"cards/{number}")]


def worths_of(player: Learned, table: Table) -> list[float]:
    legal = table.legal(int(table.active))
    player.weigh(table, table.active, Rng("cards"))
    return list(player.worths)[: len(legal)]


def value_now(table: Table, seat: int) -> float:
    """The value of the best answer, or of the table where nobody is asked."""
    actor = int(table.actor())
    appraiser = Appraiser(NETWORK, table.rules)
    if actor < 0 or not table.winnable():
        return appraiser.value(table, seat)
    return max(appraiser.value_after(table, actor, action) for action in table.legal(actor))


def mean_over_cards(table: Table, seat: int, action: int) -> float | None:
    """The value a card later, each card as often as it may come; None where chance is not asked right after."""
    after = table.copy()
    after.advance(seat, action)
    while after.actor() >= 0 and after.winnable():  # the network's own best answers
        actor = int(after.actor())
        appraiser = Appraiser(NETWORK, after.rules)
        after.advance(actor, max(after.legal(actor), key=lambda one: appraiser.value_after(after, actor, one)))
    if after.actor() != CHANCE or not after.winnable():
        return None
    total, count = 0.0, 0
    for number, kind in enumerate(after.legal(CHANCE)):
        cards = int(after.count(after.now(), kind))
        come = after.copy()
        come.advance(CHANCE, kind)
        part = number * GOLDEN + 1
        while come.actor() == CHANCE:  # a door or a dream is replaced: one way of many
            part = (part + GOLDEN) & WORD
            come.advance(CHANCE, come.card_at(part))
        total += cards * value_now(come, seat)
        count += cards
    return total / count


def weighed_among(plain: list[float], close: float) -> list[int]:
    """The answers that are weighed, by what they are worth without that."""
    near = [i for i, worth in enumerate(plain) if worth >= max(plain) - close]
    if len(near) < 2 or max(plain) <= close:
        return []
    return sorted(near, key=lambda i: -plain[i])[:WEIGHED]


def test_close_answers_are_valued_by_every_card_that_may_come() -> None:
    weighed = 0
    for table in tables():
        seat = int(table.active)
        legal = table.legal(seat)
        plain = worths_of(Learned(NETWORK), table)
        worths = worths_of(Thorough(NETWORK), table)
        near = weighed_among(plain, closeness_for(table.rules))
        if not near:
            assert worths == plain
        for i in near:
            mean = mean_over_cards(table, seat, legal[i])
            expected = plain[i] if mean is None else (1 - NEXT) * plain[i] + NEXT * mean
            assert worths[i] == pytest.approx(expected)
            weighed += mean is not None
    assert weighed > 50


def test_no_answer_that_was_not_weighed_leads() -> None:
    left_out = 0
    for table in tables():
        plain = worths_of(Learned(NETWORK), table)
        worths = worths_of(Thorough(NETWORK), table)
        near = weighed_among(plain, closeness_for(table.rules))
        if near:
            others = set(range(len(plain))) - set(near)
            assert all(worths[i] <= min(worths[j] for j in near) + ALMOST for i in others)
            left_out += len(others)
    assert left_out > 50


@pytest.mark.parametrize("setup", [find_setup("onirim+towers"), find_setup("onirim", 2, {"talk": "silent"})])
def test_where_no_closeness_is_set_answers_are_valued_as_before(setup: Setup) -> None:
    table = next(random_tables(setup, "as before"))
    assert closeness_for(table.rules) == 0.0
    assert worths_of(Thorough(NETWORK), table) == worths_of(Learned(NETWORK), table)


def test_games_are_played_on_without_weighing_cards() -> None:
    player = Thorough(NETWORK).quick()
    assert type(player) is Learned
    assert player.network is NETWORK


def test_the_same_view_gives_the_same_answer() -> None:
    first = game_through_views(BASE, Thorough(NETWORK), "twice", 60)
    assert first == game_through_views(BASE, Thorough(NETWORK), "twice", 60)
