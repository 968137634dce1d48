### Les conseils, leurs raisons, et de quoi une partie terminée était faite.

## Hints

help-hint = les meilleures réponses, ce qu’elles valent et pourquoi
hint-head = Ce que le joueur « { $player } » pense de vos réponses :
hint-none = Il n’y a rien à décider ici.
hint-win = { $text } : gagne { $value } fois sur 100 (de { $low } à { $high })
hint-score = { $text } : { $value } points attendus (de { $low } à { $high })
hint-name = { $name } { $chance } %
hint-why = Cette réponse { $reasons }.
hint-and = Et elle { $reasons }.
hint-trade = En revanche, « { $answer } » { $reasons }, mais vaut { $behind } de moins.
hint-trade-even = En revanche, « { $answer } » { $reasons }, et vaut à peu près autant.
explain-percent = { $n } %
explain-points = { $n } points

## Raisons valables dans tout jeu

why-played-on = donne les meilleurs résultats dans les parties jouées à partir d’ici
why-plain-goes-on = laisse la partie continuer
why-plain-wins = fait gagner la partie
why-plain-ends = termine la partie avec un score de { $n }

## What a game was made of

analysis-head = { $setup }, jugé par le joueur « { $player } »
analysis-seat = Joueur { $player }
analysis-change = De { $from } à { $to } : { $luck } par la chance, { $skill } par vos choix.
analysis-accuracy = Précision { $n } % : 100, c’est chaque fois la meilleure réponse ; 0, c’est répondre au hasard.
analysis-decisions = { $n ->
    [one] { $n } décision laissait
   *[other] { $n } décisions laissaient
} le choix ; { $best } fois, la réponse valait la meilleure.
analysis-costly = Erreurs les plus coûteuses :
analysis-cost = { $entry }  { $text } : { $cost } de moins que « { $better } »
analysis-reason = « { $better } » { $reasons }.
analysis-nothing = Aucun choix n’a coûté quoi que ce soit de notable.
analysis-lucky = Meilleur tirage : { $gain } avant l’entrée { $entry }.
analysis-unlucky = Pire tirage : { $gain } avant l’entrée { $entry }.
analysis-plot = Le graphique est dans { $file }.

## Après coup

hindsight-title = Après coup
hindsight-win = En sachant ce qui allait venir, cette donne pouvait être gagnée. La dernière voie gagnante s’est arrêtée au coup { $entry } : « { $text } » l’a fermée, « { $instead } » l’aurait gardée ouverte.
hindsight-score = En sachant ce qui allait venir, { $best } points étaient possibles ; la partie s’est terminée à { $result }. La voie s’est arrêtée au coup { $entry } : « { $text } » l’a fermée, « { $instead } » l’aurait gardée ouverte.
hindsight-lost = Même en sachant ce qui allait venir, personne n’aurait pu gagner cette donne.
hindsight-unknown = Même en sachant ce qui allait venir, aucune voie gagnante n’a été trouvée. Cela ne prouve pas qu’il n’y en avait pas.
hindsight-best = Même en sachant ce qui allait venir, rien de mieux n’a été trouvé.
hindsight-show = Montrer cette position
hindsight-note = Personne ne pouvait le savoir en jouant : cela ne compte ni comme chance ni comme erreur.

## À retenir

takeaways-title = À retenir
takeaway-cost = { $cost } en tout
takeaway-try = Réessayer
takeaway-command = Réessayer : { $command }
takeaway-plain = Avant de répondre, regardez encore une fois les autres possibilités.

plot-title-win = Chances de gagner, décision par décision
plot-title-score = Score attendu, décision par décision
plot-decisions = décisions
plot-luck = hasard
plot-skill = décisions
plot-result = résultat
calibration-title = Ce qui est annoncé, et ce qui arrive
calibration-stated = chances de gagner annoncées
calibration-won = parties gagnées
calibration-games = { $n } positions de { $games } parties
strengths-title-win = Parties gagnées, avec intervalles à 95 %
strengths-title-score = Score moyen, avec intervalles à 95 %
