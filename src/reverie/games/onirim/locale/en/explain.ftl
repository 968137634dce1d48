### The reasons behind hints.

## Parts of reasons

why-key-red = the red key
why-key-blue = the blue key
why-key-green = the green key
why-key-brown = the brown key
why-doors-red = { $n ->
    [one] one red door
   *[other] { $n } red doors
}
why-doors-blue = { $n ->
    [one] one blue door
   *[other] { $n } blue doors
}
why-doors-green = { $n ->
    [one] one green door
   *[other] { $n } green doors
}
why-doors-brown = { $n ->
    [one] one brown door
   *[other] { $n } brown doors
}
why-cards-red = red cards
why-cards-blue = blue cards
why-cards-green = green cards
why-cards-brown = brown cards

## Reasons

why-oni-chances = leaves the best chances on the whole
why-oni-wins = wins the game at once
why-oni-survives = does not empty the deck at once
why-oni-winnable = keeps the game winnable
why-oni-door = brings { $card }, which makes { $n } of 8
why-oni-doors-kept = { $n ->
    [one] keeps your only door
   *[other] gives up none of your { $n } doors
}
why-oni-third = completes three { $cards } in a row, and the deck still holds their door
why-oni-second = makes two { $cards } in a row; the third will find a door
why-oni-second-held = leaves { $card } in your hand for the third
why-oni-first = begins a series of { $cards } that you can continue: you hold { $card }
why-oni-first-whole = begins a series of three { $cards }, all of which you hold
why-oni-key-idle = costs only { $key }, which has no door left to open
why-oni-key-double = costs { $card }, and you hold another
why-oni-refind = gives up { $card } that can be found again: { $n } { $cards } are still unseen
why-oni-deck-plenty = takes five cards from a deck of { $n }, which can spare them
why-oni-hand-poor = costs a hand without a key
why-oni-hand-kept = keeps your hand together
why-oni-deck-low = spares the deck, which is down to { $n ->
    [one] one card
   *[other] { $n } cards
}
why-oni-deck-kept = loses no unseen cards from the deck
why-oni-prophecy = { $n ->
    [0] shows the next five cards and lets you put them in order
    [one] shows the next five cards; one of the { $unseen } unseen is a nightmare you could throw away
   *[other] shows the next five cards; { $n } of the { $unseen } unseen are nightmares, and one could be thrown away
}
why-oni-nightmare-gone = { $n ->
    [0] gets rid of the last nightmare
    [one] gets rid of a nightmare; only one more is left
   *[other] gets rid of a nightmare; { $n } more are left
}
why-oni-idle = costs nothing: { $cards } have no door left to find
why-oni-plenty = costs little: { $n } more like it are unseen
why-oni-tower-look = { $n ->
    [one] shows the next card
   *[other] shows the next { $n } cards and lets you put them in order
}
why-oni-door-next = lets you draw { $card } while you have { $key }
why-oni-key-first = brings { $key } before its door
why-oni-key-next = brings { $card } with the next draw
why-oni-fits-next = brings { $card }, which continues your series
why-oni-nightmare-later = puts the nightmare off
why-oni-door-later = puts off { $card } until you have { $key }
why-oni-partner = helps your partner, who still needs { $card }
why-oni-own-key = gives you { $key } for the door you still need
why-oni-own-pair = gives you { $cards } that go together
why-oni-key-kept = keeps { $key } for { $doors } among the { $unseen } unseen cards
why-oni-insurance = { $n ->
    [one] keeps a key against the last nightmare among the { $unseen } unseen cards
   *[other] keeps a key against the { $n } nightmares among the { $unseen } unseen cards
}
why-oni-series-kept = leaves your series of { $cards } unbroken
why-oni-rampart = completes the rampart
why-oni-tower = { $n ->
    [one] builds the first tower of a rampart
   *[other] makes { $n } towers of different colours in a row
}
why-oni-towers-kept = { $n ->
    [one] takes nothing from the rampart
   *[other] leaves { $n } towers of different colours in a row
}
why-oni-no-tower-falls = saves every tower
why-oni-punished = makes the nightmare pass without any loss
why-oni-goal-other = waits for the next goal, { $card }; any other door would go to Limbo
why-oni-goal-ready = makes { $card } the next goal, which you are ready for
why-oni-dispelled = spares you this: { $premonition }
why-oni-asleep = wakes no premonition
why-oni-playable = leaves { $n ->
    [one] one card
   *[other] { $n } cards
} in your hand playable

## What to take away

takeaway-oni-key-given = A key given to a nightmare is a door you cannot open later: compare it with the other ways out.
takeaway-oni-nightmare = Weigh a nightmare’s prices against each other: hand, door, key or five cards from the deck.
takeaway-oni-prophecy-order = In a prophecy, throw away the card that hurts most, and lay the rest so that each draw helps.
takeaway-oni-key-spent = Keys are worth more in the hand: they open doors and turn nightmares away.
takeaway-oni-prophecy = A key you can spare buys a prophecy: look ahead before a nightmare does its worst.
takeaway-oni-row-broken = Finish the series you have begun before you start another colour.
takeaway-oni-waited = Play when a card moves a series on: discarding uses up the deck just as fast.
takeaway-oni-hurried = Sometimes a discard keeps more chances than a card that does not fit the series.
takeaway-oni-card = Right idea, wrong card: see which one you will miss least.
takeaway-oni-other = Before you answer, look at the alternatives once more.
