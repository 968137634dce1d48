### The lessons of this game.

## First turns

lesson-daydream-first = Clouds and objects
    .lead = Dice into clouds, rows into lines, lines into objects.
lesson-daydream-first-shelf = Time to relax. This shelf is waiting for its objects, and you draw them line by line. The player who finishes the most wins.
lesson-daydream-first-clouds = Lines are earned in the clouds. Two dice are rolled for everybody, and you write both numbers into empty clouds.
lesson-daydream-first-start = The first roll is special: its two numbers go wherever you like, best far apart. Write the 3 in e1 and the 5 in b5: choose a die, then a cloud.
lesson-daydream-first-done = Until you end your turn you can take everything back. Press “End turn”, and the dice are rolled again.
lesson-daydream-first-beside = From now on a number goes next to a filled cloud, above, below, left or right. Take the 4 and write it in e2, below your 3.
lesson-daydream-first-sun = 3, 4, 5: consecutive. That is perfect and circles the sun. Three clouds give three lines, and a sun line reaches to the next sun on the object. The toast is finished, your first object!
lesson-daydream-first-second = Write the 2 in c5, next to the 5, and end your turn.
lesson-daydream-first-third = Now fill the row: 3, 4 and… write the 5 in e3.
lesson-daydream-first-dot = A short row is waiting, too: write the 6 in c6, below the 2.
lesson-daydream-first-object = Different, but not consecutive: the dot. Two clouds give two lines, each to the next point only. They begin the mug.
lesson-daydream-first-next = End your turn.
lesson-daydream-first-spoil = Sometimes things go wrong. For once, write a 2 in f3 and the other in f4, below it.
lesson-daydream-first-spoiled = The same number twice in one row: both icons are crossed out, and this row earns nothing. It happens.
lesson-daydream-first-end = Fill rows with different numbers, and with consecutive ones where you can. The game ends when a grid is full or a shelf is drawn.

## Leaves

lesson-daydream-leaves = Leaves and thorns
    .lead = Change a die, skip a die, and what your score is called.
lesson-daydream-leaves-leaves = The plant has leaves. One is circled already, and it can help you: each circled leaf changes a die by one, up or down.
lesson-daydream-leaves-change = Two fours, but next to the 2 you want a 3. Press the minus leaf, then write the 3 in c6.
lesson-daydream-leaves-spent = 2 and 3: perfect! The leaf is filled in and cannot be used again. With leaves a number may be anything from 0 to 9.
lesson-daydream-leaves-skip = The second four suits you nowhere. Once a turn you may skip a die and circle a leaf instead. Skip it.
lesson-daydream-leaves-thorn = A fresh leaf is circled. But when you play alone every skipped die also grows a thorn, and two thorns cost an object at the end.
lesson-daydream-leaves-done = End your turn.
lesson-daydream-leaves-fill = Use the new leaf: make the 4 a 5, and write it in d6. Then write the 3 in h4 and end your turn.
lesson-daydream-leaves-names = Solo, you play for a title: in Calm Morning a gentle wake-up, then a Zen attitude, and at best total serenity. Every combination has titles of its own.
lesson-daydream-leaves-end = You may even skip the first die and use its leaf on the second at once. Both dice can never be skipped.

## Bonuses

lesson-daydream-bonus = Bonuses
    .lead = Two rows at once, and what a finished object may give.
lesson-daydream-bonus-shelf = Objects are drawn in order, from the top shelf down and from left to right, one after the other. Some carry a small sun and leaf: a bonus.
lesson-daydream-bonus-ready = Two rows cross in a5, and both lack only this cloud.
lesson-daydream-bonus-both = Write the 5 in a5: it completes both rows at once.
lesson-daydream-bonus-order = Which one comes first is up to you. The column 3-4-5 is perfect; take its sun lines first.
lesson-daydream-bonus-bonus = The mug is done, and it carries a bonus. Choose: an extra line to the next sun, or a circled leaf. Take the sun.
lesson-daydream-bonus-on = The bonus comes first, then the lines that were left over go on: the pear is finished, the croissant begun. Three objects!
lesson-daydream-bonus-end = A bonus can finish an object that carries a bonus itself. A good afternoon.

## The constellation

lesson-daydream-stars = The constellation
    .lead = Under the Stars: large numbers in star clouds.
lesson-daydream-stars-sky = In Under the Stars a constellation hangs below the shelf. It grows from the lowest point, line by line, and every star you reach is a point.
lesson-daydream-stars-cells = Some clouds carry a star. The number you write there draws that many lines. One is filled already: the 3 in l6.
lesson-daydream-stars-star = Large numbers belong here. Write the 6 in p3: six more lines.
lesson-daydream-stars-counted = Nine lines so far, and two stars on the way. They are circled, and each counts one point on top of your objects.
lesson-daydream-stars-way = Write the 1 in n3, on the way to the next star cloud, and end your turn.
lesson-daydream-stars-reach = Four more lines, and the third star is reached. Write the 3 in m3, then the 5 in l3.
lesson-daydream-stars-end = The number that is written counts: leaves can make it larger, and a 0 draws nothing. From one star to the next it is four to six lines.

## Notes

lesson-daydream-notes = The notes
    .lead = Evening Melody: equal numbers around a note.
