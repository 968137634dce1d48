### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Spiel ein paar Züge mit Karten und Würfeln, die für dich ausgesucht sind. Eine Lektion dauert etwa drei Minuten, und du kannst überall aufhören.
lesson-list = Lektionen
lesson-new = neu
lesson-done = gelernt
lesson-step = Schritt { $n } von { $all }
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-back = Zurück
lesson-leave = Alle Lektionen
lesson-other = „{ $chosen }“ wäre auch erlaubt. Diese Lektion geht weiter mit: { $wanted }.
lesson-other-order = Jede Reihenfolge ist erlaubt. Diese Lektion braucht diese: { $wanted }.
lesson-next-lesson = Als Nächstes: { $title }
lesson-try = Eine Partie spielen
lesson-progress = { $n } von { $all } gelernt
lesson-continue = Wo du aufgehört hast
lesson-partner = Mitspielerin
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor

## Onirim: rows and doors

lesson-onirim-rows = Räume und Türen
    .lead = Die ersten Züge: eine Reihe von Räumen, drei einer Farbe, eine Tür.
lesson-onirim-rows-doors = Es ist Nacht, und du hast dich in einem Labyrinth der Träume verirrt. Acht Türen führen hinaus, je zwei in vier Farben. Finde sie alle, und du wachst auf.
lesson-onirim-rows-hand = Du hältst fünf Karten, lauter Räume. Ein Raum hat eine Farbe (rotes Observatorium, blaues Aquarium, grüner Garten, braune Bibliothek) und ein Symbol: Sonne, Mond oder Schlüssel.
lesson-onirim-rows-first = Dein Labyrinth ist eine Reihe von Räumen, die nach rechts wächst. Wähle die rote Sonne und spiele sie.
lesson-onirim-rows-symbol = Du hast wieder auf fünf Karten gezogen. Für den nächsten Raum gilt nur eines: Sein Symbol muss sich von dem der letzten Karte unterscheiden. Die Farbe ist frei. Spiele nach der Sonne den roten Mond.
lesson-onirim-rows-third = Zwei rote Räume hintereinander, und eben ist eine rote Sonne auf deine Hand gekommen. Sonne nach Mond passt. Spiele sie: die dritte rote in Folge.
lesson-onirim-rows-take = Drei einer Farbe in Folge finden eine Tür! Nimm die rote aus dem Stapel. Danach wird gemischt, und eine vierte rote Karte begänne eine neue Serie.
lesson-onirim-rows-deck = Diese Kerze ist der Stapel. Mit jeder gezogenen Karte brennt sie herunter, und hier siehst du, was als Nächstes kommen kann. Musst du ziehen und nichts ist mehr da, hat die Nacht gewonnen.
lesson-onirim-rows-discard = Ein Zug ist eine Handlung: eine Karte spielen oder eine abwerfen. Es passt dir nichts? Wirf die blaue Sonne ab und sieh, was stattdessen kommt.
lesson-onirim-rows-end = Eine Tür von acht. Du weißt nun, wie man durchs Labyrinth kommt; als Nächstes lernst du, wofür Schlüssel gut sind.

## Onirim: keys

lesson-onirim-keys = Schlüssel und Prophezeiung
    .lead = Eine gezogene Tür öffnen, in die Zukunft schauen.
lesson-onirim-keys-keys = Du hältst drei Schlüssel. Ein Schlüssel lässt sich spielen wie jeder Raum. Er kann aber zweierlei mehr, und beides ist mehr wert als ein Platz in der Reihe.
lesson-onirim-keys-draw = Zuerst die Türen. Sie tauchen auch auf, wenn du deine Hand ergänzt. Wirf die blaue Sonne ab und schau, was du ziehst.
lesson-onirim-keys-open = Eine rote Tür, und du hast den roten Schlüssel. Öffne sie: Der Schlüssel wird abgeworfen, die Tür gehört dir, und du ziehst weiter.
lesson-onirim-keys-without = Spiele jetzt die grüne Sonne; deine Reihe ist noch leer, also passt alles.
lesson-onirim-keys-limbo = Eine braune Tür, aber kein brauner Schlüssel. Sie kommt in den Limbus, neben den Stapel. Am Ende deines Zuges wird alles aus dem Limbus wieder eingemischt: Die Tür ist nicht verloren.
lesson-onirim-keys-prophecy = Das andere, was ein Schlüssel kann: Als Handlung abgeworfen, zeigt er dir die nächsten fünf Karten. Wirf den grünen Schlüssel ab.
lesson-onirim-keys-bin = Eine der fünf muss abgeworfen werden, welche du willst. Weg mit dem Albtraum; so abgeworfen tut er dir nichts.
lesson-onirim-keys-order = Leg die übrigen in deiner Reihenfolge zurück: Die erste wird zuerst gezogen. Hol die blaue Tür nach vorn (ziehen oder Pfeile), lass die anderen, wie sie liegen, und leg sie zurück.
lesson-onirim-keys-again = Da ist deine blaue Tür, genau wie geplant, und den blauen Schlüssel hast du behalten. Öffne sie.
lesson-onirim-keys-end = Zwei Türen mit zwei Schlüsseln. Zwölf Schlüssel sind im Stapel: für Türen, für Prophezeiungen, oder einer als Schutz vor einem Albtraum.

