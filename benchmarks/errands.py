"""People whose requests are no moves: riddles, deals of circles, profiles, quiet hours, games from their own tables.

For proofs, load and fuzzing: every errand remembers what the server acknowledged, and `check` looks for it in the
store.
"""

import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from reverie.core.game import CHANCE
from reverie.games.discovery import find_setup
from reverie.own_table import OwnTable
from reverie.server.store import Store
from serving import Answer, Http, guest

PARTS: Final = ("favourites", "names", "achievements", "riddles", "circles")
PASSWORD: Final = "a long and odd password"
DEALS: Final = 7


def own_table_record(dice: random.Random, setup: str = "onirim", entries: int = 12) -> str:
    """The record of a game at a table of people's own, so far as it was played."""
    table = OwnTable(find_setup(setup))
    while len(table.entries) < entries:
        seats = table.match.state.actors()
        if table.chance_asked():
            table.enter(CHANCE, dice.choice(sorted(table.possible(0))))
        elif seats:
            legal = table.match.state.legal(seats[0])
            table.enter(seats[0], table.match.game.write(seats[0], dice.choice(legal)))
        else:
            break
    return table.match.record.write()


@dataclass
class Errands:
    """One person with a name, who does one errand after the other."""

    person: Http
    dice: random.Random
    name: str = ""
    id: str = ""
    answers: dict[str, str] = field(default_factory=dict)  # by riddle, acknowledged
    given: dict[str, str] = field(default_factory=dict)  # by riddle, sent: only the first may count
    matches: set[str] = field(default_factory=set)  # acknowledged
    shown: list[dict[str, Any]] = field(default_factory=list)  # profile choices sent; the last acknowledged and later
    done: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)

    @classmethod
    def of(cls, port: int, seed: str) -> "Errands":
        """Somebody new, who claims a name: circles and pages are for people with one."""
        person = guest(port)
        name = f"errand.{secrets.token_hex(6)}"
        found = person.need("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
        return cls(person, random.Random(seed), name, found["id"])

    def at(self, port: int) -> None:
        """Go on at a server that was started again."""
        self.person = Http(port, self.person.cookie)

    def step(self) -> None:
        """Do one errand; ConnectionError and the like if the server is gone meanwhile."""
        errand = self.dice.choice((self.solve, self.solve, self.begin_deal, self.show, self.be_quiet, self.bring_table))
        started = time.perf_counter()
        errand()
        self.times.append(time.perf_counter() - started)
        self.done[errand.__name__] += 1

    def _ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        found = self.person.ask(method, path, body, **headers)
        assert found.status < 500, (method, path, found)
        return found

    def solve(self) -> None:
        """Answer a riddle: the one that was under way, or the next one."""
        waiting = [name for name in self.given if name not in self.answers]
        if waiting:
            name, text = waiting[0], self.given[waiting[0]]
        else:
            riddle = self.person.need("GET", "/api/riddles/next")["riddle"]
            if riddle is None:
                return
            name, text = riddle["name"], self.dice.choice(riddle["view"]["actions"])["text"]
            assert name not in self.answers, "a riddle that was answered comes again"
            self.given[name] = text
        verdict = self.person.need("POST", f"/api/riddles/{name}/answer", {"answer": text})
        assert verdict["answer"] == text, verdict
        self.answers[name] = text

    def begin_deal(self) -> None:
        """Begin a deal of the open circle; the same match however often."""
        number = self.dice.randrange(DEALS) + 1
        found = self._ask("POST", f"/api/circles/public/deals/{number}", {})
        assert found.status < 300, found
        self.matches.add(found.json()["id"])

    def show(self) -> None:
        hidden = sorted(self.dice.sample(PARTS, self.dice.randrange(len(PARTS))))
        choice = {"visible": self.dice.random() < 0.5, "hidden": hidden}
        self.shown.append(choice)
        found = self._ask("PUT", "/api/me/profile", choice)
        assert found.json()["choice"] == choice, found
        del self.shown[:-1]

    def be_quiet(self) -> None:
        start, end = self.dice.randrange(1440), self.dice.randrange(1440)
        found = self._ask("PUT", "/api/me/reminders/quiet", {"start": start, "end": end, "zone": "Europe/Rome"})
        assert found.status < 300, found

    def bring_table(self) -> None:
        found = self._ask("POST", "/api/records", own_table_record(self.dice), Content_Type="text/plain")
        # Who brings very many is asked to wait; what is refused is not kept.
        if found.status < 300:
            self.matches.add(found.json()["id"])
        else:
            assert found.status == 429, found

    async def check(self, store: Store) -> None:
        """Compare what is stored with what was acknowledged."""
        tries = {row.riddle: row.answer for row in await store.riddle_tries(self.id)}
        assert self.answers.items() <= tries.items(), "an acknowledged answer to a riddle is lost"
        assert tries.items() <= self.given.items(), "a riddle has an answer that was not the first one"
        for match in self.matches:
            assert await store.match(match) is not None, "an acknowledged match is lost"
        row = await store.profile(self.id)
        if self.shown:
            kept = None if row is None else {"visible": bool(row.visible), "hidden": msgspec.json.decode(row.hidden)}
            assert kept in self.shown, "an acknowledged choice is lost"
