"""Errors by kind, so that a client can say what to do about each."""


class ReverieError(Exception):
    """Something that a person or a program did and that cannot be accepted; its text is for them."""


class Unreadable(ReverieError):
    """The text is no action, set-up or record at all."""


class Illegal(ReverieError):
    """The action exists, but the rules do not allow it here."""


class OutOfTurn(ReverieError):
    """The action comes from somebody who is not asked now."""


class GameOver(ReverieError):
    """The game has ended; nobody acts any more."""


class UnknownSetup(ReverieError):
    """No game or option goes by that name."""


class DamagedRecord(ReverieError):
    """A record does not hold what it should; the text names the line, the entry and the reason."""


class Impossible(ReverieError):
    """Data describes no state that the game can be in; the text says why."""