## Onirim: nightmares

lesson-onirim-nightmares = Albträume und Limbus
    .lead = Zehn Albträume warten im Stapel. Aus jedem führen vier Wege.
lesson-onirim-nightmares-ten = Zehn Albträume liegen im Stapel. Du siehst immer, wie viele noch da sind und wie wahrscheinlich der nächste kommt.
lesson-onirim-nightmares-meet = Spiele die blaue Sonne und ergänze deine Hand …
lesson-onirim-nightmares-four = Ein Albtraum muss sofort abgewendet werden, auf eine von vier Arten: einen Schlüssel abgeben, eine gewonnene Tür verlieren, fünf Karten des Stapels aufdecken oder die Hand abwerfen. Jeder Knopf sagt, was es kostet.
lesson-onirim-nightmares-key = Ein Schlüssel schont den Stapel am meisten. Gib den grünen ab; der Albtraum geht mit ihm.
lesson-onirim-nightmares-second = Das war teuer. Spiele den braunen Mond …
lesson-onirim-nightmares-reveal = Noch einer, und kein Schlüssel mehr. Decke fünf Karten auf: Türen und Träume kommen in den Limbus, Räume werden abgeworfen. Das kostet Kerze, aber deine Hand bleibt.
lesson-onirim-nightmares-limbo = Sieh in den Limbus: Dort warten eine Tür und ein Albtraum. Eben hast du eine rote Tür ohne ihren Schlüssel gezogen; leg sie dazu. Am Ende des Zuges kommen alle drei zurück in den Stapel.
lesson-onirim-nightmares-third = Der Limbus ist wieder leer, der Stapel gemischt. Weiter: Spiele die braune Sonne.
lesson-onirim-nightmares-hand = Ein dritter. Wirf diesmal deine Hand ab: Du ziehst fünf neue Räume, und Türen oder Träume unterwegs kommen ohne Wirkung in den Limbus.
lesson-onirim-nightmares-end = Der vierte Weg, eine Tür zu verlieren, legt sie in den Limbus: Sie ist wieder im Stapel und muss noch einmal gefunden werden. Manchmal ist sogar das richtig.

## Onirim: how it ends

lesson-onirim-ends = Die letzte Tür
    .lead = Wie man eine Nacht gewinnt, und wie man sie verliert.
lesson-onirim-ends-seven = Sieben Türen stehen offen. Nur die zweite braune fehlt noch, und du hältst drei braune Räume.
lesson-onirim-ends-one = Beginne mit der braunen Sonne.
lesson-onirim-ends-two = Dann der braune Mond: gleiche Farbe, anderes Symbol.
lesson-onirim-ends-three = Und noch einmal die braune Sonne, die dritte Karte.
lesson-onirim-ends-take = Nimm die achte Tür.
lesson-onirim-ends-won = Du hast gewonnen, und zwar sofort: Mit der achten Tür wird nichts mehr abgehandelt und keine Karte mehr gezogen.
lesson-onirim-ends-lost = Du verlierst, wenn du ziehen musst und der Stapel leer ist. Der Limbus hilft dann nicht: Er kommt erst am Ende des Zuges zurück.
lesson-onirim-ends-end = Ist eine Tür endgültig abgeworfen, lässt sich die Partie nicht mehr gewinnen. Der Tisch sagt es dir; spiel weiter oder gib auf. Damit kennst du das ganze Grundspiel.

## Onirim: the Book of Steps

lesson-onirim-book = Das Buch der verlorenen Schritte
    .lead = Türen in fester Reihenfolge, und drei Zauber, mit abgeworfenen Karten bezahlt.
