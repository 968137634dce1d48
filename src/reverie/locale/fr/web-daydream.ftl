### Ce que seules disent les pages de Daydream.

web-day-clouds = Nuages
web-day-board = { $who }, { $view }
web-day-empty = vide
web-day-row = Ligne { $row }
web-day-cell-star = étoile
web-day-cell-moon = lune
web-day-cell-frame = cadre { $family }
web-day-drawing = En cours : { $object }, { $n } traits sur { $all }
web-day-drawn-all = Tous les objets sont dessinés.
web-day-plant = Feuilles : { $circled } entourées, { $free } libres, { $filled } dépensées.
web-day-ended = La fin d'une rêverie

web-day-ask-done = Les deux dés sont joués. Terminez votre tour, ou reprenez des traits.
web-day-done-rule = Personne ne voit votre brouillon avant la fin de votre tour. Quand tout le monde a fini, on relance les dés ; la partie s'achève quand une grille est pleine ou une étagère dessinée.
web-day-wait = On attend { $names } …
web-day-rolling = Les dés roulent …
web-day-die = Choisissez un dé
web-day-die-is = Dé montrant { $die }
web-day-die-used = Dé montrant { $die }, joué
web-day-leaf-less = Un de moins, contre une feuille
web-day-leaf-more = Un de plus, contre une feuille
web-day-writes = Vous écrivez { $digit }
web-day-leaves-used = { $n ->
    [one] contre une feuille
   *[other] contre { $n } feuilles
}
web-day-do-write = { $digit } en { $cell }
web-day-do-write-here = écrire { $digit } ici
web-day-do-skip = Passer le { $die }
web-day-skip-gives = { $how ->
    [solo] une feuille, et une épine
   *[several] une feuille à la place
}
web-day-done = Terminé
web-day-preview-none = Rien de gagné pour l'instant.
web-day-tap-again = Touchez encore pour écrire.
web-day-whole = Vue entière
web-day-near = De plus près
web-day-look-at = { $name }, { $score } points, { $state ->
    [thinking] réfléchit encore
    [gone] a abandonné
   *[done] a fini
} : voir le plateau
web-day-thinking = réfléchit
web-day-is-done = a fini
web-day-score = Score
web-day-keys = Les flèches parcourent les nuages, Entrée écrit. 1 à 6 choisissent un dé, + et − utilisent des feuilles, S passe un dé, D termine le tour.

## Avant la partie

web-day-fold = Pliez le dépliant
web-day-turn-over = Retourner
web-day-own-boards = Les plateaux sont de notre main.
web-day-easy = facile
web-day-medium = moyen
web-day-hard = difficile
web-day-about-a = Les nuages et l'étagère, rien d'autre : le meilleur début.
web-day-about-d = Encore nuages et étagère, avec des lignes plus longues et une odeur de café.
web-day-about-bc = Les chiffres des cases étoile gravissent une constellation ; chaque étoile compte.
web-day-about-ef = Les chiffres des cases lune se suspendent à une guirlande ; deux voisins égaux rapportent.
web-day-about-ad = Six polaroïds : grands chiffres sur les étoiles, petits sur les lunes.
web-day-about-da = Six polaroïds : tous différents, et mieux encore dans l'ordre.
web-day-about-bca = La constellation, et des notes qui sonnent quand les chiffres alentour sont égaux.
web-day-about-efd = La guirlande, et trois familles de cadres à remplir avant les autres.
web-day-players = Joueurs
web-day-alone = en solo
web-day-seat = Place { $n }
web-day-seat-you = Vous
web-day-seat-person = Quelqu'un avec le lien
web-day-begin = Commencer
