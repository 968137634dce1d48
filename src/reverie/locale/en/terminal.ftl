### What only the terminal's own client says.

term-language = English
term-dumb = This terminal cannot show the whole table: it needs a screen to draw on and a keyboard. `{ $program } play` plays the same games line by line.
term-small = This terminal has { $columns } columns and { $lines } lines; the table needs { $wide } and { $high }. Enlarge the window, or play line by line with `{ $program } play`.
term-sorry = That did not work
term-close = ↑ ↓ to read on, Esc to close

## The first screen

term-home-lead = Every game saves itself after every move. ? shows help at the table.
term-home-resume = { $n ->
    [0] Continue a game: none is waiting here
    [one] Continue a game: one is waiting
   *[other] Continue a game: { $n } are waiting
}
term-home-replay = Watch a finished game
term-home-online = Play online, with your account
term-home-language = Language: { $language }
term-home-quit = Quit
term-title-resume = Continue a game
term-title-replay = Watch a finished game
term-players = { $n ->
    [one] solo
   *[other] { $n } players
}
term-other-file = Another file…
term-which-file = Which file?
term-seat = Seat { $n }
term-seat-here = a person at this keyboard

## Keys

term-key-choose = choose
term-key-answer = answer
term-key-die = other die
term-key-leaf = leaves
term-key-sheets = boards
term-key-log = Log
term-key-odds = Odds
term-key-help = Help
term-key-file = another file
term-key-move = one move
term-key-ten = ten moves
term-key-costly = costly choice
term-key-analysis = review
term-key-player = other player

## At the table

term-cover = Player { $player }, it is your turn. When nobody else can see the screen, press a key.
term-cover-leave = Q leaves; the game is saved.
term-save-where = Save a copy of the game where?
term-help-table = Arrows mark an answer, Enter gives it; so does its number, or a click. Click a card to mark what can be done with it. Everything you do is saved at once.
term-help-log = the log of the game
term-help-odds = the whole table, what is still unseen and what may come next
term-help-type = lets you type an answer in words
term-help-keep = puts a copy of the game into a file

## Replay

term-chance = Chance
term-judging = Judging every decision
term-nothing-judged = There was nothing to decide in this game.

## Online

term-server = Which server? Its address, as in the browser.
term-no-server = { $server } cannot be reached: { $reason }
term-strange-server = { $server } answers, but is not a Reverie server.
term-who = Who are you at { $server }?
term-as-guest = A guest: play now, choose a name later
term-lobby = At { $server } as { $name }
term-lobby-new = New game of { $game }
term-lobby-join = Join by link or code
term-lobby-claim = Create an account to keep your games
term-lobby-open = Open table
term-lobby-leave = Back to this machine
term-password-again = Password (at least 8 characters)
term-lost = No connection. Nothing is lost; trying again…
term-connecting = Connecting…
term-invitation = Code: { $code }
term-key-bot = Add a bot
term-online-kept = This game is kept on the server.
term-undo-sent = The others have been asked whether you may take it back.
term-said = { $name }: “{ $text }”
term-hint-place = Your hint is number { $place } in line. Esc cancels it.
term-help-people = the people here, and what to do when one does not answer
