"""A bot for a Reverie server: it plays any game, at random. How to get a token: docs/bots.md.

python examples/bot.py URL TOKEN            play wherever the bot has a seat, until it is stopped
python examples/bot.py URL TOKEN WHERE      WHERE is a set-up for one or an invitation's code: play that game to its end
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any]) -> str:
    """The whole player: what its seat may know comes in, one of the answers goes out."""
    return str(random.choice(view["actions"])["text"])


def replies(message: dict[str, Any]) -> list[dict[str, Any]]:
    kind, match, view = message["type"], message.get("match"), message.get("view")
    if kind == "lobby":  # begun before we came
        return [{"type": "open", "match": mine["id"]} for mine in message["mine"] if mine["status"] == "playing"]
    if kind == "turn" or message.get("code") == "too-many":
        return [{"type": "open", "match": match}]
    if kind == "asking" and message["asking"]:
        return [{"type": "consent", "match": match, "agree": True}]
    if view and view["decision"] is not None:
        answer = {"decision": view["decision"], "answer": choose(view), "key": secrets.token_hex(8)}
        return [{"type": "play", "match": match, **answer}]
    return []


async def play(url: str, token: str, begin: str = "") -> None:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    if begin:
        is_setup = begin.startswith(("onirim", "daydream"))
        path, body = ("/api/matches", {"setup": begin}) if is_setup else (f"/api/invitations/{begin}", {})
        urllib.request.urlopen(urllib.request.Request(url + path, json.dumps(body).encode(), headers)).close()
    async for socket in connect(url.replace("http", "ws", 1) + "/ws", additional_headers=headers):  # and again, if lost
        with suppress(ConnectionClosed):
            for on in (True, False):
                await socket.send(json.dumps({"type": "lobby", "on": on}))  # asked once: which matches are mine?
            async for text in socket:
                message = json.loads(text)
                for reply in replies(message):
                    await socket.send(json.dumps(reply))
                if (message.get("view") or {}).get("result"):
                    print(message["match"], message["view"]["result"], flush=True)
                    if begin:
                        return


asyncio.run(play(*sys.argv[1:]))
