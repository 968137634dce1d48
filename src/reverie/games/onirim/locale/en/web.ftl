### What only the pages say of this game.

## The answers

web-oni-act-play = { $end ->
    [left] build { $card } on the left
    [right] build { $card } on the right
   *[none] play { $card }
}{ $from ->
    [common] {" "}(common)
   *[hand] {""}
}
web-oni-act-discard = discard { $card }{ $from ->
    [common] {" "}(common)
   *[hand] {""}
}
web-oni-act-give = give up { $card }{ $from ->
    [common] {" "}(common)
   *[hand] {""}
}
web-oni-act-sacrifice = lose { $card }
web-oni-act-bin = discard { $card }
web-oni-act-put = put back { $card }
web-oni-act-pick = pick { $card }
web-oni-act-swap = give { $card }
web-oni-act-for = take { $card }
web-oni-act-pay = pay with { $card }
web-oni-act-raise = { $card } on top
web-oni-act-sink = { $card } to the bottom
web-oni-act-lose = lose { $card }
web-oni-act-dispel = dispel { $card }
web-oni-act-drop = discard { $card }
web-oni-act-fetch = fetch { $card }
web-oni-act-face = face { $card }
web-oni-act-shed = discard { $card }
web-oni-act-surrender = give up { $card }
web-oni-act-cast = { $spell } ({ $cost } cards)
web-oni-act-swap-goals = goals { $first } ({ $one }) and { $second } ({ $other })
web-oni-do-take = take the door
web-oni-do-leave = leave it
web-oni-do-open = open with the key
web-oni-do-open-from-common = open with the common key
web-oni-do-limbo = send it to Limbo
web-oni-do-reveal-five = reveal five cards
web-oni-do-new-hand = discard the hand
web-oni-do-keep = keep it
web-oni-do-share = share it
web-oni-do-no-swap = no swap
web-oni-do-draw = draw
web-oni-do-look = look
web-oni-do-no-look = do not look
web-oni-do-false-destruction = false destruction
web-oni-do-reveal-seven = reveal seven cards
web-oni-do-keep-the-rest = keep the rest
web-oni-do-search = search the deck
web-oni-then-prophecy = gives a prophecy: the top five cards
web-oni-then-look = lets you look at the top { $n } cards
web-oni-then-give = the nightmare goes, and so does the key
web-oni-then-sacrifice = it goes back through Limbo into the deck

## Pages

