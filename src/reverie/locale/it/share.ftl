### Risultati da mandare agli amici.

share-head = Reverie
share-daily = Reverie · sogno del giorno, { $day }
share-circle = Reverie · circolo, settimana { $day }
share-date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
share-doors = { $won ->
    [yes] Tutte le Porte trovate, risveglio in tempo!
   *[no] { $doors } { $doors ->
        [one] Porta
       *[other] Porte
    } su { $all }
}
share-score = { $score ->
    [1] Un punto
   *[other] { $score } punti
}: { $name }
share-left = Abbandonato prima della fine
share-streak = { $days } giorni di fila
share-open = Partita in corso
share-table = { $how ->
    [won] Vittoria con { $score ->
        [1] un punto
       *[other] { $score } punti
    }
    [shared] Vittoria condivisa con { $score ->
        [1] un punto
       *[other] { $score } punti
    }
   *[lost] { $score ->
        [1] Un punto
       *[other] { $score } punti
    }, ma ha vinto un altro
}
share-points = { $score ->
    [1] Un punto
   *[other] { $score } punti
}
share-together = { $how ->
    [won] Vittoria!
   *[lost] Sconfitta
}
