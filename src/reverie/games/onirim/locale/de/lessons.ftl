### The lessons of this game.

## Rows and doors

lesson-onirim-rows = Räume und Türen
    .lead = Die ersten Züge: eine Reihe von Räumen, drei einer Farbe, eine Tür.
lesson-onirim-rows-doors = Es ist Nacht, und du hast dich in einem Labyrinth der Träume verirrt. Acht Türen führen hinaus, je zwei in vier Farben. Finde sie alle, und du wachst auf.
lesson-onirim-rows-hand = Du hältst fünf Karten, lauter Räume. Ein Raum hat eine Farbe (rotes Observatorium, blaues Aquarium, grüner Garten, braune Bibliothek) und ein Symbol: Sonne, Mond oder Schlüssel.
lesson-onirim-rows-first = Dein Labyrinth ist eine Reihe von Räumen, die nach rechts wächst. Wähle die rote Sonne und spiel sie.
lesson-onirim-rows-symbol = Deine Hand ist wieder auf fünf Karten ergänzt. Für den nächsten Raum gilt nur eines: Sein Symbol muss sich von dem der letzten Karte unterscheiden. Die Farbe ist frei. Spiel nach der Sonne den roten Mond.
lesson-onirim-rows-third = Zwei rote Räume hintereinander, und eben ist eine rote Sonne auf deine Hand gekommen. Sonne nach Mond passt. Spiel sie: die dritte rote Karte in Folge.
lesson-onirim-rows-take = Drei einer Farbe in Folge finden eine Tür! Nimm die rote aus dem Stapel. Danach wird gemischt, und mit einer vierten roten Karte beginnt eine neue Serie.
lesson-onirim-rows-deck = Diese Kerze ist der Stapel. Mit jeder gezogenen Karte brennt sie herunter, und hier siehst du, was als Nächstes kommen kann. Musst du ziehen und nichts ist mehr da, hat die Nacht gewonnen.
lesson-onirim-rows-discard = In einem Zug hast du eine Handlung: eine Karte spielen oder eine abwerfen. Es passt dir nichts? Wirf die blaue Sonne ab und sieh, was stattdessen kommt.
lesson-onirim-rows-end = Eine Tür von acht. Du weißt nun, wie man durchs Labyrinth kommt; als Nächstes lernst du, wofür Schlüssel gut sind.

## Keys

lesson-onirim-keys = Schlüssel und Prophezeiung
    .lead = Eine gezogene Tür öffnen, in die Zukunft schauen.
lesson-onirim-keys-keys = Du hältst drei Schlüssel. Ein Schlüssel lässt sich spielen wie jeder Raum. Er kann aber noch zweierlei, und beides ist mehr wert als ein Platz in der Reihe.
lesson-onirim-keys-draw = Zuerst die Türen. Sie tauchen auch auf, wenn du deine Hand ergänzt. Wirf die blaue Sonne ab und schau, was du ziehst.
lesson-onirim-keys-open = Eine rote Tür, und du hast den roten Schlüssel. Öffne sie: Der Schlüssel wird abgeworfen, die Tür gehört dir, und du ziehst weiter.
lesson-onirim-keys-without = Spiel jetzt die grüne Sonne; deine Reihe ist noch leer, also passt alles.
lesson-onirim-keys-limbo = Eine braune Tür, aber kein brauner Schlüssel. Sie kommt in den Limbus, neben den Stapel. Am Ende deines Zuges wird alles aus dem Limbus wieder eingemischt: Die Tür ist nicht verloren.
lesson-onirim-keys-prophecy = Das andere, was ein Schlüssel kann: Als Handlung abgeworfen, zeigt er dir die nächsten fünf Karten. Wirf den grünen Schlüssel ab.
lesson-onirim-keys-bin = Eine der fünf muss abgeworfen werden, welche du willst. Weg mit dem Albtraum; so abgeworfen tut er dir nichts.
lesson-onirim-keys-order = Leg die übrigen in beliebiger Reihenfolge zurück: Die erste wird zuerst gezogen. Hol die blaue Tür nach vorn (ziehen oder Pfeile), lass die anderen, wie sie liegen, und leg sie zurück.
lesson-onirim-keys-again = Da ist deine blaue Tür, genau wie geplant, und den blauen Schlüssel hast du behalten. Öffne sie.
lesson-onirim-keys-end = Zwei Türen mit zwei Schlüsseln. Zwölf Schlüssel sind im Stapel: für Türen, für Prophezeiungen, oder einer als Schutz vor einem Albtraum.

## Nightmares

lesson-onirim-nightmares = Albträume und Limbus
    .lead = Zehn Albträume warten im Stapel. Aus jedem führen vier Wege hinaus.
