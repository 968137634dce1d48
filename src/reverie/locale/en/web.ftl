### What only the pages say.

## The house

web-skip = Skip to the content
web-nav = The house
web-title-setup = New game
web-title-match = Table
web-title-join = Join
web-title-replay = Replay
web-title-learn = Learn
web-title-statistics = Statistics
web-title-settings = Settings
web-title-lost = Nothing here
web-back-home = Back to the house
web-close = Close
web-loading = One moment …
web-broken = Something went wrong on our side. Try again in a moment.
web-offline = No connection. Nothing is lost; it comes back by itself.
web-offline-request = There is no connection just now. Try again in a moment.
web-lost-text = There is no page at this address. Perhaps the link was cut short.
web-you = you

## At every table

web-answers = Answers
web-tools = Tools
web-undo = Undo
web-undo-far = Go back
web-undo-far-why = Back to your previous decision, past what was revealed. The game then counts nowhere.
web-undo-asked = Somebody would like to take a move back.
web-undo-agree = Agree
web-undo-refuse = Better not
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-is = Hint: { $answer }
web-rule = The rule
web-log = What happened
web-log-empty = Nothing has happened yet.
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-concede = Give up
web-concede-sure = This gives the game up as lost.
web-concede-no = Play on
web-event-gone-back = The game goes back to an earlier decision.
web-waiting = The game begins as soon as every seat is taken.
web-abandoned = Everybody has left this game.
web-seat-free = free
web-seat-bot = Let { $bot } play
web-sit-down = Sit down
web-invite = Send this link to whom you want to play with
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-again = Once more
web-replay = Replay
web-share = Share
web-turn-of = { $name } is thinking …
web-watching = You are looking on.
web-bot-random = Sleepwalker
web-bot-greedy = Napper
web-bot-strong = Dreamer
web-bot-learned = Dream reader
web-bot-search = Sage

## Onirim: the answers

web-oni-act-play = { $end ->
    [left] build { $card } on the left
    [right] build { $card } on the right
   *[none] play { $card }
}{ $from ->
    [common] {" "}(common)
   *[hand] {""}
}
web-oni-act-discard = discard { $card }{ $from ->
    [common] {" "}(common)
   *[hand] {""}
}
web-oni-act-give = give up { $card }{ $from ->
    [common] {" "}(common)
   *[hand] {""}
}
web-oni-act-sacrifice = lose { $card }
web-oni-act-bin = discard { $card }
web-oni-act-put = put back { $card }
web-oni-act-pick = pick { $card }
web-oni-act-swap = give { $card }
web-oni-act-for = take { $card }
web-oni-act-pay = pay with { $card }
web-oni-act-raise = { $card } on top
web-oni-act-sink = { $card } to the bottom
web-oni-act-lose = lose { $card }
web-oni-act-dispel = dispel { $card }
web-oni-act-drop = drop { $card }
web-oni-act-fetch = fetch { $card }
web-oni-act-face = face { $card }
web-oni-act-shed = discard { $card }
web-oni-act-surrender = give up { $card }
web-oni-act-cast = { $spell } ({ $cost } cards)
web-oni-act-swap-goals = goals { $first } ({ $one }) and { $second } ({ $other })
web-oni-do-take = take the door
web-oni-do-leave = leave it
web-oni-do-open = open with the key
web-oni-do-open-from-common = open with the common key
web-oni-do-limbo = send it to Limbo
web-oni-do-reveal-five = reveal five cards
web-oni-do-new-hand = discard the hand
web-oni-do-keep = keep it
web-oni-do-share = share it
web-oni-do-no-swap = no swap
web-oni-do-draw = draw
web-oni-do-look = look
web-oni-do-no-look = do not look
web-oni-do-false-destruction = false destruction
web-oni-do-reveal-seven = reveal seven cards
web-oni-do-keep-the-rest = keep the rest
web-oni-do-search = search the deck
web-oni-then-prophecy = brings a prophecy: the top five cards
web-oni-then-look = lets you look at the top { $n } cards
web-oni-then-give = the nightmare goes, and the key with it
web-oni-then-sacrifice = it goes back through Limbo into the deck
