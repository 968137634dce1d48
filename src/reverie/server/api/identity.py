"""Who you are: guest, name, sign in and out, export, delete."""

from starlette.responses import Response

from reverie.server.api.endpoint import COOKIE, Call, Endpoint, reply, with_cookie
from reverie.server.people import shown_to_itself
from reverie.server.wire import ChangeMe, Credentials, Me, PersonOut, SignIn


async def me(call: Call) -> Me:
    person = call.guest_or_none
    return Me(None if person is None else shown_to_itself(person))


async def guest(call: Call) -> Response:
    if call.guest_or_none is not None:
        return reply(shown_to_itself(call.guest_or_none))
    await call.house.limit("guest", call.address)
    person, cookie = await call.house.people.new_guest(call.texts.language, call.texts)
    return with_cookie(reply(shown_to_itself(person), 201), cookie, call.house)


async def change(call: Call) -> PersonOut:
    wanted: ChangeMe = call.body
    return shown_to_itself(await call.house.people.change(call.person, wanted.shown, wanted.language))


async def claim(call: Call) -> PersonOut:
    wanted: Credentials = call.body
    await call.house.limit("password", call.address)
    return shown_to_itself(await call.house.people.claim(call.person, wanted.name, wanted.password))


async def sign_in(call: Call) -> Response:
    given: SignIn = call.body
    # By name as well as by address: many addresses may try one name.
    await call.house.limit("password", call.address)
    await call.house.limit("password", given.name.lower())
    person, cookie = await call.house.people.sign_in(given.name, given.password)
    guest = call.guest_or_none
    if given.bring and guest is not None and guest.name is None:
        await call.house.bring(guest, person, call.texts)
    return with_cookie(reply(shown_to_itself(person)), cookie, call.house)


async def sign_out(call: Call) -> Response:
    if call.cookie is not None:
        await call.house.people.sign_out(call.cookie)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def export(call: Call) -> Response:
    response = reply(await call.house.people.export(call.person))
    response.headers["content-disposition"] = 'attachment; filename="reverie.json"'
    return response


async def delete(call: Call) -> Response:
    await call.house.remove(call.person, call.texts)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, "Who you are", Me, needs_person=False),
    Endpoint(
        "POST", "/api/guest", guest, "Become a guest, or stay who you are", PersonOut, 201, (200,), needs_person=False
    ),
    Endpoint("PATCH", "/api/me", change, "Change the name shown to others, or your language", PersonOut, body=ChangeMe),
    Endpoint("POST", "/api/me/claim", claim, "Claim a name with a password", PersonOut, body=Credentials),
    Endpoint(
        "POST", "/api/sign-in", sign_in, "Sign in with a claimed name", PersonOut, body=SignIn, needs_person=False
    ),
    Endpoint("POST", "/api/sign-out", sign_out, "Forget this cookie", status=204, needs_person=False),
    Endpoint("GET", "/api/me/export", export, "Everything stored about you", dict, limit="upload"),
    Endpoint("DELETE", "/api/me", delete, "Delete everything about you", status=204),
]
