### Onirim with real cards: what is asked of chance, and the piles to lay out.

oni-chance-draw = Quale carta è stata pescata?
oni-chance-draw-a-hand = Quale carta è arrivata in mano?
oni-chance-look = Qual è la prossima carta vista?
oni-chance-goal = Qual è il prossimo Obiettivo, da sinistra?
oni-chance-draw-eight = Quale carta è stata scoperta?
oni-chance-face-one = Quale Premonizione è stata scoperta?

oni-pile-deck-top = In cima al mazzo
oni-pile-deck = Mazzo, mescolato
oni-pile-deck-and-hand = Mazzo, mescolato, dopo che il tuo partner ha tolto le carte nascoste
oni-pile-deck-bottom = In fondo al mazzo
oni-pile-discard = Scarti
oni-pile-limbo = Limbo
oni-pile-out = Fuori dal gioco
oni-pile-aside = Messe da parte, viste
oni-pile-resolving = Da risolvere
oni-pile-revealed = Scoperte
oni-pile-common = Mano comune
oni-pile-hand = Mano del giocatore { $player }
oni-pile-labyrinth = Labirinto del giocatore { $player }
oni-pile-doors = Porte del giocatore { $player }
oni-pile-towers = Torri
oni-pile-goals = Obiettivi
oni-pile-goals-reached = Obiettivi girati
oni-pile-premonitions = Premonizioni scoperte
oni-pile-premonitions-face-down = Premonizioni coperte, mescolate

oni-card-red-goal = Obiettivo rosso
oni-card-blue-goal = Obiettivo blu
oni-card-green-goal = Obiettivo verde
oni-card-brown-goal = Obiettivo marrone
oni-card-unknown = carta sconosciuta
