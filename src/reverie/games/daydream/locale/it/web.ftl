### Ciò che dicono solo le pagine di Daydream.

web-day-clouds = Nuvole
web-day-board = { $who }, { $view }
web-day-empty = vuota
web-day-row = Fila { $row }
web-day-cell-star = stella
web-day-cell-moon = luna
web-day-cell-frame = cornice { $family }
web-day-drawing = { $n ->
    [one] In corso: { $object }, { $n } linea
   *[other] In corso: { $object }, { $n } linee
} su { $all }
web-day-drawn-all = Tutti gli oggetti sono disegnati.
web-day-plant = Foglie: cerchiate { $circled }, libere { $free }, spese { $filled }.
web-day-ended = Il tuo pomeriggio è finito

web-day-done-rule = Nessuno vede la tua bozza prima che tu chiuda il turno. Quando tutti hanno finito si tirano di nuovo i dadi; la partita termina quando una griglia è piena o una mensola è disegnata.
web-day-wait = In attesa di { $names }…
web-day-rolling = I dadi rotolano…
web-day-die = Scegli un dado
web-day-die-is = Dado che mostra { $die }
web-day-die-used = Dado che mostra { $die }, usato
web-day-leaf-less = Uno in meno, per una foglia
web-day-leaf-more = Uno in più, per una foglia
web-day-writes = Scrivi { $digit }
web-day-leaves-used = { $n ->
    [one] per una foglia
   *[other] per { $n } foglie
}
web-day-do-write = { $digit } in { $cell }
web-day-do-write-here = scrivi { $digit } qui
web-day-do-skip = Salta { $die ->
    [1] l’1
   *[other] il { $die }
}
web-day-skip-gives = { $how ->
    [solo] una foglia, e una spina
   *[several] una foglia al suo posto
}
web-day-done = Chiudi il turno
web-day-preview-none = Per ora non rende nulla.
web-day-tap-again = Tocca di nuovo per scrivere.
web-day-whole = Tabellone intero
web-day-near = Ingrandisci
web-day-look-at = { $name }, { $score ->
    [1] un punto
   *[other] { $score } punti
}, { $state ->
    [thinking] sta ancora pensando
    [gone] ha abbandonato
   *[done] ha finito
}: guarda il tabellone
web-day-thinking = pensa
web-day-is-done = ha finito
web-day-score = { $n ->
    [one] punto
   *[other] punti
}
web-day-keys = Le frecce scorrono le nuvole, N porta alla prossima libera, Invio scrive. 1–6 scelgono un dado, + e − usano le foglie, S salta, D chiude il turno, Z ingrandisce.

## Prima della partita

web-day-fold = Scegli il tabellone
web-day-turn-over = Gira
web-day-own-boards = I tabelloni sono disegnati da noi.
web-day-easy = facile
web-day-medium = medio
web-day-hard = difficile
web-day-about-a = Solo le nuvole e la mensola: il posto migliore per cominciare.
web-day-about-d = Ancora nuvole e mensola, con file più lunghe e profumo di caffè.
web-day-about-bc = I numeri nelle nuvole con la stella salgono una costellazione; ogni stella conta.
web-day-about-ef = I numeri nelle nuvole con la luna pendono da una ghirlanda; due vicini uguali rendono.
web-day-about-ad = Sei polaroid: numeri alti sulle stelle, bassi sulle lune.
web-day-about-da = Sei polaroid: tutte diverse, meglio ancora in ordine.
web-day-about-bca = La costellazione, e note che suonano quando i numeri intorno sono uguali.
web-day-about-efd = La ghirlanda, e tre gruppi di cornici da riempire prima degli altri.
web-day-players = Giocatori
web-day-alone = in solitario
web-day-seat = Posto { $n }
web-day-seat-you = Tu
web-day-begin = Inizia la partita

## Pagine


## La fine

web-day-left-objects = { $n ->
    [one] Un oggetto non è finito: { $object }.
   *[other] { $n } oggetti non sono finiti; il prossimo sarebbe stato: { $object }.
}
web-day-left-clouds = { $n ->
    [one] Una nuvola è rimasta vuota.
   *[other] { $n } nuvole sono rimaste vuote.
}
web-day-left-rows = File perfette: { $suns }. File rovinate: { $spoiled }.
web-day-left-leaves = { $n ->
    [one] Una foglia cerchiata non è stata usata.
   *[other] { $n } foglie cerchiate non sono state usate.
}

