### Onirim: il tavolo, le domande, gli eventi, i motivi.

## The table

oni-player = { $who ->
    [you] Giocatore { $player } (tu)
   *[other] Giocatore { $player }
}
oni-help-answers = Rispondi con un numero dell’elenco, con le parole come sono scritte lì, o con l’inizio di ogni parola («p r s» per «play red sun»). Più carte stanno in una riga: «put red sun, blue key», «pay 3 red sun, blue moon», «4, 1, 2». Invio da solo mostra di nuovo il tavolo.
oni-dead = Questa partita non si può più vincere: manca una carta indispensabile. Continua, oppure `concede`.

oni-place-labyrinth = Labirinto
oni-place-doors = Porte
oni-place-hand = Mano
oni-place-common = Comune
oni-place-goals = Obiettivi
oni-place-spells = Incantesimi
oni-place-towers = Torri
oni-place-premonitions = Premonizioni
oni-place-drawn = Pescata
oni-place-looked = Guardate
oni-place-resolving = Da risolvere
oni-place-revealed = Scoperte
oni-place-limbo = Limbo
oni-place-out = Fuori gioco
oni-place-top = In cima
oni-place-bottom = In fondo

oni-series = { $colour }: { $n } su 3
oni-face-down = { $n ->
    [one] un’altra coperta
   *[other] altre { $n } coperte
}
oni-hidden = { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
}
oni-told = il tuo partner ne conosce: { $cards }
oni-unknown = ?
oni-unseen = Mazzo { $deck }, non viste { $n }
oni-discarded = Scarti { $n }
oni-next-draw = Prossima carta
oni-next-none = non resta nulla
oni-next-looked = una delle carte viste
oni-next-known = { $card }
oni-percent = { $n }%

## The questions

oni-ask-act = Gioca una carta o scartane una.
    .typed = play, discard
oni-ask-take-door = Tre dello stesso colore! Prendi { $door } dal mazzo?
    .typed = take
oni-ask-door = Hai pescato { $door }. La apri con la sua Chiave o la mandi nel Limbo?
    .typed = open, limbo
oni-ask-nightmare = Un Incubo! Che cosa gli cedi?
oni-ask-bin = Profezia: quale carta scarti?
    .typed = bin
oni-ask-order = Quale carta torna ora sul mazzo? La prima che nomini sarà pescata per prima.
    .typed = put
oni-ask-pick = Scegli una carta per la tua mano.
    .typed = pick
oni-ask-place = Hai pescato { $card }. La tieni o la condividi?
    .typed = keep, share
oni-ask-swap = Scambi una tua carta con una comune?
    .typed = swap
oni-ask-swap-for = Dai { $card }. In cambio di quale carta comune?
    .typed = for
oni-ask-draw-or-cast = Peschi o lanci prima un incantesimo?
    .typed = draw, cast
oni-ask-pay = { $spell }: { $n ->
    [one] ancora { $n } carta degli scarti da pagare.
   *[other] ancora { $n } carte degli scarti da pagare.
}
    .typed = pay
oni-ask-raise = Quale delle carte in fondo va in cima al mazzo?
    .typed = raise
oni-ask-sink = Quale carta torna ora in fondo? L’ultima starà più in basso di tutte.
    .typed = sink
oni-ask-swap-goals = Quali due Obiettivi si scambiano di posto?
    .typed = swap goals
oni-ask-may-look = Guardi le prime { $n } carte del mazzo per rimetterle nell’ordine che vuoi?
    .typed = look
oni-ask-lose-tower = L’Incubo si prende una Torre. Quale? O scegli la falsa distruzione?
    .typed = lose
oni-ask-happy-dream = Un Sogno Felice! Quale dono scegli?
oni-ask-sift = Scarta quante di queste carte vuoi, poi tieni il resto.
    .typed = drop, keep the rest
oni-ask-fetch = Quale carta del mazzo vuoi in cima?
    .typed = fetch
oni-ask-which-premonition = Più Premonizioni si avverano. Quale colpisce per prima?
    .typed = face
oni-ask-shed-keys = { $n ->
    [one] La Premonizione toglie ancora { $n } Chiave dal mazzo. Quale?
   *[other] La Premonizione toglie { $n } Chiavi dal mazzo. Quale per prima?
}
    .typed = shed
oni-ask-surrender = La Premonizione si prende una Porta. Quale?
    .typed = surrender

## Answers whose words say too little

