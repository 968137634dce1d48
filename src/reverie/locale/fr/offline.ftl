### Jouer sur cet appareil, sans le serveur, et la page en tant qu'application.

web-title-offline = Jouer hors ligne
offline-play = Jouer hors ligne
offline-lead = Ces jeux tournent sur cet appareil, avec bots et conseils. Vos parties terminées rejoignent le serveur dès votre retour en ligne.
offline-this-device = Partie jouée sur cet appareil.
offline-you = Vous
offline-fetching = Téléchargement du jeu…
offline-starting = Mise en place de la table…
offline-kept = Prêt à jouer hors ligne.
offline-to-fetch = Pour jouer hors ligne, cet appareil télécharge une fois environ { $size } Mo.
offline-fetch = Télécharger
offline-not-here = Pour jouer hors ligne, il faut d’abord télécharger les jeux. D’ici là, vous pouvez lire les règles.
offline-not-home = Cette partie n’est que sur cet appareil. Ceci s’affichera quand elle aura rejoint le serveur.
offline-needs-people = Hors ligne, jouez avec des bots ou en vous passant l’appareil.
offline-alone = Vous êtes hors ligne ; il n’y a personne d’autre ici.
offline-mine = Parties sur cet appareil
offline-homeless = { $games ->
    [1] Une partie terminée attend
   *[other] { $games } parties terminées attendent
} de rejoindre le serveur.
offline-new-version = Une nouvelle version de Reverie est disponible.
offline-reload = Recharger
web-seat-here = Un ami, sur cet appareil
web-player = Joueur { $n }
web-hand-over = { $name }, c’est à vous
web-hand-over-why = Passez l’appareil. Rien ne s’affiche avant que le joueur suivant ne l’ait en main.
web-hand-over-taken = Je suis { $name } : montrer mon jeu
offline-poor = Votre connexion est mauvaise. Ces jeux tournent aussi sur cet appareil.
