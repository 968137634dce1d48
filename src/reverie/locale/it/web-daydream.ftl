### Ciò che dicono solo le pagine di Daydream.

web-day-clouds = Nuvole
web-day-board = { $who }, { $view }
web-day-empty = vuota
web-day-row = Fila { $row }
web-day-cell-star = stella
web-day-cell-moon = luna
web-day-cell-frame = cornice { $family }
web-day-drawing = In corso: { $object }, { $n } linee su { $all }
web-day-drawn-all = Tutti gli oggetti sono disegnati.
web-day-plant = Foglie: { $circled } cerchiate, { $free } libere, { $filled } spese.
web-day-ended = La fine di un sogno a occhi aperti

web-day-ask-done = I due dadi sono usati. Chiudi il turno o ritira qualche tratto.
web-day-done-rule = Nessuno vede la tua bozza prima che tu chiuda il turno. Quando tutti hanno finito si rilanciano i dadi; la partita termina quando una griglia è piena o una mensola è disegnata.
web-day-wait = Si aspetta { $names } …
web-day-rolling = I dadi rotolano …
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
web-day-do-skip = Salta il { $die }
web-day-skip-gives = { $how ->
    [solo] una foglia, e una spina
   *[several] una foglia al suo posto
}
web-day-done = Fatto
web-day-preview-none = Ancora nessun guadagno.
web-day-tap-again = Tocca di nuovo per scrivere.
web-day-whole = Tabellone intero
web-day-near = Più vicino
web-day-look-at = { $name }, { $score } punti, { $state ->
    [thinking] sta ancora pensando
    [gone] si è ritirato
   *[done] ha finito
}: guarda il tabellone
web-day-thinking = pensa
web-day-is-done = ha finito
web-day-score = Punteggio
web-day-keys = Le frecce scorrono le nuvole, Invio scrive. 1–6 scelgono un dado, + e − usano le foglie, S salta, D chiude il turno.

## Prima della partita

web-day-fold = Piega il pieghevole
web-day-turn-over = Gira
web-day-own-boards = I tabelloni sono disegnati da noi.
web-day-easy = facile
web-day-medium = medio
web-day-hard = difficile
web-day-about-a = Solo le nuvole e la mensola: il posto migliore per cominciare.
web-day-about-d = Ancora nuvole e mensola, con file più lunghe e profumo di caffè.
web-day-about-bc = I numeri nelle caselle stella salgono una costellazione; ogni stella conta.
web-day-about-ef = I numeri nelle caselle luna pendono da una ghirlanda; due vicini uguali rendono.
web-day-about-ad = Sei polaroid: numeri alti sulle stelle, bassi sulle lune.
web-day-about-da = Sei polaroid: tutte diverse, meglio ancora in ordine.
web-day-about-bca = La costellazione, e note che suonano quando i numeri intorno sono uguali.
web-day-about-efd = La ghirlanda, e tre gruppi di cornici da riempire prima degli altri.
web-day-players = Giocatori
web-day-alone = da soli
web-day-seat = Posto { $n }
web-day-seat-you = Tu
web-day-seat-person = Qualcuno con il link
web-day-begin = Comincia
