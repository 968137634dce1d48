### Onirim with real cards: what is asked of chance, and the piles to lay out.

oni-chance-draw = Quelle carte a été piochée ?
oni-chance-draw-a-hand = Quelle carte est venue en main ?
oni-chance-look = Quelle est la carte suivante ?
oni-chance-goal = Quel est l’Objectif suivant, à partir de la gauche ?
oni-chance-draw-eight = Quelle carte a été révélée ?
oni-chance-face-one = Quel Prémonitoire a été retourné ?

oni-pile-deck-top = Sur la pioche
oni-pile-deck = Pioche, mélangée
oni-pile-deck-and-hand = Pioche, mélangée, une fois que votre partenaire en a retiré ses cartes cachées
oni-pile-deck-bottom = Sous la pioche
oni-pile-discard = Défausse
oni-pile-limbo = Limbes
oni-pile-out = Hors jeu
oni-pile-aside = Mises de côté, vues
oni-pile-resolving = En cours de résolution
oni-pile-revealed = Révélées
oni-pile-common = Main commune
oni-pile-hand = Main du joueur { $player }
oni-pile-labyrinth = Labyrinthe du joueur { $player }
oni-pile-doors = Portes du joueur { $player }
oni-pile-towers = Tours
oni-pile-goals = Objectifs
oni-pile-goals-reached = Objectifs retournés
oni-pile-premonitions = Prémonitoires face visible
oni-pile-premonitions-face-down = Prémonitoires face cachée, mélangés

oni-card-red-goal = Objectif rouge
oni-card-blue-goal = Objectif bleu
oni-card-green-goal = Objectif vert
oni-card-brown-goal = Objectif brun
oni-card-unknown = carte inconnue
