### What only the pages say of this game.

## Les réponses

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
web-oni-act-raise = { $card } au sommet
web-oni-act-sink = { $card } au fond
web-oni-act-lose = perdre : { $card }
web-oni-act-dispel = dissiper : { $card }
web-oni-act-drop = défausser : { $card }
web-oni-act-fetch = chercher : { $card }
web-oni-act-face = affronter : { $card }
web-oni-act-shed = défausser : { $card }
web-oni-act-surrender = céder : { $card }
web-oni-act-cast = { $spell } ({ $cost } cartes)
web-oni-act-swap-goals = Objectifs { $first } ({ $one }) et { $second } ({ $other })
web-oni-do-take = prendre la Porte
web-oni-do-leave = la laisser
web-oni-do-open = ouvrir avec la Clé
web-oni-do-open-from-common = ouvrir avec la Clé commune
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
web-oni-then-prophecy = donne une Prophétie : les cinq premières cartes
web-oni-then-look = permet de regarder les { $n } premières cartes
web-oni-then-give = le Cauchemar s’en va, et la Clé avec lui
web-oni-then-sacrifice = elle retourne dans la pioche par les Limbes

## Pages

web-oni-doors-of = { $n ->
    [one] { $n } Porte
   *[other] { $n } Portes
} sur { $all }
web-oni-door-open = { $door }, trouvée
web-oni-door-shut = { $door }, à trouver
web-oni-your-doors = Vos Portes
web-oni-your-labyrinth = Votre labyrinthe
web-oni-goal = Objectif { $n }, { $colour }{ $state ->
    [done] , atteint
    [first] , le prochain
   *[open] {""}
}
web-oni-deck = Pioche
web-oni-in-deck = dans la pioche
web-oni-nightmares-left = { $n ->
    [one] Cauchemar
   *[other] Cauchemars
}
web-oni-unseen = Cartes restantes
web-oni-unseen-why = Les cartes que vous n’avez pas encore vues, par type.
web-oni-pile = { $name }, { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n } cartes
}
web-oni-discard = Défausse
web-oni-card-stuck = { $card }, pas jouable maintenant
web-oni-moved = { $card } : position { $n } sur { $all }.
web-oni-slot = { $card }, { $n } sur { $all } ; les flèches la déplacent
web-oni-earlier = { $card } : une place plus tôt
web-oni-later = { $card } : une place plus tard
web-oni-order = Reposez les cartes dans l’ordre de votre choix. La numéro 1 sera piochée la première.
web-oni-order-done = Reposer ainsi
web-oni-sink = Mettez les cartes au fond dans l’ordre de votre choix. La dernière sera tout en bas.
web-oni-sink-done = Mettre au fond ainsi
web-oni-cost = { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
} sur { $cost }
web-oni-no-key = Vous n’avez pas de Clé à céder.
web-oni-no-door = Vous n’avez pas de Porte à perdre.
web-oni-hand-of = Main de { $name }
web-oni-row-of = Labyrinthe de { $name }
web-oni-row-empty = Votre labyrinthe commence avec la première carte jouée.
web-oni-why-tower-row = les Tours forment une rangée à part
web-oni-why-towers = seules les Tours se placent ici
web-oni-why-doors = une Porte s’ouvre avec trois cartes de sa couleur à la suite, ou avec sa Clé quand elle est piochée
web-oni-why-limbo = aucune carte ne va de la main aux Limbes
web-oni-why-deck = aucune carte ne retourne de la main dans la pioche
web-oni-why-common = les échanges se font après une défausse
web-oni-why-out = aucune carte ne quitte la partie depuis la main
web-oni-why-key = cette Porte ne s’ouvre qu’avec sa Clé : { $key }
web-oni-why-nightmare = avec une seule carte, un Cauchemar ne se paie que d’une Clé ou d’une Porte
web-oni-why-spell = un sort se pose sur la défausse, qui le paie
web-oni-why-goal = un Objectif ne s’échange qu’avec un autre Objectif
web-oni-why-lit = ceci ne va que sur un emplacement éclairé
web-oni-row-empty-of = { $name } n’a pas encore joué.
web-oni-towers-empty = Aucune Tour pour l’instant.
web-oni-choose = Choisissez une carte de votre main.
web-oni-dead = Cette partie ne peut plus être gagnée : il manque une carte. Continuez à jouer, ou abandonnez.
web-oni-without = sans
web-oni-part-book = Trouvez les Portes dans un ordre imposé. Des sorts vous aident, payés avec des cartes défaussées.
web-oni-part-towers = Douze Tours rejoignent la pioche. Bâtissez-en une de chaque couleur côte à côte, malgré les Cauchemars.
web-oni-part-dreams = Les Songes Heureux font des cadeaux ; les Prémonitoires frappent quand vous obtenez certaines Portes.
web-oni-variant-book = normal
web-oni-variant-book-lost = Perdus ! : des sorts plus chers
web-oni-variant-towers = normal
web-oni-variant-towers-ruins = Ruines : le Rempart ne protège pas
web-oni-variant-dreams = normal : quatre Prémonitoires
web-oni-variant-dreams-5 = plus difficile : cinq Prémonitoires
web-oni-variant-dreams-6 = le plus difficile : six Prémonitoires
web-oni-alone-what = Vous contre la pioche.
web-oni-two = à deux, ensemble
web-oni-two-what = Chacun doit trouver une Porte de chaque couleur ; deux cartes sont communes.
web-oni-partner = Partenaire
web-oni-talk = Communication
web-oni-talk-open = totale : chacun voit les cartes de l’autre
web-oni-talk-silent = Grand silence : mains cachées, sans chat