lesson-onirim-book-goals = Mit dem Buch liegen acht Ziele in einer Reihe. Die Türen müssen in dieser Ordnung gefunden werden, von links: zuerst rot, dann blau, dann grün …
lesson-onirim-book-wrong = Du hältst den grünen Schlüssel. Spiele die rote Sonne und sieh, was kommt.
lesson-onirim-book-limbo = Eine grüne Tür, zu früh: Das erste Ziel ist rot. Du könntest sie öffnen, aber sie käme in den Limbus und der Schlüssel wäre weg. Behalte ihn und leg die Tür in den Limbus.
lesson-onirim-book-row = Finde die rote Tür mit dreien: Spiele den roten Mond, dann die rote Sonne.
lesson-onirim-book-take = Rot ist das erste Ziel. Nimm die Tür.
lesson-onirim-book-reached = Das Ziel ist umgedreht; blau kommt als Nächstes. Verlierst du je eine Tür, geht ihr Ziel wieder auf und kommt vor allen anderen.
lesson-onirim-book-pile = Vier Karten liegen in der Ablage. Sie sind der Geldbeutel für Zauber. Wirf die grüne Sonne ab: Jetzt sind es fünf.
lesson-onirim-book-cast = Die erste Seite leuchtet auf: Fünf Karten bezahlen die Paradoxe Prophezeiung. Sprich sie. (Die Karten verlassen das Spiel. Lägen mehr da, würdest du sie auswählen.)
lesson-onirim-book-raise = Du siehst die untersten fünf Karten des Stapels. Leg eine obenauf: die blaue Tür natürlich.
lesson-onirim-book-sink = Die anderen kommen in beliebiger Reihenfolge wieder nach unten. So, wie sie liegen, ist es gut.
lesson-onirim-book-open = Die blaue Tür ist gezogen, blau ist das nächste Ziel, und du hast den blauen Schlüssel. Öffne sie.
lesson-onirim-book-spells = Die anderen Zauber: Die Parallele Planung lässt für sieben Karten zwei Ziele die Plätze tauschen. Die Perfekte Pein wirft für zehn einen eben gezogenen Albtraum ganz ohne Wirkung ab.
lesson-onirim-book-end = Zauber sprichst du vor deiner Handlung, bevor du eine Tür nimmst und zwischen zwei gezogenen Karten, so oft die Ablage zahlt. Eine volle Ablage ist ein Schatz.

## Onirim: the Towers

lesson-onirim-towers = Die Türme
    .lead = Bau neben deinem Labyrinth ein Bollwerk aus vier Farben.
lesson-onirim-towers-towers = Zwölf Türme sind im Stapel. Sie sind Labyrinthkarten und kommen auf die Hand. Zum Sieg gehört nun auch ein Bollwerk: vier benachbarte Türme in vier Farben.
lesson-onirim-towers-first = Türme stehen in einer eigenen Reihe. Der erste darf jeder sein: Bau den roten Turm 4.
lesson-onirim-towers-edges = Sieh dir die Kanten an. Wo sich zwei Türme berühren, dürfen sie kein Symbol gemeinsam haben: Der rote hat rechts einen Mond, der grüne Turm 4 links eine Sonne. Bau ihn rechts an.
lesson-onirim-towers-third = Grün endet mit einer Sonne, blau beginnt mit einem Mond. Bau den blauen Turm 4 rechts an.
lesson-onirim-towers-nightmare = Ein Albtraum. Er wird abgewendet wie sonst; gib den roten Schlüssel ab. Doch Albträume hassen auch Türme …
lesson-onirim-towers-false = Nun geht ein Turm verloren: einer am Ende, oder ein innerer, wenn sich seine Nachbarn berühren dürfen. Oder du nennst es falsche Zerstörung: Kein Turm fällt, aber der Albtraum kommt in den Limbus und kehrt wieder. Mach das.
lesson-onirim-towers-rampart = Der braune Turm 5 hat links eine leere Kante; er darf alles berühren. Bau ihn rechts an.
lesson-onirim-towers-stands = Rot, grün, blau, braun: ein Bollwerk! Solange es steht, holen sich Albträume keine Türme.
lesson-onirim-towers-discard = Türme, die du nicht brauchst, zeigen die Zukunft. Wirf den grünen Turm 3 ab.
lesson-onirim-towers-look = Seine Zahl sagt, wie viele der obersten Karten du ansehen darfst. Sieh nach.
lesson-onirim-towers-order = Drei Karten, in beliebiger Reihenfolge zurückzulegen. Keine wird abgeworfen. Der Albtraum liegt zuletzt: gut so, leg sie zurück.
lesson-onirim-towers-end = Acht Türen und ein Bollwerk gewinnen. Das Bollwerk darf vor, zwischen oder nach den Türen fertig werden.

