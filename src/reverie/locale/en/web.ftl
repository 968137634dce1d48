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
web-rule = The rule
web-log = What happened
web-log-empty = Nothing has happened yet.
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-stumbled = (I lost the thread: a simpler player answers for me.)
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
web-bot-gentle = Gentle
web-bot-steady = Steady
web-bot-sharp = Sharp
web-bot-dreamer = The Dreamer
web-bot-deep = Deep sleeper
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

## Pages

web-question = Question
web-home-title = Two games of dreams
web-home-lead = Choose a door. You are playing at once; nothing to sign up for.
web-home-onirim = Lost in a labyrinth at night. Find eight doors before the candle burns down.
web-home-daydream = A window seat, two dice, a pen. Fill the clouds and furnish an afternoon.
web-play-now = Play
web-play-how = Choose how …
web-mine = Go on
web-alone = alone
web-state-waiting = waiting for players
web-state-yours = your turn
web-state-theirs = somebody else’s turn
web-daily = Today’s dream
web-daily-what = The same luck for everybody, and one try that counts.
web-daily-try = Try it
web-daily-go-on = Go on
web-daily-done = Your result
web-join-title = Invited?
web-join-code = Link or code
web-join = Join
web-open-tables = Open tables
web-invited = { $name } would like to play with you.
web-players = Players
web-begin = Begin
web-listed = Show this table in the house, for whoever likes to join
web-seat-somebody = somebody I send the link to
web-saved = Saved.
web-save = Save
web-set-language = Language
web-set-theme = Light
web-set-theme-auto = as the system has it
web-set-theme-light = day
web-set-theme-dark = night
web-set-textSize = Size of the text
web-set-textSize-100 = usual
web-set-textSize-115 = a little larger
web-set-textSize-130 = larger
web-set-textSize-150 = largest
web-set-palette = Colours
web-set-palette-usual = as painted
web-set-palette-distinct = easier to tell apart
web-set-motion = Motion
web-set-motion-auto = as the system has it
web-set-motion-full = all of it
web-set-motion-reduced = none
web-set-sound = Sounds
web-set-ambient = Quiet music
web-set-confirm = Ask before giving up, and before a touched cloud is written
web-you-title = You
web-shown = The name others see
web-signed-in = Signed in as { $name }
web-sign-in = Sign in
web-sign-out = Sign out
web-claim = Keep under this name
web-claim-why = With a name and a password your games follow you to other devices.
web-name = Name
web-password = Password
web-export = Download everything stored about you
web-bots-title = Your bots
web-bots-what = A program of yours can sit at tables like anybody else. It shows a token to be let in.
web-bots-name = Name of a new bot
web-bots-make = Make one
web-bots-token = The token of { $name }
web-bots-once = Keep it somewhere safe: it is shown this once, and whoever has it plays as your bot.
web-bots-new-token = Another token
web-bots-token-of = Another token for { $name }; the old one ends
web-bots-dismiss = Dismiss
web-bots-dismiss-of = Dismiss { $name }
web-bots-dismiss-sure = Its token ends, and its seats are free for somebody else. Its finished games stay.
web-bots-keep = Keep it
web-stats-none = No finished game yet. The first one will be the beginning of a curve.
web-stats-games = games
web-stats-won = won
web-stats-doors = doors on average
web-stats-mean = points on average
web-stats-best = best
web-stats-streak = longest run of wins
web-history = Finished games
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play by itself
web-replay-pause = Pause
web-replay-at = Move { $n } of { $all }
web-record = Record
web-oni-doors-of = { $n } of { $all } doors
web-oni-door-open = { $door }, found
web-oni-door-shut = { $door }, still to find
web-oni-your-doors = Your doors
web-oni-goal = goal { $n }, { $colour }{ $state ->
    [done] , reached
    [first] , next
   *[open] {""}
}
web-oni-deck = Deck
web-oni-in-deck = in the deck
web-oni-nightmares-left = { $n ->
    [one] nightmare
   *[other] nightmares
}
web-oni-unseen = What is still unseen
web-oni-unseen-why = Cards whose place you do not know, by kind.
web-oni-pile = { $name }, { $n ->
    [one] one card
   *[other] { $n } cards
}
web-oni-discard = Discard pile
web-oni-card-stuck = { $card }, cannot be played now
web-oni-moved = { $card } is now { $n } of { $all }.
web-oni-slot = { $card }, { $n } of { $all }; arrow keys move it
web-oni-earlier = { $card } one place earlier
web-oni-later = { $card } one place later
web-oni-order = Order, the first is drawn first
web-oni-order-done = Put back like this
web-oni-order-bottom = Order, the last lies lowest
web-oni-order-bottom-done = Put to the bottom like this
web-oni-cost = { $have } of { $cost } cards
web-oni-no-key = You hold no key to give.
web-oni-no-door = You have no door to lose.
web-oni-hand-of = Hand of { $name }
web-oni-row-of = Labyrinth of { $name }
web-oni-row-empty = Your labyrinth begins with the first card you play.
web-oni-row-empty-of = { $name } has not played yet.
web-oni-towers-empty = No tower stands yet.
web-oni-choose = Choose a card of your hand.
web-oni-dead = This game can no longer be won: a card it needs is gone. Play on, or give up.
web-oni-expansions = Expansions
web-oni-without = without it
web-oni-part-book = The doors must be found in a given order; spells help, for cards of the discard pile.
web-oni-part-towers = Twelve towers in the deck: build a row of four colours that nightmares tear at.
web-oni-part-dreams = Happy dreams bring gifts; premonitions come true when you gain certain doors.
web-oni-variant-book = with it
web-oni-variant-book-lost = Lost!: dearer spells
web-oni-variant-towers = with it
web-oni-variant-towers-ruins = scattered ruins: a finished row protects nothing
web-oni-variant-dreams = with it: four premonitions
web-oni-variant-dreams-5 = harder: five premonitions
web-oni-variant-dreams-6 = hardest: six premonitions
web-oni-alone-what = You against the candle.
web-oni-two = two together
web-oni-two-what = Each needs a door of every colour; two cards are shared.
web-oni-partner = Your partner
web-oni-talk = Talk
web-oni-talk-open = open: you see each other’s cards
web-oni-talk-silent = silent: own cards are hidden, nobody speaks
