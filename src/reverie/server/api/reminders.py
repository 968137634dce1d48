"""Reminders over HTTP: browsers, mail and quiet hours of a person."""

from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.http_types import (
    MailAddress,
    MailLink,
    NewSubscription,
    PushEndpoint,
    QuietHours,
    RemindersOut,
)


async def look(call: Call) -> RemindersOut:
    reminders = call.services.reminders
    wanted = await reminders.settings_of(call.person)
    return RemindersOut(
        await reminders.push.public_key(),
        [device.id for device in await call.services.store.subscriptions(call.person.id)],
        reminders.mail.possible,
        wanted.mail,
        wanted.mail_pending,
        QuietHours(wanted.quiet_from, wanted.quiet_to, wanted.zone),
    )


async def set_quiet(call: Call) -> RemindersOut:
    wanted: QuietHours = call.body
    await call.services.reminders.set_quiet(call.person, wanted.start, wanted.end, wanted.zone)
    return await look(call)


async def subscribe(call: Call) -> RemindersOut:
    wanted: NewSubscription = call.body
    await call.services.reminders.subscribe(call.person, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    return await look(call)


async def unsubscribe(call: Call) -> RemindersOut:
    wanted: PushEndpoint = call.body
    await call.services.reminders.unsubscribe(call.person, wanted.endpoint)
    return await look(call)


async def ask_for_mail(call: Call) -> RemindersOut:
    wanted: MailAddress = call.body
    await call.services.reminders.ask_for_mail(call.person, wanted.address, call.texts)
    return await look(call)


async def stop_mail(call: Call) -> RemindersOut:
    await call.services.reminders.stop_mail(call.person.id)
    return await look(call)


async def confirm(call: Call) -> None:
    wanted: MailLink = call.body
    await call.services.reminders.confirm_mail(wanted.link)


async def stop_by_link(call: Call) -> None:
    # A mail program that unsubscribes by one click posts a form; the link alone says whose mail it is.
    await call.services.reminders.stop_mail_by_link(call.path("link"))


ENDPOINTS = [
    Endpoint("GET", "/api/me/reminders", look, "How you are reminded of your turns", RemindersOut),
    Endpoint("PUT", "/api/me/reminders/quiet", set_quiet, "Set your quiet hours", RemindersOut, body=QuietHours),
    Endpoint(
        "POST", "/api/me/reminders/push", subscribe, "Be reminded by this browser", RemindersOut, body=NewSubscription
    ),
    Endpoint(
        "DELETE",
        "/api/me/reminders/push",
        unsubscribe,
        "No longer be reminded by a browser",
        RemindersOut,
        body=PushEndpoint,
    ),
    Endpoint(
        "POST",
        "/api/me/reminders/mail",
        ask_for_mail,
        "Be sent a link that confirms your address",
        RemindersOut,
        body=MailAddress,
        limit="password",
    ),
    Endpoint("DELETE", "/api/me/reminders/mail", stop_mail, "No longer be reminded by mail", RemindersOut),
    Endpoint(
        "POST",
        "/api/mail/confirm",
        confirm,
        "Confirm an address by the link sent to it",
        status=204,
        body=MailLink,
        needs_person=False,
        limit="password",
    ),
    Endpoint(
        "POST",
        "/api/mail/stop/{link}",
        stop_by_link,
        "Unsubscribe by the link in a mail",
        status=204,
        needs_person=False,
    ),
]
