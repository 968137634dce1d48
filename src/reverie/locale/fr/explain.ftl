### Les conseils, leurs raisons, et de quoi une partie terminée était faite.

## Hints

help-hint = les meilleures réponses, ce qu'elles valent et pourquoi
hint-head = Ce que le joueur « { $player } » pense de vos réponses :
hint-none = Personne n'a rien à décider ici.
hint-win = { $text } : gagne { $value } fois sur 100 (de { $low } à { $high })
hint-score = { $text } : { $value } points attendus (de { $low } à { $high })
hint-name = { $name } { $chance } %
hint-why = Cette réponse { $reasons }.
hint-and = Et elle { $reasons }.
explain-percent = { $n } %
explain-points = { $n } points

## Parts of reasons in Onirim

why-key-red = la Clé rouge
why-key-blue = la Clé bleue
why-key-green = la Clé verte
why-key-brown = la Clé brune
why-doors-red = { $n ->
    [one] une Porte rouge
   *[other] { $n } Portes rouges
}
why-doors-blue = { $n ->
    [one] une Porte bleue
   *[other] { $n } Portes bleues
}
why-doors-green = { $n ->
    [one] une Porte verte
   *[other] { $n } Portes vertes
}
why-doors-brown = { $n ->
    [one] une Porte brune
   *[other] { $n } Portes brunes
}
why-cards-red = cartes rouges
why-cards-blue = cartes bleues
why-cards-green = cartes vertes
why-cards-brown = cartes brunes

## Reasons in Onirim

why-oni-chances = laisse, tout compte fait, les meilleures chances
why-oni-wins = gagne la partie sur-le-champ
why-oni-survives = ne vide pas la pioche sur-le-champ
why-oni-winnable = laisse la partie gagnable
why-oni-door = apporte { $card }, la { $n }e des 8
why-oni-doors-kept = { $n ->
    [one] ne sacrifie pas votre seule Porte
   *[other] ne sacrifie aucune de vos { $n } Portes
}
why-oni-third = achève une suite de trois { $cards }, et leur Porte est encore dans la pioche
why-oni-second = aligne deux { $cards } ; la troisième trouvera une Porte
why-oni-second-held = vous laisse { $card } en main pour la troisième
why-oni-first = commence une suite de { $cards } que vous pouvez poursuivre : vous avez { $card }
why-oni-first-whole = commence une suite de trois { $cards } que vous avez toutes en main
why-oni-key-idle = ne coûte que { $key }, qui n'a plus de Porte à ouvrir
why-oni-key-double = coûte { $card } que vous avez en double
why-oni-refind = sacrifie { $card } qu'on peut retrouver : { $n } { $cards } restent cachées
why-oni-deck-plenty = prend cinq cartes à une pioche qui en a { $n } et peut s'en passer
why-oni-hand-poor = coûte une main sans Clé
why-oni-hand-kept = garde votre main entière
why-oni-deck-low = épargne la pioche, réduite à { $n } cartes
why-oni-deck-kept = ne perd aucune carte de la pioche
why-oni-prophecy = { $n ->
    [0] montre les cinq prochaines cartes et vous laisse les ranger
    [one] montre les cinq prochaines cartes ; sur { $unseen } cachées il y a un Cauchemar, que vous pourriez écarter
   *[other] montre les cinq prochaines cartes ; sur { $unseen } cachées il y a { $n } Cauchemars, et vous pourriez en écarter un
}
why-oni-nightmare-gone = { $n ->
    [0] vous débarrasse du dernier Cauchemar
    [one] vous débarrasse d'un Cauchemar ; il n'en reste qu'un
   *[other] vous débarrasse d'un Cauchemar ; il en reste { $n }
}
why-oni-idle = ne coûte rien : les { $cards } n'ont plus de Porte à trouver
why-oni-plenty = coûte peu : il en reste { $n } pareilles parmi les cartes cachées
why-oni-tower-look = { $n ->
    [one] montre la prochaine carte
   *[other] montre les { $n } prochaines cartes et vous laisse les ranger
}
why-oni-door-next = vous fait piocher { $card } pendant que vous avez { $key }
why-oni-key-first = fait venir { $key } avant sa Porte
why-oni-key-next = fait venir { $card } à la prochaine pioche
why-oni-fits-next = fait venir { $card }, qui poursuit votre suite
why-oni-nightmare-later = repousse le Cauchemar
why-oni-door-later = repousse { $card } jusqu'à ce que vous ayez { $key }
why-oni-partner = aide votre partenaire, à qui il manque encore { $card }
why-oni-own-key = vous donne { $key } pour la Porte qui vous manque
why-oni-own-pair = vous donne des { $cards } qui vont ensemble
why-oni-key-kept = garde { $key } pour { $doors } parmi les { $unseen } cartes cachées
why-oni-insurance = { $n ->
    [one] garde une Clé contre le dernier Cauchemar parmi les { $unseen } cartes cachées
   *[other] garde une Clé contre les { $n } Cauchemars parmi les { $unseen } cartes cachées
}
why-oni-series-kept = n'interrompt pas votre suite de { $cards }
why-oni-rampart = achève le rempart
why-oni-tower = { $n ->
    [one] pose la première Tour d'un rempart
   *[other] aligne { $n } Tours de couleurs différentes
}
why-oni-towers-kept = { $n ->
    [one] n'entame pas le rempart
   *[other] laisse { $n } Tours de couleurs différentes côte à côte
}
why-oni-no-tower-falls = sauve toutes les Tours
why-oni-punished = fait passer le Cauchemar sans aucune perte
why-oni-goal-other = attend le prochain Objectif, { $card } ; toute autre Porte irait dans les Limbes
why-oni-goal-ready = fait de { $card } le prochain Objectif, pour lequel vous êtes prêt
why-oni-dispelled = vous épargne ceci : { $premonition }
why-oni-asleep = n'éveille aucun Prémonitoire
why-oni-playable = laisse { $n } cartes jouables dans votre main

