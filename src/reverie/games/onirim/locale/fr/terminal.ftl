### What only the terminal's own client says of this game.

## À la table

term-help-onirim = La bougie est la pioche : elle fond à chaque carte. La dernière carte d’un labyrinthe est entière, les autres montrent leur symbole et leur couleur. Un cadre épais entoure la carte dont parle votre réponse.
