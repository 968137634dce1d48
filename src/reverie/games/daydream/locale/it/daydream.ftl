### Daydream: il tabellone, le domande, gli eventi, i motivi, le regole.

## Il tabellone

day-start = Numeri di partenza
day-player = { $who ->
    [you] Giocatore { $player } (tu)
   *[other] Giocatore { $player }
}
day-gone = ha abbandonato

day-place-dice = Dadi
day-place-shelf = Mensola
day-place-leaves = Foglie
day-place-constellation = Stelle
day-place-notes = Note
day-place-garland = Ghirlanda
day-place-polaroids = Polaroid
day-place-frames = Cornici
day-place-score = Punteggio
day-place-players = Giocatori

day-die-written = { $die } in { $cell }
day-die-changed = { $die } come { $digit } in { $cell }
day-die-skipped = { $die } saltato
day-objects = { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
} su { $all }
day-circled = { $n ->
    [one] 1 cerchiata
   *[other] { $n } cerchiate
}
day-thorns = { $n ->
    [one] 1 spina
   *[other] { $n } spine
}{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
}
day-stars = { $n ->
    [one] 1 stella
   *[other] { $n } stelle
}
day-heads = { $n ->
    [one] 1 testa di nota
   *[other] { $n } teste di nota
}
day-frame-full = { $family } completo, nessun punto
day-frame-left = { $family } ancora { $n }, per { $rewards }
day-frame-earned = { $family } completo, { $reward } ottenuti

day-sum-objects = { $n ->
    [one] 1 oggetto
   *[other] { $n } oggetti
}
day-sum-constellation = { $n ->
    [one] 1 stella
   *[other] { $n } stelle
}
day-sum-notes = { $n ->
    [one] 1 testa di nota
   *[other] { $n } teste di nota
}
day-sum-garland = { $n } dalla ghirlanda
day-sum-polaroids = { $n } dalle polaroid
day-sum-frames = { $n } dalle cornici
day-sum-thorns = { $n } per le spine

## Le domande

day-hint = `5 c3` scrive un 5 in c3, `5+1 c3` con una foglia. `undo` · `?` la regola · `help` i segni · `quit`
day-ask-start = Scrivi { $n ->
    [one] il numero di partenza in una nuvola vuota a scelta.
   *[other] i due numeri di partenza in nuvole vuote a scelta.
}
day-ask-write = Scrivi { $n ->
    [one] il numero accanto a una nuvola piena.
   *[other] i numeri accanto a nuvole piene.
}
day-ask-row = Due file di nuvole sono complete nello stesso momento. Quale per prima?
day-ask-bonus = Completato: { $object }. Quale bonus scegli?{ $n ->
    [0] { "" }
    [one] { " " }Poi resta una linea da tracciare.
   *[other] { " " }Poi restano { $n } linee da tracciare.
}
day-ask-done = Hai usato entrambi i dadi. Chiudi il turno o annulla qualcosa.
    .typed = done, undo

day-anywhere = qualsiasi nuvola vuota
day-do-write = { $dice } in: { $cells } (scrivi `{ $example }`)
day-do-leaves = { $n ->
    [one] 1 foglia cerchiata cambia
   *[other] { $n } foglie cerchiate cambiano
} un dado: { $ranges } (scrivi `{ $example }`)
day-do-skip = { $skips }: { $how ->
    [solo] saltare il dado, cerchiare una foglia e disegnare una spina
   *[several] saltare il dado e cerchiare una foglia
}
day-do-complete = Per completare una fila: { $rows }
day-do-row = { $icon } traccia { $n } linee
day-do-bonus-sun = una linea aggiuntiva fino al prossimo sole
day-do-bonus-leaf = cerchiare una foglia
day-do-done = chiudere il tuo turno

