### Was nur die Seiten von Daydream sagen.

web-day-clouds = Wolken
web-day-board = { $who }, { $view }
web-day-empty = leer
web-day-row = Reihe { $row }
web-day-cell-star = Stern
web-day-cell-moon = Mond
web-day-cell-frame = Rahmen { $family }
web-day-drawing = In Arbeit: { $object }, { $n } von { $all } Linien
web-day-drawn-all = Alles ist nachgezeichnet.
web-day-plant = Blätter: { $circled } eingekreist, { $free } frei, { $filled } verbraucht.
web-day-ended = Dein Nachmittag ist zu Ende

web-day-done-rule = Niemand sieht deinen Entwurf, bevor du deinen Zug beendest. Sind alle fertig, wird neu gewürfelt; die Partie endet, wenn ein Wolkenraster voll oder ein Regal nachgezeichnet ist.
web-day-wait = Noch nicht fertig: { $names } …
web-day-rolling = Die Würfel rollen …
web-day-die = Wähle einen Würfel
web-day-die-is = Würfel mit { $die }
web-day-die-used = Würfel mit { $die }, verwendet
web-day-leaf-less = Eins weniger, für ein Blatt
web-day-leaf-more = Eins mehr, für ein Blatt
web-day-writes = Du schreibst { $digit }
web-day-leaves-used = { $n ->
    [one] für ein Blatt
   *[other] für { $n } Blätter
}
web-day-do-write = { $digit } in { $cell }
web-day-do-write-here = hier { $digit } eintragen
web-day-do-skip = Die { $die } auslassen
web-day-skip-gives = { $how ->
    [solo] ein Blatt und ein Dorn
   *[several] dafür ein Blatt
}
web-day-done = Zug beenden
web-day-preview-none = Bringt noch nichts ein.
web-day-tap-again = Zum Eintragen noch einmal antippen.
web-day-whole = Ganzer Spielplan
web-day-near = Vergrößern
web-day-look-at = { $name }, { $score ->
    [1] ein Punkt
   *[other] { $score } Punkte
}, { $state ->
    [thinking] überlegt noch
    [gone] hat aufgegeben
   *[done] ist fertig
}: den Spielplan ansehen
web-day-thinking = überlegt
web-day-is-done = fertig
web-day-score = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-day-keys = Pfeiltasten wandern über die Wolken, N springt zur nächsten freien, die Eingabetaste trägt ein. 1–6 wählen einen Würfel, + und − nehmen Blätter, S lässt aus, D beendet den Zug, Z vergrößert oder zeigt alles.

## Vor dem Spiel

web-day-fold = Spielplan wählen
web-day-turn-over = Umdrehen
web-day-own-boards = Die Spielpläne haben wir selbst entworfen.
web-day-easy = leicht
web-day-medium = mittel
web-day-hard = schwer
web-day-about-a = Nur Wolken und Regal: der beste Anfang.
web-day-about-d = Noch einmal Wolken und Regal, mit längeren Reihen und Kaffeeduft.
web-day-about-bc = Zahlen in Sternwolken erklimmen ein Sternbild; jeder Stern zählt.
web-day-about-ef = Zahlen in Mondwolken hängen in einer Mondkette; gleiche Nachbarn bringen Punkte.
web-day-about-ad = Sechs Polaroids: hohe Zahlen auf Sterne, niedrige auf Monde.
web-day-about-da = Sechs Polaroids: alle verschieden, am besten fortlaufend.
web-day-about-bca = Das Sternbild, und Noten, die klingen, wenn die Zahlen um sie gleich sind.
web-day-about-efd = Die Mondkette, und drei Rahmengruppen, die man vor den anderen füllt.
web-day-players = Mitspieler
web-day-alone = allein
web-day-seat = Platz { $n }
web-day-seat-you = Du
web-day-begin = Partie beginnen

## Seiten


## Das Ende

web-day-left-objects = { $n ->
    [one] Ein Gegenstand blieb unfertig: { $object }.
   *[other] { $n } Gegenstände blieben unfertig; der nächste wäre gewesen: { $object }.
}
web-day-left-clouds = { $n ->
    [one] Eine Wolke blieb leer.
   *[other] { $n } Wolken blieben leer.
}
web-day-left-rows = Perfekte Reihen: { $suns }. Verdorbene Reihen: { $spoiled }.
web-day-left-leaves = { $n ->
    [one] Ein eingekreistes Blatt blieb übrig.
   *[other] { $n } eingekreiste Blätter blieben übrig.
}

## Vor einer Partie