lesson-onirim-nightmares-ten = Zehn Albträume liegen im Stapel. Du siehst immer, wie viele noch da sind und wie wahrscheinlich die nächste Karte einer ist.
lesson-onirim-nightmares-meet = Spiel die blaue Sonne und ergänze deine Hand …
lesson-onirim-nightmares-four = Ein Albtraum muss sofort abgewendet werden, auf eine von vier Arten: einen Schlüssel abgeben, eine gewonnene Tür verlieren, fünf Karten des Stapels aufdecken oder die Hand abwerfen. Jeder Knopf sagt, was es kostet.
lesson-onirim-nightmares-key = Ein Schlüssel schont den Stapel am meisten. Gib den grünen ab; der Albtraum geht mit ihm.
lesson-onirim-nightmares-second = Der Stapel ist unberührt, aber ein Schlüssel ist weg. Spiel den braunen Mond …
lesson-onirim-nightmares-reveal = Noch einer, und kein Schlüssel mehr. Decke fünf Karten auf: Türen und Träume kommen in den Limbus, Räume werden abgeworfen. Das kostet ein Stück Kerze, aber deine Hand bleibt.
lesson-onirim-nightmares-limbo = Sieh in den Limbus: Dort warten eine Tür und ein Albtraum. Eben hast du eine rote Tür ohne ihren Schlüssel gezogen; leg sie dazu. Am Ende des Zuges kommen alle drei zurück in den Stapel.
lesson-onirim-nightmares-third = Der Limbus ist wieder leer, der Stapel gemischt. Weiter: Spiel die braune Sonne.
lesson-onirim-nightmares-hand = Ein dritter. Wirf diesmal deine Hand ab: Du ziehst fünf neue Räume, und dabei gezogene Türen oder Träume kommen ohne Wirkung in den Limbus.
lesson-onirim-nightmares-end = Der vierte Weg: eine Tür verlieren. Sie kommt in den Limbus, von dort zurück in den Stapel und muss noch einmal gefunden werden. Manchmal ist sogar das richtig.

## How it ends

lesson-onirim-ends = Die letzte Tür
    .lead = Wie man eine Nacht gewinnt, und wie man sie verliert.
lesson-onirim-ends-seven = Sieben Türen stehen offen. Nur die zweite braune fehlt noch, und du hältst drei braune Räume.
lesson-onirim-ends-one = Beginne mit der braunen Sonne.
lesson-onirim-ends-two = Dann der braune Mond: gleiche Farbe, anderes Symbol.
lesson-onirim-ends-three = Und noch eine braune Sonne, die dritte Karte.
lesson-onirim-ends-take = Nimm die achte Tür.
lesson-onirim-ends-won = Du hast gewonnen, und zwar sofort: Nach der achten Tür wird nichts mehr abgehandelt und keine Karte mehr gezogen.
lesson-onirim-ends-lost = Du verlierst, wenn du ziehen musst und der Stapel leer ist. Der Limbus hilft dann nicht: Er kommt erst am Ende des Zuges zurück.
lesson-onirim-ends-end = Ist eine Tür endgültig abgeworfen, lässt sich die Partie nicht mehr gewinnen. Der Tisch sagt es dir; spiel weiter oder gib auf. Damit kennst du das ganze Grundspiel.

## The Book of Steps

lesson-onirim-book = Das Buch der verlorenen Schritte
    .lead = Türen in fester Reihenfolge, und drei Zauber, mit abgeworfenen Karten bezahlt.
lesson-onirim-book-goals = Mit dem Buch liegen acht Ziele in einer Reihe. Die Türen müssen in dieser Reihenfolge gefunden werden, von links: zuerst rot, dann blau, dann grün …
lesson-onirim-book-wrong = Du hältst den grünen Schlüssel. Spiel die rote Sonne und sieh, was kommt.
lesson-onirim-book-limbo = Eine grüne Tür, zu früh: Das erste Ziel ist rot. Du könntest sie öffnen, aber sie käme in den Limbus und der Schlüssel wäre weg. Behalte ihn und leg die Tür in den Limbus.
lesson-onirim-book-row = Finde die rote Tür mit drei roten in Folge: Spiel den roten Mond, dann die rote Sonne.
lesson-onirim-book-take = Rot ist das erste Ziel. Nimm die Tür.
lesson-onirim-book-reached = Das Ziel ist umgedreht; Blau kommt als Nächstes. Verlierst du je eine Tür, wird ihr Ziel wieder aufgedeckt und kommt vor allen anderen dran.
lesson-onirim-book-pile = Vier Karten liegen in der Ablage. Sie sind der Geldbeutel für Zauber. Wirf die grüne Sonne ab: Jetzt sind es fünf.
lesson-onirim-book-cast = Die erste Seite leuchtet auf: Fünf Karten bezahlen die Paradoxe Prophezeiung. Sprich sie. (Die Karten verlassen das Spiel. Lägen mehr da, würdest du sie auswählen.)
lesson-onirim-book-raise = Du siehst die untersten fünf Karten des Stapels. Leg eine obenauf: die blaue Tür natürlich.
lesson-onirim-book-sink = Die anderen kommen in beliebiger Reihenfolge wieder nach unten. So, wie sie liegen, ist es gut.
lesson-onirim-book-open = Die blaue Tür ist gezogen, Blau ist das nächste Ziel, und du hast den blauen Schlüssel. Öffne sie.
lesson-onirim-book-spells = Die anderen Zauber: Die Parallele Planung lässt für sieben Karten zwei Ziele die Plätze tauschen. Die Perfekte Pein wirft für zehn einen eben gezogenen Albtraum ganz ohne Wirkung ab.
lesson-onirim-book-end = Zauber sprichst du vor deiner Handlung, bevor du eine Tür nimmst und zwischen zwei gezogenen Karten, so oft die Ablage zahlt. Eine volle Ablage ist ein Schatz.

