### Giocare insieme: chi c’è, chi ci mette tanto, e il proprio account.

people-title = Le persone a questo tavolo
people-short = Persone
people-open = presente
people-away = assente da { $time }
people-gone = offline da { $time }
people-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
people-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
people-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
people-moment = un momento
people-is-away = { $name } è assente.
people-is-gone = { $name } è offline.
people-stand-in-for = gioca { $bot } al suo posto
people-time = Tempo per rispondere
people-time-none = quanto si vuole
people-time-120 = 2 minuti
people-time-300 = 5 minuti
people-time-600 = 10 minuti
people-time-86400 = 1 giorno
people-time-259200 = 3 giorni
people-time-604800 = 7 giorni
people-time-why = Se qualcuno ci mette di più, gli altri possono farlo sostituire da un bot, aspettare ancora o chiudere la partita senza risultato.
people-overdue = { $name } non ha risposto in tempo.
people-stand-in = Fai giocare un bot
people-wait = Aspetta ancora
people-end = Chiudi senza risultato
people-end-asked = Proposta di { $names }: chiudere la partita senza risultato. Finisce quando tutti i presenti sono d’accordo.
people-own-time = Tempo rimasto per rispondere: { $time }
people-own-late = Il tuo tempo è scaduto: gli altri possono far giocare un bot al tuo posto.
people-stood-in = Un bot gioca al posto tuo. Questa partita non conta più per te, ma puoi continuarla.
people-return = Riprendi il tuo posto
people-block = Blocca
people-block-sure = { $name } non potrà più scriverti né unirsi ai tuoi tavoli. Puoi annullarlo nelle impostazioni.
people-blocked = Hai bloccato { $name }.
people-report = Segnala
people-report-title = Segnala { $name }
people-report-reason = Che cosa è successo?
people-report-insult = Insulti o molestie
people-report-cheating = Imbrogli
people-report-name = Un nome offensivo
people-report-stalling = Lentezza intenzionale
people-report-other = Altro
people-report-text = Con parole tue (facoltativo)
people-report-send = Invia
people-reported = Grazie. Il gestore del server esaminerà la segnalazione.
people-cancel = Annulla
people-no-result = Questa partita è stata chiusa senza risultato. Non conta per nessuno.
people-hint-place = Annulla il consiglio (posto { $place } in coda)
account-password-title = Cambia password
account-old = Password attuale
account-new = Nuova password
account-change = Cambia password
account-changed = La password è cambiata. Tutti gli altri browser sono stati disconnessi.
account-reset-title = Imposta una nuova password
account-reset-why = Questo link vale una volta sola. Scegli una nuova password per accedere qui.
account-reset = Imposta password
account-sessions = I tuoi accessi
account-session = Accesso del { $created }, ultimo uso il { $seen }
account-this = Questo browser
account-end = Disconnetti
account-elsewhere = Disconnetti ovunque tranne qui
account-blocked = Persone bloccate
account-blocked-none = Non hai bloccato nessuno.
account-unblock = Sblocca
account-unblock-name = Sblocca { $name }