## Reasons in Daydream

why-day-prospects = laisse, tout compte fait, les meilleures perspectives
why-day-row-sun = complète { $row } dans l'ordre : { $n } traits de soleil en soleil
why-day-row-dot = complète { $row } sans répétition : { $n } traits
why-day-object = termine cet objet : { $object }
why-day-nearer = { $n ->
    [one] amène cet objet à un point de sa fin : { $object }
   *[other] amène cet objet à { $n } points de sa fin : { $object }
}
why-day-apart = éloigne les chiffres de départ et laisse de la place autour des deux
why-day-run = { $n ->
    [one] garde { $row } consécutive, avec une case à remplir
   *[other] garde { $row } consécutive, avec { $n } cases à remplir
}
why-day-run-nearly = laisse { $row } à un chiffre de son soleil
why-day-nearly = laisse { $row } à un chiffre de son point
why-day-distinct = apporte un { $digit } que { $row } n'a pas encore
why-day-opens = ouvre { $n } cases de plus où écrire
why-day-stars = { $n ->
    [one] atteint une étoile
   *[other] atteint { $n } étoiles
}
why-day-climbs = { $n ->
    [one] fait monter la constellation d'un trait
   *[other] fait monter la constellation de { $n } traits
}
why-day-moons = { $n ->
    [one] égale la dernière lune de la guirlande, pour un point
   *[other] égale la dernière lune de la guirlande, pour { $n } points
}
why-day-note = { $n ->
    [one] remplit une tête de note
   *[other] remplit les deux têtes d'une note
}
why-day-frames = remplit toute une famille de cadres
why-day-frames-nearly = { $n ->
    [one] ne laisse qu'une case ouverte dans une famille de cadres
   *[other] ne laisse que { $n } cases ouvertes dans une famille de cadres
}
why-day-polaroid-new = montre un { $digit }, qu'aucun polaroïd n'a encore
why-day-polaroid-high = met un grand { $digit } là où il compte pour vous
why-day-polaroid-low = ne met qu'un { $digit } là où il compte contre vous
why-day-leaf = gagne une feuille pour modifier un dé plus tard
why-day-leaves-kept = ne dépense aucune de vos feuilles
why-day-leaf-spent = { $n ->
    [one] vaut bien la feuille qu'elle coûte
   *[other] vaut bien les { $n } feuilles qu'elle coûte
}
why-day-no-thorn = ne dessine pas d'épine
why-day-odd-thorn = dessine une épine qui ne coûte rien tant qu'aucune autre ne suit
why-day-clean = ne gâche aucune ligne
why-day-bonus-sun = avance l'objet suivant de tout un trait de soleil
why-day-bonus-leaf = vous donne une feuille pour un dé qui ne convient pas
why-day-ends-ahead = termine la partie pendant que vous menez

## What a game was made of

analysis-head = { $setup }, jugé par le joueur « { $player } »
analysis-seat = Joueur { $player }
analysis-change = De { $from } à { $to } : { $luck } par la chance, { $skill } par vos choix.
analysis-accuracy = Précision { $n } % : 100, c'est chaque fois la meilleure réponse ; 0, c'est répondre au hasard.
analysis-decisions = { $n } décisions laissaient le choix ; { $best } fois il valait le meilleur.
analysis-costly = Ce qui a coûté le plus :
analysis-cost = { $entry }  { $text } : { $cost } de moins que « { $better } »
analysis-reason = « { $better } » { $reasons }.
analysis-nothing = Aucun choix n'a coûté quoi que ce soit de notable.
analysis-lucky = Le plus beau coup du hasard : { $gain } avant l'entrée { $entry }.
analysis-unlucky = Le plus dur coup du hasard : { $gain } avant l'entrée { $entry }.
analysis-plot = Le graphique est dans { $file }.

plot-title-win = Les chances de gagner, décision par décision
plot-title-score = Le score à attendre, décision par décision
plot-decisions = décisions
plot-luck = hasard
plot-skill = choix
plot-result = résultat
calibration-title = Ce qui est annoncé, et ce qui arrive
calibration-stated = chances de gagner annoncées
calibration-won = parties gagnées
calibration-games = { $n } positions de { $games } parties
