"""Bots of your own: made, listed, given another token, dismissed."""

from starlette.responses import Response

from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.house import House
from reverie.server.rows import Person
from reverie.server.wire import BotList, BotOut, BotToken, NewBot


async def listed(call: Call) -> BotList:
    return BotList([BotOut(bot.id, bot.shown, bot.created) for bot in await call.house.bots.of(call.person)])


async def create(call: Call) -> BotToken:
    wanted: NewBot = call.body
    bot, token = await call.house.bots.create(call.person, wanted.shown)
    return BotToken(bot.id, bot.shown, bot.created, token)


async def new_token(call: Call) -> BotToken:
    bot = await call.house.bots.one(call.person, call.path("bot"))
    token = await call.house.bots.new_token(bot)
    call.house.show_out(bot.id)
    return BotToken(bot.id, bot.shown, bot.created, token)


async def revoke(call: Call) -> Response:
    bot = await call.house.bots.one(call.person, call.path("bot"))
    await dismiss(call.house, bot, bot.shown)
    return Response(status_code=204)


async def dismiss(house: House, bot: Person, nameless: str) -> None:
    """Free its seats, end its token, and call it `nameless` in the games that are over."""
    await house.stand_up_everywhere(bot)
    await house.store.delete_person(bot.id, nameless)
    house.show_out(bot.id)


ENDPOINTS = [
    Endpoint("GET", "/api/bots", listed, "Your bots", BotList),
    Endpoint("POST", "/api/bots", create, "A new bot, and its token", BotToken, 201, body=NewBot),
    Endpoint("POST", "/api/bots/{bot}/token", new_token, "Another token; the old one ends", BotToken, 201),
    Endpoint("DELETE", "/api/bots/{bot}", revoke, "Dismiss a bot", status=204),
]
