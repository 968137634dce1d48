"""A result to send to friends: how well it went, and nothing of how it goes."""

from typing import Final

from reverie.core.game import Result
from reverie.core.record import Record
from reverie.daydream.views import VIEWS
from reverie.server.rows import MatchRow
from reverie.texts import Texts
from reverie.titles import setup_title, solo_name

DOORS: Final = 8
NAMES: Final = 4
DOOR, NO_DOOR, STAR, NO_STAR = "🚪", "▫️", "★", "☆"


def share_text(match: MatchRow, record: Record, seat: int | None, texts: Texts, streak: int = 0) -> str:
    """A few lines of text; a seat of nobody's speaks of the whole table."""
    head = texts.say("share-daily", day=match.day) if match.day else texts.say("share-head")
    lines = [head, setup_title(record.setup, texts)]
    result = record.result
    if result is None:
        lines.append(texts.say("share-open"))
    elif record.setup.game == "onirim":
        lines += _onirim(result, texts)
    elif record.setup.players == 1:
        lines += _solo(result, record.setup.spelling.partition(":")[2], texts)
    else:
        lines += _table(result, seat, texts)
    if streak > 1:
        lines.append(texts.say("share-streak", days=streak))
    return "\n".join(lines)


def _onirim(result: Result, texts: Texts) -> list[str]:
    doors = min(sum(result.scores), DOORS)
    said = texts.say("share-doors", won="yes" if result.winners else "no", doors=doors, all=DOORS)
    return [said, DOOR * doors + NO_DOOR * (DOORS - doors)]


def _solo(result: Result, letters: str, texts: Texts) -> list[str]:
    if not result.winners:
        return [texts.say("share-left")]
    (score,) = result.scores
    index = max(1, sum(1 for least in VIEWS[letters].names if score >= least))
    said = texts.say("share-score", score=score, name=solo_name(letters, index, texts))
    return [said, STAR * index + NO_STAR * (NAMES - index)]


def _table(result: Result, seat: int | None, texts: Texts) -> list[str]:
    scores = " · ".join(str(score) for score in result.scores)
    if seat is None:
        return [scores]
    how = "lost" if seat not in result.winners else "won" if len(result.winners) == 1 else "shared"
    return [texts.say("share-table", how=how, score=result.scores[seat]), scores]
