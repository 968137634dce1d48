### Ce que seules disent les pages de Daydream.

web-day-clouds = Nuages
web-day-board = { $who }, { $view }
web-day-empty = vide
web-day-row = Ligne { $row }
web-day-cell-star = étoile
web-day-cell-moon = lune
web-day-cell-frame = cadre { $family }
web-day-drawing = { $n ->
    [one] En cours : { $object }, { $n } trait
   *[other] En cours : { $object }, { $n } traits
} sur { $all }
web-day-drawn-all = Tous les objets sont dessinés.
web-day-plant = Feuilles : entourées { $circled }, libres { $free }, dépensées { $filled }.
web-day-ended = Votre après-midi est terminé

web-day-done-rule = Personne ne voit votre brouillon avant la fin de votre tour. Quand tout le monde a fini, on relance les dés ; la partie s’achève quand une grille est pleine ou une étagère dessinée.
web-day-wait = On attend { $names }…
web-day-rolling = Les dés roulent…
web-day-die = Choisissez un dé
web-day-die-is = Dé : { $die }
web-day-die-used = Dé : { $die }, joué
web-day-leaf-less = Un de moins, contre une feuille
web-day-leaf-more = Un de plus, contre une feuille
web-day-writes = Vous écrivez { $digit }
web-day-leaves-used = { $n ->
    [1] contre une feuille
   *[other] contre { $n } feuilles
}
web-day-do-write = { $digit } en { $cell }
web-day-do-write-here = écrire { $digit } ici
web-day-do-skip = Renoncer au { $die }
web-day-skip-gives = { $how ->
    [solo] une feuille, et une épine
   *[several] une feuille à la place
}
web-day-done = Terminer le tour
web-day-preview-none = Ne rapporte rien pour l’instant.
web-day-tap-again = Touchez encore pour écrire.
web-day-whole = Plateau entier
web-day-near = Zoomer
web-day-look-at = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $state ->
    [thinking] réfléchit encore
    [gone] a abandonné
   *[done] a fini
} : voir le plateau
web-day-thinking = réfléchit
web-day-is-done = a fini
web-day-score = { $n ->
    [one] point
   *[other] points
}
web-day-keys = Les flèches parcourent les nuages, N mène au prochain nuage possible, Entrée écrit. 1 à 6 choisissent un dé, + et − utilisent des feuilles, S renonce à un dé, D termine le tour, Z zoome.

## Avant la partie

web-day-fold = Choisissez un plateau
web-day-turn-over = Retourner
web-day-own-boards = Les plateaux sont nos propres créations.
web-day-easy = facile
web-day-medium = moyen
web-day-hard = difficile
web-day-about-a = Les nuages et l’étagère, rien d’autre : le meilleur début.
web-day-about-d = Encore nuages et étagère, avec des lignes plus longues et une odeur de café.
web-day-about-bc = Les chiffres des nuages à étoile gravissent une constellation ; chaque étoile compte.
web-day-about-ef = Les chiffres des nuages à lune se suspendent à une guirlande ; deux voisins égaux rapportent.
web-day-about-ad = Six polaroïds : grands chiffres sur les étoiles, petits sur les lunes.
web-day-about-da = Six polaroïds : tous différents, et mieux encore dans l’ordre.
web-day-about-bca = La constellation, et des notes qui sonnent quand les chiffres alentour sont égaux.
web-day-about-efd = La guirlande, et trois familles de cadres à remplir avant les autres.
web-day-players = Joueurs
web-day-alone = en solo
web-day-seat = Place { $n }
web-day-seat-you = Vous
web-day-begin = Commencer la partie

## Pages


## La fin

web-day-left-objects = { $n ->
    [1] Un objet n’est pas terminé : { $object }.
   *[other] { $n } objets ne sont pas terminés ; le prochain aurait été : { $object }.
}
web-day-left-clouds = { $n ->
    [1] Un nuage est resté vide.
   *[other] { $n } nuages sont restés vides.
}
web-day-left-rows = Lignes parfaites : { $suns }. Lignes gâchées : { $spoiled }.
web-day-left-leaves = { $n ->
    [1] Une feuille entourée n’a pas servi.
   *[other] { $n } feuilles entourées n’ont pas servi.
}

