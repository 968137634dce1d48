### Giocare su questo dispositivo, senza il server, e la pagina come app.

web-title-offline = Gioca senza connessione
offline-play = Gioca senza connessione
offline-lead = Entrambi i giochi funzionano su questo solo dispositivo, con bot e suggerimenti. Le partite che concludi arrivano al server appena torna raggiungibile.
offline-this-device = Partita su questo dispositivo.
offline-you = Tu
offline-fetching = Il gioco sta arrivando su questo dispositivo…
offline-starting = Stiamo preparando il tavolo…
offline-kept = Tutto il necessario è su questo dispositivo. La connessione non serve più.
offline-to-fetch = Per giocare senza connessione, questo dispositivo deve scaricare una volta circa { $size } MB.
offline-fetch = Scarica adesso
offline-not-here = Il gioco non è ancora su questo dispositivo e non c'è una connessione per scaricarlo.
offline-not-home = Questa partita esiste solo su questo dispositivo. Quando sarà arrivata al server, qui si vedrà.
offline-needs-people = Senza connessione al tavolo potete sedere solo tu e i bot.
offline-alone = Senza connessione qui non c'è nessun altro.
offline-mine = Partite su questo dispositivo
offline-homeless = { $games ->
    [one] Una partita conclusa aspetta
   *[other] { $games } partite concluse aspettano
} di arrivare al server.
offline-new-version = C'è una nuova versione di Reverie.
offline-reload = Ricarica