## Onirim: dreams and premonitions

lesson-onirim-dreams = Glücksträume und dunkle Vorahnungen
    .lead = Geschenke im Stapel, Drohungen auf dem Tisch.
lesson-onirim-dreams-premonitions = Vier dunkle Vorahnungen liegen offen, vier weitere verdeckt. Jede wartet auf bestimmte Türen; wird ihre Bedingung wahr, trifft ihre Strafe einmal ein, und die Karte ist weg.
lesson-onirim-dreams-two = Du hast zwei Türen. Mit der dritten müsstest du wegen einer der vier deine Hand abwerfen.
lesson-onirim-dreams-dream = Es gibt Hilfe: Vier Glücksträume sind im Stapel. Wirf die blaue Sonne ab …
lesson-onirim-dreams-gifts = Ein Glückstraum macht eines von drei Geschenken: Eine offene Vorahnung verlässt das Spiel ohne Strafe; oder du siehst sieben Karten, wirfst beliebige ab und ordnest den Rest; oder du holst dir irgendeine Karte.
lesson-onirim-dreams-dispel = Werde die Vorahnung los, die auf drei Türen wartet.
lesson-onirim-dreams-another = Wirf die grüne Sonne ab …
lesson-onirim-dreams-search = Noch ein Glückstraum! Du hältst zwei rote Schlüssel: Durchsuche den Stapel.
lesson-onirim-dreams-fetch = Hol eine rote Tür. Der Stapel wird gemischt, und die Tür liegt obenauf.
lesson-onirim-dreams-open = Gleich gezogen. Öffne sie: deine dritte Tür, und nichts geschieht, denn jene Vorahnung bist du los.
lesson-onirim-dreams-second = Jetzt die andere Seite. Wirf die braune Sonne ab und öffne die rote Tür, die kommt.
lesson-onirim-dreams-strike = Zwei rote Türen: Zwei Vorahnungen werden zugleich wahr, und du wählst, welche zuerst eintrifft. Nimm die des Paares: Sie legt eine der beiden roten Türen in den Limbus.
lesson-onirim-dreams-stays = Schlau: Mit nur noch einer roten Tür ist die rote Vorahnung nicht mehr wahr. Sie bleibt auf dem Tisch und wartet.
lesson-onirim-dreams-end = Schau auf die Vorahnungen, bevor du eine Tür öffnest, und spar dir Glücksträume für die schlimmsten auf.

## Onirim: two players

lesson-onirim-two = Zu zweit
    .lead = Eigene Hände, eine gemeinsame Hand, je vier Türen.
lesson-onirim-two-eight = Zwei Träumende erkunden gemeinsam. Acht Karten liegen offen; ihr nehmt abwechselnd eine, bis jeder drei hat. Die zwei übrigen gehören beiden.
lesson-onirim-two-pick = Nimm die rote Sonne, den roten Mond und den braunen Mond. Dazwischen wählt deine Mitspielerin.
lesson-onirim-two-hands = Wenn du am Zug bist, gehören die zwei gemeinsamen Karten zu deiner Hand. Dies ist eine offene Partie: Ihr seht eure Karten und dürft über alles reden.
lesson-onirim-two-play = Jeder hat sein eigenes Labyrinth. Spiele die rote Sonne; dann ist deine Mitspielerin dran.
lesson-onirim-two-second = Sie hat eine blaue Reihe begonnen. Spiele deinen roten Mond.
lesson-onirim-two-third = Und die rote Sonne, die dritte rote in deiner eigenen Reihe.
lesson-onirim-two-take = Nimm die Tür; sie liegt vor dir. Ihr gewinnt gemeinsam, sobald jeder von euch eine Tür jeder Farbe hat.
lesson-onirim-two-discard = Deine Mitspielerin hat eine gemeinsame Karte benutzt, und die gezogene nahm deren Platz ein. Wirf nun die blaue Sonne ab.
lesson-onirim-two-swap = Beim Abwerfen darfst du eine eigene Karte gegen eine gemeinsame tauschen. Gib die braune Sonne und nimm den roten Schlüssel: Bei dir ist er sicher.
lesson-onirim-two-place = Eine gezogene Karte kommt dorthin, wo Platz ist. Haben beide Hände Platz, wählst du: behalten oder teilen.
lesson-onirim-two-end = Je eine Tür in vier Farben, für beide. Eine zweite Tür einer Farbe hilft nicht zum Sieg, aber man kann sie einem Albtraum überlassen.

