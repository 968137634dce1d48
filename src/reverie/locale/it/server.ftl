### Quello che dice il server: rifiuti e qualche parola sua.

server-at = Reverie è all’indirizzo { $address } (Ctrl+C lo ferma)
server-guest = Ospite { $number }
server-nobody = qualcuno
server-invalid = Questa richiesta non è come dovrebbe: { $reason }
server-unreadable = Non è una risposta di questo gioco. Scegli una di quelle mostrate.
server-illegal = Ora non si può. Scegli una delle risposte mostrate.
server-unknown-setup = Così non si può giocare: { $reason }
server-damaged-record = Questa partita registrata non si può leggere: { $reason }
server-sign-in-first = Non sappiamo chi sei. Comincia come ospite o accedi, poi riprova.
server-wrong-password = Nome e password non vanno insieme. Controllali entrambi e riprova.
server-foreign-origin = Questo viene da un altro sito. Apri Reverie e riprova.
server-unknown-host = Questo server non risponde a quel nome.
server-not-yours = Non spetta a te. Chiedi un invito a chi è al tavolo.
server-not-for-bots = Questo non è per i bot. Può farlo di persona chi possiede il bot.
server-not-found = Qui non c’è nulla. Controlla il collegamento.
server-wrong-method = A questo indirizzo non si può fare.
server-stale = A questa domanda è già stato risposto. Guarda il tavolo e rispondi a quella aperta.
server-out-of-turn = Ora non tocca a te. Aspetta il tuo turno.
server-over = La partita è finita. Chiedi la rivincita per continuare.
server-waiting = La partita non è cominciata: c’è un posto libero. Manda il collegamento a qualcuno, o mettici un bot.
server-not-over = Si mostra a partita finita.
server-silent = Questa partita si gioca in silenzio. Potrete parlare quando sarà finita.
server-daily = Il sogno del giorno si gioca senza aiuto. Prova in una partita tua.
server-nothing-to-undo = Non c’è nulla da riprendere: dalla tua ultima risposta qualcosa è stato rivelato, o non hai ancora risposto.
server-name-taken = Questo nome è già di qualcuno. Scegline un altro.
server-seat-taken = Quel posto non è libero. Scegline un altro, o guarda la partita.
server-already = È già fatto, o in corso.
server-too-large = È troppo grande: al massimo { NUMBER($most) } byte.
server-wrong-type = Va inviato come { $wanted }.
server-too-many = Troppo in una volta. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-busy = Il server ha troppo da fare, o sta per fermarsi. Riprova tra un momento.
server-broken = Qualcosa è andato storto da parte nostra. Nulla di tuo è perduto; riprova.
