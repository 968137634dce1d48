### Risultati da mandare agli amici.

share-head = Reverie
share-daily = Reverie · sogno del { $day }
share-doors = { $won ->
    [yes] Risveglio in tempo, con tutte le porte!
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
   *[lost] { $score }, e ha vinto qualcun altro
}
