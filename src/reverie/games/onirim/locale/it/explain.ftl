### The reasons behind hints.

## Parts of reasons in Onirim

why-key-red = la Chiave rossa
why-key-blue = la Chiave blu
why-key-green = la Chiave verde
why-key-brown = la Chiave marrone
why-doors-red = { $n ->
    [one] una Porta rossa
   *[other] { $n } Porte rosse
}
why-doors-blue = { $n ->
    [one] una Porta blu
   *[other] { $n } Porte blu
}
why-doors-green = { $n ->
    [one] una Porta verde
   *[other] { $n } Porte verdi
}
why-doors-brown = { $n ->
    [one] una Porta marrone
   *[other] { $n } Porte marroni
}
why-cards-red = carte rosse
why-cards-blue = carte blu
why-cards-green = carte verdi
why-cards-brown = carte marroni

## Reasons in Onirim

why-oni-chances = lascia nel complesso le migliori possibilità
why-oni-wins = vince subito la partita
why-oni-survives = non esaurisce subito il mazzo
why-oni-winnable = lascia ancora una possibilità di vincere
why-oni-door = porta { $card }: così sono { $n } su 8
why-oni-doors-kept = { $n ->
    [one] non sacrifica la tua unica Porta
   *[other] non sacrifica nessuna delle tue { $n } Porte
}
why-oni-third = completa tre { $cards } di fila, e la loro Porta è ancora nel mazzo
why-oni-second = mette in fila due { $cards }; la terza troverà una Porta
why-oni-second-held = ti lascia in mano { $card } per la terza
why-oni-first = comincia una serie di { $cards } che puoi continuare: hai { $card }
why-oni-first-whole = comincia una serie di tre { $cards } che hai già tutte in mano
why-oni-key-idle = costa solo { $key }, che non ha più Porte da aprire
why-oni-key-double = costa { $card } di cui hai il doppione
why-oni-refind = sacrifica { $card } che si può ritrovare: { $n } { $cards } sono ancora nascoste
why-oni-deck-plenty = toglie cinque carte a un mazzo che ne ha { $n } e può farne a meno
why-oni-hand-poor = costa una mano senza Chiavi
why-oni-hand-kept = tiene insieme la tua mano
why-oni-deck-low = risparmia il mazzo, ridotto a { $n ->
    [one] una carta
   *[other] { $n } carte
}
why-oni-deck-kept = non perde nessuna carta del mazzo
why-oni-prophecy = { $n ->
    [0] mostra le prossime cinque carte e te le lascia ordinare
    [one] mostra le prossime cinque carte; tra le { $unseen } nascoste c’è un Incubo, che potresti eliminare
   *[other] mostra le prossime cinque carte; tra le { $unseen } nascoste ci sono { $n } Incubi, e potresti eliminarne uno
}
why-oni-nightmare-gone = { $n ->
    [0] elimina l’ultimo Incubo
    [one] elimina un Incubo; ne resta uno solo
   *[other] elimina un Incubo; ne restano { $n }
}
why-oni-idle = non costa nulla: le { $cards } non hanno più Porte da trovare
why-oni-plenty = costa poco: ce ne sono altre { $n } uguali tra le nascoste
why-oni-tower-look = { $n ->
    [one] mostra la prossima carta
   *[other] mostra le prossime { $n } carte e te le lascia ordinare
}
why-oni-door-next = ti fa pescare { $card } mentre hai { $key }
why-oni-key-first = fa arrivare { $key } prima della sua Porta
why-oni-key-next = fa arrivare { $card } con la prossima pescata
why-oni-fits-next = fa arrivare { $card }, che continua la tua serie
why-oni-nightmare-later = rimanda l’Incubo
why-oni-door-later = rimanda { $card } finché non hai { $key }
why-oni-partner = aiuta il tuo partner, a cui manca ancora { $card }
why-oni-own-key = ti dà { $key } per la Porta che ti manca
why-oni-own-pair = ti dà { $cards } che stanno bene insieme
why-oni-key-kept = tiene { $key } per { $doors } tra le { $unseen } carte nascoste
why-oni-insurance = { $n ->
    [one] tiene una Chiave contro l’ultimo Incubo tra le { $unseen } carte nascoste
   *[other] tiene una Chiave contro i { $n } Incubi tra le { $unseen } carte nascoste
}
why-oni-series-kept = non interrompe la tua serie di { $cards }
why-oni-rampart = completa il Bastione
why-oni-tower = { $n ->
    [one] posa la prima Torre di un Bastione
   *[other] mette in fila { $n } Torri di colori diversi
}
why-oni-towers-kept = { $n ->
    [one] non intacca il Bastione
   *[other] lascia { $n } Torri di colori diversi una accanto all’altra
}
why-oni-no-tower-falls = salva tutte le Torri
why-oni-punished = fa passare l’Incubo senza alcuna perdita
why-oni-goal-other = aspetta il prossimo Obiettivo, { $card }; ogni altra Porta andrebbe nel Limbo
why-oni-goal-ready = rende { $card } il prossimo Obiettivo, che puoi già raggiungere
why-oni-dispelled = ti risparmia questo: { $premonition }
why-oni-asleep = non risveglia nessuna Premonizione
why-oni-playable = lascia { $n ->
    [one] giocabile una carta
   *[other] giocabili { $n } carte
} della tua mano

## Da ricordare

takeaway-oni-key-given = Una Chiave data a un Incubo mancherà poi a una Porta: confronta prima le altre vie d’uscita.
takeaway-oni-nightmare = Soppesa i prezzi di un Incubo: la mano, una Porta, una Chiave o cinque carte del mazzo.
takeaway-oni-prophecy-order = In una Profezia scarta la carta più dannosa e disponi le altre in modo che ogni pescata aiuti.
takeaway-oni-key-spent = Le Chiavi valgono di più in mano: aprono Porte e tengono lontani gli Incubi.
takeaway-oni-prophecy = Una Chiave di cui puoi fare a meno compra una Profezia: guarda avanti prima che un Incubo colpisca.
takeaway-oni-row-broken = Finisci la serie iniziata prima di cominciare un altro colore.
takeaway-oni-waited = Gioca quando una carta fa avanzare una serie: scartare consuma il mazzo altrettanto in fretta.
takeaway-oni-hurried = A volte uno scarto lascia più possibilità di una carta giocata fuori serie.
takeaway-oni-card = Idea giusta, carta sbagliata: pensa a quale ti mancherà di meno.
takeaway-oni-other = Prima di rispondere, guarda ancora una volta le alternative.
