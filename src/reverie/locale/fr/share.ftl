### Des résultats à envoyer à ses amis.

share-head = Reverie
share-daily = Reverie · rêve du jour, { $day }
share-circle = Reverie · cercle, semaine { $day }
share-doors = { $won ->
    [yes] Toutes les portes trouvées, réveil à temps !
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
   *[lost] { $score }, mais un autre joueur a gagné
}
share-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
share-together = { $how ->
    [won] Gagné !
   *[lost] Perdu
}
