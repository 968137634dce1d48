### Ciò che dicono le pagine attorno a una partita: consigli, racconto di una partita, la fine, il sogno del giorno, conversazione, statistiche.

## Consigli

web-hint-sure = probabilmente da { $low } a { $high }
web-hint-names = Titolo probabile
web-hint-measure-win = La tua probabilità di vincere se giochi bene da qui.
web-hint-measure-score = Il tuo punteggio atteso se giochi bene da qui.

## Il racconto di una partita

web-analyse = Analisi
web-curve-costly = Mossa { $n }: un errore costoso
web-replay-start = Inizio
web-story-title = Analisi della partita
web-story-played = Come hai giocato
web-story-luck = Fortuna
web-story-skill = Decisioni
web-story-accuracy = Precisione: 100 è sempre la mossa migliore, 0 sono mosse a caso.
web-story-decisions = { $n ->
    [one] Una vera decisione
   *[other] { $n } vere decisioni
}; { $best ->
    [one] una buona
   *[other] { $best } buone
} quanto la mossa migliore.
web-story-change = { $measure ->
    [win] La tua probabilità di vincere è passata da { $from } a { $to }.
   *[score] Il tuo punteggio atteso è passato da { $from } a { $to }.
}
web-story-kind = Colpo di fortuna: { $gain }
web-story-hard = Colpo di sfortuna: { $gain }
web-story-costly = Errori più costosi
web-story-better = Meglio: { $answer }
web-story-fine = Buona quanto la migliore.
web-story-working = Analisi della partita…
web-story-none = In questa partita non c’era nulla da decidere.

## La fine

web-end-names = Titoli da conquistare
web-end-past = Rispetto alle tue partite precedenti
web-end-forked = Sei tornato indietro dopo aver visto che cosa usciva: questa partita non conta.
web-end-first = La tua prima partita di questo tipo.
web-end-scale = Questa partita { $score }, la tua media { $mean }, il tuo record { $best }
web-end-record = Il tuo miglior risultato finora!
web-end-place = Posto { $place } fra le tue { $games } partite di questo tipo.
web-end-mean = Prima: { $mean } in media, record { $best }.
web-end-streak = { $n } vittorie di fila.

## Il sogno del giorno

web-leaderboard = Classifica
web-leaderboard-guests = Gli ospiti non sono in classifica. Crea un account nelle Impostazioni prima di giocare.
web-leaderboard-none = Nessuno ha ancora finito. Comincia tu!
web-try-points = { $n ->
    [1] un punto
   *[other] { $n } punti
}
web-daily-ends = { $hours ->
    [0] Ancora { $minutes } min.
   *[other] Ancora { $hours } h { $minutes } min.
}
web-daily-streak = { $n ->
    [one] un giorno
   *[other] { $n } giorni di fila
}
web-daily-share = Condividi il risultato di { $game }
web-daily-board = Classifica di { $game }

## Conversazione

web-talk-bots = I bot non chattano: nessuna risposta da { $names }.
web-react = Reazioni
web-react-hello = Ciao!
web-react-well-done = Ben fatto!
web-react-thinking = Ci penso…
web-react-lucky = Che fortuna!
web-react-ouch = Ahi
web-react-thanks = Grazie
web-react-sorry = Scusa
web-react-good-game = Bella partita
web-mute = Silenzia
web-unmute = Riattiva

## Statistiche

web-stats-which = Gioco
web-stats-title = { $name }, in { $players }
web-stats-by-setup = Per tipo di partita
web-stats-all-won = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $wins ->
    [one] una vinta
   *[other] { $wins } vinte
}.
web-stats-all-score = { $games ->
    [one] Un pomeriggio
   *[other] { $games } pomeriggi
} alla finestra.
web-stats-of = { $wins } su { $games }
web-stats-best-of = record { $best }, { $games ->
    [one] una partita
   *[other] { $games } partite
}
web-stats-bars-won = Barre: percentuale di vittorie. Linee: intervallo probabile.
web-stats-bars-score = Barre: punti in media. Segno: la tua partita migliore.
web-stats-weeks-won = Percentuale di vittorie per settimana (barre: partite giocate)
web-stats-weeks-score = Punti in media per settimana (barre: partite giocate)
web-stats-week = S{ $n }
web-stats-week-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}

## Settings

web-set-grain = Trama della carta
web-set-volume = Volume

## Prima di una partita

web-strength-gentle = Gentile: gioca in fretta e sbaglia ogni tanto
web-strength-steady = Costante: solido, ma pianifica poco
web-strength-sharp = Acuto: ha imparato da molte partite
web-strength-dreamer = Il Sognatore: il più forte, pensa più a lungo
web-difficulty = Difficoltà
web-difficulty-1 = facile
web-difficulty-2 = media
web-difficulty-3 = difficile
web-difficulty-4 = molto difficile
web-measured-win = Su 100 partite un bot semplice ne vince { $simple }, il nostro bot { $bot } { $sharp }.
web-measured-score = Un bot semplice fa in media { $simple } punti, il nostro bot { $bot } { $sharp }.
web-minutes = Circa { $n } minuti.
web-full = Il tavolo di { $name } è al completo.
web-watch = Guarda
web-own-table = Apri un tuo tavolo
web-coach = Coach
web-goal = Obiettivo:
web-coach-show = Mostrami
web-coach-skip = Gioca senza aiuto
web-coach-watch = Guarda che cosa succede.
web-tip = Suggerimento:
web-tip-close = Capito
