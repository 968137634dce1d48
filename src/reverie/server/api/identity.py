"""Who you are: guest, name, sign in and out, export, delete."""

from starlette.responses import Response

from reverie.server.accounts import person_out
from reverie.server.api.endpoint import COOKIE, Call, Endpoint, reply, with_cookie
from reverie.server.events import PersonGone
from reverie.server.http_types import (
    ChangeMe,
    Credentials,
    Me,
    NewPassword,
    PersonOut,
    ResetPassword,
    SessionList,
    SignIn,
)
from reverie.server.rows import Person


async def me(call: Call) -> Me:
    person = call.guest_or_none
    return Me(None if person is None else person_out(person))


async def guest(call: Call) -> Response:
    if call.guest_or_none is not None:
        return reply(person_out(call.guest_or_none))
    await call.services.limit("guest", call.address)
    person, cookie = await call.services.accounts.new_guest(call.texts.language, call.texts)
    return with_cookie(reply(person_out(person), 201), cookie, call.services)


async def change(call: Call) -> PersonOut:
    wanted: ChangeMe = call.body
    changed = (wanted.display_name, wanted.language, wanted.portrait)
    return person_out(await call.services.accounts.change(call.person, *changed))


async def claim(call: Call) -> Response:
    wanted: Credentials = call.body
    await call.services.limit("password", call.address)
    person, cookie = await call.services.accounts.claim(call.person, wanted.name, wanted.password)
    return _with_only_cookie(call, person, cookie)


def _with_only_cookie(call: Call, person: Person, cookie: str) -> Response:
    """Close the connections made with older cookies, and answer with the only valid one."""
    call.services.events.publish(PersonGone(person.id))
    return with_cookie(reply(person_out(person)), cookie, call.services)


async def sign_in(call: Call) -> Response:
    given: SignIn = call.body
    # The limit counts per name and address, so that an attacker elsewhere cannot lock the owner out.
    await call.services.limit("password", call.address)
    await call.services.limit("sign-in", f"{given.name.lower()} {call.address}")
    person, cookie = await call.services.accounts.sign_in(given.name, given.password)
    guest = call.guest_or_none
    if given.bring and guest is not None and guest.name is None:
        await call.services.account_removal.merge_guest(guest, person, call.texts)
    return with_cookie(reply(person_out(person)), cookie, call.services)


async def change_password(call: Call) -> Response:
    wanted: NewPassword = call.body
    await call.services.limit("password", call.address)
    await call.services.limit("sign-in", f"{(call.person.name or '').lower()} {call.address}")
    cookie = await call.services.accounts.change_password(call.person, wanted.old, wanted.new)
    return _with_only_cookie(call, call.person, cookie)


async def reset_password(call: Call) -> Response:
    wanted: ResetPassword = call.body
    await call.services.limit("password", call.address)
    person, cookie = await call.services.accounts.reset_password(wanted.link, wanted.password)
    return _with_only_cookie(call, person, cookie)


async def sessions(call: Call) -> SessionList:
    return SessionList(await call.services.accounts.sessions(call.person, call.cookie))


async def end_session(call: Call) -> Response:
    await call.services.accounts.end_session(call.person, call.path("session"))
    call.services.events.publish(PersonGone(call.person.id))
    return Response(status_code=204)


async def sign_out_elsewhere(call: Call) -> Response:
    await call.services.accounts.sign_out_elsewhere(call.person, call.cookie or "")
    call.services.events.publish(PersonGone(call.person.id))
    return Response(status_code=204)


async def sign_out(call: Call) -> Response:
    if call.cookie is not None:
        await call.services.accounts.sign_out(call.cookie)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def export(call: Call) -> Response:
    response = reply(await call.services.accounts.export(call.person))
    response.headers["content-disposition"] = 'attachment; filename="reverie.json"'
    return response


async def delete(call: Call) -> Response:
    await call.services.account_removal.remove(call.person, call.texts.say("server-nobody"))
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
    Endpoint("POST", "/api/me/password", change_password, "Change your password", PersonOut, body=NewPassword),
    Endpoint(
        "POST",
        "/api/password-reset",
        reset_password,
        "Set a new password by a link from the operator",
        PersonOut,
        body=ResetPassword,
        needs_person=False,
    ),
    Endpoint("GET", "/api/me/sessions", sessions, "Where you are signed in", SessionList),
    Endpoint("DELETE", "/api/me/sessions/{session}", end_session, "Sign out one browser", status=204),
    Endpoint("POST", "/api/me/sign-out-elsewhere", sign_out_elsewhere, "Sign out everywhere else", status=204),
    Endpoint("GET", "/api/me/export", export, "Everything stored about you", dict, limit="upload"),
    Endpoint("DELETE", "/api/me", delete, "Delete everything about you", status=204),
]
