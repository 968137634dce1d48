### I circoli: gli stessi sogni per tutti.

web-title-circles = Circoli
web-title-circle = Circolo
web-title-invited = Entra nel circolo
web-more-circles = Ogni settimana gli stessi sogni dei tuoi amici.
circles-lead = Ogni settimana tu e i tuoi amici giocate gli stessi sette sogni, ognuno per conto suo e quando vuole. La fortuna è la stessa per tutti: conta solo che cosa ne fate.
circles-yours = I tuoi circoli
circles-none = Non fai ancora parte di un circolo. Creane uno e manda il link ai tuoi amici, o apri il link di un amico.
circles-public = Il circolo aperto
circles-public-what = Tutti giocano gli stessi sette sogni. Comincia da quello che vuoi.
circles-make = Crea un circolo
circles-name = Nome del circolo
circles-make-button = Crea
circles-join = Entra nel circolo
circles-members = { $n ->
    [one] un membro
   *[other] { $n } membri
}
circles-played = { $n ->
    [one] { $n } giocato
   *[other] { $n } giocati
} su { $of }
circles-until = Fino a { $date }
circles-over = Questa settimana è finita
circles-week = Settimana { $n } di { $of }, stagione { $season }
circles-dreams = I sogni della settimana
circles-dream = Sogno { $n }
circles-new = non ancora giocato
circles-playing = iniziato
circles-finished = giocato
circles-abandoned = abbandonato
circles-play = Gioca
circles-continue = Continua
circles-compare = Confronta
circles-one-try = Un solo tentativo, senza consigli.
circles-hidden = Giocalo per vedere com’è andata agli altri.
circles-points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
circles-share = { $n } su 100
circles-table = Questa settimana
circles-table-part = Finché la settimana non è finita, qui contano solo i sogni che hai giocato.
circles-table-none = Gioca il tuo primo sogno della settimana per vedere che cosa ne hanno fatto gli altri.
circles-table-empty = Questa settimana non ha giocato nessuno.
circles-season = Stagione { $n }
circles-season-weeks = { $n ->
    [one] una settimana contata su { $of }
   *[other] { $n } settimane contate su { $of }
}
circles-season-none = Qui contano i punti delle settimane finite.
circles-rule = Ogni sogno dà fino a 100 punti: la percentuale di giocatori che hai superato; un pareggio conta metà. Se non l’ha giocato nessun altro, 50. Non giocato in tempo: 0.
circles-past = Settimane passate
circles-replay = Rivedi la partita di { $name }
circles-commitment = Impronta della fortuna
circles-seed = Seme
circles-fair = La fortuna era fissata prima dell’inizio della settimana: questa è la sua impronta. Il seme si vede a settimana finita.
circles-invite = Invita gli amici con questo link
circles-renew = Nuovo link
circles-renew-what = Il vecchio link non vale più.
circles-people = Membri
circles-owner = responsabile
circles-manage = Gestisci il circolo
circles-remove = Rimuovi { $name }
circles-hand-over = Affida il circolo a { $name }
circles-sure-remove = Rimuovere { $name }? Le sue partite restano nelle classifiche, e il link cambia.
circles-sure-hand-over = Affidare il circolo a { $name }? Tu resti membro.
circles-sure-leave = Lasciare questo circolo? Le tue partite restano nelle sue classifiche.
circles-leave = Lascia il circolo
circles-cancel = Annulla
circles-setups = Sogni dalla prossima settimana
circles-setups-now = Sogni
circles-suggested = Suggerito
circles-suggested-title = Suggerito: { $title }
circles-invited = { $name } ti invita in un circolo.
circles-invited-what = Sette sogni alla settimana, la stessa fortuna per tutti. Giochi in solitario, quando ti va, e poi vi confrontate.
circles-full = Questo circolo è al completo.
circles-name-first = Per un circolo servono un nome e una password: ognuno ha un solo tentativo, e i tuoi punti restano tuoi.
circles-back = Torna al circolo
circles-unknown = Questo circolo non esiste, o non ne fai parte. Chiedi il link a un membro.
