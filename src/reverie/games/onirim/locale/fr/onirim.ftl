### Onirim : la table, les questions, les événements, les raisons.

## The table

oni-player = { $who ->
    [you] Joueur { $player } (vous)
   *[other] Joueur { $player }
}
oni-help-answers = Répondez par un numéro de la liste, par les mots tels qu’ils y figurent, ou par le début de chaque mot (« p r s » pour « play red sun »). Plusieurs cartes tiennent sur une ligne : « put red sun, blue key », « pay 3 red sun, blue moon », « 4, 1, 2 ». Entrée seule réaffiche la table.
oni-dead = Cette partie ne peut plus être gagnée : il manque une carte indispensable. Jouez encore, ou `concede`.

oni-place-labyrinth = Labyrinthe
oni-place-doors = Portes
oni-place-hand = Main
oni-place-common = Commune
oni-place-goals = Objectifs
oni-place-spells = Sorts
oni-place-towers = Tours
oni-place-premonitions = Prémonitoires
oni-place-drawn = Piochée
oni-place-looked = Regardées
oni-place-resolving = À résoudre
oni-place-revealed = Révélées
oni-place-limbo = Limbes
oni-place-out = Hors jeu
oni-place-top = Au sommet
oni-place-bottom = Au fond

oni-series = { $colour } : { $n } sur 3
oni-face-down = { $n ->
    [one] { $n } autre, face cachée
   *[other] { $n } autres, face cachée
}
oni-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
oni-told = votre partenaire en connaît : { $cards }
oni-unknown = ?
oni-unseen = Pioche { $deck }, non vues { $n }
oni-discarded = Défausse { $n }
oni-next-draw = Prochaine carte
oni-next-none = plus rien
oni-next-looked = une des cartes vues
oni-next-known = { $card }
oni-percent = { $n } %

## The questions

oni-ask-act = Jouez une carte ou défaussez-en une.
    .typed = play, discard
oni-ask-take-door = Trois de la même couleur ! Prendre { $door } dans la pioche ?
    .typed = take
oni-ask-door = Vous piochez { $door }. L’ouvrir avec sa Clé, ou l’envoyer dans les Limbes ?
    .typed = open, limbo
oni-ask-nightmare = Un Cauchemar ! Que lui abandonnez-vous ?
oni-ask-bin = Prophétie : quelle carte défaussez-vous ?
    .typed = bin
oni-ask-order = Quelle carte revient ensuite sur la pioche ? La première nommée sera piochée la première.
    .typed = put
oni-ask-pick = Choisissez une carte pour votre main.
    .typed = pick
oni-ask-place = Vous piochez { $card }. La garder, ou la partager ?
    .typed = keep, share
oni-ask-swap = Échanger une de vos cartes contre une carte commune ?
    .typed = swap
oni-ask-swap-for = Vous donnez { $card }. Contre quelle carte commune ?
    .typed = for
oni-ask-draw-or-cast = Piocher, ou lancer d’abord un sort ?
    .typed = draw, cast
oni-ask-pay = { $spell } : { $n ->
    [one] encore { $n } carte de la défausse à payer.
   *[other] encore { $n } cartes de la défausse à payer.
}
    .typed = pay
oni-ask-raise = Laquelle des cartes du fond passe au sommet de la pioche ?
    .typed = raise
oni-ask-sink = Quelle carte retourne ensuite au fond ? La dernière sera tout en bas.
    .typed = sink
oni-ask-swap-goals = Quels Objectifs échangent leurs places ?
    .typed = swap goals
oni-ask-may-look = Regarder les { $n } premières cartes de la pioche et les replacer dans l’ordre voulu ?
    .typed = look
oni-ask-lose-tower = Le Cauchemar emporte une Tour. Laquelle, ou bien la Fausse destruction ?
    .typed = lose
oni-ask-happy-dream = Un Songe Heureux ! Quel cadeau choisissez-vous ?
oni-ask-sift = Défaussez autant de ces cartes que vous voulez, puis gardez le reste.
    .typed = drop, keep the rest
oni-ask-fetch = Quelle carte de la pioche voulez-vous au sommet ?
    .typed = fetch
oni-ask-which-premonition = Plusieurs Prémonitoires se réalisent. Lequel frappe d’abord ?
    .typed = face
oni-ask-shed-keys = { $n ->
    [one] Le Prémonitoire prend encore { $n } Clé dans la pioche. Laquelle ?
   *[other] Le Prémonitoire prend { $n } Clés dans la pioche. Laquelle d’abord ?
}
    .typed = shed
