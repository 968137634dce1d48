### Ergebnisse für Freunde.

share-head = Reverie
share-daily = Reverie · Traum vom { $day }
share-doors = { $won ->
    [yes] Rechtzeitig erwacht, alle Türen offen!
   *[no] { $doors } von { $all } Türen
}
share-score = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}: { $name }
share-left = Vor dem Ende aufgegeben
share-streak = { $days } Tage in Folge
share-open = Die Partie läuft noch
share-table = { $how ->
    [won] Gewonnen mit { $score }
    [shared] Gemeinsam gewonnen mit { $score }
   *[lost] { $score }, gewonnen hat jemand anders
}
