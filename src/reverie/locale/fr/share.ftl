### Des résultats à envoyer à ses amis.

share-head = Reverie
share-daily = Reverie · rêve du jour, { $day }
share-circle = Reverie · cercle, semaine { $day }
share-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
share-doors = { $won ->
    [yes] Toutes les Portes trouvées, réveil à temps !
   *[no] { $doors } { $doors ->
        [one] Porte
       *[other] Portes
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
    [won] Victoire avec { $score ->
        [1] un point
       *[other] { $score } points
    }
    [shared] Victoire partagée avec { $score ->
        [1] un point
       *[other] { $score } points
    }
   *[lost] { $score ->
        [1] Un point
       *[other] { $score } points
    }, mais un autre joueur a gagné
}
share-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
share-together = { $how ->
    [won] Gagné !
   *[lost] Perdu
}