day-help-answers = Rispondi `write 5 c3` o solo `5 c3`; con foglie cerchiate `6-1 c3` o `4+2 c3`; `skip 2` per saltare; il nome di una fila; `sun` o `leaf`; `done`. Più risposte in una riga: «5 c3, 2 d3, done». Alle liste brevi si risponde anche col numero. Fino a `done` tutto si può annullare. Invio da solo mostra di nuovo il tabellone.
day-legend-clouds = La griglia: _ una nuvola vuota in cui si può scrivere ora, · un’altra vuota; ★ ☾ una stella o una luna, ¹ ² ³ il gruppo di cornici. Alla fine di ogni fila: ◦ aperta, ● punto cerchiato, ☼ sole cerchiato, ✗ barrata. ┊ è una piega: le nuvole ai due lati sono adiacenti, ma nessuna fila la attraversa.
day-legend-shelf = La mensola: ▸ l’oggetto in corso, ━ le linee tracciate, ─ da tracciare; ☼ soli, • punti, + il simbolo bonus. Foglie: ◎ cerchiata, ○ libera, ● riempita. Nuvole che completano una fila: ☼ i numeri che danno il sole, ✗ quelli che la rovinano.

## Gli eventi

day-event-rolled = { $turn ->
    [0] I numeri di partenza sono { $first } e { $second }.
   *[other] Turno { $turn }: i dadi mostrano { $first } e { $second }.
}
day-event-wrote = Scrivi { $digit } in { $cell }{ $leaves ->
    [0] .
    [one] , riempiendo una foglia.
   *[other] , riempiendo { $leaves } foglie.
}
day-event-skipped = Salti { $die ->
    [1] l’1
   *[other] il { $die }
}.
day-event-lapsed = Non c’è più una nuvola per { $die ->
    [1] l’1
   *[other] il { $die }
}; va perso.
day-event-leaf = Una foglia viene cerchiata.
day-event-thorn = Disegni una spina; { $thorns ->
    [one] è la prima.
   *[other] ora sono { $thorns }.
}
day-event-row = Fila { $row }: { $icon ->
    [sun] numeri consecutivi, perfetto! Il sole { $mark } è cerchiato.
    [dot] numeri diversi, ben fatto! Il punto { $mark } è cerchiato.
   *[spoiled] un numero si ripete, oops. { $mark } Non ottieni niente.
}
day-event-line = { $n ->
    [one] Una linea
   *[other] { $n } linee
} { $icon } su questo oggetto: { $object }.
day-event-object = Completato: { $object }!
day-event-constellation = La costellazione cresce di { $n ->
    [one] una linea
   *[other] { $n } linee
}; { $stars ->
    [0] nessuna stella è raggiunta.
    [one] una stella è cerchiata.
   *[other] { $stars } stelle sono cerchiate.
}
day-event-note = { $heads ->
    [one] Una testa di nota è riempita.
   *[other] Le due teste di una nota sono riempite.
}
day-event-polaroid = La polaroid di { $cell } mostra { $digit }.
day-event-moon = { $digit ->
    [0] Lo 0
    [1] L’1
    [8] L’8
   *[other] Il { $digit }
} va nella luna { $moon } della ghirlanda{ $reward ->
    [0] .
   *[other] , uguale alla precedente: { $reward } punti.
}
day-event-frames = { $who ->
    [you] Hai riempito
   *[other] { $name } ha riempito
} il gruppo di cornici { $family }: { $reward ->
    [0] non resta alcuna ricompensa.
   *[other] { $reward } punti.
}
day-event-rewards-crossed = Tutte le ricompense { $reward } non ottenute delle cornici sono barrate.
day-event-played = { $name }: { $answers }.
day-event-conceded = { $who ->
    [you] Abbandoni la partita.
   *[other] { $name } abbandona la partita.
}
day-nothing = niente

## La fine

day-over-full = Tutte le nuvole di una griglia sono piene.
day-over-drawn = Tutti gli oggetti di una mensola sono disegnati.
day-over-conceded = La partita è stata abbandonata.
day-end-name = Il tuo titolo: { $name }
day-end-score = Punteggio { $n } = { $sum }
day-end-won = { $n ->
    [0] Nessuno vince.
    [one] { $players } vince!
   *[other] { $players } vincono insieme!
}
day-end-tie = La parità è decisa dalle linee sull’oggetto incompleto: { $n }.

