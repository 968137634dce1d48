### Der Traum des Tages: was geteilt wird.

daily-share-head = Reverie · Traum vom { $day }
daily-share-doors = { $won ->
    [yes] Rechtzeitig erwacht, alle Türen offen!
   *[no] { $doors } von { $all } Türen
}
daily-share-score = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}: { $name }
daily-share-left = Vor dem Ende aufgegeben
daily-share-streak = { $days } Tage in Folge
