### Onirim: the table, the questions, the events, the reasons.

## The table

oni-player = { $who ->
    [you] Player { $player } (you)
   *[other] Player { $player }
}
oni-help-answers = Answer with a number from the list, with the words as they stand there, or with the beginning of each word (“p r s” for “play red sun”). Several cards go in one line: “put red sun, blue key”, “pay 3 red sun, blue moon”, “4, 1, 2”. Enter alone shows the table again.
oni-dead = This game can no longer be won: a card it needs is gone. Play on, or `concede`.

oni-place-labyrinth = Labyrinth
oni-place-doors = Doors
oni-place-hand = Hand
oni-place-common = Common
oni-place-goals = Goals
oni-place-spells = Spells
oni-place-towers = Towers
oni-place-premonitions = Premonitions
oni-place-drawn = Drawn
oni-place-looked = Looked at
oni-place-resolving = Resolving
oni-place-revealed = Open
oni-place-limbo = Limbo
oni-place-out = Out
oni-place-top = On top
oni-place-bottom = At bottom

oni-series = { $colour } { $n } of 3
oni-face-down = { $n } more face down
oni-hidden = { $n ->
    [one] 1 hidden card
   *[other] { $n } hidden cards
}
oni-told = known to your partner: { $cards }
oni-unknown = ?
oni-unseen = Deck { $deck }, unseen { $n }
oni-discarded = Discard pile { $n }
oni-next-draw = Next draw
oni-next-none = nothing left
oni-next-looked = one of the cards seen
oni-next-known = { $card }
oni-percent = { $n }%

## The questions

oni-ask-act = Play a card or discard one.
    .typed = play, discard
oni-ask-take-door = Three of a colour! Take { $door } from the deck?
    .typed = take
oni-ask-door = You drew { $door }. Open it with its key, or send it to Limbo?
    .typed = open, limbo
oni-ask-nightmare = A nightmare! What do you give it?
oni-ask-bin = Prophecy: which card do you discard?
    .typed = bin
oni-ask-order = Which card goes back on the deck next? The first named will be drawn first.
    .typed = put
oni-ask-pick = Pick a card for your hand.
    .typed = pick
oni-ask-place = You drew { $card }. Keep it, or share it?
    .typed = keep, share
oni-ask-swap = Swap a card of yours for a common one?
    .typed = swap
oni-ask-swap-for = You give { $card }. For which common card?
    .typed = for
oni-ask-draw-or-cast = Draw, or cast a spell first?
    .typed = draw, cast
oni-ask-pay = { $spell }: { $n ->
    [one] pay one more card from the discard pile.
   *[other] pay { $n } cards from the discard pile.
}
    .typed = pay
oni-ask-raise = Which of the bottom cards goes on top of the deck?
    .typed = raise
oni-ask-sink = Which card goes back to the bottom next? The last one will lie lowest.
    .typed = sink
oni-ask-swap-goals = Which two goals change places?
    .typed = swap goals
oni-ask-may-look = Look at the top { $n } cards of the deck and put them back in any order?
    .typed = look
oni-ask-lose-tower = The nightmare takes a tower. Which one, or false destruction?
    .typed = lose
oni-ask-happy-dream = A happy dream! Which gift do you take?
oni-ask-sift = Discard as many of these cards as you like, then keep the rest.
    .typed = drop, keep the rest
oni-ask-fetch = Which card in the deck do you want on top?
    .typed = fetch
oni-ask-which-premonition = Several premonitions come true. Which strikes first?
    .typed = face
oni-ask-shed-keys = { $n ->
    [one] The premonition takes one more key out of the deck. Which one?
   *[other] The premonition takes { $n } keys out of the deck. Which one first?
}
    .typed = shed
oni-ask-surrender = The premonition takes a door. Which one?
    .typed = surrender

## Answers whose words say too little

oni-do-take = fetch the door and shuffle the deck
oni-do-leave = leave it in the deck
oni-do-open = discard the key, gain the door
oni-do-open-from-common = with the common key
oni-do-limbo = it comes back into the deck at the end of the turn
oni-do-reveal-five = the top 5 cards: doors and dreams to Limbo, the rest discarded
oni-do-new-hand = discard the whole hand and draw a new one
oni-do-keep = into your own hand
oni-do-share = into the common hand
oni-do-no-swap = go on without
oni-do-cast-paradoxical-prophecy = look at the bottom 5, one goes on top
oni-do-cast-parallel-planning = two goals change places
oni-do-cast-powerful-punishment = the nightmare is discarded without effect
oni-do-draw = no spell now
oni-do-look = see them
oni-do-no-look = leave them unseen
oni-do-false-destruction = no tower falls, the nightmare goes to Limbo
oni-do-reveal-seven = the top 7 cards: discard any, order the others
oni-do-keep-the-rest = discard no more, put them back
oni-do-search = any card in the deck, on top

## The events