## Onirim: in silence

lesson-onirim-silent = Zu zweit, schweigend
    .lead = Die Karten sind verdeckt, und die Züge sprechen.
lesson-onirim-silent-hidden = In einer schweigenden Partie redet niemand. Diese drei Karten hat deine Mitspielerin vor deinen Augen genommen, also kennst du sie. Was sie von nun an zieht, bleibt dir verborgen.
lesson-onirim-silent-told = Reihen, Türen, gemeinsame Karten und Ablage sind für beide offen, und ebenso alles, was eine Regel aufdeckt. Was du in einer Prophezeiung ansiehst, ist nur für dich.
lesson-onirim-silent-play = Spiele die rote Sonne und achte darauf, was sie tut.
lesson-onirim-silent-nightmare = Eine blaue Sonne: Sie ist also hinter Blau her. Und die gezogene Karte zeigt dir nur ihren Rücken. Spiele deinen roten Mond.
lesson-onirim-silent-hand = Ein Albtraum. Wirf die Hand ab: Deine und die gemeinsamen Karten gehen, und du ziehst fünf neue.
lesson-onirim-silent-share = Ein blauer Mond. Beide Hände haben Platz, also wählst du, wohin er kommt. Deine Mitspielerin begann mit Blau: Teile ihn.
lesson-onirim-silent-keep = Rot ist deine Farbe. Behalte die rote Sonne und den roten Mond, dann die grüne Sonne.
lesson-onirim-silent-understood = Ohne ein Wort verstanden: Sie hat den blauen Mond aus der gemeinsamen Hand gespielt.
lesson-onirim-silent-end = Im Schweigen ist jede Karte, die du teilst, spielst oder liegen lässt, eine Botschaft. Vertraut einander.

## Onirim: variants

lesson-onirim-variants = Härtere Nächte
    .lead = Jede Erweiterung hat eine schwerere Variante; hier sind alle drei.
lesson-onirim-variants-spells = Verloren! heißt die Variante des Buchs: dieselben Zauber, aber für sechs, neun und zwölf Karten.
lesson-onirim-variants-premonitions = Zu Beginn können fünf oder sechs Vorahnungen offen liegen statt vier. Hier sind sechs.
lesson-onirim-variants-ruins = Verstreute Ruinen: Zum Sieg brauchst du weiter ein Bollwerk, und deines steht. Aber es schützt nichts.
lesson-onirim-variants-nightmare = Spiele die grüne Sonne …
lesson-onirim-variants-give = … und da ist der Albtraum. Gib den roten Schlüssel ab.
lesson-onirim-variants-lose = Das Bollwerk hilft nicht: Ein Turm fällt, oder der Albtraum kehrt durch den Limbus zurück. Verlier den roten Turm.
lesson-onirim-variants-end = Alle Erweiterungen und Varianten lassen sich verbinden, allein oder zu zweit. Alle drei zusammen sind eine lange Nacht: viel Glück.

## Daydream: first turns

lesson-daydream-first = Wolken und Gegenstände
    .lead = Würfel in Wolken, Reihen zu Linien, Linien zu Gegenständen.
