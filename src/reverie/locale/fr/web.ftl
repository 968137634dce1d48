### Ce que seules les pages disent.

## La maison

web-skip = Aller au contenu
web-nav = La maison
web-title-setup = Nouvelle partie
web-title-match = Table
web-title-join = Rejoindre
web-title-replay = Revoir
web-title-learn = Apprendre
web-title-statistics = Statistiques
web-title-settings = Réglages
web-title-lost = Rien ici
web-back-home = Retour à la maison
web-close = Fermer
web-loading = Un instant …
web-broken = Quelque chose s’est mal passé de notre côté. Réessayez dans un instant.
web-offline = Pas de connexion. Rien n’est perdu, elle reviendra d’elle-même.
web-offline-request = Pas de connexion pour l’instant. Réessayez dans un moment.
web-lost-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
web-you = vous

## À toutes les tables

web-answers = Réponses
web-tools = Outils
web-undo = Annuler
web-undo-far = Revenir
web-undo-far-why = Retour à votre décision précédente, malgré ce qui a été révélé. La partie ne compte alors plus.
web-undo-asked = Quelqu’un voudrait reprendre un coup.
web-undo-agree = D’accord
web-undo-refuse = Plutôt pas
web-hint = Conseil
web-hint-thinking = Réflexion …
web-rule = La règle
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-talk = Discuter
web-talk-empty = Personne n’a encore rien dit.
web-stumbled = (J’ai perdu le fil : un joueur plus simple répond à ma place.)
web-talk-say = Dire quelque chose
web-talk-send = Envoyer
web-concede = Abandonner
web-concede-sure = La partie sera abandonnée et perdue.
web-concede-no = Continuer
web-event-gone-back = La partie revient à une décision précédente.
web-waiting = La partie commence dès que toutes les places sont prises.
web-abandoned = Tout le monde a quitté cette partie.
web-seat-free = libre
web-seat-bot = Faire jouer { $bot }
web-sit-down = S’asseoir
web-invite = Envoyez ce lien à qui vous voulez inviter
web-copy = Copier
web-copied = Copié
web-leave = Quitter
web-again = Encore une
web-replay = Revoir
web-share = Partager
web-turn-of = { $name } réfléchit …
web-watching = Vous regardez.
web-bot-gentle = le doux
web-bot-steady = le posé
web-bot-sharp = le vif
web-bot-dreamer = le grand rêveur
web-bot-deep = le dormeur profond
web-bot-random = le somnambule
web-bot-greedy = le dormeur
web-bot-strong = la rêveuse
web-bot-learned = la liseuse de rêves
web-bot-search = le sage

## Onirim : les réponses

web-oni-act-play = { $end ->
    [left] bâtir à gauche : { $card }
    [right] bâtir à droite : { $card }
   *[none] jouer : { $card }
}{ $from ->
    [common] {" "}(commune)
   *[hand] {""}
}
web-oni-act-discard = défausser : { $card }{ $from ->
    [common] {" "}(commune)
   *[hand] {""}
}
web-oni-act-give = céder : { $card }{ $from ->
    [common] {" "}(commune)
   *[hand] {""}
}
web-oni-act-sacrifice = perdre : { $card }
web-oni-act-bin = défausser : { $card }
web-oni-act-put = reposer : { $card }
web-oni-act-pick = choisir : { $card }
web-oni-act-swap = donner : { $card }
web-oni-act-for = prendre : { $card }
web-oni-act-pay = payer : { $card }
web-oni-act-raise = { $card } sur le dessus
web-oni-act-sink = { $card } au fond
web-oni-act-lose = perdre : { $card }
web-oni-act-dispel = dissiper : { $card }
web-oni-act-drop = écarter : { $card }
web-oni-act-fetch = chercher : { $card }
web-oni-act-face = affronter : { $card }
web-oni-act-shed = défausser : { $card }
web-oni-act-surrender = céder : { $card }
web-oni-act-cast = { $spell } ({ $cost } cartes)
web-oni-act-swap-goals = objectifs { $first } ({ $one }) et { $second } ({ $other })
web-oni-do-take = prendre la porte
web-oni-do-leave = la laisser
web-oni-do-open = ouvrir avec la clé
web-oni-do-open-from-common = ouvrir avec la clé commune
web-oni-do-limbo = l’envoyer dans les Limbes
web-oni-do-reveal-five = révéler cinq cartes
web-oni-do-new-hand = défausser la main
web-oni-do-keep = la garder
web-oni-do-share = la partager
web-oni-do-no-swap = pas d’échange
web-oni-do-draw = piocher
web-oni-do-look = regarder
web-oni-do-no-look = ne pas regarder
web-oni-do-false-destruction = fausse destruction
web-oni-do-reveal-seven = révéler sept cartes
web-oni-do-keep-the-rest = garder le reste
web-oni-do-search = fouiller la pioche
web-oni-then-prophecy = apporte une prophétie : les cinq premières cartes
web-oni-then-look = permet de regarder les { $n } premières cartes
web-oni-then-give = le cauchemar s’en va, et la clé avec lui
web-oni-then-sacrifice = elle retourne dans la pioche par les Limbes