web-day-unfold = Aufklappen
web-day-fold-away = Falten
web-day-alone-what = Allein spielst du um einen Titel: Ein ausgelassener Würfel bringt einen Dorn, zwei Dornen kosten einen Punkt.
web-day-several-what = Alle nutzen gleichzeitig dieselben zwei Würfel; niemand sieht deinen Entwurf, bevor alle fertig sind.

# What becomes of a row, as soon as it is certain.
web-day-fate-doomed = nicht mehr zu retten
web-day-fate-sunny = kann noch ihre Sonne bringen
# What a number would do.
web-day-would-dot = Reihe { $row }: alle verschieden, { $n } Linien
web-day-would-sun = Reihe { $row }: fortlaufend, { $n } Linien von Sonne zu Sonne
web-day-would-spoiled = Reihe { $row }: eine Zahl doppelt, nichts
web-day-would-finish = Damit fertig: { $object }
web-day-brightens = { $n ->
    [one] Eine Reihe kann jetzt ihre Sonne bringen.
   *[other] { $n } Reihen können jetzt ihre Sonne bringen.
}
web-day-dooms = { $n ->
    [one] Eine Reihe ist dann nicht mehr zu retten.
   *[other] { $n } Reihen sind dann nicht mehr zu retten.
}
web-day-dims = { $n ->
    [one] Eine Reihe verliert ihre Sonne.
   *[other] { $n } Reihen verlieren ihre Sonne.
}
web-day-goal-line = Füll Wolkenreihen, um die Gegenstände im Regal zu zeichnen; jeder fertige ist ein Punkt.
web-day-coach-start = Trag beide Zahlen irgendwo ein. Weit auseinander hast du zwei Stellen, von denen es weitergeht.
web-day-coach-write = Trag jeden Würfel neben einer ausgefüllten Wolke ein. In einer Reihe darf keine Zahl doppelt stehen; fortlaufende Zahlen bringen die Sonne.
web-day-coach-nearly = In der Reihe { $row } fehlt nur { $cell }. Jede Zahl außer { $taken } bringt den Punkt ●{ $sun ->
    [none] .
   *[other] , eine { $sun } die Sonne ☼.
}
web-day-coach-leaf = Ein Würfel passt nicht? Die Pflanze hat eingekreiste Blätter: Mit − und + ändert jedes den Würfel um eins.
web-day-coach-row = Zwei Reihen sind voll. Wähle, welche zuerst zeichnet.
web-day-coach-bonus = Ein Bonus: Eine Linie zur nächsten Sonne bringt das Regal voran, ein Blatt ändert später einen Würfel.
web-day-coach-done = Zufrieden? Beende deinen Zug. Bis dahin kannst du alles zurücknehmen.
web-day-tip-doomed = Eine doppelte Zahl verdirbt die Reihe: Sie bringt nichts mehr ein. Such eine Reihe, in der sie fehlt.
web-day-tip-skip = Jeder ausgelassene Würfel lässt einen Dorn wachsen, und zwei Dornen kosten einen Punkt. Ein Blatt kann den Würfel stattdessen ändern.

## The legend of the board, and things held up to the eyes

web-day-legend = Was die Zeichen bedeuten
web-day-cloud = Wolke { $cell }
web-day-plant-title = Die Pflanze
web-day-legend-dot = alle verschieden: eine Linie je Wolke, von Punkt zu Punkt
    .short = alle verschieden
web-day-legend-sun = fortlaufende Zahlen: Linien von Sonne zu Sonne
    .short = fortlaufend
web-day-legend-spoiled = eine Zahl doppelt: nichts
    .short = doppelt: nichts
web-day-legend-leaf = ein eingekreistes Blatt verändert einen Würfel um 1
    .short = ±1
web-day-legend-bonus = Bonus: eine Linie oder ein Blatt
    .short = Bonus
web-day-legend-constellation = eine Zahl hier zeichnet ebenso viele Linien am Sternbild
    .short = steigt
web-day-legend-garland = hängt die Zahl an die Mondkette
    .short = an die Mondkette
web-day-legend-polaroids-ad = Sterne zählen für dich, Monde gegen dich
    .short = Sterne +, Monde −
web-day-legend-polaroids-da = verschiedene Zahlen zählen je eins
    .short = alle verschieden
web-day-legend-notes = gleiche Zahlen um sie herum füllen die Note
    .short = gleiche
web-day-legend-frames = eine volle Rahmengruppe bringt ihre Belohnung
    .short = Gruppe füllen
web-board-own = Eigene Spielpläne zeichnen oder drucken
