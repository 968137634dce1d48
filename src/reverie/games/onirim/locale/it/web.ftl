### What only the pages say of this game.

## Le risposte

web-oni-act-play = { $end ->
    [left] costruisci a sinistra: { $card }
    [right] costruisci a destra: { $card }
   *[none] gioca: { $card }
}{ $from ->
    [common] {" "}(comune)
   *[hand] {""}
}
web-oni-act-discard = scarta: { $card }{ $from ->
    [common] {" "}(comune)
   *[hand] {""}
}
web-oni-act-give = cedi: { $card }{ $from ->
    [common] {" "}(comune)
   *[hand] {""}
}
web-oni-act-sacrifice = perdi: { $card }
web-oni-act-bin = scarta: { $card }
web-oni-act-put = rimetti: { $card }
web-oni-act-pick = scegli: { $card }
web-oni-act-swap = dai: { $card }
web-oni-act-for = prendi: { $card }
web-oni-act-pay = paga: { $card }
web-oni-act-raise = { $card } in cima
web-oni-act-sink = { $card } in fondo
web-oni-act-lose = perdi: { $card }
web-oni-act-dispel = dissolvi: { $card }
web-oni-act-drop = scarta: { $card }
web-oni-act-fetch = cerca: { $card }
web-oni-act-face = affronta: { $card }
web-oni-act-shed = scarta: { $card }
web-oni-act-surrender = cedi: { $card }
web-oni-act-cast = { $spell } ({ $cost } carte)
web-oni-act-swap-goals = Obiettivi { $first } ({ $one }) e { $second } ({ $other })
web-oni-do-take = prendi la Porta
web-oni-do-leave = lasciala
web-oni-do-open = apri con la Chiave
web-oni-do-open-from-common = apri con la Chiave comune
web-oni-do-limbo = mandala nel Limbo
web-oni-do-reveal-five = rivela cinque carte
web-oni-do-new-hand = scarta la mano
web-oni-do-keep = tienila
web-oni-do-share = condividila
web-oni-do-no-swap = nessuno scambio
web-oni-do-draw = pesca
web-oni-do-look = guarda
web-oni-do-no-look = non guardare
web-oni-do-false-destruction = falsa distruzione
web-oni-do-reveal-seven = rivela sette carte
web-oni-do-keep-the-rest = tieni il resto
web-oni-do-search = cerca nel mazzo
web-oni-then-prophecy = dà una Profezia: le prime cinque carte
web-oni-then-look = fa guardare le prime { $n } carte
web-oni-then-give = l’Incubo se ne va, e la Chiave con lui
web-oni-then-sacrifice = torna nel mazzo passando dal Limbo

## Pagine

web-oni-doors-of = { $n ->
    [one] { $n } Porta
   *[other] { $n } Porte
} su { $all }
web-oni-door-open = { $door }, trovata
web-oni-door-shut = { $door }, da trovare
web-oni-your-doors = Le tue Porte
web-oni-your-labyrinth = Il tuo labirinto
web-oni-goal = Obiettivo { $n }, { $colour }{ $state ->
    [done] , raggiunto
    [first] , il prossimo
   *[open] {""}
}
web-oni-deck = Mazzo
web-oni-in-deck = nel mazzo
web-oni-nightmares-left = { $n ->
    [one] Incubo
   *[other] Incubi
}
web-oni-unseen = Carte rimaste
web-oni-unseen-why = Le carte che non hai ancora visto, per tipo.
web-oni-pile = { $name }, { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}
web-oni-discard = Scarti
web-oni-card-stuck = { $card }, ora non giocabile
web-oni-moved = { $card } ora è { $n } di { $all }.
web-oni-slot = { $card }, { $n } di { $all }; le frecce la spostano
web-oni-earlier = { $card } un posto prima
web-oni-later = { $card } un posto dopo
web-oni-order = Rimetti le carte nell’ordine che preferisci. La numero 1 si pesca per prima.
web-oni-order-done = Rimetti così
web-oni-sink = Metti le carte in fondo nell’ordine che preferisci. L’ultima sta più in basso.
web-oni-sink-done = Metti in fondo così
web-oni-cost = { $have ->
    [one] { $have } carta
   *[other] { $have } carte
} su { $cost }
web-oni-no-key = Non hai Chiavi da cedere.
web-oni-no-door = Non hai Porte da perdere.
web-oni-hand-of = Mano di { $name }
web-oni-row-of = Labirinto di { $name }
web-oni-row-empty = Il tuo labirinto comincia con la prima carta giocata.
web-oni-why-tower-row = le Torri stanno in una fila a parte
web-oni-why-towers = qui stanno solo le Torri
web-oni-why-doors = una Porta si apre con tre carte del suo colore di fila o, quando viene pescata, con la sua Chiave
web-oni-why-limbo = nessuna carta va dalla mano al Limbo
web-oni-why-deck = nessuna carta torna dalla mano nel mazzo
web-oni-why-common = gli scambi si fanno dopo uno scarto
web-oni-why-out = nessuna carta esce dal gioco dalla mano
web-oni-why-key = questa Porta si apre solo con la sua Chiave: { $key }
web-oni-why-nightmare = con una sola carta, un Incubo si paga solo con una Chiave o una Porta
web-oni-why-spell = un incantesimo si posa sugli scarti, che lo pagano
web-oni-why-goal = un Obiettivo si scambia solo con un altro Obiettivo
web-oni-why-lit = questo va solo su un posto illuminato
web-oni-row-empty-of = { $name } non ha ancora giocato.
web-oni-towers-empty = Ancora nessuna Torre.
web-oni-choose = Scegli una carta dalla tua mano.
web-oni-dead = Questa partita non si può più vincere: manca una carta indispensabile. Continua o abbandona.
web-oni-without = senza
web-oni-part-book = Trova le Porte in un ordine dato. Gli incantesimi aiutano, pagati con carte scartate.
web-oni-part-towers = Dodici Torri entrano nel mazzo. Costruiscine una per colore in fila, mentre gli Incubi le abbattono.
web-oni-part-dreams = I Sogni Felici portano doni; le Premonizioni colpiscono quando ottieni certe Porte.
web-oni-variant-book = normale
web-oni-variant-book-lost = Perduti!: incantesimi più cari
web-oni-variant-towers = normale
web-oni-variant-towers-ruins = Rovine: il Bastione non protegge
web-oni-variant-dreams = normale: quattro Premonizioni
web-oni-variant-dreams-5 = più difficile: cinque Premonizioni
web-oni-variant-dreams-6 = la più difficile: sei Premonizioni
web-oni-alone-what = Tu contro il mazzo.
web-oni-two = in due, insieme
web-oni-two-what = Ognuno deve trovare una Porta di ogni colore; due carte sono comuni.
web-oni-partner = Partner
web-oni-talk = Comunicazione
web-oni-talk-open = aperta: ognuno vede le carte dell’altro
web-oni-talk-silent = silenziosa: mani nascoste, senza chat

