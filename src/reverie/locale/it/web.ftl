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
web-rule = La regola
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-talk = Parlare
web-talk-empty = Nessuno ha ancora detto nulla.
web-stumbled = (Ho perso il filo: risponde per me un giocatore più semplice.)
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
web-bot-gentle = il gentile
web-bot-steady = il tranquillo
web-bot-sharp = l’acuto
web-bot-dreamer = il gran sognatore
web-bot-deep = il sonno profondo
web-bot-random = il sonnambulo
web-bot-greedy = il dormiglione
web-bot-strong = la sognatrice
web-bot-learned = la lettrice di sogni
web-bot-search = il saggio

## Onirim: le risposte

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
web-oni-act-drop = elimina: { $card }
web-oni-act-fetch = cerca: { $card }
web-oni-act-face = affronta: { $card }
web-oni-act-shed = scarta: { $card }
web-oni-act-surrender = cedi: { $card }
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

## Pagine

web-question = Domanda
web-home-title = Due giochi di sogni
web-home-lead = Scegli una porta. Si gioca subito, senza iscriversi.
web-home-onirim = Perduti di notte in un labirinto. Trova otto porte prima che la candela si consumi.
web-home-daydream = Un posto alla finestra, due dadi, una penna. Riempi le nuvole e arreda un pomeriggio.
web-play-now = Gioca
web-play-how = Scegli come …
web-mine = Continua
web-alone = da solo
web-state-waiting = in attesa di giocatori
web-state-yours = tocca a te
web-state-theirs = tocca a qualcun altro
web-daily = Il sogno di oggi
web-daily-what = La stessa fortuna per tutti, e un solo tentativo che conta.
web-daily-try = Prova
web-daily-go-on = Continua
web-daily-done = Il tuo risultato
web-join-title = Invitato?
web-join-code = Link o codice
web-join = Entra
web-open-tables = Tavoli aperti
web-invited = { $name } vorrebbe giocare con te.
web-players = Giocatori
web-begin = Comincia
web-listed = Mostra il tavolo nella casa, aperto a chi vuole
web-seat-somebody = qualcuno a cui mando il link
web-saved = Salvato.
web-save = Salva
web-set-language = Lingua
web-set-theme = Luce
web-set-theme-auto = come il sistema
web-set-theme-light = giorno
web-set-theme-dark = notte
web-set-textSize = Dimensione del testo
web-set-textSize-100 = normale
web-set-textSize-115 = un po’ più grande
web-set-textSize-130 = più grande
web-set-textSize-150 = massima
web-set-palette = Colori
web-set-palette-usual = come dipinti
web-set-palette-distinct = più facili da distinguere
web-set-motion = Movimento
web-set-motion-auto = come il sistema
web-set-motion-full = tutto
web-set-motion-reduced = nessuno
web-set-sound = Suoni
web-set-ambient = Musica di sottofondo
web-set-confirm = Chiedi prima di arrendersi e prima di scrivere in una nuvola toccata
web-you-title = Tu
web-shown = Il nome che vedono gli altri
web-signed-in = Accesso come { $name }
web-sign-in = Accedi
web-sign-out = Esci
web-claim = Conserva con questo nome
web-claim-why = Con un nome e una password le tue partite ti seguono su altri dispositivi.
web-name = Nome
web-password = Password
web-export = Scarica tutto ciò che è salvato su di te
web-bots-title = I tuoi bot
web-bots-what = Un tuo programma può sedersi ai tavoli come chiunque altro. Per entrare mostra un token.
web-bots-name = Nome di un nuovo bot
web-bots-make = Crea
web-bots-token = Il token di { $name }
web-bots-once = Conservalo al sicuro: viene mostrato solo questa volta, e chi lo possiede gioca come il tuo bot.
web-bots-new-token = Altro token
web-bots-token-of = Un altro token per { $name }; il vecchio non vale più
web-bots-dismiss = Congeda
web-bots-dismiss-of = Congeda { $name }
web-bots-dismiss-sure = Il suo token non varrà più e i suoi posti si libereranno. Le partite finite restano.
web-bots-keep = Tienilo
web-stats-none = Nessuna partita finita. La prima sarà l’inizio di una curva.
web-stats-games = partite
web-stats-won = vinte
web-stats-doors = porte in media
web-stats-mean = punti in media
web-stats-best = migliore
web-stats-streak = serie vincente più lunga
web-history = Partite finite
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-at = Mossa { $n } di { $all }
web-record = Registrazione
web-oni-doors-of = { $n } porte su { $all }
web-oni-door-open = { $door }, trovata
web-oni-door-shut = { $door }, da trovare
web-oni-your-doors = Le tue porte
web-oni-goal = obiettivo { $n }, { $colour }{ $state ->
    [done] , raggiunto
    [first] , il prossimo
   *[open] {""}
}
web-oni-deck = Mazzo
web-oni-in-deck = nel mazzo
web-oni-nightmares-left = { $n ->
    [one] incubo
   *[other] incubi
}
web-oni-unseen = Ciò che non si è visto
web-oni-unseen-why = Le carte di cui non conosci il posto, per tipo.
web-oni-pile = { $name }, { $n ->
    [one] una carta
   *[other] { $n } carte
}
web-oni-discard = Scarti
web-oni-card-stuck = { $card }, ora non giocabile
web-oni-moved = { $card } ora è { $n } di { $all }.
web-oni-slot = { $card }, { $n } di { $all }; le frecce la spostano
web-oni-earlier = { $card } un posto prima
web-oni-later = { $card } un posto dopo
web-oni-order = Ordine, la prima si pesca per prima
web-oni-order-done = Rimetti così
web-oni-order-bottom = Ordine, l’ultima sta più in basso
web-oni-order-bottom-done = Metti in fondo così
web-oni-cost = { $have } carte su { $cost }
web-oni-no-key = Non hai chiavi da cedere.
web-oni-no-door = Non hai porte da perdere.
web-oni-hand-of = Mano di { $name }
web-oni-row-of = Labirinto di { $name }
web-oni-row-empty = Il tuo labirinto comincia con la prima carta giocata.
web-oni-row-empty-of = { $name } non ha ancora giocato.
web-oni-towers-empty = Ancora nessuna torre.
web-oni-choose = Scegli una carta della tua mano.
web-oni-dead = Questa partita non si può più vincere: manca una carta necessaria. Continua, o arrenditi.
web-oni-expansions = Espansioni
web-oni-without = senza
web-oni-part-book = Le porte vanno trovate in un ordine dato; gli incantesimi aiutano, pagati con carte scartate.
web-oni-part-towers = Dodici torri nel mazzo: costruiscine quattro colori in fila, mentre gli incubi le tirano giù.
web-oni-part-dreams = I sogni felici portano doni; le premonizioni si avverano con certe porte.
web-oni-variant-book = con
web-oni-variant-book-lost = Perduto!: incantesimi più cari
web-oni-variant-towers = con
web-oni-variant-towers-ruins = rovine sparse: una fila finita non protegge
web-oni-variant-dreams = con: quattro premonizioni
web-oni-variant-dreams-5 = più difficile: cinque premonizioni
web-oni-variant-dreams-6 = il più difficile: sei premonizioni
web-oni-alone-what = Tu contro la candela.
web-oni-two = in due, insieme
web-oni-two-what = Ognuno deve trovare una porta di ogni colore; due carte sono comuni.
web-oni-partner = Con chi
web-oni-talk = Parole
web-oni-talk-open = aperta: vedete le carte dell’altro
web-oni-talk-silent = silenziosa: carte nascoste, nessuno parla
