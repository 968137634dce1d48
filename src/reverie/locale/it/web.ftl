### Ciò che dicono soltanto le pagine.

## La casa

web-skip = Vai al contenuto
web-nav = Menu principale
web-title-setup = Nuova partita
web-title-match = Tavolo
web-title-join = Partecipa
web-title-replay = Replay
web-title-learn = Impara
web-title-statistics = Statistiche
web-title-settings = Impostazioni
web-title-lost = Pagina non trovata
web-back-home = Home
web-close = Chiudi
web-loading = Caricamento …
web-broken = Qualcosa è andato storto da parte nostra. Riprova.
web-offline = Nessuna connessione. Riconnessione in corso, nulla va perso.
web-offline-request = Sei offline. Riprova tra poco.
web-lost-text = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
web-you = tu

## A ogni tavolo

web-answers = Le tue opzioni
web-tools = Strumenti
web-undo = Annulla
web-undo-far = Torna indietro
web-undo-far-why = Torna alla tua decisione precedente, anche se qualcosa è già stato rivelato. La partita non conterà più.
web-undo-asked = Un giocatore vorrebbe annullare una mossa.
web-undo-agree = Accetta
web-undo-refuse = Rifiuta
web-hint = Consiglio
web-hint-thinking = Sto pensando …
web-hint-play = Gioca questa mossa
web-rule = Regole
web-log = Cronologia
web-log-empty = Non è ancora successo nulla.
web-talk = Chat
web-talk-empty = Ancora nessun messaggio.
web-stumbled = (Mi sono bloccato: risponde per me un bot più semplice.)
web-talk-say = Scrivi un messaggio
web-show-again = Rivedi
web-sound-mute = Disattiva l’audio
web-talk-send = Invia
web-concede = Abbandona
web-concede-sure = La partita conterà come persa.
web-concede-no = Continua a giocare
web-event-gone-back = La partita torna a una decisione precedente.
web-waiting = La partita comincia appena tutti i posti sono occupati.
web-abandoned = Tutti hanno lasciato questa partita.
web-seat-free = libero
web-seat-bot = Aggiungi { $bot }
web-add-bot = Aggiungi un bot
web-sit-down = Siediti al tavolo
web-invite = Invita qualcuno con questo link
web-copy = Copia
web-copied = Copiato
web-leave = Esci
web-again = Gioca ancora
web-replay = Replay
web-share = Condividi
web-keep-picture = Salva l’immagine
web-turn-of = { $name } sta pensando …
web-watching = Stai guardando la partita
web-bot-gentle = Gentile
web-bot-steady = Costante
web-bot-sharp = Acuto
web-bot-dreamer = Il Sognatore
web-bot-deep = Dormiglione
web-bot-random = Sonnambulo
web-bot-greedy = Pisolino
web-bot-strong = Astronomo
web-bot-learned = Lettore di sogni
web-bot-search = Saggio

## Pagine

web-question = Domanda
web-home-title = Giochi da sogno
web-home-lead = Scegli una porta e gioca. Senza registrazione.
web-play-now = Gioca
web-play-how = Opzioni di gioco
web-mine = Continua
web-alone = in solitario
web-state-waiting = in attesa di giocatori
web-state-yours = tocca a te
web-state-theirs = tocca agli altri
web-daily = Sogno del giorno
web-daily-what = La stessa fortuna per tutti, e un solo tentativo.
web-daily-try = Gioca
web-daily-go-on = Continua
web-daily-done = Il tuo risultato
web-join-title = Hai un invito?
web-join-code = Link o codice
web-join = Partecipa
web-open-tables = Tavoli aperti
web-invited = { $name } ti invita a giocare.
web-players = Giocatori
web-begin = Inizia la partita
web-listed = Rendi pubblico il tavolo: chiunque può partecipare
web-seat-somebody = Un amico, tramite link
web-saved = Salvato.
web-save = Salva
web-set-language = Lingua
web-set-theme = Tema
web-set-theme-auto = Sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-textSize = Dimensione del testo
web-set-textSize-100 = Normale
web-set-textSize-115 = Un po’ più grande
web-set-textSize-130 = Più grande
web-set-textSize-150 = Molto più grande
web-set-textSize-200 = Massima
web-set-palette = Colori
web-set-palette-usual = Standard
web-set-palette-distinct = Facili da distinguere
web-set-motion = Animazioni
web-set-motion-auto = Sistema
web-set-motion-full = Attive
web-set-motion-reduced = Ridotte
web-set-sound = Effetti sonori
web-set-ambient = Musica di sottofondo
web-set-confirm = Chiedi conferma prima di abbandonare e prima di scrivere in una nuvola toccata
web-you-title = Tu
web-shown = Nome visualizzato
web-signed-in = Hai effettuato l’accesso come { $name }
web-sign-in = Accedi
web-sign-out = Esci
web-claim = Crea account
web-claim-why = Con un nome e una password le tue partite ti seguono su altri dispositivi.
web-name = Nome
web-password = Password
web-export = Scarica i tuoi dati
web-bots-title = I tuoi bot
web-bots-what = Un tuo programma può giocare come chiunque altro. Accede con un token.
web-bots-name = Nome di un nuovo bot
web-bots-make = Crea bot
web-bots-token = Token di { $name }
web-bots-once = Conservalo al sicuro: viene mostrato una sola volta, e chi lo possiede può giocare come il tuo bot.
web-bots-new-token = Nuovo token
web-bots-token-of = Nuovo token per { $name }; il vecchio non funzionerà più
web-bots-dismiss = Elimina
web-bots-dismiss-of = Elimina { $name }
web-bots-dismiss-sure = Il suo token non funzionerà più e i suoi posti si libereranno. Le partite finite restano.
web-bots-keep = Conserva
web-stats-none = Nessuna partita finita. Giocane una e la tua curva comincia qui.
web-stats-games = partite
web-stats-won = vinte
web-stats-mean = punti in media
web-stats-best = record
web-stats-streak = serie di vittorie più lunga
web-history = Partite finite
web-replay-back = Mossa precedente
web-replay-on = Mossa successiva
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-at = Mossa { $n } di { $all }
web-record = Scarica la partita

## Giochi senza un volto proprio

web-plain-ended = Partita finita
web-plain-best = nel complesso ti lascia nella posizione migliore
web-you-won = Hai vinto!
web-move-kept = La tua mossa è salvata e verrà inviata appena torna la connessione.
web-plain-winners = { $n ->
    [one] { $players } vince.
   *[other] { $players } vincono insieme.
}

## People at the table

web-set-portrait = Il tuo ritratto al tavolo
web-portrait-moon = Luna
web-portrait-cat = Gatto
web-portrait-owl = Gufo
web-portrait-fox = Volpe
web-portrait-hare = Lepre
web-portrait-bear = Orso
web-portrait-whale = Balena
web-portrait-swan = Cigno
web-portrait-deer = Cervo
web-portrait-mouse = Topo
web-portrait-frog = Rana
web-portrait-hedgehog = Riccio
web-plate-away = assente
web-plate-turn = di turno
web-plate-yours = tocca a te
