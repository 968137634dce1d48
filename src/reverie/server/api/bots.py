"""Bots of your own: made, listed, given another token, dismissed."""

from starlette.responses import Response

from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.events import PersonGone
from reverie.server.http_types import BotList, BotOut, BotToken, NewBot


async def listed(call: Call) -> BotList:
    return BotList(
        [BotOut(bot.id, bot.display_name, bot.created) for bot in await call.services.bot_accounts.of(call.person)]
    )


async def create(call: Call) -> BotToken:
    wanted: NewBot = call.body
    bot, token = await call.services.bot_accounts.create(call.person, wanted.display_name)
    return BotToken(bot.id, bot.display_name, bot.created, token)


async def new_token(call: Call) -> BotToken:
    bot = await call.services.bot_accounts.one(call.person, call.path("bot"))
    token = await call.services.bot_accounts.new_token(bot)
    call.services.events.publish(PersonGone(bot.id))
    return BotToken(bot.id, bot.display_name, bot.created, token)


async def revoke(call: Call) -> Response:
    bot = await call.services.bot_accounts.one(call.person, call.path("bot"))
    await call.services.account_removal.remove(bot, bot.display_name)  # its games go on telling its name
    return Response(status_code=204)


ENDPOINTS = [
    Endpoint("GET", "/api/bots", listed, "Your bots", BotList),
    Endpoint("POST", "/api/bots", create, "A new bot, and its token", BotToken, 201, body=NewBot),
    Endpoint("POST", "/api/bots/{bot}/token", new_token, "Another token; the old one ends", BotToken, 201),
    Endpoint("DELETE", "/api/bots/{bot}", revoke, "Dismiss a bot", status=204),
]
