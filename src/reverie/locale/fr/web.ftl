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
web-hint-is = Conseil : { $answer }
web-rule = La règle
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-talk = Discuter
web-talk-empty = Personne n’a encore rien dit.
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
web-bot-random = le somnambule
web-bot-greedy = le dormeur
web-bot-strong = la rêveuse
web-bot-learned = la liseuse de rêves
web-bot-search = le sage

## Onirim : les réponses

web-oni-act-play = { $end ->
    [left] bâtir à gauche : { $card }
    [right] bâtir à droite : { $card }
   *[none] jouer { $card }
}{ $from ->
    [common] {" "}(commune)
   *[hand] {""}
}
web-oni-act-discard = défausser { $card }{ $from ->
    [common] {" "}(commune)
   *[hand] {""}
}
web-oni-act-give = céder { $card }{ $from ->
    [common] {" "}(commune)
   *[hand] {""}
}
web-oni-act-sacrifice = perdre { $card }
web-oni-act-bin = défausser { $card }
web-oni-act-put = reposer { $card }
web-oni-act-pick = choisir { $card }
web-oni-act-swap = donner { $card }
web-oni-act-for = prendre { $card }
web-oni-act-pay = payer avec { $card }
web-oni-act-raise = { $card } sur le dessus
web-oni-act-sink = { $card } au fond
web-oni-act-lose = perdre { $card }
web-oni-act-dispel = dissiper { $card }
web-oni-act-drop = écarter { $card }
web-oni-act-fetch = chercher { $card }
web-oni-act-face = affronter { $card }
web-oni-act-shed = défausser { $card }
web-oni-act-surrender = céder { $card }
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