oni-event-turn = { $who ->
    [you] Turn { $turn }.
   *[other] Turn { $turn }, { $name }.
}
oni-event-drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
oni-event-drawn-hidden = { $who ->
    [you] You draw { $n ->
        [one] a card.
       *[other] { $n } cards.
    }
   *[other] { $name } draws { $n ->
        [one] a card.
       *[other] { $n } cards.
    }
}
oni-event-played = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
oni-event-discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
oni-event-prophecy = { $who ->
    [you] The key brings you a prophecy.
   *[other] The key brings { $name } a prophecy.
}
oni-event-binned = { $who ->
    [you] Of these cards you discard { $cards }.
   *[other] Of these cards { $name } discards { $cards }.
}
oni-event-put-back = { $who ->
    [you] You put back, from the top down: { $cards }.
   *[other] { $name } puts back, from the top down: { $cards }.
}
oni-event-put-back-hidden = { $who ->
    [you] You put { $n } cards back on the deck.
   *[other] { $name } puts { $n } cards back on the deck.
}
oni-event-limbo = To Limbo: { $cards }.
oni-event-limbo-returns = Limbo is shuffled back into the deck: { $cards }.
oni-event-door-gained = { $who ->
    [you] You gain { $door }.
   *[other] { $name } gains { $door }.
}
oni-event-door-lost = { $who ->
    [you] You lose { $door }; it goes to Limbo.
   *[other] { $name } loses { $door }; it goes to Limbo.
}
oni-event-revealed = Revealed: { $cards }.
oni-event-revealed-none = There was nothing left to reveal.
oni-event-hand-discarded = { $who ->
    [you] You discard your whole hand: { $cards }.
   *[other] { $name } discards their whole hand: { $cards }.
}
oni-event-hand-discarded-none = { $who ->
    [you] Your hand was empty; nothing is discarded.
   *[other] The hand of { $name } was empty; nothing is discarded.
}
oni-event-picked = { $who ->
    [you] You pick { $cards }.
   *[other] { $name } picks { $cards }.
}
oni-event-common = To the common hand: { $cards }.
oni-event-swapped = { $who ->
    [you] You swap { $given } for { $got } from the common hand.
   *[other] { $name } swaps { $given } for { $got } from the common hand.
}
oni-event-goals = The doors must be found in this order: { $colours }.
oni-event-goal-reached = Goal { $goal } ({ $colour }) is reached.
oni-event-goal-reopened = Goal { $goal } ({ $colour }) is face up again, and comes first.
oni-event-goals-swapped = Goals { $first } and { $second } change places.
oni-event-spell = { $who ->
    [you] You cast { $spell }.
   *[other] { $name } casts { $spell }.
}
oni-event-paid = { $who ->
    [you] You pay with { $cards }, removed from the game.
   *[other] { $name } pays with { $cards }, removed from the game.
}
oni-event-raised = { $who ->
    [you] You put { $cards } on top of the deck.
   *[other] { $name } puts { $cards } on top of the deck.
}
oni-event-raised-hidden = { $who ->
    [you] You put a card from the bottom on top of the deck.
   *[other] { $name } puts a card from the bottom on top of the deck.
}
oni-event-tower-built = { $who ->
    [you] You build { $cards } at the { $end ->
        [left] left
       *[right] right
    } end.
   *[other] { $name } builds { $cards } at the { $end ->
        [left] left
       *[right] right
    } end.
}
oni-event-tower-lost = { $who ->
    [you] You lose { $cards }.
   *[other] { $name } loses { $cards }.
}
oni-event-premonition-revealed = A premonition is revealed. { $text }.
oni-event-premonition-strikes = A premonition comes true. { $text }.
oni-event-premonition-dispelled = A premonition is dispelled: { $name }.
oni-event-discarded-from-deck = Discarded from the deck: { $cards }.
oni-event-discarded-from-deck-none = The deck holds none of them.
oni-event-fetched = { $who ->
    [you] You put { $cards } on top of the shuffled deck.
   *[other] { $name } puts { $cards } on top of the shuffled deck.
}
oni-event-fetched-hidden = { $who ->
    [you] You put a card of your choice on top of the shuffled deck.
   *[other] { $name } puts a card of their choice on top of the shuffled deck.
}
oni-event-conceded = { $who ->
    [you] You give the game up.
   *[other] { $name } gives the game up.
}

## The end

oni-won = You have won!
oni-lost = You have lost.
oni-over-won = Every door is open, and the dream lets you go.
oni-over-deck = A card had to be drawn, and the deck was empty.
oni-over-conceded = The game was given up.
oni-end-doors = { $n ->
    [0] No door was found.
    [one] One of the eight doors was found.
    [8] All eight doors were found.
   *[other] { $n } of the eight doors were found.
}
oni-end-doors-of = Player { $player }: { $n }

## Why not

oni-why-not-now = this is not possible now
oni-why-other-question = “{ $verb }” does not answer the current question
oni-why-not-in-hand = { $where ->
    [common] the common hand does not hold { $card }
   *[hand] you do not hold { $card }
}
oni-why-same-symbol = { $symbol } next to { $symbol }: the row ends with { $last }, and two neighbours never show the same symbol
oni-why-same-edge = { $symbol } next to { $symbol }: that edge may not touch { $last }
oni-why-first-tower = the first tower has no left end yet: say “right”
oni-why-tower-between = its two neighbours may not touch, so it cannot be taken from between them
oni-why-no-key = { $where ->
    [common] the common hand does not hold { $key }
   *[hand] you do not hold { $key }
}
oni-why-no-door = you have not gained { $door }
oni-why-order = cards are chosen in the order of the list, and this one comes before the last you chose; `undo` that first, or name them all in one line
oni-why-too-few = cards are chosen in the order of the list: without the earlier ones, too few would be left to pay
oni-why-same-kind = it would only change places with a card just like it
oni-why-not-woken = its condition does not hold ({ $condition })
oni-why-not-there = { $card } is not there to be chosen
oni-why-no-spells = there are no spells without the Book of Steps
oni-why-cannot-pay = the spell costs { $cost } cards from the discard pile, which holds { $have }
oni-why-punish-nightmare = only a nightmare that has just been drawn can be punished
oni-why-spell-not-now = no spell can be cast in the middle of this