## Prima di una partita

web-day-unfold = Apri
web-day-fold-away = Piega
web-day-alone-what = In solitario giochi per un titolo: un dado saltato costa una spina, e due spine un punto.
web-day-several-what = Tutti usano gli stessi due dadi nello stesso momento; nessuno vede la tua bozza prima che tutti abbiano finito.

# What becomes of a row, as soon as it is certain.
web-day-fate-doomed = non si può più salvare
web-day-fate-sunny = può ancora dare il suo sole
# What a number would do.
web-day-would-dot = Fila { $row }: tutti diversi, { $n } linee
web-day-would-sun = Fila { $row }: in ordine, { $n } linee da sole a sole
web-day-would-spoiled = Fila { $row }: un numero ripetuto, niente
web-day-would-finish = Completa questo oggetto: { $object }
web-day-brightens = { $n ->
    [one] Ora una fila può dare il sole.
   *[other] Ora { $n } file possono dare il sole.
}
web-day-dooms = { $n ->
    [one] Una fila non si può più salvare.
   *[other] { $n } file non si possono più salvare.
}
web-day-dims = { $n ->
    [one] Una fila perde il suo sole.
   *[other] { $n } file perdono il loro sole.
}
web-day-goal-line = riempi file di nuvole per disegnare gli oggetti sulla mensola; ogni oggetto finito vale un punto.
web-day-coach-start = Scrivi i due numeri dove vuoi. Lontani, ti danno due punti da cui partire.
web-day-coach-write = Scrivi ogni dado accanto a una nuvola piena. In una fila mai due numeri uguali; numeri in ordine danno il sole.
web-day-coach-nearly = Alla fila { $row } manca solo { $cell }. Ogni numero tranne { $taken } dà il punto ●{ $sun ->
    [none] .
    [0] , e uno 0 dà il sole ☼.
   *[other] , e un { $sun } dà il sole ☼.
}
web-day-coach-leaf = Un dado non va bene? La pianta ha foglie cerchiate: − e + cambiano il dado di uno per ogni foglia.
web-day-coach-row = Due file sono complete. Scegli quale disegna per prima.
web-day-coach-bonus = Un bonus: una linea fino al prossimo sole fa avanzare la mensola, una foglia cambierà un dado più tardi.
web-day-coach-done = Ti va bene? Chiudi il turno. Fino ad allora puoi annullare tutto.
web-day-tip-doomed = Un numero ripetuto rovina la fila: non rende più nulla. Cerca una fila in cui manca.
web-day-tip-skip = Ogni dado saltato fa crescere una spina, e due spine costano un punto. Una foglia può invece cambiare il dado.

## The legend of the board, and things held up to the eyes

web-day-legend = Significato dei simboli
web-day-cloud = Nuvola { $cell }
web-day-plant-title = La pianta
web-day-legend-dot = tutti diversi: una linea per nuvola, da punto a punto
    .short = tutti diversi
web-day-legend-sun = numeri consecutivi: linee da sole a sole
    .short = in ordine
web-day-legend-spoiled = un numero ripetuto: niente
    .short = ripetuto: niente
web-day-legend-leaf = una foglia cerchiata cambia un dado di 1
    .short = ±1
web-day-legend-bonus = bonus: una linea o una foglia
    .short = bonus
web-day-legend-constellation = un numero qui disegna altrettante linee della costellazione
    .short = sale
web-day-legend-garland = appende il numero alla ghirlanda
    .short = alla ghirlanda
web-day-legend-polaroids-ad = le stelle contano per te, le lune contro
    .short = stelle +, lune −
web-day-legend-polaroids-da = ogni numero diverso vale uno
    .short = tutti diversi
web-day-legend-notes = numeri uguali attorno riempiono la nota
    .short = uguali
web-day-legend-frames = un gruppo di cornici pieno dà la sua ricompensa
    .short = riempi il gruppo
web-board-own = Disegna o stampa i tuoi tabelloni
