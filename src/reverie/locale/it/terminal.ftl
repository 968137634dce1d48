### Ciò che dice soltanto il programma per il terminale.

term-language = Italiano
term-dumb = Questo terminale non può mostrare tutto il tavolo: servono uno schermo su cui disegnare e una tastiera. `{ $program } play` propone gli stessi giochi riga per riga.
term-small = Questo terminale ha { $columns } colonne e { $lines } righe; il tavolo ne richiede { $wide } e { $high }. Ingrandisci la finestra, oppure gioca riga per riga con `{ $program } play`.
term-sorry = Non ha funzionato
term-close = ↑ ↓ per scorrere, Esc per chiudere

## L'ingresso

term-home-lead = Ogni partita si salva dopo ogni mossa. Al tavolo, ? apre l’aiuto.
term-home-resume = { $n ->
    [0] Continua una partita: qui non ne aspetta nessuna
    [one] Continua una partita: una ti aspetta
   *[other] Continua una partita: { $n } ti aspettano
}
term-home-replay = Rivedi una partita
term-home-online = Gioca online, con il tuo account
term-home-language = Lingua: { $language }
term-home-quit = Esci
term-title-resume = Continua una partita
term-title-replay = Rivedi una partita
term-players = { $n ->
    [one] in solitario
   *[other] { $n } giocatori
}
term-other-file = Un altro file…
term-which-file = Quale file?
term-seat = Posto { $n }
term-seat-here = una persona a questa tastiera

## Tasti

term-key-choose = scegli
term-key-answer = rispondi
term-key-die = altro dado
term-key-leaf = foglie
term-key-sheets = tabelloni
term-key-log = Cronologia
term-key-odds = Probabilità
term-key-help = Aiuto
term-key-file = altro file
term-key-move = una mossa
term-key-ten = dieci mosse
term-key-costly = scelta costosa
term-key-analysis = analisi
term-key-player = altro giocatore

## Al tavolo

term-cover = Giocatore { $player }, tocca a te. Quando nessun altro vede lo schermo, premi un tasto.
term-cover-leave = Q esce; la partita è salvata.
term-save-where = Dove salvare una copia della partita?
term-help-table = Le frecce indicano una risposta, Invio la dà; lo stesso fanno il suo numero o un clic. Un clic su una carta indica che cosa puoi farne. Tutto ciò che fai è salvato subito.
term-help-log = la cronologia della partita
term-help-odds = tutto il tavolo, ciò che non si è ancora visto e ciò che può arrivare
term-help-type = permette di scrivere una risposta a parole
term-help-keep = mette una copia della partita in un file

## Rivedere

term-chance = Caso
term-judging = Valuto ogni decisione
term-nothing-judged = In questa partita non c’era nulla da decidere.

## In rete

term-server = Quale server? Il suo indirizzo, come nel browser.
term-no-server = { $server } non si può raggiungere: { $reason }
term-strange-server = { $server } risponde, ma non è un server di Reverie.
term-who = Chi sei su { $server }?
term-as-guest = Un ospite: giochi subito, il nome lo scegli più tardi
term-lobby = Su { $server } come { $name }
term-lobby-new = Nuova partita di { $game }
term-lobby-join = Partecipa con link o codice
term-lobby-claim = Crea un account per conservare le tue partite
term-lobby-open = Tavolo aperto
term-lobby-leave = Torna a questo computer
term-password-again = Password (almeno 8 caratteri)
term-lost = Nessuna connessione. Nulla va perso; riprovo…
term-connecting = Connessione in corso…
term-invitation = Codice: { $code }
term-key-bot = Aggiungi un bot
term-online-kept = Questa partita è salvata sul server.
term-undo-sent = Gli altri decidono se puoi annullare la mossa.
term-said = { $name }: «{ $text }»
term-hint-place = Il tuo consiglio è al posto { $place } della coda. Esc lo annulla.
term-help-people = le persone a questo tavolo, e che cosa fare se qualcuno non risponde