lesson-daydream-first-shelf = Zeit zum Entspannen. Dieses Regal wartet auf seine Gegenstände, und du zeichnest sie Linie für Linie. Wer die meisten fertig hat, gewinnt.
lesson-daydream-first-clouds = Linien verdienst du in den Wolken. Zwei Würfel werden für alle geworfen, und du trägst beide Zahlen in leere Wolken ein.
lesson-daydream-first-start = Der erste Wurf ist besonders: Seine zwei Zahlen kommen, wohin du willst, besser weit auseinander. Trag die 3 in c6 und die 5 in e5 ein: erst einen Würfel wählen, dann eine Wolke.
lesson-daydream-first-done = Bis du „Fertig“ sagst, kannst du alles zurücknehmen. Sag es jetzt, und es wird wieder gewürfelt.
lesson-daydream-first-beside = Von nun an kommt eine Zahl neben eine ausgefüllte Wolke: darüber, darunter, links oder rechts. Nimm die 4 und trag sie in c7 ein, unter deiner 3.
lesson-daydream-first-sun = Die Reihe c6–c7 ist voll: 3 und 4, fortlaufend. Das ist perfekt und bringt die Sonne. Zwei Wolken geben zwei Linien, und eine Sonnenlinie reicht bis zur nächsten Sonne am Gegenstand.
lesson-daydream-first-second = Trag die 2 in e6 ein, unter der 5, und beende den Zug.
lesson-daydream-first-dot = Jetzt eine Dreierreihe: 5, 2 und … trag die 6 in e7 ein.
lesson-daydream-first-object = Alle verschieden, aber nicht fortlaufend: der Punkt. Drei Linien, jede nur bis zum nächsten Punkt. Der Toast ist fertig, dein erster Gegenstand! Die übrigen Linien beginnen den Becher.
lesson-daydream-first-next = Trag die 1 in d7 ein, neben deiner 4, und beende den Zug.
lesson-daydream-first-spoil = Manchmal geht etwas schief. Trag ausnahmsweise die 1 in d8 ein, unter der anderen 1.
lesson-daydream-first-spoiled = Zweimal dieselbe Zahl in einer Reihe: Beide Symbole werden durchgestrichen, die Reihe bringt nichts. Das kommt vor.
lesson-daydream-first-end = Füll Reihen mit verschiedenen Zahlen, und wo es geht mit fortlaufenden. Die Partie endet, wenn ein Raster voll oder ein Regal gezeichnet ist.

## Daydream: leaves

lesson-daydream-leaves = Blätter und Dornen
    .lead = Einen Würfel verändern, einen auslassen, und wie dein Ergebnis heißt.
lesson-daydream-leaves-leaves = Die Pflanze hat Blätter. Einige sind schon umkreist: Die können dir helfen. Jedes umkreiste Blatt verändert einen Würfel um eins, nach oben oder unten.
lesson-daydream-leaves-change = Zwei Fünfen, aber neben der 2 hättest du gern eine 3. Drück zweimal auf das Minusblatt, dann trag die 3 in c7 ein.
lesson-daydream-leaves-spent = 2 und 3: perfekt! Die beiden Blätter sind ausgefüllt und verbraucht. Mit Blättern darf eine Zahl alles von 0 bis 9 sein.
lesson-daydream-leaves-skip = Die zweite Fünf passt dir nirgends. Einmal im Zug darfst du einen Würfel auslassen und dafür ein Blatt umkreisen. Lass sie aus.
lesson-daydream-leaves-thorn = Ein neues Blatt ist umkreist. Doch spielst du allein, wächst für jeden ausgelassenen Würfel auch ein Dorn, und zwei Dornen kosten am Ende einen Gegenstand.
lesson-daydream-leaves-done = Beende den Zug.
lesson-daydream-leaves-fill = Nutze das neue Blatt: Mach aus der 4 eine 5 und trag sie in d7 ein. Dann die 3 in g5, und beende den Zug.
lesson-daydream-leaves-names = Allein spielst du gegen die Tabelle der Namen: Im Ruhigen Morgen sind 5 Punkte ein Sanftes Erwachen, 9 Völlige Entspannung, 13 ein Meditativer Zustand. Jede Kombination hat ihre eigenen.
lesson-daydream-leaves-end = Du darfst sogar den ersten Würfel auslassen und sein Blatt gleich für den zweiten nutzen. Beide auszulassen geht nie.

## Daydream: bonuses

lesson-daydream-bonus = Boni
    .lead = Zwei Reihen auf einmal, und was ein fertiger Gegenstand schenkt.
lesson-daydream-bonus-shelf = Gegenstände werden der Reihe nach gezeichnet, vom obersten Brett abwärts und von links nach rechts, einer nach dem anderen. Manche tragen eine kleine Sonne mit Blatt: einen Bonus.
lesson-daydream-bonus-ready = Zwei Reihen kreuzen sich in e7, und beiden fehlt wenig. Trag zuerst die 6 in f7 ein.
lesson-daydream-bonus-both = Jetzt die 5 in e7: Sie füllt beide Reihen auf einmal.
lesson-daydream-bonus-order = Welche zuerst kommt, entscheidest du. Die Spalte 3-4-5 ist perfekt; nimm zuerst ihre Sonnenlinien.
lesson-daydream-bonus-bonus = Der Becher ist fertig, und die Birne mit ihrem Bonus auch. Wähle: eine Linie mehr bis zur nächsten Sonne oder ein umkreistes Blatt. Nimm die Sonne.
lesson-daydream-bonus-on = Erst kommt der Bonus, dann gehen die übrigen Linien weiter: Croissant und Pantoffel. Fünf Gegenstände!
lesson-daydream-bonus-end = Ein Bonus kann einen Gegenstand fertig machen, der selbst einen Bonus trägt. Ein schöner Nachmittag.

