### Ce que seul le client de terminal dit.

term-language = Français
term-dumb = Ce terminal ne peut pas montrer toute la table : il faut un écran sur lequel on peut dessiner, et un clavier. `{ $program } play` permet de jouer aux mêmes jeux ligne par ligne.
term-small = Ce terminal a { $columns } colonnes et { $lines } lignes ; la table en demande { $wide } et { $high }. Agrandissez la fenêtre, ou jouez ligne par ligne avec `{ $program } play`.
term-sorry = Cela n’a pas marché
term-close = ↑ ↓ pour lire la suite, Échap pour fermer

## L’accueil

term-home-lead = Chaque partie se sauvegarde après chaque coup. À la table, ? ouvre l’aide.
term-home-resume = { $n ->
    [0] Reprendre une partie : aucune n’attend ici
    [1] Reprendre une partie : une vous attend
   *[other] Reprendre une partie : { $n } vous attendent
}
term-home-replay = Revoir une partie
term-home-online = Jouer en ligne, avec votre compte
term-home-language = Langue : { $language }
term-home-quit = Quitter
term-title-resume = Reprendre une partie
term-title-replay = Revoir une partie
term-players = { $n ->
    [one] en solo
   *[other] { $n } joueurs
}
term-other-file = Un autre fichier…
term-which-file = Quel fichier ?
term-seat = Place { $n }
term-seat-here = quelqu’un à ce clavier

## Les touches

term-key-choose = choisir
term-key-answer = répondre
term-key-die = autre dé
term-key-leaf = feuilles
term-key-sheets = plateaux
term-key-log = Historique
term-key-odds = Chances
term-key-help = Aide
term-key-file = autre fichier
term-key-move = un coup
term-key-ten = dix coups
term-key-costly = choix coûteux
term-key-analysis = analyse
term-key-player = autre joueur

## À la table

term-cover = Joueur { $player }, c’est à vous. Quand personne d’autre ne voit l’écran, appuyez sur une touche.
term-cover-leave = Q quitte ; la partie est sauvegardée.
term-save-where = Où mettre une copie de la partie ?
term-help-table = Les flèches désignent une réponse, Entrée la donne ; son numéro ou un clic aussi. Un clic sur une carte désigne ce qu’on peut en faire. Tout ce que vous faites est sauvegardé aussitôt.
term-help-log = l’historique de la partie
term-help-odds = toute la table, ce qui n’a pas été vu et ce qui peut venir
term-help-type = permet d’écrire une réponse en mots
term-help-keep = met une copie de la partie dans un fichier

## Revoir

term-chance = Hasard
term-judging = Évaluation de chaque décision
term-nothing-judged = Aucune décision de cette partie ne laissait le choix.

## En ligne

term-server = Quel serveur ? Son adresse, comme dans le navigateur.
term-no-server = { $server } est injoignable : { $reason }
term-strange-server = { $server } répond, mais ce n’est pas un serveur Reverie.
term-who = Qui êtes-vous sur { $server } ?
term-as-guest = Un invité : jouer tout de suite, choisir un nom plus tard
term-lobby = Sur { $server }, en tant que { $name }
term-lobby-new = Nouvelle partie : { $game }
term-lobby-join = Rejoindre par lien ou code
term-lobby-claim = Créer un compte pour garder vos parties
term-lobby-open = Table ouverte
term-lobby-leave = Revenir à cette machine
term-password-again = Mot de passe (au moins 8 caractères)
term-lost = Pas de connexion. Rien n’est perdu ; nouvel essai…
term-connecting = Connexion…
term-invitation = Code : { $code }
term-key-bot = Ajouter un bot
term-online-kept = Cette partie est gardée par le serveur.
term-undo-sent = On demande aux autres si vous pouvez revenir en arrière.
term-said = { $name } : « { $text } »
term-hint-place = Votre conseil est au rang { $place } de la file. Échap l’annule.
term-help-people = les personnes à cette table, et que faire quand quelqu’un ne répond pas
