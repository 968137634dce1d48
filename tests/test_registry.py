"""The registry finds the games once; a thread that asks while it does so waits for them."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from pebbles import PebblesGame
from reverie.core import registry
from reverie.core.game import Game


def test_a_thread_that_asks_while_games_are_being_found_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, asked = threading.Event(), threading.Event()

    def provider() -> list[Game]:
        begun.set()
        asked.wait(0.5)  # a thread that waits, as it should, never sets it: then the timeout ends this
        return [PebblesGame()]

    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_providers", [provider])
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(registry.games)
        begun.wait()
        second = pool.submit(registry.find_game, "pebbles")
        second.add_done_callback(lambda _: asked.set())
        assert second.result().name == "pebbles"
        assert [game.name for game in first.result()] == ["pebbles"]


def test_a_source_of_games_may_ask_for_those_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {"pebbles": PebblesGame()})
    monkeypatch.setattr(registry, "_providers", [registry.games])
    assert [game.name for game in registry.games()] == ["pebbles"]