## La fin

web-oni-left-doors = Portes manquantes : { $doors }.
web-oni-left-deck = { $n ->
    [1] Il restait une carte
   *[other] Il restait { $n } cartes
} dans la pioche ; { $nightmares ->
    [0] plus aucun Cauchemar n’était à venir.
    [1] un Cauchemar n’avait pas été vu.
   *[other] { $nightmares } Cauchemars n’avaient pas été vus.
}

## Les quatre prix d’un cauchemar

web-oni-price-key = Une Clé
web-oni-price-door = Une Porte
web-oni-price-five = Cinq cartes
web-oni-price-hand = Votre main
web-oni-then-five = En moyenne { $lost } cartes perdues, dont { $keys } Clés, et { $doors } Portes vers les Limbes ; { $left } restent dans la pioche.
web-oni-then-hand = { $n ->
    [0] Rien en main à perdre ; cinq nouvelles cartes.
    [1] Une carte perdue ; cinq nouvelles à la place.
   *[other] { $n } cartes perdues ; cinq nouvelles à la place.
}

# A card held up to the eyes, and what the next place of the labyrinth makes of one.
web-oni-look-sun = Une Pièce. Elle doit montrer un autre symbole que sa voisine. Trois Pièces de suite d’une même couleur trouvent une Porte.
web-oni-look-moon = { web-oni-look-sun }
web-oni-look-key = Une Pièce qui est aussi une Clé : défaussée, elle montre les cinq premières cartes de la pioche ; en main, elle ouvre une Porte piochée de sa couleur ou écarte un Cauchemar.
web-oni-look-tower = Une Tour se pose à un bout de la rangée, si les bords qui se touchent n’ont aucun symbole en commun. Défaussée, elle permet de regarder autant de cartes du sommet que son chiffre.
web-oni-look-door = Ce que vous cherchez. Trois Pièces de suite de sa couleur la trouvent, ou la Clé de sa couleur quand vous la piochez.
web-oni-look-nightmare = Pioché, il prend une Clé, une Porte, les cinq premières cartes ou toute la main. À vous de choisir.
web-oni-look-happy-dream = Pioché, il offre un cadeau parmi trois.
web-oni-look-goal = Un Objectif du Grimoire : les Portes se trouvent dans l’ordre des sceaux. Celui qui est cerclé vient en premier.
web-oni-then-series = { $n ->
    [3] { $colour } : 3 sur 3, une Porte
   *[other] { $colour } : { $n } sur 3
}
web-oni-boxes = Boîtes
web-oni-part-base = Le jeu de base : 76 cartes, huit Portes, dix Cauchemars.
web-oni-variant-of = Variante : { $name }
web-oni-goal-line = trouvez les huit Portes avant que la pioche ne s’épuise.
web-oni-coach-first = Jouez une Pièce de la couleur que vous avez le plus. Trois de la même couleur à la suite trouvent une Porte.
web-oni-coach-act = À la suite : { $n } ({ $colour }). Ajoutez-en une avec un autre symbole, ou défaussez une carte inutile.
web-oni-coach-take-door = Trois à la suite ! Prenez la Porte, elle est à vous.
web-oni-coach-door = Vous avez pioché une Porte. Sa Clé l’ouvre aussitôt ; sinon elle attend dans les Limbes et reviendra.
web-oni-coach-nightmare = Un Cauchemar veut quelque chose. Une Clé coûte peu si vous en avez deux ; cinq cartes font moins mal tant que la pioche est épaisse.
web-oni-coach-bin = Vous voyez les cinq prochaines cartes. Écartez un Cauchemar s’il y en a un.
web-oni-coach-order = Reposez d’abord ce que vous voulez piocher d’abord : une Porte dont vous avez la Clé, ou une carte pour votre rangée.
web-oni-tip-key = Les Clés valent plus en main : elles ouvrent des Portes, arrêtent des Cauchemars ou, défaussées, montrent cinq cartes.
web-oni-tip-series = Vous aviez deux cartes d’une couleur à la suite et pouviez ajouter la troisième : elle trouve une Porte.
web-oni-tip-hand = Vous avez cédé une main avec une Clé. La Clé seule aurait suffi au Cauchemar.
