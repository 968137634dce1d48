### The reasons behind hints.

## Reasons in Daydream

why-day-prospects = laisse, tout compte fait, les meilleures perspectives
why-day-row-sun = complète { $row } dans l’ordre : { $n } traits de soleil en soleil
why-day-row-dot = complète { $row } sans répétition : { $n } traits
why-day-object = termine cet objet : { $object }
why-day-nearer = { $n ->
    [1] amène cet objet à un point de la fin : { $object }
   *[other] amène cet objet à { $n } points de la fin : { $object }
}
why-day-apart = éloigne les chiffres de départ et laisse de la place autour des deux
why-day-run = { $n ->
    [1] garde { $row } dans l’ordre, avec un nuage à remplir
   *[other] garde { $row } dans l’ordre, avec { $n } nuages à remplir
}
why-day-run-nearly = laisse { $row } à un chiffre de son soleil
why-day-nearly = laisse { $row } à un chiffre de son point
why-day-distinct = apporte un { $digit } que { $row } n’a pas encore
why-day-opens = ouvre { $n } nuages de plus où écrire
why-day-stars = { $n ->
    [1] atteint une étoile
   *[other] atteint { $n } étoiles
}
why-day-climbs = { $n ->
    [1] fait monter la constellation d’un trait
   *[other] fait monter la constellation de { $n } traits
}
why-day-moons = { $n ->
    [1] égale la dernière lune de la guirlande, pour un point
   *[other] égale la dernière lune de la guirlande, pour { $n } points
}
why-day-note = { $n ->
    [1] colorie une tête de note
   *[other] colorie les deux têtes d’une note
}
why-day-frames = remplit toute une famille de cadres
why-day-frames-nearly = { $n ->
    [1] ne laisse qu’un nuage ouvert dans une famille de cadres
   *[other] ne laisse que { $n } nuages ouverts dans une famille de cadres
}
why-day-polaroid-new = montre un { $digit }, qu’aucun polaroïd n’a encore
why-day-polaroid-high = met un grand { $digit } là où il compte pour vous
why-day-polaroid-low = ne met qu’un { $digit } là où il compte contre vous
why-day-leaf = gagne une feuille pour modifier un dé plus tard
why-day-leaves-kept = ne dépense aucune de vos feuilles
why-day-leaf-spent = { $n ->
    [one] vaut bien la feuille qu’elle coûte
   *[other] vaut bien les { $n } feuilles qu’elle coûte
}
why-day-no-thorn = évite une épine
why-day-odd-thorn = dessine une épine qui ne coûte rien tant qu’aucune autre ne suit
why-day-clean = ne gâche aucune ligne
why-day-bonus-sun = avance l’objet suivant de tout un trait de soleil
why-day-bonus-leaf = vous donne une feuille pour un dé qui ne convient pas
why-day-ends-ahead = termine la partie pendant que vous menez

## À retenir

takeaway-day-skipped = Réfléchissez avant de renoncer à un dé : un chiffre dans un nuage modeste vaut souvent mieux qu’une épine.
takeaway-day-forced = Tout chiffre n’est pas bon à écrire : y renoncer rapporte une feuille et ne gâche aucune ligne.
takeaway-day-leaf = Dépensez une feuille quand elle achève quelque chose, gardez-la sinon.
takeaway-day-space = Même chiffre, meilleur nuage : cherchez la ligne qui y gagne le plus.
takeaway-day-die = Regardez les deux dés avant d’écrire : mieux vaut peut-être commencer par l’autre.
takeaway-day-other = Avant de répondre, regardez encore une fois les autres possibilités.