## Daydream: the constellation

lesson-daydream-stars = Das Sternbild
    .lead = Unter den Sternen: große Zahlen in Sternwolken.
lesson-daydream-stars-sky = In Unter den Sternen hängt unter dem Regal ein Sternbild. Es wächst vom tiefsten Punkt an, Linie für Linie, und jeder erreichte Stern ist ein Punkt.
lesson-daydream-stars-cells = Manche Wolken tragen einen Stern. Die Zahl, die du dort einträgst, zeichnet so viele Linien. Zwei sind schon ausgefüllt: 6 und 6.
lesson-daydream-stars-star = Große Zahlen gehören hierher. Trag die 6 in l7 ein: sechs Linien mehr.
lesson-daydream-stars-way = Trag die 1 in f4 ein, auf dem Weg zur nächsten Sternwolke, und beende den Zug.
lesson-daydream-stars-nearer = Weiter: die 3 in g4, die 5 in g5, fertig.
lesson-daydream-stars-reach = Noch vier Linien, dann ist der erste Stern erreicht. Trag die 2 in g6 ein, dann die 4 in g7.
lesson-daydream-stars-counted = Der Stern ist eingekreist und zählt einen Punkt, neben deinen Gegenständen.
lesson-daydream-stars-end = Es zählt die eingetragene Zahl: Blätter können sie vergrößern, und eine 0 zeichnet nichts. Gegen Ende des Weges stehen die Sterne dichter.

## Daydream: notes

lesson-daydream-notes = Die Noten
    .lead = Abendmelodie: gleiche Zahlen um eine Note.
lesson-daydream-notes-notes = Zwischen den Wolken hängen Noten. Eine Einzelnote berührt zwei Wolken, eine Doppelnote mehr. Diese Doppelnote berührt d2, c3, e3 und d4.
lesson-daydream-notes-two = Noten mögen gleiche Zahlen. Trag eine 2 in d2 und eine 2 in c3 ein.
lesson-daydream-notes-head = Zwei ihrer Wolken sind gleich: Ein Notenkopf wird ausgefüllt, ein Punkt. Und keine Reihe ist verdorben, denn die beiden liegen in verschiedenen Reihen. Beende den Zug.
lesson-daydream-notes-round = Sind alle vier gleich, füllen sich beide Köpfe. Trag die 5 in c4 und die 2 in d4 ein, dann beende den Zug.
lesson-daydream-notes-four = Die letzten: die 6 in e4 und die 2 in e3.
lesson-daydream-notes-both = In allen ihren Wolken steht eine 2: Beide Köpfe sind gefüllt. Und e3 ist eine Sternwolke, also ist auch das Sternbild gewachsen.
lesson-daydream-notes-end = Einzelnoten wollen gleiche Nachbarn, und die liegen in derselben Reihe: Da musst du wählen zwischen Note und Reihe.

## Daydream: polaroids

lesson-daydream-polaroids = Die Polaroids
    .lead = Winternacht und Sommernacht: sechs Zahlen als Bilder.
lesson-daydream-polaroids-polaroids = Sechs Polaroids hängen über dem Raster. Jedes gehört zur Stern- oder Mondwolke seiner Spalte und zeigt die Zahl, die du dort einträgst.
lesson-daydream-polaroids-star = Dies ist die Winternacht: Sterne zählen für dich. Trag die 6 in e5 ein.
lesson-daydream-polaroids-moon = Monde zählen gegen dich, dorthin gehören kleine Zahlen. Trag die 1 in k3 ein und beende den Zug.
lesson-daydream-polaroids-sum = 6 für den Stern, minus 1 für den Mond: bisher fünf Punkte. Das Ergebnis kann sogar negativ werden.
lesson-daydream-polaroids-more = Über den Falz hinweg sind Wolken benachbart, doch heute bleibst du auf beiden Seiten: die 5 in d5, die 2 in l3, fertig.
lesson-daydream-polaroids-neighbour = Die nächste Sternwolke liegt daneben: die 6 in d4. Dann die 4 in k4, und fertig.
lesson-daydream-polaroids-summer = Andersherum gefaltet ist es die Sommernacht: Jede verschiedene Zahl zählt eins. Alle sechs fortlaufend von links nach rechts zählen doppelt.
lesson-daydream-polaroids-end = Entscheide früh, für welche Wolken deine großen und kleinen Zahlen sind.

