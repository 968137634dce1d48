### Daydream : le plateau, les questions, les événements, les raisons, les règles.

## Le plateau

day-start = Chiffres de départ
day-player = { $who ->
    [you] Joueur { $player } (vous)
   *[other] Joueur { $player }
}
day-gone = a abandonné

day-place-dice = Dés
day-place-shelf = Étagère
day-place-leaves = Feuilles
day-place-constellation = Étoiles
day-place-notes = Notes
day-place-garland = Guirlande
day-place-polaroids = Polaroïds
day-place-frames = Cadres
day-place-score = Score
day-place-players = Joueurs

day-die-written = { $die } en { $cell }
day-die-changed = { $die } devenu { $digit } en { $cell }
day-die-skipped = renoncé au { $die }
day-objects = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
} sur { $all }
day-circled = { $n ->
    [one] { $n } entourée
   *[other] { $n } entourées
}
day-thorns = { $n ->
    [one] { $n } épine
   *[other] { $n } épines
}{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
}
day-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
day-heads = { $n ->
    [one] { $n } tête de note
   *[other] { $n } têtes de note
}
day-frame-full = { $family } remplie, sans récompense
day-frame-left = { $family } encore { $n }, pour { $rewards }
day-frame-earned = { $family } remplie, { $reward } gagnés

day-sum-objects = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
day-sum-constellation = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
day-sum-notes = { $n ->
    [one] { $n } tête de note
   *[other] { $n } têtes de note
}
day-sum-garland = { $n } de la guirlande
day-sum-polaroids = { $n } des polaroïds
day-sum-frames = { $n } des cadres
day-sum-thorns = { $n } pour les épines

## Les questions

day-hint = `5 c3` écrit un 5 en c3, `5+1 c3` avec feuille. `undo` · `?` la règle · `help` les signes · `quit`
day-ask-start = Écrivez { $n ->
    [1] le chiffre de départ dans un nuage vide, où vous voulez.
   *[other] les deux chiffres de départ dans des nuages vides, où vous voulez.
}
day-ask-write = Écrivez { $n ->
    [1] le chiffre à côté d’un nuage rempli.
   *[other] les chiffres à côté de nuages remplis.
}
day-ask-row = Deux lignes sont complètes en même temps. Laquelle d’abord ?
day-ask-bonus = Terminé : { $object }. Quel bonus entourez-vous ?{ $n ->
    [0] { "" }
    [1] { " " }Il reste ensuite un trait à tracer.
   *[other] { " " }Il reste ensuite { $n } traits à tracer.
}
day-ask-done = Les deux dés sont joués. Terminez votre tour, ou annulez un coup.
    .typed = done, undo

day-anywhere = n’importe quel nuage vide
day-do-write = { $dice } en : { $cells } (tapez `{ $example }`)
day-do-leaves = { $n ->
    [one] { $n } feuille entourée modifie
   *[other] { $n } feuilles entourées modifient
} un dé : { $ranges } (tapez `{ $example }`)
day-do-skip = { $skips } : { $how ->
    [solo] renoncer au dé, entourer une feuille et dessiner une épine
   *[several] renoncer au dé et entourer une feuille
}
day-do-complete = Un nuage complète : { $rows }
day-do-row = { $icon } trace { $n } traits
day-do-bonus-sun = un trait supplémentaire jusqu’au soleil suivant
day-do-bonus-leaf = entourer une feuille
day-do-done = terminer votre tour

