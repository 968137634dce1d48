"""The circles of a server: which there are, this week's deals, the tables, and the way to a deal's match."""

from datetime import datetime

from textual.app import App

from reverie.games.discovery import find_setup
from reverie.terminal.boxes import Page, Pick
from reverie.terminal.online.client import Message, Server
from reverie.texts import Texts
from reverie.textui.ink import pad, width_of
from reverie.titles import setup_title

TABLES = "tables"
PAST = "past"


async def choose_deal(app: App[None], server: Server, texts: Texts) -> Message | None:
    """Show circles and their deals until a deal is chosen to play; return its match, or None if none is."""
    while True:
        found = await server.get("/api/circles")
        circles = [*found["circles"], *([found["public"]] if found["public"] else [])]
        if not circles:
            await app.push_screen_wait(Page(texts.say("web-title-circles"), [texts.say("circles-none")]))
            return None
        rows = [(circle["id"], _row(circle, texts)) for circle in circles]
        circle = await app.push_screen_wait(Pick(texts.say("circles-lead"), rows))
        if not circle:
            return None
        match = await _choose_in(app, server, circle, texts)
        if match is not None:
            return match


async def _choose_in(app: App[None], server: Server, circle: str, texts: Texts) -> Message | None:
    while True:
        found = await server.get(f"/api/circles/{circle}")
        week = found["week"]
        until = texts.say("circles-until", date=_local(week["ends"]))
        rows = [(str(deal["number"]), deal_line(deal, texts)) for deal in week["deals"]]
        rows.append((TABLES, texts.say("circles-table")))
        if found["past"]:
            rows.append((PAST, texts.say("circles-past")))
        question = f"{name_of(found, texts)} · {until}. {texts.say('circles-one-try')}"
        chosen = await app.push_screen_wait(Pick(question, rows))
        if not chosen:
            return None
        if chosen == TABLES:
            await app.push_screen_wait(Page(name_of(found, texts), table_lines(found, texts), as_drawn=True))
            continue
        if chosen == PAST:
            await _look_back(app, server, found, texts)
            continue
        deal = week["deals"][int(chosen) - 1]
        if deal["tries"] is None and deal["status"] != "abandoned":
            match: Message = await server.post(f"/api/circles/{circle}/deals/{chosen}", {})
            return match
        await _show_tries(app, deal, texts)


async def _show_tries(app: App[None], deal: Message, texts: Texts) -> None:
    title = texts.say("circles-dream", n=deal["number"])
    await app.push_screen_wait(Page(title, try_lines(deal, texts), as_drawn=True))


async def _look_back(app: App[None], server: Server, circle: Message, texts: Texts) -> None:
    """Show weeks that are over: their table, and everybody's results at each deal, with the seed of its luck."""
    while True:
        weeks = [(week, week) for week in circle["past"]]
        name = await app.push_screen_wait(Pick(texts.say("circles-past"), weeks))
        if not name:
            return
        week = await server.get(f"/api/circles/{circle['id']}/weeks/{name}")
        rows = [(str(deal["number"]), deal_line(deal, texts)) for deal in week["deals"]]
        rows.append((TABLES, texts.say("web-leaderboard")))
        while chosen := await app.push_screen_wait(Pick(f"{name_of(circle, texts)} · {name}", rows)):
            if chosen == TABLES:
                lines = _points(week["table"], texts) or [texts.say("circles-table-empty")]
                await app.push_screen_wait(Page(name, lines, as_drawn=True))
            else:
                await _show_tries(app, week["deals"][int(chosen) - 1], texts)


def name_of(circle: Message, texts: Texts) -> str:
    return texts.say("circles-public") if circle["public"] else str(circle["name"])


def _row(circle: Message, texts: Texts) -> str:
    return f"{name_of(circle, texts)} · {texts.say('circles-played', n=circle['played'], of=7)}"


def _local(at: int) -> str:
    """Return a time as it is here, where the reader is."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def deal_line(deal: Message, texts: Texts) -> str:
    """Describe a deal in a line: its number, its set-up, and how far the own try is."""
    setup = find_setup(deal["setup"]["spelling"], deal["setup"]["players"], deal["setup"]["options"])
    mine = next((one for one in deal["tries"] or [] if one["you"]), None)
    state = texts.say(f"circles-{deal['status']}") if mine is None else texts.say("circles-share", n=mine["points"])
    return f"{deal['number']}  {setup_title(setup, texts)} · {state}"


def try_lines(deal: Message, texts: Texts) -> list[str]:
    """Tell everybody's results at a deal, the best first, and once its week is over the seed of its luck."""
    lines = _columns(
        [[str(one["rank"]), one["shown"], str(one["score"]), texts.say("circles-share", n=one["points"])]
         for one in deal["tries"] or []]
    )  # fmt: skip
    lines = lines or [texts.say("circles-table-empty")]
    return [*lines, "", f"{texts.say('circles-seed')}: {deal['seed']}"] if deal["seed"] else lines


def table_lines(circle: Message, texts: Texts) -> list[str]:
    """Tell the tables of this week and of the season."""
    lines = [texts.say("circles-table"), *_points(circle["week"]["table"], texts)]
    if not circle["week"]["table"]:
        lines.append(texts.say("circles-table-none"))
    lines += ["", texts.say("circles-season", n=circle["season"]["number"])]
    lines += _points(circle["season"]["table"], texts) or [texts.say("circles-season-none")]
    return [*lines, "", texts.say("circles-table-part")]


def _points(table: list[Message], texts: Texts) -> list[str]:
    return _columns(
        [[str(line["rank"]), line["shown"], texts.say("circles-points", n=line["points"])] for line in table]
    )


def _columns(rows: list[list[str]]) -> list[str]:
    """Set rows as columns, each as wide as its widest text."""
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(pad(text, width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