oni-ask-surrender = Le Prémonitoire emporte une Porte. Laquelle ?
    .typed = surrender

## Answers whose words say too little

oni-do-take = aller chercher la Porte, puis mélanger la pioche
oni-do-leave = la laisser dans la pioche
oni-do-open = défausser la Clé, obtenir la Porte
oni-do-open-from-common = avec la Clé commune
oni-do-limbo = elle retourne dans la pioche à la fin du tour
oni-do-reveal-five = les 5 premières cartes : Portes et Songes aux Limbes, le reste défaussé
oni-do-new-hand = défausser toute la main et en piocher une autre
oni-do-keep = dans votre main personnelle
oni-do-share = dans la main commune
oni-do-no-swap = continuer sans échange
oni-do-cast-paradoxical-prophecy = regarder les 5 dernières, une passe au sommet
oni-do-cast-parallel-planning = deux Objectifs échangent leurs places
oni-do-cast-powerful-punishment = le Cauchemar est défaussé sans effet
oni-do-draw = pas de sort maintenant
oni-do-look = les voir
oni-do-no-look = ne pas les regarder
oni-do-false-destruction = aucune Tour ne tombe, le Cauchemar va dans les Limbes
oni-do-reveal-seven = les 7 premières cartes : en défausser, ordonner les autres
oni-do-keep-the-rest = ne plus rien défausser, les replacer
oni-do-search = n’importe quelle carte de la pioche, au sommet

## The events

oni-event-turn = { $who ->
    [you] Tour { $turn }.
   *[other] Tour { $turn }, { $name }.
}
oni-event-drawn = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $name } pioche { $cards }.
}
oni-event-drawn-hidden = { $who ->
    [you] Vous piochez { $n ->
        [1] une carte.
       *[other] { $n } cartes.
    }
   *[other] { $name } pioche { $n ->
        [1] une carte.
       *[other] { $n } cartes.
    }
}
oni-event-played = { $who ->
    [you] Vous jouez { $cards }.
   *[other] { $name } joue { $cards }.
}
oni-event-discarded = { $who ->
    [you] Vous défaussez { $cards }.
   *[other] { $name } défausse { $cards }.
}
oni-event-prophecy = { $who ->
    [you] La Clé vous apporte une Prophétie.
   *[other] La Clé apporte une Prophétie à { $name }.
}
oni-event-binned = { $who ->
    [you] De ces cartes, vous défaussez { $cards }.
   *[other] De ces cartes, { $name } défausse { $cards }.
}
oni-event-put-back = { $who ->
    [you] Vous replacez, en partant du sommet : { $cards }.
   *[other] { $name } replace, en partant du sommet : { $cards }.
}
oni-event-put-back-hidden = { $who ->
    [you] Vous replacez { $n } cartes sur la pioche.
   *[other] { $name } replace { $n } cartes sur la pioche.
}
oni-event-limbo = Dans les Limbes : { $cards }.
oni-event-limbo-returns = Les Limbes sont mélangées à la pioche : { $cards }.
oni-event-door-gained = { $who ->
    [you] Vous obtenez { $door }.
   *[other] { $name } obtient { $door }.
}
oni-event-door-lost = { $who ->
    [you] Vous perdez { $door }, qui va dans les Limbes.
   *[other] { $name } perd { $door }, qui va dans les Limbes.
}
oni-event-revealed = Révélé : { $cards }.
oni-event-revealed-none = Il ne restait rien à révéler.
oni-event-hand-discarded = { $who ->
    [you] Vous défaussez toute votre main : { $cards }.
   *[other] { $name } défausse toute sa main : { $cards }.
}
oni-event-hand-discarded-none = { $who ->
    [you] Votre main était vide ; rien n’est défaussé.
   *[other] { $name } n’avait aucune carte en main ; rien n’est défaussé.
}
oni-event-picked = { $who ->
    [you] Vous prenez { $cards }.
   *[other] { $name } prend { $cards }.
}
oni-event-common = Dans la main commune : { $cards }.
oni-event-swapped = { $who ->
    [you] Vous échangez { $given } contre { $got } de la main commune.
   *[other] { $name } échange { $given } contre { $got } de la main commune.
}
oni-event-goals = Les Portes sont à trouver dans cet ordre : { $colours }.
oni-event-goal-reached = L’Objectif { $goal } ({ $colour }) est atteint.
oni-event-goal-reopened = L’Objectif { $goal } ({ $colour }) est de nouveau visible et passe en premier.
oni-event-goals-swapped = Les Objectifs { $first } et { $second } échangent leurs places.
oni-event-spell = { $who ->
    [you] Vous lancez { $spell }.
   *[other] { $name } lance { $spell }.
}
oni-event-paid = { $who ->
    [you] Vous payez en retirant du jeu { $cards }.
   *[other] { $name } paie en retirant du jeu { $cards }.
}
oni-event-raised = { $who ->
    [you] Vous placez { $cards } au sommet de la pioche.
   *[other] { $name } place { $cards } au sommet de la pioche.
}
oni-event-raised-hidden = { $who ->
    [you] Vous faites passer une carte du fond au sommet de la pioche.
   *[other] { $name } fait passer une carte du fond au sommet de la pioche.
}
oni-event-tower-built = { $who ->
    [you] Vous bâtissez { $cards } à { $end ->
        [left] gauche
       *[right] droite
    }.
   *[other] { $name } bâtit { $cards } à { $end ->
        [left] gauche
       *[right] droite
    }.
}
oni-event-tower-lost = { $who ->
    [you] Vous perdez { $cards }.
   *[other] { $name } perd { $cards }.
}
oni-event-premonition-revealed = Un Prémonitoire est révélé. { $text }.
oni-event-premonition-strikes = Un Prémonitoire se réalise. { $text }.
oni-event-premonition-dispelled = Un Prémonitoire se dissipe : { $name }.
oni-event-discarded-from-deck = Défaussé de la pioche : { $cards }.
oni-event-discarded-from-deck-none = La pioche n’en contient aucune.
oni-event-fetched = { $who ->
    [you] Vous placez { $cards } au sommet de la pioche mélangée.
   *[other] { $name } place { $cards } au sommet de la pioche mélangée.
}
oni-event-fetched-hidden = { $who ->
    [you] Vous placez une carte de votre choix au sommet de la pioche mélangée.
   *[other] { $name } place une carte de son choix au sommet de la pioche mélangée.
}
oni-event-conceded = { $who ->
    [you] Vous abandonnez la partie.
   *[other] { $name } abandonne la partie.
}

