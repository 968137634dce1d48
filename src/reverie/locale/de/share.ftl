### Ergebnisse für Freunde.

share-head = Reverie
share-daily = Reverie · Traum des Tages, { $day }
share-circle = Reverie · Kreis, Woche { $day }
share-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
share-doors = { $won ->
    [yes] Alle Türen gefunden, rechtzeitig erwacht!
   *[no] { $doors } von { $all } Türen
}
share-score = { $score ->
    [1] Ein Punkt
   *[other] { $score } Punkte
}: { $name }
share-left = Vor dem Ende aufgegeben
share-streak = { $days } Tage in Folge
share-open = Die Partie läuft noch
share-table = { $how ->
    [won] Gewonnen mit { $score ->
        [1] einem Punkt
       *[other] { $score } Punkten
    }
    [shared] Gemeinsam gewonnen mit { $score ->
        [1] einem Punkt
       *[other] { $score } Punkten
    }
   *[lost] { $score ->
        [1] Ein Punkt
       *[other] { $score } Punkte
    }, gewonnen hat jemand anders
}
share-points = { $score ->
    [1] Ein Punkt
   *[other] { $score } Punkte
}
share-together = { $how ->
    [won] Gewonnen!
   *[lost] Verloren
}