day-help-answers = Répondez `write 5 c3` ou simplement `5 c3` ; avec des feuilles entourées `6-1 c3` ou `4+2 c3` ; `skip 2` pour renoncer ; le nom d’une ligne ; `sun` ou `leaf` ; `done`. Plusieurs à la fois : « 5 c3, 2 d3, done ». Les listes courtes se répondent aussi par numéro. Jusqu’à `done`, tout peut être annulé. Entrée seule montre à nouveau le plateau.
day-legend-clouds = La grille : _ un nuage vide où l’on peut écrire, · un autre nuage vide ; ★ ☾ une étoile ou une lune, ¹ ² ³ la famille de cadres. Au bout de chaque ligne : ◦ ouverte, ● point entouré, ☼ soleil entouré, ✗ rayée. ┊ est un pli : les nuages des deux côtés sont adjacents, mais aucune ligne ne le traverse.
day-legend-shelf = L’étagère : ▸ l’objet en cours, ━ ses traits tracés, ─ à tracer ; ☼ soleils, • points, + le symbole bonus. Feuilles : ◎ entourée, ○ libre, ● coloriée. Nuages qui complètent une ligne : ☼ les chiffres qui valent le soleil, ✗ ceux qui la gâchent.

## Les événements

day-event-rolled = { $turn ->
    [0] Les chiffres de départ sont { $first } et { $second }.
   *[other] Tour { $turn } : les dés indiquent { $first } et { $second }.
}
day-event-wrote = Vous écrivez { $digit } en { $cell }{ $leaves ->
    [0] .
    [1] , en coloriant une feuille.
   *[other] , en coloriant { $leaves } feuilles.
}
day-event-skipped = Vous renoncez au { $die }.
day-event-lapsed = Il n’y a plus de nuage pour le { $die } ; il est perdu.
day-event-leaf = Vous entourez une feuille.
day-event-thorn = Vous dessinez une épine ; il y en a { $thorns }.
day-event-row = Ligne { $row } : { $icon ->
    [sun] des chiffres consécutifs, parfait ! Le soleil { $mark } est entouré.
    [dot] des chiffres différents, bien joué ! Le point { $mark } est entouré.
   *[spoiled] un chiffre se répète, oups. { $mark } Vous ne gagnez rien.
}
day-event-line = { $n ->
    [1] Un trait
   *[other] { $n } traits
} { $icon } sur cet objet : { $object }.
day-event-object = Terminé : { $object } !
day-event-constellation = La constellation grandit de { $n ->
    [one] { $n } trait
   *[other] { $n } traits
} ; { $stars ->
    [0] aucune étoile n’est atteinte.
    [1] une étoile est entourée.
   *[other] { $stars } étoiles sont entourées.
}
day-event-note = { $heads ->
    [1] Une tête de note est coloriée.
   *[other] Les deux têtes d’une note sont coloriées.
}
day-event-polaroid = Le polaroïd de { $cell } porte un { $digit }.
day-event-moon = Le { $digit } va dans la lune { $moon } de la guirlande{ $reward ->
    [0] .
    [one] , identique à la précédente : { $reward } point.
   *[other] , identique à la précédente : { $reward } points.
}
day-event-frames = { $who ->
    [you] Vous avez rempli
   *[other] { $name } a rempli
} la famille de cadres { $family } : { $reward ->
    [0] il ne reste pas de récompense.
   *[other] { $reward } points.
}
day-event-rewards-crossed = Toutes les récompenses { $reward } non obtenues des cadres sont barrées.
day-event-played = { $name } : { $answers }.
day-event-conceded = { $who ->
    [you] Vous abandonnez la partie.
   *[other] { $name } abandonne la partie.
}
day-nothing = rien

## La fin

day-over-full = Tous les nuages d’une grille sont remplis.
day-over-drawn = Tous les objets d’une étagère sont dessinés.
day-over-conceded = La partie a été abandonnée.
day-end-name = Votre titre : { $name }
day-end-score = Score { $n } = { $sum }
day-end-won = { $n ->
    [0] Personne ne gagne.
    [1] { $players } l’emporte !
   *[other] { $players } l’emportent ensemble !
}
day-end-tie = L’égalité est départagée par les traits de l’objet non terminé : { $n }.

## Pourquoi pas

