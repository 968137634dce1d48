### Ciò che dicono le pagine attorno a una partita: consigli, racconto di una partita, la fine, il sogno del giorno, conversazione, statistiche.

## Consigli

web-hint-sure = probabilmente da { $low } a { $high }
web-hint-names = Il nome che la partita può meritare
web-hint-measure-win = La probabilità di vincere, se continui bene.
web-hint-measure-score = Il punteggio atteso, se continui bene.

## Il racconto di una partita

web-analyse = Analizza
web-curve-costly = La mossa { $n } è costata molto
web-replay-start = L’inizio
web-story-title = Di cosa era fatta la partita
web-story-played = Come è stata giocata
web-story-luck = Fortuna
web-story-skill = Scelte
web-story-accuracy = Precisione: 100 è ogni volta la risposta migliore, 0 è rispondere a caso.
web-story-decisions = { $n ->
    [one] Una decisione lasciava scelta
   *[other] { $n } decisioni lasciavano scelta
}; { $best } valevano la migliore.
web-story-change = { $measure ->
    [win] La probabilità di vincere è passata da { $from } a { $to }.
   *[score] Il punteggio atteso è passato da { $from } a { $to }.
}
web-story-kind = Il caso più benevolo: { $gain }
web-story-hard = Il caso più duro: { $gain }
web-story-costly = Che cosa è costato di più
web-story-better = Meglio: { $answer }
web-story-fine = Buona quanto la migliore.
web-story-working = La partita viene ripensata da capo …
web-story-none = In questa partita nessuno ha avuto scelta.

## La fine

web-end-names = Nomi da meritare
web-end-past = Accanto alle tue partite di prima
web-end-forked = Sei tornato a prima di qualcosa di rivelato: questa partita non conta da nessuna parte.
web-end-first = La tua prima partita di questo tipo. D’ora in poi c’è con che confrontarsi.
web-end-scale = Questa partita { $score }, la tua media { $mean }, la tua migliore { $best }
web-end-record = La tua migliore finora!
web-end-place = Numero { $place } delle tue { $games } partite di questo tipo.
web-end-mean = Prima: { $mean } in media, { $best } al meglio.
web-end-streak = { $n } vittorie di fila.
web-oni-left-doors = Non trovato: { $doors }.
web-oni-left-deck = { $n ->
    [one] Restava una carta
   *[other] Restavano { $n } carte
} nel mazzo; { $nightmares ->
    [0] nessun incubo era ancora da vedere.
    [one] un incubo era ancora da vedere.
   *[other] { $nightmares } incubi erano ancora da vedere.
}
web-day-left-objects = { $n ->
    [one] Un oggetto non è finito: { $object }.
   *[other] { $n } oggetti non sono finiti; il prossimo sarebbe stato: { $object }.
}
web-day-left-clouds = { $n ->
    [one] Una nuvola è rimasta vuota.
   *[other] { $n } nuvole sono rimaste vuote.
}
web-day-left-rows = File in ordine: { $suns }. File rovinate: { $spoiled }.
web-day-left-leaves = { $n ->
    [one] Una foglia cerchiata non è stata usata.
   *[other] { $n } foglie cerchiate non sono state usate.
}

## Il sogno del giorno

web-leaderboard = Classifica
web-leaderboard-none = Nessuno l’ha ancora finito. Potresti essere il primo.
web-try-doors = { $won ->
    [yes] tutte le porte
   *[no] { $n ->
        [one] una porta
       *[other] { $n } porte
    }
}
web-try-points = { $n ->
    [one] un punto
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

web-talk-bots = Qui nessuno può rispondere: { $names } preferisce giocare.
web-react = Reazioni
web-react-hello = Ciao!
web-react-well-done = Ben fatto!
web-react-thinking = Ci penso …
web-react-lucky = Che fortuna!
web-react-ouch = Ahi
web-react-thanks = Grazie
web-react-sorry = Mi dispiace
web-react-good-game = Bella partita
web-mute = Non sentire più
web-unmute = Senti di nuovo

## Statistiche

web-stats-which = Quale gioco
web-stats-title = { $name }, in { $players }
web-stats-by-setup = L’una accanto all’altra
web-stats-all-onirim = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $wins } vinte.
web-stats-all-daydream = { $games ->
    [one] Un pomeriggio
   *[other] { $games } pomeriggi
} alla finestra.
web-stats-of = { $wins } su { $games }
web-stats-best-of = record { $best }, { $games ->
    [one] una partita
   *[other] { $games } partite
}
web-stats-bars-onirim = Barre: la quota di partite vinte. Baffi: dove probabilmente si trova.
web-stats-bars-daydream = Barre: punti in media. Segno: la partita migliore.
web-stats-weeks-onirim = Quota vinta, settimana per settimana (barre: partite giocate)
web-stats-weeks-daydream = Punti in media, settimana per settimana (barre: partite giocate)
web-stats-week = S{ $n }
web-stats-week-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}

## Settings

web-set-grain = Grana della carta
web-set-volume = Volume

## I quattro prezzi di un incubo

web-oni-price-key = Una chiave
web-oni-price-door = Una porta
web-oni-price-five = Cinque carte
web-oni-price-hand = La mano
web-oni-then-five = In media { $lost } carte perse, di cui { $keys } chiavi, e { $doors } porte nel Limbo; { $left } restano nel mazzo.
web-oni-then-hand = { $n ->
    [0] Niente in mano da perdere; cinque carte nuove.
   *[other] Perse: { $cards }. Cinque carte nuove al loro posto.
}

## Prima di una partita

web-strength-gentle = Gentile: rapido, ogni tanto sbaglia
web-strength-steady = Costante: solido, prende ciò che è vicino
web-strength-sharp = Acuto: ha imparato da molte partite
web-strength-dreamer = Il Sognatore: guarda lontano, e pensa più a lungo
web-day-unfold = Apri
web-day-fold-away = Piega
web-day-alone-what = Da soli si gioca per un nome: un numero saltato costa una spina, e ogni due spine un punto.
web-day-several-what = Tutti scrivono gli stessi due dadi nello stesso momento; nessuno vede una bozza prima che tutti abbiano finito.