## Daydream: the garland

lesson-daydream-garland = Die Mondkette
    .lead = Griff nach dem Mond: immer wieder dieselbe Zahl.
lesson-daydream-garland-garland = Hier hängt eine Kette von Monden. Was du in eine Mondwolke einträgst, kommt auch in den nächsten Mond, von vorn an. Zwischen den Monden hängen Belohnungen.
lesson-daydream-garland-first = Zwei Vieren: Trag die erste in c6 ein, eine Mondwolke.
lesson-daydream-garland-equal = Und die andere in h6, die nächste Mondwolke. Dann beende den Zug.
lesson-daydream-garland-reward = Zwei gleiche Monde nebeneinander bringen die Belohnung zwischen ihnen. Spätere sind größer: Plane für sie.
lesson-daydream-garland-way = Auf zum nächsten Mond: die 2 in h7, die 5 in h8, fertig.
lesson-daydream-garland-leaf = i8 ist eine Mondwolke jenseits des Falzes, und du brauchst eine 4. Nimm die 3, drück auf das Plusblatt und trag eine 4 ein.
lesson-daydream-garland-end = Drei gleiche Monde in Folge: zwei Belohnungen. Eine andere Zahl bricht die Kette zu beiden Seiten.

## Daydream: frames

lesson-daydream-frames = Die Rahmen
    .lead = Bunte Träume: eine ganze Gruppe füllen, bevor es zu spät ist.
lesson-daydream-frames-groups = In Bunte Träume teilen drei Gruppen von Rahmen das Raster: durchgezogen, gestrichelt und gepunktet, jede in ihrer Farbe. Eine Gruppe liegt an mehreren Stellen.
lesson-daydream-frames-rewards = Jede Gruppe hat zwei Belohnungen, 5 und 2. Darunter steht, wie viele Wolken noch leer sind. In der ersten Gruppe ist es nur noch eine.
lesson-daydream-frames-last = Es ist n8. Trag dort die 5 ein.
lesson-daydream-frames-earned = Die erste Gruppe ist voll: 5 Punkte. Mit anderen am Tisch erhält die 5, wer eine Gruppe zuerst füllt, die 2, wer danach; im selben Zug erhalten alle gleich viel.
lesson-daydream-frames-clover = Allein drängt die Zeit anders: Die erste Linie am Kleeblatt streicht jede noch offene 5, die erste an der Fliege jede 2.
lesson-daydream-frames-moon = n8 war auch eine Mondwolke: die zweite 5 auf der Mondkette, und ein Punkt für das Paar. Alles zählt zusammen.
lesson-daydream-frames-end = Gegenstände, Mondkette und Rahmen: Das ist die reichste Ansicht. Eine verdorbene Reihe verliert nur ihre Linien; Monde und Rahmen bleiben.

## Daydream: several players

lesson-daydream-together = Zu mehreren
    .lead = Dieselben Würfel für alle, alle zur gleichen Zeit.
lesson-daydream-together-players = Zwei bis fünf können spielen. Niemand wartet, bis er dran ist: Alle tragen gleichzeitig dieselben Würfel ein, jeder auf dem eigenen Plan. Hier siehst du, wer noch nachdenkt.
lesson-daydream-together-same = Ihr habt alle die 3 und die 6. Trag die 3 in c6 und die 6 in e5 ein.
lesson-daydream-together-draft = Was du eingetragen hast, ist ein Entwurf. Niemand sieht ihn, bevor du fertig bist, und du siehst die der anderen nicht.
lesson-daydream-together-done = Sag „Fertig“. Sind alle fertig, wird alles gezeigt, und die Würfel fallen wieder.
lesson-daydream-together-look = Jetzt kannst du die anderen Pläne ansehen: Tippe auf einen Namen. Diesmal waren sie schnell und warten schon auf dich.
lesson-daydream-together-skip = Zu mehreren gibt es keine Dornen: Ein ausgelassener Würfel umkreist nur ein Blatt. Trag die 2 in c7 ein, dann lass die 5 aus.
lesson-daydream-together-turn = Beende den Zug.
lesson-daydream-together-ends = Hat jemand das Raster gefüllt oder das ganze Regal gezeichnet, beenden alle diesen Wurf, und die Partie ist aus. Gezählt werden Gegenstände und Zusätze.
lesson-daydream-together-end = Bei Gleichstand gewinnen mehr Linien am unfertigen Gegenstand; sind auch die gleich, teilt ihr euch den Sieg.
