### Promemoria: tocca a te, nel browser e per e-mail, e la pagina di ciò che ti aspetta.

letters-title = { $count ->
    [one] Tocca a te
   *[other] { $count } partite ti aspettano
}
letters-off = Disattiva
letters-text = Ciao,

    { $count ->
        [one] tocca a te in una partita di { $games }.
       *[other] tocca a te in { $count } partite: { $games }.
    }

    Gioca: { $link }

    Ricevi questa e-mail perché hai chiesto i promemoria.
    Per non riceverne più: { $stop }
letters-confirm-subject = Conferma il tuo indirizzo
letters-confirm-text = Ciao,

    questo indirizzo è stato indicato per i promemoria di Reverie. Se la richiesta è tua, confermalo:

    { $link }

    Il link vale due giorni. Se non è tua, non fare nulla: non arriveranno altre e-mail.
letters-waiting = Tocca a te
letters-waiting-lead = Le partite con altri in cui tocca a te, prima le più urgenti.
letters-waiting-none = Nessuno ti sta aspettando. Invita qualcuno a una partita con più giorni per rispondere e giocatela una mossa alla volta.
letters-waiting-theirs = In attesa degli altri
letters-until = Rispondi entro { $time }
letters-reminders = Promemoria
letters-reminders-why = Quando tocca a te in una partita con altri e tu sei altrove, ti avvisiamo: una volta per turno, solo con il nome del gioco e un link.
letters-push = Su questo dispositivo
letters-push-on = Attiva le notifiche
letters-push-here = Le notifiche sono attive.
letters-push-denied = Questo browser non permette le notifiche di questo sito. Consentile nelle impostazioni del sito e riprova.
letters-push-failed = Il servizio di notifiche di questo browser non risponde. Riprova più tardi o con un altro browser.
letters-push-none = Qui il browser non può mostrare notifiche: serve una connessione cifrata (https).
letters-push-server = Questo server non invia notifiche.
letters-devices = { $count ->
    [one] Le notifiche arrivano su un browser.
   *[other] Le notifiche arrivano su { $count } browser.
}
letters-mail = Per e-mail
letters-mail-address = Indirizzo e-mail
letters-mail-on = Avvisami per e-mail
letters-mail-pending = Abbiamo mandato un link a { $address }. Aprilo per confermare l’indirizzo.
letters-mail-here = I promemoria arrivano a { $address }.
letters-quiet = Ore di silenzio
letters-quiet-from = dalle
letters-quiet-to = alle
letters-quiet-why = In queste ore non arriva nulla; ciò che resta in attesa arriva dopo.
letters-quiet-none = Nessuna ora di silenzio
letters-confirmed = Il tuo indirizzo è confermato. I promemoria arriveranno per e-mail.
letters-stopped = Non riceverai più e-mail.
letters-link-old = Questo link è scaduto o è già stato usato.
