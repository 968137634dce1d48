### Giocare su questo dispositivo, senza il server, e la pagina come app.

web-title-offline = Gioca offline
offline-play = Gioca offline
offline-lead = Questi giochi funzionano su questo dispositivo, con bot e consigli. Le partite finite arrivano al server appena torni online.
offline-this-device = Partita su questo dispositivo.
offline-you = Tu
offline-fetching = Scaricamento del gioco…
offline-starting = Preparazione del tavolo…
offline-kept = Pronto per giocare offline.
offline-to-fetch = Per giocare offline, questo dispositivo scarica una volta circa { $size } MB.
offline-fetch = Scarica ora
offline-not-here = Per giocare offline bisogna prima scaricare i giochi. Intanto puoi leggere le regole.
offline-not-home = Questa partita è solo su questo dispositivo. Si vedrà quando sarà arrivata al server.
offline-needs-people = Offline si gioca con i bot, o passandosi il dispositivo.
offline-alone = Sei offline; qui non c’è nessun altro.
offline-mine = Partite su questo dispositivo
offline-homeless = { $games ->
    [one] Una partita finita aspetta
   *[other] { $games } partite finite aspettano
} di arrivare al server.
offline-new-version = È disponibile una nuova versione di Reverie.
offline-reload = Ricarica
web-seat-here = Un amico, su questo dispositivo
web-player = Giocatore { $n }
web-hand-over = { $name }, tocca a te
web-hand-over-why = Passa il dispositivo. Non si vede nulla finché non lo ha il prossimo giocatore.
web-hand-over-taken = Sono { $name }: mostra la partita
offline-poor = La connessione è debole. Questi giochi funzionano anche su questo dispositivo.
