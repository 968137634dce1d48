### Al tuo tavolo: carte o dadi veri, e Reverie segue la partita. Per la pagina e il terminale.

own-lead = Gioca con le tue carte o i tuoi dadi. Di’ che cosa hai pescato o tirato e che cosa hai fatto: Reverie segue la partita, conta ciò che resta e, se vuoi, ti consiglia.
own-step-begin = Scegli il gioco così com’è sul tuo tavolo, e comincia.
own-step-enter = Dopo ogni pesca o tiro, tocca ciò che è uscito. Viene proposto solo il possibile.
own-step-correct = Un errore? Annulla quante volte vuoi, o correggi una voce precedente: tutto ciò che segue viene rigiocato.
own-step-end = Alla fine c’è la solita analisi. Queste partite hanno statistiche proprie.
own-choose = Opzioni di gioco
own-mine = Partite al tuo tavolo
own-none = Ancora nessuna partita al tuo tavolo.
own-past = Finite al tuo tavolo
own-past-line = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
}, record { $best }, { $mean } in media
own-past-score = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, record { $best }, { $mean } in media
own-ask = Che cosa è uscito?
own-left = { $n ->
    [one] resta 1
   *[other] restano { $n }
}
own-pass = Ognuno inserisce le proprie carte. Passa il dispositivo quando ti viene chiesto.
own-entries = Voci
own-entries-none = Non è stato ancora inserito nulla.
own-entries-how = Scegli una voce per correggerla. Tutto ciò che segue viene rigiocato.
own-chance = Caso
own-hidden = nascosta
own-correct = Correggi la voce { $n }
own-remove = Togli questa voce
own-misfit = La voce { $n } ({ $what }) non va più bene: { $why }
own-why-over = a quel punto la partita è già finita.
own-why-chance = prima viene una carta o un tiro.
own-why-turn = prima tocca a un altro giocatore.
own-why-left = lì non può uscire.
own-why-illegal = lì le regole non lo permettono.
own-aside = { $n ->
    [one] 1 voce è messa da parte.
   *[other] { $n } voci sono messe da parte.
} Inserisci che cosa è successo, poi rigioca il resto.
own-follow = Rigioca il resto
own-leave-out = Scarta il resto
own-deal = Fai distribuire a Reverie
own-deal-sure = Da qui in poi Reverie distribuisce e tira; le tue carte o i tuoi dadi non servono più. Non si può annullare.
own-dealt = Da ora distribuisce Reverie.
own-piles = Disponi
own-piles-title = Che cosa c’è sul tavolo
own-piles-how = Disponi tutto su un tavolo vero per continuare lì.
own-ordered = in quest’ordine
own-impossible = «{ $what }» ora non può uscire. È sbagliata una voce precedente?
own-ambiguous = «{ $text }» può voler dire { $meanings }
own-unreadable = «{ $text }» non può uscire. Scrivi l’inizio delle parole, per esempio { $example }.
own-type = Basta l’inizio delle parole, per esempio { $example }. `undo` · `entries` · `correct` · `piles` · `deal` · `quit`
own-corrected = La voce { $n } è stata corretta.
own-removed = La voce { $n } è stata tolta.
own-no-entry = Non c’è una voce { $n } che tu possa correggere.
own-correct-how = Scrivi `correct 12 rs`, o `correct 12` per togliere la voce 12.
own-home = Al tuo tavolo, con carte o dadi veri
own-key-entries = Voci
own-key-piles = Disponi
own-key-deal = Distribuisci
own-key-follow = Resto
own-help-undo = annulla l’ultima voce o l’ultima modifica
own-help-entries = mostra le voci inserite
own-help-correct = `correct 12 rs` corregge la voce 12, `correct 12` la toglie
own-help-follow = rigioca ciò che una correzione ha messo da parte, fin dove possibile
own-help-drop = scarta ciò che una correzione ha messo da parte
own-help-piles = mostra che cosa c’è sul tavolo, per disporlo altrove
own-help-deal = da qui in poi lascia distribuire e tirare a Reverie
own-nothing-aside = Non c’è nulla da parte.
own-followed = Il resto è stato rigiocato, fin dove possibile.
own-left-out = Il resto è stato scartato.
