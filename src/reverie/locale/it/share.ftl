### Risultati da mandare agli amici.

share-head = Reverie
share-daily = Reverie · sogno del giorno, { $day }
share-circle = Reverie · circolo, settimana { $day }
share-doors = { $won ->
    [yes] Tutte le porte trovate, risveglio in tempo!
   *[no] { $doors } { $doors ->
        [one] porta
       *[other] porte
    } su { $all }
}
share-score = { $score ->
    [one] Un punto
   *[other] { $score } punti
}: { $name }
share-left = Abbandonato prima della fine
share-streak = { $days } giorni di fila
share-open = Partita in corso
share-table = { $how ->
    [won] Vittoria con { $score }
    [shared] Vittoria condivisa con { $score }
   *[lost] { $score }, ma ha vinto un altro
}
share-points = { $score ->
    [one] Un punto
   *[other] { $score } punti
}
share-together = { $how ->
    [won] Vittoria!
   *[lost] Sconfitta
}
