"""The text of a result to send to friends, without spoilers."""

from reverie.core.record import Record
from reverie.games.discovery import kit_of
from reverie.server.rows import SHARED, MatchRow
from reverie.texts import Texts
from reverie.titles import setup_title


def share_text(match: MatchRow, record: Record, seat: int | None, texts: Texts, streak: int = 0) -> str:
    """Return a few lines about a match from one seat; with None as the seat, about the whole table."""
    named = f"share-{match.kind}" if match.kind in SHARED else "share-head"
    head = texts.say(named, day=_period(match.day, texts))
    lines = [head, setup_title(record.setup, texts)]
    if record.result is None:
        lines.append(texts.say("share-open"))
    else:
        lines += kit_of(record.setup.game).summary(record.setup, record.result, seat, texts)
    if streak > 1:
        lines.append(texts.say("share-streak", days=streak))
    return "\n".join(lines)


def _period(written: str | None, texts: Texts) -> str:
    """Word a day (`2026-11-16`) or a week (`2026-W47`) as people read it."""
    if not written:
        return ""
    year, *rest = written.split("-")
    if len(rest) == 1:
        return f"{int(rest[0].removeprefix('W'))}/{year}"
    month, day = map(int, rest)
    return texts.say("share-date", year=year, month=month, day=day)
