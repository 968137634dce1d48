"""Refusals: why something cannot be done, as a code for programs and in words for people."""

from typing import Final

from reverie.core.errors import ReverieError
from reverie.observed_match import code_of
from reverie.texts import Texts, Value

STATUS: Final = {
    "invalid": 422,
    "unreadable": 422,
    "illegal": 422,
    "unknown-setup": 422,
    "damaged-record": 422,
    "damaged": 500,
    "sign-in-first": 401,
    "wrong-password": 403,
    "foreign-origin": 403,
    "unknown-host": 400,
    "not-yours": 403,
    "not-for-bots": 403,
    "not-found": 404,
    "wrong-method": 405,
    "stale": 409,
    "out-of-turn": 409,
    "over": 409,
    "waiting": 409,
    "not-over": 409,
    "silent": 409,
    "silenced": 403,
    "daily": 409,
    "daily-hidden": 409,
    "circle": 409,
    "circle-hidden": 409,
    "circle-full": 409,
    "too-many-circles": 409,
    "nothing-to-undo": 409,
    "name-taken": 409,
    "name-reserved": 409,
    "name-first": 409,
    "common-password": 422,
    "link-used": 410,
    "push-unknown": 422,
    "no-mail": 409,
    "mail-failed": 502,
    "banned": 403,
    "seat-taken": 409,
    "not-overdue": 409,
    "stood-in": 409,
    "already": 409,
    "too-long": 409,
    "too-many-games": 409,
    "too-many-open": 409,
    "storage-full": 409,
    "too-many-sets": 409,
    "too-large": 413,
    "wrong-type": 415,
    "malformed": 400,
    "too-slow": 408,
    "head-too-large": 431,
    "too-many": 429,
    "busy": 503,
    "cancelled": 409,
    "broken": 500,
}


class Refused(Exception):
    """Something the server will not do; `code` is one of STATUS, the message is `server-<code>`."""

    def __init__(self, code: str, /, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
        self.status = STATUS[code]

    def message(self, texts: Texts) -> str:
        return texts.say(f"server-{self.code}", **self.values)


def refused(error: ReverieError) -> Refused:
    """Return the refusal for an error of the rules."""
    return Refused(code_of(error), reason=str(error))