day-then = votre tour finit avec « { $done } » ; « { $rest } » doit attendre. Rien n’a été fait.
day-why-only-done = les deux dés sont joués ; il ne reste que `done` ou `undo`
day-why-other-question = « { $verb } » ne répond pas à la question posée
day-why-not-done = il faut d’abord écrire { $dice }, ou renoncer à un dé
day-why-no-row = il n’y a pas deux lignes à mettre en ordre
day-why-no-bonus = il n’y a pas de bonus à choisir
day-why-no-die = aucun dé n’indique { $die } ; les feuilles s’écrivent avec le dé, comme `4+1 c3`
day-why-die-used = le { $die } est déjà joué
day-why-skipped = vous avez déjà renoncé à un dé ce tour-ci
day-why-start-skip = on ne renonce pas aux chiffres de départ
day-why-start-leaves = les feuilles ne modifient pas les chiffres de départ
day-why-no-cell = il n’y a pas de nuage { $cell } sur cette grille
day-why-filled = { $cell } porte déjà un { $digit }
day-why-not-beside = { $cell } n’est pas à côté d’un nuage rempli
day-why-leaves = il faut { $n ->
    [1] une feuille entourée
   *[other] { $n } feuilles entourées
}, et vous en avez { $have }

## Les règles

day-rule-ids = Règles { $ids }
day-rule-start = Les deux chiffres du premier lancer vont dans deux nuages vides, n’importe où sur la grille. On ne peut ni y renoncer ni les modifier. Mieux vaut les éloigner.
day-rule-write = Écrivez les deux chiffres dans l’ordre voulu, chacun dans un nuage vide adjacent à un nuage rempli ; le second peut toucher le premier. Une fois par tour, on peut renoncer à un dé pour entourer une feuille. Avant d’écrire, coloriez des feuilles entourées pour le modifier de 1 chacune, entre 0 et 9. Une ligne complète de chiffres différents vaut le point, de chiffres consécutifs le soleil ; un chiffre répété la gâche. La ligne trace autant de traits qu’elle a de nuages : jusqu’au point suivant, ou de soleil à soleil.
day-rule-write-solo = En solo, chaque dé auquel on renonce fait aussi pousser une épine ; deux épines coûtent un objet à la fin.
day-rule-row = Les lignes complètes se résolvent dans l’ordre que vous voulez. Le point trace jusqu’au point suivant, le soleil jusqu’au soleil suivant ; un objet se termine avant le suivant.
day-rule-bonus = Un objet qui porte le symbole bonus offre un trait supplémentaire jusqu’au soleil suivant, ou une feuille entourée, avant les traits qui restent.
day-rule-done = Personne ne voit votre brouillon avant `done`. Quand tout le monde a fini, on relance les dés ; la partie s’achève quand une grille est pleine ou une étagère dessinée.
day-rule-constellation = Un chiffre dans un nuage à étoile trace autant de traits sur la constellation ; chaque étoile atteinte vaut un point.
day-rule-notes = Une note simple vaut un point si ses deux nuages sont identiques. Une note double vaut un point si deux de ses nuages le sont, et deux si tous le sont.
day-rule-garland = Un chiffre dans un nuage à lune va dans la prochaine lune de la guirlande ; identique à la précédente, il rapporte la récompense entre les deux.
day-rule-frames = Trois familles de cadres partagent la grille ; une famille entièrement remplie rapporte une récompense.
day-rule-frames-solo = En solo, le premier trait du trèfle barre les 5 non obtenus, le premier trait du nœud papillon les 2.
day-rule-frames-several = La première personne à remplir une famille gagne 5, la suivante 2 ; qui la remplit au même tour gagne autant.
day-rule-polaroids-ad = Les chiffres des trois nuages à étoile comptent pour vous, ceux des trois nuages à lune contre vous.
day-rule-polaroids-da = Chaque chiffre différent des six polaroïds vaut un point ; le double si les six se suivent de gauche à droite.