## Perché no

day-then = il tuo turno finisce con «{ $done }»; «{ $rest }» deve aspettare. Non è stato fatto nulla.
day-why-only-done = i due dadi sono usati; restano solo `done` o `undo`
day-why-other-question = «{ $verb }» non risponde alla domanda attuale
day-why-not-done = prima bisogna scrivere { $dice }, o saltare un dado
day-why-no-row = non ci sono due file da mettere in ordine
day-why-no-bonus = non c’è alcun bonus da scegliere
day-why-no-die = nessun dado mostra { $die }; le foglie si scrivono col dado, come `4+1 c3`
day-why-die-used = { $die ->
    [1] l’1
   *[other] il { $die }
} è già usato
day-why-skipped = in questo turno hai già saltato un dado
day-why-start-skip = i numeri di partenza non si saltano
day-why-start-leaves = i numeri di partenza non si cambiano con le foglie
day-why-no-cell = in questa griglia non c’è la nuvola { $cell }
day-why-filled = in { $cell } c’è già { $digit ->
    [0] uno 0
   *[other] un { $digit }
}
day-why-not-beside = { $cell } non è adiacente a una nuvola piena
day-why-leaves = { $n ->
    [one] serve una foglia cerchiata
   *[other] servono { $n } foglie cerchiate
}, e ne hai { $have }

## Le regole

day-rule-ids = Regole { $ids }
day-rule-start = I due numeri del primo tiro vanno in due nuvole vuote a scelta. Non si possono saltare né cambiare. Meglio distanti.
day-rule-write = Scrivi i due numeri, in qualsiasi ordine, ciascuno in una nuvola vuota adiacente a una piena; il secondo può toccare il primo. Un dado per turno si può saltare per cerchiare una foglia. Prima di scrivere, riempi foglie cerchiate per cambiare il dado di 1 ciascuna, tra 0 e 9. Una fila completa di numeri diversi dà il punto, di numeri consecutivi il sole; un numero ripetuto la rovina. La fila traccia tante linee quante sono le sue nuvole: fino al punto seguente, o da sole a sole.
day-rule-write-solo = In solitario per ogni dado saltato si disegna anche una spina; due spine costano un oggetto alla fine.
day-rule-row = Le file complete si risolvono nell’ordine che preferisci. Il punto traccia fino al punto seguente, il sole fino al sole seguente; un oggetto si completa prima di passare al successivo.
day-rule-bonus = Un oggetto con il simbolo bonus dà una linea aggiuntiva fino al prossimo sole, o una foglia cerchiata, prima delle linee rimaste.
day-rule-done = Nessuno vede la tua bozza prima di `done`. Quando tutti hanno finito si tirano di nuovo i dadi; la partita termina quando una griglia è piena o una mensola disegnata.
day-rule-constellation = Un numero in una nuvola con la stella traccia altrettante linee sulla costellazione; ogni stella raggiunta vale uno.
day-rule-notes = Una nota singola vale uno se le sue due nuvole sono uguali. Una nota doppia vale uno se due delle sue nuvole sono uguali, e due se lo sono tutte.
day-rule-garland = Un numero in una nuvola con la luna va nella prossima luna della ghirlanda; se è uguale a quello della luna precedente, dà la ricompensa fra le due.
day-rule-frames = Tre gruppi di cornici dividono la griglia; un gruppo tutto pieno dà una ricompensa.
day-rule-frames-solo = In solitario, la prima linea del quadrifoglio barra i 5 non ottenuti, la prima del papillon i 2.
day-rule-frames-several = Il primo a riempire un gruppo ottiene 5, il secondo 2; chi lo riempie nello stesso turno ottiene altrettanto.
day-rule-polaroids-ad = I numeri delle tre nuvole con la stella contano a favore, quelli delle tre con la luna contro.
day-rule-polaroids-da = Ogni numero diverso sulle sei polaroid vale uno; il doppio se tutti e sei sono consecutivi da sinistra a destra.
