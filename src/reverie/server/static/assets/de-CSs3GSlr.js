var e=`list-last = { $some } und { $last }
day-object-toast = Toast
day-object-mug = Becher
day-object-pear = Birne
day-object-croissant = Croissant
day-object-slipper = Pantoffel
day-object-jam-jar = Marmeladenglas
day-object-milk-jug = Milchkännchen
day-object-alarm-clock = Wecker
day-object-pillow = Kissen
day-object-cactus = Kaktus
day-object-daisy-bottle = Gänseblümchen in der Flasche
day-object-watering-can = Gießkanne
day-object-frying-pan = Bratpfanne
day-object-teapot = Teekanne
day-object-cat = Katze
day-object-nightcap = Schlafmütze
day-object-crescent-lamp = Mondsichellampe
day-object-owl = Eule
day-object-moth = Nachtfalter
day-object-paper-boat = Papierboot
day-object-candle = Kerze
day-object-tent = Zelt
day-object-snow-globe = Schneekugel
day-object-hot-air-balloon = Heißluftballon
day-object-umbrella = Regenschirm
day-object-rocket = Rakete
day-object-lantern = Laterne
day-object-hedgehog = Igel
day-object-planet = Planet
day-object-telescope = Teleskop
day-object-triangle = Triangel
day-object-harp = Harfe
day-object-bell = Glocke
day-object-maraca = Rumbakugel
day-object-metronome = Metronom
day-object-headphones = Kopfhörer
day-object-record = Schallplatte
day-object-drum = Trommel
day-object-microphone = Mikrofon
day-object-trumpet = Trompete
day-object-gramophone = Grammofon
day-object-grand-piano = Flügel
day-object-guitar = Gitarre
day-object-violin = Geige
day-object-accordion = Akkordeon
day-object-biscuit = Keks
day-object-ice-cream-cone = Eistüte
day-object-cookie-jar = Keksdose
day-object-spoon = Löffel
day-object-doughnut = Donut
day-object-espresso-cup = Espressotasse
day-object-sugar-bowl = Zuckerdose
day-object-takeaway-cup = Pappbecher
day-object-cupcake = Cupcake
day-object-potted-plant = Topfpflanze
day-object-coffee-grinder = Kaffeemühle
day-object-radio = Radio
day-object-newspaper = Zeitung
day-object-armchair = Sessel
day-object-typewriter = Schreibmaschine
day-object-moka-pot = Espressokanne
day-object-fish = Fisch
day-object-hat = Hut
day-object-kite = Drachen
day-object-shell = Muschel
day-object-hourglass = Sanduhr
day-object-clover = Kleeblatt
day-object-seagull = Möwe
day-object-whale = Wal
day-object-compass = Kompass
day-object-globe = Globus
day-object-ship-in-a-bottle = Buddelschiff
day-object-camera = Fotoapparat
day-object-suitcase = Koffer
day-object-key = Schlüssel
day-object-lighthouse = Leuchtturm
day-object-anchor = Anker
day-object-balloon = Luftballon
day-object-feather = Feder
day-object-palette = Palette
day-object-spinning-top = Kreisel
day-object-mushroom = Pilz
day-object-bowtie = Fliege
day-object-pencil = Bleistift
day-object-vase = Vase
day-object-paint-tube = Farbtube
day-object-yarn-ball = Wollknäuel
day-object-bird-cage = Vogelkäfig
day-object-toy-car = Spielzeugauto
day-object-scissors = Schere
day-object-robot = Roboter
day-object-rocking-horse = Schaukelpferd
day-turn = Zug { $turn }
day-start = Vor Spielbeginn
day-player =
    { $who ->
        [you] Spieler { $player } (du)
       *[other] Spieler { $player }
    }
day-gone = hat aufgegeben
day-place-dice = Würfel
day-place-shelf = Regal
day-place-leaves = Blätter
day-place-constellation = Sterne
day-place-notes = Noten
day-place-garland = Mondkette
day-place-polaroids = Polaroids
day-place-frames = Rahmen
day-place-score = Punkte
day-place-players = Spieler
day-die-written = { $die } in { $cell }
day-die-changed = { $die } als { $digit } in { $cell }
day-die-skipped = { $die } ausgelassen
day-objects = { $n } von { $all } Gegenständen
day-circled = { $n } umkreist
day-thorns =
    { $n ->
        [one] 1 Dorn
       *[other] { $n } Dornen
    }{ $lost ->
        [0] { "" }
       *[other] { " " }(−{ $lost })
    }
day-stars =
    { $n ->
        [one] 1 Stern
       *[other] { $n } Sterne
    }
day-heads =
    { $n ->
        [one] 1 Notenkopf
       *[other] { $n } Notenköpfe
    }
day-frame-left = { $family } noch { $n }, für { $rewards }
day-frame-earned = { $family } voll, { $reward } erhalten
day-sum-objects =
    { $n ->
        [one] 1 Gegenstand
       *[other] { $n } Gegenstände
    }
day-sum-constellation =
    { $n ->
        [one] 1 Stern
       *[other] { $n } Sterne
    }
day-sum-notes =
    { $n ->
        [one] 1 Notenkopf
       *[other] { $n } Notenköpfe
    }
day-sum-garland = { $n } an der Mondkette
day-sum-polaroids = { $n } durch Polaroids
day-sum-frames = { $n } durch Rahmen
day-sum-thorns = { $n } für Dornen
day-hint = \`5 c3\` trägt eine 5 in c3 ein, \`5+1 c3\` mit Blatt. \`undo\` · \`?\` Regel · \`help\` Zeichen · \`quit\`
day-ask-start =
    Trage { $n ->
        [one] die Zahl in eine beliebige leere Wolke ein.
       *[other] beide Zahlen in beliebige leere Wolken ein.
    }
day-ask-write =
    Trage { $n ->
        [one] die Zahl
       *[other] die Zahlen
    } angrenzend zu ausgefüllten Wolken ein.
day-ask-row = Zwei Wolkenreihen sind gleichzeitig voll. Welche zuerst?
day-ask-bonus =
    Nachgezeichnet: { $object }. Welchen Bonus kreist du ein?{ $n ->
        [0] { "" }
        [one] { " " }Danach folgt noch eine Linie.
       *[other] { " " }Danach folgen noch { $n } Linien.
    }
day-ask-done = Beide Würfel sind verwendet. \`done\` beendet deinen Zug, \`undo\` nimmt die letzte Antwort zurück.
day-anywhere = jede leere Wolke
day-do-write = { $dice } in: { $cells } (tippe \`{ $example }\`)
day-do-leaves =
    { $n ->
        [one] 1 umkreistes Blatt verändert
       *[other] { $n } umkreiste Blätter verändern
    } einen Würfel: { $ranges } (tippe \`{ $example }\`)
day-do-skip =
    { $skips }: { $how ->
        [solo] Würfel auslassen, ein Blatt umkreisen und einen Dorn malen
       *[several] Würfel auslassen und ein Blatt umkreisen
    }
day-do-complete = Eine Wolke vollendet: { $rows }
day-do-row = { $icon } zeichnet { $n } Linien
day-do-bonus-sun = eine zusätzliche Linie bis zur nächsten Sonne
day-do-bonus-leaf = ein Blatt umkreisen
day-do-done = deinen Zug beenden
day-help-answers = Antworte mit \`write 5 c3\` oder einfach \`5 c3\`; mit umkreisten Blättern \`6-1 c3\` oder \`4+2 c3\`; \`skip 2\` lässt aus; der Name einer Reihe; \`sun\` oder \`leaf\`; \`done\`. Mehreres in einer Zeile: „5 c3, 2 d3, done“. Kurze Listen lassen sich auch mit der Nummer beantworten. Bis \`done\` kann alles zurückgenommen werden. Enter allein zeigt das Tableau noch einmal.
day-legend-clouds = Das Wolkenraster: _ eine leere Wolke, in die du jetzt eintragen kannst, · eine andere leere; ★ ☾ Stern oder Mond, ¹ ² ³ die Gruppe von Rahmen. Am Ende jeder Reihe: ◦ offen, ● Punkt eingekreist, ☼ Sonne eingekreist, ✗ durchgestrichen. ┊ ist ein Falz: Wolken auf beiden Seiten grenzen aneinander, aber keine Reihe läuft hinüber.
day-legend-shelf = Das Regal: ▸ der Gegenstand, an dem du zeichnest, ━ gezeichnete, ─ offene Linien; ☼ Sonnen, • Punkte, + das Bonussymbol. Blätter: ◎ umkreist, ○ frei, ● ausgefüllt. Wolken, die eine Reihe vollenden: ☼ die Zahlen für die Sonne, ✗ jene, die sie verderben.
day-event-rolled =
    { $turn ->
        [0] Die ersten Zahlen sind { $first } und { $second }.
       *[other] Zug { $turn }: Die Würfel zeigen { $first } und { $second }.
    }
day-event-wrote =
    Du trägst { $digit } in { $cell } ein{ $leaves ->
        [0] .
        [one] { " " }und füllst dafür ein Blatt aus.
       *[other] { " " }und füllst dafür { $leaves } Blätter aus.
    }
day-event-skipped = Du lässt die { $die } aus.
day-event-lapsed = Für die { $die } ist keine Wolke mehr frei; sie verfällt.
day-event-leaf = Du umkreist ein Blatt.
day-event-thorn =
    Du malst einen Dorn; { $thorns ->
        [one] es ist der erste.
       *[other] es sind jetzt { $thorns }.
    }
day-event-row =
    Reihe { $row }: { $icon ->
        [sun] fortlaufende Zahlen, perfekt! Die Sonne { $mark } ist eingekreist.
        [dot] unterschiedliche Zahlen, gut gemacht! Der Punkt { $mark } ist eingekreist.
       *[spoiled] eine Zahl kommt mehrfach vor, hoppla. { $mark } Keine Linien.
    }
day-event-line =
    { $n ->
        [one] Eine Linie
       *[other] { $n } Linien
    } { $icon } an diesem Gegenstand: { $object }.
day-event-object = Nachgezeichnet: { $object }!
day-event-constellation =
    Das Sternbild wächst um { $n ->
        [one] eine Linie
       *[other] { $n } Linien
    }; { $stars ->
        [0] kein Stern ist erreicht.
        [one] ein Stern ist eingekreist.
       *[other] { $stars } Sterne sind eingekreist.
    }
day-event-note =
    { $heads ->
        [one] Ein Notenkopf ist ausgefüllt.
       *[other] Beide Notenköpfe einer Note sind ausgefüllt.
    }
day-event-polaroid = Auf dem Polaroid von { $cell } steht { $digit }.
day-event-moon =
    Die { $digit } kommt in Mond { $moon } der Mondkette{ $reward ->
        [0] .
       *[other] , gleich wie darüber: { $reward } Punkte.
    }
day-event-frames =
    { $who ->
        [you] Du hast
       *[other] Spieler { $player } hat
    } die Gruppe von Rahmen { $family } ausgefüllt: { $reward ->
        [0] keine Belohnung mehr übrig.
       *[other] { $reward } Punkte.
    }
day-event-rewards-crossed = Jede nicht eingekreiste { $reward } der Rahmen wird durchgestrichen.
day-event-played = Spieler { $player }: { $answers }.
day-event-conceded =
    { $who ->
        [you] Du gibst die Partie auf.
       *[other] Spieler { $player } gibt die Partie auf.
    }
day-nothing = nichts
day-over-full = Alle Wolken eines Rasters sind ausgefüllt.
day-over-drawn = Alle Gegenstände eines Regals sind nachgezeichnet.
day-over-conceded = Die Partie wurde aufgegeben.
day-end-name = Dein Ergebnis heißt: { $name }
day-end-score = Punkte { $n } = { $sum }
day-end-won =
    { $n ->
        [0] Niemand gewinnt.
        [one] { $players } gewinnt!
       *[other] { $players } gewinnen gemeinsam!
    }
day-end-tie = Das Unentschieden entscheiden die Linien am unvollständigen Gegenstand: { $n }.
day-then = mit „{ $done }“ endet dein Zug; „{ $rest }“ muss warten. Nichts wurde ausgeführt.
day-why-only-done = beide Würfel sind verwendet; es bleiben nur \`done\` oder \`undo\`
day-why-other-question = „{ $verb }“ beantwortet nicht die jetzige Frage
day-why-not-done = erst müssen { $dice } eingetragen oder ein Würfel ausgelassen werden
day-why-no-row = es warten keine zwei Reihen auf eine Reihenfolge
day-why-no-bonus = es ist kein Bonus zu wählen
day-why-no-die = kein Würfel zeigt { $die }; Blätter schreibt man zum Würfel, wie \`4+1 c3\`
day-why-die-used = die { $die } ist schon verwendet
day-why-skipped = in diesem Zug ist schon ein Würfel ausgelassen
day-why-start-skip = die ersten Zahlen kann man nicht auslassen
day-why-start-leaves = die ersten Zahlen kann man nicht mit Blättern verändern
day-why-no-cell = in diesem Wolkenraster gibt es keine Wolke { $cell }
day-why-filled = in { $cell } steht schon eine { $digit }
day-why-not-beside = { $cell } grenzt an keine ausgefüllte Wolke
day-why-leaves =
    das braucht { $n ->
        [one] ein umkreistes Blatt
       *[other] { $n } umkreiste Blätter
    }, und du hast { $have }
day-rule-ids = Regeln { $ids }
day-rule-start = Beide Zahlen des ersten Wurfs kommen in zwei beliebige leere Wolken. Sie lassen sich weder auslassen noch verändern. Weit auseinander ist meist gut.
day-rule-write = Trage beide Zahlen in beliebiger Reihenfolge ein, jede in eine leere Wolke angrenzend zu einer ausgefüllten; die zweite darf an die erste grenzen. Ein Würfel pro Zug darf ausgelassen werden, um ein Blatt zu umkreisen. Vor dem Eintragen kannst du umkreiste Blätter ausfüllen und den Würfel um je 1 verändern, zwischen 0 und 9. Eine volle Reihe unterschiedlicher Zahlen bringt den Punkt, fortlaufender die Sonne; eine doppelte Zahl verdirbt sie. Die Reihe zeichnet so viele Linien, wie sie Wolken hat: zum nächsten Punkt oder von Sonne zu Sonne.
day-rule-write-solo = Im Solo-Modus malt jeder ausgelassene Würfel auch einen Dorn; zwei Dornen kosten am Ende einen Gegenstand.
day-rule-row = Volle Reihen handelst du in beliebiger Reihenfolge ab. Der Punkt zeichnet zum nächsten Punkt, die Sonne zur nächsten Sonne; erst wenn ein Gegenstand fertig ist, beginnt der nächste.
day-rule-bonus = Ein Gegenstand mit dem Bonussymbol bringt eine zusätzliche Linie bis zur nächsten Sonne oder ein umkreistes Blatt, noch vor den übrigen Linien.
day-rule-done = Niemand sieht deinen Entwurf vor \`done\`. Sind alle fertig, wird wieder gewürfelt; die Partie endet, wenn ein Raster voll oder ein Regal nachgezeichnet ist.
day-rule-constellation = Eine Zahl in einer Sternwolke zeichnet so viele Linien auf dem Sternbild; jeder erreichte Stern zählt einen Punkt.
day-rule-notes = Eine Einzelnote zählt eins, wenn ihre beiden Wolken gleich sind. Eine Doppelnote zählt eins, wenn zwei ihrer Wolken gleich sind, und zwei, wenn alle gleich sind.
day-rule-garland = Eine Zahl in einer Mondwolke kommt in den nächsten Mond der Mondkette; ist sie gleich wie darüber, bringt sie die Belohnung dazwischen.
day-rule-frames = Drei Gruppen von Rahmen teilen das Raster ein; eine ganz ausgefüllte Gruppe bringt eine Belohnung.
day-rule-frames-solo = Im Solo-Modus streicht die erste Linie am Kleeblatt jede nicht eingekreiste 5, die erste an der Fliege jede 2.
day-rule-frames-several = Wer eine Gruppe als Erstes ausfüllt, erhält 5, als Zweites 2; im selben Zug erhalten alle gleich viel.
day-rule-polaroids-ad = Die Zahlen der drei Sternwolken zählen für dich, die der drei Mondwolken gegen dich.
day-rule-polaroids-da = Jede unterschiedliche Zahl auf den sechs Polaroids zählt eins; doppelt, wenn alle sechs von links nach rechts fortlaufen.
oni-card-red-sun = rote Sonne
    .a = eine rote Sonne
oni-card-red-moon = roter Mond
    .a = einen roten Mond
oni-card-red-key = roter Schlüssel
    .a = einen roten Schlüssel
oni-card-blue-sun = blaue Sonne
    .a = eine blaue Sonne
oni-card-blue-moon = blauer Mond
    .a = einen blauen Mond
oni-card-blue-key = blauer Schlüssel
    .a = einen blauen Schlüssel
oni-card-green-sun = grüne Sonne
    .a = eine grüne Sonne
oni-card-green-moon = grüner Mond
    .a = einen grünen Mond
oni-card-green-key = grüner Schlüssel
    .a = einen grünen Schlüssel
oni-card-brown-sun = braune Sonne
    .a = eine braune Sonne
oni-card-brown-moon = brauner Mond
    .a = einen braunen Mond
oni-card-brown-key = brauner Schlüssel
    .a = einen braunen Schlüssel
oni-card-red-tower-3 = roter Turm 3
    .a = einen roten Turm 3
oni-card-red-tower-4 = roter Turm 4
    .a = einen roten Turm 4
oni-card-red-tower-5 = roter Turm 5
    .a = einen roten Turm 5
oni-card-blue-tower-3 = blauer Turm 3
    .a = einen blauen Turm 3
oni-card-blue-tower-4 = blauer Turm 4
    .a = einen blauen Turm 4
oni-card-blue-tower-5 = blauer Turm 5
    .a = einen blauen Turm 5
oni-card-green-tower-3 = grüner Turm 3
    .a = einen grünen Turm 3
oni-card-green-tower-4 = grüner Turm 4
    .a = einen grünen Turm 4
oni-card-green-tower-5 = grüner Turm 5
    .a = einen grünen Turm 5
oni-card-brown-tower-3 = brauner Turm 3
    .a = einen braunen Turm 3
oni-card-brown-tower-4 = brauner Turm 4
    .a = einen braunen Turm 4
oni-card-brown-tower-5 = brauner Turm 5
    .a = einen braunen Turm 5
oni-card-red-door = rote Tür
    .a = eine rote Tür
oni-card-blue-door = blaue Tür
    .a = eine blaue Tür
oni-card-green-door = grüne Tür
    .a = eine grüne Tür
oni-card-brown-door = braune Tür
    .a = eine braune Tür
oni-card-nightmare = Albtraum
    .a = einen Albtraum
oni-card-happy-dream = Glückstraum
    .a = einen Glückstraum
oni-premonition = { $condition }: { $penalty }
oni-card-red-premonition = rote Vorahnung
    .a = die rote Vorahnung
    .condition = Zwei rote Türen
    .penalty = alle roten Räume im Stapel werden abgeworfen
oni-card-blue-premonition = blaue Vorahnung
    .a = die blaue Vorahnung
    .condition = Zwei blaue Türen
    .penalty = zwei Schlüssel deiner Wahl im Stapel werden abgeworfen
oni-card-green-premonition = grüne Vorahnung
    .a = die grüne Vorahnung
    .condition = Zwei grüne Türen
    .penalty = ein Albtraum kommt aus der Ablage in den Limbus
oni-card-brown-premonition = braune Vorahnung
    .a = die braune Vorahnung
    .condition = Zwei braune Türen
    .penalty = eine Tür vom Tisch kommt in den Limbus
oni-card-pair-premonition = Vorahnung des Paares
    .a = die Vorahnung des Paares
    .condition = Zwei Türen einer Farbe
    .penalty = eine Tür eines solchen Paares kommt in den Limbus
oni-card-three-premonition = Vorahnung der drei Türen
    .a = die Vorahnung der drei Türen
    .condition = Drei Türen oder mehr
    .penalty = die Hand wird ausgetauscht, dann eine Vorahnung aufgedeckt
oni-card-five-premonition = Vorahnung der fünf Türen
    .a = die Vorahnung der fünf Türen
    .condition = Fünf Türen oder mehr
    .penalty = zwei weitere Vorahnungen werden aufgedeckt
oni-card-every-premonition = Vorahnung der vier Farben
    .a = die Vorahnung der vier Farben
    .condition = Eine Tür jeder Farbe
    .penalty = alle Glücksträume im Stapel werden abgeworfen
oni-colour-red = rot
    .m = rot
    .f = rot
oni-colour-blue = blau
    .m = blau
    .f = blau
oni-colour-green = grün
    .m = grün
    .f = grün
oni-colour-brown = braun
    .m = braun
    .f = braun
oni-sort-sun = Sonne
    .gender = m
oni-sort-moon = Mond
    .gender = m
oni-sort-key = Schlüssel
    .gender = m
oni-sort-door = Tür
oni-sort-tower = Turm
    .gender = m
oni-sort-nightmare = Albtraum
oni-sort-happy-dream = Glückstraum
oni-spell-paradoxical-prophecy = Paradoxe Prophezeiung
oni-spell-parallel-planning = Parallele Planung
oni-spell-powerful-punishment = Perfekte Pein
oni-rule-ids = Regeln: { $ids }
oni-rule-act = Ein Zug ist eine Handlung, dann wird die Hand auf fünf Karten ergänzt, dann kommt der Limbus zurück in den Stapel. Spielen (play): Leg einen Raum ans Ende deines Labyrinths; sein Symbol muss sich vom letzten unterscheiden, die Farbe ist frei. Die dritte Karte einer Farbe hintereinander lässt dich eine Tür dieser Farbe holen. Abwerfen (discard): eine beliebige Karte der Hand; ein so abgeworfener Schlüssel zeigt dir die obersten fünf Karten: eine wird abgeworfen, die anderen kommen in deiner Reihenfolge zurück.
oni-rule-act-towers = Ein Turm kommt ans linke (left) oder rechte (right) Ende der Turmreihe, wenn die beiden Kanten, die sich berühren, kein Symbol gemeinsam haben; Labyrinth und Serie bleiben, wie sie sind. Ein abgeworfener Turm lässt dich so viele oberste Karten ansehen und ordnen, wie seine Zahl sagt.
oni-rule-act-book = Paradoxe Prophezeiung und Parallele Planung darfst du vorher sprechen, so oft die Ablage sie bezahlt.
oni-rule-act-two = Deine Hand sind deine eigenen und die gemeinsamen Karten („… from common“). Beim Abwerfen darfst du außerdem eine eigene gegen eine gemeinsame tauschen.
oni-rule-take-door = Mit der dritten Karte einer Farbe hintereinander darfst du im Stapel nach einer Tür dieser Farbe suchen; danach wird gemischt. Ob genommen oder nicht, die Serie ist verbraucht: Die nächste Karte dieser Farbe beginnt eine neue.
oni-rule-take-door-book = Gewonnen ist die Tür nur, wenn sie die Farbe des ersten offenen Ziels (▸) hat; jede andere kommt in den Limbus.
oni-rule-door = Eine beim Ergänzen gezogene Tür gehört dir, wenn du den Schlüssel ihrer Farbe von der Hand abwirfst. Sonst kommt sie in den Limbus und am Ende des Zuges zurück in den Stapel. Ein für eine Tür verwendeter Schlüssel bringt keine Prophezeiung.
oni-rule-door-book = Nur eine Tür in der Farbe des ersten offenen Ziels (▸) wird gewonnen; jede andere kommt in den Limbus, und ihr Schlüssel ist trotzdem weg.
oni-rule-door-two = Der Schlüssel darf von deinen eigenen oder den gemeinsamen Karten kommen; die Tür liegt vor dir.
oni-rule-nightmare = Ein Albtraum wird sofort auf eine von vier Arten abgewendet: einen Schlüssel der Hand abgeben (give); eine gewonnene Tür in den Limbus legen (sacrifice); die obersten fünf Karten aufdecken, wovon Türen und Träume in den Limbus kommen und der Rest abgeworfen wird (reveal five); oder die ganze Hand abwerfen und fünf neue Labyrinthkarten ziehen, alles andere unterwegs in den Limbus (new hand). Dann wird der Albtraum abgeworfen und weiter ergänzt.
oni-rule-nightmare-book = Die Perfekte Pein wirft ihn ganz ohne Wirkung ab, wenn die Ablage sie bezahlen kann.
oni-rule-nightmare-towers = Danach geht ein Turm der Reihe verloren, außer ein Bollwerk schützt sie oder die Zerstörung ist nur Schein.
oni-rule-nightmare-two = Der Schlüssel darf ein gemeinsamer sein, die Tür muss deine eigene sein, und zur ganzen Hand gehören beide Teile.
oni-rule-bin = Eine Prophezeiung zeigt dir die obersten fünf Karten, oder so viele, wie noch da sind. Genau eine wird abgeworfen, gleich welche; so abgeworfene Träume bewirken nichts.
oni-rule-order = Die Karten kommen in der Reihenfolge auf den Stapel zurück, in der du sie nennst: Die erste wird zuerst gezogen. Die letzte ergibt sich von selbst. Die Reihenfolge gilt, bis gemischt wird.
oni-rule-pick = Acht Labyrinthkarten liegen offen. Ihr nehmt abwechselnd, bis jeder drei hat; die zwei übrigen sind die gemeinsame Hand, die beide nutzen.
oni-rule-place = Eine gezogene Labyrinthkarte kommt auf deine eigene Hand (drei Karten) oder auf die gemeinsame (zwei). Haben beide Platz, wählst du.
oni-rule-swap = Beim Abwerfen darfst du eine eigene Karte gegen eine gemeinsame tauschen, bevor sonst etwas aus dem Abwurf folgt.
oni-rule-swap-for = Wähle die gemeinsame Karte, die du für deine bekommst.
oni-rule-draw-or-cast = Vor jeder Karte, die beim Ergänzen gezogen wird, darf ein Zauber gesprochen werden, wenn die Ablage ihn bezahlt.
oni-rule-pay = Ein Zauber wird mit Karten deiner Wahl aus der Ablage bezahlt; sie verlassen das Spiel, bleiben aber sichtbar. Nenne sie einzeln oder alle in einer Zeile: „pay 3 red sun, blue moon“.
oni-rule-raise = Die Paradoxe Prophezeiung zeigt dir die untersten fünf Karten. Eine kommt oben auf den Stapel, die anderen zurück nach unten.
oni-rule-sink = Die anderen Karten kommen in der Reihenfolge nach unten, in der du sie nennst; die letzte liegt zuunterst und ergibt sich von selbst.
oni-rule-swap-goals = Die Parallele Planung lässt zwei beliebige Ziele die Plätze tauschen; jedes behält die Seite, die es zeigt. Danach kommt wieder das erste offene Ziel von links zuerst.
oni-rule-may-look = Ein abgeworfener Turm lässt dich so viele oberste Karten ansehen, wie seine Zahl sagt. Alle kommen in deiner Reihenfolge wieder obenauf.
oni-rule-lose-tower = Ein abgewendeter Albtraum kostet einen Turm der Reihe: einen am Ende oder einen zwischen zweien, die sich berühren dürfen. Ist die Zerstörung nur Schein, geht kein Turm verloren, aber der Albtraum kommt in den Limbus und kehrt wieder.
oni-rule-happy-dream = Ein beim Ergänzen gezogener Glückstraum macht eines von drei Geschenken: Eine Vorahnung verlässt das Spiel ohne Strafe (dispel); oder die obersten sieben Karten werden aufgedeckt, beliebig viele abgeworfen und die anderen geordnet zurückgelegt (reveal seven); oder du suchst eine beliebige Karte, mischst den Stapel und legst sie obenauf (search). Dann wird der Traum abgeworfen.
oni-rule-sift = Von den sieben aufgedeckten Karten wirfst du beliebig viele ab, auch Türen und Träume. Was du behältst, kommt in deiner Reihenfolge wieder obenauf.
oni-rule-fetch = Jede Karte des Stapels darf gewählt werden. Der Stapel wird gemischt, und die Karte liegt obenauf.
oni-rule-which-premonition = Werden mehrere Vorahnungen zugleich wahr, wählst du, welche zuerst eintrifft. Eine, deren Bedingung dann nicht mehr erfüllt ist, bleibt auf dem Tisch.
oni-rule-shed-keys = Die blaue Vorahnung wirft zwei Schlüssel deiner Wahl aus dem Stapel ab, oder einen, wenn kein zweiter da ist. Danach wird gemischt.
oni-rule-surrender = Eine Vorahnung legt eine gewonnene Tür in den Limbus: eine deiner eigenen, wenn du eine passende hast, sonst eine deines Partners.
oni-setup-onirim = Onirim
oni-setup-book = Buch der Schritte
oni-setup-book-lost = Buch der Schritte (Verloren!)
oni-setup-towers = Türme
oni-setup-towers-ruins = Türme (Ruinen)
oni-setup-dreams = Träume
oni-setup-dreams-5 = Träume (5)
oni-setup-dreams-6 = Träume (6)
oni-turn = Zug { $turn }
oni-player =
    { $who ->
        [you] Spieler { $player } (du)
       *[other] Spieler { $player }
    }
oni-dead = Dieses Spiel ist nicht mehr zu gewinnen: Eine nötige Karte ist fort. Spiel weiter, oder \`concede\`.
oni-place-labyrinth = Labyrinth
oni-place-doors = Türen
oni-place-hand = Hand
oni-place-common = Gemeinsam
oni-place-goals = Ziele
oni-place-spells = Zauber
oni-place-towers = Türme
oni-place-premonitions = Vorahnungen
oni-place-drawn = Gezogen
oni-place-looked = Angesehen
oni-place-resolving = Zu klären
oni-place-revealed = Offen
oni-place-limbo = Limbus
oni-place-out = Entfernt
oni-place-top = Obenauf
oni-place-bottom = Zuunterst
oni-series = { $colour }: { $n } von 3
oni-face-down = { $n } weitere verdeckt
oni-hidden =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
oni-told = davon weiß dein Partner: { $cards }
oni-unknown = ?
oni-unseen = Stapel { $deck }, ungesehen { $n }
oni-discarded = Ablage { $n }
oni-next-draw = Nächste Karte
oni-next-none = nichts mehr da
oni-next-looked = eine der gesehenen
oni-next-known = { $card }
oni-percent = { $n } %
oni-ask-act = Spiel eine Karte (play) oder wirf eine ab (discard).
oni-ask-take-door = Drei einer Farbe! Nimmst du { $door } aus dem Stapel (take)?
oni-ask-door = Du ziehst { $door }. Mit dem Schlüssel öffnen (open) oder in den Limbus damit (limbo)?
oni-ask-nightmare = Ein Albtraum! Was überlässt du ihm?
oni-ask-bin = Prophezeiung: Welche Karte wirfst du ab (bin)?
oni-ask-order = Welche Karte kommt als nächste zurück auf den Stapel (put)? Die zuerst genannte wird zuerst gezogen.
oni-ask-pick = Nimm eine Karte auf die Hand (pick).
oni-ask-place = Du ziehst { $card }. Behalten (keep) oder teilen (share)?
oni-ask-swap = Tauschst du eine deiner Karten gegen eine gemeinsame (swap)?
oni-ask-swap-for = Du gibst { $card }. Gegen welche gemeinsame Karte (for)?
oni-ask-draw-or-cast = Ziehen (draw) oder erst einen Zauber sprechen (cast)?
oni-ask-pay =
    { $spell }: { $n ->
        [one] noch { $n } Karte der Ablage zu zahlen (pay).
       *[other] noch { $n } Karten der Ablage zu zahlen (pay).
    }
oni-ask-raise = Welche der untersten Karten kommt oben auf den Stapel (raise)?
oni-ask-sink = Welche Karte kommt als nächste zurück nach unten (sink)? Die letzte liegt zuunterst.
oni-ask-swap-goals = Welche zwei Ziele tauschen die Plätze (swap goals)?
oni-ask-may-look = Die obersten { $n } Karten ansehen (look) und in beliebiger Reihenfolge zurücklegen?
oni-ask-lose-tower = Der Albtraum holt sich einen Turm. Welchen (lose), oder ist die Zerstörung nur Schein?
oni-ask-happy-dream = Ein Glückstraum! Welches Geschenk nimmst du?
oni-ask-sift = Leg von diesen Karten beliebig viele ab (drop), dann behalte den Rest (keep the rest).
oni-ask-fetch = Welche Karte des Stapels willst du obenauf (fetch)?
oni-ask-which-premonition = Mehrere Vorahnungen werden wahr. Welche trifft zuerst ein (face)?
oni-ask-shed-keys =
    { $n ->
        [one] Die Vorahnung nimmt noch { $n } Schlüssel aus dem Stapel. Welchen (shed)?
       *[other] Die Vorahnung nimmt { $n } Schlüssel aus dem Stapel. Welchen zuerst (shed)?
    }
oni-ask-surrender = Die Vorahnung nimmt eine Tür. Welche (surrender)?
oni-do-take = die Tür holen und den Stapel mischen
oni-do-leave = sie im Stapel lassen
oni-do-open = den Schlüssel abwerfen, die Tür gewinnen
oni-do-open-from-common = mit dem gemeinsamen Schlüssel
oni-do-limbo = am Ende des Zuges kommt sie zurück in den Stapel
oni-do-reveal-five = die obersten 5 Karten: Türen und Träume in den Limbus, der Rest abgeworfen
oni-do-new-hand = die ganze Hand abwerfen und eine neue ziehen
oni-do-keep = auf deine eigene Hand
oni-do-share = auf die gemeinsame Hand
oni-do-no-swap = ohne Tausch weiter
oni-do-cast-paradoxical-prophecy = die untersten 5 ansehen, eine kommt nach oben
oni-do-cast-parallel-planning = zwei Ziele tauschen die Plätze
oni-do-cast-powerful-punishment = der Albtraum wird wirkungslos abgeworfen
oni-do-draw = jetzt kein Zauber
oni-do-look = ansehen
oni-do-no-look = nicht ansehen
oni-do-false-destruction = kein Turm fällt, der Albtraum kommt in den Limbus
oni-do-reveal-seven = die obersten 7 Karten: beliebig viele weg, die anderen ordnen
oni-do-keep-the-rest = nichts mehr ablegen, alle zurück
oni-do-search = eine beliebige Karte des Stapels, obenauf
oni-event-turn =
    { $who ->
        [you] Zug { $turn }.
       *[other] Zug { $turn }, Spieler { $player }.
    }
oni-event-drawn =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] Spieler { $player } zieht { $cards }.
    }
oni-event-drawn-hidden =
    { $who ->
        [you]
            Du ziehst { $n ->
                [one] eine Karte.
               *[other] { $n } Karten.
            }
       *[other]
            Spieler { $player } zieht { $n ->
                [one] eine Karte.
               *[other] { $n } Karten.
            }
    }
oni-event-played =
    { $who ->
        [you] Du spielst { $cards }.
       *[other] Spieler { $player } spielt { $cards }.
    }
oni-event-discarded =
    { $who ->
        [you] Du wirfst { $cards } ab.
       *[other] Spieler { $player } wirft { $cards } ab.
    }
oni-event-prophecy =
    { $who ->
        [you] Der Schlüssel bringt dir eine Prophezeiung.
       *[other] Der Schlüssel bringt Spieler { $player } eine Prophezeiung.
    }
oni-event-binned =
    { $who ->
        [you] Von diesen Karten wirfst du { $cards } ab.
       *[other] Von diesen Karten wirft Spieler { $player } { $cards } ab.
    }
oni-event-put-back =
    { $who ->
        [you] Du legst zurück, von oben nach unten: { $cards }.
       *[other] Spieler { $player } legt zurück, von oben nach unten: { $cards }.
    }
oni-event-put-back-hidden =
    { $who ->
        [you] Du legst { $n } Karten auf den Stapel zurück.
       *[other] Spieler { $player } legt { $n } Karten auf den Stapel zurück.
    }
oni-event-limbo = In den Limbus: { $cards }.
oni-event-limbo-returns = Der Limbus wird in den Stapel gemischt: { $cards }.
oni-event-door-gained =
    { $who ->
        [you] Du gewinnst { $door }.
       *[other] Spieler { $player } gewinnt { $door }.
    }
oni-event-door-lost =
    { $who ->
        [you] Du verlierst { $door } an den Limbus.
       *[other] Spieler { $player } verliert { $door } an den Limbus.
    }
oni-event-revealed = Aufgedeckt: { $cards }.
oni-event-revealed-none = Es war nichts mehr zum Aufdecken da.
oni-event-hand-discarded =
    { $who ->
        [you] Du wirfst deine ganze Hand ab: { $cards }.
       *[other] Spieler { $player } wirft die ganze Hand ab: { $cards }.
    }
oni-event-hand-discarded-none =
    { $who ->
        [you] Deine Hand war leer; nichts wird abgeworfen.
       *[other] Die Hand von Spieler { $player } war leer; nichts wird abgeworfen.
    }
oni-event-picked =
    { $who ->
        [you] Du nimmst { $cards }.
       *[other] Spieler { $player } nimmt { $cards }.
    }
oni-event-common = Auf die gemeinsame Hand: { $cards }.
oni-event-swapped =
    { $who ->
        [you] Du tauschst { $given } gegen { $got } der gemeinsamen Hand.
       *[other] Spieler { $player } tauscht { $given } gegen { $got } der gemeinsamen Hand.
    }
oni-event-goals = In dieser Reihenfolge sind die Türen zu finden: { $colours }.
oni-event-goal-reached = Ziel { $goal } ({ $colour }) ist erreicht.
oni-event-goal-reopened = Ziel { $goal } ({ $colour }) ist wieder offen und kommt als erstes.
oni-event-goals-swapped = Die Ziele { $first } und { $second } tauschen die Plätze.
oni-event-spell =
    { $who ->
        [you] Du sprichst { $spell }.
       *[other] Spieler { $player } spricht { $spell }.
    }
oni-event-paid =
    { $who ->
        [you] Du zahlst { $cards }; das ist nun aus dem Spiel.
       *[other] Spieler { $player } zahlt { $cards }; das ist nun aus dem Spiel.
    }
oni-event-raised =
    { $who ->
        [you] Du legst { $cards } oben auf den Stapel.
       *[other] Spieler { $player } legt { $cards } oben auf den Stapel.
    }
oni-event-raised-hidden =
    { $who ->
        [you] Du legst eine der untersten Karten oben auf den Stapel.
       *[other] Spieler { $player } legt eine der untersten Karten oben auf den Stapel.
    }
oni-event-tower-built =
    { $who ->
        [you]
            Du baust { $cards } am { $end ->
                [left] linken
               *[right] rechten
            } Ende an.
       *[other]
            Spieler { $player } baut { $cards } am { $end ->
                [left] linken
               *[right] rechten
            } Ende an.
    }
oni-event-tower-lost =
    { $who ->
        [you] Du verlierst { $cards }.
       *[other] Spieler { $player } verliert { $cards }.
    }
oni-event-premonition-revealed = Eine Vorahnung wird aufgedeckt. { $text }.
oni-event-premonition-strikes = Eine Vorahnung wird wahr. { $text }.
oni-event-premonition-dispelled = Eine Vorahnung ist gebannt: { $name }.
oni-event-discarded-from-deck = Aus dem Stapel abgeworfen: { $cards }.
oni-event-discarded-from-deck-none = Im Stapel ist keine davon.
oni-event-fetched =
    { $who ->
        [you] Du legst { $cards } auf den gemischten Stapel.
       *[other] Spieler { $player } legt { $cards } auf den gemischten Stapel.
    }
oni-event-fetched-hidden =
    { $who ->
        [you] Du legst eine Karte deiner Wahl auf den gemischten Stapel.
       *[other] Spieler { $player } legt eine selbst gewählte Karte auf den gemischten Stapel.
    }
oni-event-conceded =
    { $who ->
        [you] Du gibst das Spiel auf.
       *[other] Spieler { $player } gibt das Spiel auf.
    }
oni-won = Gewonnen!
oni-lost = Verloren.
oni-over-won = Alle Türen stehen offen, und der Traum gibt dich frei.
oni-over-deck = Eine Karte war zu ziehen, und der Stapel war leer.
oni-over-conceded = Das Spiel wurde aufgegeben.
oni-end-doors =
    { $n ->
        [0] Keine Tür wurde gefunden.
        [one] Eine von acht Türen wurde gefunden.
       *[other] { $n } von acht Türen wurden gefunden.
    }
oni-end-doors-of = Spieler { $player }: { $n }
oni-why-not-now = das geht jetzt nicht
oni-why-other-question = „{ $verb }“ beantwortet die gestellte Frage nicht
oni-why-not-in-hand =
    { $where ->
        [common] du suchst { $card }, aber die gemeinsame Hand hat so etwas nicht
       *[hand] du suchst { $card }, hast so etwas aber nicht auf der Hand
    }
oni-why-same-symbol = { $symbol } neben { $symbol }: Am Ende der Reihe liegt schon dieses Symbol ({ $last }), und zwei Nachbarn zeigen nie dasselbe
oni-why-same-edge = { $symbol } neben { $symbol }: Diese Kante darf den Nachbarn nicht berühren ({ $last })
oni-why-first-tower = der erste Turm hat noch keine linke Seite: sag „right“
oni-why-tower-between = seine beiden Nachbarn dürfen sich nicht berühren, also kann er nicht zwischen ihnen wegfallen
oni-why-no-key =
    { $where ->
        [common] du brauchst { $key }, und die gemeinsame Hand hat keinen
       *[hand] du brauchst { $key } und hast keinen
    }
oni-why-no-door = du müsstest { $door } gewonnen haben
oni-why-order = die Karten werden in der Reihenfolge der Liste gewählt, und diese steht vor der zuletzt gewählten; nimm die erst mit \`undo\` zurück, oder nenne alle in einer Zeile
oni-why-too-few = die Karten werden in der Reihenfolge der Liste gewählt: Ohne die früheren blieben zu wenige zum Zahlen
oni-why-same-kind = sie würde nur mit einer gleichen Karte den Platz tauschen
oni-why-not-woken = ihre Bedingung ist nicht erfüllt ({ $condition })
oni-why-not-there = du suchst { $card }, aber hier ist keine solche Karte zu wählen
oni-why-no-spells = ohne das Buch der Schritte gibt es keine Zauber
oni-why-cannot-pay = der Zauber kostet { $cost } Karten der Ablage; dort liegen { $have }
oni-why-punish-nightmare = bestraft werden kann nur ein eben gezogener Albtraum
oni-why-spell-not-now = mitten in dieser Wirkung lässt sich kein Zauber sprechen
web-skip = Zum Inhalt
web-nav = Das Haus
web-title-setup = Neues Spiel
web-title-match = Tisch
web-title-join = Mitspielen
web-title-replay = Nachspielen
web-title-learn = Lernen
web-title-statistics = Statistik
web-title-settings = Einstellungen
web-title-lost = Hier ist nichts
web-back-home = Zurück ins Haus
web-close = Schließen
web-loading = Einen Augenblick …
web-broken = Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.
web-offline = Keine Verbindung. Nichts geht verloren, sie kommt von selbst zurück.
web-offline-request = Gerade gibt es keine Verbindung. Versuch es gleich noch einmal.
web-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
web-you = du
web-answers = Antworten
web-tools = Werkzeuge
web-undo = Zurück
web-undo-far = Weiter zurück
web-undo-far-why = Zurück zu deiner vorigen Entscheidung, auch über Aufgedecktes hinweg. Das Spiel zählt dann nicht mehr.
web-undo-asked = Jemand möchte einen Zug zurücknehmen.
web-undo-agree = Einverstanden
web-undo-refuse = Lieber nicht
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-is = Tipp: { $answer }
web-rule = Die Regel
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-talk = Reden
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Etwas sagen
web-talk-send = Senden
web-concede = Aufgeben
web-concede-sure = Damit ist das Spiel verloren gegeben.
web-concede-no = Weiterspielen
web-event-gone-back = Das Spiel geht zu einer früheren Entscheidung zurück.
web-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-abandoned = Alle haben dieses Spiel verlassen.
web-seat-free = frei
web-seat-bot = { $bot } spielen lassen
web-sit-down = Platz nehmen
web-invite = Schick diesen Link an alle, mit denen du spielen willst
web-copy = Kopieren
web-copied = Kopiert
web-leave = Verlassen
web-again = Noch einmal
web-replay = Nachspielen
web-share = Teilen
web-turn-of = { $name } denkt nach …
web-watching = Du schaust zu.
web-bot-random = Schlafwandler
web-bot-greedy = Nickerchen
web-bot-strong = Träumerin
web-bot-learned = Traumleserin
web-bot-search = Weiser
web-oni-act-play =
    { $end ->
        [left] { $card } links anbauen
        [right] { $card } rechts anbauen
       *[none] { $card } spielen
    }{ $from ->
        [common] { " " }(gemeinsam)
       *[hand] { "" }
    }
web-oni-act-discard =
    { $card } abwerfen{ $from ->
        [common] { " " }(gemeinsam)
       *[hand] { "" }
    }
web-oni-act-give =
    { $card } hergeben{ $from ->
        [common] { " " }(gemeinsam)
       *[hand] { "" }
    }
web-oni-act-sacrifice = { $card } verlieren
web-oni-act-bin = { $card } abwerfen
web-oni-act-put = { $card } zurücklegen
web-oni-act-pick = { $card } wählen
web-oni-act-swap = { $card } geben
web-oni-act-for = { $card } nehmen
web-oni-act-pay = mit { $card } zahlen
web-oni-act-raise = { $card } nach oben
web-oni-act-sink = { $card } nach unten
web-oni-act-lose = { $card } verlieren
web-oni-act-dispel = { $card } bannen
web-oni-act-drop = { $card } weglegen
web-oni-act-fetch = { $card } holen
web-oni-act-face = { $card } erdulden
web-oni-act-shed = { $card } abwerfen
web-oni-act-surrender = { $card } abgeben
web-oni-act-cast = { $spell } ({ $cost } Karten)
web-oni-act-swap-goals = Ziele { $first } ({ $one }) und { $second } ({ $other })
web-oni-do-take = die Tür nehmen
web-oni-do-leave = sie liegen lassen
web-oni-do-open = mit dem Schlüssel öffnen
web-oni-do-open-from-common = mit dem gemeinsamen Schlüssel öffnen
web-oni-do-limbo = in den Limbus schicken
web-oni-do-reveal-five = fünf Karten aufdecken
web-oni-do-new-hand = die Hand abwerfen
web-oni-do-keep = behalten
web-oni-do-share = teilen
web-oni-do-no-swap = kein Tausch
web-oni-do-draw = ziehen
web-oni-do-look = ansehen
web-oni-do-no-look = nicht ansehen
web-oni-do-false-destruction = falsche Zerstörung
web-oni-do-reveal-seven = sieben Karten aufdecken
web-oni-do-keep-the-rest = den Rest behalten
web-oni-do-search = den Stapel durchsuchen
web-oni-then-prophecy = bringt eine Prophezeiung: die obersten fünf Karten
web-oni-then-look = zeigt dir die obersten { $n } Karten
web-oni-then-give = der Albtraum geht, und der Schlüssel mit ihm
web-oni-then-sacrifice = sie kehrt durch den Limbus in den Stapel zurück
web-question = Frage
web-home-title = Zwei Spiele vom Träumen
web-home-lead = Such dir eine Tür aus. Du spielst sofort, ohne Anmeldung.
web-home-onirim = Nachts verirrt in einem Labyrinth. Finde acht Türen, bevor die Kerze niederbrennt.
web-home-daydream = Ein Platz am Fenster, zwei Würfel, ein Stift. Füll die Wolken und richte dir einen Nachmittag ein.
web-play-now = Spielen
web-play-how = Auswählen …
web-mine = Weiterspielen
web-alone = allein
web-state-waiting = wartet auf Mitspielende
web-state-yours = du bist dran
web-state-theirs = jemand anderes ist dran
web-daily = Der Traum des Tages
web-daily-what = Für alle dasselbe Glück, und ein Versuch, der zählt.
web-daily-try = Versuchen
web-daily-go-on = Weiter
web-daily-done = Dein Ergebnis
web-join-title = Eingeladen?
web-join-code = Link oder Code
web-join = Mitspielen
web-open-tables = Offene Tische
web-invited = { $name } möchte mit dir spielen.
web-players = Spielende
web-begin = Beginnen
web-listed = Den Tisch im Haus zeigen, offen für alle, die mögen
web-seat-somebody = jemand, dem ich den Link schicke
web-saved = Gespeichert.
web-save = Speichern
web-set-language = Sprache
web-set-theme = Licht
web-set-theme-auto = wie das System
web-set-theme-light = Tag
web-set-theme-dark = Nacht
web-set-textSize = Schriftgröße
web-set-textSize-100 = normal
web-set-textSize-115 = etwas größer
web-set-textSize-130 = größer
web-set-textSize-150 = am größten
web-set-palette = Farben
web-set-palette-usual = wie gemalt
web-set-palette-distinct = leichter zu unterscheiden
web-set-motion = Bewegung
web-set-motion-auto = wie das System
web-set-motion-full = alles
web-set-motion-reduced = keine
web-set-sound = Geräusche
web-set-ambient = Leise Musik
web-set-confirm = Vor dem Aufgeben fragen
web-you-title = Du
web-shown = Der Name, den andere sehen
web-signed-in = Angemeldet als { $name }
web-sign-in = Anmelden
web-sign-out = Abmelden
web-claim = Unter diesem Namen behalten
web-claim-why = Mit Name und Passwort folgen dir deine Spiele auf andere Geräte.
web-name = Name
web-password = Passwort
web-export = Alles herunterladen, was über dich gespeichert ist
web-stats-none = Noch kein beendetes Spiel. Das erste wird der Anfang einer Kurve.
web-stats-games = Spiele
web-stats-won = gewonnen
web-stats-doors = Türen im Schnitt
web-stats-mean = Punkte im Schnitt
web-stats-best = Bestes
web-stats-streak = längste Siegesserie
web-stats-curve =
    Durchschnitte { $n ->
        [one] einer Woche
       *[other] von { $n } Wochen
    }
web-history = Beendete Spiele
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-at = Zug { $n } von { $all }
web-record = Aufzeichnung
web-learn-lead = Jede Regel in unseren Worten. Am Tisch zeigt „Die Regel“ die zu deiner Frage.
web-learn-find = Eine Regel finden
web-learn-none = Das sagt keine Regel.
web-oni-rule-act = Ein Zug
web-oni-rule-take-door = Drei einer Farbe
web-oni-rule-door = Eine Tür wird gezogen
web-oni-rule-nightmare = Ein Albtraum
web-oni-rule-bin = Die Prophezeiung
web-oni-rule-order = Karten zurücklegen
web-oni-rule-lose-tower = Einen Turm verlieren
web-oni-rule-may-look = Ein abgeworfener Turm
web-oni-rule-draw-or-cast = Wann gezaubert wird
web-oni-rule-pay = Einen Zauber bezahlen
web-oni-rule-raise = Paradoxe Prophezeiung
web-oni-rule-swap-goals = Parallele Planung
web-oni-rule-happy-dream = Ein schöner Traum
web-oni-rule-sift = Die sieben Karten des Traums
web-oni-rule-fetch = Die Suche des Traums
web-oni-rule-which-premonition = Vorahnungen werden wahr
web-oni-rule-shed-keys = Die blaue Vorahnung
web-oni-rule-surrender = Eine Vorahnung nimmt eine Tür
web-oni-rule-pick = Zu zweit: die ersten Karten
web-oni-rule-place = Zu zweit: behalten oder teilen
web-oni-rule-swap = Zu zweit: der Tausch
web-day-rule-start = Der Anfang
web-day-rule-write = Ein Zug
web-day-rule-write-solo = Allein: Dornen
web-day-rule-row = Volle Reihen
web-day-rule-bonus = Boni
web-day-rule-done = Das Ende des Zugs
web-day-rule-constellation = Das Sternbild
web-day-rule-notes = Die Noten
web-day-rule-garland = Die Girlande
web-day-rule-frames = Die Rahmen
web-oni-doors-of = { $n } von { $all } Türen
web-oni-door-open = { $door }, gefunden
web-oni-door-shut = { $door }, noch zu finden
web-oni-your-doors = Deine Türen
web-oni-goal =
    Ziel { $n }, { $colour }{ $state ->
        [done] , erreicht
        [first] , als nächstes
       *[open] { "" }
    }
web-oni-deck = Stapel
web-oni-in-deck = im Stapel
web-oni-nightmares-left =
    { $n ->
        [one] Albtraum
       *[other] Albträume
    }
web-oni-unseen = Was noch niemand sah
web-oni-unseen-why = Karten, deren Ort du nicht kennst, nach Art.
web-oni-pile =
    { $name }, { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
web-oni-discard = Ablage
web-oni-card-stuck = { $card }, jetzt nicht spielbar
web-oni-moved = { $card } ist jetzt { $n } von { $all }.
web-oni-slot = { $card }, { $n } von { $all }; Pfeiltasten verschieben
web-oni-earlier = { $card } einen Platz nach vorn
web-oni-later = { $card } einen Platz nach hinten
web-oni-order = Reihenfolge, die erste wird zuerst gezogen
web-oni-order-done = So zurücklegen
web-oni-order-bottom = Reihenfolge, die letzte liegt zuunterst
web-oni-order-bottom-done = So nach unten legen
web-oni-cost = { $have } von { $cost } Karten
web-oni-no-key = Du hast keinen Schlüssel herzugeben.
web-oni-no-door = Du hast keine Tür zu verlieren.
web-oni-hand-of = Hand von { $name }
web-oni-row-of = Labyrinth von { $name }
web-oni-row-empty = Dein Labyrinth beginnt mit der ersten gespielten Karte.
web-oni-row-empty-of = { $name } hat noch nicht gespielt.
web-oni-towers-empty = Noch steht kein Turm.
web-oni-choose = Wähl eine Karte deiner Hand.
web-oni-dead = Dieses Spiel ist nicht mehr zu gewinnen: Eine nötige Karte ist weg. Spiel weiter oder gib auf.
web-oni-expansions = Erweiterungen
web-oni-without = ohne
web-oni-part-book = Die Türen müssen in einer Reihenfolge gefunden werden; Zauber helfen, bezahlt mit abgeworfenen Karten.
web-oni-part-towers = Zwölf Türme im Stapel: Bau vier Farben nebeneinander, an denen Albträume zerren.
web-oni-part-dreams = Schöne Träume bringen Geschenke; Vorahnungen werden wahr, wenn du bestimmte Türen gewinnst.
web-oni-variant-book = mit
web-oni-variant-book-lost = Verloren!: teurere Zauber
web-oni-variant-towers = mit
web-oni-variant-towers-ruins = verstreute Ruinen: eine fertige Reihe schützt nicht
web-oni-variant-dreams = mit: vier Vorahnungen
web-oni-variant-dreams-5 = schwerer: fünf Vorahnungen
web-oni-variant-dreams-6 = am schwersten: sechs Vorahnungen
web-oni-alone-what = Du gegen die Kerze.
web-oni-two = zu zweit, miteinander
web-oni-two-what = Jede und jeder braucht eine Tür jeder Farbe; zwei Karten gehören beiden.
web-oni-partner = Mit wem
web-oni-talk = Absprache
web-oni-talk-open = offen: ihr seht eure Karten
web-oni-talk-silent = still: eigene Karten verdeckt, niemand redet
`;export{e as default};