### What every game says: questions, commands, saving, errors.

list-last = { $some } and { $last }
prompt = >
hint = A number, the words, or their beginning. `?` the rule · `help` · `hint` · `undo` · `log` · `save` · `quit`
asked = Player { $player }: { $question }
auto = Only one answer, so it was given for you: { $actions }
hand-over = Player { $player }, it is your turn. When nobody else can see the screen, press Enter.

## Lines that cannot be accepted

bad-unreadable = Not understood: { $reason }
bad-illegal = Not allowed: { $reason }
bad-out-of-turn = Not now: { $reason }
read-no-action = “{ $text }” is not an action of this game or a command. Type `help` to see what you can type.
read-did-you-mean = “{ $text }” is not an action. Did you mean “{ $guess }”?
read-ambiguous = “{ $text }” could be { $meanings }
read-no-number = there is no answer { $n }; the last one is { $last }
read-illegal = “{ $text }”: { $why }
read-none-legal = nothing that “{ $text }” can mean is possible here
read-then = after “{ $done }” new cards are seen or another player is asked; “{ $rest }” has to wait. Nothing was done.
look-whom = say whose board: “look 1” to “look { $last }”

## Commands

help-answers = Answer with a number from the list, with the words as they stand there, or with the beginning of each word. Enter alone shows the table again.
help-undo = takes your last answer back, as long as nothing new was seen since
help-back = solo: goes back to your previous decision, even past what was revealed; the record keeps what you leave behind
help-save = says where the game is saved; “save FILE” puts a copy there
help-log = the log so far; “log 3” only the last three turns
help-rule = the rule behind the question
help-help = this page
help-concede = gives the game up as lost
help-quit = leaves; the game is saved and can be resumed
help-look = shows another player’s board as it was when the dice fell: “look 2”

undone = Taken back.
undo-nothing = there is nothing to take back: since your last answer something was revealed, or you have not answered yet.
back-done = Back at your previous decision. The record keeps the line you left, and shows that you went back.
back-nothing = there is no earlier decision of yours.
back-alone = only a solo player can go back past what was revealed; `undo` takes back what revealed nothing.
concede-sure = This gives the game up as lost. Type `concede` once more if you mean it.
quit-anyway = Type `quit` once more to leave without saving.

## Saving, resuming, leaving

saved = Saved: { $file }
not-saved = The game could not be saved to { $file }: { $reason }
file-there = { $file } is there already and stays as it is; choose another name.
resumed = { $n ->
    [one] Resumed after one entry.
   *[other] Resumed after { $n } entries.
}
record-cut = { $file } was cut short; everything up to entry { $n } could be read.
left-quit = Saved. To continue this game:
left-gone = No more input. The game is saved; to continue it:
end-saved = The game is kept in { $file }. To see it again:
no-setup = Say which game to play, or which file to resume.
other-setup = { $file } holds a game of “{ $there }”, not of “{ $asked }”.

## Checking that the luck was fair

verify-replayed = { $file }: { $setup }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, every one allowed by the rules.
verify-fair = The seed is the one promised before the game, and { $outcomes ->
    [one] the one card or roll is
   *[other] all { $outcomes } cards and rolls are
} what it gives. The luck was fair.
verify-waiting = The luck was fixed before the game ({ $commitment }), but the seed is not public yet: only then can cards and rolls be checked against it.
verify-none = This record carries no promise, so its luck cannot be checked.
