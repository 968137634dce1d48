### Onirim with real cards: what is asked of chance, and the piles to lay out.

oni-chance-draw = Welche Karte wurde gezogen?
oni-chance-draw-a-hand = Welche Karte kam auf die Hand?
oni-chance-look = Welche Karte kommt als nächste?
oni-chance-goal = Welches Ziel kommt als nächstes, von links?
oni-chance-draw-eight = Welche Karte wurde aufgedeckt?
oni-chance-face-one = Welche Vorahnung wurde aufgedeckt?

oni-pile-deck-top = Oben auf dem Stapel
oni-pile-deck = Stapel, gemischt
oni-pile-deck-and-hand = Stapel, gemischt, sobald dein Partner die verdeckten Karten herausgenommen hat
oni-pile-deck-bottom = Unten im Stapel
oni-pile-discard = Ablage
oni-pile-limbo = Limbus
oni-pile-out = Aus dem Spiel
oni-pile-aside = Beiseite, gesehen
oni-pile-resolving = Wird abgehandelt
oni-pile-revealed = Aufgedeckt
oni-pile-common = Gemeinsame Hand
oni-pile-hand = Hand von Spieler { $player }
oni-pile-labyrinth = Labyrinth von Spieler { $player }
oni-pile-doors = Türen von Spieler { $player }
oni-pile-towers = Türme
oni-pile-goals = Ziele
oni-pile-goals-reached = Umgedrehte Ziele
oni-pile-premonitions = Offene Vorahnungen
oni-pile-premonitions-face-down = Verdeckte Vorahnungen, gemischt

oni-card-red-goal = rotes Ziel
oni-card-blue-goal = blaues Ziel
oni-card-green-goal = grünes Ziel
oni-card-brown-goal = braunes Ziel
oni-card-unknown = unbekannte Karte
