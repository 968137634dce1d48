### The lessons of this game.

## Rows and doors

lesson-onirim-rows = Rooms and doors
    .lead = The first turns: a row of rooms, three of a colour, a door.
lesson-onirim-rows-doors = You are lost in a labyrinth of dreams, at night. Eight doors lead out of it, two in each of four colours. Find them all, and you wake up.
lesson-onirim-rows-hand = You hold five cards, all of them rooms. A room has a colour (red observatory, blue aquarium, green garden, brown library) and a symbol: sun, moon or key.
lesson-onirim-rows-first = Your labyrinth is a row of rooms that grows to the right. Choose the red sun, then play it.
lesson-onirim-rows-symbol = You have drawn back up to five cards. One rule for the next room: its symbol must differ from that of the last card. Colours are free. After the sun, play the red moon.
lesson-onirim-rows-third = Two red rooms in a row, and a red sun has just come into your hand. Sun after moon fits. Play it: the third red in a row.
lesson-onirim-rows-take = Three of a colour in a row find a door! Take the red one from the deck. The deck is shuffled afterwards, and a fourth red card would begin a new series.
lesson-onirim-rows-deck = This candle is the deck. It burns down with every card you draw, and here you see what may come next. If you must draw and nothing is left, the night has won.
lesson-onirim-rows-discard = A turn has one action: play a card, or discard one. Nothing suits you? Discard the blue sun and see what comes instead.
lesson-onirim-rows-end = One door of eight. You know how to move through the labyrinth; next you will learn what keys are for.

## Keys

lesson-onirim-keys = Keys and prophecy
    .lead = Open a door that was drawn; look into the future.
lesson-onirim-keys-keys = You hold three keys. A key can be played like any room. But it can do two more things, and both are worth more than a place in the row.
lesson-onirim-keys-draw = First, doors. They also come up when you refill your hand. Discard the blue sun and look at what you draw.
lesson-onirim-keys-open = A red door, and you hold the red key. Open it: the key is discarded, the door is yours, and you go on drawing.
lesson-onirim-keys-without = Now play the green sun; nothing lies in your row yet, so anything fits.
lesson-onirim-keys-limbo = A brown door, but no brown key. It goes to Limbo, a place beside the deck. At the end of your turn everything in Limbo is shuffled back in: the door is not lost.
lesson-onirim-keys-prophecy = The other use of a key: discard it as your action, and a prophecy shows you the next five cards. Discard the green key.
lesson-onirim-keys-bin = One of the five must be discarded, whichever you like. Get rid of the nightmare; discarded like this it does you no harm.
lesson-onirim-keys-order = Put the rest back in an order of your own: the first will be drawn first. Move the blue door to the front (drag it, or use the arrows), leave the others as they lie, and put them back.
lesson-onirim-keys-again = There is your blue door, just as you arranged it, and you kept the blue key. Open it.
lesson-onirim-keys-end = Two doors with two keys. Twelve keys are in the deck: spend them on doors, on prophecies, or keep one against a nightmare.

## Nightmares

lesson-onirim-nightmares = Nightmares and Limbo
    .lead = Ten nightmares wait in the deck. Four ways out of each.
lesson-onirim-nightmares-ten = Ten nightmares lie in the deck. You can always see how many are left and how likely the next card is to be one.
lesson-onirim-nightmares-meet = Play the blue sun and refill your hand…
lesson-onirim-nightmares-four = A nightmare must be dealt with at once, in one of four ways: give a key, lose a door you found, reveal five cards from the deck, or discard your hand. Each button says what it costs.
lesson-onirim-nightmares-key = Giving a key is the price that is gentlest on the deck. Give the green key; the nightmare goes with it.
lesson-onirim-nightmares-second = The deck is untouched, but a key is gone. Play the brown moon…
lesson-onirim-nightmares-reveal = Another one, and no key left. Reveal five cards: doors and dreams among them go to Limbo, rooms are discarded. It burns the candle, but keeps your hand.
lesson-onirim-nightmares-limbo = Look at Limbo: a door and a nightmare wait there. You have just drawn a red door without its key; send it there as well. At the end of the turn all three go back into the deck.
lesson-onirim-nightmares-third = Limbo is empty again and the deck was shuffled. Go on: play the brown sun.
lesson-onirim-nightmares-hand = A third one. This time discard your hand: you draw five new rooms, and doors or dreams met on the way go to Limbo without effect.
lesson-onirim-nightmares-end = The fourth way, losing a door, sends it to Limbo: it is back in the deck and has to be found again. Sometimes even that is right.

## How it ends

lesson-onirim-ends = The last door
    .lead = How a night is won, and how it is lost.
