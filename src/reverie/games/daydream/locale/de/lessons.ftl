### The lessons of this game.

## First turns

lesson-daydream-first = Wolken und Gegenstände
    .lead = Würfel in Wolken, Reihen zu Linien, Linien zu Gegenständen.
lesson-daydream-first-shelf = Zeit zum Entspannen. Dieses Regal wartet auf seine Gegenstände, und du zeichnest sie Linie für Linie. Wer die meisten fertig hat, gewinnt.
lesson-daydream-first-clouds = Linien verdienst du in den Wolken. Zwei Würfel werden für alle geworfen, und du trägst beide Zahlen in leere Wolken ein.
lesson-daydream-first-start = Der erste Wurf ist besonders: Seine zwei Zahlen kommen, wohin du willst, besser weit auseinander. Trag die 3 in e1 und die 5 in b5 ein: erst einen Würfel wählen, dann eine Wolke.
lesson-daydream-first-done = Bis du deinen Zug beendest, kannst du alles zurücknehmen. Drück auf „Zug beenden“, und es wird wieder gewürfelt.
lesson-daydream-first-beside = Von nun an kommt eine Zahl neben eine ausgefüllte Wolke: darüber, darunter, links oder rechts. Nimm die 4 und trag sie in e2 ein, unter deiner 3.
lesson-daydream-first-sun = 3, 4, 5: fortlaufend. Das ist perfekt und bringt die Sonne. Drei Wolken geben drei Linien, und eine Sonnenlinie reicht bis zur nächsten Sonne am Gegenstand. Der Toast ist fertig, dein erster Gegenstand!
lesson-daydream-first-second = Trag die 2 in c5 ein, neben der 5, und beende den Zug.
lesson-daydream-first-third = Jetzt füll die Reihe: 3, 4 und … trag die 5 in e3 ein.
lesson-daydream-first-dot = Auch eine kurze Reihe wartet: Trag die 6 in c6 ein, unter der 2.
lesson-daydream-first-object = Verschieden, aber nicht fortlaufend: der Punkt. Zwei Wolken geben zwei Linien, jede nur bis zum nächsten Punkt. Damit ist der Becher begonnen.
lesson-daydream-first-next = Beende den Zug.
lesson-daydream-first-spoil = Manchmal geht etwas schief. Trag ausnahmsweise eine 2 in f3 ein und die andere in f4, gleich darunter.
lesson-daydream-first-spoiled = Zweimal dieselbe Zahl in einer Reihe: Beide Symbole werden durchgestrichen, die Reihe bringt nichts. Das kommt vor.
lesson-daydream-first-end = Füll Reihen mit verschiedenen Zahlen, und wo es geht mit fortlaufenden. Die Partie endet, wenn ein Raster voll oder ein Regal gezeichnet ist.

## Leaves

lesson-daydream-leaves = Blätter und Dornen
    .lead = Einen Würfel verändern, einen auslassen, und wie dein Ergebnis heißt.
lesson-daydream-leaves-leaves = Die Pflanze hat Blätter. Eines ist schon eingekreist und kann dir helfen: Jedes eingekreiste Blatt verändert einen Würfel um eins, nach oben oder unten.
lesson-daydream-leaves-change = Zwei Vieren, aber neben der 2 hättest du gern eine 3. Drück auf das Minusblatt, dann trag die 3 in c6 ein.
lesson-daydream-leaves-spent = 2 und 3: perfekt! Das Blatt ist ausgefüllt und verbraucht. Mit Blättern darf eine Zahl alles von 0 bis 9 sein.
lesson-daydream-leaves-skip = Die zweite Vier passt dir nirgends. Einmal im Zug darfst du einen Würfel auslassen und dafür ein Blatt einkreisen. Lass sie aus.
lesson-daydream-leaves-thorn = Ein neues Blatt ist eingekreist. Doch spielst du allein, wächst für jeden ausgelassenen Würfel auch ein Dorn, und zwei Dornen kosten am Ende einen Gegenstand.
lesson-daydream-leaves-done = Beende den Zug.
lesson-daydream-leaves-fill = Nutze das neue Blatt: Mach aus der 4 eine 5 und trag sie in d6 ein. Dann die 3 in h4, und beende den Zug.
lesson-daydream-leaves-names = Allein spielst du um einen Titel: im Ruhigen Morgen „Sanftes Erwachen“, dann „Völlige Entspannung“ und bestenfalls „Meditativer Zustand“. Jede Kombination hat ihre eigenen.
lesson-daydream-leaves-end = Du darfst sogar den ersten Würfel auslassen und sein Blatt gleich für den zweiten nutzen. Beide auszulassen geht nie.

## Bonuses

lesson-daydream-bonus = Boni
    .lead = Zwei Reihen auf einmal, und was ein fertiger Gegenstand schenkt.
