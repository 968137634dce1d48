"""People's pages at a server: one's own, with what others see of it, and those that others show."""

from datetime import datetime
from typing import Final
from urllib.parse import quote

from textual.app import App

from reverie.core.errors import ReverieError
from reverie.games.discovery import find_setup, game_of, kit_of
from reverie.terminal.boxes import Ask, Page, Pick
from reverie.terminal.online.client import Message, Refused, Server
from reverie.texts import Texts
from reverie.titles import setup_title

OWN: Final = "own"
OTHER: Final = "other"
CHOOSE: Final = "choose"
VISIBLE: Final = "visible"
PARTS: Final = ("favourites", "names", "riddles", "circles", "achievements")


async def show_pages(app: App[None], server: Server, person: Message, texts: Texts) -> None:
    """Ask whose page to look at, and show it; one's own can be changed, too."""
    ways = [(OTHER, texts.say("profile-other"))]
    if person["name"]:
        ways = [(OWN, texts.say("profile-see")), (CHOOSE, texts.say("profile-choose")), *ways]
    while True:
        way = await app.push_screen_wait(Pick(texts.say("profile-see-why"), ways))
        if way == OWN:
            await _show(app, server, person["name"], texts)
        elif way == CHOOSE:
            await _choose(app, server, person["name"], texts)
        elif way == OTHER:
            typed = await app.push_screen_wait(Ask(texts.say("profile-whose"), [(texts.say("web-name"), "")]))
            if typed and typed[0].strip():
                await _show(app, server, typed[0].strip(), texts)
        else:
            return


async def _look(server: Server, name: str, texts: Texts) -> Message:
    try:
        found: Message = await server.get(f"/api/people/{quote(name, safe='')}")
    except Refused as error:
        if error.code == "not-found":
            raise ReverieError(texts.say("profile-missing")) from None
        raise
    return found


async def _show(app: App[None], server: Server, name: str, texts: Texts) -> None:
    try:
        found = await _look(server, name, texts)
        title, lines = found["shown"], profile_lines(found, texts)
    except ReverieError as error:
        title, lines = name, [str(error)]
    await app.push_screen_wait(Page(title, lines))


async def _choose(app: App[None], server: Server, name: str, texts: Texts) -> None:
    """Choose, one after the other, what others see of one's own page."""
    while True:
        choice = (await _look(server, name, texts))["choice"]
        visible, hidden = choice["visible"], set(choice["hidden"])
        rows = [(VISIBLE, _ticked(visible, texts.say("profile-visible")))]
        if visible:
            rows += [(part, _ticked(part not in hidden, texts.say(f"profile-{part}"))) for part in PARTS]
        question = texts.say("profile-yours-shown" if visible else "profile-yours")
        chosen = await app.push_screen_wait(Pick(question, rows))
        if not chosen:
            return
        if chosen == VISIBLE:
            visible = not visible
        else:
            hidden ^= {chosen}
        await server.put("/api/me/profile", {"visible": visible, "hidden": sorted(hidden)})


def _ticked(on: bool, words: str) -> str:
    return f"{'✓' if on else '·'} {words}"


def profile_lines(profile: Message, texts: Texts) -> list[str]:
    """Tell what somebody shows of themselves."""
    games = texts.say("profile-games", count=profile["games"]) if profile["games"] else texts.say("profile-none")
    lines = [f"{texts.say('profile-since', date=_day(profile['since']))} · {games}"]
    if profile["favourites"]:
        lines += ["", texts.say("profile-favourites")]
        lines += [f"  {_title(one, texts)} · {_played(one, texts)}" for one in profile["favourites"]]
    if profile["names"]:
        lines += ["", texts.say("profile-names")]
        lines += [f"  {_title(one, texts)} · {_name(one, texts)}" for one in profile["names"]]
    if profile["riddles"]:
        rated = profile["riddles"]
        said = texts.say("profile-rating", rating=str(rated["rating"]), solved=rated["solved"], tried=rated["tried"])
        lines += ["", f"{texts.say('profile-riddles')}: {said}"]
    if profile["circles"]:
        lines += ["", f"{texts.say('profile-circles')}: {', '.join(profile['circles'])}"]
    achieved = sorted(profile["achievements"] or [], key=lambda one: one["at"] is None)
    if achieved:
        lines += ["", texts.say("profile-achievements")]
    for one in achieved:
        message = f"web-feat-{one['game'] + '-' if one['game'] else ''}{one['id']}"
        if texts.has(message):  # a server may have games that this program does not know
            when = "profile-open" if one["at"] is None else "profile-achieved"
            said = texts.say(when, date=_day(one["at"] or 0))
            lines.append(f"  {'★' if one['at'] else '·'} {texts.say(message)}: {texts.say(f'{message}.why')} {said}.")
    return lines


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d")


def _title(one: Message, texts: Texts) -> str:
    setup = one["setup"]
    return setup_title(find_setup(setup["spelling"], setup["players"], setup["options"]), texts)


def _played(one: Message, texts: Texts) -> str:
    setup = one["setup"]
    facts = kit_of(one["game"]).facts(find_setup(setup["spelling"], setup["players"], setup["options"]))
    if facts.winnable:
        return texts.say("profile-favourite", games=one["games"], wins=one["wins"])
    return texts.say("profile-favourite-score", games=one["games"])


def _name(one: Message, texts: Texts) -> str:
    setup = find_setup(one["setup"]["spelling"], one["setup"]["players"], one["setup"]["options"])
    view = game_of(setup).new(setup).view(0)
    return kit_of(setup.game).explainer().say_name(view, one["name"], texts)
