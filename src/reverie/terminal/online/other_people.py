"""The other people of a match at a server: who is present, how long they have to answer, and what if they do not."""

import time
from collections.abc import Sequence
from typing import Final

from reverie.terminal.online.client import Message
from reverie.texts import Texts

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def shown_name(seat: Message, texts: Texts) -> str:
    """Return a seat's display name; for a bot its name in the reader's language."""
    message = f"web-bot-{seat['bot']}"
    if seat["bot"] and texts.has(message):
        return texts.say(message)
    return str(seat["shown"]) if not seat["free"] else texts.say("web-seat-free")


def lasting(milliseconds: int, texts: Texts) -> str:
    """Return how long something has lasted, in words."""
    if milliseconds < MINUTE:
        return texts.say("people-moment")
    if milliseconds < HOUR:
        return texts.say("people-minutes", count=milliseconds // MINUTE)
    if milliseconds < DAY:
        return texts.say("people-hours", count=milliseconds // HOUR)
    return texts.say("people-days", count=milliseconds // DAY)


class OtherPeople:
    """What the server last said of the others, by its own clock."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.presence: list[Message] = []
        self.clock: Message | None = None
        self.ahead = 0  # by how much the server's clock is ahead of ours, in milliseconds

    def take(self, message: Message) -> None:
        """Keep what a message says of it, if anything."""
        self.presence = message.get("presence", self.presence)
        if "clock" in message:
            self.clock = message["clock"]
        now = message.get("now") or (self.clock or {}).get("now")
        if now is not None and ("now" in message or "clock" in message):
            self.ahead = now - time.time_ns() // 1_000_000

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def lines(self, table: Message) -> list[str]:
        """Return a line for each other person, and how long people have to answer."""
        out = []
        for one in self.presence:
            seat = table["seats"][one["seat"]]
            if seat["you"]:
                continue
            state = self.texts.say(f"people-{one['state']}", time=lasting(self.now() - one["since"], self.texts))
            out.append(f"{shown_name(seat, self.texts)}: {state}")
            if seat["stand_in"]:
                bot = self.texts.say(f"web-bot-{seat['stand_in']}")
                out[-1] += f" · {self.texts.say('people-stand-in-for', bot=bot)}"
        if table["time_to_answer"]:
            chosen = self.texts.say(f"people-time-{table['time_to_answer']}")
            out.append(f"{self.texts.say('people-time')}: {chosen}")
        return out

    def missed(self, table: Message, asked: Sequence[int]) -> list[str]:
        """Return a sentence for each of those who are asked and do not look."""
        return [
            self.texts.say(f"people-is-{one['state']}", name=shown_name(table["seats"][one["seat"]], self.texts))
            for one in self.presence
            if one["seat"] in asked and one["state"] != "open" and not table["seats"][one["seat"]]["stand_in"]
        ]

    def stood_in(self, table: Message) -> bool:
        """Tell whether a bot answers for us."""
        return table["seat"] is not None and bool(table["seats"][table["seat"]]["stand_in"])

    def remedies(self, table: Message) -> list[tuple[str, str]]:
        """Return what may be done now: messages of the protocol, and what they mean."""
        say, own = self.texts.say, table["seat"]
        if self.stood_in(table):
            return [("return", say("people-return"))]
        if self.clock is None or own is None or table["status"] != "playing":
            return []
        late = [due["seat"] for due in self.clock["due"] if due["at"] <= self.now()]
        if not late or own in late:
            return []
        bots = [
            (f"stand-in {seat}", f"{shown_name(table['seats'][seat], self.texts)}: {say('people-stand-in')}")
            for seat in late
        ]
        wait = [("wait", say("people-wait"))] if own not in self.clock["waited"] else []
        return [*bots, *wait, ("end", say("people-end"))]