lesson-onirim-ends-seven = Seven doors stand open. Only the second brown one is missing, and you hold three brown rooms.
lesson-onirim-ends-one = Begin with the brown sun.
lesson-onirim-ends-two = Then the brown moon: same colour, another symbol.
lesson-onirim-ends-three = And the brown sun again, the third.
lesson-onirim-ends-take = Take the eighth door.
lesson-onirim-ends-won = You have won, and at once: with the eighth door nothing else is resolved, and no more cards are drawn.
lesson-onirim-ends-lost = You lose when you have to draw and the deck is empty. Limbo does not help then: it only comes back at the end of the turn.
lesson-onirim-ends-end = If a door is discarded for good, the game can no longer be won. The table tells you so; you may play on or give up. Now you know the whole base game.

## The Book of Steps

lesson-onirim-book = Book of Steps Lost and Found
    .lead = Doors in a given order, and three spells paid with discarded cards.
lesson-onirim-book-goals = With the Book, eight goals lie in a row. Doors have to be found in this order, from the left: red first, then blue, then green…
lesson-onirim-book-wrong = You hold the green key. Play the red sun and see what comes.
lesson-onirim-book-limbo = A green door, too early: the first goal is red. You could open it, but it would go to Limbo and the key would be spent. Save the key and send the door to Limbo.
lesson-onirim-book-row = Find the red door with three in a row: play the red moon, then the red sun.
lesson-onirim-book-take = Red is the first goal. Take the door.
lesson-onirim-book-reached = The goal is turned over; blue comes next. If you ever lose a door, its goal is turned face up again and comes before all others.
lesson-onirim-book-pile = Four cards lie in the discard pile. They are the purse for spells. Discard the green sun: now there are five.
lesson-onirim-book-cast = The first page lights up: five cards pay for Paradoxical Prophecy. Cast it. (The cards leave the game for good. With more cards to choose from, you would pick them.)
lesson-onirim-book-raise = You see the bottom five cards of the deck. Put one on top: the blue door, of course.
lesson-onirim-book-sink = The others go back to the bottom in the order you like. The order they are in will do.
lesson-onirim-book-open = The blue door is drawn, blue is the next goal, and you hold the blue key. Open it.
lesson-onirim-book-spells = The other spells: Parallel Planning, for seven cards, lets two goals change places. Powerful Punishment, for ten, discards a nightmare you have just drawn, with no effect at all.
lesson-onirim-book-end = Spells can be cast before your action, before you take a door, and between draws, as often as the pile can pay. A full discard pile is a treasure.

## The Towers

lesson-onirim-towers = The Towers
    .lead = Build a rampart of four colours beside your labyrinth.
lesson-onirim-towers-towers = Twelve towers are in the deck. They are labyrinth cards and come into your hand. To win you now also need a rampart: four neighbouring towers of four colours.
lesson-onirim-towers-first = Towers stand in a row of their own. The first can be any tower: build the red tower 4.
lesson-onirim-towers-edges = Look at the edges. Where two towers touch, they must share no symbol: the red one has a moon on its right, the green tower 4 a sun on its left. Build it on the right.
lesson-onirim-towers-third = Green ends with a sun, blue begins with a moon. Build the blue tower 4 on the right.
lesson-onirim-towers-nightmare = A nightmare. It is resolved as usual; give the red key. But nightmares also hate towers…
lesson-onirim-towers-false = Now one tower is lost: one at an end, or an inner one if its neighbours may touch. Or you choose false destruction: no tower falls, but the nightmare goes to Limbo and will return. Do that.
lesson-onirim-towers-rampart = The brown tower 5 has a blank edge on its left; it may touch anything. Build it on the right.
lesson-onirim-towers-stands = Red, green, blue, brown: a rampart! As long as it stands, nightmares take no towers.
lesson-onirim-towers-discard = Towers you do not need show the future. Discard the green tower 3.
lesson-onirim-towers-look = Its number says how many of the top cards you may look at. Look.
lesson-onirim-towers-order = Three cards, to be put back in any order. None is discarded. The nightmare lies last: that is good, put them back like this.
lesson-onirim-towers-end = Eight doors and a rampart win the game. The rampart may be finished before, between or after the doors.

## Dreams and premonitions

lesson-onirim-dreams = Happy Dreams and Dark Premonitions
    .lead = Gifts in the deck, threats on the table.