## The Towers

lesson-onirim-towers = Die Türme
    .lead = Bau neben deinem Labyrinth ein Bollwerk aus vier Farben.
lesson-onirim-towers-towers = Zwölf Türme sind im Stapel. Sie sind Labyrinthkarten und kommen auf die Hand. Zum Sieg gehört nun auch ein Bollwerk: vier benachbarte Türme in vier Farben.
lesson-onirim-towers-first = Türme stehen in einer eigenen Reihe. Den ersten kannst du frei wählen: Bau den roten Turm 4.
lesson-onirim-towers-edges = Sieh dir die Kanten an. Wo sich zwei Türme berühren, dürfen sie kein Symbol gemeinsam haben: Der rote hat rechts einen Mond, der grüne Turm 4 links eine Sonne. Bau ihn rechts an.
lesson-onirim-towers-third = Grün endet mit einer Sonne, Blau beginnt mit einem Mond. Bau den blauen Turm 4 rechts an.
lesson-onirim-towers-nightmare = Ein Albtraum. Er wird abgewendet wie sonst; gib den roten Schlüssel ab. Doch Albträume hassen auch Türme …
lesson-onirim-towers-false = Nun geht ein Turm verloren: einer am Ende, oder ein innerer, wenn sich seine Nachbarn berühren dürfen. Oder du wählst die falsche Zerstörung: Kein Turm fällt, aber der Albtraum kommt in den Limbus und kehrt wieder. Mach das.
lesson-onirim-towers-rampart = Der braune Turm 5 hat links eine leere Kante; er darf alles berühren. Bau ihn rechts an.
lesson-onirim-towers-stands = Rot, grün, blau, braun: ein Bollwerk! Solange es steht, holen sich Albträume keine Türme.
lesson-onirim-towers-discard = Türme, die du nicht brauchst, zeigen die Zukunft. Wirf den grünen Turm 3 ab.
lesson-onirim-towers-look = Seine Zahl sagt, wie viele der obersten Karten du ansehen darfst. Sieh nach.
lesson-onirim-towers-order = Drei Karten, in beliebiger Reihenfolge zurückzulegen. Keine wird abgeworfen. Der Albtraum liegt zuletzt: gut so, leg sie zurück.
lesson-onirim-towers-end = Acht Türen und ein Bollwerk gewinnen. Das Bollwerk darf vor, zwischen oder nach den Türen fertig werden.

## Dreams and premonitions

lesson-onirim-dreams = Glücksträume und dunkle Vorahnungen
    .lead = Geschenke im Stapel, Drohungen auf dem Tisch.
lesson-onirim-dreams-premonitions = Vier dunkle Vorahnungen liegen offen, vier weitere verdeckt. Jede wartet auf bestimmte Türen; ist ihre Bedingung erfüllt, wird ihre Strafe einmal fällig, und die Karte ist weg.
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
lesson-onirim-dreams-stays = Schlau: Mit nur noch einer roten Tür ist die Bedingung der roten Vorahnung nicht mehr erfüllt. Sie bleibt auf dem Tisch und wartet.
lesson-onirim-dreams-end = Schau auf die Vorahnungen, bevor du eine Tür öffnest, und spar dir Glücksträume für die schlimmsten auf.

## Two players

lesson-onirim-two = Zu zweit
    .lead = Eigene Hände, eine gemeinsame Hand, je vier Türen.
