### Jouer sur cet appareil, sans le serveur, et la page en tant qu'application.

web-title-offline = Jouer hors ligne
offline-play = Jouer hors ligne
offline-lead = Les deux jeux se jouent sur cet appareil seul, robots et conseils compris. Vos parties terminées rejoignent le serveur dès qu'il est de nouveau joignable.
offline-this-device = Partie jouée sur cet appareil.
offline-you = Vous
offline-fetching = Le jeu arrive sur cet appareil…
offline-starting = On dresse la table…
offline-kept = Tout le nécessaire est sur cet appareil. Une connexion n'est plus indispensable.
offline-to-fetch = Pour jouer sans connexion, cet appareil doit télécharger une fois environ { $size } Mo.
offline-fetch = Télécharger maintenant
offline-not-here = Le jeu n'est pas encore sur cet appareil, et il n'y a pas de connexion pour le télécharger.
offline-not-home = Cette partie n'existe que sur cet appareil. Ceci s'affichera une fois qu'elle aura rejoint le serveur.
offline-needs-people = Sans connexion, seuls vous et des robots pouvez prendre place à la table.
offline-alone = Sans connexion, il n'y a personne d'autre ici.
offline-mine = Parties sur cet appareil
offline-homeless = { $games ->
    [one] Une partie terminée attend
   *[other] { $games } parties terminées attendent
} de rejoindre le serveur.
offline-new-version = Une nouvelle version de Reverie est là.
offline-reload = Recharger