lesson-onirim-dreams-premonitions = Four dark premonitions lie face up, four more face down. Each waits for certain doors; when its condition comes true, its penalty strikes once and the card is gone.
lesson-onirim-dreams-two = You have two doors. With the third, one of the four would make you discard your hand.
lesson-onirim-dreams-dream = There is help: four happy dreams are in the deck. Discard the blue sun…
lesson-onirim-dreams-gifts = A happy dream gives one of three gifts: a face-up premonition leaves the game without its penalty; or you see seven cards, discard any of them and order the rest; or you fetch any card you like.
lesson-onirim-dreams-dispel = Get rid of the premonition that waits for three doors.
lesson-onirim-dreams-another = Discard the green sun…
lesson-onirim-dreams-search = Another happy dream! You hold two red keys: search the deck.
lesson-onirim-dreams-fetch = Fetch a red door. The deck is shuffled, and the door lies on top of it.
lesson-onirim-dreams-open = Drawn at once. Open it: your third door, and nothing happens, because you dispelled that premonition.
lesson-onirim-dreams-second = Now the other side. Discard the brown sun, and open the red door that comes.
lesson-onirim-dreams-strike = Two red doors: two premonitions come true at once, and you choose which strikes first. Face the pair premonition: it sends one of the two red doors to Limbo.
lesson-onirim-dreams-stays = Clever: with only one red door left, the red premonition is no longer true. It stays on the table and waits.
lesson-onirim-dreams-end = Look at the premonitions before you open a door, and keep happy dreams for the worst of them.

## Two players

lesson-onirim-two = Two together
    .lead = A hand each, a common hand, four doors each.
lesson-onirim-two-eight = Two dreamers explore together. Eight cards lie face up; you take one in turn until each of you has three. The two that are left belong to both.
lesson-onirim-two-pick = Pick the red sun, the red moon and the brown moon. Your partner picks in between.
lesson-onirim-two-hands = The two common cards count as part of your hand whenever it is your turn. This is an open game: you see each other’s cards and may talk about everything.
lesson-onirim-two-play = Each player has a labyrinth of their own. Play the red sun; then it is your partner’s turn.
lesson-onirim-two-second = Your partner began a blue row. Play your red moon.
lesson-onirim-two-third = And the red sun, the third red in your own row.
lesson-onirim-two-take = Take the door; it lies before you. You win together, as soon as each of you has a door of every colour.
lesson-onirim-two-discard = Your partner has used a common card, and the drawn one took its place. Now discard the blue sun.
lesson-onirim-two-swap = With a discard you may swap one of your own cards for a common one. Give the brown sun and take the red key: it is safe with you now.
lesson-onirim-two-place = A card you draw goes where there is room. If both hands have room, you choose: keep it or share it.
lesson-onirim-two-end = You both need one door of each colour. A second door of a colour does not help to win, but it can be given to a nightmare.

## In silence

lesson-onirim-silent = Two in silence
    .lead = You hide your cards, and the moves do the talking.
lesson-onirim-silent-hidden = In a silent game nobody speaks. Your partner picked these three cards before your eyes, so you know them. What they draw from now on stays hidden from you.
lesson-onirim-silent-told = Rows, doors, common cards and the discard pile are open to both, and so is everything that a rule reveals. What you look at in a prophecy is for you alone.
lesson-onirim-silent-play = Play the red sun, and watch what your partner does.
lesson-onirim-silent-nightmare = A blue sun: so they are after blue. And the card they drew shows you only its back. Play your red moon.
lesson-onirim-silent-hand = A nightmare. Discard the hand: your own cards and the common ones go, and you draw five new ones.
lesson-onirim-silent-share = A blue moon. Both hands have room, so you choose where it goes. Your partner began with blue: share it.
lesson-onirim-silent-keep = Red is your own colour. Keep the red sun and the red moon, then the green sun.
lesson-onirim-silent-understood = Understood without a word: your partner took the blue moon from the common hand.
lesson-onirim-silent-end = In silence every card you share, play or leave is a message. Trust each other.

## Variants

lesson-onirim-variants = Harder nights
    .lead = Each expansion has a harder variant; here are all three.
lesson-onirim-variants-spells = Lost! is the variant of the Book: the same spells, but for six, nine and twelve cards.
lesson-onirim-variants-premonitions = You can begin with five or six dark premonitions face up instead of four. Here are six.
lesson-onirim-variants-ruins = Scattered ruins: you still need a rampart to win, and yours is standing. But it protects nothing.
lesson-onirim-variants-nightmare = Play the green sun…
lesson-onirim-variants-give = … and there is the nightmare. Give the red key.
lesson-onirim-variants-lose = The rampart is no help: a tower falls, or the nightmare returns through Limbo. Lose the red tower.
lesson-onirim-variants-end = All expansions and variants can be combined, alone or for two. All three together are a long night: good luck.