lesson-onirim-two-eight = Zwei Träumende erkunden gemeinsam. Acht Karten liegen offen; ihr nehmt abwechselnd eine, bis jeder drei hat. Die zwei übrigen gehören beiden.
lesson-onirim-two-pick = Nimm die rote Sonne, den roten Mond und den braunen Mond. Dazwischen wählt deine Partnerin.
lesson-onirim-two-hands = Wenn du am Zug bist, gehören die zwei gemeinsamen Karten zu deiner Hand. Dies ist eine offene Partie: Ihr seht gegenseitig eure Karten und dürft über alles reden.
lesson-onirim-two-play = Jeder hat sein eigenes Labyrinth. Spiel die rote Sonne; dann ist deine Partnerin dran.
lesson-onirim-two-second = Sie hat eine blaue Reihe begonnen. Spiel deinen roten Mond.
lesson-onirim-two-third = Und die rote Sonne, die dritte rote in deiner eigenen Reihe.
lesson-onirim-two-take = Nimm die Tür; sie liegt vor dir. Ihr gewinnt gemeinsam, sobald jeder von euch eine Tür jeder Farbe hat.
lesson-onirim-two-discard = Deine Partnerin hat eine gemeinsame Karte benutzt, und die gezogene nahm deren Platz ein. Wirf nun die blaue Sonne ab.
lesson-onirim-two-swap = Beim Abwerfen darfst du eine eigene Karte gegen eine gemeinsame tauschen. Gib die braune Sonne und nimm den roten Schlüssel: Bei dir ist er sicher.
lesson-onirim-two-place = Eine gezogene Karte kommt dorthin, wo Platz ist. Haben beide Hände Platz, wählst du: behalten oder teilen.
lesson-onirim-two-end = Beide brauchen je eine Tür in allen vier Farben. Eine zweite Tür einer Farbe bringt euch dem Sieg nicht näher, aber man kann sie einem Albtraum überlassen.

## In silence

lesson-onirim-silent = Zu zweit, schweigend
    .lead = Die Karten sind verdeckt, und die Züge sprechen.
lesson-onirim-silent-hidden = In einer schweigenden Partie redet niemand. Diese drei Karten hat deine Partnerin vor deinen Augen genommen, also kennst du sie. Was sie von nun an zieht, bleibt dir verborgen.
lesson-onirim-silent-told = Reihen, Türen, gemeinsame Karten und Ablage sind für beide offen, und ebenso alles, was eine Regel aufdeckt. Was du in einer Prophezeiung ansiehst, ist nur für dich.
lesson-onirim-silent-play = Spiel die rote Sonne und achte darauf, was sie tut.
lesson-onirim-silent-nightmare = Eine blaue Sonne: Sie ist also hinter Blau her. Und die gezogene Karte zeigt dir nur ihren Rücken. Spiel deinen roten Mond.
lesson-onirim-silent-hand = Ein Albtraum. Wirf die Hand ab: Deine und die gemeinsamen Karten sind weg, und du ziehst fünf neue.
lesson-onirim-silent-share = Ein blauer Mond. Beide Hände haben Platz, also wählst du, wohin er kommt. Deine Partnerin begann mit Blau: Teile ihn.
lesson-onirim-silent-keep = Rot ist deine Farbe. Behalte die rote Sonne und den roten Mond, dann die grüne Sonne.
lesson-onirim-silent-understood = Ohne ein Wort verstanden: Sie hat den blauen Mond aus der gemeinsamen Hand gespielt.
lesson-onirim-silent-end = Im Schweigen ist jede Karte, die du teilst, spielst oder liegen lässt, eine Botschaft. Vertraut einander.

## Variants

lesson-onirim-variants = Härtere Nächte
    .lead = Jede Erweiterung hat eine schwerere Variante; hier sind alle drei.
lesson-onirim-variants-spells = Verloren! heißt die Variante des Buchs: dieselben Zauber, aber für sechs, neun und zwölf Karten.
lesson-onirim-variants-premonitions = Zu Beginn können fünf oder sechs Vorahnungen offen liegen statt vier. Hier sind sechs.
lesson-onirim-variants-ruins = Verstreute Ruinen: Zum Sieg brauchst du weiter ein Bollwerk, und deines steht. Aber es schützt nichts.
lesson-onirim-variants-nightmare = Spiel die grüne Sonne …
lesson-onirim-variants-give = … und da ist der Albtraum. Gib den roten Schlüssel ab.
lesson-onirim-variants-lose = Das Bollwerk hilft nicht: Ein Turm fällt, oder der Albtraum kehrt durch den Limbus zurück. Verlier den roten Turm.
lesson-onirim-variants-end = Alle Erweiterungen und Varianten lassen sich kombinieren, allein oder zu zweit. Alle drei zusammen sind eine lange Nacht: viel Glück.
