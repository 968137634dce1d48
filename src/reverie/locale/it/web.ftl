### Ciò che dicono soltanto le pagine.

## La casa

web-skip = Vai al contenuto
web-nav = La casa
web-title-setup = Nuova partita
web-title-match = Tavolo
web-title-join = Partecipa
web-title-replay = Rivedi
web-title-learn = Imparare
web-title-statistics = Statistiche
web-title-settings = Impostazioni
web-title-lost = Qui non c’è niente
web-back-home = Torna alla casa
web-close = Chiudi
web-loading = Un momento …
web-broken = Qualcosa è andato storto da parte nostra. Riprova tra un momento.
web-offline = Nessuna connessione. Nulla va perso, tornerà da sola.
web-offline-request = Al momento non c’è connessione. Riprova tra poco.
web-lost-text = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
web-you = tu

## A ogni tavolo

web-answers = Risposte
web-tools = Strumenti
web-undo = Annulla
web-undo-far = Torna indietro
web-undo-far-why = Torna alla tua decisione precedente, oltre ciò che è stato rivelato. La partita allora non conta più.
web-undo-asked = Qualcuno vorrebbe riprendere una mossa.
web-undo-agree = Va bene
web-undo-refuse = Meglio di no
web-hint = Consiglio
web-hint-thinking = Ci penso …
web-hint-is = Consiglio: { $answer }
web-rule = La regola
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-talk = Parlare
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-say = Di’ qualcosa
web-talk-send = Invia
web-concede = Arrendersi
web-concede-sure = La partita sarà data per persa.
web-concede-no = Continua
web-event-gone-back = La partita torna a una decisione precedente.
web-waiting = La partita comincia appena tutti i posti sono occupati.
web-abandoned = Tutti hanno lasciato questa partita.
web-seat-free = libero
web-seat-bot = Fai giocare { $bot }
web-sit-down = Siediti
web-invite = Manda questo link a chi vuoi invitare
web-copy = Copia
web-copied = Copiato
web-leave = Lascia
web-again = Ancora una
web-replay = Rivedi
web-share = Condividi
web-turn-of = { $name } sta pensando …
web-watching = Stai guardando.
web-bot-random = il sonnambulo
web-bot-greedy = il dormiglione
web-bot-strong = la sognatrice
web-bot-learned = la lettrice di sogni
web-bot-search = il saggio

## Onirim: le risposte

web-oni-act-play = { $end ->
    [left] costruisci a sinistra: { $card }
    [right] costruisci a destra: { $card }
   *[none] gioca { $card }
}{ $from ->
    [common] {" "}(comune)
   *[hand] {""}
}
web-oni-act-discard = scarta { $card }{ $from ->
    [common] {" "}(comune)
   *[hand] {""}
}
web-oni-act-give = cedi { $card }{ $from ->
    [common] {" "}(comune)
   *[hand] {""}
}
web-oni-act-sacrifice = perdi { $card }
web-oni-act-bin = scarta { $card }
web-oni-act-put = rimetti { $card }
web-oni-act-pick = scegli { $card }
web-oni-act-swap = dai { $card }
web-oni-act-for = prendi { $card }
web-oni-act-pay = paga con { $card }
web-oni-act-raise = { $card } in cima
web-oni-act-sink = { $card } in fondo
web-oni-act-lose = perdi { $card }
web-oni-act-dispel = dissolvi { $card }
web-oni-act-drop = elimina { $card }
web-oni-act-fetch = cerca { $card }
web-oni-act-face = affronta { $card }
web-oni-act-shed = scarta { $card }
web-oni-act-surrender = cedi { $card }
web-oni-act-cast = { $spell } ({ $cost } carte)
web-oni-act-swap-goals = obiettivi { $first } ({ $one }) e { $second } ({ $other })
web-oni-do-take = prendi la porta
web-oni-do-leave = lasciala
web-oni-do-open = apri con la chiave
web-oni-do-open-from-common = apri con la chiave comune
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
web-oni-then-prophecy = porta una profezia: le prime cinque carte
web-oni-then-look = fa guardare le prime { $n } carte
web-oni-then-give = l’incubo se ne va, e la chiave con lui
web-oni-then-sacrifice = torna nel mazzo passando dal Limbo