## Avant une partie

web-day-unfold = Déplier
web-day-fold-away = Plier
web-day-alone-what = En solo, vous jouez pour un titre : renoncer à un dé coûte une épine, et deux épines un point.
web-day-several-what = Tout le monde utilise les deux mêmes dés en même temps ; personne ne voit votre brouillon avant que tous aient fini.

# What becomes of a row, as soon as it is certain.
web-day-fate-doomed = ne peut plus être sauvée
web-day-fate-sunny = peut encore gagner un soleil
# What a number would do.
web-day-would-dot = Ligne { $row } : tous différents, { $n } traits
web-day-would-sun = Ligne { $row } : dans l’ordre, { $n } traits de soleil en soleil
web-day-would-spoiled = Ligne { $row } : un chiffre en double, rien
web-day-would-finish = Termine cet objet : { $object }
web-day-brightens = { $n ->
    [1] Une ligne peut maintenant gagner son soleil.
   *[other] { $n } lignes peuvent maintenant gagner leur soleil.
}
web-day-dooms = { $n ->
    [1] Une ligne ne peut plus être sauvée.
   *[other] { $n } lignes ne peuvent plus être sauvées.
}
web-day-dims = { $n ->
    [1] Une ligne perd son soleil.
   *[other] { $n } lignes perdent leur soleil.
}
web-day-goal-line = remplissez des lignes de nuages pour dessiner les objets de l’étagère ; chaque objet terminé vaut un point.
web-day-coach-start = Écrivez les deux chiffres où vous voulez. Éloignés, ils vous donnent deux points de départ.
web-day-coach-write = Écrivez chaque dé à côté d’un nuage rempli. Jamais deux fois le même chiffre dans une ligne ; des chiffres qui se suivent valent le soleil.
web-day-coach-nearly = Il ne manque que { $cell } à la ligne { $row }. Tout chiffre sauf { $taken } donne le point ●{ $sun ->
    [none] .
   *[other] , et un { $sun } donne le soleil ☼.
}
web-day-coach-leaf = Un dé ne convient pas ? La plante a des feuilles entourées : − et + changent le dé d’une unité par feuille.
web-day-coach-row = Deux lignes sont complètes. Choisissez celle qui dessine d’abord.
web-day-coach-bonus = Un bonus : un trait jusqu’au prochain soleil fait avancer l’étagère, une feuille modifiera un dé plus tard.
web-day-coach-done = Cela vous convient ? Terminez votre tour. Jusque-là, tout peut être annulé.
web-day-tip-doomed = Un chiffre écrit deux fois dans une ligne la gâche : elle ne rapporte plus rien. Cherchez une ligne où il manque.
web-day-tip-skip = Chaque dé auquel vous renoncez fait pousser une épine, et deux épines coûtent un point. Une feuille peut modifier le dé.

## The legend of the board, and things held up to the eyes

web-day-legend = Ce que disent les symboles
web-day-cloud = Nuage { $cell }
web-day-plant-title = La plante
web-day-legend-dot = tous différents : un trait par nuage, de point en point
    .short = tous différents
web-day-legend-sun = chiffres consécutifs : des traits de soleil en soleil
    .short = dans l’ordre
web-day-legend-spoiled = un chiffre en double : rien
    .short = en double : rien
web-day-legend-leaf = une feuille entourée modifie un dé de 1
    .short = ±1
web-day-legend-bonus = bonus : un trait ou une feuille
    .short = bonus
web-day-legend-constellation = un chiffre ici trace autant de traits de la constellation
    .short = grimpe
web-day-legend-garland = accroche le chiffre à la guirlande
    .short = à la guirlande
web-day-legend-polaroids-ad = les étoiles comptent pour vous, les lunes contre vous
    .short = étoiles +, lunes −
web-day-legend-polaroids-da = chaque chiffre différent vaut un point
    .short = tous différents
web-day-legend-notes = des chiffres égaux autour colorient la note
    .short = égaux
web-day-legend-frames = une famille de cadres remplie donne sa récompense
    .short = famille à remplir
web-board-own = Dessiner ou imprimer vos propres plateaux
