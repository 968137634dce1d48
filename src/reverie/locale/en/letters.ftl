### Reminders: that it is your turn, by browser and by email, and the page of what waits for you.

letters-title = { $count ->
    [one] It is your turn
   *[other] { $count } games are waiting for you
}
letters-off = Turn off
letters-text = Hello,

    { $count ->
        [one] It is your turn in a game of { $games }.
       *[other] It is your turn in { $count } games: { $games }.
    }

    Play on: { $link }

    You get this email because you asked for reminders.
    Unsubscribe: { $stop }
letters-confirm-subject = Confirm your address
letters-confirm-text = Hello,

    This address was entered for reminders from Reverie. If it was you, confirm it:

    { $link }

    The link is valid for two days. If it was not you, do nothing: you will get no other email.
letters-waiting = Your turn
letters-waiting-lead = Games with others in which it is your turn, the most urgent first.
letters-waiting-none = Nobody is waiting for you. Invite a friend to a game with days to answer, and play it turn by turn.
letters-waiting-theirs = Waiting for others
letters-until = Answer by { $time }
letters-reminders = Reminders
letters-reminders-why = When it is your turn in a game with others and you are not looking, we let you know: once per turn, with just the name of the game and a link.
letters-push = On this device
letters-push-on = Turn on notifications
letters-push-here = Notifications are on.
letters-push-denied = This browser does not allow notifications from this site. Allow them in the site settings of your browser, then try again.
letters-push-failed = This browser could not be reached by its notification service. Try again later, or use another browser.
letters-push-none = This browser cannot show notifications from here. They need an encrypted connection (https).
letters-push-server = This server does not send notifications.
letters-devices = { $count ->
    [one] Notifications go to one browser.
   *[other] Notifications go to { $count } browsers.
}
letters-mail = By email
letters-mail-address = Email address
letters-mail-on = Remind me by email
letters-mail-pending = We sent a link to { $address }. Open it to confirm the address.
letters-mail-here = Reminders go to { $address }.
letters-quiet = Quiet hours
letters-quiet-from = from
letters-quiet-to = to
letters-quiet-why = Nothing is sent during these hours; what is still waiting comes afterwards.
letters-quiet-none = No quiet hours
letters-confirmed = Your address is confirmed. Reminders will come by email.
letters-stopped = You will get no more emails.
letters-link-old = This link has expired or was already used.
