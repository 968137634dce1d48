### What the server says: refusals, and a few words of its own.

server-at = Reverie is at { $address } (Ctrl+C stops it)
server-guest = Guest { $number }
server-nobody = somebody
server-invalid = This request is not valid: { $reason }
server-unreadable = This is not a move of this game. Choose one of those shown.
server-illegal = This is not possible now. Choose one of the moves shown.
server-unknown-setup = There is no such game: { $reason }
server-damaged-record = This record cannot be read: { $reason }
server-sign-in-first = Start as a guest or sign in, then try again.
server-wrong-password = Wrong name or password. Check both and try again.
server-foreign-origin = This came from another site. Open Reverie itself and try again.
server-unknown-host = This server does not answer to that name.
server-not-yours = You are not allowed to do or see this. Ask a player for an invitation.
server-not-for-bots = Bots cannot do this. The owner of the bot can.
server-not-found = Not found. Check the link.
server-wrong-method = This cannot be done at this address.
server-stale = This question has already been answered. Look at the table and answer the current one.
server-out-of-turn = It is not your turn yet.
server-over = This game is over. Play again to go on.
server-waiting = The game has not started: a seat is still free. Invite a friend or add a bot.
server-not-over = You can see this when the game is over.
server-silent = This game is played in silence. You can chat when it is over.
server-silenced = The operator of this server has turned off your chat. You can keep playing.
server-daily = The daily dream is played without hints. Try them in a game of your own.
server-daily-hidden = This stays hidden until the day is over: everybody gets the same luck.
server-circle = The dreams of a circle are played without hints. Try them in a game of your own.
server-circle-hidden = You can see this once you have played the same dream, or when the week is over.
server-circle-full = This circle is full.
server-too-many-circles = You have reached the limit of circles. Leave one first.
server-name-first = Create an account first: choose a name and a password.
server-nothing-to-undo = Nothing to undo: something was revealed since your last move, or you have not moved yet.
server-name-taken = This name is taken. Choose another one.
server-name-reserved = This name is reserved for bots and the operator of this server. Choose another one.
server-common-password = This password is too easy to guess. Choose another one.
server-link-used = This link has expired or was already used. Ask the operator of this server for a new one.
server-push-unknown = This browser’s notification service is not known here. Use another browser, or be reminded by email.
server-no-mail = This server does not send emails.
server-mail-failed = The email could not be sent. Check the address, and try again later.
server-banned = This account is closed. Ask the operator of this server why.
server-seat-taken = This table is full. You can watch, or play elsewhere.
server-already = This is already done or in progress.
server-too-large = Too large: at most { NUMBER($most) } bytes.
server-wrong-type = This should be sent as { $wanted }.
server-too-long = Too many moves were taken back in this game; it can only go forward now.
server-too-many-games = You have too many unfinished games. Finish or leave some first.
server-too-many-open = You have too many public tables. Wait until somebody joins, or leave one.
server-storage-full = You have reached the limit of imported games.
server-too-many-sets = You keep { $most } sets or { $megabytes } MB of your own already, which is the limit. Remove a set from your list first.
server-malformed = The server does not understand this request.
server-too-slow = This took too long to arrive. Check your connection and try again.
server-head-too-large = The header of this request is too large: at most { NUMBER($most) } bytes.
server-too-many = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-busy = The server is busy or about to restart. Try again in a moment.
server-damaged = This game is damaged and cannot be opened. The operator of this server can see why.
server-cancelled = The request was cancelled.
server-broken = Something went wrong on our side. Nothing is lost; please try again.
server-not-overdue = They still have time to answer: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-stood-in = A bot is playing for you here. Take your seat back first.