web-oni-doors-of = { $n } of { $all } doors
web-oni-door-open = { $door }, found
web-oni-door-shut = { $door }, still to find
web-oni-your-doors = Your doors
web-oni-your-labyrinth = Your labyrinth
web-oni-goal = goal { $n }, { $colour }{ $state ->
    [done] , reached
    [first] , next
   *[open] {""}
}
web-oni-deck = Deck
web-oni-in-deck = in the deck
web-oni-nightmares-left = { $n ->
    [one] nightmare
   *[other] nightmares
}
web-oni-unseen = Cards left
web-oni-unseen-why = Cards you have not seen yet, by kind.
web-oni-pile = { $name }, { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
web-oni-discard = Discard pile
web-oni-card-stuck = { $card }, cannot be played now
web-oni-moved = { $card } is now { $n } of { $all }.
web-oni-slot = { $card }, { $n } of { $all }; arrow keys move it
web-oni-earlier = { $card } one place earlier
web-oni-later = { $card } one place later
web-oni-order = Put the cards back in any order. Number 1 is drawn first.
web-oni-order-done = Put back like this
web-oni-sink = Put the cards to the bottom in any order. The last one lies lowest.
web-oni-sink-done = Put to the bottom like this
web-oni-cost = { $have } of { $cost } cards
web-oni-no-key = You have no key to give up.
web-oni-no-door = You have no door to lose.
web-oni-hand-of = Hand of { $name }
web-oni-row-of = Labyrinth of { $name }
web-oni-row-empty = Your labyrinth begins with the first card you play.
web-oni-why-tower-row = towers stand in a row of their own
web-oni-why-towers = only towers stand here
web-oni-why-doors = a door opens for three cards of its colour in a row, or for its key when it is drawn
web-oni-why-limbo = no card goes from the hand to Limbo
web-oni-why-deck = no card goes from the hand back into the deck
web-oni-why-common = cards are swapped after a discard
web-oni-why-out = no card goes from the hand out of the game
web-oni-why-key = this door opens only for its key: { $key }
web-oni-why-nightmare = the only single card that pays for a nightmare is a key or a door
web-oni-why-spell = a spell is laid on the discard pile, which pays for it
web-oni-why-goal = a goal changes places only with another goal
web-oni-why-lit = this goes only to a place that is lit
web-oni-row-empty-of = { $name } has not played yet.
web-oni-towers-empty = No tower stands yet.
web-oni-choose = Choose a card from your hand.
web-oni-dead = This game can no longer be won: a card you need is gone. Keep playing, or give up.
web-oni-without = not included
web-oni-part-book = Find the doors in a given order. Spells help, paid with discarded cards.
web-oni-part-towers = Twelve towers join the deck. Build one of each colour in a row, while nightmares tear them down.
web-oni-part-dreams = Happy dreams bring gifts; premonitions strike when you gain certain doors.
web-oni-variant-book = standard
web-oni-variant-book-lost = Lost!: spells cost more
web-oni-variant-towers = standard
web-oni-variant-towers-ruins = Ruins: the rampart gives no protection
web-oni-variant-dreams = standard: four premonitions
web-oni-variant-dreams-5 = harder: five premonitions
web-oni-variant-dreams-6 = hardest: six premonitions
web-oni-alone-what = You against the deck.
web-oni-two = two players, together
web-oni-two-what = Each of you needs a door of every colour; you share two cards.
web-oni-partner = Partner
web-oni-talk = Communication
web-oni-talk-open = open: you see each other’s cards
web-oni-talk-silent = silent: hands are hidden, no chat

## The end

web-oni-left-doors = Doors not found: { $doors }.
web-oni-left-deck = { $n ->
    [one] One card was
   *[other] { $n } cards were
} left in the deck; { $nightmares ->
    [0] no nightmare was still unseen.
    [one] one nightmare was still unseen.
   *[other] { $nightmares } nightmares were still unseen.
}

## A nightmare's four prices

web-oni-price-key = A key
web-oni-price-door = A door
web-oni-price-five = Five cards
web-oni-price-hand = Your hand
web-oni-then-five = On average { $lost } cards lost, { $keys } of them keys, and { $doors } doors to Limbo; { $left } stay in the deck.
web-oni-then-hand = { $n ->
    [0] You hold nothing it could take; five new cards.
    [one] One card lost; five new ones instead.
   *[other] { $n } cards lost; five new ones instead.
}

# A card held up to the eyes, and what the next place of the labyrinth makes of one.
web-oni-look-sun = A room. Laid beside another, it must show a different symbol. Three rooms of one colour in a row find a door.
web-oni-look-moon = { web-oni-look-sun }
web-oni-look-key = A room that also unlocks: discarded, it shows you the top five cards; held, it opens a drawn door of its colour or pays for a nightmare.
web-oni-look-tower = A tower goes to an end of the tower row, where no symbol may stand on both touching edges. Discarded, it lets you look at as many top cards as its number.
web-oni-look-door = What you are looking for. Three rooms of its colour in a row find it, or the key of its colour when you draw it.
web-oni-look-nightmare = Drawn, it takes a key, a door, the top five cards or your whole hand. You choose.
web-oni-look-happy-dream = Drawn, it gives you one of three gifts.
web-oni-look-goal = A goal of the book: doors are found in the order of the seals. The ringed one comes first.
web-oni-then-series = { $n ->
    [3] third { $colour } card: a door
   *[other] { $colour }: { $n } of 3
}
web-oni-boxes = Boxes
web-oni-part-base = The base game: 76 cards, eight doors, ten nightmares.
web-oni-variant-of = Variant of { $name }
web-oni-goal-line = find all eight doors before the deck runs out.
web-oni-coach-first = Play a room of the colour you hold most of. Three of one colour in a row find a door.
web-oni-coach-act = In a row: { $n } { $colour }. Add another with a different symbol, or discard a card you do not need.
web-oni-coach-take-door = Three in a row! Take the door, it is yours.
web-oni-coach-door = You drew a door. Its key opens it at once; without it, the door waits in Limbo and comes back.
web-oni-coach-nightmare = A nightmare wants something. A key is cheap if you have two; five cards hurt less while the deck is thick.
web-oni-coach-bin = You see the next five cards. Throw a nightmare away if there is one.
web-oni-coach-order = Put back first what you want to draw first: a door whose key you hold, or a card for your row.
web-oni-tip-key = Keys are worth more in your hand: they open doors, stop nightmares, or show you five cards when discarded.
web-oni-tip-series = You had two of a colour in a row and could have added the third: that finds a door.
web-oni-tip-hand = You gave up a hand with a key. The key alone would have been enough for the nightmare.