oni-do-take = prendere la Porta e mescolare il mazzo
oni-do-leave = lasciarla nel mazzo
oni-do-open = scartare la Chiave, ottenere la Porta
oni-do-open-from-common = con la Chiave comune
oni-do-limbo = torna nel mazzo alla fine del turno
oni-do-reveal-five = le prime 5 carte: Porte e Sogni nel Limbo, il resto negli scarti
oni-do-new-hand = scartare tutta la mano e pescarne un’altra
oni-do-keep = nella tua mano personale
oni-do-share = nella mano comune
oni-do-no-swap = andare avanti senza scambio
oni-do-cast-paradoxical-prophecy = guardare le ultime 5, una va in cima
oni-do-cast-parallel-planning = due Obiettivi si scambiano di posto
oni-do-cast-powerful-punishment = l’Incubo è scartato senza effetto
oni-do-draw = nessun incantesimo ora
oni-do-look = vederle
oni-do-no-look = non guardarle
oni-do-false-destruction = nessuna Torre cade, l’Incubo va nel Limbo
oni-do-reveal-seven = le prime 7 carte: scartarne a piacere, ordinare le altre
oni-do-keep-the-rest = non scartare altro, rimetterle a posto
oni-do-search = una carta qualsiasi del mazzo, in cima

## The events

oni-event-turn = { $who ->
    [you] Turno { $turn }.
   *[other] Turno { $turn }, { $name }.
}
oni-event-drawn = { $who ->
    [you] Peschi { $cards }.
   *[other] { $name } pesca { $cards }.
}
oni-event-drawn-hidden = { $who ->
    [you] Peschi { $n ->
        [one] una carta.
       *[other] { $n } carte.
    }
   *[other] { $name } pesca { $n ->
        [one] una carta.
       *[other] { $n } carte.
    }
}
oni-event-played = { $who ->
    [you] Giochi { $cards }.
   *[other] { $name } gioca { $cards }.
}
oni-event-discarded = { $who ->
    [you] Scarti { $cards }.
   *[other] { $name } scarta { $cards }.
}
oni-event-prophecy = { $who ->
    [you] La Chiave ti porta una Profezia.
   *[other] La Chiave porta una Profezia a { $name }.
}
oni-event-binned = { $who ->
    [you] Di queste carte scarti { $cards }.
   *[other] Di queste carte { $name } scarta { $cards }.
}
oni-event-put-back = { $who ->
    [you] Rimetti sul mazzo, dalla cima in giù: { $cards }.
   *[other] { $name } rimette sul mazzo, dalla cima in giù: { $cards }.
}
oni-event-put-back-hidden = { $who ->
    [you] Rimetti { $n } carte sul mazzo.
   *[other] { $name } rimette { $n } carte sul mazzo.
}
oni-event-limbo = Nel Limbo: { $cards }.
oni-event-limbo-returns = Il Limbo viene mescolato nel mazzo: { $cards }.
oni-event-door-gained = { $who ->
    [you] Ottieni { $door }.
   *[other] { $name } ottiene { $door }.
}
oni-event-door-lost = { $who ->
    [you] Perdi { $door }, che va nel Limbo.
   *[other] { $name } perde { $door }, che va nel Limbo.
}
oni-event-revealed = Rivelato: { $cards }.
oni-event-revealed-none = Non restava nulla da rivelare.
oni-event-hand-discarded = { $who ->
    [you] Scarti tutta la mano: { $cards }.
   *[other] { $name } scarta tutta la mano: { $cards }.
}
oni-event-hand-discarded-none = { $who ->
    [you] La tua mano era vuota; non si scarta nulla.
   *[other] La mano di { $name } era vuota; non si scarta nulla.
}
oni-event-picked = { $who ->
    [you] Prendi { $cards }.
   *[other] { $name } prende { $cards }.
}
oni-event-common = Nella mano comune: { $cards }.
oni-event-swapped = { $who ->
    [you] Scambi { $given } con { $got } della mano comune.
   *[other] { $name } scambia { $given } con { $got } della mano comune.
}
oni-event-goals = Le Porte vanno trovate in quest’ordine: { $colours }.
oni-event-goal-reached = L’Obiettivo { $goal } ({ $colour }) è raggiunto.
oni-event-goal-reopened = L’Obiettivo { $goal } ({ $colour }) è di nuovo scoperto e viene per primo.
oni-event-goals-swapped = Gli Obiettivi { $first } e { $second } si scambiano di posto.
oni-event-spell = { $who ->
    [you] Lanci { $spell }.
   *[other] { $name } lancia { $spell }.
}
oni-event-paid = { $who ->
    [you] Paghi togliendo dal gioco { $cards }.
   *[other] { $name } paga togliendo dal gioco { $cards }.
}
oni-event-raised = { $who ->
    [you] Metti { $cards } in cima al mazzo.
   *[other] { $name } mette { $cards } in cima al mazzo.
}
oni-event-raised-hidden = { $who ->
    [you] Porti una carta dal fondo alla cima del mazzo.
   *[other] { $name } porta una carta dal fondo alla cima del mazzo.
}
oni-event-tower-built = { $who ->
    [you] Costruisci { $cards } a { $end ->
        [left] sinistra
       *[right] destra
    }.
   *[other] { $name } costruisce { $cards } a { $end ->
        [left] sinistra
       *[right] destra
    }.
}
oni-event-tower-lost = { $who ->
    [you] Perdi { $cards }.
   *[other] { $name } perde { $cards }.
}
oni-event-premonition-revealed = Si rivela una Premonizione. { $text }.
oni-event-premonition-strikes = Una Premonizione si avvera. { $text }.
oni-event-premonition-dispelled = Una Premonizione svanisce: { $name }.
oni-event-discarded-from-deck = Scartato dal mazzo: { $cards }.
oni-event-discarded-from-deck-none = Il mazzo non ne contiene nessuna.
oni-event-fetched = { $who ->
    [you] Metti { $cards } in cima al mazzo mescolato.
   *[other] { $name } mette { $cards } in cima al mazzo mescolato.
}
oni-event-fetched-hidden = { $who ->
    [you] Metti una carta a tua scelta in cima al mazzo mescolato.
   *[other] { $name } mette una carta a sua scelta in cima al mazzo mescolato.
}
oni-event-conceded = { $who ->
    [you] Abbandoni la partita.
   *[other] { $name } abbandona la partita.
}

