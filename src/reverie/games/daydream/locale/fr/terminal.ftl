### What only the terminal's own client says of this game.

## L’accueil

day-setup-view = Vue

## À la table

term-help-daydream = Les flèches mènent le stylo sur les cases où l’on peut écrire, Entrée y écrit le dé choisi. Tab ou le chiffre du dé prend l’autre dé, + et − dépensent des feuilles, S passe le dé. Un clic sur une case y écrit aussitôt. P montre les feuillets des autres.
term-day-looking = { $player } : la feuille que vous regardez. P montre la suivante, toute autre touche revient à la vôtre.
