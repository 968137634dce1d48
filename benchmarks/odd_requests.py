"""Bad input over HTTP: odd paths, odd bodies and odd methods at riddles, circles, profiles, reminders and records."""

import json
import random
from collections import Counter
from typing import Any, Final
from urllib.parse import quote

from errands import PARTS, own_table_record
from serving import Http

Body = dict[str, Any]

# What is asked for with a right body, and the fields of it. `{}` in a path is a name that may exist or not.
REQUESTS: Final[tuple[tuple[str, str, Body | None], ...]] = (
    ("GET", "/api/riddles", None),
    ("GET", "/api/riddles/day", None),
    ("GET", "/api/riddles/next?theme={}&game={}", None),
    ("GET", "/api/riddles/{}", None),
    ("GET", "/api/riddles/{}/verdict", None),
    ("GET", "/api/riddles/{}/record", None),
    ("GET", "/api/riddles/{}/replay", None),
    ("GET", "/api/riddles/{}/replay/{}", None),
    ("POST", "/api/riddles/{}/answer", {"answer": "play red sun"}),
    ("POST", "/api/riddles/{}/challenge", {"answer": "play red sun", "seed": "rain"}),
    ("GET", "/api/circles", None),
    ("GET", "/api/circles/{}", None),
    ("GET", "/api/circles/{}/weeks/{}", None),
    ("POST", "/api/circles", {"name": "Owls", "setups": ["onirim", "", "", "", "", "", ""]}),
    ("PATCH", "/api/circles/{}", {"name": "Larks"}),
    ("POST", "/api/circles/{}/deals/{}", {}),
    ("POST", "/api/circles/{}/owner", {"member": "x"}),
    ("POST", "/api/circles/{}/leave", {}),
    ("DELETE", "/api/circles/{}/members/{}", None),
    ("GET", "/api/circle-invitations/{}", None),
    ("POST", "/api/circle-invitations/{}", {}),
    ("GET", "/api/people/{}", None),
    ("PUT", "/api/me/profile", {"visible": True, "hidden": list(PARTS)}),
    ("GET", "/api/me/reminders", None),
    ("PUT", "/api/me/reminders/quiet", {"start": 60, "end": 480, "zone": "Europe/Rome"}),
    ("POST", "/api/me/reminders/push", {"endpoint": "https://push.example/x", "keys": {"p256dh": "x", "auth": "x"}}),
    ("POST", "/api/me/reminders/mail", {"address": "x@example.org"}),
    ("POST", "/api/mail/confirm", {"link": "x"}),
    ("POST", "/api/mail/stop/{}", None),
)
NAMES: Final = (
    *("public", "day", "next", "1", "7", "8", "0", "-1", "2026-W47", "2026-W99", "onirim-0", "daydream-A-14"),
    *("x", "%", "..", "../me", "\x00", "é" * 40, "🚪", "x" * 300, "' OR 1=1 --", "<script>", "null", "1e9", " "),
)


class OddRequests:
    """Somebody who sends requests of which some make sense."""

    def __init__(self, port: int, person: Http, seed: str, odd: tuple[Any, ...]) -> None:
        self.port = port
        self.person = person
        self.dice = random.Random(seed)
        self.odd = odd
        self.names = list(NAMES)
        self.heard: Counter[str] = Counter()

    def send(self) -> None:
        """Send one request; the server answers it, and not with a failure of its own."""
        dice = self.dice
        method, path, body = dice.choice(REQUESTS)
        while "{}" in path:
            path = path.replace("{}", quote(dice.choice(self.names), safe=""), 1)
        if dice.random() < 0.05:
            method = dice.choice(("GET", "PUT", "POST", "PATCH", "DELETE", "OPTIONS"))
        sent = self.body(body)
        found = self.person.ask(method, path, sent)
        assert found.status < 500, (method, path, sent, found)
        self.heard[str(found.status)] += 1
        self.learn(found.body)

    def body(self, right: Body | None) -> Any:
        """Make a body: right, with one odd field, broken, or none at all."""
        dice = self.dice
        roll = dice.random()
        if roll < 0.05:
            return own_table_record(dice)[: dice.randrange(400)]
        if right is None:
            return None if roll < 0.9 else dice.choice(self.odd)
        if roll < 0.4:
            return right
        if roll < 0.8:
            field = dice.choice([*right, "unknown"])
            changed = {**right, field: dice.choice(self.odd)}
            if dice.random() < 0.2:
                del changed[field]
            return changed
        text = json.dumps(right)
        return dice.choice((text[: dice.randrange(len(text))], text + text, "x" * 5000, "[" * 2000, b"\xff\xfe\x00"))

    def learn(self, answer: bytes) -> None:
        """Remember names and codes that the server told, to use them where they belong and where they do not."""
        try:
            found = json.loads(answer)
        except ValueError:
            return
        riddle = found.get("riddle") if isinstance(found, dict) else None
        for one in (found, riddle):
            if isinstance(one, dict):
                self.names += [str(one[key]) for key in ("id", "name", "code") if isinstance(one.get(key), str)]
        del self.names[len(NAMES) : -40]
