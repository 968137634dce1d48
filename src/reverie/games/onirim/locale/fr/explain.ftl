### The reasons behind hints.

## Parts of reasons in Onirim

why-key-red = la Clé rouge
why-key-blue = la Clé bleue
why-key-green = la Clé verte
why-key-brown = la Clé brune
why-doors-red = { $n ->
    [1] une Porte rouge
   *[other] { $n } Portes rouges
}
why-doors-blue = { $n ->
    [1] une Porte bleue
   *[other] { $n } Portes bleues
}
why-doors-green = { $n ->
    [1] une Porte verte
   *[other] { $n } Portes vertes
}
why-doors-brown = { $n ->
    [1] une Porte brune
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
why-oni-winnable = garde la victoire possible
why-oni-door = apporte { $card } : cela fait { $n } sur 8
why-oni-doors-kept = { $n ->
    [1] ne sacrifie pas votre seule Porte
   *[other] ne sacrifie aucune de vos { $n } Portes
}
why-oni-third = achève une série de trois { $cards }, et leur Porte est encore dans la pioche
why-oni-second = aligne deux { $cards } ; la troisième trouvera une Porte
why-oni-second-held = vous laisse { $card } en main pour la troisième
why-oni-first = commence une série de { $cards } que vous pouvez poursuivre : vous avez { $card }
why-oni-first-whole = commence une série de trois { $cards } que vous avez toutes en main
why-oni-key-idle = ne coûte que { $key }, qui n’a plus de Porte à ouvrir
why-oni-key-double = coûte { $card } que vous avez en double
why-oni-refind = sacrifie { $card } qu’on peut retrouver : { $n } { $cards } restent cachées
why-oni-deck-plenty = prend cinq cartes à une pioche qui en a { $n } et peut s’en passer
why-oni-hand-poor = coûte une main sans Clé
why-oni-hand-kept = garde votre main entière
why-oni-deck-low = épargne la pioche, réduite à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
why-oni-deck-kept = ne perd aucune carte de la pioche
why-oni-prophecy = { $n ->
    [0] montre les cinq prochaines cartes et vous laisse les ordonner
    [1] montre les cinq prochaines cartes ; sur { $unseen } cachées il y a un Cauchemar, que vous pourriez écarter
   *[other] montre les cinq prochaines cartes ; sur { $unseen } cachées il y a { $n } Cauchemars, et vous pourriez en écarter un
}
why-oni-nightmare-gone = { $n ->
    [0] vous débarrasse du dernier Cauchemar
    [1] vous débarrasse d’un Cauchemar ; il n’en reste qu’un
   *[other] vous débarrasse d’un Cauchemar ; il en reste { $n }
}
why-oni-idle = ne coûte rien : les { $cards } n’ont plus de Porte à trouver
why-oni-plenty = coûte peu : il en reste { $n } pareilles parmi les cartes cachées
why-oni-tower-look = { $n ->
    [one] montre la prochaine carte
   *[other] montre les { $n } prochaines cartes et vous laisse les ordonner
}
why-oni-door-next = vous fait piocher { $card } pendant que vous avez { $key }
why-oni-key-first = fait venir { $key } avant sa Porte
why-oni-key-next = fait venir { $card } à la prochaine pioche
why-oni-fits-next = fait venir { $card }, qui poursuit votre série
why-oni-nightmare-later = repousse le Cauchemar
why-oni-door-later = repousse { $card } jusqu’à ce que vous ayez { $key }
why-oni-partner = aide votre partenaire, à qui il manque encore { $card }
why-oni-own-key = vous donne { $key } pour la Porte qui vous manque
why-oni-own-pair = vous donne des { $cards } qui vont ensemble
why-oni-key-kept = garde { $key } pour { $doors } parmi les { $unseen } cartes cachées
why-oni-insurance = { $n ->
    [1] garde une Clé contre le dernier Cauchemar parmi les { $unseen } cartes cachées
   *[other] garde une Clé contre les { $n } Cauchemars parmi les { $unseen } cartes cachées
}
why-oni-series-kept = n’interrompt pas votre série de { $cards }
why-oni-rampart = achève le Rempart
why-oni-tower = { $n ->
    [1] pose la première Tour d’un Rempart
   *[other] aligne { $n } Tours de couleurs différentes
}
why-oni-towers-kept = { $n ->
    [one] n’entame pas le Rempart
   *[other] laisse { $n } Tours de couleurs différentes côte à côte
}
why-oni-no-tower-falls = sauve toutes les Tours
why-oni-punished = fait passer le Cauchemar sans aucune perte
why-oni-goal-other = attend le prochain Objectif, { $card } ; toute autre Porte irait dans les Limbes
why-oni-goal-ready = fait de { $card } le prochain Objectif, que vous pouvez atteindre
why-oni-dispelled = vous épargne ceci : { $premonition }
why-oni-asleep = n’éveille aucun Prémonitoire
why-oni-playable = laisse { $n ->
    [one] { $n } carte jouable
   *[other] { $n } cartes jouables
} dans votre main

## À retenir

takeaway-oni-key-given = Une Clé donnée à un Cauchemar manquera à une Porte : comparez avec les autres issues.
takeaway-oni-nightmare = Comparez les prix d’un Cauchemar : la main, une Porte, une Clé ou cinq cartes de la pioche.
takeaway-oni-prophecy-order = Dans une Prophétie, défaussez la carte la plus nuisible et ordonnez les autres pour que chaque pioche aide.
takeaway-oni-key-spent = Les Clés valent plus en main : elles ouvrent des Portes et écartent les Cauchemars.
takeaway-oni-prophecy = Une Clé dont on peut se passer achète une Prophétie : regardez devant vous avant qu’un Cauchemar ne frappe.
takeaway-oni-row-broken = Terminez la série commencée avant d’entamer une autre couleur.
takeaway-oni-waited = Jouez quand une carte fait avancer une série : défausser épuise la pioche tout aussi vite.
takeaway-oni-hurried = Parfois, une défausse garde plus de chances qu’une carte jouée hors série.
takeaway-oni-card = Bonne idée, mauvaise carte : voyez laquelle vous manquera le moins.
takeaway-oni-other = Avant de répondre, regardez encore une fois les autres possibilités.