## La fine

web-oni-left-doors = Porte mancanti: { $doors }.
web-oni-left-deck = { $n ->
    [one] Restava una carta
   *[other] Restavano { $n } carte
} nel mazzo; { $nightmares ->
    [0] nessun Incubo era ancora nascosto.
    [one] un Incubo era ancora nascosto.
   *[other] { $nightmares } Incubi erano ancora nascosti.
}

## I quattro prezzi di un incubo

web-oni-price-key = Una Chiave
web-oni-price-door = Una Porta
web-oni-price-five = Cinque carte
web-oni-price-hand = La tua mano
web-oni-then-five = In media { $lost } carte perse, di cui { $keys } Chiavi, e { $doors } Porte nel Limbo; { $left } restano nel mazzo.
web-oni-then-hand = { $n ->
    [0] Niente in mano da perdere; cinque carte nuove.
    [one] Una carta persa; cinque nuove al suo posto.
   *[other] { $n } carte perse; cinque nuove al loro posto.
}

# A card held up to the eyes, and what the next place of the labyrinth makes of one.
web-oni-look-sun = Una Stanza. Deve mostrare un simbolo diverso dalla vicina. Tre Stanze di fila dello stesso colore trovano una Porta.
web-oni-look-moon = { web-oni-look-sun }
web-oni-look-key = Una Stanza che è anche Chiave: scartata, mostra le prime cinque carte del mazzo; in mano, apre una Porta pescata del suo colore o risolve un Incubo.
web-oni-look-tower = Una Torre va a un capo della fila, se i bordi che si toccano non hanno simboli in comune. Scartata, lascia guardare tante carte in cima al mazzo quante dice il suo numero.
web-oni-look-door = Quello che cerchi. La trovano tre Stanze di fila del suo colore, o la Chiave del suo colore quando la peschi.
web-oni-look-nightmare = Pescato, prende una Chiave, una Porta, le prime cinque carte o tutta la mano. Scegli tu.
web-oni-look-happy-dream = Pescato, offre uno di tre doni.
web-oni-look-goal = Un Obiettivo del Libro: le Porte si trovano nell’ordine dei sigilli. Quello cerchiato viene per primo.
web-oni-then-series = { $n ->
    [3] terza carta ({ $colour }): una Porta
   *[other] { $colour }: { $n } su 3
}
web-oni-boxes = Scatole
web-oni-part-base = Il gioco base: 76 carte, otto Porte, dieci Incubi.
web-oni-variant-of = Variante: { $name }
web-oni-goal-line = trova le otto Porte prima che il mazzo finisca.
web-oni-coach-first = Gioca una Stanza del colore di cui hai più carte. Tre dello stesso colore di fila trovano una Porta.
web-oni-coach-act = Di fila: { $n } ({ $colour }). Aggiungine un’altra con un simbolo diverso, o scarta una carta inutile.
web-oni-coach-take-door = Tre di fila! Prendi la Porta, è tua.
web-oni-coach-door = Hai pescato una Porta. La sua Chiave la apre subito; altrimenti aspetta nel Limbo e tornerà.
web-oni-coach-nightmare = Un Incubo vuole qualcosa. Una Chiave costa poco se ne hai due; cinque carte pesano meno finché il mazzo è alto.
web-oni-coach-bin = Vedi le prossime cinque carte. Elimina un Incubo, se c’è.
web-oni-coach-order = Rimetti per prima la carta che vuoi pescare per prima: una Porta di cui hai la Chiave, o una carta per la tua fila.
web-oni-tip-key = Le Chiavi valgono di più in mano: aprono Porte, fermano Incubi o, scartate, mostrano cinque carte.
web-oni-tip-series = Avevi due carte di un colore di fila e potevi aggiungere la terza: quella trova una Porta.
web-oni-tip-hand = Hai ceduto una mano con una Chiave. All’Incubo bastava la Chiave.