lesson-daydream-notes-notes = Between the clouds hang notes. A single note touches two clouds, a double note more. This double note touches d3, e3, d4 and e4.
lesson-daydream-notes-two = Notes love equal numbers. Write a 2 in d3 and a 2 in e4.
lesson-daydream-notes-head = Two of its clouds are equal: one notehead is filled in, one point. And no row is spoiled, because the two lie in different rows. End your turn.
lesson-daydream-notes-round = All four equal fill both heads. Write the 5 in f4 and the 2 in d4, then end your turn.
lesson-daydream-notes-four = Last one: the 6 in g4, and the 2 in e3.
lesson-daydream-notes-both = All of its clouds hold a 2: both heads are filled. And d4 is a star cloud, so the constellation has grown, too.
lesson-daydream-notes-end = The second head has its price: four rows now hold a 2 twice and will draw nothing. Single notes ask the same of you, because their two clouds lie in one row: the note or the row.

## Polaroids

lesson-daydream-polaroids = The polaroids
    .lead = Winter and Summer Memories: six numbers kept as pictures.
lesson-daydream-polaroids-polaroids = Six polaroids hang above the grid. Each belongs to the star or moon cloud of its column, and shows the number you write there.
lesson-daydream-polaroids-star = This is Winter Memories: stars count for you. Write the 6 in c3.
lesson-daydream-polaroids-moon = Moons count against you, so small numbers go there. Write the 1 in j3 and end your turn.
lesson-daydream-polaroids-sum = 6 for the star, minus 1 for the moon: five points so far. The result may even be negative.
lesson-daydream-polaroids-more = Clouds on both panels are neighbours across the fold, but today you stay apart: the 4 in d3, the 2 in j2, and end your turn.
lesson-daydream-polaroids-neighbour = The next star cloud is two steps away: the 3 in e3, the 5 in f3, and end your turn.
lesson-daydream-polaroids-summer = Folded the other way it is Summer Memories: every different number counts one. All six in consecutive order from left to right count double.
lesson-daydream-polaroids-end = Decide early which clouds your large and small numbers are for.

## The garland

lesson-daydream-garland = The moon garland
    .lead = Catch the Moon: the same number again and again.
lesson-daydream-garland-garland = A garland of moons hangs here. What you write in a moon cloud is copied into the first empty moon. Between the moons hang rewards.
lesson-daydream-garland-first = Two fours: write the first in d6, a moon cloud.
lesson-daydream-garland-equal = And the other in l4, a moon cloud on the other side of the fold. Then end your turn.
lesson-daydream-garland-reward = Two equal moons next to each other earn the reward between them. The more of them in a row, the better.
lesson-daydream-garland-way = On to the next moon: the 2 in d5, the 5 in c5, and end your turn.
lesson-daydream-garland-leaf = Write the 6 in b5. Next to it is b4, a moon cloud, and you need a 4: take the 3, press the plus leaf, and write a 4.
lesson-daydream-garland-end = Three equal moons in a row: two rewards. One wrong number breaks the chain on both sides.

## Frames

lesson-daydream-frames = The frames
    .lead = Colorful Dreams: fill a whole group before it is too late.
lesson-daydream-frames-groups = In Colorful Dreams three groups of frames divide the grid: solid, dashed and dotted, each in its colour. A group lies in several places.
lesson-daydream-frames-rewards = Each group has two rewards, 5 and 2. The number below them tells how many clouds are still empty. In the first group only one is left.
lesson-daydream-frames-last = It is p4. Write the 5 there.
lesson-daydream-frames-earned = The first group is full: 5 points. With others at the table, the first to fill a group takes the 5, the next one the 2; players who finish in the same turn get the same.
lesson-daydream-frames-clover = Solo, time presses in another way: the first line you draw on the clover crosses out every 5 that is still open, the first on the bow tie every 2.
lesson-daydream-frames-moon = p4 was a moon cloud as well: the second 5 on the garland, and one point for the pair. Everything counts together.
lesson-daydream-frames-end = Objects, garland and frames: this is the richest combination. A spoiled row loses only its lines; moons and frames stand.

## Several players

lesson-daydream-together = Several players
    .lead = The same dice for everybody, all at the same time.
lesson-daydream-together-players = Two to five can play. Nobody waits for a turn: everybody writes the same dice at the same time, each on a board of their own. Here you see who is still thinking.
lesson-daydream-together-same = You all have the 3 and the 6. Write the 3 in c5 and the 6 in e1.
lesson-daydream-together-draft = What you have written is a draft. Nobody sees it before you are done, and you see none of theirs.
lesson-daydream-together-done = Press “End turn”. When everybody has, everything is shown and the dice fall again.
lesson-daydream-together-look = Now you can look at the other boards: tap a name. They have been quick this time and are already waiting for you.
lesson-daydream-together-skip = With others there are no thorns: a skipped die only circles a leaf. Write the 2 in c6, then skip the 5.
lesson-daydream-together-turn = End your turn.
lesson-daydream-together-ends = When somebody has filled the grid or drawn the whole shelf, everybody finishes that roll, and the game is over. Objects and extras are counted.
lesson-daydream-together-end = In a tie, more lines on the unfinished object win; if they are equal too, you share the victory.
