### Profils : ce que quelqu’un montre de soi, et ce qu’on peut accomplir.

profile-since = Ici depuis le { $date }
profile-games = { $count ->
    [1] une partie terminée
   *[other] { $count } parties terminées
}
profile-none = Aucune partie terminée pour l’instant.
profile-favourites = Jeux préférés
profile-favourite = { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
profile-favourite-score = { $games ->
    [1] une partie
   *[other] { $games } parties
}
profile-names = Titres obtenus
profile-riddles = Énigmes
profile-rating = Cote { $rating }, { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
} sur { $tried }
profile-circles = Cercles
profile-achievements = Succès
profile-achieved = Obtenu le { $date }
profile-open = À obtenir
profile-missing = Personne ne porte ce nom ici, ou cette page n’est pas publique.
profile-yours = Cette page n’est visible que pour vous. Choisissez ce que les autres voient :
profile-yours-shown = Les autres voient cette page. Choisissez ce qu’ils voient :
profile-visible = Montrer ma page aux autres
profile-see = Votre page
profile-see-why = Portrait, jeux préférés et succès, aussi publics que vous le voulez.
profile-pages = Pages des joueurs
profile-other = La page d’un autre joueur
profile-choose = Choisir ce que les autres voient
profile-whose = La page de qui ? Tapez son nom de connexion.
web-feat-win = Première lueur
    .why = Gagner une partie.
web-feat-together = En bonne compagnie
    .why = Terminer une partie à plusieurs.
web-feat-ways = Dix chemins dans la nuit
    .why = Gagner dans dix types de partie différents.
web-feat-days = Sept nuits de suite
    .why = Terminer le rêve du jour sept jours de suite.
