### What the server says: refusals, and a few words of its own.

server-at = Reverie is at { $address } (Ctrl+C stops it)
server-guest = Guest { $number }
server-nobody = somebody
server-invalid = This request is not what it should be: { $reason }
server-unreadable = That is no answer in this game. Choose one of the answers shown.
server-illegal = That is not possible now. Choose one of the answers shown.
server-unknown-setup = There is no such way to play: { $reason }
server-damaged-record = This record cannot be read: { $reason }
server-sign-in-first = We do not know who you are. Start as a guest or sign in, then try again.
server-wrong-password = Name and password do not belong together. Check both and try again.
server-foreign-origin = This came from another site. Open Reverie itself and try again.
server-unknown-host = This server does not answer to that name.
server-not-yours = This is not yours to do or to see. Ask those at the table for an invitation.
server-not-for-bots = This is not for bots. Whoever owns the bot can do it in person.
server-not-found = There is nothing here. Check the link.
server-wrong-method = This cannot be done at this address.
server-stale = This question has been answered already. Look at the table and answer the one that is open.
server-out-of-turn = You are not asked now. Wait for your turn.
server-over = This game is over. Ask for a rematch to go on.
server-waiting = The game has not begun: a seat is still free. Send somebody the link, or put a bot there.
server-not-over = This is shown when the game is over.
server-silent = This game is played in silence. You can talk when it is over.
server-daily = The daily dream is played without help. Try it in a game of your own.
server-nothing-to-undo = There is nothing to take back: something was revealed since your last answer, or you have not answered yet.
server-name-taken = Somebody has that name already. Choose another.
server-seat-taken = No such seat is free. Choose another, or look on.
server-already = This is done already, or under way.
server-too-large = This is too large. At most { NUMBER($most) } bytes can be taken.
server-wrong-type = This should be sent as { $wanted }.
server-too-many = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-busy = The server has too much to do, or is about to stop. Try again in a moment.
server-broken = Something went wrong on our side. Nothing of yours is lost; try again.
