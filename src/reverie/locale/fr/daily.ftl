### Le rêve du jour : ce qui se partage.

daily-share-head = Reverie · rêve du { $day }
daily-share-doors = { $won ->
    [yes] Réveil à temps, toutes les portes ouvertes !
   *[no] { $doors } { $doors ->
        [one] porte
       *[other] portes
    } sur { $all }
}
daily-share-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $name }
daily-share-left = Abandonné avant la fin
daily-share-streak = { $days } jours de suite
