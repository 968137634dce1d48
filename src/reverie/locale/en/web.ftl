### What only the pages say.

## The house

web-skip = Skip to the content
web-nav = Main menu
web-title-setup = New game
web-title-match = Table
web-title-join = Join game
web-title-replay = Replay
web-title-learn = Learn
web-title-statistics = Statistics
web-title-settings = Settings
web-title-lost = Page not found
web-back-home = Home
web-close = Close
web-loading = Loading …
web-broken = Something went wrong on our side. Please try again.
web-offline = No connection. Reconnecting; nothing is lost.
web-offline-request = You are offline. Try again in a moment.
web-lost-text = There is no page at this address. The link may be incomplete.
web-you = you

## At every table

web-answers = Your options
web-tools = Tools
web-undo = Undo
web-undo-far = Go back
web-undo-far-why = Go back to your previous decision, even past revealed cards. This game will then not count.
web-undo-asked = A player would like to take back a move.
web-undo-agree = Accept
web-undo-refuse = Decline
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-play = Play this
web-rule = Rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-talk = Chat
web-talk-empty = No messages yet.
web-stumbled = (I got stuck: a simpler bot is answering for me.)
web-talk-say = Write a message
web-show-again = Show again
web-sound-mute = Sound off
web-talk-send = Send
web-concede = Give up
web-concede-sure = The game will count as lost.
web-concede-no = Keep playing
web-event-gone-back = The game goes back to an earlier decision.
web-waiting = The game starts as soon as every seat is taken.
web-abandoned = Everybody has left this game.
web-seat-free = free
web-seat-bot = Add { $bot }
web-add-bot = Add a bot
web-sit-down = Take a seat
web-invite = Invite a friend with this link
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-again = Play again
web-replay = Replay
web-share = Share
web-keep-picture = Save the picture
web-turn-of = { $name } is thinking …
web-watching = Spectating
web-bot-gentle = Gentle
web-bot-steady = Steady
web-bot-sharp = Sharp
web-bot-dreamer = The Dreamer
web-bot-deep = Deep sleeper
web-bot-random = Sleepwalker
web-bot-greedy = Napper
web-bot-strong = Stargazer
web-bot-learned = Dream reader
web-bot-search = Sage

## Pages

web-question = Question
web-home-title = Dream games
web-home-lead = Pick a door and start playing. No sign-up needed.
web-play-now = Play
web-play-how = Game options
web-mine = Continue
web-alone = solo
web-state-waiting = waiting for players
web-state-yours = your turn
web-state-theirs = their turn
web-daily = Daily dream
web-daily-what = Everybody gets the same luck, and one try.
web-daily-try = Play
web-daily-go-on = Continue
web-daily-done = Your result
web-join-title = Got an invitation?
web-join-code = Link or code
web-join = Join game
web-open-tables = Open tables
web-invited = { $name } invites you to play.
web-players = Players
web-begin = Start game
web-listed = List this table publicly, so that anyone can join
web-seat-somebody = A friend, by link
web-saved = Saved.
web-save = Save
web-set-language = Language
web-set-theme = Theme
web-set-theme-auto = System
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-textSize = Text size
web-set-textSize-100 = Normal
web-set-textSize-115 = Slightly larger
web-set-textSize-130 = Larger
web-set-textSize-150 = Much larger
web-set-textSize-200 = Largest
web-set-palette = Colours
web-set-palette-usual = Standard
web-set-palette-distinct = Easy to tell apart
web-set-motion = Animations
web-set-motion-auto = System
web-set-motion-full = On
web-set-motion-reduced = Reduced
web-set-sound = Sound effects
web-set-ambient = Background music
web-set-confirm = Ask before giving up, and before writing in a tapped cloud
web-you-title = You
web-shown = Display name
web-signed-in = Signed in as { $name }
web-sign-in = Sign in
web-sign-out = Sign out
web-claim = Create account
web-claim-why = With a name and a password your games follow you to other devices.
web-name = Name
web-password = Password
web-export = Download your data
web-bots-title = Your bots
web-bots-what = A program of yours can play like anybody else. It signs in with a token.
web-bots-name = Name of a new bot
web-bots-make = Create bot
web-bots-token = Token of { $name }
web-bots-once = Keep it somewhere safe: it is shown only once, and anyone who has it can play as your bot.
web-bots-new-token = New token
web-bots-token-of = New token for { $name }; the old one stops working
web-bots-dismiss = Delete
web-bots-dismiss-of = Delete { $name }
web-bots-dismiss-sure = Its token stops working, and its seats become free. Its finished games stay.
web-bots-keep = Keep
web-stats-none = No finished games yet. Play one, and your curve begins here.
web-stats-games = games
web-stats-won = won
web-stats-mean = points on average
web-stats-best = best
web-stats-streak = longest winning streak
web-history = Finished games
web-replay-back = Previous move
web-replay-on = Next move
web-replay-play = Play
web-replay-pause = Pause
web-replay-at = Move { $n } of { $all }
web-record = Download record

## Games without a face of their own

web-plain-ended = Game over
web-plain-best = leaves you best placed overall
web-you-won = You win!
web-move-kept = Your move is saved and will be sent as soon as you are back online.
web-plain-winners = { $n ->
    [one] { $players } wins.
   *[other] { $players } win together.
}

## People at the table

web-set-portrait = Your picture at the table
web-portrait-moon = Moon
web-portrait-cat = Cat
web-portrait-owl = Owl
web-portrait-fox = Fox
web-portrait-hare = Hare
web-portrait-bear = Bear
web-portrait-whale = Whale
web-portrait-swan = Swan
web-portrait-deer = Deer
web-portrait-mouse = Mouse
web-portrait-frog = Frog
web-portrait-hedgehog = Hedgehog
web-plate-away = away
web-plate-turn = to play
web-plate-yours = your turn
