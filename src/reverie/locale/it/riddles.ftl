### Riddles: positions in which one answer is best, on the page and in the terminal.

riddle-lead = Posizioni da vere partite dei bot. Una risposta è nettamente la migliore, ma un’altra è allettante.
riddle-one = Enigma
riddle-all = Tutti gli enigmi
riddle-day = Enigma del giorno
riddle-day-how = Lo stesso per tutti, fino a mezzanotte UTC. Risolvine uno al giorno per fare una serie.
riddle-day-right = Risolto. Il prossimo arriva a mezzanotte UTC.
riddle-day-wrong = Questa volta no. Il prossimo arriva a mezzanotte UTC.
riddle-solve = Risolvilo
riddle-look-again = Rivedilo
riddle-streak = { $n ->
    [one] Un giorno
   *[other] { $n } giorni di fila
}, record { $longest }
riddle-streak-none = Ancora nessuna serie
riddle-ladder = La tua scalata
riddle-empty = Un enigma è una domanda a un tavolo. Pensaci quanto vuoi: conta solo la tua prima risposta. Poi vedi quanto vale ogni risposta, e ricevi enigmi adatti al tuo rating.
riddle-first = Primo enigma
riddle-next = Prossimo enigma
riddle-solved = { $solved ->
    [one] { $solved } risolto
   *[other] { $solved } risolti
} su { $tried }
riddle-course = Il tuo rating, enigma dopo enigma
riddle-left = { $left } su { $all } ancora da provare
riddle-none = Qui non ci sono enigmi.
riddle-none-left = Li hai provati tutti. Con le nuove versioni ne arrivano altri.
riddle-by-theme = Per tema
riddle-theme-left = ancora { $left } su { $all }
riddle-note = Ogni verdetto viene da almeno 2.000 partite giocate a partire dalla risposta migliore e dalle sue rivali più vicine, con la stessa fortuna; le posizioni senza un verdetto certo sono escluse. Enigmi e soluzioni fanno parte dei sorgenti pubblici: chi va a guardare rovina solo il proprio rating.
riddle-ask = Qual è la risposta migliore? Giocala sul tavolo.
riddle-once = Conta solo la tua prima risposta.
riddle-chosen = La tua risposta: { $answer }
riddle-give = Dai questa risposta
riddle-think = Ripensaci
riddle-right = Giusto!
riddle-wrong = Non è la migliore.
riddle-best = La risposta migliore: { $answer }.
riddle-yours = la tua
riddle-tempting = allettante
riddle-rating-change = Il tuo rating: { $before } → { $after } ({ $change })
riddle-sure = da { $low } a { $high } in { $games } partite
riddle-judged = stimata dal bot addestrato, non giocata
riddle-behind = { $behind } in meno;
riddle-all-answers = Tutte le { $n } risposte
riddle-gives-up = D’altra parte, «{ $answer }» { $reasons }.
riddle-measure-win = La probabilità di vincere se il bot addestrato continua la partita, con un intervallo al 95%.
riddle-measure-score = Il punteggio atteso se il bot addestrato continua la partita, con un intervallo al 95%.
riddle-grade = Trovata da { $n } bot su { $all }:
riddle-its-rating = Rating di questo enigma: { $rating }
riddle-themes = Temi: { $themes }
riddle-people = Qui l’hanno risolto in { $solved } su { $people }.
riddle-challenge = Contesta il verdetto
riddle-challenge-how = Fai rigiocare la risposta migliore e un’altra, con una nuova fortuna. Ogni parola dà una fortuna diversa; i risultati si sommano.
riddle-challenge-answer = L’altra risposta
riddle-challenge-luck = Una parola per la fortuna
riddle-challenge-go = Fai giocare
riddle-challenge-playing = Partite in corso…
riddle-challenged = Dopo altre { $games } partite ciascuna: { $best } per la risposta migliore, { $other } per l’altra. Differenza { $behind } (da { $low } a { $high }, 95%).
riddle-go-on = Continua la partita da qui
riddle-record = Scarica la partita fin qui
riddle-review = Rivedi la partita e la posizione
riddle-no-hint = Per un enigma non ci sono consigli prima della risposta.
riddle-hidden = In questa partita ognuno ha carte che gli altri non possono vedere: quanto è successo finora non viene mostrato.
riddle-key-verdict = Verdetto
riddle-home = Enigmi: quello del giorno, la tua scalata, i temi
riddle-opinions = Quanto vale ogni risposta
riddle-opinions-how = Tre pareri: le partite giocate fino in fondo, la stima del bot addestrato e una ricerca profonda. Dove divergono, può decidere una contestazione.
riddle-opinion-played = Giocato
riddle-opinion-judge = Addestrato
riddle-opinion-search = Ricerca
riddle-on-device = Senza server: il tuo rating resta su questo dispositivo.
riddle-line-list = { $name }: { $title }, { $theme }, rating { $rating }
riddle-line-tried = { $n } enigmi provati su { $all }, { $solved } risolti. Rating { $rating } ± { $deviation }.
riddle-line-rating = Il tuo rating: { $before } → { $after }.
riddle-line-ask = La tua risposta
theme-plain = Una buona risposta
