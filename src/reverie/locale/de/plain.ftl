### What is said of any game that has no words of its own for it.

plain-turn = Zug { $turn }
plain-player = { $who ->
    [you] Spieler { $player } (du)
   *[other] Spieler { $player }
}
plain-yes = ja
plain-no = nein
plain-none = ohne
plain-ask = Was tust du?
plain-why-not = das geht jetzt nicht
plain-no-rule = Hierzu gibt es keine Regel nachzulesen.
plain-over = Es ist vorbei: { $reason }.
plain-won = Gewonnen!
plain-lost = Verloren.
plain-winners = { $n ->
    [one] Spieler { $players } gewinnt.
   *[other] Spieler { $players } gewinnen gemeinsam.
}
plain-score = Punkte: { $n }
plain-score-of = Spieler { $player }: { $n }
