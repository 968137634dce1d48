"""A result in a few lines to send to friends, for a game that has no words of its own for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.core.game import Result

if TYPE_CHECKING:
    from reverie.games.kit import Facts
    from reverie.texts import Texts


def summary(facts: Facts, result: Result, seat: int | None, texts: Texts) -> list[str]:
    """Tell who won and the scores; without a seat, of the whole table."""
    scores = " · ".join(str(score) for score in result.scores)
    if seat is None:
        return [scores]
    if not facts.winnable:
        return [texts.say("share-points", score=result.scores[seat])]
    if facts.cooperative:
        return [texts.say("share-together", how="won" if seat in result.winners else "lost"), scores]
    how = "lost" if seat not in result.winners else "won" if len(result.winners) == 1 else "shared"
    return [texts.say("share-table", how=how, score=result.scores[seat]), scores]
