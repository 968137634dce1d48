### Riddles: positions in which one answer is best, on the page and in the terminal.

riddle-lead = Des positions tirées de vraies parties des bots. Une réponse est nettement la meilleure, mais une autre est tentante.
riddle-one = Énigme
riddle-all = Toutes les énigmes
riddle-day = Énigme du jour
riddle-day-how = La même pour tout le monde, jusqu’à minuit UTC. Résolvez-en une chaque jour pour faire une série.
riddle-day-right = Résolue. La prochaine arrive à minuit UTC.
riddle-day-wrong = Raté cette fois. La prochaine arrive à minuit UTC.
riddle-solve = Résoudre
riddle-look-again = Revoir
riddle-streak = { $n ->
    [1] Un jour d’affilée
   *[other] { $n } jours d’affilée
}, record { $longest }
riddle-streak-none = Pas encore de série
riddle-ladder = Votre ascension
riddle-empty = Une énigme est une question posée à une table. Réfléchissez aussi longtemps que vous voulez : seule votre première réponse compte. Vous voyez ensuite ce que vaut chaque réponse, et recevez des énigmes à votre niveau.
riddle-first = Première énigme
riddle-next = Énigme suivante
riddle-solved = { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
} sur { $tried }
riddle-course = Votre cote, énigme après énigme
riddle-left = { $left } sur { $all } encore à essayer
riddle-none = Il n’y a pas d’énigmes ici.
riddle-none-left = Vous les avez toutes essayées. D’autres viendront avec de nouvelles versions.
riddle-by-theme = Par thème
riddle-theme-left = encore { $left } sur { $all }
riddle-note = Chaque verdict vient d’au moins 2 000 parties jouées à partir de la meilleure réponse et de ses plus proches rivales, avec le même hasard ; les positions sans verdict certain sont écartées. Les énigmes et leurs réponses font partie des sources publiques : les y chercher ne fausse que votre propre cote.
riddle-ask = Quelle est la meilleure réponse ? Jouez-la sur la table.
riddle-once = Seule votre première réponse compte.
riddle-chosen = Votre réponse : { $answer }
riddle-give = Donner cette réponse
riddle-think = Réfléchir encore
riddle-right = Bravo !
riddle-wrong = Pas la meilleure.
riddle-best = La meilleure réponse : { $answer }.
riddle-yours = la vôtre
riddle-tempting = tentante
riddle-rating-change = Votre cote : { $before } → { $after } ({ $change })
riddle-sure = de { $low } à { $high } en { $games } parties
riddle-judged = estimée par le bot entraîné, non jouée
riddle-behind = { $behind } de moins ;
riddle-all-answers = Les { $n } réponses
riddle-gives-up = En revanche, « { $answer } » { $reasons }.
riddle-measure-win = La chance de gagner si le bot entraîné finit la partie, avec un intervalle à 95 %.
riddle-measure-score = Le score attendu si le bot entraîné finit la partie, avec un intervalle à 95 %.
riddle-grade = Trouvée par { $n ->
    [one] { $n } bot
   *[other] { $n } bots
} sur { $all } :
riddle-its-rating = Cote de cette énigme : { $rating }
riddle-themes = Thèmes : { $themes }
riddle-people = Résolue ici par { $solved ->
    [one] { $solved } personne
   *[other] { $solved } personnes
} sur { $people }.
riddle-challenge = Contester le verdict
riddle-challenge-how = Faites rejouer la meilleure réponse et une autre, avec un nouveau hasard. Chaque mot en donne un autre ; les résultats s’additionnent.
riddle-challenge-answer = L’autre réponse
riddle-challenge-luck = Un mot pour le hasard
riddle-challenge-go = Faire jouer
riddle-challenge-playing = Parties en cours…
riddle-challenged = Après { $games } parties de plus pour chacune : { $best } pour la meilleure réponse, { $other } pour l’autre. Différence { $behind } (de { $low } à { $high }, 95 %).
riddle-go-on = Continuer à partir d’ici
riddle-record = Télécharger la partie jusqu’ici
riddle-review = Revoir la partie et la position
riddle-no-hint = Pas de conseil pour une énigme avant d’avoir répondu.
riddle-hidden = Dans cette partie, chacun a des cartes que les autres ne voient pas : le début n’est donc pas montré.
riddle-key-verdict = Verdict
riddle-home = Énigmes : celle du jour, votre ascension, des thèmes
riddle-opinions = Ce que vaut chaque réponse
riddle-opinions-how = Trois avis : les parties jouées jusqu’au bout, la valeur donnée par le bot entraîné et une recherche profonde. S’ils divergent, contester le verdict peut trancher.
riddle-opinion-played = Joué
riddle-opinion-judge = Entraîné
riddle-opinion-search = Recherche
riddle-on-device = Sans serveur : votre cote est gardée sur cet appareil.
riddle-line-list = { $name } : { $title }, { $theme }, cote { $rating }
riddle-line-tried = Énigmes essayées : { $n } sur { $all }, résolues : { $solved }. Cote { $rating } ± { $deviation }.
riddle-line-rating = Votre cote : { $before } → { $after }.
riddle-line-ask = Votre réponse
theme-plain = Une bonne réponse