## The end

oni-won = Victoire !
oni-lost = Défaite.
oni-over-won = Toutes les Portes sont ouvertes, et le rêve vous laisse partir.
oni-over-deck = Il fallait piocher, et la pioche était vide.
oni-over-conceded = La partie a été abandonnée.
oni-end-doors = { $n ->
    [0] Aucune Porte n’a été trouvée.
    [1] Une Porte sur huit a été trouvée.
    [8] Les huit Portes ont été trouvées.
   *[other] { $n } Portes sur huit ont été trouvées.
}
oni-end-doors-of = Joueur { $player } : { $n }

## Why not

oni-why-not-now = ce n’est pas possible maintenant
oni-why-other-question = « { $verb } » ne répond pas à la question posée
oni-why-not-in-hand = { $where ->
    [common] il faudrait { $card } dans la main commune
   *[hand] il faudrait { $card } en main
}
oni-why-same-symbol = { $symbol } à côté de { $symbol } : la rangée finit par { $last }, et deux voisines ne montrent jamais le même symbole
oni-why-same-edge = { $symbol } à côté de { $symbol } : ce bord ne peut pas toucher { $last }
oni-why-first-tower = la première Tour n’a pas encore de côté gauche : dites « right »
oni-why-tower-between = ses deux voisines ne peuvent pas se toucher, elle ne peut donc pas être perdue
oni-why-no-key = { $where ->
    [common] il faudrait { $key } dans la main commune
   *[hand] il faudrait { $key } en main
}
oni-why-no-door = il faudrait avoir obtenu { $door }
oni-why-order = les cartes se choisissent dans l’ordre de la liste, et celle-ci vient avant votre dernier choix ; faites d’abord `undo`, ou nommez-les toutes sur une ligne
oni-why-too-few = les cartes se choisissent dans l’ordre de la liste : sans les premières, il n’en resterait pas assez pour payer
oni-why-same-kind = elle ne ferait que changer de place avec une carte identique
oni-why-not-woken = sa condition n’est pas remplie ({ $condition })
oni-why-not-there = { $card } ne fait pas partie des choix
oni-why-no-spells = il n’y a pas de sorts sans le Grimoire
oni-why-cannot-pay = ce sort coûte { $cost } cartes de la défausse, qui en compte { $have }
oni-why-punish-nightmare = seul un Cauchemar qui vient d’être pioché peut être puni
oni-why-spell-not-now = aucun sort ne se lance au milieu de cet effet
