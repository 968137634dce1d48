### The rule behind each question, in our own words.

oni-rule-ids = Rules: { $ids }

oni-rule-act = A turn is one action, then a refill to five cards, then Limbo goes back into the deck. To play, add a room to the right end of your labyrinth; its symbol must differ from the last one’s, its colour is free. The third card of one colour in a row lets you fetch a door of that colour. To discard, drop any card from your hand; a key dropped this way shows you the top five cards of the deck: one is discarded, the others go back in the order you like.
oni-rule-act-towers = A tower goes to the left or right end of the tower row, if no symbol stands on both touching edges; it leaves your labyrinth and its series as they are. A discarded tower lets you look at as many top cards as its number, and reorder them.
oni-rule-act-book = Paradoxical Prophecy and Parallel Planning may be cast first, as often as the discard pile pays for them.
oni-rule-act-two = Your hand is your own cards and the common ones. Discarding also lets you swap one of yours for a common one.

oni-rule-take-door = With the third card of a colour in a row you may search the deck for a door of that colour; the deck is shuffled afterwards. Taken or not, the series is spent: the next card of that colour begins a new one.
oni-rule-take-door-book = The door is gained only if it is the colour of the first face-up goal (▸); any other goes to Limbo.

oni-rule-door = A door drawn while refilling is yours if you discard the key of its colour from your hand. Otherwise it goes to Limbo, and back into the deck at the end of the turn. A key spent on a door brings no prophecy.
oni-rule-door-book = Only a door of the first face-up goal’s colour (▸) is gained; any other goes to Limbo, and its key is spent all the same.
oni-rule-door-two = The key may come from your own cards or from the common ones; the door lies before you.

oni-rule-nightmare = A nightmare is resolved at once in one of four ways: give a key from your hand; send a gained door to Limbo; reveal the top five cards, of which doors and dreams go to Limbo and the rest is discarded; or discard your whole hand and draw five new labyrinth cards, everything else met on the way going to Limbo. Then the nightmare is discarded and refilling goes on.
oni-rule-nightmare-book = Powerful Punishment discards it with no effect at all, if the discard pile can pay.
oni-rule-nightmare-towers = Afterwards a tower of the row is lost, unless a rampart protects them or you choose false destruction.
oni-rule-nightmare-two = Keys may be common ones, the door must be your own, and a whole hand is both parts of it.

oni-rule-bin = A prophecy shows you the top five cards, or as many as there are. Exactly one of them is discarded, whatever it is; dreams discarded this way do nothing.
oni-rule-order = The cards go back on top of the deck in the order you name them: the first will be drawn first. The last one needs no choice. The order holds until the deck is shuffled.
oni-rule-pick = Eight labyrinth cards lie face up. You pick in turn until each of you has three; the two that are left are the common hand, which both may use.
oni-rule-place = A drawn labyrinth card goes to your own hand (three cards) or to the common one (two). If both have room, you choose.
oni-rule-swap = With a discard you may swap one of your own cards for a common one, before anything else follows from the discard.
oni-rule-swap-for = Choose the common card you get for the one you give.
oni-rule-draw-or-cast = Before each draw of the refill a spell may be cast, if the discard pile pays for it.
oni-rule-pay = A spell is paid with cards of your choice from the discard pile; they leave the game, but stay visible.
oni-rule-raise = Paradoxical Prophecy shows you the bottom five cards. One goes on top of the deck, the others back to the bottom.
oni-rule-sink = The other cards go to the bottom in the order you name them; the last lies lowest and needs no choice.
oni-rule-swap-goals = Parallel Planning lets any two goals change places; each keeps the side it shows. Afterwards the first face-up goal from the left comes first.
oni-rule-may-look = A discarded tower lets you look at as many top cards as its number. All of them go back on top, in the order you like.
oni-rule-lose-tower = A nightmare, once resolved, costs a tower of the row: one at an end, or one between two that may touch each other. With false destruction no tower is lost, but the nightmare goes to Limbo and will be back.
oni-rule-happy-dream = A happy dream drawn while refilling gives one of three gifts: a face-up premonition leaves the game without its penalty; or the top seven cards are revealed, any number discarded and the rest put back in your order; or you search the deck for any card, shuffle, and put the card on top. Then the dream is discarded.
oni-rule-sift = Of the seven revealed cards you discard as many as you like, doors and dreams too. What you keep goes back on top in the order you like.
oni-rule-fetch = Any card in the deck may be chosen. The deck is shuffled, and the card lies on top of it.
oni-rule-which-premonition = When several premonitions come true at once you choose which strikes first. One whose condition no longer holds by then stays on the table.
oni-rule-shed-keys = The blue premonition discards two keys of your choice from the deck, or one if there is no second. The deck is shuffled afterwards.
oni-rule-surrender = A premonition sends a gained door to Limbo: one of your own if you have one that counts, else your partner’s.
