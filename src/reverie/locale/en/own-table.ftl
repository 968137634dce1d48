### At your own table: real cards or dice, and Reverie keeps track. For the page and the terminal.

own-lead = Play with your own cards or dice. Enter what you drew or rolled and what you did: Reverie keeps track of the game, counts what is left, and gives hints if you like.
own-step-begin = Choose the game as it lies on your table, and begin.
own-step-enter = After each draw or roll, tap what came up. Only what is possible is offered.
own-step-correct = A wrong tap? Undo as often as you like, or correct any earlier entry: everything after it is played again.
own-step-end = At the end you get the usual game review. These games have statistics of their own.
own-choose = Game options
own-mine = Games at your table
own-none = No game at your table yet.
own-past = Finished at your table
own-past-line = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won, best { $best }, { $mean } on average
own-past-score = { $games ->
    [one] 1 game
   *[other] { $games } games
}, best { $best }, { $mean } on average
own-ask = What came up?
own-left = { $n } left
own-pass = Each player enters their own cards. Pass the device on when it says so.
own-entries = Entries
own-entries-none = Nothing has been entered yet.
own-entries-how = Choose an entry to correct it. Everything after it is played again.
own-chance = Chance
own-hidden = hidden
own-correct = Correct entry { $n }
own-remove = Remove this entry
own-misfit = Entry { $n } ({ $what }) no longer fits: { $why }
own-why-over = the game is over by then.
own-why-chance = a card or a roll comes first.
own-why-turn = another player has to answer first.
own-why-left = that cannot come up there.
own-why-illegal = the rules do not allow it there.
own-aside = { $n ->
    [one] 1 entry is set aside.
   *[other] { $n } entries are set aside.
} Enter what happened instead, then play the rest again.
own-follow = Play the rest again
own-leave-out = Drop the rest
own-deal = Let Reverie deal
own-deal-sure = From here on Reverie deals and rolls, and your own cards or dice are no longer needed. This cannot be undone.
own-dealt = Reverie deals from now on.
own-piles = Lay out
own-piles-title = What lies on the table
own-piles-how = Lay this out on a real table to continue there.
own-ordered = in this order
own-impossible = “{ $what }” cannot come up now. Is an earlier entry wrong?
own-ambiguous = “{ $text }” could be { $meanings }
own-unreadable = “{ $text }” is nothing that can come up. Type the beginnings of its words, such as { $example }.
own-type = The beginnings of the words will do, such as { $example }. `undo` · `entries` · `correct` · `piles` · `deal` · `quit`
own-corrected = Entry { $n } is corrected.
own-removed = Entry { $n } is removed.
own-no-entry = There is no entry { $n } that you could correct.
own-correct-how = Type `correct 12 rs`, or `correct 12` to remove entry 12.
own-home = At your own table, with real cards or dice
own-key-entries = Entries
own-key-piles = Lay out
own-key-deal = Deal
own-key-follow = The rest
own-help-undo = takes back the last entry or change
own-help-entries = lists what was entered
own-help-correct = `correct 12 rs` corrects entry 12, `correct 12` removes it
own-help-follow = plays again what a correction has set aside, as far as it fits
own-help-drop = drops what a correction has set aside
own-help-piles = lists what lies on the table, to be laid out elsewhere
own-help-deal = lets Reverie deal and roll from here on
own-nothing-aside = Nothing is set aside.
own-followed = The rest was played again, as far as it fits.
own-left-out = The rest was dropped.
