### Ce que disent les pages autour d’une partie : conseils, récit d’une partie, sa fin, le rêve du jour, la conversation, les statistiques.

## Conseils

web-hint-sure = sans doute de { $low } à { $high }
web-hint-names = Le nom que la partie peut mériter
web-hint-measure-win = Les chances de gagner, si vous continuez bien.
web-hint-measure-score = Le score à espérer, si vous continuez bien.

## Le récit d’une partie

web-analyse = Analyser
web-curve-costly = Le coup { $n } a coûté cher
web-replay-start = Le début
web-story-title = De quoi la partie était faite
web-story-played = Comment la partie a été jouée
web-story-luck = Chance
web-story-skill = Choix
web-story-accuracy = Précision : 100 pour la meilleure réponse à chaque fois, 0 pour des réponses au hasard.
web-story-decisions = { $n ->
    [one] Une décision laissait le choix
   *[other] { $n } décisions laissaient le choix
} ; { $best } valaient la meilleure.
web-story-change = { $measure ->
    [win] Les chances de gagner sont passées de { $from } à { $to }.
   *[score] Le score à espérer est passé de { $from } à { $to }.
}
web-story-kind = Le hasard le plus clément : { $gain }
web-story-hard = Le hasard le plus rude : { $gain }
web-story-costly = Ce qui a coûté le plus
web-story-better = Mieux : { $answer }
web-story-fine = Aussi bien que le mieux.
web-story-working = La partie est repensée du début à la fin …
web-story-none = Personne n’a eu le choix dans cette partie.

## La fin

web-end-names = Les noms à mériter
web-end-past = À côté de vos parties d’avant
web-end-forked = Vous êtes revenu avant quelque chose de révélé : cette partie ne compte nulle part.
web-end-first = Votre première partie de ce genre. Désormais il y a de quoi comparer.
web-end-scale = Cette partie { $score }, votre moyenne { $mean }, votre record { $best }
web-end-record = Votre meilleure jusqu’ici !
web-end-place = Numéro { $place } de vos { $games } parties de ce genre.
web-end-mean = Avant : { $mean } en moyenne, { $best } au mieux.
web-end-streak = { $n } victoires de suite.
web-oni-left-doors = Pas trouvé : { $doors }.
web-oni-left-deck = { $n ->
    [one] Il restait une carte
   *[other] Il restait { $n } cartes
} dans la pioche ; { $nightmares ->
    [0] plus aucun cauchemar n’était à venir.
    [one] un cauchemar n’avait pas été vu.
   *[other] { $nightmares } cauchemars n’avaient pas été vus.
}
web-day-left-objects = { $n ->
    [one] Un objet n’est pas terminé : { $object }.
   *[other] { $n } objets ne sont pas terminés ; le prochain aurait été : { $object }.
}
web-day-left-clouds = { $n ->
    [one] Un nuage est resté vide.
   *[other] { $n } nuages sont restés vides.
}
web-day-left-rows = Lignes en suite : { $suns }. Lignes gâchées : { $spoiled }.
web-day-left-leaves = { $n ->
    [one] Une feuille entourée n’a pas servi.
   *[other] { $n } feuilles entourées n’ont pas servi.
}

## Le rêve du jour

web-leaderboard = Classement
web-leaderboard-none = Personne ne l’a encore terminé. Vous pourriez être le premier.
web-try-doors = { $won ->
    [yes] toutes les portes
   *[no] { $n ->
        [one] { $n } porte
       *[other] { $n } portes
    }
}
web-try-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-daily-ends = { $hours ->
    [0] Encore { $minutes } min.
   *[other] Encore { $hours } h { $minutes } min.
}
web-daily-streak = { $n ->
    [one] un jour
   *[other] { $n } jours de suite
}
web-daily-share = Partager le résultat de { $game }
web-daily-board = Classement de { $game }

## La conversation

web-talk-bots = Personne ici ne saurait répondre : { $names } préfère jouer.
web-react = Réactions
web-react-hello = Bonjour !
web-react-well-done = Bien joué !
web-react-thinking = Je réfléchis …
web-react-lucky = Quelle chance !
web-react-ouch = Aïe
web-react-thanks = Merci
web-react-sorry = Désolé
web-react-good-game = Belle partie
web-mute = Ne plus entendre
web-unmute = Entendre à nouveau

## Statistiques

web-stats-which = Quel jeu
web-stats-title = { $name }, à { $players }
web-stats-by-setup = Côte à côte
web-stats-all-onirim = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, dont { $wins } gagnées.
web-stats-all-daydream = { $games ->
    [one] Un après-midi
   *[other] { $games } après-midis
} à la fenêtre.
web-stats-of = { $wins } sur { $games }
web-stats-best-of = record { $best }, { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-stats-bars-onirim = Barres : la part de parties gagnées. Moustaches : où elle se situe sans doute.
web-stats-bars-daydream = Barres : points en moyenne. Trait : la meilleure partie.
web-stats-weeks-onirim = Part gagnée, semaine après semaine (barres : parties jouées)
web-stats-weeks-daydream = Points en moyenne, semaine après semaine (barres : parties jouées)
web-stats-week = S{ $n }
web-stats-week-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}

## Settings

web-set-grain = Grain du papier
web-set-volume = Volume

## Les quatre prix d’un cauchemar

web-oni-price-key = Une clé
web-oni-price-door = Une porte
web-oni-price-five = Cinq cartes
web-oni-price-hand = La main
web-oni-then-five = En moyenne { $lost } cartes perdues, dont { $keys } clés, et { $doors } portes vers les Limbes ; { $left } restent dans la pioche.
web-oni-then-hand = { $n ->
    [0] Rien en main à perdre ; cinq nouvelles cartes.
   *[other] Perdu : { $cards }. Cinq nouvelles cartes à la place.
}

## Avant une partie

web-strength-gentle = Doux : rapide, se trompe parfois
web-strength-steady = Régulier : solide, prend ce qui est proche
web-strength-sharp = Fin : a appris de bien des parties
web-strength-dreamer = Le Rêveur : voit loin, et réfléchit plus longtemps
web-day-unfold = Déplier
web-day-fold-away = Plier
web-day-alone-what = Seul, on joue pour un nom : un nombre passé coûte une épine, et deux épines un point.
web-day-several-what = Chacun écrit les deux mêmes dés en même temps ; personne ne voit un brouillon avant que tous aient fini.
