### Onirim with real cards: what is asked of chance, and the piles to lay out.

oni-chance-draw = Which card was drawn?
oni-chance-draw-a-hand = Which card came into the hand?
oni-chance-look = Which card is the next one seen?
oni-chance-goal = Which goal comes next, from the left?
oni-chance-draw-eight = Which card was revealed?
oni-chance-face-one = Which premonition was turned up?

oni-pile-deck-top = On top of the deck
oni-pile-deck = Deck, shuffled
oni-pile-deck-and-hand = Deck, shuffled, once your partner has taken out the hidden cards
oni-pile-deck-bottom = At the bottom of the deck
oni-pile-discard = Discard pile
oni-pile-limbo = Limbo
oni-pile-out = Out of the game
oni-pile-aside = Set aside, seen
oni-pile-resolving = Being resolved
oni-pile-revealed = Revealed
oni-pile-common = Common hand
oni-pile-hand = Hand of player { $player }
oni-pile-labyrinth = Labyrinth of player { $player }
oni-pile-doors = Doors of player { $player }
oni-pile-towers = Towers
oni-pile-goals = Goals
oni-pile-goals-reached = Goals turned over
oni-pile-premonitions = Premonitions face up
oni-pile-premonitions-face-down = Premonitions face down, shuffled

oni-card-red-goal = red goal
oni-card-blue-goal = blue goal
oni-card-green-goal = green goal
oni-card-brown-goal = brown goal
oni-card-unknown = unknown card