## The end

oni-won = Vittoria!
oni-lost = Sconfitta.
oni-over-won = Tutte le Porte sono aperte, e il sogno ti lascia andare.
oni-over-deck = Bisognava pescare, e il mazzo era vuoto.
oni-over-conceded = La partita è stata abbandonata.
oni-end-doors = { $n ->
    [0] Non è stata trovata nessuna Porta.
    [one] È stata trovata una Porta su otto.
    [8] Sono state trovate tutte e otto le Porte.
   *[other] Sono state trovate { $n } Porte su otto.
}
oni-end-doors-of = Giocatore { $player }: { $n }

## Why not

oni-why-not-now = ora non è possibile
oni-why-other-question = «{ $verb }» non risponde alla domanda posta
oni-why-not-in-hand = { $where ->
    [common] la mano comune non contiene { $card }
   *[hand] non hai in mano { $card }
}
oni-why-same-symbol = { $symbol } accanto a { $symbol }: la fila finisce con { $last }, e due vicine non mostrano mai lo stesso simbolo
oni-why-same-edge = { $symbol } accanto a { $symbol }: quel bordo non può toccare { $last }
oni-why-first-tower = la prima Torre non ha ancora un lato sinistro: scrivi «right»
oni-why-tower-between = le sue due vicine non possono toccarsi, quindi quella in mezzo non può cadere
oni-why-no-key = { $where ->
    [common] la mano comune non contiene { $key }
   *[hand] non hai in mano { $key }
}
oni-why-no-door = non hai ottenuto { $door }
oni-why-order = le carte si scelgono nell’ordine dell’elenco, e questa viene prima dell’ultima scelta; annullala con `undo`, o nominale tutte in una riga
oni-why-too-few = le carte si scelgono nell’ordine dell’elenco: senza le prime non ne resterebbero abbastanza per pagare
oni-why-same-kind = si scambierebbe solo con una carta uguale
oni-why-not-woken = la sua condizione non è soddisfatta ({ $condition })
oni-why-not-there = { $card } non è tra le scelte possibili
oni-why-no-spells = senza il Libro dei Passi non ci sono incantesimi
oni-why-cannot-pay = l’incantesimo costa { $cost } carte degli scarti, che ne contano { $have }
oni-why-punish-nightmare = si può punire solo un Incubo appena pescato
oni-why-spell-not-now = nel mezzo di questo effetto non si lanciano incantesimi
