### Des résultats à envoyer à ses amis.

share-head = Reverie
share-daily = Reverie · rêve du { $day }
share-doors = { $won ->
    [yes] Réveil à temps, toutes les portes ouvertes !
   *[no] { $doors } { $doors ->
        [one] porte
       *[other] portes
    } sur { $all }
}
share-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $name }
share-left = Abandonné avant la fin
share-streak = { $days } jours de suite
share-open = Partie en cours
share-table = { $how ->
    [won] Victoire avec { $score }
    [shared] Victoire partagée avec { $score }
   *[lost] { $score }, et la victoire à un autre
}
