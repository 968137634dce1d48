### What is said of any game that has no words of its own for it.

plain-turn = Turn { $turn }
plain-player = { $who ->
    [you] Player { $player } (you)
   *[other] Player { $player }
}
plain-yes = yes
plain-no = no
plain-none = without
plain-ask = What do you do?
plain-why-not = that is not possible now
plain-no-rule = There is no rule to quote here.
plain-over = It is over: { $reason }.
plain-won = Won!
plain-lost = Lost.
plain-winners = { $n ->
    [one] Player { $players } wins.
   *[other] Players { $players } win together.
}
plain-score = Score: { $n }
plain-score-of = Player { $player }: { $n }