lesson-daydream-bonus-shelf = Gegenstände werden der Reihe nach gezeichnet, vom obersten Brett abwärts und von links nach rechts, einer nach dem anderen. Manche tragen eine kleine Sonne mit Blatt: einen Bonus.
lesson-daydream-bonus-ready = Zwei Reihen kreuzen sich in a5, und beiden fehlt nur diese Wolke.
lesson-daydream-bonus-both = Trag die 5 in a5 ein: Sie füllt beide Reihen auf einmal.
lesson-daydream-bonus-order = Welche zuerst kommt, entscheidest du. Die Spalte 3-4-5 ist perfekt; nimm zuerst ihre Sonnenlinien.
lesson-daydream-bonus-bonus = Der Becher ist fertig, und er trägt einen Bonus. Wähle: eine Linie mehr bis zur nächsten Sonne oder ein eingekreistes Blatt. Nimm die Sonne.
lesson-daydream-bonus-on = Erst kommt der Bonus, dann gehen die übrigen Linien weiter: Die Birne ist fertig, das Croissant begonnen. Drei Gegenstände!
lesson-daydream-bonus-end = Ein Bonus kann einen Gegenstand fertig machen, der selbst einen Bonus trägt. Ein schöner Nachmittag.

## The constellation

lesson-daydream-stars = Das Sternbild
    .lead = Unter den Sternen: große Zahlen in Sternwolken.
lesson-daydream-stars-sky = In Unter den Sternen hängt unter dem Regal ein Sternbild. Es wächst vom tiefsten Punkt an, Linie für Linie, und jeder erreichte Stern bringt einen Punkt.
lesson-daydream-stars-cells = Manche Wolken tragen einen Stern. Die Zahl, die du dort einträgst, zeichnet ebenso viele Linien. Eine ist schon ausgefüllt: die 3 in l6.
lesson-daydream-stars-star = Große Zahlen gehören hierher. Trag die 6 in p3 ein: sechs Linien mehr.
lesson-daydream-stars-counted = Neun Linien bisher, und zwei Sterne auf dem Weg. Sie sind eingekreist, und jeder zählt einen Punkt, zusätzlich zu deinen Gegenständen.
lesson-daydream-stars-way = Trag die 1 in n3 ein, auf dem Weg zur nächsten Sternwolke, und beende den Zug.
lesson-daydream-stars-reach = Noch vier Linien, dann ist der dritte Stern erreicht. Trag die 3 in m3 ein, dann die 5 in l3.
lesson-daydream-stars-end = Es zählt die eingetragene Zahl: Blätter können sie vergrößern, und eine 0 zeichnet nichts. Von Stern zu Stern sind es vier bis sechs Linien.

## Notes

lesson-daydream-notes = Die Noten
    .lead = Abendmelodie: gleiche Zahlen um eine Note.
lesson-daydream-notes-notes = Zwischen den Wolken hängen Noten. Eine Einzelnote berührt zwei Wolken, eine Doppelnote mehr. Diese Doppelnote berührt d3, e3, d4 und e4.
lesson-daydream-notes-two = Noten mögen gleiche Zahlen. Trag eine 2 in d3 und eine 2 in e4 ein.
lesson-daydream-notes-head = Zwei ihrer Wolken sind gleich: Ein Notenkopf wird ausgefüllt und bringt einen Punkt. Und keine Reihe ist verdorben, denn die beiden liegen in verschiedenen Reihen. Beende den Zug.
lesson-daydream-notes-round = Sind alle vier gleich, füllen sich beide Köpfe. Trag die 5 in f4 und die 2 in d4 ein, dann beende den Zug.
lesson-daydream-notes-four = Die letzten: die 6 in g4 und die 2 in e3.
lesson-daydream-notes-both = In allen ihren Wolken steht eine 2: Beide Köpfe sind ausgefüllt. Und d4 ist eine Sternwolke, also ist auch das Sternbild gewachsen.
lesson-daydream-notes-end = Der zweite Kopf hat seinen Preis: In vier Reihen steht die 2 jetzt zweimal, sie zeichnen nichts mehr. Auch eine Einzelnote verlangt das, denn ihre zwei Wolken liegen in derselben Reihe: die Note oder die Reihe.

## Polaroids

lesson-daydream-polaroids = Die Polaroids
    .lead = Winternacht und Sommernacht: sechs Zahlen als Bilder.
lesson-daydream-polaroids-polaroids = Sechs Polaroids hängen über dem Raster. Jedes gehört zur Stern- oder Mondwolke seiner Spalte und zeigt die Zahl, die du dort einträgst.
lesson-daydream-polaroids-star = Dies ist die Winternacht: Sterne zählen für dich. Trag die 6 in c3 ein.
lesson-daydream-polaroids-moon = Monde zählen gegen dich, dorthin gehören kleine Zahlen. Trag die 1 in j3 ein und beende den Zug.
lesson-daydream-polaroids-sum = 6 für den Stern, minus 1 für den Mond: bisher fünf Punkte. Das Ergebnis kann sogar negativ werden.
lesson-daydream-polaroids-more = Über den Falz hinweg sind Wolken benachbart, doch heute bleibst du auf beiden Seiten: die 4 in d3, die 2 in j2, und beende den Zug.
lesson-daydream-polaroids-neighbour = Die nächste Sternwolke ist zwei Schritte entfernt: die 3 in e3, die 5 in f3, und beende den Zug.
lesson-daydream-polaroids-summer = Andersherum gefaltet ist es die Sommernacht: Verschiedene Zahlen zählen je eins. Alle sechs fortlaufend von links nach rechts zählen doppelt.
lesson-daydream-polaroids-end = Entscheide früh, für welche Wolken deine großen und kleinen Zahlen sind.

