### Ergebnisse für Freunde.

share-head = Reverie
share-daily = Reverie · Traum des Tages, { $day }
share-circle = Reverie · Kreis, Woche { $day }
share-doors = { $won ->
    [yes] Alle Türen gefunden, rechtzeitig erwacht!
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
share-points = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}
share-together = { $how ->
    [won] Gewonnen!
   *[lost] Verloren
}