## Pages

web-question = Question
web-home-title = Deux jeux de rêves
web-home-lead = Choisissez une porte. On joue tout de suite, sans inscription.
web-home-onirim = Perdu la nuit dans un labyrinthe. Trouvez huit portes avant que la bougie ne s’éteigne.
web-home-daydream = Un coin de fenêtre, deux dés, un stylo. Remplissez les nuages et meublez un après-midi.
web-play-now = Jouer
web-play-how = Choisir comment …
web-mine = Continuer
web-alone = en solitaire
web-state-waiting = attend des joueurs
web-state-yours = à vous de jouer
web-state-theirs = à quelqu’un d’autre
web-daily = Le rêve du jour
web-daily-what = La même chance pour tous, et un seul essai qui compte.
web-daily-try = Tenter
web-daily-go-on = Continuer
web-daily-done = Votre résultat
web-join-title = Invité ?
web-join-code = Lien ou code
web-join = Rejoindre
web-open-tables = Tables ouvertes
web-invited = { $name } aimerait jouer avec vous.
web-players = Joueurs
web-begin = Commencer
web-listed = Montrer cette table dans la maison, ouverte à qui veut
web-seat-somebody = quelqu’un à qui j’envoie le lien
web-saved = Enregistré.
web-save = Enregistrer
web-set-language = Langue
web-set-theme = Lumière
web-set-theme-auto = comme le système
web-set-theme-light = jour
web-set-theme-dark = nuit
web-set-textSize = Taille du texte
web-set-textSize-100 = habituelle
web-set-textSize-115 = un peu plus grande
web-set-textSize-130 = plus grande
web-set-textSize-150 = la plus grande
web-set-palette = Couleurs
web-set-palette-usual = telles que peintes
web-set-palette-distinct = plus faciles à distinguer
web-set-motion = Mouvement
web-set-motion-auto = comme le système
web-set-motion-full = tout
web-set-motion-reduced = aucun
web-set-sound = Sons
web-set-ambient = Musique douce
web-set-confirm = Demander avant d’abandonner, et avant d’écrire dans un nuage touché
web-you-title = Vous
web-shown = Le nom que voient les autres
web-signed-in = Connecté : { $name }
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-claim = Garder sous ce nom
web-claim-why = Avec un nom et un mot de passe, vos parties vous suivent sur d’autres appareils.
web-name = Nom
web-password = Mot de passe
web-export = Télécharger tout ce qui est gardé sur vous
web-bots-title = Vos bots
web-bots-what = Un programme à vous peut s’asseoir aux tables comme tout le monde. Un jeton le fait entrer.
web-bots-name = Nom d’un nouveau bot
web-bots-make = En créer un
web-bots-token = Le jeton de { $name }
web-bots-once = Gardez-le en lieu sûr : il n’est montré que cette fois, et qui l’a joue à la place de votre bot.
web-bots-new-token = Autre jeton
web-bots-token-of = Un autre jeton pour { $name } ; l’ancien prend fin
web-bots-dismiss = Renvoyer
web-bots-dismiss-of = Renvoyer { $name }
web-bots-dismiss-sure = Son jeton prend fin et ses places se libèrent. Ses parties finies restent.
web-bots-keep = Le garder
web-stats-none = Pas encore de partie finie. La première commencera une courbe.
web-stats-games = parties
web-stats-won = gagnées
web-stats-doors = portes en moyenne
web-stats-mean = points en moyenne
web-stats-best = record
web-stats-streak = plus longue série gagnante
web-history = Parties finies
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-at = Coup { $n } sur { $all }
web-record = Partie notée
web-oni-doors-of = { $n } portes sur { $all }
web-oni-door-open = { $door }, trouvée
web-oni-door-shut = { $door }, à trouver
web-oni-your-doors = Vos portes
web-oni-goal = objectif { $n }, { $colour }{ $state ->
    [done] , atteint
    [first] , le prochain
   *[open] {""}
}
web-oni-deck = Pioche
web-oni-in-deck = dans la pioche
web-oni-nightmares-left = { $n ->
    [one] cauchemar
   *[other] cauchemars
}
web-oni-unseen = Ce qu’on n’a pas vu
web-oni-unseen-why = Les cartes dont vous ignorez la place, par sorte.
web-oni-pile = { $name }, { $n ->
    [one] une carte
   *[other] { $n } cartes
}
web-oni-discard = Défausse
web-oni-card-stuck = { $card }, pas jouable maintenant
web-oni-moved = { $card } : maintenant { $n } sur { $all }.
web-oni-slot = { $card }, { $n } sur { $all } ; les flèches la déplacent
web-oni-earlier = { $card } : une place plus tôt
web-oni-later = { $card } : une place plus tard
web-oni-order = Ordre, la première sera piochée d’abord
web-oni-order-done = Reposer ainsi
web-oni-order-bottom = Ordre, la dernière sera tout au fond
web-oni-order-bottom-done = Mettre au fond ainsi
web-oni-cost = { $have } cartes sur { $cost }
web-oni-no-key = Vous n’avez pas de clé à céder.
web-oni-no-door = Vous n’avez pas de porte à perdre.
web-oni-hand-of = Main de { $name }
web-oni-row-of = Labyrinthe de { $name }
web-oni-row-empty = Votre labyrinthe commence avec la première carte jouée.
web-oni-row-empty-of = { $name } n’a pas encore joué.
web-oni-towers-empty = Aucune tour encore.
web-oni-choose = Choisissez une carte de votre main.
web-oni-dead = Cette partie ne peut plus être gagnée : il lui manque une carte. Continuez, ou abandonnez.
web-oni-expansions = Extensions
web-oni-without = sans
web-oni-part-book = Les portes se trouvent dans un ordre donné ; des sorts aident, payés en cartes défaussées.
web-oni-part-towers = Douze tours dans la pioche : bâtissez-en une de chaque couleur, malgré les cauchemars.
web-oni-part-dreams = Les rêves heureux font des cadeaux ; les prémonitions se réalisent avec certaines portes.
web-oni-variant-book = avec
web-oni-variant-book-lost = Perdu ! : des sorts plus chers
web-oni-variant-towers = avec
web-oni-variant-towers-ruins = ruines éparses : une rangée finie ne protège pas
web-oni-variant-dreams = avec : quatre prémonitions
web-oni-variant-dreams-5 = plus difficile : cinq prémonitions
web-oni-variant-dreams-6 = le plus difficile : six prémonitions
web-oni-alone-what = Vous contre la bougie.
web-oni-two = à deux, ensemble
web-oni-two-what = Chacun doit trouver une porte de chaque couleur ; deux cartes sont communes.
web-oni-partner = Votre partenaire
web-oni-talk = Parole
web-oni-talk-open = ouverte : on voit les cartes de l’autre
web-oni-talk-silent = silencieuse : mains cachées, personne ne parle