## The garland

lesson-daydream-garland = Die Mondkette
    .lead = Griff nach dem Mond: immer wieder dieselbe Zahl.
lesson-daydream-garland-garland = Hier hängt eine Kette von Monden. Was du in eine Mondwolke einträgst, kommt auch in den ersten leeren Mond. Zwischen den Monden hängen Belohnungen.
lesson-daydream-garland-first = Zwei Vieren: Trag die erste in d6 ein, eine Mondwolke.
lesson-daydream-garland-equal = Und die andere in l4, eine Mondwolke jenseits des Falzes. Dann beende den Zug.
lesson-daydream-garland-reward = Zwei gleiche Monde nebeneinander bringen die Belohnung zwischen ihnen. Je mehr in Folge, desto besser.
lesson-daydream-garland-way = Auf zum nächsten Mond: die 2 in d5, die 5 in c5, und beende den Zug.
lesson-daydream-garland-leaf = Trag die 6 in b5 ein. Daneben liegt b4, eine Mondwolke, und du brauchst eine 4: Nimm die 3, drück auf das Plusblatt und trag eine 4 ein.
lesson-daydream-garland-end = Drei gleiche Monde in Folge: zwei Belohnungen. Eine andere Zahl unterbricht die Kette nach beiden Seiten.

## Frames

lesson-daydream-frames = Die Rahmen
    .lead = Bunte Träume: eine ganze Gruppe füllen, bevor es zu spät ist.
lesson-daydream-frames-groups = In Bunte Träume teilen drei Rahmengruppen das Raster: durchgezogen, gestrichelt und gepunktet, jede in ihrer Farbe. Eine Gruppe liegt an mehreren Stellen.
lesson-daydream-frames-rewards = Jede Gruppe hat zwei Belohnungen, 5 und 2. Darunter steht, wie viele Wolken noch leer sind. In der ersten Gruppe ist es nur noch eine.
lesson-daydream-frames-last = Es ist p4. Trag dort die 5 ein.
lesson-daydream-frames-earned = Die erste Gruppe ist voll: 5 Punkte. Mit anderen am Tisch erhält die 5, wer eine Gruppe zuerst füllt, und die 2, wer als Nächstes fertig wird; im selben Zug erhalten alle gleich viel.
lesson-daydream-frames-clover = Im Solo-Modus drängt die Zeit anders: Die erste Linie am Kleeblatt streicht jede noch offene 5, die erste an der Fliege jede 2.
lesson-daydream-frames-moon = p4 war auch eine Mondwolke: die zweite 5 an der Mondkette, und ein Punkt für das Paar. Alles zählt zusammen.
lesson-daydream-frames-end = Gegenstände, Mondkette und Rahmen: Das ist die reichste Kombination. Eine verdorbene Reihe verliert nur ihre Linien; Monde und Rahmen bleiben.

## Several players

lesson-daydream-together = Zu mehreren
    .lead = Dieselben Würfel für alle, alle zur gleichen Zeit.
lesson-daydream-together-players = Zwei bis fünf können spielen. Niemand wartet, bis er dran ist: Alle tragen gleichzeitig dieselben Würfel ein, jeder auf dem eigenen Spielplan. Hier siehst du, wer noch nachdenkt.
lesson-daydream-together-same = Ihr habt alle die 3 und die 6. Trag die 3 in c5 und die 6 in e1 ein.
lesson-daydream-together-draft = Was du eingetragen hast, ist ein Entwurf. Niemand sieht ihn, bevor du fertig bist, und du siehst die der anderen nicht.
lesson-daydream-together-done = Drück auf „Zug beenden“. Sind alle fertig, wird alles gezeigt, und die Würfel fallen wieder.
lesson-daydream-together-look = Jetzt kannst du die anderen Spielpläne ansehen: Tipp auf einen Namen. Diesmal waren sie schnell und warten schon auf dich.
lesson-daydream-together-skip = Zu mehreren gibt es keine Dornen: Ein ausgelassener Würfel bringt nur ein eingekreistes Blatt. Trag die 2 in c6 ein, dann lass die 5 aus.
lesson-daydream-together-turn = Beende den Zug.
lesson-daydream-together-ends = Hat jemand das Raster ausgefüllt oder das ganze Regal gezeichnet, beenden alle diesen Wurf, und die Partie ist aus. Gezählt werden Gegenstände und Zusatzpunkte.
lesson-daydream-together-end = Bei Gleichstand gewinnt, wer am unfertigen Gegenstand mehr Linien hat; ist auch das gleich, teilt ihr euch den Sieg.
