### Quello che dice il server: rifiuti e qualche parola sua.

server-at = Reverie è all’indirizzo { $address } (Ctrl+C lo ferma)
server-guest = Ospite { $number }
server-nobody = qualcuno
server-invalid = Questa richiesta non è valida: { $reason }
server-unreadable = Non è una mossa di questo gioco. Scegli una di quelle mostrate.
server-illegal = Ora non si può. Scegli una delle mosse mostrate.
server-unknown-setup = Questa partita non esiste: { $reason }
server-damaged-record = Questa partita registrata non si può leggere: { $reason }
server-sign-in-first = Comincia come ospite o accedi, poi riprova.
server-wrong-password = Nome o password errati. Controllali e riprova.
server-foreign-origin = Questa richiesta viene da un altro sito. Apri Reverie e riprova.
server-unknown-host = Questo server non risponde a quel nome.
server-not-yours = Non hai accesso. Chiedi un invito a un giocatore.
server-not-for-bots = Un bot non può farlo. Il suo proprietario sì.
server-not-found = Non trovato. Controlla il link.
server-wrong-method = A questo indirizzo non si può fare.
server-stale = A questa domanda è già stato risposto. Guarda il tavolo e rispondi a quella attuale.
server-out-of-turn = Non tocca ancora a te.
server-over = Questa partita è finita. Gioca ancora per continuare.
server-waiting = La partita non è cominciata: c’è un posto libero. Invita qualcuno o aggiungi un bot.
server-not-over = Si vede a partita finita.
server-silent = Questa partita si gioca in silenzio. Potrete chattare quando sarà finita.
server-silenced = Il gestore del server ha disattivato la tua chat. Puoi continuare a giocare.
server-daily = Il sogno del giorno si gioca senza consigli. Provali in un’altra partita.
server-daily-hidden = Si vedrà a giornata finita: la fortuna è la stessa per tutti.
server-circle = I sogni di un circolo si giocano senza consigli. Provali in un’altra partita.
server-circle-hidden = Potrai vederlo quando avrai giocato lo stesso sogno, o a settimana finita.
server-circle-full = Questo circolo è al completo.
server-too-many-circles = Hai raggiunto il limite di circoli. Prima lasciane uno.
server-name-first = Prima crea un account: scegli un nome e una password.
server-nothing-to-undo = Nulla da annullare: dalla tua ultima mossa è stato rivelato qualcosa, o non hai ancora giocato.
server-name-taken = Questo nome è già preso. Scegline un altro.
server-name-reserved = Questo nome è riservato ai bot e al gestore del server. Scegline un altro.
server-common-password = Questa password è troppo facile da indovinare. Scegline un’altra.
server-link-used = Questo link è già stato usato o è scaduto. Chiedine uno nuovo al gestore del server.
server-push-unknown = Il servizio di notifiche di questo browser qui non è conosciuto. Usa un altro browser o i promemoria per e-mail.
server-no-mail = Questo server non invia e-mail.
server-mail-failed = Non è stato possibile inviare l’e-mail. Controlla l’indirizzo e riprova più tardi.
server-banned = Questo account è chiuso. Chiedi il motivo al gestore del server.
server-seat-taken = Questo tavolo è al completo. Puoi guardare, o giocare altrove.
server-already = È già fatto, o in corso.
server-too-large = Troppo grande: al massimo { NUMBER($most) } byte.
server-wrong-type = Va inviato come { $wanted }.
server-too-long = In questa partita sono state annullate troppe mosse; ora può solo andare avanti.
server-too-many-games = Hai troppe partite in corso. Prima finiscine o lasciane qualcuna.
server-too-many-open = Hai troppi tavoli pubblici. Aspetta che qualcuno si unisca, o lasciane uno.
server-storage-full = Hai raggiunto il limite di partite importate.
server-too-many-sets = Conservi già { $most } set tuoi, oppure { $megabytes } MB: è il limite. Togline prima uno dalla lista.
server-malformed = Il server non capisce questa richiesta.
server-too-slow = La richiesta ci ha messo troppo ad arrivare. Controlla la connessione e riprova.
server-head-too-large = L’intestazione di questa richiesta è troppo grande: al massimo { NUMBER($most) } byte.
server-too-many = Troppe richieste insieme. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-busy = Il server è occupato o sta per riavviarsi. Riprova tra poco.
server-damaged = Questa partita è danneggiata e non si può aprire. Il gestore del server può vederne il motivo.
server-cancelled = La richiesta è stata annullata.
server-broken = Qualcosa è andato storto da parte nostra. Non è andato perso nulla; riprova.
server-not-overdue = C’è ancora tempo per rispondere: { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-stood-in = Qui gioca un bot al posto tuo. Riprendi prima il tuo posto.
