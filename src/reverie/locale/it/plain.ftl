### What is said of any game that has no words of its own for it.

plain-turn = Turno { $turn }
plain-player = { $who ->
    [you] Giocatore { $player } (tu)
   *[other] Giocatore { $player }
}
plain-yes = sì
plain-no = no
plain-none = senza
plain-ask = Che cosa fai?
plain-why-not = ora non è possibile
plain-no-rule = Qui non c’è una regola da citare.
plain-over = È finita: { $reason }.
plain-won = Vittoria!
plain-lost = Sconfitta.
plain-winners = { $n ->
    [one] Vince il giocatore { $players }.
   *[other] Vincono insieme i giocatori { $players }.
}
plain-score = Punti: { $n }
plain-score-of = Giocatore { $player }: { $n }
