### Ce que disent les pages autour d’une partie : conseils, récit d’une partie, sa fin, le rêve du jour, la conversation, les statistiques.

## Conseils

web-hint-sure = sans doute de { $low } à { $high }
web-hint-names = Titre probable
web-hint-measure-win = Vos chances de gagner si vous jouez bien ensuite.
web-hint-measure-score = Votre score attendu si vous jouez bien ensuite.

## Le récit d’une partie

web-analyse = Analyse
web-curve-costly = Coup { $n } : une erreur coûteuse
web-replay-start = Début
web-story-title = Analyse de la partie
web-story-played = La qualité de votre jeu
web-story-luck = Chance
web-story-skill = Décisions
web-story-accuracy = Précision : 100, toujours le meilleur coup ; 0, des coups au hasard.
web-story-decisions = { $n ->
    [1] Une vraie décision
   *[other] { $n } vraies décisions
} ; { $best ->
    [one] { $best } aussi bonne
   *[other] { $best } aussi bonnes
} que le meilleur coup.
web-story-change = { $measure ->
    [win] Vos chances de gagner sont passées de { $from } à { $to }.
   *[score] Votre score attendu est passé de { $from } à { $to }.
}
web-story-kind = Meilleur tirage : { $gain }
web-story-hard = Pire tirage : { $gain }
web-story-costly = Erreurs les plus coûteuses
web-story-better = Mieux : { $answer }
web-story-fine = Aussi bon que le meilleur coup.
web-story-working = Analyse de la partie…
web-story-none = Il n’y avait rien à décider dans cette partie.

## La fin

web-end-names = Les titres à gagner
web-end-past = Par rapport à vos parties précédentes
web-end-forked = Vous avez annulé un coup dont la suite était déjà connue : cette partie ne compte pas.
web-end-first = Votre première partie de ce type.
web-end-scale = Cette partie { $score }, votre moyenne { $mean }, votre record { $best }
web-end-record = Votre meilleur résultat !
web-end-place = Numéro { $place } de vos { $games } parties de ce type.
web-end-mean = Avant : { $mean } en moyenne, record { $best }.
web-end-streak = { $n } victoires de suite.

## Le rêve du jour

web-leaderboard = Classement
web-leaderboard-guests = Les invités ne sont pas classés. Créez un compte dans les Réglages avant de jouer.
web-leaderboard-none = Personne n’a encore terminé. Soyez le premier !
web-try-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-daily-ends = { $hours ->
    [0] Encore { $minutes } min.
   *[other] Encore { $hours } h { $minutes } min.
}
web-daily-streak = { $n ->
    [1] un jour
   *[other] { $n } jours de suite
}
web-daily-share = Partager le résultat : { $game }
web-daily-board = Classement : { $game }

## La conversation

web-talk-bots = Les bots ne discutent pas : n’attendez pas de réponse de { $names }.
web-react = Réactions
web-react-hello = Bonjour !
web-react-well-done = Bien joué !
web-react-thinking = Je réfléchis…
web-react-lucky = Quelle chance !
web-react-ouch = Aïe
web-react-thanks = Merci
web-react-sorry = Pardon
web-react-good-game = Belle partie
web-mute = Masquer
web-unmute = Afficher

## Statistiques

web-stats-which = Jeu
web-stats-title = { $name }, à { $players }
web-stats-by-setup = Par type de partie
web-stats-all-won = { $games ->
    [1] Une partie
   *[other] { $games } parties
}, dont { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}.
web-stats-all-score = { $games ->
    [1] Un après-midi
   *[other] { $games } après-midis
} à la fenêtre.
web-stats-of = { $wins } sur { $games }
web-stats-best-of = record { $best }, { $games ->
    [1] une partie
   *[other] { $games } parties
}
web-stats-bars-won = Barres : part de parties gagnées. Traits : intervalle probable.
web-stats-bars-score = Barres : points en moyenne. Trait : votre meilleure partie.
web-stats-weeks-won = Taux de victoires par semaine (barres : parties jouées)
web-stats-weeks-score = Points en moyenne par semaine (barres : parties jouées)
web-stats-week = S{ $n }
web-stats-week-games = { $n ->
    [1] une partie
   *[other] { $n } parties
}

## Settings

web-set-grain = Texture de papier
web-set-volume = Volume

## Avant une partie

web-strength-gentle = Doux : joue vite et se trompe parfois
web-strength-steady = Posé : solide, mais anticipe peu
web-strength-sharp = Vif : entraîné sur de nombreuses parties
web-strength-dreamer = Le Rêveur : le plus fort, réfléchit le plus longtemps
web-difficulty = Difficulté
web-difficulty-1 = facile
web-difficulty-2 = moyenne
web-difficulty-3 = difficile
web-difficulty-4 = très difficile
web-measured-win = Sur 100 parties, un bot simple en gagne { $simple } ; notre bot { $bot } en gagne { $sharp }.
web-measured-score = Un bot simple marque { $simple } points en moyenne ; notre bot { $bot } en marque { $sharp }.
web-minutes = Environ { $n } minutes.
web-full = La table de { $name } est complète.
web-watch = Regarder
web-own-table = Ouvrir votre propre table
web-coach = Coach
web-goal = But :
web-coach-show = Montrez-moi
web-coach-skip = Jouer sans aide
web-coach-watch = Regardez ce qui se passe.
web-tip = Astuce :
web-tip-close = Compris
