### What is said of any game that has no words of its own for it.

plain-turn = Tour { $turn }
plain-player = { $who ->
    [you] Joueur { $player } (vous)
   *[other] Joueur { $player }
}
plain-yes = oui
plain-no = non
plain-none = sans
plain-ask = Que faites-vous ?
plain-why-not = ce n’est pas possible maintenant
plain-no-rule = Il n’y a pas de règle à citer ici.
plain-over = C’est fini : { $reason }.
plain-won = Gagné !
plain-lost = Perdu.
plain-winners = { $n ->
    [1] Le joueur { $players } gagne.
   *[other] Les joueurs { $players } gagnent ensemble.
}
plain-score = Score : { $n }
plain-score-of = Joueur { $player } : { $n }
