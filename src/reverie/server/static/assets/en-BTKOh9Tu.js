var e=`list-last = { $some } and { $last }
day-object-toast = toast
day-object-mug = mug
day-object-pear = pear
day-object-croissant = croissant
day-object-slipper = slipper
day-object-jam-jar = jam jar
day-object-milk-jug = milk jug
day-object-alarm-clock = alarm clock
day-object-pillow = pillow
day-object-cactus = cactus
day-object-daisy-bottle = daisy bottle
day-object-watering-can = watering can
day-object-frying-pan = frying pan
day-object-teapot = teapot
day-object-cat = cat
day-object-nightcap = nightcap
day-object-crescent-lamp = crescent lamp
day-object-owl = owl
day-object-moth = moth
day-object-paper-boat = paper boat
day-object-candle = candle
day-object-tent = tent
day-object-snow-globe = snow globe
day-object-hot-air-balloon = hot-air balloon
day-object-umbrella = umbrella
day-object-rocket = rocket
day-object-lantern = lantern
day-object-hedgehog = hedgehog
day-object-planet = planet
day-object-telescope = telescope
day-object-triangle = triangle
day-object-harp = harp
day-object-bell = bell
day-object-maraca = maraca
day-object-metronome = metronome
day-object-headphones = headphones
day-object-record = record
day-object-drum = drum
day-object-microphone = microphone
day-object-trumpet = trumpet
day-object-gramophone = gramophone
day-object-grand-piano = grand piano
day-object-guitar = guitar
day-object-violin = violin
day-object-accordion = accordion
day-object-biscuit = biscuit
day-object-ice-cream-cone = ice-cream cone
day-object-cookie-jar = cookie jar
day-object-spoon = spoon
day-object-doughnut = doughnut
day-object-espresso-cup = espresso cup
day-object-sugar-bowl = sugar bowl
day-object-takeaway-cup = takeaway cup
day-object-cupcake = cupcake
day-object-potted-plant = potted plant
day-object-coffee-grinder = coffee grinder
day-object-radio = radio
day-object-newspaper = newspaper
day-object-armchair = armchair
day-object-typewriter = typewriter
day-object-moka-pot = moka pot
day-object-fish = fish
day-object-hat = hat
day-object-kite = kite
day-object-shell = shell
day-object-hourglass = hourglass
day-object-clover = clover
day-object-seagull = seagull
day-object-whale = whale
day-object-compass = compass
day-object-globe = globe
day-object-ship-in-a-bottle = ship in a bottle
day-object-camera = camera
day-object-suitcase = suitcase
day-object-key = key
day-object-lighthouse = lighthouse
day-object-anchor = anchor
day-object-balloon = balloon
day-object-feather = feather
day-object-palette = palette
day-object-spinning-top = spinning top
day-object-mushroom = mushroom
day-object-bowtie = bowtie
day-object-pencil = pencil
day-object-vase = vase
day-object-paint-tube = paint tube
day-object-yarn-ball = ball of yarn
day-object-bird-cage = bird cage
day-object-toy-car = toy car
day-object-scissors = scissors
day-object-robot = robot
day-object-rocking-horse = rocking horse
day-turn = Turn { $turn }
day-start = Starting numbers
day-player =
    { $who ->
        [you] Player { $player } (you)
       *[other] Player { $player }
    }
day-gone = gave up
day-place-dice = Dice
day-place-shelf = Shelf
day-place-leaves = Leaves
day-place-constellation = Stars
day-place-notes = Notes
day-place-garland = Garland
day-place-polaroids = Polaroids
day-place-frames = Frames
day-place-score = Score
day-place-players = Players
day-die-written = { $die } in { $cell }
day-die-changed = { $die } as { $digit } in { $cell }
day-die-skipped = { $die } skipped
day-objects = { $n } of { $all } objects
day-circled = { $n } circled
day-thorns =
    { $n ->
        [one] 1 thorn
       *[other] { $n } thorns
    }{ $lost ->
        [0] { "" }
       *[other] { " " }(−{ $lost })
    }
day-stars =
    { $n ->
        [one] 1 star
       *[other] { $n } stars
    }
day-heads =
    { $n ->
        [one] 1 notehead
       *[other] { $n } noteheads
    }
day-frame-left = { $family } { $n } to fill, for { $rewards }
day-frame-earned = { $family } full, { $reward } earned
day-sum-objects =
    { $n ->
        [one] 1 object
       *[other] { $n } objects
    }
day-sum-constellation =
    { $n ->
        [one] 1 star
       *[other] { $n } stars
    }
day-sum-notes =
    { $n ->
        [one] 1 notehead
       *[other] { $n } noteheads
    }
day-sum-garland = { $n } from the garland
day-sum-polaroids = { $n } from polaroids
day-sum-frames = { $n } from frames
day-sum-thorns = { $n } for thorns
day-hint = \`5 c3\` writes a 5 in c3, \`5+1 c3\` with a leaf. \`undo\` · \`?\` the rule · \`help\` the marks · \`quit\`
day-ask-start =
    Write { $n ->
        [one] the number
       *[other] both starting numbers
    } in empty spaces, wherever you like.
day-ask-write =
    Write { $n ->
        [one] the number
       *[other] the numbers
    } next to filled spaces.
day-ask-row = Two rows are full at once. Which comes first?
day-ask-bonus =
    Finished: { $object }. Which bonus do you circle?{ $n ->
        [0] { "" }
        [one] { " " }Then one more line is drawn.
       *[other] { " " }Then { $n } more lines are drawn.
    }
day-ask-done = Both dice are used. \`done\` ends your turn, \`undo\` takes the last answer back.
day-anywhere = any empty space
day-do-write = { $dice } in: { $cells } (type \`{ $example }\`)
day-do-leaves =
    { $n ->
        [one] 1 circled leaf changes
       *[other] { $n } circled leaves change
    } a die: { $ranges } (type \`{ $example }\`)
day-do-skip =
    { $skips }: { $how ->
        [solo] circle a leaf instead, and draw a thorn
       *[several] circle a leaf instead
    }
day-do-complete = One space completes: { $rows }
day-do-row = { $icon } draws { $n } lines
day-do-bonus-sun = an extra line to the next sun
day-do-bonus-leaf = circle a leaf
day-do-done = end your turn
day-help-answers = Answer \`write 5 c3\` or just \`5 c3\`; with circled leaves \`6-1 c3\` or \`4+2 c3\`; \`skip 2\`; the name of a row; \`sun\` or \`leaf\`; \`done\`. Several in one line: “5 c3, 2 d3, done”. Short lists are answered by number too. Until \`done\` everything can be undone. Enter alone shows the sheet again.
day-legend-clouds = The grid: _ an empty space you can write in now, · another empty one; ★ ☾ a star or a moon, ¹ ² ³ the group of frames. At the end of each row: ◦ open, ● dot circled, ☼ sun circled, ✗ crossed out. ┊ is a fold: spaces on both sides are adjacent, but no row runs across.
day-legend-shelf = The shelf: ▸ the object being drawn, ━ its lines drawn, ─ open; ☼ suns, • dots, + the bonus symbol. Leaves: ◎ circled, ○ free, ● filled in. Spaces that complete a row: ☼ the numbers that earn its sun, ✗ those that spoil it.
day-event-rolled =
    { $turn ->
        [0] The starting numbers are { $first } and { $second }.
       *[other] Turn { $turn }: the dice show { $first } and { $second }.
    }
day-event-wrote =
    You write { $digit } in { $cell }{ $leaves ->
        [0] .
        [one] , for which one leaf is filled in.
       *[other] , for which { $leaves } leaves are filled in.
    }
day-event-skipped = You skip the { $die }.
day-event-lapsed = No space is left for the { $die }; it lapses.
day-event-leaf = You circle a leaf.
day-event-thorn =
    You draw a thorn; there { $thorns ->
        [one] is one now.
       *[other] are { $thorns } now.
    }
day-event-row =
    Row { $row }: { $icon ->
        [sun] consecutive numbers, perfect! The sun { $mark } is circled.
        [dot] different numbers, well done! The dot { $mark } is circled.
       *[spoiled] a number appears twice, oops. { $mark } Nothing is earned.
    }
day-event-line =
    { $n ->
        [one] One line
       *[other] { $n } lines
    } { $icon } on this object: { $object }.
day-event-object = Finished: { $object }!
day-event-constellation =
    The constellation grows by { $n ->
        [one] one line
       *[other] { $n } lines
    }; { $stars ->
        [0] no star is reached.
        [one] one star is circled.
       *[other] { $stars } stars are circled.
    }
day-event-note =
    { $heads ->
        [one] A notehead is filled in.
       *[other] Both noteheads of a note are filled in.
    }
day-event-polaroid = The polaroid of { $cell } shows { $digit }.
day-event-moon =
    { $digit } goes into moon { $moon } of the garland{ $reward ->
        [0] .
       *[other] , equal to the one before: { $reward } points.
    }
day-event-frames =
    { $who ->
        [you] You have filled
       *[other] Player { $player } has filled
    } the group of frames { $family }: { $reward ->
        [0] no reward is left.
       *[other] { $reward } points.
    }
day-event-rewards-crossed = Every { $reward } of the frames that is not earned is crossed out.
day-event-played = Player { $player }: { $answers }.
day-event-conceded =
    { $who ->
        [you] You give the game up.
       *[other] Player { $player } gives the game up.
    }
day-nothing = nothing
day-over-full = Every space of a grid is filled.
day-over-drawn = Every object of a shelf is drawn.
day-over-conceded = The game was given up.
day-end-name = Your score is called: { $name }
day-end-score = Score { $n } = { $sum }
day-end-won =
    { $n ->
        [0] Nobody wins.
        [one] { $players } wins!
       *[other] { $players } win together!
    }
day-end-tie = The tie is broken by the lines on the unfinished object: { $n }.
day-then = your turn ends with “{ $done }”; “{ $rest }” has to wait. Nothing was done.
day-why-only-done = both dice are used; only \`done\` or \`undo\` are left
day-why-other-question = “{ $verb }” does not answer the present question
day-why-not-done = { $dice } must be written first, or one die skipped
day-why-no-row = no two rows wait for an order
day-why-no-bonus = there is no bonus to choose
day-why-no-die = no die shows { $die }; leaves are written with the die, as in \`4+1 c3\`
day-why-die-used = the { $die } is used already
day-why-skipped = one die has been skipped already this turn
day-why-start-skip = starting numbers cannot be skipped
day-why-start-leaves = starting numbers cannot be changed by leaves
day-why-no-cell = there is no space { $cell } on this grid
day-why-filled = { $cell } holds a { $digit } already
day-why-not-beside = { $cell } is not adjacent to a filled space
day-why-leaves =
    this takes { $n ->
        [one] one circled leaf
       *[other] { $n } circled leaves
    }, and you have { $have }
day-rule-ids = Rules { $ids }
day-rule-start = Both numbers of the first roll go into two empty spaces anywhere on the grid. They cannot be skipped or changed. Far apart is a good idea.
day-rule-write = Write both numbers, in any order, each in an empty space adjacent to a filled one; the second may touch the first. One die a turn may be skipped to circle a leaf. Before writing, fill in circled leaves to change the die by 1 each, within 0 and 9. A full row of different numbers circles the dot, of consecutive ones the sun; a repeated number spoils it. The row draws as many lines as it has spaces: to the next point, or from sun to sun.
day-rule-write-solo = Alone, every skipped die also draws a thorn; two thorns cost an object at the end.
day-rule-row = Full rows are resolved in the order you like. A dot row draws to the next point, a sun row to the next sun; one object is finished before the next begins.
day-rule-bonus = An object with the bonus symbol gives one extra line to the next sun, or one circled leaf, before the lines that are left over.
day-rule-done = Nobody sees your draft before \`done\`. When everybody is done, the dice are rolled again; the game ends when a grid is full or a shelf is drawn.
day-rule-constellation = A number in a star space draws as many lines on the constellation; every star reached counts one.
day-rule-notes = A single note counts one if its two spaces are equal. A double note counts one if any two of its spaces are equal, and two if all are.
day-rule-garland = A number in a moon space goes into the next moon of the garland; equal to the one before, it earns the reward between them.
day-rule-frames = The grid is divided into three groups of frames; a completely filled group earns a reward.
day-rule-frames-solo = Alone, the first line of the clover crosses out every 5 not yet earned, the first line of the bowtie every 2.
day-rule-frames-several = The first to fill a group earns 5, the next 2; who fills it in the same turn earns the same.
day-rule-polaroids-ad = The numbers of the three star spaces count for you, those of the three moon spaces against you.
day-rule-polaroids-da = Every different number on the six polaroids counts one; twice as much if all six are consecutive from left to right.
oni-card-red-sun = red sun
    .a = a red sun
oni-card-red-moon = red moon
    .a = a red moon
oni-card-red-key = red key
    .a = a red key
oni-card-blue-sun = blue sun
    .a = a blue sun
oni-card-blue-moon = blue moon
    .a = a blue moon
oni-card-blue-key = blue key
    .a = a blue key
oni-card-green-sun = green sun
    .a = a green sun
oni-card-green-moon = green moon
    .a = a green moon
oni-card-green-key = green key
    .a = a green key
oni-card-brown-sun = brown sun
    .a = a brown sun
oni-card-brown-moon = brown moon
    .a = a brown moon
oni-card-brown-key = brown key
    .a = a brown key
oni-card-red-tower-3 = red tower 3
    .a = a red tower 3
oni-card-red-tower-4 = red tower 4
    .a = a red tower 4
oni-card-red-tower-5 = red tower 5
    .a = a red tower 5
oni-card-blue-tower-3 = blue tower 3
    .a = a blue tower 3
oni-card-blue-tower-4 = blue tower 4
    .a = a blue tower 4
oni-card-blue-tower-5 = blue tower 5
    .a = a blue tower 5
oni-card-green-tower-3 = green tower 3
    .a = a green tower 3
oni-card-green-tower-4 = green tower 4
    .a = a green tower 4
oni-card-green-tower-5 = green tower 5
    .a = a green tower 5
oni-card-brown-tower-3 = brown tower 3
    .a = a brown tower 3
oni-card-brown-tower-4 = brown tower 4
    .a = a brown tower 4
oni-card-brown-tower-5 = brown tower 5
    .a = a brown tower 5
oni-card-red-door = red door
    .a = a red door
oni-card-blue-door = blue door
    .a = a blue door
oni-card-green-door = green door
    .a = a green door
oni-card-brown-door = brown door
    .a = a brown door
oni-card-nightmare = nightmare
    .a = a nightmare
oni-card-happy-dream = happy dream
    .a = a happy dream
oni-premonition = { $condition }: { $penalty }
oni-card-red-premonition = red premonition
    .a = the red premonition
    .condition = Two red doors
    .penalty = every red room in the deck is discarded
oni-card-blue-premonition = blue premonition
    .a = the blue premonition
    .condition = Two blue doors
    .penalty = two keys of your choice in the deck are discarded
oni-card-green-premonition = green premonition
    .a = the green premonition
    .condition = Two green doors
    .penalty = a nightmare comes back from the discard pile to Limbo
oni-card-brown-premonition = brown premonition
    .a = the brown premonition
    .condition = Two brown doors
    .penalty = one door on the table goes to Limbo
oni-card-pair-premonition = pair premonition
    .a = the pair premonition
    .condition = Two doors of one colour
    .penalty = one of such a pair goes to Limbo
oni-card-three-premonition = three premonition
    .a = the three premonition
    .condition = Three doors or more
    .penalty = discard your hand for a new one, then reveal a premonition
oni-card-five-premonition = five premonition
    .a = the five premonition
    .condition = Five doors or more
    .penalty = two more premonitions are revealed
oni-card-every-premonition = every premonition
    .a = the every-colour premonition
    .condition = A door of every colour
    .penalty = every happy dream in the deck is discarded
oni-colour-red = red
    .m = red
    .f = red
oni-colour-blue = blue
    .m = blue
    .f = blue
oni-colour-green = green
    .m = green
    .f = green
oni-colour-brown = brown
    .m = brown
    .f = brown
oni-sort-sun = sun
    .gender = m
oni-sort-moon = moon
    .gender = m
oni-sort-key = key
    .gender = m
oni-sort-door = door
oni-sort-tower = tower
    .gender = m
oni-sort-nightmare = nightmare
oni-sort-happy-dream = happy dream
oni-spell-paradoxical-prophecy = Paradoxical Prophecy
oni-spell-parallel-planning = Parallel Planning
oni-spell-powerful-punishment = Powerful Punishment
oni-rule-ids = Rules: { $ids }
oni-rule-act = A turn is one action, then a refill to five cards, then Limbo goes back into the deck. To play, add a room to the right end of your labyrinth; its symbol must differ from the last one's, its colour is free. The third card of one colour in a row lets you fetch a door of that colour. To discard, drop any card of your hand; a key dropped this way shows you the top five cards of the deck: one is discarded, the others go back in the order you like.
oni-rule-act-towers = A tower goes to the left or right end of the tower row, if no symbol stands on both touching edges; it leaves your labyrinth and its series as they are. A discarded tower lets you look at as many top cards as its number, and reorder them.
oni-rule-act-book = Paradoxical Prophecy and Parallel Planning may be cast first, as often as the discard pile pays for them.
oni-rule-act-two = Your hand is your own cards and the common ones (“… from common”). Discarding also lets you swap one of yours for a common one.
oni-rule-take-door = With the third card of a colour in a row you may search the deck for a door of that colour; the deck is shuffled afterwards. Taken or not, the series is spent: the next card of that colour begins a new one.
oni-rule-take-door-book = The door is gained only if it is the colour of the first open goal (▸); any other goes to Limbo.
oni-rule-door = A door drawn while refilling is yours if you discard the key of its colour from your hand. Otherwise it goes to Limbo, and back into the deck at the end of the turn. A key spent on a door brings no prophecy.
oni-rule-door-book = Only a door of the first open goal's colour (▸) is gained; any other goes to Limbo, and its key is spent all the same.
oni-rule-door-two = The key may come from your own cards or from the common ones; the door lies before you.
oni-rule-nightmare = A nightmare is settled at once in one of four ways: give a key of your hand; send a gained door to Limbo; reveal the top five cards, of which doors and dreams go to Limbo and the rest is discarded; or discard your whole hand and draw five new labyrinth cards, everything else met on the way going to Limbo. Then the nightmare is discarded and refilling goes on.
oni-rule-nightmare-book = Powerful Punishment discards it with no effect at all, if the discard pile can pay.
oni-rule-nightmare-towers = Afterwards a tower of the row is lost, unless a rampart protects them or the destruction is false.
oni-rule-nightmare-two = Keys may be common ones, the door must be your own, and a whole hand is both parts of it.
oni-rule-bin = A prophecy shows you the top five cards, or as many as there are. Exactly one of them is discarded, whatever it is; dreams discarded this way do nothing.
oni-rule-order = The cards go back on top of the deck in the order you name them: the first will be drawn first. The last one needs no choice. The order holds until the deck is shuffled.
oni-rule-pick = Eight labyrinth cards lie open. You pick in turn until each has three; the two that are left are the common hand, which both may use.
oni-rule-place = A drawn labyrinth card goes to your own hand (three cards) or to the common one (two). If both have room, you choose.
oni-rule-swap = With a discard you may swap one of your own cards for a common one, before anything else follows from the discard.
oni-rule-swap-for = Choose the common card you get for the one you give.
oni-rule-draw-or-cast = Before each draw of the refill a spell may be cast, if the discard pile pays for it.
oni-rule-pay = A spell is paid with cards of your choice from the discard pile; they leave the game, but stay visible. Name them one by one or all in one line: “pay 3 red sun, blue moon”.
oni-rule-raise = Paradoxical Prophecy shows you the bottom five cards. One goes on top of the deck, the others back to the bottom.
oni-rule-sink = The other cards go to the bottom in the order you name them; the last lies lowest and needs no choice.
oni-rule-swap-goals = Parallel Planning lets any two goals change places; each keeps the side it shows. Afterwards the first open goal from the left comes first.
oni-rule-may-look = A discarded tower lets you look at as many top cards as its number. All of them go back on top, in the order you like.
oni-rule-lose-tower = A settled nightmare costs a tower of the row: one at an end, or one between two that may touch each other. If you call the destruction false no tower is lost, but the nightmare goes to Limbo and will be back.
oni-rule-happy-dream = A happy dream drawn while refilling gives one of three gifts: a premonition leaves the game unpaid; or the top seven cards are revealed, any number discarded and the rest put back in your order; or a card of your choice is searched, the deck shuffled, and the card put on top. Then the dream is discarded.
oni-rule-sift = Of the seven revealed cards you discard as many as you like, doors and dreams too. What you keep goes back on top in the order you like.
oni-rule-fetch = Any card of the deck may be chosen. The deck is shuffled, and the card lies on top of it.
oni-rule-which-premonition = When several premonitions come true at once you choose which strikes first. One whose condition no longer holds by then stays on the table.
oni-rule-shed-keys = The blue premonition discards two keys of your choice from the deck, or one if there is no second. The deck is shuffled afterwards.
oni-rule-surrender = A premonition sends a gained door to Limbo: one of your own if you have one that counts, else your partner's.
oni-setup-onirim = Onirim
oni-setup-book = Book of Steps
oni-setup-book-lost = Book of Steps (Lost!)
oni-setup-towers = Towers
oni-setup-towers-ruins = Towers (ruins)
oni-setup-dreams = Dreams
oni-setup-dreams-5 = Dreams (5)
oni-setup-dreams-6 = Dreams (6)
oni-turn = Turn { $turn }
oni-player =
    { $who ->
        [you] Player { $player } (you)
       *[other] Player { $player }
    }
oni-dead = This game can no longer be won: a card it needs is gone. Play on, or \`concede\`.
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
oni-hidden =
    { $n ->
        [one] 1 hidden card
       *[other] { $n } hidden cards
    }
oni-told = your partner knows of it: { $cards }
oni-unknown = ?
oni-unseen = Deck { $deck }, unseen { $n }
oni-discarded = Discard pile { $n }
oni-next-draw = Next draw
oni-next-none = nothing left
oni-next-looked = one of the cards seen
oni-next-known = { $card }
oni-percent = { $n }%
oni-ask-act = Play a card or discard one.
oni-ask-take-door = Three of a colour! Take { $door } from the deck?
oni-ask-door = You drew { $door }. Open it with its key, or send it to Limbo?
oni-ask-nightmare = A nightmare! What do you give it?
oni-ask-bin = Prophecy: which card do you discard?
oni-ask-order = Which card goes back on the deck next? The first named will be drawn first.
oni-ask-pick = Pick a card for your hand.
oni-ask-place = You drew { $card }. Keep it, or share it?
oni-ask-swap = Swap a card of yours for a common one?
oni-ask-swap-for = You give { $card }. For which common card?
oni-ask-draw-or-cast = Draw, or cast a spell first?
oni-ask-pay =
    { $spell }: { $n ->
        [one] one more card of the discard pile to pay.
       *[other] { $n } cards of the discard pile to pay.
    }
oni-ask-raise = Which of the bottom cards goes on top of the deck?
oni-ask-sink = Which card goes back to the bottom next? The last one will lie lowest.
oni-ask-swap-goals = Which two goals change places?
oni-ask-may-look = Look at the top { $n } cards of the deck and put them back in any order?
oni-ask-lose-tower = The nightmare takes a tower. Which one, or is the destruction false?
oni-ask-happy-dream = A happy dream! Which gift do you take?
oni-ask-sift = Drop as many of these cards as you like, then keep the rest.
oni-ask-fetch = Which card of the deck do you want on top?
oni-ask-which-premonition = Several premonitions come true. Which strikes first?
oni-ask-shed-keys =
    { $n ->
        [one] The premonition takes one more key out of the deck. Which one?
       *[other] The premonition takes { $n } keys out of the deck. Which one first?
    }
oni-ask-surrender = The premonition takes a door. Which one?
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
oni-do-reveal-seven = the top 7 cards: drop any, order the others
oni-do-keep-the-rest = drop no more, put them back
oni-do-search = any card of the deck, on top
oni-event-turn =
    { $who ->
        [you] Turn { $turn }.
       *[other] Turn { $turn }, player { $player }.
    }
oni-event-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] Player { $player } draws { $cards }.
    }
oni-event-drawn-hidden =
    { $who ->
        [you]
            You draw { $n ->
                [one] a card.
               *[other] { $n } cards.
            }
       *[other]
            Player { $player } draws { $n ->
                [one] a card.
               *[other] { $n } cards.
            }
    }
oni-event-played =
    { $who ->
        [you] You play { $cards }.
       *[other] Player { $player } plays { $cards }.
    }
oni-event-discarded =
    { $who ->
        [you] You discard { $cards }.
       *[other] Player { $player } discards { $cards }.
    }
oni-event-prophecy =
    { $who ->
        [you] The key brings you a prophecy.
       *[other] The key brings player { $player } a prophecy.
    }
oni-event-binned =
    { $who ->
        [you] Of these cards you discard { $cards }.
       *[other] Of these cards player { $player } discards { $cards }.
    }
oni-event-put-back =
    { $who ->
        [you] You put back, from the top down: { $cards }.
       *[other] Player { $player } puts back, from the top down: { $cards }.
    }
oni-event-put-back-hidden =
    { $who ->
        [you] You put { $n } cards back on the deck.
       *[other] Player { $player } puts { $n } cards back on the deck.
    }
oni-event-limbo = To Limbo: { $cards }.
oni-event-limbo-returns = Limbo is shuffled back into the deck: { $cards }.
oni-event-door-gained =
    { $who ->
        [you] You gain { $door }.
       *[other] Player { $player } gains { $door }.
    }
oni-event-door-lost =
    { $who ->
        [you] You lose { $door }; it goes to Limbo.
       *[other] Player { $player } loses { $door }; it goes to Limbo.
    }
oni-event-revealed = Revealed: { $cards }.
oni-event-revealed-none = There was nothing left to reveal.
oni-event-hand-discarded =
    { $who ->
        [you] You discard your whole hand: { $cards }.
       *[other] Player { $player } discards a whole hand: { $cards }.
    }
oni-event-hand-discarded-none =
    { $who ->
        [you] Your hand was empty; nothing is discarded.
       *[other] The hand of player { $player } was empty; nothing is discarded.
    }
oni-event-picked =
    { $who ->
        [you] You pick { $cards }.
       *[other] Player { $player } picks { $cards }.
    }
oni-event-common = To the common hand: { $cards }.
oni-event-swapped =
    { $who ->
        [you] You swap { $given } for { $got } of the common hand.
       *[other] Player { $player } swaps { $given } for { $got } of the common hand.
    }
oni-event-goals = The doors must be found in this order: { $colours }.
oni-event-goal-reached = Goal { $goal } ({ $colour }) is reached.
oni-event-goal-reopened = Goal { $goal } ({ $colour }) is open again, and comes first.
oni-event-goals-swapped = Goals { $first } and { $second } change places.
oni-event-spell =
    { $who ->
        [you] You cast { $spell }.
       *[other] Player { $player } casts { $spell }.
    }
oni-event-paid =
    { $who ->
        [you] You pay with { $cards }, out of the game.
       *[other] Player { $player } pays with { $cards }, out of the game.
    }
oni-event-raised =
    { $who ->
        [you] You put { $cards } on top of the deck.
       *[other] Player { $player } puts { $cards } on top of the deck.
    }
oni-event-raised-hidden =
    { $who ->
        [you] You put a card from the bottom on top of the deck.
       *[other] Player { $player } puts a card from the bottom on top of the deck.
    }
oni-event-tower-built =
    { $who ->
        [you]
            You build { $cards } at the { $end ->
                [left] left
               *[right] right
            } end.
       *[other]
            Player { $player } builds { $cards } at the { $end ->
                [left] left
               *[right] right
            } end.
    }
oni-event-tower-lost =
    { $who ->
        [you] You lose { $cards }.
       *[other] Player { $player } loses { $cards }.
    }
oni-event-premonition-revealed = A premonition is revealed. { $text }.
oni-event-premonition-strikes = A premonition comes true. { $text }.
oni-event-premonition-dispelled = A premonition is dispelled: { $name }.
oni-event-discarded-from-deck = Discarded from the deck: { $cards }.
oni-event-discarded-from-deck-none = The deck holds none of them.
oni-event-fetched =
    { $who ->
        [you] You put { $cards } on top of the shuffled deck.
       *[other] Player { $player } puts { $cards } on top of the shuffled deck.
    }
oni-event-fetched-hidden =
    { $who ->
        [you] You put a card of your choice on top of the shuffled deck.
       *[other] Player { $player } puts a card of their choice on top of the shuffled deck.
    }
oni-event-conceded =
    { $who ->
        [you] You give the game up.
       *[other] Player { $player } gives the game up.
    }
oni-won = You have won!
oni-lost = You have lost.
oni-over-won = Every door is open, and the dream lets you go.
oni-over-deck = A card had to be drawn, and the deck was empty.
oni-over-conceded = The game was given up.
oni-end-doors =
    { $n ->
        [0] No door was found.
        [one] One door of eight was found.
       *[other] { $n } doors of eight were found.
    }
oni-end-doors-of = Player { $player }: { $n }
oni-why-not-now = this is not possible now
oni-why-other-question = “{ $verb }” does not answer the present question
oni-why-not-in-hand =
    { $where ->
        [common] the common hand does not hold { $card }
       *[hand] you do not hold { $card }
    }
oni-why-same-symbol = { $symbol } next to { $symbol }: the row ends with { $last }, and two neighbours never show the same symbol
oni-why-same-edge = { $symbol } next to { $symbol }: that edge may not touch { $last }
oni-why-first-tower = the first tower has no left end yet: say “right”
oni-why-tower-between = its two neighbours may not touch, so it cannot fall out from between them
oni-why-no-key =
    { $where ->
        [common] the common hand does not hold { $key }
       *[hand] you do not hold { $key }
    }
oni-why-no-door = you have not gained { $door }
oni-why-order = cards are chosen in the order of the list, and this one comes before the last you chose; \`undo\` that first, or name them all in one line
oni-why-too-few = cards are chosen in the order of the list: without the earlier ones, too few would be left to pay
oni-why-same-kind = it would only change places with a card just like it
oni-why-not-woken = its condition does not hold ({ $condition })
oni-why-not-there = { $card } is not there to be chosen
oni-why-no-spells = there are no spells without the Book of Steps
oni-why-cannot-pay = the spell costs { $cost } cards of the discard pile, which holds { $have }
oni-why-punish-nightmare = only a nightmare that has just been drawn can be punished
oni-why-spell-not-now = no spell can be cast in the middle of this
web-skip = Skip to the content
web-nav = The house
web-title-setup = New game
web-title-match = Table
web-title-join = Join
web-title-replay = Replay
web-title-learn = Learn
web-title-statistics = Statistics
web-title-settings = Settings
web-title-lost = Nothing here
web-back-home = Back to the house
web-close = Close
web-loading = One moment …
web-broken = Something went wrong on our side. Try again in a moment.
web-offline = No connection. Nothing is lost; it comes back by itself.
web-offline-request = There is no connection just now. Try again in a moment.
web-lost-text = There is no page at this address. Perhaps the link was cut short.
web-you = you
web-answers = Answers
web-tools = Tools
web-undo = Undo
web-undo-far = Go back
web-undo-far-why = Back to your previous decision, past what was revealed. The game then counts nowhere.
web-undo-asked = Somebody would like to take a move back.
web-undo-agree = Agree
web-undo-refuse = Better not
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-is = Hint: { $answer }
web-rule = The rule
web-log = What happened
web-log-empty = Nothing has happened yet.
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-concede = Give up
web-concede-sure = This gives the game up as lost.
web-concede-no = Play on
web-event-gone-back = The game goes back to an earlier decision.
web-waiting = The game begins as soon as every seat is taken.
web-abandoned = Everybody has left this game.
web-seat-free = free
web-seat-bot = Let { $bot } play
web-sit-down = Sit down
web-invite = Send this link to whom you want to play with
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-again = Once more
web-replay = Replay
web-share = Share
web-turn-of = { $name } is thinking …
web-watching = You are looking on.
web-bot-random = Sleepwalker
web-bot-greedy = Napper
web-bot-strong = Dreamer
web-bot-learned = Dream reader
web-bot-search = Sage
web-oni-act-play =
    { $end ->
        [left] build { $card } on the left
        [right] build { $card } on the right
       *[none] play { $card }
    }{ $from ->
        [common] { " " }(common)
       *[hand] { "" }
    }
web-oni-act-discard =
    discard { $card }{ $from ->
        [common] { " " }(common)
       *[hand] { "" }
    }
web-oni-act-give =
    give up { $card }{ $from ->
        [common] { " " }(common)
       *[hand] { "" }
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
web-oni-act-drop = drop { $card }
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
web-oni-then-prophecy = brings a prophecy: the top five cards
web-oni-then-look = lets you look at the top { $n } cards
web-oni-then-give = the nightmare goes, and the key with it
web-oni-then-sacrifice = it goes back through Limbo into the deck
web-question = Question
web-home-title = Two games of dreams
web-home-lead = Choose a door. You are playing at once; nothing to sign up for.
web-home-onirim = Lost in a labyrinth at night. Find eight doors before the candle burns down.
web-home-daydream = A window seat, two dice, a pen. Fill the clouds and furnish an afternoon.
web-play-now = Play
web-play-how = Choose how …
web-mine = Go on
web-alone = alone
web-state-waiting = waiting for players
web-state-yours = your turn
web-state-theirs = somebody else’s turn
web-daily = Today’s dream
web-daily-what = The same luck for everybody, and one try that counts.
web-daily-try = Try it
web-daily-go-on = Go on
web-daily-done = Your result
web-join-title = Invited?
web-join-code = Link or code
web-join = Join
web-open-tables = Open tables
web-invited = { $name } would like to play with you.
web-players = Players
web-begin = Begin
web-listed = Show this table in the house, for whoever likes to join
web-seat-somebody = somebody I send the link to
web-saved = Saved.
web-save = Save
web-set-language = Language
web-set-theme = Light
web-set-theme-auto = as the system has it
web-set-theme-light = day
web-set-theme-dark = night
web-set-textSize = Size of the text
web-set-textSize-100 = usual
web-set-textSize-115 = a little larger
web-set-textSize-130 = larger
web-set-textSize-150 = largest
web-set-palette = Colours
web-set-palette-usual = as painted
web-set-palette-distinct = easier to tell apart
web-set-motion = Motion
web-set-motion-auto = as the system has it
web-set-motion-full = all of it
web-set-motion-reduced = none
web-set-sound = Sounds
web-set-ambient = Quiet music
web-set-confirm = Ask before giving up
web-you-title = You
web-shown = The name others see
web-signed-in = Signed in as { $name }
web-sign-in = Sign in
web-sign-out = Sign out
web-claim = Keep under this name
web-claim-why = With a name and a password your games follow you to other devices.
web-name = Name
web-password = Password
web-export = Download everything stored about you
web-stats-none = No finished game yet. The first one will be the beginning of a curve.
web-stats-games = games
web-stats-won = won
web-stats-doors = doors on average
web-stats-mean = points on average
web-stats-best = best
web-stats-streak = longest run of wins
web-stats-curve =
    Averages of { $n ->
        [one] one week
       *[other] { $n } weeks
    }
web-history = Finished games
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play by itself
web-replay-pause = Pause
web-replay-at = Move { $n } of { $all }
web-record = Record
web-learn-lead = Every rule, in our own words. At the table, “The rule” shows the one behind your question.
web-learn-find = Find a rule
web-learn-none = No rule says that.
web-oni-rule-act = A turn
web-oni-rule-take-door = Three of a colour
web-oni-rule-door = A door is drawn
web-oni-rule-nightmare = A nightmare
web-oni-rule-bin = The prophecy
web-oni-rule-order = Putting cards back
web-oni-rule-lose-tower = Losing a tower
web-oni-rule-may-look = A discarded tower
web-oni-rule-draw-or-cast = When spells are cast
web-oni-rule-pay = Paying for a spell
web-oni-rule-raise = Paradoxical Prophecy
web-oni-rule-swap-goals = Parallel Planning
web-oni-rule-happy-dream = A happy dream
web-oni-rule-sift = The dream’s seven cards
web-oni-rule-fetch = The dream’s search
web-oni-rule-which-premonition = Premonitions come true
web-oni-rule-shed-keys = The blue premonition
web-oni-rule-surrender = A premonition takes a door
web-oni-rule-pick = Two players: the first cards
web-oni-rule-place = Two players: keep or share
web-oni-rule-swap = Two players: the swap
web-day-rule-start = The start
web-day-rule-write = A turn
web-day-rule-write-solo = Alone: thorns
web-day-rule-row = Full rows
web-day-rule-bonus = Bonuses
web-day-rule-done = The end of a turn
web-day-rule-constellation = The constellation
web-day-rule-notes = The notes
web-day-rule-garland = The garland
web-day-rule-frames = The frames
web-oni-doors-of = { $n } of { $all } doors
web-oni-door-open = { $door }, found
web-oni-door-shut = { $door }, still to find
web-oni-your-doors = Your doors
web-oni-goal =
    goal { $n }, { $colour }{ $state ->
        [done] , reached
        [first] , next
       *[open] { "" }
    }
web-oni-deck = Deck
web-oni-in-deck = in the deck
web-oni-nightmares-left =
    { $n ->
        [one] nightmare
       *[other] nightmares
    }
web-oni-unseen = What is still unseen
web-oni-unseen-why = Cards whose place you do not know, by kind.
web-oni-pile =
    { $name }, { $n ->
        [one] one card
       *[other] { $n } cards
    }
web-oni-discard = Discard pile
web-oni-card-stuck = { $card }, cannot be played now
web-oni-moved = { $card } is now { $n } of { $all }.
web-oni-slot = { $card }, { $n } of { $all }; arrow keys move it
web-oni-earlier = { $card } one place earlier
web-oni-later = { $card } one place later
web-oni-order = Order, the first is drawn first
web-oni-order-done = Put back like this
web-oni-order-bottom = Order, the last lies lowest
web-oni-order-bottom-done = Put to the bottom like this
web-oni-cost = { $have } of { $cost } cards
web-oni-no-key = You hold no key to give.
web-oni-no-door = You have no door to lose.
web-oni-hand-of = Hand of { $name }
web-oni-row-of = Labyrinth of { $name }
web-oni-row-empty = Your labyrinth begins with the first card you play.
web-oni-row-empty-of = { $name } has not played yet.
web-oni-towers-empty = No tower stands yet.
web-oni-choose = Choose a card of your hand.
web-oni-dead = This game can no longer be won: a card it needs is gone. Play on, or give up.
web-oni-expansions = Expansions
web-oni-without = without it
web-oni-part-book = The doors must be found in a given order; spells help, for cards of the discard pile.
web-oni-part-towers = Twelve towers in the deck: build a row of four colours that nightmares tear at.
web-oni-part-dreams = Happy dreams bring gifts; premonitions come true when you gain certain doors.
web-oni-variant-book = with it
web-oni-variant-book-lost = Lost!: dearer spells
web-oni-variant-towers = with it
web-oni-variant-towers-ruins = scattered ruins: a finished row protects nothing
web-oni-variant-dreams = with it: four premonitions
web-oni-variant-dreams-5 = harder: five premonitions
web-oni-variant-dreams-6 = hardest: six premonitions
web-oni-alone-what = You against the candle.
web-oni-two = two together
web-oni-two-what = Each needs a door of every colour; two cards are shared.
web-oni-partner = Your partner
web-oni-talk = Talk
web-oni-talk-open = open: you see each other’s cards
web-oni-talk-silent = silent: own cards are hidden, nobody speaks
`;export{e as default};