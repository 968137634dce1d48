### What only the terminal's own client says of this game.

## L’accueil

day-setup-view = Plateau
day-boards = Plateaux
day-boards-edition = Édition { $n }
day-boards-own = Les vôtres ({ $name })

## À la table

term-help-daydream = Les flèches mènent le stylo sur les nuages où l’on peut écrire, Entrée y écrit le dé choisi. Tab ou le chiffre du dé prend l’autre dé, + et − dépensent des feuilles, S renonce au dé. Un clic sur un nuage y écrit aussitôt. P montre les plateaux des autres.
term-day-looking = { $player } : le plateau que vous regardez. P montre le suivant, toute autre touche revient au vôtre.
