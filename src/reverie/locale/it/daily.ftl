### Il sogno del giorno: ciò che si condivide.

daily-share-head = Reverie · sogno del { $day }
daily-share-doors = { $won ->
    [yes] Risveglio in tempo, con tutte le porte!
   *[no] { $doors } { $doors ->
        [one] porta
       *[other] porte
    } su { $all }
}
daily-share-score = { $score ->
    [one] Un punto
   *[other] { $score } punti
}: { $name }
daily-share-left = Abbandonato prima della fine
daily-share-streak = { $days } giorni di fila
